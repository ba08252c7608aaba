import type { Statement } from '../database.js';
import type {
  AspectCount,
  AspectRow,
  HistoryLimitOf,
  HistoryScope,
  RowScan,
  WalkedRow,
  WriteOutcome,
  WriteRequest,
} from '../../../aspects/aspect-store.port.js';
import { AspectStore, defaultLimit } from '../../../aspects/aspect-store.port.js';
import type { ChangeEntry, TimeRange } from '../../../change-log/change-log.port.js';
import type { AuditStamp } from '../../../kernel/audit-stamp.js';
import { inParts } from '../../../kernel/in-turns.js';
import type { Page } from '../../../kernel/page.js';
import type { Urn } from '../../../kernel/urn.js';
import { Work } from '../../../kernel/work.js';
import { attempt } from '../sqlite-fault.js';
import { AspectCounter } from './aspect-counter.js';
import { AspectWriter } from './aspect-writer.js';
import { EntityLister } from './entity-lister.js';
import { HistoryTrimmer } from './history-trimmer.js';
import { RecentEntities } from './recent-entities.js';
import { RowRestater } from './row-restater.js';
import { RowScanner } from './row-scanner.js';
import { RowTable } from './row-table.js';
import type { PrimaryDatabase } from './primary-database.js';

const EXISTING = `
SELECT u.value AS urn FROM json_each(?) u CROSS JOIN entity e ON e.urn = u.value
WHERE EXISTS (SELECT 1 FROM latest l WHERE l.cell BETWEEN (e.id << 12) AND (e.id << 12) + 4095)`;

/** Entities that are looked up before it may be the turn of others: out of memory each waits for the disk (D-518). */
const AT_ONCE = 20;

/** The primary store in one SQLite file. Each batch is one transaction, committed before the call returns. */
export class SqliteAspectStore extends AspectStore {
  private readonly rows: RowTable;
  private readonly scanner: RowScanner;
  private readonly restater: RowRestater;
  private readonly trimmer: HistoryTrimmer;
  private readonly writer: AspectWriter;
  private readonly lister: EntityLister;
  private readonly counter: AspectCounter;
  private readonly existingUrns: Statement<[string], Urn>;
  private readonly lastEntity: Statement<[], number | null>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    const recent = new RecentEntities();
    this.rows = new RowTable(primary, recent);
    this.scanner = new RowScanner(primary);
    this.lister = new EntityLister(primary);
    this.counter = new AspectCounter(primary);
    const writer = new AspectWriter(primary, recent);
    this.writer = writer;
    this.restater = new RowRestater(primary, this.scanner, () => writer.cells.rowSetVersion);
    this.trimmer = new HistoryTrimmer(primary, writer.cells);
    this.existingUrns = database.prepareValues(EXISTING);
    this.lastEntity = database.prepareValues('SELECT max(id) FROM entity');
  }

  override latest(urns: readonly Urn[], aspects: readonly string[]): Promise<ReadonlyMap<Urn, readonly AspectRow[]>> {
    return attempt(() => this.rows.latest(urns, aspects));
  }

  override version(urn: Urn, aspect: string, version: number): Promise<AspectRow | undefined> {
    return attempt(() => this.rows.version(urn, aspect, version));
  }

  override history(urn: Urn, aspects: readonly string[], range: TimeRange): Promise<readonly AspectRow[]> {
    return attempt(() => this.rows.history(urn, aspects, range));
  }

  override async existing(urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    const ask = (some: readonly Urn[]): Promise<readonly Urn[]> =>
      attempt(() => this.existingUrns.all(JSON.stringify(some)));
    return new Set(await inParts(urns, { work: Work.unlimited, size: AT_ONCE }, ask));
  }

  override commit(
    requests: readonly WriteRequest[],
    limitOf: HistoryLimitOf = defaultLimit,
  ): Promise<readonly WriteOutcome[]> {
    return this.primary.write(() => this.writer.writeGroup(requests, limitOf));
  }

  override trimHistory(scope: HistoryScope, limitOf: HistoryLimitOf, now: number): AsyncGenerator<number, undefined> {
    return this.trimmer.pages(scope, limitOf, now);
  }

  override prepareWalk(): Iterable<Promise<void>> {
    return this.primary.file.readAhead.whole();
  }

  override walk(after: Urn | undefined, count: number): Promise<readonly WalkedRow[]> {
    return attempt(() => this.rows.walk(after ?? '', count));
  }

  override restate(scan: RowScan, stamp: AuditStamp): AsyncGenerator<readonly ChangeEntry[], undefined> {
    return this.restater.pages(scan, stamp);
  }

  override listUrns(
    entityType: string,
    page: Page,
    work: Work,
  ): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    return attempt(() => this.lister.listUrns(entityType, page, work));
  }

  override countAspect(aspect: string, urnLike: string | undefined, work: Work): Promise<number> {
    return attempt(() => this.lister.countAspect(aspect, urnLike, work));
  }

  override countByType(work: Work): Promise<readonly AspectCount[]> {
    return attempt(() => this.counter.count(work));
  }

  override entityEstimate(): Promise<number> {
    return attempt(() => this.lastEntity.get() ?? 0);
  }
}
