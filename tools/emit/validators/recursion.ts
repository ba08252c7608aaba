import type { NamedType } from '../../model/catalog-model.js';
import { namesIn } from '../names-in-type.js';

/** Full names of the types that can hold themselves, directly or through others. */
export function findRecursive(types: readonly NamedType[]): ReadonlySet<string> {
  const uses = new Map(types.map((type) => [type.fqn, namesIn(type)]));
  return new Set(types.map((type) => type.fqn).filter((fqn) => reachesItself(fqn, uses)));
}

function reachesItself(start: string, uses: ReadonlyMap<string, readonly string[]>): boolean {
  const seen = new Set<string>();
  const waiting = [...(uses.get(start) ?? [])];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (next === start) return true;
    if (seen.has(next)) continue;
    seen.add(next);
    waiting.push(...(uses.get(next) ?? []));
  }
  return false;
}
