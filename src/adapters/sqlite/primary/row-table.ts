import type { Statement } from '../database.js';
import type { AspectRow, WalkedRow } from '../../../aspects/aspect-store.port.js';
import { timeBounds, type TimeRange } from '../../../change-log/change-log.port.js';
import type { Urn } from '../../../kernel/urn.js';
import { aspectOfCell } from './cell.js';
import { PackedRows } from './packed-rows.js';
import type { RecentEntities } from './recent-entities.js';
import { SystemDecoder } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';
import { LATEST_VALUES, type ValueColumns } from './value-columns.js';

/**
 * One version as it is read: a tuple in the order of LATEST, which the driver returns in two thirds of the time of an
 * object. `urnIndex`: index of its URN in the list of URNs.
 */
type RowRecord = readonly [urnIndex: number, cell: number, version: number, ...values: ValueColumns];

interface NumberedVersion {
  readonly urn: Urn;
  readonly aspect: string;
  readonly version: number;
}

/** `back`: how many newer replaced versions to skip. */
interface Counted {
  readonly urn: Urn;
  readonly aspect: string;
  readonly back: number;
}

/** `aspects`: JSON list of their numbers. */
interface Window {
  readonly urn: Urn;
  readonly aspects: string;
  readonly first: number;
  readonly last: number;
}

type WalkRecord = readonly [...row: RowRecord, urn: Urn, type: number, isKey: number];

const LATEST = `l.cell, 0, ${LATEST_VALUES}`;
const REPLACED_ROW = '0, h.cell, h.version, h.seq, c.json, c.time, c.actor, h.observed, c.run, h.last_run, c.extras';
const OF_ENTITY = 'l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095';

const MANY = `
SELECT u.key, ${LATEST}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq`;

const MANY_SOME = `
SELECT u.key, ${LATEST}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value CROSS JOIN json_each(?) a
CROSS JOIN latest l ON l.cell = (e.id << 12) + a.value CROSS JOIN change c ON c.seq = l.seq`;

/** Entities without rows do not count, so that an empty result means the end. */
const WALK = `
SELECT 0, ${LATEST}, e.urn, e.type, coalesce(l.cell - (e.id << 12) = e.key_aspect, 0)
FROM (
  SELECT id, urn, type, key_aspect FROM entity e
  WHERE urn > ? AND EXISTS (SELECT 1 FROM latest l WHERE ${OF_ENTITY}) ORDER BY urn LIMIT ?
) e
CROSS JOIN latest l ON ${OF_ENTITY} CROSS JOIN change c ON c.seq = l.seq`;

const REPLACED = `
SELECT ${REPLACED_ROW}
FROM entity e CROSS JOIN aspect a ON a.text = :aspect
CROSS JOIN history h ON h.cell = (e.id << 12) + a.id CROSS JOIN change c ON c.seq = h.seq
WHERE e.urn = :urn`;

const HISTORY = `
WITH wanted AS (
  SELECT (e.id << 12) + a.value AS cell FROM entity e CROSS JOIN json_each(:aspects) a WHERE e.urn = :urn
),
h AS (
  SELECT l.cell, 0 AS version, l.seq, l.observed, l.last_run FROM wanted w CROSS JOIN latest l ON l.cell = w.cell
  UNION ALL
  SELECT r.cell, r.version, r.seq, r.observed, r.last_run FROM wanted w CROSS JOIN history r ON r.cell = w.cell
)
SELECT ${REPLACED_ROW}
FROM h CROSS JOIN change c ON c.seq = h.seq
WHERE c.time <= :last AND (c.time >= :first OR h.seq = (
  SELECT max(o.seq) FROM h o CROSS JOIN change d ON d.seq = o.seq WHERE o.cell = h.cell AND d.time < :first
))
ORDER BY h.seq`;

/** Reads rows of versioned aspects. */
export class RowTable {
  private readonly packed: PackedRows;
  private readonly many: Statement<[string], RowRecord>;
  private readonly manySome: Statement<[string, string], RowRecord>;
  private readonly numbered: Statement<[NumberedVersion], RowRecord>;
  private readonly counted: Statement<[Counted], RowRecord>;
  private readonly written: Statement<[Window], RowRecord>;
  private readonly following: Statement<[string, number], WalkRecord>;

