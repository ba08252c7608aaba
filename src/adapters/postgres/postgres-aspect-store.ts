import {
  type AspectCount,
  type AspectRow,
  AspectStore,
  defaultLimit,
  type HistoryLimitOf,
  type HistoryScope,
  type RowScan,
  type WalkedRow,
  type WriteOutcome,
  type WriteRequest,
} from '../../aspects/aspect-store.port.js';
import type { ChangeEntry, TimeRange } from '../../change-log/change-log.port.js';
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { Page } from '../../kernel/page.js';
import type { Urn } from '../../kernel/urn.js';
import type { Work } from '../../kernel/work.js';
import { countByType } from './aspect-counter.js';
import { VersionTrimmer } from './version-trimmer.js';
import { UrnLister } from './urn-lister.js';
import type { PostgresDatabase } from './postgres-database.js';
import { RowReader } from './row-reader.js';
import { LatestRestater } from './latest-restater.js';
import { GroupCommitter } from './write/group-committer.js';

const LAST_ENTITY = { name: 'last-entity', text: 'SELECT coalesce(max(id), 0) FROM entity' };

/** The primary store in a PostgreSQL database, which other processes may read and write at the same time. */
export class PostgresAspectStore extends AspectStore {
  override readonly isRemote = true;
  private readonly rows: RowReader;
  private readonly lister: UrnLister;
  private readonly restater: LatestRestater;
  private readonly committer: GroupCommitter;
  private readonly trimmer: VersionTrimmer;

  constructor(private readonly database: PostgresDatabase) {
    super();
    this.rows = new RowReader(database.connections);
    this.lister = new UrnLister(database.connections);
    this.restater = new LatestRestater(database);
    this.committer = new GroupCommitter(database);
    this.trimmer = new VersionTrimmer(database.connections);
  }

  override latest(urns: readonly Urn[], aspects: readonly string[]): Promise<ReadonlyMap<Urn, readonly AspectRow[]>> {
    return this.rows.latest(urns, aspects);
  }

  override version(urn: Urn, aspect: string, version: number): Promise<AspectRow | undefined> {
    return this.rows.version(urn, aspect, version);
  }

  override history(urn: Urn, aspects: readonly string[], range: TimeRange): Promise<readonly AspectRow[]> {
    return this.rows.history(urn, aspects, range);
  }

  override existing(urns: readonly Urn[]): Promise<ReadonlySet<Urn>> {
    return this.rows.existing(urns);
  }

  override async commit(
    requests: readonly WriteRequest[],
    limitOf: HistoryLimitOf = defaultLimit,
  ): Promise<readonly WriteOutcome[]> {
    const outcomes = await this.committer.commit(requests, limitOf);
    await this.trimmer.trimWritten(outcomes, limitOf);
    return outcomes;
  }

  override trimHistory(scope: HistoryScope, limitOf: HistoryLimitOf, now: number): AsyncGenerator<number, undefined> {
    return this.trimmer.pages(scope, limitOf, now);
  }

  override walk(after: Urn | undefined, count: number): Promise<readonly WalkedRow[]> {
    return this.rows.walk(after ?? '', count);
  }

  override restate(scan: RowScan, stamp: AuditStamp): AsyncIterable<readonly ChangeEntry[]> {
    return this.restater.pages(scan, stamp);
  }

  override listUrns(
    entityType: string,
    page: Page,
    work: Work,
  ): Promise<{ readonly urns: readonly Urn[]; readonly total: number }> {
    return this.lister.listUrns(entityType, page, work);
  }

  override countAspect(aspect: string, urnLike: string | undefined, work: Work): Promise<number> {
    return this.lister.countAspect(aspect, urnLike, work);
  }

  override countByType(work: Work): Promise<readonly AspectCount[]> {
    return countByType(this.database.connections, work);
  }

  override async entityEstimate(): Promise<number> {
    const [row] = await this.database.connections.rows<[number]>(LAST_ENTITY);
    return row?.[0] ?? 0;
  }
}
