/**
 * Mutations that a list has by rule: its items are URNs, or records with a field that is one. `tags` of `globalTags`
 * has addTag, addTags, removeTag, batchAddTags and batchRemoveTags.
 */
import type { EditOperation, EditTarget, EditTemplate } from '../../../model/edit-rules.js';
import type { EditedList } from './edited-lists.js';
import type { EditInputs, SentMember } from './edit-inputs.js';

/** Names a part of an entity; inputs have it where the list exists for columns, too. */
const COLUMN: readonly SentMember[] = [
  {
    name: 'subResourceType',
    type: 'SubResourceType',
    doc: 'What kind of part is meant; the entity itself unless given.',
  },
  { name: 'subResource', type: 'String', doc: 'The part, such as the path of a column.' },
];
const RESOURCE: SentMember = { name: 'resourceUrn', type: 'String!', doc: 'URN of the entity, which must exist.' };
const REFERENCE = 'ResourceRefInput';
const RESOURCES: SentMember = {
  name: 'resources',
  type: `[${REFERENCE}]!`,
  doc: 'The entities, or parts of them; each must exist.',
};

interface ListMutation {
  readonly verb: 'add' | 'remove';
  readonly items: 'many' | 'one';
  readonly entities: 'many' | 'one';
  readonly mutation: string;
  readonly input: string;
  readonly doc: string;
}

/** What names an entity, or a part of it, in inputs by rule and in others. */
export function addReference(inputs: EditInputs): void {
  inputs.add(REFERENCE, 'An entity, or a part of it.', [RESOURCE, ...COLUMN]);
}

/** Mutations of a list; none when it has no names by rule. Their inputs are added to `inputs`. */
export function listMutations(list: EditedList, inputs: EditInputs): readonly EditOperation[] {
  const { byRule } = list;
  if (byRule === undefined) return [];
  return formsOf(list.name, byRule.one).map((form) => mutation(list, byRule, form, inputs));
}

function formsOf(list: string, one: string): readonly ListMutation[] {
  const [One, Many] = [pascal(one), pascal(list)];
  const [item, items] = [withArticle(one), spaced(list)];
  const single = { items: 'one', entities: 'one', input: `${One}AssociationInput` } as const;
  const batch = { items: 'many', entities: 'many' } as const;
  return [
    { ...single, verb: 'add', mutation: `add${One}`, doc: `Add ${item} to an entity.` },
    {
      ...{ verb: 'add', items: 'many', entities: 'one', mutation: `add${Many}`, input: `Add${Many}Input` },
      doc: `Add several ${items} to an entity.`,
    },
    {
      ...{ ...batch, verb: 'add', mutation: `batchAdd${Many}`, input: `BatchAdd${Many}Input` },
      doc: `Add ${items} to several entities, to all or to none.`,
    },
    {
      ...{ ...batch, verb: 'remove', mutation: `batchRemove${Many}`, input: `BatchRemove${Many}Input` },
      doc: `Remove ${items} from several entities, from all or from none.`,
    },
    { ...single, verb: 'remove', mutation: `remove${One}`, doc: `Remove ${item} from an entity.` },
  ];
}

function mutation(
  list: EditedList,
  byRule: NonNullable<EditedList['byRule']>,
  form: ListMutation,
  inputs: EditInputs,
): EditOperation {
  const { verb, doc, input } = form;
  const { spec } = list;
  const urn = urnMember(list.name, byRule, form);
  const hasColumns = spec.column !== undefined;
  const target = form.entities === 'many' ? [RESOURCES] : [RESOURCE, ...(hasColumns ? COLUMN : [])];
  const what = form.items === 'one' ? withArticle(byRule.one) : `several ${spaced(list.name)}`;
  const whose = form.entities === 'one' ? 'an entity' : 'several entities';
  inputs.add(input, `${pascal(what)} and ${whose}.`, [urn, ...target]);
  const signature = inputs.signature([], input);
  const path = form.entities === 'many' ? [RESOURCES.name, '*', RESOURCE.name] : [RESOURCE.name];
  const edited: EditTarget = { path: ['input', ...path], entities: [], hasColumns };
  const value: EditTemplate = { kind: 'sent', path: form.items === 'one' ? ['input', urn.name] : ['each'] };
  const item: EditTemplate = byRule.key === undefined ? value : { kind: 'object', members: { [byRule.key]: value } };
  const each = form.items === 'one' ? {} : { each: ['input', urn.name] };
  return {
    spec: {
      name: form.mutation,
      references: signature.references(),
      change: { kind: 'list', verb, target: edited, list: spec, ...each, item },
      answer: 'done',
    },
    doc,
    arguments: signature.arguments(),
    type: 'Boolean',
  };
}

function urnMember(
  list: string,
  { one, names }: NonNullable<EditedList['byRule']>,
  { items }: ListMutation,
): SentMember {
  return items === 'one'
    ? { name: `${one}Urn`, type: 'String!', doc: `URN of the ${spaced(one)}.`, names }
    : { name: `${one}Urns`, type: '[String!]!', doc: `URNs of the ${spaced(list)}.`, names };
}

/** With a capital letter in front. */
function pascal(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `relatedTerm` is `related term`. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, (_, before: string, after: string) => `${before} ${after.toLowerCase()}`);
}

function withArticle(name: string): string {
  return `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${spaced(name)}`;
}
