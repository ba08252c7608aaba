/**
 * Writes what entities state.
 *
 * The problem: the server replaces documents one by one, and finds what a set stated before only after a refresh. The
 * idea: a document for each entity says all that it states, and is read by its id, refreshed or not; an edge is a
 * document that lists who states it, under an id made of its ends and its type. The edges are written before what the
 * entity states, so that after a fault the same changes find what they have to undo; it costs two requests that read
 * and two that write for some hundred entities. A generation that began empty is spared the reads of what was never
 * written to it.
 */
import { createHash } from 'node:crypto';
import { isTurnOver, nextTurn } from '../../../kernel/event-loop-turn.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Edge, EdgeChange } from '../../../lineage/edge-store.port.js';
import { foundDocuments, textMember } from '../client/answers.js';
import { type BodyMemory, BulkBodies } from '../client/bulk.js';
import type { SearchServer } from '../client/search-server.js';
import type { WrittenIds } from '../written-ids.js';
import {
  EDGE,
  edgeBody,
  type EdgeStatement,
  type OwnedSets,
  ownerBody,
  readStatements,
  wholeEdge,
} from './edge-index.js';

/**
 * Where is written, and the number of the entry. `written`: see `writtenSince`. `sent`: resolves when everything before
 * is written, where that is not waited for anyway. `memory`: of bodies, those of their own without it.
 */
export interface EdgeTarget {
  readonly edges: string;
  readonly owners: string;
  readonly version: number;
  readonly written?: WrittenIds | undefined;
  readonly memory?: BodyMemory;
  readonly sent?: () => Promise<unknown>;
}

/** Documents that one request asks for. */
const READ_AT_ONCE = 1000;
/** Changes that are applied together. */
const CHANGES_AT_ONCE = 500;

interface VersionedDocument {
  readonly version: number;
  readonly stored: string;
}

/** An entity before and after some changes. */
interface OwnerChange {
  readonly before: OwnedSets;
  readonly after: OwnedSets;
}

export class EdgeWriter {
  constructor(private readonly server: SearchServer) {}

  async write(changes: readonly EdgeChange[], target: EdgeTarget): Promise<void> {
    for (let from = 0; from < changes.length; from += CHANGES_AT_ONCE) {
      const send = await this.prepare(changes.slice(from, from + CHANGES_AT_ONCE), target);
      await send();
    }
  }

  /**
   * Make the documents that some changes lead to; nobody else may change their entities until they are written.
   * @returns writes them
   */
  async prepare(changes: readonly EdgeChange[], target: EdgeTarget): Promise<() => Promise<void>> {
    const changed = [...new Set(changes.map(({ owner }) => owner))];
    const stored = await this.read(target.owners, changed, target);
    const owners = new Map<Urn, OwnerChange>();
    for (const change of changes) {
      const current = stored.get(change.owner);
      // A later entry was applied already, and with it this one.
      if (current !== undefined && current.version > target.version) continue;
      const known = owners.get(change.owner);
      const before = known?.before ?? (current === undefined ? NOTHING : readSets(current.stored));
      owners.set(change.owner, { before, after: afterChange(known?.after ?? before, change) });
    }
    const edges = new BulkBodies(target.memory);
    await this.addEdges(edges, owners, target);
    // Nothing has to be found that is to be undone.
    const isAllNew = [...owners.values()].every(({ before }) => before.size === 0);
    const own = isAllNew ? edges : new BulkBodies(target.memory);
    addOwners(own, owners, target);
    return async () => {
      await this.server.bulk(edges);
      if (!isAllNew) await this.server.bulk(own);
    };
  }

