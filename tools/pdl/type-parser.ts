import { placeOf, type Span } from '../source/span.js';
import { parseDottedName, parseSimpleName } from './name-parser.js';
import { parsePrefix, refuseMemberPrefix, refusePrefix, type Prefix } from './prefix-parser.js';
import {
  PRIMITIVE_NAMES,
  type AnonymousTypeNode,
  type ArrayNode,
  type DeclarationNode,
  type EnumSymbolNode,
  type FieldNode,
  type FixedNode,
  type Includes,
  type MapNode,
  type Name,
  type PrimitiveKeyword,
  type RecordNode,
  type Scope,
  type TypeNode,
  type UnionMemberNode,
} from './syntax.js';
import { describeToken, reservedWord, type TokenKind } from './token.js';
import type { TokenStream } from './token-stream.js';
import { parseValue } from './value-parser.js';

const PRIMITIVES: ReadonlyMap<string, PrimitiveKeyword> = new Map(PRIMITIVE_NAMES.map((name) => [name, name]));

/** Words with which a declaration begins. */
export const DECLARATION_WORDS = ['enum', 'fixed', 'record', 'typeref'] as const;
/** Words with which a type begins. */
const TYPE_WORDS = ['array', 'enum', 'fixed', 'map', 'record', 'typeref', 'union'] as const;

const INT_MAX = 2 ** 31 - 1;

const SECOND_IN_SCOPE = { expected: '"}" after the declaration', found: 'a second declaration' } as const;

/**
 * Types and declarations of one file by recursive descent. Reports and continues: an unreadable type becomes a
 * `missing` node, an unreadable item is omitted from its list.
 */
export class TypeParser {
  private readonly stream: TokenStream;
  /** A prefix read after an `includes` clause that turned out to belong to what follows it. */
  private pendingPrefix: Prefix | undefined;

  constructor(stream: TokenStream) {
    this.stream = stream;
  }

  /** Doc and annotations of the next node. */
  parsePrefix(): Prefix {
    const pending = this.pendingPrefix;
    this.pendingPrefix = undefined;
    return pending ?? parsePrefix(this.stream);
  }

  /** A named declaration or anonymous type, or `undefined` when neither starts here. */
  parseDeclaration(prefix: Prefix): DeclarationNode | AnonymousTypeNode | undefined {
    switch (this.stream.current.kind) {
      case 'record':
      case 'enum':
      case 'typeref':
      case 'fixed':
        return this.parseNamed(prefix, undefined);
      case 'array':
      case 'map':
      case 'union':
        return this.parseAnonymous(prefix);
      case '{':
        return this.parseScoped(prefix);
      default:
        return undefined;
    }
  }

  private parseType(what: string): TypeNode {
    const stream = this.stream;
    stream.correctWord(TYPE_WORDS, 'a type');
    const isNewLine = stream.current.startsLine;
    const gap = stream.spanOfMissing();
    const prefix = this.parsePrefix();
    // Doc, annotations and "name:" on lines of their own are the next item: the type is missing before them.
    if (isNewLine && !isEmpty(prefix) && startsWord(stream.current.kind) && stream.peek().kind === ':') {
      this.pendingPrefix = prefix;
      return this.missingTypeAt(gap, what);
    }
    return this.parseTypeAfter(prefix, what, refusePrefix);
  }

  private parseTypeAfter(prefix: Prefix, what: string, refuse: typeof refusePrefix): TypeNode {
    const stream = this.stream;
    return stream.nested<TypeNode>(
      () => {
        if (stream.at('identifier') || stream.at('null')) {
          refuse(stream, prefix);
          return this.parseReference(what);
        }
        const first = stream.current;
        const declaration = this.parseDeclaration(prefix);
        if (declaration !== undefined) return declaration;
        // Something was consumed, so the error has been reported.
        if (stream.current !== first) return { kind: 'missing', span: stream.spanFrom(first.start) };
        return this.missingType(prefix, what);
      },
      () => ({ kind: 'missing', span: stream.spanOf(stream.current) }),
    );
  }

