import type { ContentTotal } from '../../change-log/content-sum.js';
import type { DerivedStoreCapabilities, Generation } from '../../change-log/derived-store.port.js';
import type { PurgePace } from '../../change-log/purge-pace.js';
import type { Urn } from '../../kernel/urn.js';
import { hitsOf, type ServerHit } from './client/answers.js';
import { type SearchServer, TIMEOUTS } from './client/search-server.js';
import { GatheredWrites, type PrepareWrite } from './gathered-writes.js';
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

/** Which documents are read. `key`: the field in whose order they come. `after`: begins after that. */
export interface HitPage {
  readonly index: string;
  readonly key: string;
  readonly fields: readonly string[];
  readonly after: string | undefined;
  readonly size: number;
}

/** The first documents of an index in order of a key. */
export async function readPage(
  server: SearchServer,
  { index, key, fields, after, size }: HitPage,
): Promise<readonly ServerHit[]> {
  const { body } = await server.request({
    method: 'POST',
    path: `/${index}/_search`,
    query: { ignore_unavailable: true, allow_no_indices: true },
    body: {
      size,
      _source: fields,
      sort: [key],
      track_total_hits: false,
      ...(after === undefined ? {} : { search_after: [after] }),
    },
  });
  return hitsOf(body);
}

/** What is different from store to store of a generation in the making, which is given by its number. */
export interface GenerationWork<Change> {
  /** See GatheredWrites. */
  readonly prepare: (
    generation: number,
    ...changes: Parameters<PrepareWrite<Change>>
  ) => ReturnType<PrepareWrite<Change>>;
  readonly entityOf: (change: Change) => string;
  /** Changes that are written together. */
  readonly changesAtOnce: number;
  /** What changes make where there is nothing of their entities. */
  readonly sum: (changes: readonly Change[]) => ContentTotal;
  readonly total: (generation: number) => Promise<ContentTotal>;
  readonly content: (generation: number, after: Urn | undefined, limit: number) => Promise<readonly Change[]>;
  /** Called when it serves. */
  readonly served: () => void;
}

/** See DerivedStore.newGeneration. */
export async function beginGeneration<Change>(
  generations: IndexGenerations,
  beginning: 'empty' | 'left',
  work: GenerationWork<Change>,
): Promise<Generation<Change>> {
  const { number, left } = await generations.begin(beginning);
  const writes = new GatheredWrites<Change>(
    (...changes) => work.prepare(number, ...changes),
    work.entityOf,
    work.changesAtOnce,
  );
  let saved = left;
  const abandon = async (): Promise<void> => {
    await writes.settled();
    await generations.abandon(number);
  };
  return {
    left,
    add: async (changes) => {
      await writes.add(changes);
      return work.sum(changes);
    },
    checkpoint: async (progress) => {
      await writes.settled();
      await generations.checkpoint(number, progress);
      saved = progress;
    },
    total: async () => {
      await writes.settled();
      await generations.endFilling(number);
      return work.total(number);
    },
    content: async (after, limit) => {
      await generations.refresh(number);
      return work.content(number, after, limit);
    },
    finish: async (position) => {
      await writes.settled();
      await generations.finish(number, position);
      work.served();
    },
    leave: async () => {
      if (saved === undefined) await abandon();
      else await writes.settled();
    },
    abandon,
  };
}
