/**
 * What lineage reaches from an entity, as a tree.
 *
 * The service answers each entity once, with one of the shortest ways to it: these ways are a tree. Further edges
 * between what was reached are found by asking each for its neighbours. An entity stands in full where its shortest way
 * leads, with what hangs below it; at the end of any further edge only its name stands, marked. So a tree has as many
 * marked places as there are further edges, however many ways there are.
 */
import { listOf, memberOf, textOf } from '../json-members.js';
import type { TreeNode } from '../output/tree.js';
import { forEachAtOnce } from './for-each-at-once.js';
import type { ServerClient } from './server-client.js';

export type LineageDirection = 'downstream' | 'upstream';

export interface LineageRequest {
  readonly urn: string;
  readonly direction: LineageDirection;
  /** Degree at which to stop; `undefined` means where lineage ends. */
  readonly hops: number | undefined;
  readonly start: number;
  readonly count: number;
}

/** An entity that was reached. `path`: URNs from the first entity to this one. */
export interface LineageStop {
  readonly urn: string;
  readonly degree: number;
  readonly path: readonly string[];
}

/** `total`: of all pages. `isTruncated`: the service gave up before lineage ended. */
export interface LineagePage {
  readonly hits: readonly LineageStop[];
  readonly total: number;
  readonly isTruncated: boolean;
}

/** An entity in the tree. `isRepeated`: it stands in full, with what is below it, elsewhere. */
export interface ReachedEntity {
  readonly urn: string;
  readonly isRepeated: boolean;
}

const CALLS_AT_ONCE = 4;

/** The nearest come first. @throws ServerRefusal */
export async function readLineage(request: LineageRequest, client: ServerClient): Promise<LineagePage> {
  const { urn, direction, hops, start, count } = request;
  const result = await search({ urn, direction, hops, start, count }, client);
  const hits = listOf(result, 'entities').map((hit) => ({
    urn: textOf(hit, 'entity'),
    degree: Number(textOf(hit, 'degree')),
    path: (listOf(hit, 'paths').map(urnsOf)[0] ?? []).map(String),
  }));
  return { hits, total: Number(textOf(result, 'numEntities')), isTruncated: memberOf(result, 'truncated') === true };
}

/** @throws ServerRefusal */
export async function lineageTree(
  { urn, direction }: LineageRequest,
  { hits }: LineagePage,
  client: ServerClient,
): Promise<TreeNode<ReachedEntity>> {
  const parents = new Map<string, string>();
  const levels = new Map([[urn, 0]]);
  for (const { path } of hits) {
    for (const [at, reached] of path.entries()) {
      if (levels.has(reached)) continue;
      levels.set(reached, at);
      parents.set(reached, path[at - 1] ?? urn);
    }
  }
  const further = await neighbours([...levels.keys()], direction, client);
  const below = new Map([...levels.keys()].map((reached): [string, TreeNode<ReachedEntity>[]] => [reached, []]));
  // From the farthest, so that what is below an entity is complete before the entity is put below another one; by URN
  // within a level, so that a tree is the same whenever it is shown.
  for (const [reached] of [...levels].toSorted(([a, near], [b, far]) => far - near || (a < b ? -1 : 1))) {
    const children = below.get(reached) ?? [];
    const others = (further.get(reached) ?? []).filter((other) => parents.get(other) !== reached);
    for (const other of others) children.push({ value: { urn: other, isRepeated: true }, children: [] });
    below.get(parents.get(reached) ?? '')?.push({ value: { urn: reached, isRepeated: false }, children });
  }
  return { value: { urn, isRepeated: false }, children: below.get(urn) ?? [] };
}

/** Of these entities, the ones that each leads to directly. */
async function neighbours(
  urns: readonly string[],
  direction: LineageDirection,
  client: ServerClient,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const found = new Map<string, readonly string[]>();
  const filter = { or: [{ and: [{ field: 'urn', value: '', values: urns, condition: 'EQUAL' }] }] };
  await forEachAtOnce(urns, CALLS_AT_ONCE, async (urn) => {
    const result = await search({ urn, direction, hops: 1, filter, start: 0, count: urns.length }, client);
    found.set(
      urn,
      listOf(result, 'entities').map((hit) => textOf(hit, 'entity')),
    );
  });
  return found;
}

interface SearchParameters extends LineageRequest {
  readonly filter?: object;
}

function search({ direction, hops, ...others }: SearchParameters, client: ServerClient): Promise<unknown> {
  return client.action('entities', 'searchAcrossLineage', {
    ...others,
    direction: direction.toUpperCase(),
    input: '*',
    ...(hops === undefined ? {} : { maxHops: hops }),
    searchFlags: { skipAggregates: true },
  });
}

function urnsOf(path: unknown): readonly unknown[] {
  return Array.isArray(path) ? path : [];
}
