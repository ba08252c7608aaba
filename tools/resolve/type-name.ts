import type { TypeRef } from '../model/catalog-model.js';

/** A type as an author would write it, named types by their full names, for messages. */
export function typeName(type: TypeRef): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'named':
      return type.fqn;
    case 'array':
      return `array[${typeName(type.items)}]`;
    case 'map':
      return `map[string, ${typeName(type.values)}]`;
    case 'union':
      return `union[${type.members.map((member) => typeName(member.type)).join(', ')}]`;
  }
}