  constructor(
    private readonly primary: PrimaryDatabase,
    private readonly recent: RecentEntities,
  ) {
    const { database } = primary;
    this.packed = new PackedRows(database, primary);
    this.many = database.prepareArrays<[string], RowRecord>(MANY);
    this.manySome = database.prepareArrays<[string, string], RowRecord>(MANY_SOME);
    this.following = database.prepareArrays<[string, number], WalkRecord>(WALK);
    this.written = database.prepareArrays<[Window], RowRecord>(HISTORY);
    this.numbered = database.prepareArrays<[NumberedVersion], RowRecord>(`${REPLACED} AND h.version = :version`);
    this.counted = database.prepareArrays<[Counted], RowRecord>(
      `${REPLACED} ORDER BY h.version DESC LIMIT 1 OFFSET :back`,
    );
  }

  /** See AspectStore.latest. */
  latest(urns: readonly Urn[], aspects: readonly string[]): ReadonlyMap<Urn, readonly AspectRow[]> {
    const [first] = urns;
    if (first !== undefined && urns.length === 1 && aspects.length === 0) return this.all(first);
    const found = new Map<Urn, AspectRow[]>();
    const wanted = [...new Set(urns)];
    const systems = new SystemDecoder(this.primary.runs);
    for (const record of this.records(wanted, aspects)) {
      const urn = wanted[record[0]];
      if (urn === undefined) continue;
      const rows = found.get(urn);
      const row = this.row(urn, record, systems);
      if (rows === undefined) found.set(urn, [row]);
      else rows.push(row);
    }
    for (const rows of found.values()) rows.sort(byAspect);
    return found;
  }

  /** See AspectStore.version. */
  version(urn: Urn, aspect: string, version: number): AspectRow | undefined {
    // Larger numbers reach the engine as floating point.
    if (!Number.isSafeInteger(version)) return undefined;
    if (version === 0) return this.latest([urn], [aspect]).get(urn)?.[0];
    const record =
      version > 0 ? this.numbered.get({ urn, aspect, version }) : this.counted.get({ urn, aspect, back: -version - 1 });
    return record === undefined ? undefined : this.row(urn, record, new SystemDecoder(this.primary.runs));
  }

  /** See AspectStore.history. */
  history(urn: Urn, aspects: readonly string[], range: TimeRange): readonly AspectRow[] {
    const [first, last] = timeBounds(range);
    const systems = new SystemDecoder(this.primary.runs);
    const window = { urn, aspects: this.idsOf(aspects), first, last };
    return this.written.all(window).map((record) => this.row(urn, record, systems));
  }

  /** See AspectStore.walk. */
  walk(after: string, count: number): WalkedRow[] {
    const systems = new SystemDecoder(this.primary.runs);
    let urn: Urn | undefined;
    return this.following.all(after, count).map((record) => {
      // One text for all rows of an entity: to look up what is kept of it, the engine hashes each text that it meets.
      if (urn !== record[11]) urn = record[11];
      const row = this.row(urn, record, systems);
      return { ...row, entityType: this.primary.types.textOf(record[12]), isKey: record[13] === 1 };
    });
  }

  private all(urn: Urn): ReadonlyMap<Urn, readonly AspectRow[]> {
    // A file that is closed is not read, whatever is known of it.
    const known = this.primary.database.isOpen ? this.recent.find(urn) : undefined;
    if (known !== undefined) return new Map([[urn, known]]);
    const rows = this.packed.of(urn).sort(byAspect);
    if (rows.length === 0) return new Map();
    this.recent.note(urn, rows);
    return new Map([[urn, rows]]);
  }

  private records(urns: readonly Urn[], aspects: readonly string[]): RowRecord[] {
    if (aspects.length > 0) {
      return this.manySome.all(JSON.stringify(urns), this.idsOf(aspects));
    }
    return this.many.all(JSON.stringify(urns));
  }

  /** Numbers of aspects that the store knows, as JSON. */
  private idsOf(aspects: readonly string[]): string {
    const ids = aspects.flatMap((aspect) => this.primary.aspects.find(aspect) ?? []);
    return JSON.stringify([...new Set(ids)]);
  }

  private row(urn: Urn, record: RowRecord | WalkRecord, systems: SystemDecoder): AspectRow {
    const [, cell, version, seq, json, time, actor, observed, run, lastRun, extras] = record;
    return {
      urn,
      aspect: this.primary.aspects.textOf(aspectOfCell(cell)),
      version,
      json,
      system: systems.read({ observed, run, lastRun, extras }),
      createdOn: time,
      createdBy: this.primary.actors.textOf(actor),
      seq,
    };
  }
}

function byAspect(a: AspectRow, b: AspectRow): number {
  return a.aspect < b.aspect ? -1 : a.aspect > b.aspect ? 1 : 0;
}
