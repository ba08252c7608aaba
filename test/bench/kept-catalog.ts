import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_SUFFIX, ShutdownMarker } from '../../src/adapters/sqlite/shutdown-marker.js';
import type { SampleCatalog } from './sample-catalog.js';

/**
 * A folder that keeps a filled service and a filled engine for later runs: filling 200,000 datasets takes minutes. What
 * is kept is only ever copied, so that no run changes what the next one begins with.
 */
export class KeptCatalog {
  constructor(
    private readonly folder: string,
    private readonly catalog: SampleCatalog,
  ) {}

  /** Whether the folder contains this catalog. Another one is replaced. */
  get isFilled(): boolean {
    const mark = join(this.folder, MARK);
    return existsSync(mark) && readFileSync(mark, 'utf8') === this.content();
  }

  /** Copy a folder of a process that does not run. It counts only when all parts are there. */
  keep(part: Part, directory: string): void {
    rmSync(join(this.folder, MARK), { force: true });
    rmSync(join(this.folder, part), { recursive: true, force: true });
    mkdirSync(this.folder, { recursive: true });
    copy(directory, join(this.folder, part));
    if (PARTS.every((each) => existsSync(join(this.folder, each))))
      writeFileSync(join(this.folder, MARK), this.content());
  }

  take(part: Part, directory: string): void {
    copy(join(this.folder, part), directory);
  }

  /** Names the catalog: another generator of data makes another last dataset. */
  private content(): string {
    return JSON.stringify([this.catalog.size, this.catalog.snapshot(this.catalog.size - 1)]);
  }
}

type Part = 'raw' | 'service';
const PARTS: readonly Part[] = ['raw', 'service'];
const MARK = 'catalog.json';

/**
 * Copy a folder so that files that were shut down cleanly still say so. Times of copies are rounded to milliseconds,
 * and a service that takes them for changed checks all of them while it is measured.
 */
function copy(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
  for (const name of readdirSync(from)) {
    if (!name.endsWith(MARKER_SUFFIX)) continue;
    const file = name.slice(0, -MARKER_SUFFIX.length);
    if (new ShutdownMarker(join(from, file)).read() === 'clean') new ShutdownMarker(join(to, file)).markClosed();
  }
}
