import type { CatalogModel, MethodSpec, NamedType, TypeRef } from '../model/catalog-model.js';

/** Full names of the types that a named type uses directly, in order of use, repeated as often as they are used. */
export function namesIn(type: NamedType): readonly string[] {
  if (type.kind === 'record') return type.fields.flatMap((field) => namesInUse(field.type));
  return type.kind === 'typeref' ? namesInUse(type.ref) : [];
}

/** The same for a use of a type. */
export function namesInUse(type: TypeRef): readonly string[] {
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

/** Full names of the types of a method's parameters and result. */
export function namesInMethod({ parameters, returns }: MethodSpec): readonly string[] {
  return [...parameters.flatMap(({ type }) => namesInUse(type)), ...(returns === undefined ? [] : namesInUse(returns))];
}

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
