import { isWithin, type TimeSpan } from './time-span.js';

/** Where data comes from, or where it goes to. */
export type PictureSide = 'downstream' | 'upstream';

export const DIRECTIONS = ['upstream', 'downstream'] as const;

/** One step of lineage. Data goes from `source` to `target`. */
export interface LineageStep {
  readonly source: string;
  readonly target: string;
  /** Epoch milliseconds, UTC; absent when nobody said. */
  readonly createdAt?: number;
}

/** What is one step away from an entity. */
export interface Neighbourhood {
  readonly urn: string;
  readonly edges: readonly LineageStep[];
  /** There are more steps than were read. */
  readonly isCut: boolean;
}

/** Neighbourhoods that were read, by URN. */
export type Neighbourhoods = ReadonlyMap<string, Neighbourhood>;

/** What somebody wants to see. */
export interface LineageView {
  readonly root: string;
  readonly directions: readonly PictureSide[];
  /** Steps from the root. */
  readonly hops: number;
  /** Steps beyond, opened one by one: a direction, a blank, a URN. */
  readonly opened: ReadonlySet<string>;
  /** Only steps of this time count. */
  readonly span: TimeSpan;
}

/** An entity in the picture. */
export interface SeenEntity {
  readonly urn: string;
  /** Steps from the root: negative upstream. */
  readonly degree: number;
  /** Its neighbours that are not in the picture. `undefined` while they are not known. */
  readonly hidden: Readonly<Record<PictureSide, number>> | undefined;
}

/** What is in the picture. */
export interface SeenGraph {
  readonly entities: ReadonlyMap<string, SeenEntity>;
  readonly edges: readonly LineageStep[];
  /** Entities whose neighbourhoods have to be read before the picture is complete. */
  readonly unread: readonly string[];
  /** Some entity has more neighbours than were read. */
  readonly isCut: boolean;
}

/** Name of an opened step, as a view has it. */
export function openedName(direction: PictureSide, urn: string): string {
  return `${direction} ${urn}`;
}

/** The other ends of the steps of an entity in one direction, each once, in the order of the edges. */
function neighboursOf(near: Neighbourhood, direction: PictureSide, span: TimeSpan): readonly string[] {
  const ends = near.edges
    .filter(({ createdAt }) => isWithin(createdAt, span))
    .filter(({ source, target }) => (direction === 'upstream' ? target : source) === near.urn)
    .map(({ source, target }) => (direction === 'upstream' ? source : target))
    .filter((urn) => urn !== near.urn);
  return [...new Set(ends)];
}

/**
 * What a view shows of the neighbourhoods that were read, as far as they go. Entities are found from the root outwards,
 * so the degree of each is the least one.
 * @param limit entities in the picture; the farthest are left out
 */
export function seenGraph(view: LineageView, known: Neighbourhoods, limit: number): SeenGraph {
  const degrees = new Map([[view.root, 0]]);
  for (const direction of view.directions) walk(direction, { view, known, limit }, degrees);
  addOpened({ view, known, limit }, degrees);
  const urns = [...degrees.keys()];
  return {
    entities: new Map(urns.map((urn) => [urn, { urn, degree: degrees.get(urn) ?? 0, hidden: hiddenOf(urn) }])),
    edges: edgesWithin(degrees, known, view.span),
    unread: urns.filter((urn) => !known.has(urn)),
    isCut: urns.some((urn) => known.get(urn)?.isCut === true),
  };

  function hiddenOf(urn: string): SeenEntity['hidden'] {
    const near = known.get(urn);
    if (near === undefined) return undefined;
    const count = (direction: PictureSide): number =>
      view.directions.includes(direction)
        ? neighboursOf(near, direction, view.span).filter((other) => !degrees.has(other)).length
        : 0;
    return { upstream: count('upstream'), downstream: count('downstream') };
  }
}

interface WalkBounds {
  readonly view: LineageView;
  readonly known: Neighbourhoods;
  readonly limit: number;
}

function walk(direction: PictureSide, { view, known, limit }: WalkBounds, degrees: Map<string, number>): void {
  const sign = direction === 'upstream' ? -1 : 1;
  const queue = [view.root];
  const reached = new Set(queue);
  for (const urn of queue) {
    const near = known.get(urn);
    const degree = Math.abs(degrees.get(urn) ?? 0);
    if (near === undefined || degree >= view.hops) continue;
    for (const other of neighboursOf(near, direction, view.span)) {
      if (reached.has(other) || (!degrees.has(other) && degrees.size >= limit)) continue;
      reached.add(other);
      if (!degrees.has(other)) degrees.set(other, sign * (degree + 1));
      queue.push(other);
    }
  }
}

/** In the order in which they were opened: what is opened later may have come with what was opened before. */
function addOpened({ view, known, limit }: WalkBounds, degrees: Map<string, number>): void {
  for (const name of view.opened) {
    const direction = DIRECTIONS.find((one) => name.startsWith(`${one} `));
    const near = known.get(name.slice(name.indexOf(' ') + 1));
    const degree = degrees.get(near?.urn ?? '');
    if (direction === undefined || near === undefined || degree === undefined) continue;
    for (const other of neighboursOf(near, direction, view.span)) {
      if (degrees.has(other) || degrees.size >= limit) continue;
      // One that lies beside the way counts as far as the entity through which it was found, and one step more.
      degrees.set(other, (Math.abs(degree) + 1) * (direction === 'upstream' ? -1 : 1));
    }
  }
}

/** Each step once, although both of its ends know of it. */
function edgesWithin(seen: ReadonlyMap<string, number>, known: Neighbourhoods, span: TimeSpan): readonly LineageStep[] {
  const edges = new Map<string, LineageStep>();
  for (const urn of seen.keys()) {
    for (const edge of known.get(urn)?.edges ?? []) {
      const { source, target, createdAt } = edge;
      if (source === target || !seen.has(source) || !seen.has(target) || !isWithin(createdAt, span)) continue;
      edges.set(`${source} ${target}`, edge);
    }
  }
  return [...edges.values()];
}
