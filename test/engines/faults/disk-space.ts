import type { Space } from './faulted-engine.js';
import { SmallDisk, SmallDiskMissing } from './small-disk.js';

/** Megabytes: more than any scenario writes. */
const SIZE = 500;

/** A folder that is a disk of its own, which fills up; where none can be mounted, it cannot be filled. */
export class DiskSpace implements Space {
  private readonly disk: SmallDisk | SmallDiskMissing;

  constructor(folder: string) {
    this.disk = mounted(folder);
  }

  /** @throws SmallDiskMissing */
  async fill(): Promise<void> {
    if (this.disk instanceof SmallDiskMissing) throw this.disk;
    await this.disk.fill();
  }

  free(): Promise<void> {
    if (this.disk instanceof SmallDisk) this.disk.free();
    return Promise.resolve();
  }

  remove(): Promise<void> {
    if (this.disk instanceof SmallDisk) this.disk.unmount();
    return Promise.resolve();
  }
}

function mounted(folder: string): SmallDisk | SmallDiskMissing {
  try {
    return SmallDisk.mount(folder, SIZE);
  } catch (error) {
    if (error instanceof SmallDiskMissing) return error;
    throw error;
  }
}
