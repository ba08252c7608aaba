import type { NamedType, TypeRef } from '../model/catalog-model.js';

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
