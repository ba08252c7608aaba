import type { Urn } from '../../kernel/urn.js';
import type { EdgeChange, EdgeSet, EdgeStore } from '../../lineage/edge-store.port.js';
import { contentDigest, type DerivedContent, type EntityContent } from '../derived-content.js';

/** How the edges of a store are compared with the changes that make them. */
export function edgeContent(store: Pick<EdgeStore, 'edgeSets'>): DerivedContent<EdgeChange> {
  return {
    stored: (after, limit) => storedContent(store, after, limit),
    expected: (changes) => byOwner(changes.filter((change) => change.kind === 'set' && change.edges.length > 0)),
    replacing: (urns, changes) => [...urns.map((owner): EdgeChange => ({ kind: 'drop', owner })), ...changes],
  };
}

async function storedContent(
  store: Pick<EdgeStore, 'edgeSets'>,
  after: Urn | undefined,
  limit: number,
): Promise<EntityContent[]> {
  const found: EntityContent[] = [];
  // An entity has few sets, and all of them are needed; those of an owner come one after another.
  let sets: readonly EdgeSet[] = [];
  let key: { readonly owner: Urn; readonly aspect: string } | undefined =
    after === undefined ? undefined : { owner: after, aspect: AFTER_ALL };
  for (;;) {
    const page = await store.edgeSets(key, limit);
    sets = [...sets, ...page];
    const last = page.length < limit ? undefined : page.at(-1);
    const complete = sets.filter(({ owner }) => owner !== last?.owner);
    for (const set of byOwner(complete)) found.push(set);
    if (last === undefined || found.length >= limit) return found.slice(0, limit);
    sets = sets.slice(complete.length);
    key = last;
  }
}

/** Greater than the name of any aspect. */
const AFTER_ALL = '\u{10FFFF}';

function byOwner(changes: readonly (EdgeChange | EdgeSet)[]): EntityContent[] {
  const texts = new Map<Urn, string[]>();
  for (const change of changes) {
    if (!('edges' in change)) continue;
    const { owner, aspect, edges } = change;
    const own = texts.get(owner) ?? [];
    texts.set(owner, own);
    own.push(JSON.stringify([aspect, [...new Set(edges.map(edgeText))].sort()]));
  }
  return [...texts].map(([urn, own]) => ({ urn, digest: contentDigest(own.sort().join('\n')) }));
}

function edgeText(edge: EdgeSet['edges'][number]): string {
  const { source, type, destination, lineage, createdOn, createdActor, updatedOn, updatedActor, properties } = edge;
  return JSON.stringify([
    ...[source, type, destination, lineage, createdOn, createdActor, updatedOn, updatedActor],
    properties === undefined ? undefined : Object.entries(properties).sort(([a], [b]) => (a < b ? -1 : 1)),
  ]);
}