  private missingType(prefix: Prefix, what: string): TypeNode {
    refusePrefix(this.stream, prefix);
    return this.missingTypeAt(this.stream.spanOfMissing(), what);
  }

  private missingTypeAt(span: Span, what: string): TypeNode {
    const stream = this.stream;
    if (stream.isFirstErrorHere()) {
      stream.diagnostics.report('missing-type', span, { what, found: describeToken(stream.current) });
    }
    return { kind: 'missing', span };
  }

  private parseReference(what: string): TypeNode {
    const stream = this.stream;
    const { current } = stream;
    // "name:" at the start of a line is the next item, not the missing type.
    if (current.startsLine && stream.peek().kind === ':') {
      return this.missingType({ doc: undefined, annotations: [], start: current.start }, what);
    }
    if (current.kind === 'null') {
      stream.advance();
      return { kind: 'primitive', name: 'null', span: stream.spanOf(current) };
    }
    const name = parseDottedName(stream, 'a type');
    if (name === undefined) return { kind: 'missing', span: stream.spanOf(current) };
    const primitive = PRIMITIVES.get(name.text);
    if (primitive !== undefined) return { kind: 'primitive', name: primitive, span: name.span };
    return { kind: 'reference', name, span: name.span };
  }

  // Anonymous types

  private parseAnonymous(prefix: Prefix): AnonymousTypeNode {
    const stream = this.stream;
    if (prefix.doc !== undefined) stream.diagnostics.report('misplaced-doc', prefix.doc.span);
    const { kind } = stream.advance();
    if (kind === 'array') return this.parseArray(prefix);
    if (kind === 'map') return this.parseMap(prefix);
    const { annotations } = prefix;
    const members = this.opens('[') ? stream.bracketed('[', () => this.parseMember()) : [];
    return { kind: 'union', annotations, members, span: stream.spanFrom(prefix.start) };
  }

  private parseArray(prefix: Prefix): ArrayNode {
    const items = this.parseParameters('An array', 1)[0] ?? this.missingAtEnd();
    return { kind: 'array', annotations: prefix.annotations, items, span: this.stream.spanFrom(prefix.start) };
  }

  private parseMap(prefix: Prefix): MapNode {
    const stream = this.stream;
    const [key, value] = this.parseParameters('A map', 2);
    if (key !== undefined && value !== undefined && !isString(key)) {
      const found = stream.file.text.slice(key.span.start, key.span.end);
      stream.diagnostics.report('map-key-not-string', key.span, { found: found.replace(/\s+/g, ' ') });
    }
    const values = value ?? this.missingAtEnd();
    return { kind: 'map', annotations: prefix.annotations, values, span: stream.spanFrom(prefix.start) };
  }

  /** `[type …]` with exactly `count` types; missing and excess ones are reported. */
  private parseParameters(what: string, count: number): readonly TypeNode[] {
    const stream = this.stream;
    if (!this.opens('[')) return [];
    let read = 0;
    const types = stream.bracketed(
      '[',
      () => {
        if (read >= count) {
          stream.reportExpected('"]"');
          return undefined;
        }
        read += 1;
        const type = this.parseType(what);
        return type.kind === 'missing' ? undefined : type;
      },
      { limit: count },
    );
    if (read < count && stream.isFirstErrorHere()) {
      const closer = stream.spanFrom(stream.previousEnd - 1);
      stream.diagnostics.report('missing-type', closer, { what, found: `"${stream.file.text.charAt(closer.start)}"` });
    }
    return types;
  }

  private missingAtEnd(): TypeNode {
    return { kind: 'missing', span: this.stream.spanFrom(this.stream.previousEnd) };
  }

  private opens(bracket: '[' | '{'): boolean {
    if (this.stream.at(bracket)) return true;
    this.stream.reportExpected(`"${bracket}"`);
    return false;
  }

