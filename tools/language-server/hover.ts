import { MarkupKind, type Hover } from 'vscode-languageserver/node';
import { mergeAnnotations } from '../pdl/annotations.js';
import { printValue } from '../pdl/spelling.js';
import type { DeclarationNode, FieldNode, ObjectEntry } from '../pdl/syntax.js';
import { yamlRuleOf } from '../resolve/catalog/yaml-rules.js';
import type { SourceFile } from '../source/source-file.js';
import type { Span } from '../source/span.js';
import { annotationAt, annotationDoc } from './annotation-docs.js';
import { fieldAt } from './document-nodes.js';
import { rangeOf } from './positions.js';
import type { Snapshot } from './snapshot.js';
import { yamlKeyAt } from './yaml-keys.js';

/** Members that a hover shows of a type; the rest is one click away. */
const MOST_SHOWN = 12;

/**
 * What is known of the name at an offset, as Markdown: documentation, kind and members of a type and where it is used;
 * aspects and entities; fields; annotations and their keys; keys of YAML files.
 */
export function hoverAt(snapshot: Snapshot, file: SourceFile, offset: number): Hover | undefined {
  const found =
    typeHover(snapshot, file, offset) ??
    catalogHover(snapshot, file, offset) ??
    keyHover(snapshot, file, offset) ??
    (file.path.endsWith('.pdl') ? pdlHover(snapshot, file, offset) : undefined);
  if (found === undefined) return undefined;
  const value = found.parts.filter((part) => part !== '').join('\n\n');
  return { contents: { kind: MarkupKind.Markdown, value }, range: rangeOf(found.span) };
}

interface HoverText {
  readonly span: Span;
  /** Paragraphs; empty ones are left out. */
  readonly parts: readonly string[];
}

function typeHover(snapshot: Snapshot, file: SourceFile, offset: number): HoverText | undefined {
  const place = snapshot.places.at(file, offset);
  const declared = place && snapshot.index.byFqn.get(place.fqn);
  if (place === undefined || declared === undefined) return undefined;
  const { node, fqn } = declared;
  return {
    span: place.span,
    parts: [
      code(`${headOf(node, fqn)}${membersOf(node)}`),
      node.doc?.text ?? '',
      roleOf(snapshot, fqn),
      usageOf(snapshot, fqn),
    ],
  };
}

function headOf(node: DeclarationNode, fqn: string): string {
  const { file } = node.name.span;
  if (node.kind === 'typeref')
    return `typeref ${fqn} = ${oneLine(file.text.slice(node.type.span.start, node.type.span.end))}`;
  return node.kind === 'fixed' ? `fixed ${fqn} ${String(node.size)}` : `${node.kind} ${fqn}`;
}

function membersOf(node: DeclarationNode): string {
  const members =
    node.kind === 'record'
      ? node.fields.map(fieldText)
      : node.kind === 'enum'
        ? node.symbols.map(({ name }) => name.text)
        : undefined;
  if (members === undefined) return '';
  const rest = members.length - MOST_SHOWN;
  const shown = [...members.slice(0, MOST_SHOWN), ...(rest > 0 ? [`// ${String(rest)} more`] : [])];
  return ` {\n${shown.map((member) => `  ${member}\n`).join('')}}`;
}

/** `name: optional type`, without its documentation and annotations. */
function fieldText({ name, optional, type }: FieldNode): string {
  const text = oneLine(type.span.file.text.slice(type.span.start, type.span.end));
  return `${name.text}: ${optional ? 'optional ' : ''}${text}`;
}

/** The aspect or entities that a record stands for. */
function roleOf(snapshot: Snapshot, fqn: string): string {
  const aspect = [...snapshot.names.aspects.values()].find(({ record }) => record.fqn === fqn);
  return aspect === undefined ? '' : `Aspect \`${aspect.name}\` ${entitiesText(snapshot, aspect.name)}`;
}

function entitiesText(snapshot: Snapshot, aspect: string): string {
  const owners = [...snapshot.names.entities.values()].filter(({ aspects }) => aspects.includes(aspect));
  return owners.length === 0 ? 'of no entity' : `of ${owners.map(({ name }) => `\`${name}\``).join(', ')}`;
}

function usageOf(snapshot: Snapshot, fqn: string): string {
  const uses = snapshot.places.of(fqn).filter(({ kind }) => kind === 'reference' || kind === 'text');
  const files = new Set(uses.map(({ span }) => span.file));
  return uses.length === 0
    ? 'Not used by other types.'
    : `Places that use it: ${String(uses.length)}, in files: ${String(files.size)}.`;
}

function catalogHover(snapshot: Snapshot, file: SourceFile, offset: number): HoverText | undefined {
  const named = snapshot.names.at(file, offset);
  if (named === undefined) return undefined;
  const parts = named.kind === 'entity' ? entityParts(snapshot, named.name) : aspectParts(snapshot, named.name);
  return { span: named.span, parts };
}

function entityParts(snapshot: Snapshot, name: string): readonly string[] {
  const entity = snapshot.names.entities.get(name);
  const aspects = entity?.aspects.map((aspect) => `\`${aspect}\``) ?? [];
  return [`Entity \`${name}\``, entity?.doc ?? '', aspects.length === 0 ? '' : `Aspects: ${aspects.join(', ')}`];
}

function aspectParts(snapshot: Snapshot, name: string): readonly string[] {
  const title = `Aspect \`${name}\` ${entitiesText(snapshot, name)}`;
  const record = snapshot.names.aspects.get(name)?.record;
  return record === undefined ? [title] : [title, code(headOf(record.node, record.fqn)), record.node.doc?.text ?? ''];
}

function keyHover(snapshot: Snapshot, file: SourceFile, offset: number): HoverText | undefined {
  const rule = yamlRuleOf(file.path);
  const value = rule && snapshot.valueOf(file);
  const key = value && yamlKeyAt(value, rule, offset);
  return key && { span: key.span, parts: [`\`${key.name}\``, key.rule.doc ?? ''] };
}

function pdlHover(snapshot: Snapshot, file: SourceFile, offset: number): HoverText | undefined {
  const document = snapshot.documentOf(file);
  const annotation = annotationAt(document, offset);
  if (annotation !== undefined) {
    return { span: annotation.span, parts: [`\`${annotation.title}\``, annotationDoc(annotation)] };
  }
  const field = fieldAt(document, offset);
  if (field === undefined) return undefined;
  const annotations = mergeAnnotations(field.annotations).entries.map(annotationText);
  return { span: field.name.span, parts: [code(fieldText(field)), field.doc?.text ?? '', annotations.join('  \n')] };
}

function annotationText({ key, value }: ObjectEntry): string {
  return `\`@${key.text} = ${printValue(value)}\``;
}

function code(text: string): string {
  return `\`\`\`pdl\n${text}\n\`\`\``;
}

function oneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
