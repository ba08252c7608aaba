import { namesIn } from '../emit/names-in-type.js';
import type { CatalogModel } from '../model/catalog-model.js';

/** Full names of the types reachable from `roots` through fields and includes, `roots` included. */
export function reachFrom(roots: Iterable<string>, { types }: Pick<CatalogModel, 'types'>): ReadonlySet<string> {
  const byFqn = new Map(types.map((type) => [type.fqn, type]));
  const reached = new Set<string>();
  const waiting = [...roots];
  for (let fqn = waiting.pop(); fqn !== undefined; fqn = waiting.pop()) {
    const type = byFqn.get(fqn);
    if (type === undefined || reached.has(fqn)) continue;
    reached.add(fqn);
    waiting.push(...namesIn(type));
    if (type.kind === 'record') waiting.push(...type.includes);
  }
  return reached;
}
