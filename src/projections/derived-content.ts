import { createHash } from 'node:crypto';
import type { Urn } from '../kernel/urn.js';

/**
 * What an audit of a store by itself found. `differences`: entities that it answers for in another way than what it has
 * of them. `different`: the first of them. `unowned`: entries that belong to no entity.
 */
export interface AuditFindings {
  readonly differences: number;
  readonly different: readonly Urn[];
  readonly unowned: number;
}

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
  /**
   * Whether what the store looks entities up in fits what it has of them; absent where both are one. `most`: entities
   * that are listed. `signal`: ends it early. @throws StoreUnavailable
   */
  readonly audit?: (limits: { readonly most: number; readonly signal: AbortSignal }) => Promise<AuditFindings>;
  /** What an empty store would have after these changes, each entity once. */
  expected(changes: readonly Change[]): readonly EntityContent[];
  /** Changes after which the store has of these entities what `changes` say of them, and nothing else. */
  replacing(urns: readonly Urn[], changes: readonly Change[]): readonly Change[];
}

/** Digest of a text that says all that is stored of an entity. */
export function contentDigest(text: string): string {
  return createHash('md5').update(text).digest('hex');
}
