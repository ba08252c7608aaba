import { createHash } from 'node:crypto';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { memberAt } from '../../kernel/members.js';
import { parseUrn } from '../../kernel/urn.js';

/** The partition that stands for the whole dataset, as if the point named none. */
const WHOLE = 'FULL_TABLE_SNAPSHOT';

/**
 * What distinguishes a point from others of the same entity, aspect and time, as a short text: the id of its message,
 * the length of its bucket, the partition, and the entities that its time-series fields name. Empty when it has none of
 * these. Two checks of one assertion at one moment are two points when they concern different partitions or datasets; a
 * report that is repeated, or that corrects the numbers of an earlier one, is the same point.
 */
export function pointIdentity(spec: AspectSpec, value: Readonly<Record<string, unknown>>): string {
  const partition = memberAt(value, ['partitionSpec', 'partition']);
  const parts = [
    value['messageId'] ?? null,
    bucketOf(value['eventGranularity']),
    partition === WHOLE ? null : (partition ?? null),
    ...spec.timeseriesFields.map(({ path }) => urnAt(value, path)),
  ];
  if (parts.every((part) => part === null)) return '';
  // A partition may be a whole query, and this becomes part of a key.
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** A bucket is one unit long unless it says how many. */
function bucketOf(granularity: unknown): readonly unknown[] | null {
  const unit = memberAt(granularity, ['unit']);
  return unit === undefined ? null : [memberAt(granularity, ['multiple']) ?? 1, unit];
}

function urnAt(value: unknown, path: readonly string[]): string | null {
  const member = memberAt(value, path);
  return typeof member === 'string' && parseUrn(member) !== undefined ? member : null;
}
