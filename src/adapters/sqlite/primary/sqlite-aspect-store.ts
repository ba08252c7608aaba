import type { Statement } from '../database.js';
import type { AspectRow, RowScan, WalkedRow, WriteOutcome, WriteRequest } from '../../../aspects/aspect-store.port.js';
import { AspectStore } from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import type { AuditStamp } from '../../../kernel/audit-stamp.js';
import type { Page } from '../../../kernel/page.js';
import type { Urn } from '../../../kernel/urn.js';
import { attempt } from '../sqlite-fault.js';
import { AspectWriter } from './aspect-writer.js';
import { RowRestater } from './row-restater.js';
import { RowScanner } from './row-scanner.js';
import { RowTable } from './row-table.js';
import type { PrimaryDatabase } from './primary-database.js';
import { urnPattern } from './urn-pattern.js';

interface Count {
  readonly total: number;
}

interface AspectUrnPattern {
  readonly aspect: string;
  readonly glob: string;
  readonly from: string;
  readonly before: string;
}

const EXISTING = `
SELECT u.value AS urn FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
WHERE EXISTS (SELECT 1 FROM latest l WHERE l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095)`;

const COUNT = `
SELECT count(*) AS total
FROM aspect a CROSS JOIN entity e CROSS JOIN latest l ON l.cell = (e.id << 12) + a.id
WHERE a.text = :aspect`;

/** The primary store in one SQLite file. Each batch is one transaction, committed before the call returns. */
export class SqliteAspectStore extends AspectStore {
  private readonly rows: RowTable;
  private readonly scanner: RowScanner;
  private readonly restater: RowRestater;
  private readonly writer: AspectWriter;
  private readonly existingUrns: Statement<[string], { readonly urn: Urn }>;
  private readonly urnsByKey: Statement<[string, number, number], { readonly urn: Urn }>;
  private readonly countByKey: Statement<[string], Count>;
  private readonly aspectCount: Statement<[{ readonly aspect: string }], Count>;
  private readonly lastEntity: Statement<[], number | null>;
  private readonly aspectCountLike: Statement<[AspectUrnPattern], Count>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    this.rows = new RowTable(primary);
    this.scanner = new RowScanner(primary);
    const writer = new AspectWriter(primary);
    this.writer = writer;
    this.restater = new RowRestater(primary, this.scanner, () => writer.rowSetVersion);
    this.existingUrns = database.prepare(EXISTING);
    const ofKey = 'FROM entity WHERE key_aspect = (SELECT id FROM aspect WHERE text = ?)';
    this.urnsByKey = database.prepare(`SELECT urn ${ofKey} ORDER BY urn LIMIT ? OFFSET ?`);
    this.countByKey = database.prepare(`SELECT count(*) AS total ${ofKey}`);
    this.lastEntity = database.prepareValues('SELECT max(id) FROM entity');
    this.aspectCount = database.prepare(COUNT);
    this.aspectCountLike = database.prepare(`${COUNT} AND e.urn >= :from AND e.urn < :before AND e.urn GLOB :glob`);
  }

  override latest(urns: readonly Urn[], aspects: readonly string[]): Promise<ReadonlyMap<Urn, readonly AspectRow[]>> {
    return attempt(() => this.rows.latest(urns, aspects));
  }

  override version(urn: Urn, aspect: string, version: number): Promise<AspectRow | undefined> {
    return attempt(() => this.rows.version(urn, aspect, version));
  }

  override existing(urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    return attempt(() => new Set(this.existingUrns.all(JSON.stringify(urns)).map((row) => row.urn)));
  }

  override commit(requests: readonly WriteRequest[]): Promise<readonly WriteOutcome[]> {
    return this.primary.write(() => requests.map((request) => this.writer.write(request)));
  }

  override walk(after: Urn | undefined, count: number): Promise<readonly WalkedRow[]> {
    return attempt(() => this.rows.walk(after ?? '', count));
  }

  override restate(scan: RowScan, stamp: AuditStamp): AsyncGenerator<readonly ChangeEntry[], undefined> {
    return this.restater.pages(scan, stamp);
  }

  override listUrns(keyAspect: string, page: Page): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    return attempt(() => ({
      urns: this.urnsByKey.all(keyAspect, page.count, page.start).map((row) => row.urn),
      total: this.countByKey.get(keyAspect)?.total ?? 0,
    }));
  }

  override countAspect(aspect: string, urnLike: string | undefined): Promise<number> {
    return attempt(() => {
      const count =
        urnLike === undefined
          ? this.aspectCount.get({ aspect })
          : this.aspectCountLike.get({ aspect, ...urnPattern(urnLike) });
      return count?.total ?? 0;
    });
  }

  override entityEstimate(): Promise<number> {
    return attempt(() => this.lastEntity.get() ?? 0);
  }
}
