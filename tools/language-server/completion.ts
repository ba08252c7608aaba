import {
  type CompletionItem,
  CompletionItemKind,
  InsertTextFormat,
  type Range,
  type TextEdit,
} from 'vscode-languageserver/node';
import { PRIMITIVE_NAMES } from '../pdl/syntax.js';
import type { ReservedWord } from '../pdl/token.js';
import { MEANINGFUL } from '../resolve/annotations/annotation-checker.js';
import { CARRIED_ANNOTATIONS, SEARCH_FIELD_TYPES } from '../resolve/annotations/known-annotations.js';
import { partsOf, followPath } from '../resolve/names/model-path.js';
import { importOf } from '../resolve/names/name-resolver.js';
import { qualify, simpleName } from '../resolve/names/type-index.js';
import type { KeyRule } from '../resolve/yaml/object-reader.js';
import type { SourceFile } from '../source/source-file.js';
import { annotationDoc, keyRulesOf } from './annotation-docs.js';
import { fieldAround } from './document-nodes.js';
import { namesOf, ruleValues } from './named-values.js';
import { pdlPosition, type PdlPosition } from './pdl-position.js';
import { rangeOf } from './positions.js';
import type { Snapshot } from './snapshot.js';
import { yamlCompletions } from './yaml-completion.js';

/** A file, and a cursor in it. */
export interface Cursor {
  readonly snapshot: Snapshot;
  readonly file: SourceFile;
  readonly offset: number;
}

/** Words that types begin with, and what is written of them. */
const TYPE_SNIPPETS: Readonly<Record<string, string>> = {
  array: 'array[$1]',
  enum: 'enum',
  map: 'map[string, $1]',
  optional: 'optional ',
  record: 'record',
  union: 'union[$1]',
};
const CLAUSES = [
  'enum',
  'fixed',
  'import',
  'namespace',
  'package',
  'record',
  'typeref',
] satisfies readonly ReservedWord[];

/** What may be written at a cursor: types, annotations with keys, values and paths, clauses; the same for YAML. */
export function completionsAt(cursor: Cursor): readonly CompletionItem[] {
  const { file, offset } = cursor;
  if (!file.path.endsWith('.pdl')) return yamlCompletions(cursor);
  const { position, start } = pdlPosition(file.text, offset);
  const range = rangeOf({ file, start, end: offset });
  switch (position.kind) {
    case 'annotation':
      return annotationItems(range);
    case 'key':
      return keyItems(cursor, position, range);
    case 'value':
      return valueItems(cursor, position, range);
    case 'clause':
      return CLAUSES.map((word) => item(word, { kind: CompletionItemKind.Keyword, range }));
    case 'import':
      return importItems(cursor, range);
    case 'type':
      return typeItems(cursor, range);
    case 'none':
      return [];
  }
}

interface ItemDetails {
  readonly kind: CompletionItemKind;
  readonly range: Range;
  readonly text?: string;
  readonly doc?: string;
  readonly detail?: string;
}

function item(label: string, { kind, range, text = label, doc = '', detail }: ItemDetails): CompletionItem {
  return {
    label,
    kind,
    textEdit: { range, newText: text },
    ...(text.includes('$1') ? { insertTextFormat: InsertTextFormat.Snippet } : {}),
    ...(doc === '' ? {} : { documentation: doc }),
    ...(detail === undefined ? {} : { detail }),
  };
}

function annotationItems(range: Range): readonly CompletionItem[] {
  const names = [...MEANINGFUL, ...CARRIED_ANNOTATIONS.filter((name) => !MEANINGFUL.includes(name))];
  return names.map((name) => {
    const required = Object.entries(keyRulesOf([name])).filter(([, { presence }]) => presence === 'required');
    const [first] = required.map(([key]) => `"${key}": "$1"`);
    const hasKeys = Object.keys(keyRulesOf([name])).length > 0;
    const text = hasKeys ? `${name} = { ${first ?? '$1'} }` : name;
    return item(name, { kind: CompletionItemKind.Property, range, text, doc: annotationDoc({ keys: [name] }) });
  });
}

/** Keys of an annotation, or paths into the type of its field. */
function keyItems(
  cursor: Cursor,
  { keys, quotes }: Extract<PdlPosition, { kind: 'key' }>,
  range: Range,
): readonly CompletionItem[] {
  const plain = keys.filter((key) => !key.startsWith('/'));
  const quoted = (key: string): string => (quotes === 'open' ? key : `"${key}"`);
  const known = Object.entries(keyRulesOf(plain)).filter(([, { since }]) => since !== 'later');
  const own = known.map(([key, rule]) =>
    item(key, {
      kind: CompletionItemKind.Property,
      range,
      text: quotes === 'open' ? key : `${quoted(key)}: ${emptyValue(rule)}`,
      doc: annotationDoc({ keys: [...plain, key] }),
    }),
  );
  return [...own, ...pathItems(cursor, range, quoted)];
}

