import type { Diagnostics } from '../diagnostics/diagnostics.js';
import type { TypeRef } from '../model/catalog-model.js';
import type { DeclarationNode, Document } from '../pdl/syntax.js';
import { placeOf, type Span } from '../source/span.js';
import { annotationValue } from './annotation-value.js';
import type { LintSubject } from './lint-subject.js';

export const PASCAL_CASE = /^[A-Z][A-Za-z0-9]*$/;
export const CAMEL_CASE = /^[a-z][A-Za-z0-9]*$/;
export const UPPER_SNAKE = /^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/;
/** Names that are GraphQL's own. */
const RESERVED_FIELD = /^__/;
const RESERVED_SYMBOL = /^(true|false|null|__.*)$/;
const LOWER_CASE = /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)*$/;

/** Rules of names and file locations. */
export function checkNames({ documents, index, graph }: LintSubject, diagnostics: Diagnostics): void {
  for (const { node } of index.byFqn.values()) {
    checkDeclaration(node, diagnostics);
    const standsForText = node.kind === 'typeref' && isString(graph.table.dereference(graph.table.typeOf(node.type)));
    const { text, span } = node.name;
    if (text.endsWith('Urn') && !standsForText) diagnostics.report('urn-name', span, { name: text });
  }
  checkNamespaces(documents, diagnostics);
  for (const document of documents) checkFile(document, diagnostics);
}

function checkDeclaration(node: DeclarationNode, diagnostics: Diagnostics): void {
  const { text, span } = node.name;
  if (!PASCAL_CASE.test(text)) diagnostics.report('type-name', span, { name: text });
  checkInner(node, diagnostics);
  const aspect = annotationValue(node.annotations, 'Aspect', 'name');
  if (aspect?.kind === 'string' && !CAMEL_CASE.test(aspect.value)) {
    diagnostics.report('aspect-name', aspect.span, { name: aspect.value });
  }
}

/** Names of fields and symbols. */
function checkInner(node: DeclarationNode, diagnostics: Diagnostics): void {
  const inner = node.kind === 'record' ? node.fields : node.kind === 'enum' ? node.symbols : [];
  for (const { kind, name } of inner) {
    const { text, span } = name;
    if ((kind === 'field' ? RESERVED_FIELD : RESERVED_SYMBOL).test(text)) {
      const effect = kind === 'field' ? 'the field is left out there' : `the enum "${node.name.text}" is a text there`;
      diagnostics.report('graphql-name-reserved', span, { name: text, effect });
    } else if (!(kind === 'field' ? CAMEL_CASE : UPPER_SNAKE).test(text)) {
      diagnostics.report(`${kind}-name`, span, { name: text });
    }
  }
}

function checkNamespaces(documents: readonly Document[], diagnostics: Diagnostics): void {
  const byFoldedName = new Map<string, { readonly text: string; readonly span: Span }>();
  const reported = new Set<string>();
  for (const { namespace, declaration } of documents) {
    if (namespace === undefined || declaration === undefined) continue;
    const name = namespace.text;
    // Reported at the type, where a suppression can be written.
    const span = 'name' in declaration ? declaration.name.span : declaration.span;
    const first = byFoldedName.get(name.toLowerCase());
    if (first === undefined) byFoldedName.set(name.toLowerCase(), { text: name, span: namespace.span });
    if (reported.has(name)) continue;
    reported.add(name);
    if (!LOWER_CASE.test(name)) diagnostics.report('namespace-name', span, { name });
    if (first !== undefined && first.text !== name) {
      diagnostics.report('namespace-case-clash', span, { name, other: first.text, first: placeOf(first.span) });
    }
  }
}

/** The path of a file matches its type. */
function checkFile({ file, namespace, declaration }: Document, diagnostics: Diagnostics): void {
  if (declaration === undefined || !('name' in declaration)) return;
  const folders = namespace === undefined ? [] : namespace.text.split('.');
  const wanted = [...folders, `${declaration.name.text}.pdl`].join('/');
  if (file.path === wanted || file.path.endsWith(`/${wanted}`)) return;
  diagnostics.report('file-name', declaration.name.span, { name: declaration.name.text, wanted });
}

function isString(type: TypeRef | undefined): boolean {
  return type?.kind === 'primitive' && type.name === 'string';
}
