import { assertNever } from '../invariant.js';
import { CommentFeed, printComment } from './comment-feed.js';
import { printDoc } from './doc-comment.js';
import { printKey, printName, printValue } from './spelling.js';
import { encodeString } from './string-literal.js';
import { declarationsOf } from './walk.js';
import type {
  Annotation,
  AnonymousTypeNode,
  ArrayValue,
  Comment,
  DeclarationNode,
  Doc,
  Document,
  EnumSymbolNode,
  FieldNode,
  Import,
  Name,
  ObjectEntry,
  ObjectValue,
  RecordNode,
  Scope,
  TypeNode,
  UnionMemberNode,
  UnionNode,
  Value,
} from './syntax.js';

const STEP = '  ';
/** Longer values are written with one entry per line. */
const LINE_LIMIT = 100;
/** The same for unions of plain names. */
const UNION_LIMIT = 60;

/**
 * Canonical PDL of a tree: two spaces of indentation, one item per line, imports sorted, at most one empty line between
 * items. Parsing the result gives the same tree but for spans and the order of imports, and printing that gives the
 * same text. A comment is printed before its line, or after it when it followed the whole item; a comment within a line
 * moves before it. The tree must be free of `missing` types.
 */
export function printDocument(document: Document): string {
  return new Printer(document).print();
}

/** Nodes on their own lines: doc and annotations, then a line that starts with `name` or the type. */
interface PrintedItem {
  readonly doc: Doc | undefined;
  readonly annotations: readonly Annotation[];
  readonly span: { readonly start: number; readonly end: number };
}

/** A type that may have a doc or annotations of its own. */
type PrefixedNode = AnonymousTypeNode | DeclarationNode;

/** A value that can be spread over lines. */
type Structure = ArrayValue | ObjectValue;

class Printer {
  private readonly document: Document;
  private readonly comments: CommentFeed;
  /** Comments within the current line. */
  private within: Comment[] = [];

  constructor(document: Document) {
    this.document = document;
    this.comments = new CommentFeed(document.file.text, document.comments);
  }

  print(): string {
    const { namespace, package: packageName, imports } = this.document;
    const clauses: string[][] = [];
    if (namespace !== undefined) clauses.push(this.clause('namespace', namespace));
    if (packageName !== undefined) clauses.push(this.clause('package', packageName));
    clauses.push(this.imports(imports));
    for (const node of declarationsOf(this.document)) {
      clauses.push(this.items([node], '', () => this.prefixed(node, '')));
    }
    const last = clauses.at(-1) ?? [];
    for (const comment of this.comments.rest()) this.addSpaced(last, comment.span.start, printComment(comment, ''));
    const texts = clauses.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
    return `${texts.join('\n\n')}\n`;
  }

  // Clauses

  private clause(keyword: string, name: Name): string[] {
    const above = this.headLines(this.comments.before(name.span.end));
    return [...above, `${keyword} ${printName(name)}${this.trailing(name.span.end, '')}`];
  }

  /** Comments of an import move with it; those separated from the first by an empty line stay at the top. */
  private imports(imports: readonly Import[]): string[] {
    const above: string[] = [];
    const printed = imports.map(({ name, span }, index) => {
      const comments = this.comments.before(span.end);
      const setOff = index > 0 ? 0 : this.setOff(comments);
      above.push(...this.headLines(comments.slice(0, setOff)));
      const own = comments.slice(setOff).map((comment) => printComment(comment, ''));
      return { name: name.text, lines: [...own, `import ${printName(name)}${this.trailing(span.end, '')}`] };
    });
    printed.sort((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0));
    return [...above, ...printed.flatMap(({ lines }) => lines)];
  }

  /** Comments above a clause, with the empty lines after them. */
  private headLines(comments: readonly Comment[]): string[] {
    return comments.flatMap((comment) => {
      const line = printComment(comment, '');
      return this.comments.hasBlankLineAfter(comment.span.end) ? [line, ''] : [line];
    });
  }

  /** Number of comments above the last empty line. */
  private setOff(comments: readonly Comment[]): number {
    return comments.findLastIndex(({ span }) => this.comments.hasBlankLineAfter(span.end)) + 1;
  }

  // Items

  /** Items of a list, each with the comments before it and behind it. */
  private items<Node extends Pick<PrintedItem, 'span'>>(
    nodes: readonly Node[],
    indent: string,
    print: (node: Node) => readonly string[],
  ): string[] {
    const lines: string[] = [];
    for (const node of nodes) {
      this.addComments(lines, node.span.start, indent);
      const [first = '', ...others] = print(node);
      this.addSpaced(lines, node.span.start, first);
      lines.push(...others);
      lines.push(`${lines.pop() ?? ''}${this.trailing(node.span.end, indent)}`);
    }
    return lines;
  }

