import type { AspectSpec } from '../../../generated/service/registry/model.js';
import { failures } from '../../kernel/failures.js';
import type { ParsedAspect } from '../aspect-parsing/aspect-parser.js';
import type { PointWrite } from '../aspect-store.port.js';
import { pointIdentity } from './point-identity.js';

/** Latest instant that a date can represent, in epoch milliseconds. */
const MAX_TIME = 8.64e15;

/**
 * The write that stores the value of a time-series aspect as a point.
 * @throws failures.aspectInvalid when its timestamp is not a time
 */
export function pointWrite(spec: AspectSpec, { value, json, parsed }: ParsedAspect): PointWrite {
  const { timestampMillis: timestamp } = value;
  if (typeof timestamp !== 'number' || timestamp < 0 || timestamp > MAX_TIME) {
    throw failures.aspectInvalid({
      record: spec.record,
      issues: 'ERROR :: /timestampMillis :: is not a time in epoch milliseconds',
    });
  }
  const identity = pointIdentity(spec, value);
  return { aspect: spec.name, change: 'ADD_POINT', timestamp, identity, json, parsed };
}
