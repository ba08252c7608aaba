import { readUrn } from '../../kernel/urn.js';
import type { Entity } from '../../registry/registry.js';
import { SearchFields } from '../../registry/search-fields.js';
import { type ModelKnowledge, readKnowledge } from '../models/explanations/model-knowledge.js';
import type { CompletionCandidate, NamesByValue } from './candidates.js';

/** Names for the values of options and arguments, from the generated models. They are read when one is asked for. */
export const MODEL_NAMES: NamesByValue = {
  type: async () => entityNames(await readKnowledge()),
  aspect: async (_typed, [urn = '']) => {
    const { registry } = await readKnowledge();
    const reading = readUrn(urn);
    const entity = reading.kind === 'urn' ? registry.entity(reading.value.entityType) : undefined;
    return (entity?.aspects ?? registry.aspects().map(({ name }) => name)).map((name) => described(name));
  },
  urn: async () => {
    const { registry } = await readKnowledge();
    return registry.entities().map(({ name, doc }) => described(`urn:li:${name}:`, doc));
  },
  'field=value': async () => {
    const { registry } = await readKnowledge();
    return new SearchFields(registry).names().map((name) => described(`${name}=`));
  },
  name: async (typed) => {
    const knowledge = await readKnowledge();
    const [owner = '', ...path] = typed.split('.');
    return path.length === 0 ? explainedNames(knowledge) : fieldNames(owner, knowledge);
  },
};

function entityNames({ registry }: ModelKnowledge): readonly CompletionCandidate[] {
  return registry.entities().map(({ name, doc }) => described(name, doc));
}

function explainedNames(knowledge: ModelKnowledge): readonly CompletionCandidate[] {
  return [...entityNames(knowledge), ...knowledge.registry.aspects().map(({ name }) => described(name))];
}

/** Fields of an aspect's record, or of an entity in the index. */
function fieldNames(owner: string, knowledge: ModelKnowledge): readonly CompletionCandidate[] {
  const aspect = knowledge.registry.aspect(owner);
  if (aspect !== undefined) return recordFields(aspect.record, knowledge).map((name) => described(`${owner}.${name}`));
  const entity = knowledge.registry.entity(owner);
  return entity === undefined ? [] : indexFields(entity).map((name) => described(`${owner}.${name}`));
}

function recordFields(fqn: string, knowledge: ModelKnowledge): readonly string[] {
  const { fields = [], includes = [] } = knowledge.type(fqn) ?? {};
  return [...fields.map(({ name }) => name), ...includes.flatMap((included) => recordFields(included, knowledge))];
}

function indexFields({ aspectByName }: Entity): readonly string[] {
  return [...aspectByName.values()].flatMap(({ searchable }) => searchable.map(({ name }) => name));
}

function described(text: string, description = ''): CompletionCandidate {
  return { text, description };
}
