import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';

/**
 * How a database file was left. `fresh`: there is none yet. `whole`: closed in good order, and untouched since. `doubtful`:
 * open when its process died, or closed and altered since, as a copy is; its pages are to be checked. `lost`: open when the
 * machine went down, or nothing is noted: of writes that no disk was waited for any may be missing.
 */
export type LeftState = 'doubtful' | 'fresh' | 'lost' | 'whole';

/** Ends the name of the file beside a database that tells how it was left. */
export const SEAL = '-seal';

/** Where Linux names the time since the machine was started last. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** A note of a file that was closed, whatever became of it. */
const CLOSED = /^\d+ \d+\n$/;

/** What is noted beside a database file of how it was left: its size and time of change, or that it is open since a boot. */
export class ShutdownMarker {
  /** `undefined` where the system does not tell one boot from another: writes have to wait for the disk then. */
  readonly boot = bootId();

  constructor(private readonly path: string) {}

  read(): LeftState {
    if (statSync(this.path, { throwIfNoEntry: false }) === undefined) return 'fresh';
    const held = contentOf(this.path + SEAL);
    if (held === fingerprint(this.path)) return 'whole';
    if (CLOSED.test(held) || this.boot === undefined) return 'doubtful';
    return held === openSince(this.boot) ? 'doubtful' : 'lost';
  }

  /** Before the first write: this note must be on the disk before anything else is. */
  noteOpen(): void {
    if (this.boot === undefined) rmSync(this.path + SEAL, { force: true });
    else writeDurably(this.path + SEAL, openSince(this.boot));
  }

  /** After the last write, with the file closed: all of it must be on the disk before the note is. */
  noteWhole(): void {
    const descriptor = openSync(this.path, 'r+');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
    writeDurably(this.path + SEAL, fingerprint(this.path));
  }
}

function openSince(boot: string): string {
  return `open ${boot}\n`;
}

/** Size and time of change: a file that was altered by anything but us has other ones. */
function fingerprint(path: string): string {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  return `${String(size)} ${String(mtimeNs)}\n`;
}

function bootId(): string | undefined {
  const id = contentOf(BOOT_ID).trim();
  return id === '' ? undefined : id;
}

function contentOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(path, 'utf8');
}

function writeDurably(path: string, content: string): void {
  const descriptor = openSync(path, 'w', 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
