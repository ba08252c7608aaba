/** The expected content of a catalog after records were sent to it in order, computed without the service. */
import { aspects } from '../../generated/service/registry/aspects.js';
import { isObject, type ExactValue, writeJson } from './exact-json.js';
import { patchedValue } from './patched-value.js';
import type { AspectDto } from './record-dto.js';

/** `aspects`: latest value by name. `points`: by aspect, each point once. */
export interface ExpectedEntity {
  readonly aspects: Map<string, ExactValue>;
  readonly points: Map<string, Map<string, ExactValue>>;
}

const TIMESERIES = new Set(aspects.filter(({ kind }) => kind === 'timeseries').map(({ name }) => name));

/** By URN. */
export function expectedCatalog(records: readonly AspectDto[]): ReadonlyMap<string, ExpectedEntity> {
  const entities = new Map<string, ExpectedEntity>();
  for (const { urn, aspect, change, value } of records) {
    const entity: ExpectedEntity = entities.get(urn) ?? { aspects: new Map(), points: new Map() };
    entities.set(urn, entity);
    if (TIMESERIES.has(aspect)) {
      const points = entity.points.get(aspect) ?? new Map<string, ExactValue>();
      entity.points.set(aspect, points.set(identityOf(value), value));
    } else {
      const before = entity.aspects.get(aspect);
      entity.aspects.set(aspect, change === 'PATCH' ? patchedValue(before, value) : value);
    }
  }
  return entities;
}

const WHOLE = 'FULL_TABLE_SNAPSHOT';

/** Points are the same when they agree in time, bucket, partition, message and the entities that they are about. */
function identityOf(point: ExactValue): string {
  if (!isObject(point)) return '';
  const {
    timestampMillis = null,
    eventGranularity = null,
    partitionSpec,
    messageId = null,
    asserteeUrn = null,
  } = point;
  const { actor = null } = point;
  const partition = isObject(partitionSpec) ? (partitionSpec['partition'] ?? WHOLE) : WHOLE;
  return writeJson([timestampMillis, eventGranularity, partition, messageId, asserteeUrn, actor]);
}
