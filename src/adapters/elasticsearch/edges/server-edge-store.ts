import { ContentSum, type ContentTotal, isSameTotal } from '../../../change-log/content-sum.js';
import type { Generation, GenerationProgress } from '../../../change-log/derived-store.port.js';
import type { Freshness, Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import { invariant, InvariantError } from '../../../kernel/assert-never.js';
import { parseUrn, type Urn } from '../../../kernel/urn.js';
import { type EdgeChange, type EdgeSet, EdgeStore } from '../../../lineage/edge-store.port.js';
import { hitsOf, textMember } from '../client/answers.js';
import type { SearchServer } from '../client/search-server.js';
import { BodyMemory } from '../client/bulk.js';
import { sumOfDigests } from '../content-digest.js';
import { IndexGenerations } from '../generations.js';
import { IndexNames } from '../index-names.js';
import {
  beginGeneration,
  purgeIndexes,
  readPage,
  SERVER_CAPABILITIES,
  type ServerStoreSettings,
} from '../server-store.js';
import { writtenSince } from '../written-ids.js';
import { EDGE_INDEXES, EDGE_PARTS, OWNER, sumStatement } from './edge-index.js';
import { type EdgeTarget, EdgeWriter, readSets } from './edge-writer.js';

/** Entities that one request asks for. */
const PAGE = 500;

/** Edges on a search server: what is found by either end, and what each entity states. */
export class ServerEdgeStore extends EdgeStore {
  override readonly capabilities = SERVER_CAPABILITIES;
  readonly names: IndexNames;
  /** Grows when what a walk has found may have been forgotten since. */
  forgotten = 0;
  private readonly generations: IndexGenerations;
  private readonly writer: EdgeWriter;

  private constructor(
    private readonly server: SearchServer,
    private readonly signature: string,
    { prefix, ...division }: ServerStoreSettings,
  ) {
    super();
    this.names = new IndexNames(prefix, 'edges');
    this.writer = new EdgeWriter(server);
    this.generations = new IndexGenerations(server, this.names, {
      signature,
      canRead: () => true,
      division,
    });
  }

  /** @throws SearchServerUnusable, StoreUnavailable */
  static async open(server: SearchServer, signature: string, settings: ServerStoreSettings): Promise<ServerEdgeStore> {
    const store = new ServerEdgeStore(server, signature, settings);
    await store.generations.open();
    return store;
  }

  override position(): Promise<Position | undefined> {
    return this.generations.position();
  }

  /** Rejects when the server cannot be reached. */
  async probe(): Promise<void> {
    await this.generations.signature('ask');
  }

  override recover(fence?: number): Promise<void> {
    return this.generations.recover(fence);
  }

  override async freshness(): Promise<Freshness> {
    return (await this.generations.signature('remember')) === this.signature ? 'current' : 'outdated';
  }

  override async apply(changes: readonly EdgeChange[], position: Position): Promise<void> {
    const { generation } = await this.generations.claim();
    if (changes.length > 0) await this.writer.write(changes, await this.target(generation, 'serving', position.seq));
    this.generations.moveTo(position);
  }

  override flush(): Promise<void> {
    return this.generations.flush();
  }

  override async purge(pace: PurgePace): Promise<void> {
    await this.flush();
    await purgeIndexes(this.server, this.names, pace);
    await this.flush();
    this.forgotten++;
  }

  override leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.generations.left();
  }

  override newGeneration(beginning: 'empty' | 'left' = 'empty'): Promise<Generation<EdgeChange>> {
    const made = { written: writtenSince(beginning), memory: new BodyMemory() };
    return beginGeneration(this.generations, beginning, {
      prepare: async (generation, changes, sent) =>
        this.writer.prepare(changes, { ...(await this.target(generation, 'new', 0)), ...made, sent }),
      entityOf: ({ owner }) => owner,
      changesAtOnce: WRITTEN_AT_ONCE,
      sum: (changes) => statedTotal(changes.filter((change) => change.kind === 'set')),
      total: (generation) => this.totalOf(generation),
      content: async (generation, after, limit) => {
        const index = this.names.index(generation, EDGE_PARTS.owners);
        const hits = await readPage(this.server, { index, ...OWNERS, key: OWNER.owner, after, size: limit });
        return hits.flatMap(setsIn).map((set) => ({ kind: 'set', ...set }));
      },
      served: () => {
        this.forgotten++;
      },
    });
  }

  /** @throws InvariantError when edges are other ones than what entities state */
  private async totalOf(generation: number): Promise<ContentTotal> {
    const [stated, found] = await Promise.all([
      sumOfDigests(this.server, this.names.index(generation, EDGE_PARTS.owners)),
      sumOfDigests(this.server, this.names.index(generation, EDGE_PARTS.edges)),
    ]);
    if (isSameTotal(stated, found)) return stated;
    throw new InvariantError('edges on the search server are other ones than entities state');
  }

  override async edgeSets(
    after: { readonly owner: Urn; readonly aspect: string } | undefined,
    limit: number,
  ): Promise<readonly EdgeSet[]> {
    if (after === undefined) await this.flush();
    const found: EdgeSet[] = [];
    for (let last: string | undefined; found.length < limit;) {
      const from = after === undefined ? { match_all: {} } : { range: { [OWNER.owner]: { gte: after.owner } } };
      const { body } = await this.server.request({
        method: 'POST',
        path: `/${this.names.part(EDGE_PARTS.owners)}/_search`,
        query: { ignore_unavailable: true },
        body: {
          size: Math.min(PAGE, limit),
          query: from,
          sort: [OWNER.owner],
          track_total_hits: false,
          ...(last === undefined ? {} : { search_after: [last] }),
        },
      });
      const hits = hitsOf(body);
      for (const { _source: source } of hits) {
        for (const set of setsIn({ _source: source })) {
          last = set.owner;
          const isSeen = after !== undefined && set.owner === after.owner && set.aspect <= after.aspect;
          if (!isSeen && found.length < limit) found.push(set);
        }
      }
      if (hits.length === 0) break;
    }
    return found;
  }

  /** Resolves when what is under way has ended; the connection is of all stores. */
  close(): Promise<void> {
    return this.generations.settle();
  }

  private async target(generation: number, state: 'new' | 'serving', version: number): Promise<EdgeTarget> {
    const index = (part: keyof typeof EDGE_PARTS): Promise<string> =>
      this.generations.indexOf(generation, EDGE_PARTS[part], {
        body: () => EDGE_INDEXES[part],
        isServing: state === 'serving',
      });
    const [edges, owners] = await Promise.all([index('edges'), index('owners')]);
    return { edges, owners, version };
  }
}

/** Sets of edges that one request of a rebuild writes, some of them empty. */
const WRITTEN_AT_ONCE = 1000;

/** Documents of what entities state. */
const OWNERS = { fields: [OWNER.owner, OWNER.stored] } as const;

/** What an entity states, in order of aspect. */
function setsIn({ _source: source }: { readonly _source?: unknown }): readonly EdgeSet[] {
  const owner = parseUrn(textMember(source, OWNER.owner));
  invariant(owner !== undefined, 'edges are stated by entities');
  return [...readSets(textMember(source, OWNER.stored))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([aspect, edges]) => ({ owner, aspect, edges }));
}

function statedTotal(sets: readonly EdgeSet[]): ContentTotal {
  const sum = new ContentSum();
  for (const { owner, aspect, edges } of sets) for (const edge of edges) sumStatement(sum, { owner, aspect, edge });
  return sum.total;
}
