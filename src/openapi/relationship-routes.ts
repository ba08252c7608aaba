import { invariant } from '../kernel/assert-never.js';
import { failures } from '../kernel/failures.js';
import { ReadRelationshipsQuery } from '../lineage/index.js';
import type { MessageBus } from '../platform/seam/index.js';
import type { OpenApiRoute } from './openapi-route.js';

const DIRECTIONS = ['INCOMING', 'OUTGOING', 'UNDIRECTED'] as const;
const USUAL_COUNT = 200;

/** Entities on the other side of an entity's edges. A page beyond the end has none, by which programs find the end. */
export function relationshipRoutes(bus: MessageBus): readonly OpenApiRoute[] {
  return [
    {
      verb: 'GET',
      path: '/openapi/relationships/v1',
      rest: 'none',
      answer: async ({ query, context }) => {
        const urn = query.requiredText('urn');
        const page = { start: query.number('start') ?? 0, count: query.number('count') ?? USUAL_COUNT };
        const criteria = {
          direction: directionOf(query.requiredText('direction')),
          types: query.texts('relationshipTypes'),
          page,
        };
        const [found] = await bus.execute(new ReadRelationshipsQuery([urn], criteria, context));
        invariant(found !== undefined, 'one URN has one answer');
        const entities = found.items.map((item) => ({ relationshipType: item.type, urn: item.urn }));
        return { body: { start: page.start, count: entities.length, total: found.total, entities } };
      },
    },
  ];
}

function directionOf(text: string): (typeof DIRECTIONS)[number] {
  const direction = DIRECTIONS.find((known) => known === text.toUpperCase());
  if (direction !== undefined) return direction;
  throw failures.parameterInvalid({ name: 'direction', reason: `"${text}" is none of ${DIRECTIONS.join(', ')}` });
}
