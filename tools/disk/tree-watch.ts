import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/** Quiet time in milliseconds that ends a change: editors save in several steps. */
const SILENCE = 15;
/** Milliseconds between scans of the directories without events: some file systems report none. */
const HEARTBEAT = 2000;

interface WatchedFolder {
  readonly watcher: FSWatcher | undefined;
  readonly number: bigint;
}

/**
 * Reports that something may have changed below directories; listeners find out what. Every folder is watched by
 * itself, since watching a whole tree misses new folders and replaced files on some systems. Folders, even the
 * directories themselves, may be created and removed.
 */
export class TreeWatch {
  private readonly directories: readonly string[];
  private readonly onChange: () => void;
  private readonly folders = new Map<string, WatchedFolder>();
  private readonly heartbeat: NodeJS.Timeout;
  private pending: NodeJS.Timeout | undefined;

  constructor(directories: readonly string[], onChange: () => void) {
    this.directories = directories;
    this.onChange = onChange;
    this.follow();
    this.heartbeat = setInterval(() => {
      this.notify();
    }, HEARTBEAT);
  }

  close(): void {
    clearInterval(this.heartbeat);
    clearTimeout(this.pending);
    for (const path of [...this.folders.keys()]) this.leave(path);
  }

  private notice(): void {
    clearTimeout(this.pending);
    this.pending = setTimeout(() => {
      this.notify();
    }, SILENCE);
  }

  private notify(): void {
    this.follow();
    this.onChange();
  }

  /** Watch the current folders. A folder is watched before it is listed, so that no new file is missed. */
  private follow(): void {
    const found = new Set<string>();
    const waiting = [...this.directories];
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
      const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
      if (stats?.isDirectory() !== true) continue;
      found.add(path);
      this.enter(path, stats.ino);
      waiting.push(...foldersIn(path));
    }
    for (const path of [...this.folders.keys()]) if (!found.has(path)) this.leave(path);
  }

  private enter(path: string, number: bigint): void {
    if (this.folders.get(path)?.number === number) return;
    this.leave(path);
    this.folders.set(path, { watcher: this.watcherOf(path), number });
  }

  /** `undefined` where the system cannot watch, or no more; the heartbeat finds changes there. */
  private watcherOf(path: string): FSWatcher | undefined {
    try {
      const watcher = watch(path, () => {
        this.notice();
      });
      watcher.on('error', () => {
        this.leave(path);
      });
      return watcher;
    } catch {
      return undefined;
    }
  }

  private leave(path: string): void {
    this.folders.get(path)?.watcher?.close();
    this.folders.delete(path);
  }
}

function foldersIn(path: string): readonly string[] {
  try {
    const entries = readdirSync(path, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(path, entry.name));
  } catch {
    // It was removed in the meantime.
    return [];
  }
}
