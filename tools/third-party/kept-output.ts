import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { version } from 'node:process';
import { fileURLToPath } from 'node:url';
import { readTree } from '../disk/file-tree.js';
import { compareText } from '../emit/order.js';
import type { OutputFile } from '../emit/output-file.js';

/** The sources of the generator, some of which run beside packages. */
const TOOLS = fileURLToPath(new URL('../', import.meta.url));
/** Where npm lists everything that it has installed. */
const INSTALLED = fileURLToPath(new URL('../../node_modules/.package-lock.json', import.meta.url));
/** Outputs that are kept, the newest: less than a megabyte each. */
const MOST = 60;

/**
 * A digest of what makes output beside the files that are read: packages, our own programs, and Node.js. `undefined`
 * where another package manager than npm has installed the packages: nothing says which they are.
 */
export function makersDigest(installed = INSTALLED): string | undefined {
  if (!existsSync(installed)) return undefined;
  const sources = [...readTree(TOOLS, (path) => path.endsWith('.ts'))].map(([path, text]) => ({ path, text }));
  return outputDigest(`${version}\0${readFileSync(installed, 'utf8')}`, sources);
}

/** A digest of who makes something, and of all files that it is made of. */
export function outputDigest(maker: string, files: readonly OutputFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(maker));
  const sorted = [...files].sort((one, other) => compareText(one.path, other.path));
  for (const { path, text } of sorted) hash.update(JSON.stringify([path, text]));
  return hash.digest('hex');
}

/** Output of programs, in a folder, by digests of all that it is made of. */
export class KeptOutput {
  constructor(
    private readonly folder: string,
    private readonly most = MOST,
  ) {}

  /** `undefined` when there is none, or none that can be read. */
  read(digest: string): readonly OutputFile[] | undefined {
    try {
      const files: unknown = JSON.parse(readFileSync(this.placeOf(digest), 'utf8'));
      return isOutput(files) ? files : undefined;
    } catch {
      return undefined;
    }
  }

  /** As a whole or not at all: others may read and write at the same time. */
  write(digest: string, files: readonly OutputFile[]): void {
    mkdirSync(this.folder, { recursive: true });
    const unfinished = join(this.folder, randomUUID());
    writeFileSync(unfinished, JSON.stringify(files));
    renameSync(unfinished, this.placeOf(digest));
    this.removeOldest();
  }

  private placeOf(digest: string): string {
    return join(this.folder, `${digest}.json`);
  }

  private removeOldest(): void {
    const places = readdirSync(this.folder).map((name) => join(this.folder, name));
    const ages = places.map((place) => ({ place, made: statSync(place, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
    for (const { place } of ages.sort((one, other) => other.made - one.made).slice(this.most)) {
      rmSync(place, { force: true });
    }
  }
}

function isOutput(value: unknown): value is readonly OutputFile[] {
  return Array.isArray(value) && value.every((file) => typeof file === 'object' && 'path' in file && 'text' in file);
}
