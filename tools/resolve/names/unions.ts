import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { Document, UnionMemberNode, UnionNode } from '../../pdl/syntax.js';
import { walkTypes } from '../../pdl/walk.js';
import { placeOf } from '../../source/span.js';
import { simpleName } from './type-index.js';
import type { TypeTable } from './type-table.js';

/** Check that the members of every union are distinct. Aliases have been checked by the parser. */
export function checkUnions(documents: readonly Document[], table: TypeTable, diagnostics: Diagnostics): void {
  for (const document of documents) {
    walkTypes(document, (node) => {
      if (node.kind === 'union') checkUnion(node, table, diagnostics);
    });
  }
}

function checkUnion(union: UnionNode, table: TypeTable, diagnostics: Diagnostics): void {
  const byKey = new Map<string, UnionMemberNode>();
  const bySimpleName = new Map<string, { readonly fqn: string; readonly node: UnionMemberNode }>();
  for (const node of union.members) {
    const type = table.dereference(table.typeOf(node.type));
    if (type === undefined) continue;
    if (type.kind === 'union') {
      diagnostics.report('union-in-union', node.type.span, { through: table.typerefsOf(table.typeOf(node.type))[0] });
      continue;
    }
    if (node.alias !== undefined) continue;
    const key = type.kind === 'primitive' ? type.name : type.kind === 'named' ? type.fqn : type.kind;
    const existing = byKey.get(key);
    if (existing !== undefined) {
      diagnostics.report('duplicate-union-key', node.span, { key, first: placeOf(existing.span) });
      continue;
    }
    byKey.set(key, node);
    if (type.kind !== 'named') continue;
    const sameName = bySimpleName.get(simpleName(type.fqn));
    if (sameName === undefined) bySimpleName.set(simpleName(type.fqn), { fqn: type.fqn, node });
    else {
      const first = placeOf(sameName.node.span);
      diagnostics.report('union-name-clash', node.span, { name: type.fqn, other: sameName.fqn, first });
    }
  }
}
