import { z } from 'zod';
import { MAX_CHANGES, ReadChangesQuery } from '../../operations/index.js';
import { tool } from '../tool.js';

const time = z.iso.datetime({ offset: true });

/** What changed in the whole catalog. */
export const listChanges = tool({
  name: 'list_changes',
  title: 'List changes',
  description:
    'List what was written and deleted in the catalog since a time, the earliest first: which aspect of which entity, ' +
    'by whom, in which run. Continue with after. The log is kept for a while only; completeSince says since when.',
  access: 'read',
  input: {
    since: time.optional().describe('Time in ISO 8601 with its zone, such as 2026-01-31T00:00:00Z.'),
    after: z.int().min(0).optional().describe('Cursor: next of an earlier answer; in place of since.'),
    types: z.array(z.string()).default([]).describe('Entity types; empty for all.'),
    aspects: z.array(z.string()).default([]).describe('Names of aspects; empty for all.'),
    count: z.int().min(1).max(MAX_CHANGES).default(50).describe('Changes of this answer.'),
  },
  run: async ({ since, after, types, aspects, count }, { bus, context }) => {
    const from = since === undefined ? undefined : Date.parse(since);
    const criteria = { after, since: from, entityTypes: types, aspects, count };
    const { changes, next, hasMore, completeSince } = await bus.execute(new ReadChangesQuery(criteria, context));
    return {
      changes: changes.map((change) => ({ ...change, time: iso(change.time) })),
      next,
      hasMore,
      ...(completeSince === undefined ? {} : { completeSince: iso(completeSince) }),
    };
  },
});

function iso(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
