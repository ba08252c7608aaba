import { nextTurn } from '../../../kernel/event-loop-turn.js';
import type { Statement } from '../database.js';
import type { ChangeEntry, EntrySize } from '../../../change-log/change-log.port.js';
import { ChangeLog, type LogWatch } from '../../../change-log/change-log.port.js';
import type { PurgePace } from '../../../change-log/purge-pace.js';
import { entryDigest } from '../../../change-log/entry-digest.js';
import type { Position } from '../../../change-log/position.js';
import { attempt } from '../sqlite-fault.js';
import { ChangeSweeper } from './change-sweeper.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Names of settings. */
const TRIMMED = 'trimmed';
const PURGED = 'purged';

/**
 * The change log in the file of the primary store. A trimmed entry is invisible at once; its value stays in the file as
 * long as a row, a version, a point or a later entry refers to it. What `secure_delete` has overwritten may still be in
 * the WAL, which `purge` empties.
 */
export class SqliteChangeLog extends ChangeLog {
  override readonly writers = 'one';
  private trimmed: number;
  private readonly first: Statement<[number], { readonly seq: number | null }>;
  private readonly sizesAfter: Statement<[number, number], EntrySize>;
  private readonly sweeper: ChangeSweeper;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    this.trimmed = Number(primary.setting(TRIMMED) ?? '0');
    this.first = database.prepare('SELECT min(seq) AS seq FROM change WHERE seq > ?');
    this.sizesAfter = database.prepare(
      'SELECT seq, time, coalesce(octet_length(json), 0) AS bytes FROM change WHERE seq > ? ORDER BY seq LIMIT ?',
    );
    this.sweeper = new ChangeSweeper(primary);
  }

  override watch(): LogWatch {
    return { close: () => undefined };
  }

  override storeId(): Promise<string> {
    return Promise.resolve(this.primary.storeId);
  }

  override opening(): Promise<string> {
    return Promise.resolve(this.primary.openings.current);
  }

  override async continues({ storeId, seq, proof }: Position): Promise<boolean> {
    if (storeId !== this.primary.storeId || seq > this.primary.changes.head || seq < (await this.tail()) - 1)
      return false;
    // Nothing was read yet.
    if (proof === undefined) return seq === 0;
    return attempt(() => {
      if (seq > this.primary.openings.headAfter(proof.opening)) return false;
      const [entry] = this.primary.changes.read(Math.max(seq - 1, this.trimmed), 1);
      return entry?.seq !== seq || proof.digest === '' || entryDigest(entry) === proof.digest;
    });
  }

  override head(): Promise<number> {
    return Promise.resolve(this.primary.changes.head);
  }

  override tail(): Promise<number> {
    return attempt(() => this.first.get(this.trimmed)?.seq ?? this.primary.changes.head + 1);
  }

  override read(after: number, limit: number): Promise<readonly ChangeEntry[]> {
    return attempt(() => this.primary.changes.read(Math.max(after, this.trimmed), limit));
  }

  override sizes(after: number, limit: number): Promise<readonly EntrySize[]> {
    return attempt(() => this.sizesAfter.all(Math.max(after, this.trimmed), limit));
  }

  override settle(upTo: number): Promise<number> {
    return Promise.resolve(upTo);
  }

  override async trim(upTo: number): Promise<void> {
    const target = Math.min(upTo, this.primary.changes.head);
    if (target > this.trimmed) {
      await this.primary.write(() => {
        this.primary.setSetting(TRIMMED, String(target));
      });
      this.trimmed = target;
    }
    await this.inSlices(() => this.sweeper.sweep(this.trimmed));
  }

  override dropRestatements(upTo: number): Promise<void> {
    const target = Math.min(upTo, this.primary.changes.head);
    return this.inSlices(() => this.sweeper.sweepRestatements(target));
  }

  override async purge(pace: PurgePace, time: number): Promise<void> {
    await this.primary.purge(pace);
    await this.primary.write(() => {
      this.primary.setSetting(PURGED, String(time));
    });
  }

  override purgedOn(): Promise<number | undefined> {
    return attempt(() => {
      const time = this.primary.setting(PURGED);
      return time === undefined ? undefined : Number(time);
    });
  }

  private async inSlices(slice: () => 'done' | 'more'): Promise<void> {
    while ((await this.primary.write(slice)) === 'more') await nextTurn();
  }
}
