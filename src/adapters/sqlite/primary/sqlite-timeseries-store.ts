import type { Statement } from '../database.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { TimeseriesPoint, TimeseriesQuery } from '../../../timeseries/timeseries-store.port.js';
import { TimeseriesStore } from '../../../timeseries/timeseries-store.port.js';
import { attempt } from '../sqlite-fault.js';
import { cellOf, MAX_ASPECT_ID } from './cell.js';
import type { EntityRecord } from './entity-table.js';
import { POINT_COLUMNS, PointReader, type PointRecord } from './point-reader.js';
import { systemOf } from './system-columns.js';
import type { PrimaryDatabase } from './primary-database.js';

/** `urnIndex`: index of its URN in the list of URNs. */
interface NewestRecord extends PointRecord {
  readonly urnIndex: number;
}

const NEWEST = `
SELECT u.key AS urnIndex, ${POINT_COLUMNS}
FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
CROSS JOIN point p ON p.cell = (e.id << 12) + ? AND p.seq = (
  SELECT n.seq FROM point n WHERE n.cell = (e.id << 12) + ? ORDER BY n.time DESC, n.message LIMIT 1
)
CROSS JOIN change c ON c.seq = p.seq`;

/** Time series in the file of the primary store; the value of a point is that of the log entry which added it. */
export class SqliteTimeseriesStore extends TimeseriesStore {
  private readonly reader: PointReader;
  private readonly newestOf: Statement<[string, number, number], NewestRecord>;
  private readonly aspectsOfPoints: Statement<[], number>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    this.reader = new PointReader(primary.database);
    this.newestOf = primary.database.prepare(NEWEST);
    this.aspectsOfPoints = primary.database.prepareValues(`SELECT DISTINCT cell & ${String(MAX_ASPECT_ID)} FROM point`);
  }

  override query(query: TimeseriesQuery, work: Work): Promise<readonly TimeseriesPoint[]> {
    return attempt(async () => {
      const entity = this.primary.entities.find(query.urn);
      const aspect = this.primary.aspects.find(query.aspect);
      if (entity === undefined || aspect === undefined || query.limit === 0) return [];
      const records = await this.reader.read(cellOf(entity.id, aspect), query, work);
      return records.map((record) => this.point(entity, query.aspect, record));
    });
  }

  override newest(urns: readonly Urn[], aspect: string): Promise<ReadonlyMap<Urn, TimeseriesPoint>> {
    return attempt(() => {
      const id = this.primary.aspects.find(aspect);
      const found = new Map<Urn, TimeseriesPoint>();
      if (id === undefined) return found;
      for (const record of this.newestOf.all(JSON.stringify(urns), id, id)) {
        const urn = urns[record.urnIndex];
        const entity = urn === undefined ? undefined : this.primary.entities.find(urn);
        if (entity !== undefined) found.set(entity.urn, this.point(entity, aspect, record));
      }
      return found;
    });
  }

  override series(): Promise<readonly string[]> {
    return attempt(() =>
      this.aspectsOfPoints
        .all()
        .map((id) => this.primary.aspects.textOf(id))
        .sort(),
    );
  }

  private point(entity: EntityRecord, aspect: string, record: PointRecord): TimeseriesPoint {
    return {
      urn: entity.urn,
      entityType: this.primary.entities.typeOf(entity),
      aspect,
      timestamp: record.timestamp,
      identity: record.identity,
      json: record.json,
      system: systemOf(record, this.primary.runs),
    };
  }
}
