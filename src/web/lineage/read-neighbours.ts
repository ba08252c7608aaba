import {
  LineageReachDocument,
  NeighboursDocument,
  type NeighboursQuery,
} from '../../../generated/web/graphql/graphql.js';
import { carryOut } from '../app/transport.js';
import type { PageModels } from '../shared/page-models.js';
import { type LineageStep, type LineageView, type Neighbourhood, type SeenGraph, seenGraph } from './lineage-graph.js';

/** Entities in a picture: more can neither be drawn nor be looked at. */
export const LARGEST_PICTURE = 5_000;
/** Entities of one request. */
const BATCH = 250;
/** Steps that are read of an entity in each direction. */
const MOST_STEPS = 1_000;

type NeighbourAnswer = NonNullable<NonNullable<NeighboursQuery['entities']>[number]>;
type End = NonNullable<NeighbourAnswer['from']>['relationships'][number];

/** So many steps are read one after the other; of more, what lies within reach is asked for first. */
const STEPS_IN_TURN = 3;

/** Gives the models; they may still be on their way. */
export type ModelsReader = () => Promise<PageModels>;

/** How a lineage is read. */
interface LineageReading {
  /** What was read before; what is read now is added. */
  readonly known: Map<string, Neighbourhood>;
  readonly models: ModelsReader;
  readonly signal: AbortSignal;
  /** Hears how many entities there are so far. */
  readonly onSize: (entities: number) => void;
}

/**
 * Read what a view needs and does not know yet, and answer what it shows then: a step further with each turn, or all
 * that a search along lineage finds within reach at once, and what that does not find in turns.
 */
export async function readLineageGraph(view: LineageView, reading: LineageReading): Promise<SeenGraph> {
  const { known, onSize } = reading;
  let seen = seenGraph(view, known, LARGEST_PICTURE);
  const isFar = seen.unread.some((urn) => view.hops - Math.abs(seen.entities.get(urn)?.degree ?? 0) >= STEPS_IN_TURN);
  if (isFar) {
    const urns = await readReach(view, reading.signal);
    onSize(urns.length);
    await addNeighbourhoods(
      [...new Set([view.root, ...urns])].filter((urn) => !known.has(urn)),
      reading,
    );
    seen = seenGraph(view, known, LARGEST_PICTURE);
  }
  while (seen.unread.length > 0) {
    await addNeighbourhoods(seen.unread, reading);
    seen = seenGraph(view, known, LARGEST_PICTURE);
    onSize(seen.entities.size);
  }
  return seen;
}

/** What a search along lineage finds within the hops of a view; nothing when it is more than a picture has. */
async function readReach(
  { root, directions, hops, span }: LineageView,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const found = await Promise.all(
    directions.map(async (direction) => {
      const input = {
        urn: root,
        direction: REACH_DIRECTIONS[direction],
        query: '*',
        count: LARGEST_PICTURE,
        ...(span.from === undefined ? {} : { startTimeMillis: span.from }),
        ...(span.before === undefined ? {} : { endTimeMillis: span.before }),
        searchFlags: { skipAggregates: true },
      };
      const { searchAcrossLineage } = await carryOut(LineageReachDocument, { input }, signal);
      const { total, searchResults } = searchAcrossLineage ?? { total: 0, searchResults: [] };
      return { total, urns: searchResults.filter(({ degree }) => degree <= hops).map(({ entity }) => entity.urn) };
    }),
  );
  return found.some(({ total }) => total > LARGEST_PICTURE) ? [] : found.flatMap(({ urns }) => urns);
}

const REACH_DIRECTIONS = { upstream: 'UPSTREAM', downstream: 'DOWNSTREAM' } as const;

/** Read the neighbourhoods of entities, all requests at once. */
async function addNeighbourhoods(urns: readonly string[], { known, models, signal }: LineageReading): Promise<void> {
  const batches = Array.from({ length: Math.ceil(urns.length / BATCH) }, (_, at) =>
    urns.slice(at * BATCH, (at + 1) * BATCH),
  );
  const pageModels = await models();
  const answers = await Promise.all(batches.map((batch) => readNeighbourhoods(batch, pageModels, signal)));
  for (const near of answers.flat()) known.set(near.urn, near);
  // What is not answered has no neighbours that its reader may see.
  for (const urn of urns) if (!known.has(urn)) known.set(urn, { urn, edges: [], isCut: false });
}

async function readNeighbourhoods(
  urns: readonly string[],
  models: PageModels,
  signal: AbortSignal,
): Promise<readonly Neighbourhood[]> {
  const types = [...new Set(models.entities.flatMap(({ lineage = {} }) => Object.keys(lineage)))];
  const { entities } = await carryOut(NeighboursDocument, { urns: [...urns], types, count: MOST_STEPS }, signal);
  return (entities ?? []).flatMap((entity) => (entity === null ? [] : [neighbourhoodOf(entity, models)]));
}

function neighbourhoodOf({ urn, type, from, to }: NeighbourAnswer, models: PageModels): Neighbourhood {
  const outgoing = from?.relationships ?? [];
  const incoming = to?.relationships ?? [];
  const edges = [
    ...outgoing.flatMap((end) => edgeOf({ holder: type, from: urn, to: end.entity?.urn }, end, models)),
    ...incoming.flatMap((end) => edgeOf({ holder: end.entity?.type, from: end.entity?.urn, to: urn }, end, models)),
  ];
  const isCut = (from?.total ?? 0) > outgoing.length || (to?.total ?? 0) > incoming.length;
  return { urn, edges, isCut };
}

/** The models say for each relationship whether data comes or goes along it. */
function edgeOf(
  {
    holder,
    from,
    to,
  }: { readonly holder: string | undefined; readonly from: string | undefined; readonly to: string | undefined },
  { type, created }: End,
  models: PageModels,
): readonly LineageStep[] {
  const direction = models.entity(holder ?? '')?.lineage?.[type];
  if (direction === undefined || from === undefined || to === undefined) return [];
  const time = created?.time;
  const at = typeof time === 'number' ? { createdAt: time } : {};
  return [direction === 'upstream' ? { source: to, target: from, ...at } : { source: from, target: to, ...at }];
}
