import { createHash } from 'node:crypto';
import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { isMembers } from '../../kernel/members.js';
import { parseUrn } from '../../kernel/urn.js';

/** Part of a dataset that a point is about when it names none: all of it. */
const WHOLE = 'FULL_TABLE_SNAPSHOT';

/**
 * What tells a point from others of its entity, aspect and time, as a short text: the message that brought it, the length
 * of its bucket, the partition, and the entities that its time-series fields name. Empty when it has none of these.
 * Two checks of one assertion at one moment are two points when they looked at different partitions or datasets; a report
 * that is sent again, or corrects the numbers of one before, is the same point.
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

/** A bucket is of one unit unless it says how many. */
function bucketOf(granularity: unknown): readonly unknown[] | null {
  const unit = memberAt(granularity, ['unit']);
  return unit === undefined ? null : [memberAt(granularity, ['multiple']) ?? 1, unit];
}

function urnAt(value: unknown, path: readonly string[]): string | null {
  const held = memberAt(value, path);
  return typeof held === 'string' && parseUrn(held) !== undefined ? held : null;
}

/** `undefined` when the path does not lead to anything, or goes through a list. */
function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((held, step) => (isMembers(held) ? held[step] : undefined), value);
}
