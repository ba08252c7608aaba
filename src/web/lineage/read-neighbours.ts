import { NeighboursDocument, type NeighboursQuery } from '../../../generated/web/graphql/graphql.js';
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

/**
 * Read what a view needs and does not know yet, a step further with each turn, and answer what it shows then. What was
 * read is added to `known`.
 */
export async function readLineageGraph(
  view: LineageView,
  { known, models, signal }: { known: Map<string, Neighbourhood>; models: PageModels; signal: AbortSignal },
): Promise<SeenGraph> {
  for (;;) {
    const seen = seenGraph(view, known, LARGEST_PICTURE);
    if (seen.unread.length === 0) return seen;
    const batches = Array.from({ length: Math.ceil(seen.unread.length / BATCH) }, (_, at) =>
      seen.unread.slice(at * BATCH, (at + 1) * BATCH),
    );
    for (const urns of batches) {
      for (const near of await readNeighbourhoods(urns, models, signal)) known.set(near.urn, near);
      // What is not answered has no neighbours that its reader may see.
      for (const urn of urns) if (!known.has(urn)) known.set(urn, { urn, edges: [], isCut: false });
    }
  }
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
