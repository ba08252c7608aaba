import type { MemberPath } from './findings.js';

/** A copy of a JSON value without the members at the paths. Unaffected parts are shared with the original. */
export function withoutMembers(value: unknown, paths: readonly MemberPath[]): unknown {
  if (paths.length === 0) return value;
  if (Array.isArray(value)) return value.map((item: unknown, index) => withoutMembers(item, below(paths, index)));
  if (typeof value !== 'object' || value === null) return value;
  const kept: [string, unknown][] = [];
  for (const [key, member] of Object.entries(value)) {
    const further = below(paths, key);
    if (!further.some((path) => path.length === 0)) kept.push([key, withoutMembers(member, further)]);
  }
  return Object.fromEntries(kept);
}

function below(paths: readonly MemberPath[], step: string | number): readonly MemberPath[] {
  return paths.filter((path) => path[0] === step).map((path) => path.slice(1));
}