  private parseMember(): UnionMemberNode | undefined {
    const stream = this.stream;
    const prefix = this.parsePrefix();
    stream.correctWord(TYPE_WORDS, 'a type');
    if (!startsWord(stream.current.kind) || stream.peek().kind !== ':') {
      const type = this.parseTypeAfter(prefix, 'A union', refuseMemberPrefix);
      if (type.kind === 'missing') return undefined;
      const span = stream.spanFrom(prefix.start);
      return { kind: 'member', doc: undefined, annotations: [], alias: undefined, type, span };
    }
    const alias = parseSimpleName(stream, 'an alias');
    stream.advance();
    const type = this.parseType('A union');
    const { doc, annotations } = prefix;
    return { kind: 'member', doc, annotations, alias, type, span: stream.spanFrom(prefix.start) };
  }

  // Declarations

  private parseScoped(prefix: Prefix): DeclarationNode | AnonymousTypeNode | undefined {
    const stream = this.stream;
    refusePrefix(stream, prefix);
    const { start } = stream.current;
    const found = stream.bracketed('{', () => {
      const namespace = this.parseScopeClause('namespace');
      const packageName = this.parseScopeClause('package');
      const scope: Scope = { namespace, package: packageName, span: stream.spanFrom(start) };
      const inner = this.parsePrefix();
      stream.correctWord(DECLARATION_WORDS, 'a record, enum, typeref or fixed declaration');
      if (isDeclarationStart(stream.current.kind)) return this.parseNamed(inner, scope);
      refusePrefix(stream, inner);
      stream.reportExpected('a record, enum, typeref or fixed declaration');
      return undefined;
    });
    const [declaration, second] = found;
    if (second !== undefined) stream.diagnostics.report('expected-token', second.name.span, SECOND_IN_SCOPE);
    return declaration;
  }

  private parseScopeClause(clause: 'namespace' | 'package'): Name | undefined {
    return this.stream.take(clause) === undefined ? undefined : parseDottedName(this.stream, `a ${clause}`);
  }

  private parseNamed(prefix: Prefix, scope: Scope | undefined): DeclarationNode | undefined {
    const stream = this.stream;
    const keyword = stream.advance();
    const name = parseSimpleName(stream, 'a type name');
    if (name === undefined) return undefined;
    const base = { doc: prefix.doc, annotations: prefix.annotations, name, scope };
    switch (keyword.kind) {
      case 'record':
        return { ...base, ...this.parseRecordRest(), span: stream.spanFrom(prefix.start) };
      case 'enum':
        return { ...base, kind: 'enum', symbols: this.parseSymbols(), span: stream.spanFrom(prefix.start) };
      case 'typeref':
        stream.expect('=', '"=" before the type');
        return { ...base, kind: 'typeref', type: this.parseType('A typeref'), span: stream.spanFrom(prefix.start) };
      default:
        return { ...base, ...this.parseFixedSize(), span: stream.spanFrom(prefix.start) };
    }
  }

  private parseFixedSize(): Pick<FixedNode, 'kind' | 'size'> {
    const stream = this.stream;
    const { current } = stream;
    const size = stream.take('number');
    if (size !== undefined && /^(?:0|[1-9][0-9]{0,9})$/.test(size.text) && Number(size.text) <= INT_MAX) {
      return { kind: 'fixed', size: Number(size.text) };
    }
    if (stream.isFirstErrorHere()) {
      stream.diagnostics.report('invalid-fixed-size', stream.spanOf(current), { found: describeToken(current) });
    }
    return { kind: 'fixed', size: 0 };
  }

  private parseSymbols(): readonly EnumSymbolNode[] {
    if (!this.opens('{')) return [];
    return this.stream.bracketed('{', () => {
      const { doc, annotations, start } = this.parsePrefix();
      if (this.atPrefixEnd({ doc, annotations, start })) return undefined;
      const name = parseSimpleName(this.stream, 'a symbol');
      if (name === undefined) return undefined;
      return { kind: 'symbol', doc, annotations, name, span: this.stream.spanFrom(start) };
    });
  }

