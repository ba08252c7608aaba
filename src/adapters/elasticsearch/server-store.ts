import type { ContentTotal } from '../../change-log/content-sum.js';
import type { DerivedStoreCapabilities, Generation } from '../../change-log/derived-store.port.js';
import type { PurgePace } from '../../change-log/purge-pace.js';
import type { Urn } from '../../kernel/urn.js';
import { hitsOf, type ServerHit } from './client/answers.js';
import { type SearchServer, TIMEOUTS } from './client/search-server.js';
import type { IndexGenerations } from './generations.js';
import type { IndexDivision } from './index-body.js';
import type { IndexNames } from './index-names.js';

/** What engines behind a search server promise; the same for all of them. */
export const SERVER_CAPABILITIES: DerivedStoreCapabilities = Object.freeze({
  appliesAllOrNothing: false,
  commitsPositionWithChanges: false,
  showsChangesAtOnce: false,
  canLoseUnflushedChanges: false,
  isShared: true,
});

/** `prefix`: what the names of all indexes begin with. */
export interface ServerStoreSettings extends IndexDivision {
  readonly prefix: string;
}

/** Hits that one request asks for. */
const PAGE = 1000;

/** Have the server remove what was deleted or replaced from the files of all indexes that serve. */
export async function purgeIndexes(server: SearchServer, names: IndexNames, pace: PurgePace): Promise<void> {
  const wanted = pace === 'at-once' ? { max_num_segments: 1 } : { only_expunge_deletes: true };
  await server.request({
    method: 'POST',
    path: `/${names.all}/_forcemerge`,
    query: { ...wanted, flush: true, ignore_unavailable: true },
    missing: 'answer',
    timeout: TIMEOUTS.purge,
  });
}

/** Which documents are read. `keys`: fields in whose order they come, unique together. `after`: begins after those. */
export interface HitScan {
  readonly index: string;
  readonly keys: readonly string[];
  readonly fields: readonly string[];
  readonly after?: readonly unknown[] | undefined;
  /** Most hits of a page. */
  readonly size?: number;
}

/** Documents of an index in order of their keys, page by page, the last one of which is shorter than the others. */
export async function* scanHits(
  server: SearchServer,
  { index, keys, fields, after, size = PAGE }: HitScan,
): AsyncGenerator<readonly ServerHit[], undefined> {
  for (let last = after; ;) {
    const { body } = await server.request({
      method: 'POST',
      path: `/${index}/_search`,
      query: { ignore_unavailable: true, allow_no_indices: true },
      body: {
        size,
        _source: fields,
        sort: keys,
        track_total_hits: false,
        ...(last === undefined ? {} : { search_after: last }),
      },
    });
    const hits = hitsOf(body);
    if (hits.length > 0) yield hits;
    if (hits.length < size) return;
    last = hits.at(-1)?.sort;
  }
}

/** What is different from store to store of a generation in the making, which is given by its number. */
export interface GenerationWork<Change> {
  /** See Generation.add. */
  readonly write: (changes: readonly Change[], generation: number) => Promise<ContentTotal>;
  readonly total: (generation: number) => Promise<ContentTotal>;
  readonly content: (generation: number, after: Urn | undefined, limit: number) => Promise<readonly Change[]>;
  /** Called when it serves. */
  readonly served: () => void;
}

/** See DerivedStore.newGeneration. Writes come one after another. */
export async function beginGeneration<Change>(
  generations: IndexGenerations,
  beginning: 'empty' | 'left',
  work: GenerationWork<Change>,
): Promise<Generation<Change>> {
  const { number, left } = await generations.begin(beginning);
  let added: Promise<unknown> = Promise.resolve();
  let saved = left;
  const abandon = async (): Promise<void> => {
    await added;
    await generations.abandon(number);
  };
  return {
    left,
    add: (changes) => {
      const own = added.then(() => work.write(changes, number));
      added = own.catch(() => undefined);
      return own;
    },
    checkpoint: async (progress) => {
      await added;
      await generations.checkpoint(number, progress);
      saved = progress;
    },
    total: async () => {
      await added;
      await generations.refresh(number);
      return work.total(number);
    },
    content: async (after, limit) => {
      await generations.refresh(number);
      return work.content(number, after, limit);
    },
    finish: async (position) => {
      await added;
      await generations.finish(number, position);
      work.served();
    },
    leave: async () => {
      if (saved === undefined) await abandon();
      else await added;
    },
    abandon,
  };
}
