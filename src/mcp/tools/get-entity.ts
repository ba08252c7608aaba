import { z } from 'zod';
import { ReadEntitiesQuery, ReadVersionQuery } from '../../aspects/index.js';
import { failures } from '../../kernel/failures.js';
import { readExactJson } from '../../kernel/exact-json.js';
import type { Members } from '../../kernel/members.js';
import { type AgentCall, tool } from '../tool.js';

/** The stored aspects of an entity. */
export const getEntity = tool({
  name: 'get_entity',
  title: 'Read an entity',
  description:
    'Read what is stored of an entity: all aspects, or those that are named. Aspects of which explain_model tells what ' +
    'they mean. An entity that is not stored has exists: false.',
  access: 'read',
  input: {
    urn: z.string().describe('URN of the entity, as search_entities answers it.'),
    aspects: z.array(z.string()).default([]).describe('Names of aspects; empty for all.'),
    version: z
      .int()
      .min(0)
      .default(0)
      .describe('Of the one aspect that is named: 0 is the latest, 1 the oldest, 2 the one after it.'),
  },
  run: async ({ urn, aspects, version }, call) => {
    if (version === 0) return latest(urn, aspects, call);
    const [aspect, ...others] = aspects;
    if (aspect !== undefined && others.length === 0) return earlier({ urn, aspect, version }, call);
    throw failures.parameterInvalid({ name: 'aspects', reason: 'an earlier version is one of one aspect' });
  },
});

async function latest(
  urn: string,
  aspects: readonly string[],
  { bus, registry, context }: AgentCall,
): Promise<Members> {
  const { entity } = registry.requireUrn(urn);
  for (const name of aspects) registry.requireAspect(entity, name);
  const named = aspects.length === 0 ? undefined : aspects;
  const [found] = await bus.execute(new ReadEntitiesQuery([urn], named, context));
  const rows = found?.rows ?? [];
  return {
    urn,
    type: entity.name,
    exists: found?.key === 'stored',
    aspects: Object.fromEntries(rows.map(({ aspect, json }) => [aspect, readExactJson(json)])),
  };
}

interface EarlierVersion {
  readonly urn: string;
  readonly aspect: string;
  readonly version: number;
}

async function earlier({ urn, aspect, version }: EarlierVersion, { bus, context }: AgentCall): Promise<Members> {
  const { row } = await bus.execute(new ReadVersionQuery(urn, aspect, version, context));
  const { createdOn, createdBy, json } = row;
  return {
    urn,
    aspect,
    version,
    written: new Date(createdOn).toISOString(),
    by: createdBy,
    value: readExactJson(json),
  };
}
