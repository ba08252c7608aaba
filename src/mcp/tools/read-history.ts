import { z } from 'zod';
import { ReadTimelineQuery } from '../../timeline/index.js';
import { tool } from '../tool.js';

const time = z.iso.datetime({ offset: true }).optional();

/** What changed of one entity. */
export const readHistory = tool({
  name: 'read_history',
  title: 'Read the history of an entity',
  description:
    'Say in words what changed of an entity, moment by moment: columns, tags, terms, owners, documentation. For types ' +
    'of which the models say what counts as a change; list_changes works for all.',
  access: 'read',
  input: {
    urn: z.string().describe('URN of the entity.'),
    categories: z.array(z.string()).default([]).describe('Such as TAG or TECHNICAL_SCHEMA; empty for all.'),
    since: time.describe('Time in ISO 8601 with its zone; absent for a week before the end.'),
    until: time.describe('Absent for now.'),
  },
  run: async ({ urn, categories, since, until }, { bus, registry, context }) => {
    const { entity } = registry.requireUrn(urn);
    const all = Object.keys(registry.rules().timeline?.[entity.name] ?? {});
    const criteria = {
      urn,
      categories: categories.length === 0 ? all : categories,
      startTime: since === undefined ? undefined : Date.parse(since),
      endTime: until === undefined ? undefined : Date.parse(until),
      raw: 'without-values',
    } as const;
    const transactions = await bus.execute(new ReadTimelineQuery(criteria, context));
    return {
      moments: transactions.map(({ timestamp, actor, semVer, changeEvents }) => ({
        ...{ time: new Date(timestamp).toISOString(), actor, version: semVer },
        changes: changeEvents.map(({ category, operation, description }) => ({ category, operation, description })),
      })),
    };
  },
});
