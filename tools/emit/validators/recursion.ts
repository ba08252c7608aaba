import type { NamedType, TypeRef } from '../../model/catalog-model.js';

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

function namesIn(type: NamedType): readonly string[] {
  if (type.kind === 'record') return type.fields.flatMap((field) => namesInUse(field.type));
  return type.kind === 'typeref' ? namesInUse(type.ref) : [];
}

function namesInUse(type: TypeRef): readonly string[] {
  switch (type.kind) {
    case 'primitive':
      return [];
    case 'named':
      return [type.fqn];
    case 'array':
      return namesInUse(type.items);
    case 'map':
      return namesInUse(type.values);
    case 'union':
      return type.members.flatMap((member) => namesInUse(member.type));
  }
}
