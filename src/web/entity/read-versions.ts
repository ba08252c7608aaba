import { readResource } from '../app/transport.js';
import { listOf, type StoredAspect, type StoredEntity } from '../shared/read-aspects.js';
import { type MemberDifference, memberDifferences } from './member-differences.js';

/** What one person changed of an entity at one moment. */
export interface HistoryEntry {
  /** Epoch milliseconds, UTC. */
  readonly time: number;
  readonly actor: string;
  readonly aspects: readonly VersionedDifferences[];
}

/** A version of an aspect beside the one before it. */
export interface VersionedDifferences {
  readonly aspect: string;
  readonly differences: readonly MemberDifference[];
}

/** Versions that one request asks for of each aspect: as many as are kept unless a policy keeps more. */
const STEP = 20;

/**
 * All versions of aspects that are kept, as changes.
 * @param aspects short names
 * @returns the newest first. What the oldest version that is kept has replaced is not known: all of it is new there.
 */
export async function readChanges(
  urn: string,
  entityType: string,
  aspects: readonly string[],
  signal: AbortSignal,
): Promise<readonly HistoryEntry[]> {
  const versions = new Map<string, StoredAspect[]>(aspects.map((aspect) => [aspect, []]));
  for (let from = 0; ; from += STEP) {
    const page = await readVersions({ urn, entityType, aspects, from }, signal);
    for (const stored of page) for (const aspect of aspects) push(versions.get(aspect), stored[aspect]);
    const last = page.at(-1) ?? {};
    if (aspects.every((aspect) => last[aspect] === undefined)) break;
  }
  return changesOf(versions);
}

function push(list: StoredAspect[] | undefined, item: StoredAspect | undefined): void {
  if (item !== undefined) list?.push(item);
}

/** @returns by age, the latest first: aspects that have such a version */
async function readVersions(
  asked: {
    readonly urn: string;
    readonly entityType: string;
    readonly aspects: readonly string[];
    readonly from: number;
  },
  signal: AbortSignal,
): Promise<readonly StoredEntity['aspects'][]> {
  const { urn, entityType, aspects, from } = asked;
  const ids = Array.from({ length: STEP }, (_, at) => {
    const version = at + from === 0 ? '0' : `-${String(at + from)}`;
    return `(${urn} , ${aspects.map((aspect) => `${aspect}:${version}`).join(';')})`;
  });
  const path = `/entitiesVersionedV2?ids=${listOf(ids)}&entityType=${entityType}`;
  const answer = await readResource<{ readonly results: Readonly<Record<string, StoredEntity>> }>(path, signal);
  return ids.map((id) => answer?.results[id]?.aspects ?? {});
}

function changesOf(versions: ReadonlyMap<string, readonly StoredAspect[]>): readonly HistoryEntry[] {
  const changes = new Map<
    string,
    { readonly time: number; readonly actor: string; readonly aspects: VersionedDifferences[] }
  >();
  for (const [aspect, rows] of versions) {
    rows.forEach(({ value, created }, at) => {
      const differences = memberDifferences(rows[at + 1]?.value, value);
      if (created === undefined || differences.length === 0) return;
      const key = `${String(created.time)} ${created.actor}`;
      const change = changes.get(key) ?? { ...created, aspects: [] };
      change.aspects.push({ aspect, differences });
      changes.set(key, change);
    });
  }
  return [...changes.values()].sort((one, other) => other.time - one.time);
}
