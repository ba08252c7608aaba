import type { TypeRef } from './catalog-model.js';

/** A use of a type in PDL, named types by their full names. */
export function typeText(type: TypeRef): string {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'named':
      return type.fqn;
    case 'array':
      return `array[${typeText(type.items)}]`;
    case 'map':
      return `map[string, ${typeText(type.values)}]`;
    case 'union':
      return `union[${type.members.map(({ alias, type: member }) => `${alias === undefined ? '' : `${alias}: `}${typeText(member)}`).join(', ')}]`;
  }
}
