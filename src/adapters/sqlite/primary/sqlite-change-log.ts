import type { Statement } from '../database.js';
import type { ChangeEntry } from '../../../change-log/change-log.port.js';
import { ChangeLog } from '../../../change-log/change-log.port.js';
import { attempt } from '../sqlite-fault.js';
import type { PrimaryDatabase } from './primary-database.js';

/**
 * The change log in the file of the primary store. A trimmed entry is invisible at once; its value stays in the file as
 * long as a row, a version, a point or a later entry refers to it.
 */
export class SqliteChangeLog extends ChangeLog {
  private trimmed: number;
  private readonly first: Statement<[number], { readonly seq: number | null }>;
  private readonly dropSpent: Statement<[number, number]>;
  private readonly dropReleased: Statement<[number]>;
  private readonly forgetReleased: Statement<[number]>;

  constructor(private readonly primary: PrimaryDatabase) {
    super();
    const { database } = primary;
    this.trimmed = Number(primary.setting('trimmed') ?? '0');
    this.first = database.prepare('SELECT min(seq) AS seq FROM change WHERE seq > ?');
    // Only an UPSERT (code 0) has a value that others may refer to.
    this.dropSpent = database.prepare('DELETE FROM change WHERE seq > ? AND seq <= ? AND code <> 0');
    this.dropReleased = database.prepare('DELETE FROM change WHERE seq IN (SELECT seq FROM released WHERE until <= ?)');
    this.forgetReleased = database.prepare('DELETE FROM released WHERE until <= ?');
  }

  override storeId(): Promise<string> {
    return Promise.resolve(this.primary.storeId);
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

  override async trim(upTo: number): Promise<void> {
    const target = Math.min(upTo, this.primary.changes.head);
    if (target <= this.trimmed) return;
    await this.primary.write(() => {
      this.dropSpent.run(this.trimmed, target);
      this.dropReleased.run(target);
      this.forgetReleased.run(target);
      this.primary.setSetting('trimmed', String(target));
    });
    this.trimmed = target;
  }
}
