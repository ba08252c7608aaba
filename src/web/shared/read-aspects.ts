import { readResource, ServiceError } from '../app/transport.js';
import type { JsonObject } from './json-object.js';

/** An aspect as the service stores it. */
export interface StoredAspect {
  readonly name: string;
  readonly value: JsonObject;
  /** `time`: epoch milliseconds, UTC. */
  readonly created?: { readonly time: number; readonly actor: string };
  readonly systemMetadata?: JsonObject;
}

/** An entity with its latest aspects. */
export interface StoredEntity {
  readonly urn: string;
  readonly entityName: string;
  readonly aspects: Readonly<Record<string, StoredAspect>>;
}

const FORBIDDEN = 403;

/**
 * Latest values of some aspects of many entities.
 * @returns by URN; an entity that may not be read is absent, and hides no other
 */
export async function readAspects(
  urns: readonly string[],
  aspects: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, unknown>>> {
  const path = `/entitiesV2?ids=${listOf(urns)}&aspects=${listOf(aspects)}`;
  try {
    const answer = await readResource<{ readonly results: Readonly<Record<string, StoredEntity>> }>(path);
    const entities = Object.entries(answer?.results ?? {});
    return new Map(entities.map(([urn, { aspects: stored }]) => [urn, valuesOf(stored)]));
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== FORBIDDEN) throw error;
    if (urns.length === 1) return new Map();
    const parts = await Promise.all(urns.map((urn) => readAspects([urn], aspects)));
    return new Map(parts.flatMap((part) => [...part]));
  }
}

/** An entity with all its aspects; `undefined` when the service knows none of this URN. */
export function readEntity(urn: string, signal: AbortSignal): Promise<StoredEntity | undefined> {
  return readResource<StoredEntity>(`/entitiesV2/${encodeURIComponent(urn)}`, signal);
}

function valuesOf(aspects: StoredEntity['aspects']): ReadonlyMap<string, unknown> {
  return new Map(Object.entries(aspects).map(([name, { value }]) => [name, value]));
}

/** A list as a query has it. Parentheses and commas of its items are encoded, as they divide it. */
export function listOf(items: readonly string[]): string {
  return `List(${items.map(encodeItem).join(',')})`;
}

function encodeItem(item: string): string {
  return encodeURIComponent(item).replaceAll('(', '%28').replaceAll(')', '%29');
}
