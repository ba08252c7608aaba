import { closeSync, fsyncSync, openSync, readFileSync, rmSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * How a database file was left. `missing`: there is no file yet. `clean`: shut down cleanly, and unchanged since.
 * `unclean`: open when its process died; or closed and changed since, as a copy is; or closed before the check of its
 * pages had ended. It is whole as far as anybody knows, and its pages are to be checked. `lost`: open when the machine
 * went down, or without a marker: any write that did not wait for the disk may be missing.
 */
export type ShutdownState = 'clean' | 'lost' | 'missing' | 'unclean';

/** Suffix of the file beside a database that says how it was left. */
export const MARKER_SUFFIX = '-seal';

/** Where Linux gives the id of the current boot. */
const BOOT_ID = '/proc/sys/kernel/random/boot_id';

/** Whether a directory can be synced; Windows has its names in a journal. */
const NAMES_ARE_SYNCED = process.platform !== 'win32';

/** The marker of a file that was closed, whatever happened to the file since. */
const CLOSED = /^\d+ \d+(?: unchecked)?\n$/;

/**
 * The clean-shutdown marker: a small file beside a database file. It records the size and modification time of a closed
 * file, or the boot during which the file was opened.
 */
export class ShutdownMarker {
  /** `undefined` where the system has no boot id: writes have to wait for the disk then. */
  readonly boot: string | undefined;
  /** Whether the pages of the open file are still to be checked, which the next process does when this one does not. */
  check: 'done' | 'due' = 'done';

  /** @param bootFile has the id of the current boot; missing or empty where the system has none */
  constructor(
    private readonly path: string,
    bootFile = BOOT_ID,
  ) {
    const id = contentOf(bootFile).trim();
    this.boot = id === '' ? undefined : id;
  }

  read(): ShutdownState {
    if (statSync(this.path, { throwIfNoEntry: false }) === undefined) return 'missing';
    const note = contentOf(this.path + MARKER_SUFFIX);
    if (note === `${fingerprint(this.path)}\n`) return 'clean';
    if (CLOSED.test(note) || this.boot === undefined) return 'unclean';
    return note === openSince(this.boot) ? 'unclean' : 'lost';
  }

  /** Call before the first write: the marker must be on disk before anything else is. */
  markOpen(): void {
    if (this.boot === undefined) rmSync(this.path + MARKER_SUFFIX, { force: true });
    else writeDurably(this.path + MARKER_SUFFIX, openSince(this.boot));
  }

  /**
   * Call after the last write, with the file closed: all of it must be on disk before the marker is, and that journals
   * of it were removed. One that a loss of power brings back would be rolled back into the file.
   */
  markClosed(): void {
    sync(this.path, 'r+');
    if (NAMES_ARE_SYNCED) sync(dirname(this.path), 'r');
    const note = this.check === 'due' ? ' unchecked' : '';
    writeDurably(this.path + MARKER_SUFFIX, `${fingerprint(this.path)}${note}\n`);
  }
}

function openSince(boot: string): string {
  return `open ${boot}\n`;
}

/** Size and modification time: they differ once another program has changed the file. */
function fingerprint(path: string): string {
  const { size, mtimeNs } = statSync(path, { bigint: true });
  return `${String(size)} ${String(mtimeNs)}`;
}

function contentOf(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? '' : readFileSync(path, 'utf8');
}

function sync(path: string, flags: 'r' | 'r+'): void {
  const descriptor = openSync(path, flags);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
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