  /** `{ … }` or `[ … ]` around items; `close` is the latest offset of the closing bracket. */
  private block(
    brackets: '[]' | '{}',
    lines: string[],
    at: { readonly close: number; readonly indent: string },
  ): string {
    this.addComments(lines, at.close, at.indent + STEP);
    if (lines.length === 0) return brackets;
    return `${brackets.charAt(0)}\n${lines.join('\n')}\n${at.indent}${brackets.charAt(1)}`;
  }

  /** Doc, annotations and the line itself, with the comments among them. */
  private item({ doc, annotations, span }: PrintedItem, indent: string, print: () => string): string[] {
    const lines: string[] = [];
    if (doc !== undefined) {
      lines.push(...this.commentLines(this.comments.before(doc.span.start), indent));
      lines.push(printDoc(doc.text, indent, LINE_LIMIT) + this.trailing(doc.span.end, indent));
    }
    for (const annotation of annotations) {
      lines.push(...this.line(indent, annotation.span.end, () => this.annotation(annotation, indent)));
      lines.push(`${lines.pop() ?? ''}${this.trailing(annotation.span.end, indent)}`);
    }
    const start = this.comments.nextTokenAfter(annotations.at(-1)?.span.end ?? doc?.span.end ?? span.start);
    const head = this.line(indent, span.end, () => {
      this.gather(start);
      return print();
    });
    return [...lines, ...head];
  }

  /** One line, after the comments from within it. */
  private line(indent: string, end: number, print: () => string): string[] {
    const outer = this.within;
    this.within = [];
    const text = print();
    this.gather(end);
    const lines = [...this.commentLines(this.within, indent), indent + text];
    this.within = outer;
    return lines;
  }

  private annotation({ path, value, span }: Annotation, indent: string): string {
    const key = printKey(path);
    if (value.kind === 'boolean' && value.value) return key;
    this.gather(Math.min(value.span.start, span.end));
    return `${key} = ${this.value(value, indent, indent.length + key.length + 3)}`;
  }

  // Comments

  private addComments(lines: string[], before: number, indent: string): void {
    for (const comment of this.comments.before(before)) {
      this.addSpaced(lines, comment.span.start, indent + printComment(comment, indent));
    }
  }

  /** Add a line, after an empty one where the source has one; a list does not begin with an empty line. */
  private addSpaced(lines: string[], start: number, line: string): void {
    if (lines.length > 0 && this.comments.hasBlankLineBefore(start)) lines.push('');
    lines.push(line);
  }

  private commentLines(comments: readonly Comment[], indent: string): string[] {
    return comments.map((comment) => indent + printComment(comment, indent));
  }

  private trailing(end: number, indent: string): string {
    return this.comments
      .trailing(end)
      .map((comment) => ` ${printComment(comment, indent)}`)
      .join('');
  }

  /** Move comments up to `offset` before the line. */
  private gather(offset: number): void {
    this.within.push(...this.comments.before(offset));
  }

  // Types

  /** A type after `prefix`; its doc and annotations, if any, start a new line. */
  private typeAfter(prefix: string, node: TypeNode, indent: string): string {
    const text = this.type(node, indent);
    return text.startsWith('\n') ? prefix + text : `${prefix} ${text}`;
  }

  private type(node: TypeNode, indent: string): string {
    if ('scope' in node && node.scope !== undefined) return this.scoped(node, node.scope, indent);
    const inner = indent + STEP;
    if (hasPrefix(node)) return `\n${this.prefixed(node, inner).join('\n')}`;
    this.gather(node.span.start);
    return this.body(node, indent);
  }

  private prefixed(node: PrefixedNode, indent: string): string[] {
    return this.item({ doc: undefined, ...node }, indent, () => this.body(node, indent));
  }

  private scoped(node: DeclarationNode, scope: Scope, indent: string): string {
    this.gather(scope.span.end);
    const inner = indent + STEP;
    const lines: string[] = [];
    if (scope.namespace !== undefined) lines.push(`${inner}namespace ${printName(scope.namespace)}`);
    if (scope.package !== undefined) lines.push(`${inner}package ${printName(scope.package)}`);
    lines.push(...this.prefixed(node, inner));
    return `{\n${lines.join('\n')}\n${indent}}`;
  }

  private body(node: TypeNode, indent: string): string {
    const close = node.span.end - 1;
    switch (node.kind) {
      case 'primitive':
        return node.name;
      case 'reference':
        return printName(node.name);
      case 'missing':
        return '';
      case 'array':
        return `array[${this.type(node.items, indent)}]`;
      case 'map':
        return `${this.typeAfter('map[string,', node.values, indent)}]`;
      case 'union':
        return this.union(node, indent);
      case 'record':
        return this.record(node, indent);
      case 'enum':
        this.gather(node.name.span.end);
        return `enum ${printName(node.name)} ${this.block('{}', this.symbols(node.symbols, indent + STEP), { close, indent })}`;
      case 'typeref':
        this.gather(node.name.span.end);
        return this.typeAfter(`typeref ${printName(node.name)} =`, node.type, indent);
      case 'fixed':
        return `fixed ${printName(node.name)} ${String(node.size)}`;
      default:
        return assertNever(node, 'type');
    }
  }