function emptyValue({ kind }: KeyRule): string {
  if (kind === 'text') return '"$1"';
  if (kind === 'flag') return 'true';
  return kind === 'texts' ? '["$1"]' : kind === 'numbers' || kind === 'object' ? '{ $1 }' : '$1';
}

/** Longer paths of what is typed: each step that the type of the field has there. */
function pathItems(
  { snapshot, file, offset }: Cursor,
  range: Range,
  quoted: (key: string) => string,
): readonly CompletionItem[] {
  const field = fieldAround(snapshot.documentOf(file), offset);
  const { start } = pdlPosition(file.text, offset);
  const typed = file.text.slice(start, offset);
  if (field === undefined || (typed !== '' && !typed.startsWith('/'))) return [];
  const steps = typed.split('/').slice(1, -1);
  const end = followPath(snapshot.graph.table.typeOf(field.type), steps, snapshot.graph);
  const parts = end.kind === 'found' ? (partsOf(end.type, snapshot.graph) ?? []) : [];
  const before = steps.map((step) => `/${step}`).join('');
  return parts.map(({ segment }) => {
    const path = `${before}/${segment}`;
    return item(path, { kind: CompletionItemKind.Reference, range, text: quoted(path), detail: 'path' });
  });
}

function valueItems(
  { snapshot }: Cursor,
  { keys, quotes }: Extract<PdlPosition, { kind: 'value' }>,
  range: Range,
): readonly CompletionItem[] {
  const plain = keys.filter((key) => !key.startsWith('/'));
  const [annotation = '', key = ''] = plain;
  const rule = keyRulesOf(plain.slice(0, -1))[plain.at(-1) ?? ''];
  const texts =
    annotation === 'Searchable' && key === 'fieldType'
      ? SEARCH_FIELD_TYPES
      : annotationNames(snapshot, annotation, key);
  const words = rule === undefined ? [] : ruleValues(rule);
  const quoted = [...texts, ...(rule?.kind === 'flag' ? [] : words)];
  const flags = rule?.kind === 'flag' && quotes === 'none' ? words : [];
  return [
    ...quoted.map((text) =>
      item(text, { kind: CompletionItemKind.Value, range, text: quotes === 'open' ? text : `"${text}"` }),
    ),
    ...flags.map((text) => item(text, { kind: CompletionItemKind.Value, range })),
  ];
}

/** Names that the strings of an annotation are of. */
function annotationNames(snapshot: Snapshot, annotation: string, key: string): readonly string[] {
  if (annotation === 'Relationship' && key === 'entityTypes') return namesOf(snapshot, 'entity');
  if (annotation === 'Entity') return namesOf(snapshot, key === 'keyAspect' ? 'aspect' : 'entity');
  return annotation === 'Aspect' && key === 'EntityUrns' ? namesOf(snapshot, 'type') : [];
}

function importItems({ snapshot, file }: Cursor, range: Range): readonly CompletionItem[] {
  const { namespace } = snapshot.documentOf(file);
  const own = `${namespace?.text ?? ''}.`;
  return namesOf(snapshot, 'type')
    .filter((fqn) => !fqn.startsWith(own) || fqn.includes('.', own.length))
    .map((fqn) => item(fqn, { kind: CompletionItemKind.Struct, range }));
}

/** Primitives, structures and declared types; a type of another namespace brings its import. */
function typeItems({ snapshot, file }: Cursor, range: Range): readonly CompletionItem[] {
  const document = snapshot.documentOf(file);
  const namespace = document.namespace?.text ?? '';
  const imported = new Map(document.imports.map(({ name }) => [simpleName(name.text), name.text]));
  const words = Object.entries(TYPE_SNIPPETS).map(([word, text]) =>
    item(word, { kind: CompletionItemKind.Keyword, range, text }),
  );
  const primitives = PRIMITIVE_NAMES.map((name) => item(name, { kind: CompletionItemKind.Keyword, range }));
  const types = [...snapshot.index.byFqn.values()].map(({ fqn, node }): CompletionItem => {
    const name = simpleName(fqn);
    const taken = imported.get(name);
    const isVisible = taken === fqn || (taken === undefined && qualify(namespace, name) === fqn);
    const isHidden = !isVisible && (taken !== undefined || snapshot.index.byFqn.has(qualify(namespace, name)));
    const base = item(name, {
      kind: node.kind === 'enum' ? CompletionItemKind.Enum : CompletionItemKind.Struct,
      range,
      text: isHidden ? fqn : name,
      doc: node.doc?.text ?? '',
      detail: fqn,
    });
    if (isVisible || isHidden) return base;
    return { ...base, additionalTextEdits: [importEdit(fqn)] };
  });
  return [...primitives, ...words, ...types];

  function importEdit(fqn: string): TextEdit {
    const { span, text } = importOf(fqn, document);
    return { range: rangeOf(span), newText: text };
  }
}
