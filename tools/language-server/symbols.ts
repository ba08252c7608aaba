import { type DocumentSymbol, type SymbolInformation, SymbolKind } from 'vscode-languageserver/node';
import type { DeclarationNode, Document, Name, TypeNode } from '../pdl/syntax.js';
import { declarationsOf, partsOf } from '../pdl/walk.js';
import { isDeclaration, simpleName } from '../resolve/names/type-index.js';
import type { Span } from '../source/span.js';
import { rangeOf } from './positions.js';
import type { Snapshot } from './snapshot.js';

const KINDS: Readonly<Record<DeclarationNode['kind'], SymbolKind>> = {
  enum: SymbolKind.Enum,
  fixed: SymbolKind.Struct,
  record: SymbolKind.Struct,
  typeref: SymbolKind.Interface,
};

/** Most results of a search over all files; editors ask again with more letters. */
const MOST_FOUND = 200;

/** Declarations of a PDL file with their fields and symbols, in written order. */
export function documentSymbols(document: Document): DocumentSymbol[] {
  return declarationsOf(document).flatMap(symbolsIn);
}

/** Types whose name has all letters of the query in their order, those that begin with it first. */
export function workspaceSymbols(
  query: string,
  snapshot: Snapshot,
  uriOf: (span: Span) => string,
): readonly SymbolInformation[] {
  const wanted = query.toLowerCase();
  const found = [...snapshot.index.byFqn.values()].filter(({ fqn }) => hasLetters(simpleName(fqn), wanted));
  const rank = (fqn: string): number => (simpleName(fqn).toLowerCase().startsWith(wanted) ? 0 : 1);
  const ordered = found.sort((a, b) => rank(a.fqn) - rank(b.fqn) || (a.fqn < b.fqn ? -1 : 1));
  return ordered.slice(0, MOST_FOUND).map(({ fqn, node, namespace }) => ({
    name: simpleName(fqn),
    containerName: namespace,
    kind: KINDS[node.kind],
    location: { uri: uriOf(node.name.span), range: rangeOf(node.name.span) },
  }));
}

function symbolsIn(node: TypeNode): DocumentSymbol[] {
  if (!isDeclaration(node)) return partsOf(node).flatMap(symbolsIn);
  return [{ ...symbol(node.name, node.span, KINDS[node.kind]), detail: node.kind, children: childrenOf(node) }];
}

function childrenOf(node: DeclarationNode): DocumentSymbol[] {
  switch (node.kind) {
    case 'record':
      return node.fields.map(({ name, span, type }) => ({
        ...symbol(name, span, SymbolKind.Field),
        children: symbolsIn(type),
      }));
    case 'enum':
      return node.symbols.map(({ name, span }) => symbol(name, span, SymbolKind.EnumMember));
    case 'typeref':
      return symbolsIn(node.type);
    case 'fixed':
      return [];
  }
}

function symbol(name: Name, span: Span, kind: SymbolKind): DocumentSymbol {
  return { name: name.text, kind, range: rangeOf(span), selectionRange: rangeOf(name.span) };
}

function hasLetters(name: string, wanted: string): boolean {
  let at = 0;
  for (const letter of name.toLowerCase()) if (letter === wanted.charAt(at)) at += 1;
  return at >= wanted.length;
}
