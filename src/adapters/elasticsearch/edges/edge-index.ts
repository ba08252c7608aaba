import { ContentSum } from '../../../change-log/content-sum.js';
import type { Edge } from '../../../lineage/edge-store.port.js';
import { DIGEST, DIGEST_MAPPING } from '../content-digest.js';
import type { IndexBody } from '../index-names.js';

/** Parts of the store: a document for each edge, and one for each entity that states edges. */
export const EDGE_PARTS = { edges: 'edges', owners: 'owners' } as const;

/**
 * How edges are indexed. An edge that several sets state is one document. `up`, `down`: its ends as lineage has them;
 * absent where it is none. `created`, `updated`: times of all sets that state it; `unstamped`: one of them has none.
 * `stored`: what is stated, by set, as JSON. Both have the `digest` of content-digest.ts.
 */
export const EDGE = {
  source: 'source',
  destination: 'destination',
  type: 'type',
  up: 'up',
  down: 'down',
  created: 'created',
  updated: 'updated',
  unstamped: 'unstamped',
  stored: 'stored',
} as const;

/** `owner`: the entity. `stored`: its sets by aspect, as JSON. */
export const OWNER = { owner: 'owner', stored: 'stored' } as const;

const KEYWORD = { type: 'keyword' } as const;
const UNSEEN = { type: 'keyword', index: false, doc_values: false } as const;
const SETTINGS = { 'index.merge.policy.expunge_deletes_allowed': 0, 'index.gc_deletes': '1h' } as const;

export const EDGE_INDEXES: Readonly<Record<keyof typeof EDGE_PARTS, IndexBody>> = {
  edges: {
    settings: SETTINGS,
    mappings: {
      dynamic: false,
      properties: {
        ...Object.fromEntries(
          [EDGE.source, EDGE.destination, EDGE.type, EDGE.up, EDGE.down].map((name) => [name, KEYWORD]),
        ),
        [EDGE.created]: { type: 'long' },
        [EDGE.updated]: { type: 'long' },
        [EDGE.unstamped]: { type: 'boolean' },
        [EDGE.stored]: UNSEEN,
        [DIGEST]: DIGEST_MAPPING,
      },
    },
  },
  owners: {
    settings: SETTINGS,
    mappings: {
      dynamic: false,
      properties: { [OWNER.owner]: KEYWORD, [OWNER.stored]: UNSEEN, [DIGEST]: DIGEST_MAPPING },
    },
  },
};

/** Edges by aspect. */
export type OwnedSets = ReadonlyMap<string, readonly Edge[]>;

/** What one set states of an edge. */
export interface EdgeStatement {
  readonly owner: string;
  readonly aspect: string;
  readonly edge: Edge;
}

/** An edge as the server is given it. The first statement, by owner and aspect, is the one that is shown. */
export function edgeBody(statements: readonly EdgeStatement[]): string {
  const sorted = [...statements].sort((a, b) => compare(a.owner, b.owner) || compare(a.aspect, b.aspect));
  const edges = sorted.map(({ edge }) => edge);
  const [first] = edges;
  if (first === undefined) return '';
  const lineage = edges.find((edge) => edge.lineage !== 'none');
  const { source, destination, type } = first;
  return JSON.stringify({
    [EDGE.source]: source,
    [EDGE.destination]: destination,
    [EDGE.type]: type,
    ...(lineage === undefined
      ? {}
      : lineage.lineage === 'upstream'
        ? { [EDGE.up]: destination, [EDGE.down]: source }
        : { [EDGE.up]: source, [EDGE.down]: destination }),
    [EDGE.created]: edges.flatMap(({ createdOn }) => createdOn ?? []),
    [EDGE.updated]: edges.flatMap(({ updatedOn }) => updatedOn ?? []),
    [EDGE.unstamped]: edges.some(({ createdOn, updatedOn }) => createdOn === undefined && updatedOn === undefined),
    [EDGE.stored]: JSON.stringify(sorted),
    [DIGEST]: sumOf(sorted).addends,
  });
}

/** Read what `edgeBody` wrote. */
export function readStatements(stored: string): readonly EdgeStatement[] {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by this adapter alone, in this shape
  const statements: readonly EdgeStatement[] = JSON.parse(stored);
  return statements.map(({ owner, aspect, edge }) => ({ owner, aspect, edge: wholeEdge(edge) }));
}

/** What an entity states, as the server is given it. */
export function ownerBody(owner: string, sets: OwnedSets): string {
  const statements = [...sets].flatMap(([aspect, edges]) => edges.map((edge) => ({ owner, aspect, edge })));
  return JSON.stringify({
    [OWNER.owner]: owner,
    [OWNER.stored]: JSON.stringify([...sets]),
    [DIGEST]: sumOf(statements).addends,
  });
}

function sumOf(statements: readonly EdgeStatement[]): ContentSum {
  const sum = new ContentSum();
  for (const statement of statements) sumStatement(sum, statement);
  return sum;
}

/** Add what a set states of an edge to a sum. */
export function sumStatement(sum: ContentSum, { owner, aspect, edge }: EdgeStatement): void {
  sum.add(owner, aspect, JSON.stringify(wholeEdge(edge)));
}

/** JSON leaves out what is not known. */
export function wholeEdge(edge: Edge): Edge {
  const { source, type, destination, lineage, createdOn, createdActor, updatedOn, updatedActor, properties } = edge;
  return { source, type, destination, lineage, createdOn, createdActor, updatedOn, updatedActor, properties };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