  private async addEdges(bodies: BulkBodies, owners: ReadonlyMap<Urn, OwnerChange>, target: EdgeTarget): Promise<void> {
    const { edges: index, version } = target;
    const touched = await touchedEdges(owners);
    const stored = await this.read(index, [...touched.keys()], target);
    for (const [id, own] of touched) {
      const current = stored.get(id);
      if (current !== undefined && current.version > version) continue;
      const others =
        current === undefined ? [] : readStatements(current.stored).filter(({ owner }) => !isOf(owners, owner));
      const statements = [...others, ...own];
      if (statements.length > 0) bodies.add({ kind: 'put', index, id, version, source: edgeBody(statements) });
      else if (current !== undefined) bodies.add({ kind: 'remove', index, id, version });
      if (isTurnOver()) await nextTurn();
    }
  }

  /** Documents by id, refreshed or not; those that were never written are not asked for. */
  private async read(
    index: string,
    all: readonly string[],
    target: EdgeTarget,
  ): Promise<ReadonlyMap<string, VersionedDocument>> {
    const found = new Map<string, VersionedDocument>();
    const ids = readable(all, target);
    if (ids.length > 0) await target.sent?.();
    for (let from = 0; from < ids.length; from += READ_AT_ONCE) {
      const { body } = await this.server.request({
        method: 'POST',
        path: `/${index}/_mget`,
        query: { _source_includes: EDGE.stored },
        body: { ids: ids.slice(from, from + READ_AT_ONCE) },
      });
      for (const { id, version, source } of foundDocuments(body)) {
        found.set(id, { version, stored: textMember(source, EDGE.stored) });
      }
    }
    return found;
  }
}

const NOTHING: OwnedSets = new Map();

/** Those of the ids under which something may be stored. They count as written from now on. */
function readable(ids: readonly string[], { written }: EdgeTarget): readonly string[] {
  return written === undefined ? ids : ids.filter((id) => written.add(id) === 'maybe');
}

/** Edges that entities stated before or state now, by id, with what they state now. */
async function touchedEdges(
  owners: ReadonlyMap<Urn, OwnerChange>,
): Promise<ReadonlyMap<string, readonly EdgeStatement[]>> {
  const touched = new Map<string, EdgeStatement[]>();
  for (const [owner, { before, after }] of owners) {
    for (const edge of [...before.values()].flat()) statementsOf(touched, edge);
    for (const [aspect, edges] of after) {
      for (const edge of edges) statementsOf(touched, edge).push({ owner, aspect, edge });
      if (isTurnOver()) await nextTurn();
    }
  }
  return touched;
}

function isOf(owners: ReadonlyMap<string, OwnerChange>, owner: string): boolean {
  return owners.has(owner);
}

function afterChange(sets: OwnedSets, change: EdgeChange): OwnedSets {
  if (change.kind === 'drop') return NOTHING;
  const after = new Map(sets);
  if (change.edges.length === 0) after.delete(change.aspect);
  else after.set(change.aspect, change.edges);
  return after;
}

/** Statements of an edge in the making. */
function statementsOf(touched: Map<string, EdgeStatement[]>, edge: Edge): EdgeStatement[] {
  const id = edgeId(edge);
  const known = touched.get(id) ?? [];
  touched.set(id, known);
  return known;
}

function edgeId({ source, type, destination }: Edge): string {
  const hash = createHash('sha256').update(source).update('\0').update(type).update('\0').update(destination);
  return hash.digest('base64url');
}

function addOwners(
  bodies: BulkBodies,
  owners: ReadonlyMap<Urn, OwnerChange>,
  { owners: index, version }: EdgeTarget,
): void {
  for (const [id, { after }] of owners) {
    const place = { index, id, version };
    bodies.add(
      after.size === 0 ? { kind: 'remove', ...place } : { kind: 'put', ...place, source: ownerBody(id, after) },
    );
  }
}

/** Read what an entity states. */
export function readSets(stored: string): OwnedSets {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- written by this adapter alone, in this shape
  const sets: readonly (readonly [aspect: string, edges: readonly Edge[]])[] = JSON.parse(stored);
  return new Map(sets.map(([aspect, edges]) => [aspect, edges.map(wholeEdge)]));
}