  private symbols(symbols: readonly EnumSymbolNode[], indent: string): string[] {
    return this.items(symbols, indent, (symbol) => this.item(symbol, indent, () => printName(symbol.name)));
  }

  private union(node: UnionNode, indent: string): string {
    const flat = `union[${node.members.map(({ alias, type }) => flatMember(alias, type)).join(', ')}]`;
    const isPlain = node.members.every(isPlainMember) && !this.comments.isPendingBefore(node.span.end);
    if (isPlain && flat.length <= UNION_LIMIT) return flat;
    const members = this.items(node.members, indent + STEP, (member) => this.member(member, indent + STEP));
    return `union${this.block('[]', members, { close: node.span.end - 1, indent })}`;
  }

  private member(member: UnionMemberNode, indent: string): string[] {
    const { alias, type } = member;
    if (alias === undefined && hasPrefix(type)) return this.prefixed(type, indent);
    return this.item(member, indent, () => {
      if (alias === undefined) return this.type(type, indent);
      this.gather(alias.span.end);
      return this.typeAfter(`${printName(alias)}:`, type, indent);
    });
  }

  private record(node: RecordNode, indent: string): string {
    this.gather(node.name.span.end);
    const before = node.includes?.position === 'before' ? ` ${this.includes(node, indent)}` : '';
    const isLast = node.includes?.position !== 'after';
    const fields = this.items(node.fields, indent + STEP, (field) =>
      this.item(field, indent + STEP, () => this.field(field, indent + STEP)),
    );
    const close = isLast ? node.span.end - 1 : node.includes.span.start;
    const block = this.block('{}', fields, { close, indent });
    return `record ${printName(node.name)}${before} ${block}${isLast ? '' : ` ${this.includes(node, indent)}`}`;
  }

  private includes({ includes }: RecordNode, indent: string): string {
    return `includes ${(includes?.types ?? []).map((type) => this.type(type, indent)).join(', ')}`;
  }

  private field(field: FieldNode, indent: string): string {
    this.gather(field.name.span.end);
    const prefix = `${printName(field.name)}:${field.optional ? ' optional' : ''}`;
    const text = this.typeAfter(prefix, field.type, indent);
    if (field.default === undefined) return text;
    this.gather(field.default.span.start);
    const lastLine = text.slice(text.lastIndexOf('\n') + 1);
    return `${text} = ${this.value(field.default, indent, indent.length + lastLine.length + 3)}`;
  }

  // Values

  /** A value that starts in column `column`, on one line where that is short and without comments. */
  private value(value: Value, indent: string, column: number): string {
    const flat = printValue(value);
    if (value.kind !== 'array' && value.kind !== 'object') return flat;
    const hasComments = this.comments.isPendingBefore(value.span.end);
    const isEmpty = flat.length === 2;
    if (!hasComments && (isEmpty || column + flat.length <= LINE_LIMIT)) return flat;
    return this.spread(value, indent);
  }

  private spread(value: Structure, indent: string): string {
    const inner = indent + STEP;
    const parts = value.kind === 'array' ? value.items : value.entries;
    const lines: string[] = [];
    for (const [index, part] of parts.entries()) {
      lines.push(...this.line(inner, part.span.end, () => this.part(part, inner)));
      const comma = index < parts.length - 1 ? ',' : '';
      lines.push(`${lines.pop() ?? ''}${comma}${this.trailing(part.span.end, inner)}`);
    }
    lines.push(...this.commentLines(this.comments.before(value.span.end), inner));
    const brackets = value.kind === 'array' ? '[]' : '{}';
    return `${brackets.charAt(0)}\n${lines.join('\n')}\n${indent}${brackets.charAt(1)}`;
  }

  private part(part: ObjectEntry | Value, indent: string): string {
    if (!('key' in part)) {
      this.gather(part.span.start);
      return this.value(part, indent, indent.length);
    }
    this.gather(part.value.span.start);
    const key = `${encodeString(part.key.text)}: `;
    return key + this.value(part.value, indent, indent.length + key.length);
  }
}

/** Whether a type begins with a doc or an annotation; one with a scope begins with a brace. */
function hasPrefix(node: TypeNode): node is PrefixedNode {
  if (!('annotations' in node)) return false;
  if ('scope' in node && (node.scope !== undefined || node.doc !== undefined)) return node.scope === undefined;
  return node.annotations.length > 0;
}

/** Whether a member is but a name, with or without an alias. */
function isPlainMember({ doc, annotations, type }: UnionMemberNode): boolean {
  return doc === undefined && annotations.length === 0 && (type.kind === 'primitive' || type.kind === 'reference');
}

function flatMember(alias: Name | undefined, type: TypeNode): string {
  const name = type.kind === 'reference' ? printName(type.name) : type.kind === 'primitive' ? type.name : '';
  return alias === undefined ? name : `${printName(alias)}: ${name}`;
}
