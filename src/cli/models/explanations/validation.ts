import type { RelationshipSpec } from '../../../../generated/service/registry/model.js';
import type { MemberDoc } from '../../../platform/docs/docs-catalog.js';
import { type ModelKnowledge, nameOf } from './model-knowledge.js';
import { parseType } from './type-text.js';

const PRIMITIVES: ReadonlyMap<string, string> = new Map([
  ['boolean', 'true or false'],
  ['bytes', 'a text with a character from U+0000 to U+00FF for each byte'],
  ['double', 'a number'],
  ['float', 'a number'],
  ['int', 'a whole number of 32 bits'],
  ['long', 'a whole number of 64 bits'],
  ['null', 'null'],
  ['string', 'a text'],
]);

/** What values of a field must be, in words. `edge`: the relationship that starts at it. */
export function validationOf(
  { type, presence, default: value }: MemberDoc,
  edge: RelationshipSpec | undefined,
  knowledge: ModelKnowledge,
): string {
  const must = presence === 'optional' || value !== undefined ? 'optional' : 'required';
  const target = edge === undefined || edge.entityTypes.length === 0 ? '' : ` of ${edge.entityTypes.join(' or ')}`;
  return `${must}; ${describeType(type, knowledge)}${target}`;
}

function describeType(text: string, knowledge: ModelKnowledge): string {
  const type = parseType(text);
  switch (type.kind) {
    case 'array':
      return `a list, each item ${describeType(type.of, knowledge)}`;
    case 'map':
      return `an object, each value ${describeType(type.of, knowledge)}`;
    case 'union':
      return `an object with exactly one of the members ${type.members.map(({ key }) => key).join(', ')}`;
    case 'name':
      return PRIMITIVES.get(type.name) ?? describeNamedType(type.name, knowledge);
  }
}

function describeNamedType(fqn: string, knowledge: ModelKnowledge): string {
  const doc = knowledge.type(fqn);
  if (doc?.kind === 'enum') return `one of ${(doc.symbols ?? []).map(({ name }) => name).join(', ')}`;
  if (doc?.kind === 'record') return `an object with the members of ${nameOf(fqn)} and no others`;
  if (doc?.ref === undefined) return `as ${fqn} has it`;
  return fqn.endsWith('Urn') && doc.ref === 'string' ? 'a URN' : describeType(doc.ref, knowledge);
}
