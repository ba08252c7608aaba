import fc from 'fast-check';
import { Diagnostics } from '../diagnostics/diagnostics.js';
import { SourceFile } from '../source/source-file.js';
import { anyDocument } from './document.builder.js';
import { parseDocument } from './parser.js';
import { plainTree } from './plain-tree.builder.js';
import { printDocument } from './printer.js';

/** Rules about names across a file: a random tree may break them without being misread. */
const NAME_RULES: ReadonlySet<string> = new Set([
  'import-own-namespace',
  'import-declared-type',
  'duplicate-import',
  'annotation-already-defined',
  'annotation-through-value',
]);

describe('printDocument', () => {
  it('prints text that parses back to the same tree', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const text = printDocument(document);
        const diagnostics = new Diagnostics();
        const again = parseDocument(new SourceFile('Printed.pdl', text), diagnostics);
        expect(plainTree(again)).toEqual(plainTree(document));
        const misread = diagnostics.sorted().filter(({ code }) => !NAME_RULES.has(code));
        expect(misread.map(({ code }) => code)).toEqual([]);
        expect(printDocument(again)).toEqual(text);
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
  /**
   * A cost.
   */
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
    const document = parseDocument(new SourceFile('Whole.pdl', text), new Diagnostics());
    expect(printDocument(document)).toEqual(text);
  });
});
