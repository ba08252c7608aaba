/** The shell of a snapshot as it came over the wire: plain JSON in, its parts out. The aspects inside stay unread. */
import { failures } from '../../kernel/failures.js';
import type { SentSnapshot } from './ingest-snapshots.command.js';

type Members = Readonly<Record<string, unknown>>;

/** @throws failures.parameterInvalid, naming the part of `name` that is not as it should be */
export function readSentSnapshot(name: string, entity: unknown): SentSnapshot {
  const value = requireMembers(`${name}.value`, requireMembers(name, entity)['value']);
  const [[record, snapshot] = ['', undefined], ...more] = Object.entries(value);
  if (record === '' || more.length > 0) {
    throw failures.parameterInvalid({
      name: `${name}.value`,
      reason: 'it must have one member, named by the snapshot record',
    });
  }
  const { urn, aspects } = requireMembers(`${name}.value.${record}`, snapshot);
  if (typeof urn !== 'string') throw failures.parameterInvalid({ name: `${name}.urn`, reason: 'it is not a string' });
  if (!Array.isArray(aspects)) {
    throw failures.parameterInvalid({ name: `${name}.aspects`, reason: 'it is not an array' });
  }
  return {
    record,
    urn,
    aspects: aspects.map((aspect: unknown, at) => requireMembers(`${name}.aspects[${String(at)}]`, aspect)),
  };
}

function requireMembers(name: string, value: unknown): Members {
  if (!isMembers(value)) throw failures.parameterInvalid({ name, reason: 'it is not an object' });
  return value;
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
