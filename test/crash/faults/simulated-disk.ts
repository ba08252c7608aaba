/**
 * What a disk can contain after the power failed, judged by a trace of calls.
 *
 * The idea: every sector of every file, every file's size and every name in the directory is a value with versions, one
 * for each call that changed it. A sync that succeeded makes the versions that its beginning saw the oldest possible
 * ones. After a loss of power each value has any of its possible versions, whatever the others have: calls are lost,
 * torn at sectors, and reordered.
 *
 *   write 1 to sector 7, sync, write 2 to sector 7, write 3 to sectors 7 and 8:
 *   sector 7 is of write 1, 2 or 3; sector 8 is empty or of write 3
 *
 * A sync that failed may have dropped what it should have written: later syncs make only versions after it durable.
 * The names of files are durable once the directory was synced, as POSIX has it; most file systems do better. Not
 * simulated: sectors that are damaged by a write that did not touch them, and disks that lie about a sync.
 */
import type { TraceRecord } from './trace.js';

const SECTOR = 512;
const EMPTY = Buffer.alloc(SECTOR);

/** Files by name. */
export type DiskImage = ReadonlyMap<string, Buffer>;

/** Chooses one version of a value: the number of one of them, given by the times of its possible versions. */
export type VersionChoice = (times: readonly number[]) => number;

/** The possible versions of a value, the oldest first; the last is what the running process sees. */
class Versions<T> {
  private list: { readonly time: number; readonly value: T }[];
  /** Time of the latest sync that failed. */
  private dropped = -1;

  constructor(initial: T) {
    this.list = [{ time: -1, value: initial }];
  }

  get latest(): T {
    return this.valueAt(this.list.length - 1);
  }

  get isDurable(): boolean {
    return this.list.length === 1;
  }

  set(time: number, value: T): void {
    this.list.push({ time, value });
  }

  synced(begun: number, outcome: 'durable' | 'failed'): void {
    const seen = this.list.findLastIndex(({ time }) => time <= begun);
    if (outcome === 'failed') this.dropped = Math.max(this.dropped, begun);
    else if (seen > 0 && (this.list[seen]?.time ?? 0) > this.dropped) this.list = this.list.slice(seen);
  }

  choose(choice: VersionChoice): T {
    return this.valueAt(this.isDurable ? 0 : choice(this.list.map(({ time }) => time)));
  }

  private valueAt(at: number): T {
    const version = this.list[at];
    if (version === undefined) throw new RangeError('no such version');
    return version.value;
  }
}

class SimulatedFile {
  private readonly sectors = new Map<number, Versions<Buffer>>();
  private readonly size = new Versions(0);
  private readonly unsynced = new Set<Versions<Buffer>>();

  write(time: number, offset: number, data: Buffer): void {
    const end = offset + data.length;
    for (let at = Math.floor(offset / SECTOR); at * SECTOR < end; at++) {
      const from = Math.max(offset, at * SECTOR);
      const part = data.subarray(from - offset, Math.min(end, (at + 1) * SECTOR) - offset);
      this.change(time, at, (content) => part.copy(content, from - at * SECTOR));
    }
    if (end > this.size.latest) this.size.set(time, end);
  }

  truncate(time: number, size: number): void {
    for (const at of this.sectors.keys()) {
      if ((at + 1) * SECTOR > size)
        this.change(time, at, (content) => content.fill(0, Math.max(size - at * SECTOR, 0)));
    }
    this.size.set(time, size);
  }

  synced(begun: number, outcome: 'durable' | 'failed'): void {
    // The size is no page: what a failed sync did not write of it, the next one writes.
    if (outcome === 'durable') this.size.synced(begun, outcome);
    for (const sector of this.unsynced) {
      sector.synced(begun, outcome);
      if (sector.isDurable) this.unsynced.delete(sector);
    }
  }

  content(choice: VersionChoice): Buffer {
    const content = Buffer.alloc(this.size.choose(choice));
    for (const [at, sector] of this.sectors) {
      if (at * SECTOR < content.length) sector.choose(choice).copy(content, at * SECTOR);
    }
    return content;
  }

  private change(time: number, at: number, edit: (content: Buffer) => unknown): void {
    const sector = this.sectors.get(at) ?? new Versions(EMPTY);
    this.sectors.set(at, sector);
    const content = Buffer.from(sector.latest);
    edit(content);
    sector.set(time, content);
    this.unsynced.add(sector);
  }
}

/** A directory on a disk; see the top of this file. */
export class SimulatedDisk {
  private readonly names = new Map<string, Versions<SimulatedFile | undefined>>();
  private readonly files = new Map<bigint, SimulatedFile>();
  /** By number: when it began. */
  private readonly syncs = new Map<number, number>();
  private directory: bigint | undefined;
  private time = 0;

  /** Number of records that were applied. */
  get now(): number {
    return this.time;
  }

  apply(record: TraceRecord): void {
    const time = this.time++;
    switch (record.kind) {
      case 'open':
        this.open(time, record);
        return;
      case 'rename':
        this.name(record.to).set(time, this.name(record.from).latest);
        this.name(record.from).set(time, undefined);
        return;
      case 'sync-begin':
        this.syncs.set(record.sync, time);
        return;
      case 'sync-end':
        this.synced(record);
        return;
      case 'truncate':
        this.file(record.inode).truncate(time, record.size);
        return;
      case 'unlink':
        this.name(record.name).set(time, undefined);
        return;
      case 'write':
        this.file(record.inode).write(time, record.offset, record.data);
        return;
      default:
    }
  }

  /** One content that the disk can have when the power fails now. */
  image(choice: VersionChoice): DiskImage {
    const image = new Map<string, Buffer>();
    for (const [name, versions] of this.names) {
      const file = versions.choose(choice);
      if (file !== undefined) image.set(name, file.content(choice));
    }
    return image;
  }

  private open(time: number, record: TraceRecord & { readonly kind: 'open' }): void {
    if (record.name === '.') {
      this.directory = record.inode;
    } else if (record.isNew) {
      const file = new SimulatedFile();
      this.files.set(record.inode, file);
      this.name(record.name).set(time, file);
    } else if (record.isTruncated) {
      this.file(record.inode).truncate(time, 0);
    }
  }

  private synced({ inode, sync, isFailed }: TraceRecord & { readonly kind: 'sync-end' }): void {
    const begun = this.syncs.get(sync);
    if (begun === undefined) throw new RangeError('A sync ended that had not begun.');
    this.syncs.delete(sync);
    const outcome = isFailed ? 'failed' : 'durable';
    if (inode === this.directory) for (const name of this.names.values()) name.synced(begun, outcome);
    else this.file(inode).synced(begun, outcome);
  }

  private name(name: string): Versions<SimulatedFile | undefined> {
    const versions = this.names.get(name) ?? new Versions<SimulatedFile | undefined>(undefined);
    this.names.set(name, versions);
    return versions;
  }

  private file(inode: bigint): SimulatedFile {
    const file = this.files.get(inode);
    if (file === undefined) throw new RangeError('A file was changed that was not opened.');
    return file;
  }
}
