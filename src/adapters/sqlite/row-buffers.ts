/** Bytes of pages that are read in one go. */
const PAGES_BYTES = 512 * 1024;
/** Memory a value takes beyond its bytes, so that it is soon of use for one that is a little longer. */
const MARGIN = 1.125;

/**
 * Memory for the values of a pass, used again for those that come later: to have the system give and clear memory for
 * each of them would take as long as reading it. Ends with the pass.
 */
export class RowBuffers {
  private readonly free: ArrayBuffer[] = [];
  private readonly buffers: Buffer[] = [];

  /** So many bytes, of any content. */
  take(bytes: number): Uint8Array {
    const free = this.free.pop();
    const buffer = free !== undefined && free.byteLength >= bytes ? free : new ArrayBuffer(Math.ceil(bytes * MARGIN));
    return new Uint8Array(buffer, 0, bytes);
  }

  /** For pages as they are in the file: of each of some readers, by its number. */
  pages(reader: number): Buffer {
    return (this.buffers[reader] ??= Buffer.allocUnsafeSlow(PAGES_BYTES));
  }

  /** All memory that is free, to be used elsewhere. */
  takeFree(): ArrayBuffer[] {
    return this.free.splice(0);
  }

  /** Memory of `take` that nobody looks at any more. */
  give({ buffer }: Uint8Array): void {
    if (buffer instanceof ArrayBuffer) this.free.push(buffer);
  }
}
