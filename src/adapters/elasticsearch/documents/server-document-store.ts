import { ContentSum, type ContentTotal } from '../../../change-log/content-sum.js';
import type { Generation, GenerationProgress } from '../../../change-log/derived-store.port.js';
import type { Freshness, Position } from '../../../change-log/position.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import { invariant } from '../../../kernel/assert-never.js';
import { isTurnOver, nextTurn } from '../../../kernel/event-loop-turn.js';
import { entityTypeOf, parseUrn, type Urn } from '../../../kernel/urn.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import {
  DocumentStore,
  type DocumentPatch,
  type SearchDocument,
  type TextFindings,
} from '../../../search/document-store.port.js';
import { mergedFields, patchFields } from '../../../text-search/patched-fields.js';
import { asAspects, readStored } from '../../../text-search/stored-fields.js';
import { BodyMemory, BulkBodies } from '../client/bulk.js';
import type { SearchServer } from '../client/search-server.js';
import { sumOfDigests } from '../content-digest.js';
import { IndexGenerations } from '../generations.js';
import { foundDocuments, hitsOf, textMember } from '../client/answers.js';
import { IndexNames } from '../index-names.js';
import {
  beginGeneration,
  purgeIndexes,
  readPage,
  SERVER_CAPABILITIES,
  type ServerStoreSettings,
} from '../server-store.js';
import { type WrittenIds, writtenSince } from '../written-ids.js';
import { documentBody } from './document-body.js';
import { DOCUMENT, documentIndex } from './document-mapping.js';

/** A document before it is written: what is there, or nothing. */
interface CurrentDocument {
  readonly version: number;
  readonly stored: string;
}

/** Documents that one read asks for. */
const READ_AT_ONCE = 500;
const PAGE = 1000;
/** Documents that one request of a rebuild writes, with 20 columns each 2.5 MB. */
const WRITTEN_AT_ONCE = 250;

/**
 * Documents in an index of a search server for each entity type. A patch is applied to what the server has of the
 * document, which it answers at once whatever was refreshed; the number of the log's entry is the version.
 */
export class ServerDocumentStore extends DocumentStore {
  override readonly capabilities = SERVER_CAPABILITIES;
  readonly names: IndexNames;
  private readonly generations: IndexGenerations;

  private constructor(
    private readonly server: SearchServer,
    readonly fields: SearchFields,
    { prefix, ...division }: ServerStoreSettings,
  ) {
    super();
    this.names = new IndexNames(prefix, 'documents');
    this.generations = new IndexGenerations(server, this.names, {
      signature: fields.signature,
      canRead: (signature) => fields.canRead(signature),
      division,
    });
  }

  /** @throws SearchServerUnusable, StoreUnavailable */
  static async open(
    server: SearchServer,
    fields: SearchFields,
    settings: ServerStoreSettings,
  ): Promise<ServerDocumentStore> {
    const store = new ServerDocumentStore(server, fields, settings);
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
    return (await this.generations.signature('remember')) === this.fields.signature ? 'current' : 'outdated';
  }

  override async apply(changes: readonly DocumentPatch[], position: Position): Promise<void> {
    const { generation } = await this.generations.claim();
    await this.write(changes, { generation, version: position.seq, isServing: true });
    this.generations.moveTo(position);
  }

  override flush(): Promise<void> {
    return this.generations.flush();
  }

  override async purge(pace: PurgePace): Promise<void> {
    await this.flush();
    await purgeIndexes(this.server, this.names, pace);
    await this.flush();
  }

  override leftGeneration(): Promise<GenerationProgress | undefined> {
    return this.generations.left();
  }

