import { MARKER_SUFFIX } from '../../../src/adapters/sqlite/shutdown-marker.js';
import type { TraceRecord } from './trace.js';

/** What a shutdown marker of a closed file begins with. */
const CLOSED = /^\d+ \d+/;

/** Names with the moment of their last change that is not on the disk. */
class UnsyncedNames {
  private readonly changes = new Map<string, number>();

  get names(): readonly string[] {
    return [...this.changes.keys()];
  }

  changed(name: string, time: number): void {
    this.changes.set(name, time);
  }

  synced(name: string, begun: number): void {
    if ((this.changes.get(name) ?? begun) < begun) this.changes.delete(name);
  }
}

/** Follows a trace up to each marker of a closed file. */
class ClosedFiles {
  closes = 0;
  readonly unsynced: string[] = [];
  /** By inode. */
  private readonly names = new Map<bigint, string>();
  private readonly contents = new UnsyncedNames();
  /** Names that were made or removed in the directory. */
  private readonly entries = new UnsyncedNames();
  /** By number: when it began. */
  private readonly syncs = new Map<number, number>();

  apply(record: TraceRecord, time: number): void {
    switch (record.kind) {
      case 'open':
        this.names.set(record.inode, record.name);
        if (record.isNew) this.entries.changed(record.name, time);
        return;
      case 'unlink':
        this.entries.changed(record.name, time);
        return;
      case 'sync-begin':
        this.syncs.set(record.sync, time);
        return;
      case 'sync-end':
        if (!record.isFailed) this.synced(this.nameOf(record.inode), this.syncs.get(record.sync) ?? 0);
        return;
      case 'truncate':
        this.contents.changed(this.nameOf(record.inode), time);
        return;
      case 'write':
        this.contents.changed(this.nameOf(record.inode), time);
        if (CLOSED.test(record.data.toString('latin1'))) this.closed(this.nameOf(record.inode));
        return;
      default:
    }
  }

  private synced(name: string, begun: number): void {
    this.contents.synced(name, begun);
    if (name === '.') for (const entry of this.entries.names) this.entries.synced(entry, begun);
  }

  private closed(marker: string): void {
    if (!marker.endsWith(MARKER_SUFFIX)) return;
    this.closes++;
    const file = marker.slice(0, -MARKER_SUFFIX.length);
    const entries = this.entries.names.filter((name) => name.startsWith(file) && name !== marker);
    this.unsynced.push(
      ...this.contents.names.filter((name) => name === file).map((name) => `content of ${name}`),
      ...entries.map((name) => `name of ${name}`),
    );
  }

  private nameOf(inode: bigint): string {
    return this.names.get(inode) ?? '';
  }
}

/**
 * What was not on the disk yet when a marker was written that its file is closed: the content of the file, and names
 * beside it that were made or removed. The next start trusts such a file, and a journal that a loss of power brings
 * back would be rolled back into it.
 */
export function unsyncedAtClose(trace: readonly TraceRecord[]): {
  readonly closes: number;
  readonly unsynced: readonly string[];
} {
  const files = new ClosedFiles();
  for (const [time, record] of trace.entries()) files.apply(record, time);
  return { closes: files.closes, unsynced: files.unsynced };
}
