import fc from 'fast-check';
import { Diagnostics } from '../diagnostics/diagnostics.js';
import { SourceFile } from '../source/source-file.js';
import { anyDocument } from './document.builder.js';
import { parseDocument } from './parser.js';
import { plainTree } from './plain-tree.builder.js';
import { printDocument } from './printer.js';
import { Scanner } from './scanner.js';
import type { Document } from './syntax.js';

/** Rules of a whole file, which a random tree may break and still parse. */
const FILE_RULES: ReadonlySet<string> = new Set([
  'second-declaration',
  'import-own-namespace',
  'import-declared-type',
  'duplicate-import',
  'annotation-already-defined',
  'annotation-through-value',
]);

/** What may be between any two tokens. */
const COMMENTS = ['// one', '//', '/* two */', '/* three\n     * four */', '/*\nfive\n  six\n*/', '/* // seven */'];

describe('printDocument', () => {
  it('prints text that parses to the same tree', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const text = printDocument(document);
        const again = parsed(text);
        expect(plainTree(again)).toEqual(plainTree(withSortedImports(document)));
        expect(printDocument(again)).toEqual(text);
      }),
      { numRuns: 400 },
    );
  });

  it('keeps every comment in any position, and is idempotent', () => {
    const gaps = fc.infiniteStream(fc.option(fc.constantFrom(...COMMENTS), { freq: 5, nil: undefined }));
    const breaks = fc.infiniteStream(fc.constantFrom(' ', '\n', '\n\n', ',', '\r\n'));
    fc.assert(
      fc.property(anyDocument, gaps, breaks, (document, comments, separators) => {
        const text = withComments(printDocument(document), comments, separators);
        const read = parsed(text);
        const printed = printDocument(read);
        const again = parsed(printed);
        expect(plainTree(again)).toEqual(plainTree(withSortedImports(read)));
        expect(commentsOf(again)).toEqual(commentsOf(read));
        expect(printDocument(again)).toEqual(printed);
      }),
      { numRuns: 400 },
    );
  });

  it('prints every construct in its canonical form', () => {
    const text = `namespace a.\`record\`

package a.b

import c.D
import c.E

/**
 * First line
 *
 *   indented, with &#47;&#42; markers &#42;&#47;
 */
@Aspect = { "name": "whole", "big": 9007199254740993 }
@validate.\`com.x.Y\`
record Whole includes D, E {
  name: optional string = "none"
  /** A cost. */
  @Searchable.boostScore = 2.0
  \`union\`: union[
    null
    @deprecated
    inCents: long
    inWords: string
  ]
  parts: array[map[string, fixed Hash 16]] = []
  origin: {
    namespace x.y
    package z
    enum Origin {
      PROD
      @deprecated = "gone"
      TEST
    }
  }
  empty: record Empty {} includes D
}
`;
    expect(printDocument(parsed(text))).toEqual(text);
  });

  it('puts comments on lines of their own or behind their item', () => {
    const text = `// Licence.

namespace /* of all */ a // own

import c.E // the second
// what D is for
import c.D
record R { // opens
  /** A. */ // said
  // why
  @x = [1, // one
    2]
  a /* name */ : /* type */ int // behind a


  // above b
  b: /*
      * starred
  */ string,
  // last
} // end

// after all
`;
    expect(printDocument(parsed(text))).toEqual(`// Licence.

/* of all */
namespace a // own

// what D is for
import c.D
import c.E // the second

record R {
  // opens
  /** A. */ // said
  // why
  @x = [
    1, // one
    2
  ]
  /* name */
  /* type */
  a: int // behind a

  // above b
  /*
   * starred
   */
  b: string
  // last
} // end

// after all
`);
  });

  it('spreads values that are too long for a line', () => {
    const long = 'x'.repeat(60);
    expect(printDocument(parsed(`record R { a: A = {"b": {"c": "${long}"}, "d": ["${long}"], "e": {}} }`))).toEqual(
      `record R {
  a: A = {
    "b": { "c": "${long}" },
    "d": ["${long}"],
    "e": {}
  }
}
`,
    );
  });
});

/** The tree of a text without faults of syntax. */
function parsed(text: string): Document {
  const diagnostics = new Diagnostics();
  const document = parseDocument(new SourceFile('Printed.pdl', text), diagnostics);
  const misread = diagnostics.sorted().filter(({ code }) => !FILE_RULES.has(code));
  expect(misread.map(({ code, message }) => `${code}: ${message}`)).toEqual([]);
  return document;
}

function withSortedImports(document: Document): Document {
  const imports = [...document.imports].sort((a, b) => (a.name.text < b.name.text ? -1 : +(a.name.text > b.name.text)));
  return { ...document, imports };
}

/** Texts of all comments, trimmed line by line, in code unit order. */
function commentsOf({ comments }: Document): readonly string[] {
  return comments.map(({ text }) => text.replace(/[^\S\n]*\r?\n[^\S\n]*/g, '\n').trimEnd()).sort();
}

/** The text with comments and white space in the gaps between its tokens. */
function withComments(text: string, comments: fc.Stream<string | undefined>, separators: fc.Stream<string>): string {
  const scanner = new Scanner(new SourceFile('Gaps.pdl', text), new Diagnostics());
  let result = '';
  let offset = 0;
  for (;;) {
    const token = tokenAfter(scanner, text, offset);
    const gap = text.slice(offset, token.start);
    const [comment] = comments.take(1);
    const [separator = ''] = separators.take(1);
    result += comment === undefined ? gap : `${gap}${comment}${comment.startsWith('//') ? '\n' : separator}`;
    if (token.kind === 'end') return result;
    result += text.slice(token.start, token.end);
    offset = token.end;
  }
}

/** Segments of annotation keys are spelt by rules of their own. */
function tokenAfter(scanner: Scanner, text: string, offset: number): ReturnType<Scanner['next']> {
  return text.charAt(offset - 1) === '@' ? scanner.nextKeySegment() : scanner.next();
}
