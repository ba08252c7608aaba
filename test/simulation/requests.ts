import type { CommitRequest } from '../../src/aspects/group-commit/group-commit.js';
import { InvariantError } from '../../src/kernel/assert-never.js';
import { parseUrn, type Urn } from '../../src/kernel/urn.js';
import { servedRegistry } from '../../src/registry/served-registry.js';
import type { RandomNumbers } from '../random-numbers.js';

/** What is stored of each entity: JSON by aspect. An entity that is not stored is absent. */
export type SimulatedContent = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** One change of one entity. */
interface PlannedChange {
  readonly urn: Urn;
  readonly aspect: string;
  readonly change: 'CREATE' | 'DELETE' | 'UPSERT';
  readonly value: object;
}

/** A request, and what it does to what is stored: `undefined` when it is refused. */
export interface PlannedRequest {
  readonly request: CommitRequest;
  readonly effect: (stored: SimulatedContent) => SimulatedContent | undefined;
}

export const KEY = 'datasetKey';
export const ASPECTS = ['datasetProperties', 'globalTags', 'status', 'upstreamLineage'] as const;
export const URNS: readonly Urn[] = Array.from({ length: 6 }, (_, at) =>
  urn(`urn:li:dataset:(urn:li:dataPlatform:hive,table_${String(at)},PROD)`),
);
const ACTOR = urn('urn:li:corpuser:simulated');

function urn(text: string): Urn {
  const parsed = parseUrn(text);
  if (parsed === undefined) throw new InvariantError(`${text} is no URN`);
  return parsed;
}

/** @param mark makes values differ from each other */
export function planRequest(random: RandomNumbers, mark: string): PlannedRequest {
  const changes = Array.from({ length: 1 + random(2) }, (_, at) => planChange(random, `${mark}.${String(at)}`));
  const stamp = { time: 1_700_000_000_000, actor: ACTOR };
  return {
    request: {
      stamp,
      system: { lastObserved: stamp.time, runId: 'simulated' },
      changes: changes.map(({ urn, aspect, change, value }) => ({
        target: servedRegistry.requireUrn(urn),
        writes: [{ aspect, change, json: change === 'DELETE' ? undefined : JSON.stringify(value) }],
      })),
    },
    effect: (stored) =>
      changes.reduce<SimulatedContent | undefined>((before, change) => before && applied(before, change), stored),
  };
}

function planChange(random: RandomNumbers, mark: string): PlannedChange {
  const one = URNS[random(URNS.length)] ?? urn('');
  const other = URNS[random(URNS.length)] ?? one;
  const aspect = ASPECTS[random(ASPECTS.length)] ?? 'status';
  const value = {
    datasetProperties: { description: `words of ${mark}`, customProperties: {} },
    globalTags: { tags: [{ tag: `urn:li:tag:${mark}` }] },
    status: { removed: random(2) === 1 },
    upstreamLineage: { upstreams: [{ dataset: other, type: 'TRANSFORMED' }] },
  }[aspect];
  switch (random(8)) {
    case 0:
      return { urn: one, aspect: KEY, change: 'DELETE', value };
    case 1:
      return { urn: one, aspect, change: 'DELETE', value };
    case 2:
      return { urn: one, aspect, change: 'CREATE', value };
    default:
      return { urn: one, aspect, change: 'UPSERT', value };
  }
}

function applied(
  stored: SimulatedContent,
  { urn, aspect, change, value }: PlannedChange,
): SimulatedContent | undefined {
  const entity = stored.get(urn);
  if (change === 'CREATE' && entity?.has(aspect) === true) return undefined;
  const next = new Map(stored);
  if (change !== 'DELETE') return next.set(urn, new Map([...(entity ?? []), [aspect, JSON.stringify(value)]]));
  if (aspect === KEY) next.delete(urn);
  else if (entity !== undefined) next.set(urn, new Map([...entity].filter(([name]) => name !== aspect)));
  return next;
}
