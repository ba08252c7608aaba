/** A document to be written or removed, unless a later version of it is there. */
export type BulkOperation =
  | {
      readonly kind: 'put';
      readonly index: string;
      readonly id: string;
      readonly version: number;
      /** As JSON. */
      readonly source: string;
    }
  | { readonly kind: 'remove'; readonly index: string; readonly id: string; readonly version: number };

/** Bytes of a request's body beyond which another one begins: servers refuse 100 MB. */
const LONGEST = 8 * 1024 * 1024;
const NO_BYTES = Buffer.alloc(0);
/** Of UTF-8 for one code unit. */
const MOST_BYTES = 3;

/**
 * Memory for the bodies of many requests, which take it in turn. New memory for each of them makes the engine look for
 * garbage with all that lives whenever some tens of megabytes were given out, twice a second in a rebuild (D-434).
 */
export class BodyMemory {
  private readonly free: Buffer[] = [];

  take(): Buffer {
    return this.free.pop() ?? NO_BYTES;
  }

  /** Nobody may read it any more. */
  giveBack(bytes: readonly Buffer[]): void {
    for (const one of bytes) this.free.push(one);
  }
}

/**
 * Bodies of bulk requests, none of them much longer than its documents make it. Operations are written as bytes when
 * they are added: texts of some hundred documents that wait for each other, and one of all of them, would be copied by
 * the garbage collector again and again.
 */
export class BulkBodies {
  private readonly full: Buffer[] = [];
  private readonly used: Buffer[] = [];
  private bytes: Buffer = NO_BYTES;
  private end = 0;

  /** @param memory of bodies that were written; without it they have memory of their own */
  constructor(private readonly memory?: BodyMemory) {}

  add(operation: BulkOperation): void {
    const { kind, index, id, version } = operation;
    const action = { _index: index, _id: id, version, version_type: 'external_gte' };
    if (kind === 'remove') {
      this.write(`${JSON.stringify({ delete: action })}\n`);
      return;
    }
    const { source } = operation;
    if (this.end > 0 && this.end + source.length > LONGEST) this.close();
    this.write(`${JSON.stringify({ index: action })}\n`);
    this.write(source);
    this.write('\n');
  }

  /** All of them, in order; nothing may be added later. */
  take(): readonly Buffer[] {
    if (this.end > 0) this.close();
    return this.full;
  }

  /** The server has what was taken, so that others may have its memory. */
  release(): void {
    this.memory?.giveBack(this.used.splice(0));
  }

  private close(): void {
    this.full.push(this.bytes.subarray(0, this.end));
    this.used.push(this.bytes);
    this.bytes = NO_BYTES;
    this.end = 0;
  }

  private write(text: string): void {
    if (this.end === 0 && this.bytes.length === 0) this.bytes = this.memory?.take() ?? NO_BYTES;
    const needed = this.end + MOST_BYTES * text.length;
    if (needed > this.bytes.length) {
      const larger = Buffer.allocUnsafeSlow(2 * needed);
      larger.set(this.bytes.subarray(0, this.end));
      this.bytes = larger;
    }
    this.end += this.bytes.write(text, this.end);
  }
}

/** Why a document could not be written. */
interface BulkFault {
  readonly status: number;
  readonly type: string;
  readonly reason: string;
}

/** Faults of an answer, those first that another attempt may be spared. What is there in a later version is none. */
export function readBulk(answer: { readonly errors?: unknown; readonly items?: unknown }): readonly BulkFault[] {
  if (answer.errors !== true || !Array.isArray(answer.items)) return [];
  const items: readonly unknown[] = answer.items;
  const faults = items.flatMap((item): BulkFault[] => {
    const results: readonly unknown[] = typeof item === 'object' && item !== null ? Object.values(item) : [];
    const [result] = results;
    if (typeof result !== 'object' || result === null) return [];
    const { status, error }: { status?: unknown; error?: unknown } = result;
    if (typeof status !== 'number' || status < 400 || status === CONFLICT) return [];
    // To remove what is not there is no error.
    if (status === 404 && error === undefined) return [];
    const { type, reason }: { type?: unknown; reason?: unknown } =
      typeof error === 'object' && error !== null ? error : {};
    return [{ status, type: String(type), reason: String(reason) }];
  });
  return faults.sort((a, b) => b.status - a.status);
}

const CONFLICT = 409;
