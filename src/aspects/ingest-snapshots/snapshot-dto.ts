/** Parses the envelope of a snapshot from the wire: plain JSON in, its parts out. The aspects inside are not parsed. */
import { failures } from '../../kernel/failures.js';
import { requireItems, requireMembers, requireText } from '../request-fields.js';
import type { SnapshotDto } from './ingest-snapshots.command.js';

/** @throws failures.parameterInvalid, naming the part of `name` that is wrong */
export function parseSnapshot(name: string, entity: unknown): SnapshotDto {
  const value = requireMembers(`${name}.value`, requireMembers(name, entity)['value']);
  const [[record, snapshot] = ['', undefined], ...more] = Object.entries(value);
  if (record === '' || more.length > 0) {
    throw failures.parameterInvalid({
      name: `${name}.value`,
      reason: 'it must have one member, named by the snapshot record',
    });
  }
  const { urn, aspects } = requireMembers(`${name}.value.${record}`, snapshot);
  return {
    name,
    record,
    urn: requireText(`${name}.urn`, urn),
    aspects: requireItems(`${name}.aspects`, aspects).map((aspect, at) =>
      requireMembers(`${name}.aspects[${String(at)}]`, aspect),
    ),
  };
}
