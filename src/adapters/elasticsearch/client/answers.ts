import { InvariantError } from '../../../kernel/assert-never.js';
import { StoreUnavailable } from '../../../kernel/failures.js';

/** Characters of what a server says about a document. */
const LONGEST_REASON = 300;

/** A hit as the server writes it. */
export interface ServerHit {
  readonly _id: string;
  readonly _score: number | null;
  readonly _source?: unknown;
  readonly sort?: readonly (boolean | number | string | null)[];
  readonly matched_queries?: readonly string[];
  readonly fields?: Readonly<Record<string, readonly unknown[]>>;
}

/** A document that was read by its id. `source`: what of it was asked for. */
interface DocumentById {
  readonly id: string;
  readonly version: number;
  readonly source: unknown;
}

/**
 * What an answer to `_mget` has found.
 * @throws StoreUnavailable when one could not be looked for: taken for absent, it would be written without what it has
 */
export function foundDocuments(body: Readonly<Record<string, unknown>>): readonly DocumentById[] {
  const docs: readonly unknown[] = Array.isArray(body['docs']) ? body['docs'] : [];
  return docs.flatMap((doc): readonly DocumentById[] => {
    const members: Readonly<Record<string, unknown>> = typeof doc === 'object' ? { ...doc } : {};
    const { _id: id, _version: version, _source: source, found, error } = members;
    if (error !== undefined) {
      const reason = JSON.stringify(error).slice(0, LONGEST_REASON);
      throw new StoreUnavailable(`The search server cannot look for a document now: ${reason}`);
    }
    return found === true && typeof id === 'string' && typeof version === 'number' ? [{ id, version, source }] : [];
  });
}

/** Hits of an answer to a search. */
export function hitsOf(body: Readonly<Record<string, unknown>>): readonly ServerHit[] {
  const { hits }: { hits?: readonly ServerHit[] } = outerHits(body);
  return hits ?? [];
}

/** Exact number of all hits. */
export function totalOf(body: Readonly<Record<string, unknown>>): number {
  const { total }: { total?: { value?: number } } = outerHits(body);
  return total?.value ?? 0;
}

function outerHits(body: Readonly<Record<string, unknown>>): object {
  const shards = body['_shards'];
  const { failed }: { failed?: number } = typeof shards === 'object' && shards !== null ? shards : {};
  if (failed !== undefined && failed > 0) {
    throw new StoreUnavailable('Some shards of the search server did not answer: counts would be wrong.');
  }
  const { hits } = body;
  return typeof hits === 'object' && hits !== null ? hits : {};
}

/** A text of a stored document. */
export function textMember(source: unknown, name: string): string {
  const value: unknown =
    typeof source === 'object' && source !== null
      ? Object.entries(source).find(([key]) => key === name)?.[1]
      : undefined;
  if (typeof value !== 'string') throw new InvariantError(`a stored document has no text "${name}"`);
  return value;
}

/** An aggregation of an answer; one of no index has no buckets. */
export function aggregationOf(body: Readonly<Record<string, unknown>>, name: string): Aggregation {
  const { aggregations } = body;
  const found: unknown =
    typeof aggregations === 'object' && aggregations !== null
      ? Object.entries(aggregations).find(([key]) => key === name)?.[1]
      : undefined;
  return typeof found === 'object' && found !== null ? { ...NO_BUCKETS, ...found } : NO_BUCKETS;
}

interface Aggregation {
  readonly buckets: readonly { readonly key: unknown; readonly doc_count: number }[];
  readonly doc_count_error_upper_bound?: number;
  readonly doc_count?: number;
  readonly after_key?: unknown;
  /** Of one that is a number. */
  readonly value?: number | null;
}

const NO_BUCKETS: Aggregation = { buckets: [] };

/** One part of the key of a bucket that has several. */
export function bucketKey(key: unknown, at: number): string {
  const parts: readonly unknown[] = typeof key === 'object' && key !== null ? Object.values(key) : [];
  return String(parts[at]);
}
