import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { SourceFile } from '../source/source-file.js';
import { placeOf } from '../source/span.js';
import { checkDocument } from './document-rules.js';
import { parseDottedName } from './name-parser.js';
import { refusePrefix } from './prefix-parser.js';
import type { AnonymousTypeNode, DeclarationNode, Document, Import, Name } from './syntax.js';
import { describeToken, meantWord } from './token.js';
import { TokenStream } from './token-stream.js';
import { DECLARATION_WORDS, TypeParser } from './type-parser.js';

/**
 * One PDL file in, its syntax tree out. Reports every error that is visible in a single file, never throws, and always
 * returns a tree: unreadable parts are omitted or marked `missing`. Does not look up names.
 */
export function parseDocument(file: SourceFile, diagnostics: Diagnostics): Document {
  const document = new DocumentParser(file, diagnostics).parse();
  checkDocument(document, diagnostics);
  return document;
}

type Clause = 'namespace' | 'package' | 'import';

class DocumentParser {
  private readonly file: SourceFile;
  private readonly diagnostics: Diagnostics;
  private readonly stream: TokenStream;
  private readonly types: TypeParser;
  private readonly names = new Map<'namespace' | 'package', Name>();
  private readonly imports: Import[] = [];
  private readonly declarations: (DeclarationNode | AnonymousTypeNode)[] = [];
  /** The clause or declaration reached so far, in the order of the grammar. */
  private reached: Clause | 'declaration' | undefined;

  constructor(file: SourceFile, diagnostics: Diagnostics) {
    this.file = file;
    this.diagnostics = diagnostics;
    this.stream = new TokenStream(file, diagnostics);
    this.types = new TypeParser(this.stream);
  }

  parse(): Document {
    const stream = this.stream;
    while (!stream.at('end')) {
      if (!this.parseNext()) break;
    }
    if (this.reached !== 'declaration') {
      this.diagnostics.report('missing-declaration', stream.spanOfMissing());
    }
    return {
      kind: 'document',
      file: this.file,
      namespace: this.names.get('namespace'),
      package: this.names.get('package'),
      imports: this.imports,
      declaration: this.declarations[0],
      further: this.declarations.slice(1),
      comments: stream.comments,
      span: { file: this.file, start: 0, end: this.file.text.length },
    };
  }

  /** One clause or the declaration; false when continuing would only repeat the same error. */
  private parseNext(): boolean {
    const stream = this.stream;
    const prefix = this.types.parsePrefix();
    stream.correctWord(['namespace', 'package', 'import', ...DECLARATION_WORDS], 'a declaration');
    const { kind } = stream.current;
    if (kind === 'namespace' || kind === 'package' || kind === 'import') {
      refusePrefix(stream, prefix);
      this.parseClause(kind);
      return true;
    }
    if (kind === 'end') {
      refusePrefix(stream, prefix);
      return false;
    }
    if (this.reached === 'declaration') {
      if (!DECLARING.has(kind)) return this.reportTrailing();
      if (this.declarations.length > 0) {
        this.diagnostics.report('second-declaration', stream.spanOf(stream.current));
      }
    }
    this.reached = 'declaration';
    if (kind === '{') this.diagnostics.report('scoped-at-top-level', stream.spanOf(stream.current));
    const first = stream.current;
    const declaration = this.types.parseDeclaration(prefix);
    if (declaration !== undefined) {
      this.declarations.push(declaration);
      return true;
    }
    if (stream.current === first) stream.reportExpected('a declaration');
    return false;
  }

  /** @returns false: there is nothing to continue with */
  private reportTrailing(): false {
    const { current } = this.stream;
    if (this.stream.isFirstErrorHere()) {
      const params = { found: describeToken(current), meant: meantWord(current) };
      this.diagnostics.report('trailing-tokens', this.stream.spanOf(current), params);
    }
    return false;
  }

  private parseClause(clause: Clause): void {
    const stream = this.stream;
    const keyword = stream.advance();
    this.checkOrder(clause, stream.spanOf(keyword).start);
    const name = this.parseClauseName(clause);
    if (name === undefined) {
      if (!stream.current.startsLine && !stream.at('end')) stream.advance();
      return;
    }
    if (clause === 'import') {
      this.imports.push({ kind: 'import', name, span: stream.spanFrom(keyword.start) });
      return;
    }
    const first = this.names.get(clause);
    if (first === undefined) this.names.set(clause, name);
    else this.diagnostics.report('duplicate-clause', name.span, { clause, first: placeOf(first.span) });
  }

  /** A reserved word on a new line begins the next clause or the declaration: the name is missing. */
  private parseClauseName(clause: Clause): Name | undefined {
    const stream = this.stream;
    const what = clause === 'import' ? 'a type name' : `a ${clause} name`;
    if (!stream.current.startsLine || stream.at('identifier')) return parseDottedName(stream, what);
    stream.reportExpected(what);
    return undefined;
  }

  private checkOrder(clause: Clause, start: number): void {
    const reached = this.reached;
    if (reached !== undefined && RANK[reached] > RANK[clause]) {
      const span = { file: this.file, start, end: start + clause.length };
      this.diagnostics.report('clause-order', span, { clause, after: REACHED_TEXT[reached] });
      return;
    }
    this.reached = clause;
  }
}

/** Words that begin a declaration. */
const DECLARING: ReadonlySet<string> = new Set(DECLARATION_WORDS);

const RANK = { namespace: 0, package: 1, import: 2, declaration: 3 } as const;

const REACHED_TEXT = {
  namespace: 'the namespace clause',
  package: 'the package clause',
  import: 'an import',
  declaration: 'the declaration',
} as const;