  override newGeneration(beginning: 'empty' | 'left' = 'empty'): Promise<Generation<DocumentPatch>> {
    const made = { version: 0, isServing: false, written: writtenSince(beginning), memory: new BodyMemory() } as const;
    return beginGeneration(this.generations, beginning, {
      prepare: (generation, changes, sent) => this.prepare(changes, { ...made, generation, sent }),
      entityOf: ({ urn }) => urn,
      changesAtOnce: WRITTEN_AT_ONCE,
      sum: sumPatches,
      total: (generation) => sumOfDigests(this.server, this.names.ofGeneration(generation)),
      content: (generation, after, limit) => this.contentOf(generation, after, limit),
      served: () => undefined,
    });
  }

  private async contentOf(generation: number, after: Urn | undefined, limit: number): Promise<DocumentPatch[]> {
    const index = this.names.ofGeneration(generation);
    const page = { index, key: DOCUMENT.urn, fields: CONTENT, after, size: limit };
    const hits = await readPage(this.server, page);
    return hits.map(documentIn).map(({ urn, entityType, aspects: set }) => {
      return { urn, entityType, set, clear: [], dropsFirst: false };
    });
  }

  override async document(urn: Urn): Promise<SearchDocument | undefined> {
    const { body } = await this.server.request({
      method: 'GET',
      path: `/${this.names.part(entityTypeOf(urn))}/_doc/${encodeURIComponent(urn)}`,
      missing: 'answer',
    });
    if (body['found'] !== true) return undefined;
    return documentIn(body);
  }

  override async documents(after: Urn | undefined, limit: number): Promise<readonly SearchDocument[]> {
    if (after === undefined) await this.flush();
    const found: SearchDocument[] = [];
    for (let last = after; found.length < limit;) {
      const size = Math.min(PAGE, limit - found.length);
      const { body } = await this.server.request({
        method: 'POST',
        path: `/${this.names.all}/_search`,
        query: { ignore_unavailable: true },
        body: {
          size,
          _source: CONTENT,
          sort: [DOCUMENT.urn],
          track_total_hits: false,
          ...(last === undefined ? {} : { search_after: [last] }),
        },
      });
      const page = hitsOf(body).map(documentIn);
      for (const document of page) found.push(document);
      last = page.at(-1)?.urn;
      if (page.length < size) break;
    }
    return found;
  }

  override async compareTexts(limits: { readonly most: number; readonly signal: AbortSignal }): Promise<TextFindings> {
    const different: Urn[] = [];
    let differences = 0;
    await this.flush();
    for (let last: string | undefined; !limits.signal.aborted;) {
      const { body } = await this.server.request({
        method: 'POST',
        path: `/${this.names.all}/_search`,
        query: { ignore_unavailable: true },
        body: {
          size: READ_AT_ONCE,
          sort: [DOCUMENT.urn],
          track_total_hits: false,
          ...(last === undefined ? {} : { search_after: [last] }),
        },
      });
      const hits = hitsOf(body);
      for (const hit of hits) {
        const { urn, entityType } = documentIn(hit);
        const fields = readStored(textMember(hit._source, DOCUMENT.stored));
        last = urn;
        if (isTurnOver()) await nextTurn();
        if (JSON.stringify(hit._source) === documentBody({ urn, entityType, fields }, this.fields)) continue;
        differences++;
        if (different.length < limits.most) different.push(urn);
      }
      if (hits.length < READ_AT_ONCE) break;
    }
    return { differences, different, unowned: 0 };
  }

  /** Closes nothing: the connection is of all stores. */
  async close(): Promise<void> {
    await this.generations.settle();
  }

  private async write(changes: readonly DocumentPatch[], target: DocumentTarget): Promise<void> {
    for (let from = 0; from < changes.length; from += READ_AT_ONCE) {
      const send = await this.prepare(changes.slice(from, from + READ_AT_ONCE), target);
      await send();
    }
  }

