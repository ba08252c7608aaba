import { assertNever } from '../invariant.js';
import { printDoc } from './doc-comment.js';
import { printDouble } from './number-literal.js';
import { encodeString } from './string-literal.js';
import type {
  Annotation,
  DeclarationNode,
  Doc,
  Document,
  EnumSymbol,
  Field,
  Includes,
  RecordNode,
  TypeNode,
  UnionMember,
  UnionNode,
  Value,
} from './syntax.js';
import { reservedWord } from './token.js';

/**
 * Canonical PDL of a tree: two blanks of indentation, one item a line, no commas. Parsing the
 * result gives the same tree but for spans. Comments other than doc comments are not printed.
 * The tree must be free of `missing` types.
 */
export function printDocument(document: Document): string {
  const clauses: string[] = [];
  if (document.namespace !== undefined) clauses.push(`namespace ${printName(document.namespace.text)}`);
  if (document.package !== undefined) clauses.push(`package ${printName(document.package.text)}`);
  const imports = document.imports.map((imported) => `import ${printName(imported.name.text)}`);
  if (imports.length > 0) clauses.push(imports.join('\n'));
  if (document.declaration !== undefined) clauses.push(printTopLevel(document.declaration));
  return `${clauses.join('\n\n')}\n`;
}

/** A value as JSON on one line, longs exact. */
export function printValue(value: Value): string {
  switch (value.kind) {
    case 'string':
      return encodeString(value.value);
    case 'int':
    case 'long':
    case 'boolean':
      return String(value.value);
    case 'double':
      return printDouble(value.value);
    case 'null':
      return 'null';
    case 'array':
      return `[${value.items.map(printValue).join(', ')}]`;
    case 'object': {
      const entries = value.entries.map(({ key, value: held }) => `${encodeString(key.text)}: ${printValue(held)}`);
      return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
    }
    default:
      return assertNever(value, 'value');
  }
}

/** A simple or dotted name, back-ticks around the segments that are reserved words. */
function printName(text: string): string {
  return text
    .split('.')
    .map((segment) => (reservedWord(segment) === undefined ? segment : `\`${segment}\``))
    .join('.');
}

const BARE_KEY = /^[A-Za-z0-9_-]+$/;
const STEP = '  ';

function printKeySegment(text: string): string {
  return BARE_KEY.test(text) && reservedWord(text) === undefined ? text : `\`${text}\``;
}

function printAnnotation({ path, value }: Annotation): string {
  const key = `@${path.map((segment) => printKeySegment(segment.text)).join('.')}`;
  return value.kind === 'boolean' && value.value ? key : `${key} = ${printValue(value)}`;
}

/** Doc and annotations, each on lines of its own, ready to stand before `indent` and a keyword. */
function printPrefix(doc: Doc | undefined, annotations: readonly Annotation[], indent: string): string {
  const lines: string[] = [];
  if (doc !== undefined) lines.push(printDoc(doc.text, indent));
  for (const annotation of annotations) lines.push(indent + printAnnotation(annotation));
  return lines.map((line) => `${line}\n`).join('');
}

function printTopLevel(node: NonNullable<Document['declaration']>): string {
  const doc = 'doc' in node ? node.doc : undefined;
  return printPrefix(doc, node.annotations, '') + printBody(node, '');
}

/** A type where one is wanted; its prefix, if any, starts a line of its own. */
function printType(node: TypeNode, indent: string): string {
  if (!('annotations' in node)) return printBody(node, indent);
  if ('scope' in node && node.scope !== undefined) return printScoped(node, indent);
  const inner = indent + STEP;
  const prefix = printPrefix('doc' in node ? node.doc : undefined, node.annotations, inner);
  return prefix === '' ? printBody(node, indent) : `\n${prefix}${inner}${printBody(node, inner)}`;
}

function printScoped(node: DeclarationNode, indent: string): string {
  const inner = indent + STEP;
  const namespace = node.scope?.namespace;
  const packageName = node.scope?.package;
  const clauses = [
    ...(namespace === undefined ? [] : [`${inner}namespace ${printName(namespace.text)}\n`]),
    ...(packageName === undefined ? [] : [`${inner}package ${printName(packageName.text)}\n`]),
  ];
  const prefix = printPrefix(node.doc, node.annotations, inner);
  return `{\n${clauses.join('')}${prefix}${inner}${printBody(node, inner)}\n${indent}}`;
}

function printBody(node: TypeNode, indent: string): string {
  switch (node.kind) {
    case 'primitive':
      return node.name;
    case 'reference':
      return printName(node.name.text);
    case 'missing':
      return '';
    case 'array':
      return `array[${printType(node.items, indent)}]`;
    case 'map':
      return `map[string, ${printType(node.values, indent)}]`;
    case 'union':
      return printUnion(node, indent);
    case 'record':
      return printRecord(node, indent);
    case 'enum':
      return `enum ${printName(node.name.text)} ${printBlock(
        node.symbols.map((symbol) => printSymbol(symbol, indent + STEP)),
        indent,
      )}`;
    case 'typeref':
      return `typeref ${printName(node.name.text)} = ${printType(node.type, indent)}`;
    case 'fixed':
      return `fixed ${printName(node.name.text)} ${String(node.size)}`;
    default:
      return assertNever(node, 'type');
  }
}

function printUnion(node: UnionNode, indent: string): string {
  const inner = indent + STEP;
  const members = node.members.map((member) => printMember(member, inner));
  return members.length === 0 ? 'union[]' : `union[\n${members.join('\n')}\n${indent}]`;
}

function printMember(member: UnionMember, indent: string): string {
  const prefix = printPrefix(member.doc, member.annotations, indent);
  const alias = member.alias === undefined ? '' : `${printName(member.alias.text)}: `;
  return `${prefix}${indent}${alias}${printType(member.type, indent)}`;
}

function printRecord(node: RecordNode, indent: string): string {
  const fields = node.fields.map((field) => printField(field, indent + STEP));
  const before = node.includes?.position === 'before' ? `${printIncludes(node.includes, indent)} ` : '';
  const after = node.includes?.position === 'after' ? ` ${printIncludes(node.includes, indent)}` : '';
  return `record ${printName(node.name.text)} ${before}${printBlock(fields, indent)}${after}`;
}

function printIncludes(includes: Includes, indent: string): string {
  return `includes ${includes.types.map((type) => printType(type, indent)).join(', ')}`;
}

function printField(field: Field, indent: string): string {
  const prefix = printPrefix(field.doc, field.annotations, indent);
  const optional = field.optional ? 'optional ' : '';
  const value = field.default === undefined ? '' : ` = ${printValue(field.default)}`;
  return `${prefix}${indent}${printName(field.name.text)}: ${optional}${printType(field.type, indent)}${value}`;
}

function printSymbol(symbol: EnumSymbol, indent: string): string {
  return `${printPrefix(symbol.doc, symbol.annotations, indent)}${indent}${printName(symbol.name.text)}`;
}

function printBlock(items: readonly string[], indent: string): string {
  return items.length === 0 ? '{}' : `{\n${items.join('\n')}\n${indent}}`;
}
