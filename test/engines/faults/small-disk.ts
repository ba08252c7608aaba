import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

const MEGABYTE = 1024 * 1024;

/** This machine cannot have a small disk; the message says why. */
export class SmallDiskMissing extends Error {
  override readonly name = 'SmallDiskMissing';
}

/** A file system of a few hundred megabytes in memory, which can be filled up and emptied again. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** @throws SmallDiskMissing where the user may not mount */
  static mount(folder: string, megabytes: number): SmallDisk {
    mkdirSync(folder, { recursive: true });
    const options = `size=${String(megabytes)}m,mode=0755`;
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder], { stdio: ['ignore', 'ignore', 'pipe'] });
    } catch (cause) {
      throw new SmallDiskMissing('A small file system cannot be mounted here: that takes the rights of root.', {
        cause,
      });
    }
    return new SmallDisk(folder);
  }

  /** Take every free byte. */
  async fill(): Promise<void> {
    const file = await open(this.ballast, 'a');
    try {
      for (let size = MEGABYTE; size >= 1; size = size === 1 ? 0 : Math.floor(size / 16)) {
        const block = Buffer.alloc(size);
        while (await writes(file, block)) continue;
      }
    } finally {
      await file.close();
    }
  }

  /** Give them back. */
  free(): void {
    rmSync(this.ballast, { force: true });
  }

  unmount(): void {
    execFileSync('umount', ['--lazy', this.folder], { stdio: 'ignore' });
  }

  private get ballast(): string {
    return join(this.folder, 'ballast');
  }
}

/** @returns whether all of it was written */
async function writes(file: FileHandle, block: Buffer): Promise<boolean> {
  try {
    return (await file.write(block)).bytesWritten === block.length;
  } catch {
    return false;
  }
}