  /** Make the documents that some changes lead to. @returns writes them */
  private async prepare(
    changes: readonly DocumentPatch[],
    { generation, version, isServing, written, memory, sent }: DocumentTarget,
  ): Promise<() => Promise<void>> {
    const types = [...new Set(changes.map(({ entityType }) => entityType))];
    const made = types.map(async (type): Promise<readonly [type: string, index: string]> => {
      const body = () => documentIndex(this.fields, type);
      return [type, await this.generations.indexOf(generation, type, { body, isServing })];
    });
    const indexes = new Map(await Promise.all(made));
    const indexOf = ({ entityType }: DocumentPatch): string => indexes.get(entityType) ?? '';
    const readable = changes.filter((patch) => needsCurrent(patch, written));
    if (readable.length > 0) await sent?.();
    const current = await this.read(readable.map((patch) => ({ index: indexOf(patch), urn: patch.urn })));
    const bodies = new BulkBodies(memory);
    for (const patch of changes) {
      const before = current.get(patch.urn);
      // A later entry was applied already, and with it this one.
      if (before !== undefined && before.version > version) continue;
      bodies.add({ ...this.outcome(patch, before), index: indexOf(patch), id: patch.urn, version });
      if (isTurnOver()) await nextTurn();
    }
    return () => this.server.bulk(bodies);
  }

  /** What becomes of a document. */
  private outcome(
    patch: DocumentPatch,
    before: CurrentDocument | undefined,
  ): { readonly kind: 'put'; readonly source: string } | { readonly kind: 'remove' } {
    const { urn, entityType } = patch;
    if (patch.dropsFirst && patch.set.size === 0) return { kind: 'remove' };
    const stored = before === undefined || patch.dropsFirst ? undefined : readStored(before.stored);
    const fields = stored === undefined ? patchFields(patch) : mergedFields(stored, patch);
    return { kind: 'put', source: documentBody({ urn, entityType, fields }, this.fields) };
  }

  /** What the server has of documents, refreshed or not. */
  private async read(
    wanted: readonly { readonly index: string; readonly urn: Urn }[],
  ): Promise<ReadonlyMap<string, CurrentDocument>> {
    const found = new Map<string, CurrentDocument>();
    if (wanted.length === 0) return found;
    const { body } = await this.server.request({
      method: 'POST',
      path: '/_mget',
      query: { _source_includes: DOCUMENT.stored },
      body: { docs: wanted.map(({ index, urn }) => ({ _index: index, _id: urn })) },
    });
    for (const { id, version, source } of foundDocuments(body)) {
      found.set(id, { version, stored: textMember(source, DOCUMENT.stored) });
    }
    return found;
  }
}

/** What of a document says what it is. */
const CONTENT = [DOCUMENT.urn, DOCUMENT.type, DOCUMENT.stored];

/**
 * Where is written, and the number of the entry. `written`: see `writtenSince`. `sent`: resolves when everything before
 * is written, where that is not waited for anyway. `memory`: of bodies, those of their own without it.
 */
interface DocumentTarget {
  readonly generation: number;
  readonly version: number;
  readonly isServing: boolean;
  readonly written?: WrittenIds | undefined;
  readonly memory?: BodyMemory;
  readonly sent?: () => Promise<unknown>;
}

/** A document that is replaced as a whole need not be read, nor one that was never written. */
function needsCurrent({ urn, dropsFirst, set }: DocumentPatch, written: WrittenIds | undefined): boolean {
  return written?.add(urn) !== 'no' && (!dropsFirst || set.size > 0);
}

function documentIn({ _source: source }: { readonly _source?: unknown }): SearchDocument {
  const urn = parseUrn(textMember(source, DOCUMENT.urn));
  invariant(urn !== undefined, 'a document has the URN that it was written with');
  const entityType = textMember(source, DOCUMENT.type);
  return { urn, entityType, aspects: asAspects(readStored(textMember(source, DOCUMENT.stored))) };
}

/** What patches make where there are no documents. */
function sumPatches(patches: readonly DocumentPatch[]): ContentTotal {
  const sum = new ContentSum();
  for (const patch of patches) {
    const isRemoval = patch.dropsFirst && patch.set.size === 0;
    if (!isRemoval) sum.add(patch.urn, patch.entityType, JSON.stringify(patchFields(patch)));
  }
  return sum.total;
}