  private parseRecordRest(): Pick<RecordNode, 'kind' | 'includes' | 'fields'> {
    const stream = this.stream;
    stream.correctWord(['includes'], '"{"');
    const before = stream.at('includes') ? this.parseIncludes('before') : undefined;
    const fields = this.opens('{') ? stream.bracketed('{', () => this.parseField()) : [];
    if (!stream.at('includes')) return { kind: 'record', includes: before, fields };
    const keyword = stream.spanOf(stream.current);
    const after = this.parseIncludes('after');
    if (before !== undefined) {
      stream.diagnostics.report('includes-twice', keyword, { first: placeOf(before.span) });
    }
    return { kind: 'record', includes: before ?? after, fields };
  }

  private parseIncludes(position: Includes['position']): Includes {
    const stream = this.stream;
    const { start } = stream.advance();
    const types: TypeNode[] = [];
    for (;;) {
      const prefix = this.parsePrefix();
      if (!this.atIncludedType(position)) {
        this.pendingPrefix = prefix.start === stream.current.start ? undefined : prefix;
        break;
      }
      types.push(this.parseTypeAfter(prefix, 'An includes clause', refusePrefix));
    }
    if (types.length === 0) this.missingType({ doc: undefined, annotations: [], start }, 'An includes clause');
    return { position, types, span: stream.spanFrom(start) };
  }

  /** A name before a colon is the next field, a brace before a name opens the record's own fields. */
  private atIncludedType(position: Includes['position']): boolean {
    const stream = this.stream;
    const { kind } = stream.current;
    if (kind === 'identifier') return stream.peek().kind !== ':';
    if (kind !== '{') return isDeclarationStart(kind) || isAnonymousStart(kind) || kind === 'null';
    const next = stream.peek().kind;
    return next === 'namespace' || next === 'package' || (position === 'before' && isDeclarationStart(next));
  }

  private parseField(): FieldNode | undefined {
    const stream = this.stream;
    const prefix = this.parsePrefix();
    if (this.atPrefixEnd(prefix)) return undefined;
    const misplacedOptional = this.takeMisplacedOptional();
    const isOtherKeyword = stream.current.kind !== 'identifier' && reservedWord(stream.current.kind) !== undefined;
    if (isOtherKeyword && stream.peek().kind !== ':') {
      stream.reportExpected('a field name');
      return undefined;
    }
    const name = parseSimpleName(stream, 'a field name');
    if (name === undefined || stream.expect(':', '":" after the field name') === undefined) return undefined;
    stream.correctWord(['optional'], 'a type');
    const optional = stream.take('optional') !== undefined || misplacedOptional;
    if (optional && stream.at('optional')) {
      stream.reportExpected('a type');
      stream.advance();
    }
    const type = this.parseType('A field');
    const value = stream.take('=') === undefined ? undefined : parseValue(stream);
    const { doc, annotations } = prefix;
    const span = stream.spanFrom(prefix.start);
    return { kind: 'field', doc, annotations, name, optional, type, default: value, span };
  }

  private takeMisplacedOptional(): boolean {
    const stream = this.stream;
    if (!stream.at('optional') || stream.peek().kind === ':') return false;
    stream.diagnostics.report('misplaced-optional', stream.spanOf(stream.advance()));
    return true;
  }

  /** Whether nothing follows a prefix in its list; if so it is reported. */
  private atPrefixEnd(prefix: Prefix): boolean {
    const { kind } = this.stream.current;
    if (kind !== '}' && kind !== 'end') return false;
    refusePrefix(this.stream, prefix);
    return true;
  }
}

function isEmpty({ doc, annotations }: Prefix): boolean {
  return doc === undefined && annotations.length === 0;
}

function isString(type: TypeNode): boolean {
  return type.kind === 'primitive' && type.name === 'string';
}

function startsWord(kind: TokenKind): boolean {
  return kind === 'identifier' || kind === 'number' || reservedWord(kind) !== undefined;
}

function isDeclarationStart(kind: TokenKind): boolean {
  return kind === 'record' || kind === 'enum' || kind === 'typeref' || kind === 'fixed';
}

function isAnonymousStart(kind: TokenKind): boolean {
  return kind === 'array' || kind === 'map' || kind === 'union';
}
