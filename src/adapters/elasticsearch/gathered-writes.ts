/**
 * Writes what is added to a generation.
 *
 * The problem: a rebuild adds some tens of entities at a time; a request for each of these would be mostly waiting, for
 * the server as for this process. The idea is that of a group commit: while requests are under way, what is added
 * gathers, and is then written together. What a batch writes depends on what is stored, so batches are prepared one
 * after another, and one that has to read waits for all requests before it; requests that are prepared run side by
 * side, which is safe because no entity is in two of them. A batch begins beside another one when it is full: pages
 * come one by one, and half of all requests would have one of them (D-270).
 *
 *   add a b | c d | e f | g h    prepare (a b)   send (a b) -----------
 *                                                prepare (c d)   send (c d) ------
 *                                                                prepare (e f g h)
 *
 * A batch that is refused is written once more, each of its parts alone, so that the caller learns which one is to
 * blame. It costs memory for what waits, which the caller bounds.
 */
import { StoreUnavailable } from '../../kernel/failures.js';

/** Batches whose requests are under way. */
const BATCHES_AT_ONCE = 2;

/**
 * Make the requests for some changes; no two calls are under way at once. `sent`: resolves when all requests that were
 * sent before have ended, to be waited for before anything is read.
 * @returns sends them
 */
export type PrepareWrite<Change> = (
  changes: readonly Change[],
  sent: () => Promise<unknown>,
) => Promise<() => Promise<void>>;

interface AddedChanges<Change> {
  readonly changes: readonly Change[];
  readonly entities: ReadonlySet<string>;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

interface GatheredBatch<Change> {
  readonly parts: readonly AddedChanges<Change>[];
  readonly entities: ReadonlySet<string>;
}

export class GatheredWrites<Change> {
  private waiting: AddedChanges<Change>[] = [];
  private readonly running = new Map<GatheredBatch<Change>, Promise<void>>();
  /** What was added and is not written yet. */
  private readonly open = new Set<Promise<void>>();
  private preparing: Promise<unknown> = Promise.resolve();
  private readonly sending = new Set<Promise<void>>();

  /**
   * @param entityOf changes of an entity take effect in their order
   * @param changesAtOnce changes that are written together
   */
  constructor(
    private readonly prepare: PrepareWrite<Change>,
    private readonly entityOf: (change: Change) => string,
    private readonly changesAtOnce: number,
  ) {}

  /** Resolves when the changes are written. */
  async add(changes: readonly Change[]): Promise<void> {
    const parts: Promise<void>[] = [];
    for (let from = 0; from < changes.length; from += this.changesAtOnce) {
      parts.push(this.addPart(changes.slice(from, from + this.changesAtOnce)));
    }
    for (const outcome of await Promise.allSettled(parts)) if (outcome.status === 'rejected') throw outcome.reason;
  }

  /** Resolves when nothing is under way of what was added before the call, whatever became of it. */
  async settled(): Promise<void> {
    await Promise.allSettled(this.open);
  }

  private addPart(changes: readonly Change[]): Promise<void> {
    const entities = new Set(changes.map(this.entityOf));
    const written = new Promise<void>((resolve, reject) => {
      this.waiting.push({ changes, entities, resolve, reject });
      this.beginWaiting();
    });
    const ended = written.finally(() => this.open.delete(ended));
    this.open.add(ended);
    return ended;
  }

  private beginWaiting(): void {
    while (this.running.size < BATCHES_AT_ONCE) {
      const batch = this.nextBatch();
      if (batch === undefined) return;
      const ended = this.write(batch).finally(() => {
        this.running.delete(batch);
        this.beginWaiting();
      });
      this.running.set(batch, ended);
    }
  }

  /** As many parts as may be written together; `undefined` when there is none yet, or the first one has to wait. */
  private nextBatch(): GatheredBatch<Change> | undefined {
    const taken: AddedChanges<Change>[] = [];
    const entities = new Set<string>();
    let size = 0;
    let state: 'filling' | 'full' = 'filling';
    for (const part of this.waiting) {
      const isBusy = (entity: string): boolean =>
        entities.has(entity) || [...this.running.keys()].some((batch) => batch.entities.has(entity));
      if (size > 0 && size + part.changes.length > this.changesAtOnce) state = 'full';
      if (state === 'full' || [...part.entities].some(isBusy)) break;
      taken.push(part);
      size += part.changes.length;
      for (const entity of part.entities) entities.add(entity);
    }
    if (size === this.changesAtOnce) state = 'full';
    if (state === 'filling' && this.running.size > 0) return undefined;
    this.waiting = this.waiting.slice(taken.length);
    return taken.length === 0 ? undefined : { parts: taken, entities };
  }

  private async write({ parts }: GatheredBatch<Change>): Promise<void> {
    try {
      await this.send(parts.flatMap(({ changes }) => changes));
      for (const { resolve } of parts) resolve();
    } catch (error) {
      if (parts.length === 1 || error instanceof StoreUnavailable) for (const { reject } of parts) reject(error);
      else for (const part of parts) await this.send(part.changes).then(part.resolve, part.reject);
    }
  }

  private async send(changes: readonly Change[]): Promise<void> {
    const begun = this.preparing.then(async () => {
      const send = await this.prepare(changes, () => Promise.allSettled(this.sending));
      const sent = send();
      this.sending.add(sent);
      return { sent };
    });
    this.preparing = begun.catch(() => undefined);
    const { sent } = await begun;
    try {
      await sent;
    } finally {
      this.sending.delete(sent);
    }
  }
}
