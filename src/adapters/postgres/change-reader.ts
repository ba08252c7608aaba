import type { ChangeEntry, EntrySize, NewestPoint } from '../../change-log/change-log.port.js';
import { storedRange } from '../../change-log/stored-range.js';
import { invariant } from '../../kernel/assert-never.js';
import type { Urn } from '../../kernel/urn.js';
import type { StatementRunner } from './postgres-connections.js';
import { systemOf } from './system-columns.js';

type EntryColumns = [
  seq: number,
  kind: number,
  code: number,
  urn: Urn,
  type: string,
  aspect: string,
  time: number,
  actor: Urn,
  json: string | null,
  observed: number,
  run: string,
  lastRun: string,
  extras: string | null,
];
type PreviousColumns = [
  json: string | null,
  observed: number | null,
  run: string,
  lastRun: string | null,
  extras: string | null,
];
type NewestColumns = [
  seq: number | null,
  json: string,
  observed: number,
  run: string,
  lastRun: string,
  extras: string | null,
];
type EntryRecord = [...EntryColumns, ...PreviousColumns, ...NewestColumns, value: number | null];

const READ = {
  name: 'read-log',
  text: `
SELECT c.seq, c.kind, c.code, e.urn, e.type, c.aspect, c.time, c.actor, coalesce(c.json, v.json),
  c.observed, c.run, c.last_run, c.extras,
  p.json, c.previous_observed, p.run, c.previous_last_run, p.extras,
  n.seq, n.json, n.observed, n.run, n.last_run, n.extras, c.value
FROM change c JOIN entity e ON e.id = c.entity
LEFT JOIN change v ON v.seq = c.value
LEFT JOIN change p ON p.seq = c.previous
LEFT JOIN LATERAL (
  SELECT o.seq FROM point o
  WHERE c.kind = 1 AND o.entity = c.entity AND o.aspect = c.aspect
    AND o.time = (SELECT max(m.time) FROM point m WHERE m.entity = c.entity AND m.aspect = c.aspect)
  ORDER BY o.identity LIMIT 1
) o ON true
LEFT JOIN change n ON n.seq = o.seq
WHERE c.seq > greatest($1, (SELECT trimmed FROM store)) ORDER BY c.seq LIMIT $2`,
};
const SIZES = {
  name: 'log-sizes',
  text: `SELECT seq, time, coalesce(octet_length(json), 0) FROM change
    WHERE seq > greatest($1, (SELECT trimmed FROM store)) ORDER BY seq LIMIT $2`,
};

/** The indexes of these are stored. */
const KINDS = ['versioned', 'timeseries'] as const;
const CHANGES = ['UPSERT', 'DELETE', 'RESTATE'] as const;

/** Reads entries of the change log. */
export class ChangeReader {
  constructor(private readonly runner: StatementRunner) {}

  /** See ChangeLog.read. */
  async read(after: number, limit: number): Promise<readonly ChangeEntry[]> {
    return (await this.runner.rows<EntryRecord>(READ, [after, limit])).map(entryOf);
  }

  /** See ChangeLog.sizes. */
  async sizes(after: number, limit: number): Promise<readonly EntrySize[]> {
    const rows = await this.runner.rows<[number, number, number]>(SIZES, [after, limit]);
    return rows.map(([seq, time, bytes]) => ({ seq, time, bytes }));
  }
}

function entryOf(record: EntryRecord): ChangeEntry {
  const [seq, kindCode, code, urn, entityType, aspect, time, actor, json, observed, run, lastRun, extras] = record;
  const kind = KINDS[kindCode];
  const change = CHANGES[code];
  invariant(kind !== undefined && change !== undefined, `the log entry ${String(seq)} has no known kind`);
  const isDeletion = change === 'DELETE';
  return {
    ...{ seq, kind, urn, entityType, aspect, change },
    json: isDeletion ? undefined : (json ?? undefined),
    previousJson: record[13] ?? undefined,
    system: systemOf({ observed, run, lastRun, extras }),
    previousSystem: previousSystem(record),
    ...{ actor, time },
    ...(isDeletion && json !== null ? { range: storedRange(json) } : {}),
    ...(kind === 'timeseries' ? { newest: newestNow(record, seq, change) } : {}),
  };
}

function previousSystem(record: EntryRecord): ChangeEntry['previousSystem'] {
  const { 14: observed, 15: run, 16: lastRun, 17: extras } = record;
  return observed === null || lastRun === null ? undefined : systemOf({ observed, run, lastRun, extras });
}

/** See NewestPoint. */
function newestNow(record: EntryRecord, seq: number, change: ChangeEntry['change']): NewestPoint {
  const { 18: newest, 19: json, 20: observed, 21: run, 22: lastRun, 23: extras } = record;
  if (change !== 'DELETE') return { kind: newest === (record[24] ?? seq) ? 'this' : 'earlier' };
  if (newest === null) return { kind: 'none' };
  return { kind: 'another', json, system: systemOf({ observed, run, lastRun, extras }) };
}
