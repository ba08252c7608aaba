import { createHash } from 'node:crypto';
import type { Urn } from '../kernel/urn.js';

/** What a derived store has of one entity, as a digest. */
export interface EntityContent {
  readonly urn: Urn;
  readonly digest: string;
}

/**
 * How the content of a derived store is compared with what it should be. Entities of which it has nothing are absent.
 */
export interface DerivedContent<Change> {
  /** What is stored of entities after `after`, in order of URN, at most `limit`. @throws StoreUnavailable */
  stored(after: Urn | undefined, limit: number): Promise<readonly EntityContent[]>;
  /** What an empty store would have after these changes, each entity once. */
  expected(changes: readonly Change[]): readonly EntityContent[];
  /** Changes after which the store has of these entities what `changes` say of them, and nothing else. */
  replacing(urns: readonly Urn[], changes: readonly Change[]): readonly Change[];
}

/** Digest of a text that says all that is stored of an entity. */
export function contentDigest(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
