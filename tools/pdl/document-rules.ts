import type { Diagnostics } from '../diagnostics/diagnostics.js';
import { placeOf } from '../source/span.js';
import { mergeAnnotations } from './annotations.js';
import type { Annotation, Document, Import, Name, TypeNode, UnionNode } from './syntax.js';
import { walkTypes } from './walk.js';

/** rest.li's name for the selected member when an aliased union becomes a record, and the member without a value. */
const RESERVED_ALIASES: readonly string[] = ['fieldDiscriminator', 'null'];

/** Report violations of the rules of a single PDL file: duplicate names, union aliases, imports, annotation keys. */
export function checkDocument(document: Document, diagnostics: Diagnostics): void {
  const imports = checkImports(document, diagnostics);
  walkTypes(document, (node) => {
    checkNode(node, diagnostics);
    if (!('name' in node) || node.kind === 'primitive' || node.kind === 'reference') return;
    const imported = imports.get(node.name.text);
    if (imported === undefined) return;
    const params = { name: node.name.text, first: placeOf(imported.span) };
    diagnostics.report('import-declared-type', node.name.span, params);
  });
}

/** The imports by simple name, the first of equal ones. */
function checkImports(document: Document, diagnostics: Diagnostics): ReadonlyMap<string, Import> {
  const bySimpleName = new Map<string, Import>();
  const ownNamespace = document.namespace?.text ?? '';
  for (const imported of document.imports) {
    const { text, span } = imported.name;
    const lastDot = text.lastIndexOf('.');
    const simpleName = text.slice(lastDot + 1);
    if (text.slice(0, Math.max(lastDot, 0)) === ownNamespace) {
      diagnostics.report('import-own-namespace', span, { name: text });
    }
    const first = bySimpleName.get(simpleName);
    if (first === undefined) bySimpleName.set(simpleName, imported);
    else diagnostics.report('duplicate-import', span, { name: simpleName, first: placeOf(first.name.span) });
  }
  return bySimpleName;
}

function checkNode(node: TypeNode, diagnostics: Diagnostics): void {
  if ('annotations' in node) checkAnnotations(node.annotations, diagnostics);
  if (node.kind === 'record') {
    for (const field of node.fields) checkAnnotations(field.annotations, diagnostics);
    reportDuplicates(
      node.fields.map((field) => field.name),
      'duplicate-field',
      diagnostics,
    );
  } else if (node.kind === 'enum') {
    for (const symbol of node.symbols) checkAnnotations(symbol.annotations, diagnostics);
    reportDuplicates(
      node.symbols.map((symbol) => symbol.name),
      'duplicate-symbol',
      diagnostics,
    );
  } else if (node.kind === 'union') {
    checkUnion(node, diagnostics);
  }
}

function reportDuplicates(
  names: readonly Name[],
  code: 'duplicate-field' | 'duplicate-symbol',
  diagnostics: Diagnostics,
): void {
  const seen = new Map<string, Name>();
  for (const name of names) {
    const first = seen.get(name.text);
    if (first === undefined) seen.set(name.text, name);
    else diagnostics.report(code, name.span, { name: name.text, first: placeOf(first.span) });
  }
}

function checkUnion(union: UnionNode, diagnostics: Diagnostics): void {
  const isAliased = union.members.some((member) => member.alias !== undefined && !isNull(member.type));
  const seen = new Map<string, Name>();
  for (const { alias, type, annotations, span } of union.members) {
    checkAnnotations(annotations, diagnostics);
    if (alias === undefined) {
      if (isAliased && !isNull(type)) diagnostics.report('union-aliases-mixed', span);
      continue;
    }
    if (isNull(type)) diagnostics.report('alias-on-null', alias.span, { alias: alias.text });
    if (RESERVED_ALIASES.includes(alias.text)) diagnostics.report('reserved-alias', alias.span, { alias: alias.text });
    const first = seen.get(alias.text);
    if (first === undefined) seen.set(alias.text, alias);
    else diagnostics.report('duplicate-alias', alias.span, { alias: alias.text, first: placeOf(first.span) });
  }
}

function isNull(type: TypeNode): boolean {
  return type.kind === 'primitive' && type.name === 'null';
}

function checkAnnotations(annotations: readonly Annotation[], diagnostics: Diagnostics): void {
  if (annotations.length < 2) return;
  for (const { kind, path, parent, span, first } of mergeAnnotations(annotations).conflicts) {
    const place = placeOf(first);
    if (kind === 'defined') diagnostics.report('annotation-already-defined', span, { path, first: place });
    else diagnostics.report('annotation-through-value', span, { path, parent, first: place });
  }
}
