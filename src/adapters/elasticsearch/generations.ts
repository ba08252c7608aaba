/**
 * Generations of indexes on a search server, and who may write them.
 *
 * The problem: a generation is several indexes, which a server neither makes nor replaces in one step, and a process
 * that was paused may still write when another one has taken over. The idea: one document says which generation
 * serves and how far it has come; it is written with the number that its last change was given by the server
 * (`if_seq_no`), so that of two writers one learns that it is no longer the one. What serves is found by aliases, which
 * follow the document; indexes of other generations are remains, and are removed by the next writer.
 *
 *   positions/documents   { generation: 3, seq: 812, writer: 7,       written by flush, guarded
 *                           making: { generation: 4, progress } }
 *   documents-3-dataset   aliases documents, documents.dataset and    written with the number of the entry as version
 *                           documents-3-dataset.w7
 *   documents-4-dataset   alias documents-4-dataset.w7                being made
 *
 * Writes name the alias of their writer. Who takes over replaces it before anything else, so that what an earlier
 * writer has on its way, however late it arrives, finds nothing to write to; what the server was doing in that moment
 * is what the log says of that entry, and is refused where a later version is there. It costs a write of one small
 * document for each flush.
 */
import { setTimeout } from 'node:timers/promises';
import { type GenerationProgress, WriterAhead } from '../../change-log/derived-store.port.js';
import type { Position } from '../../change-log/position.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { FENCED, type SearchServer, TIMEOUTS } from './client/search-server.js';
import { GenerationAliases } from './generation-aliases.js';
import { indexBody, type IndexDivision } from './index-body.js';
import { filled, IndexFilling } from './index-filling.js';
import type { IndexBody, IndexNames } from './index-names.js';
import { requireOwnIndexes } from './own-indexes.js';
import { generationOf, LAYOUT, readState, type StoredState } from './stored-state.js';

/** Attempts to read an index that is being made, and milliseconds between two of them. */
const MOST_ATTEMPTS = 50;
const PAUSE = 100;

/** The document with what guards it: `undefined` while there is none. */
interface GuardedState {
  readonly state: StoredState;
  readonly guard: { readonly if_seq_no: number; readonly if_primary_term: number } | undefined;
}

/**
 * `signature`: of what decides how documents are made. `canRead`: whether documents with another signature can be
 * read. `division`: of each index into shards, and their copies.
 */
export interface GenerationSettings {
  readonly signature: string;
  readonly canRead: (signature: string) => boolean;
  readonly division: IndexDivision;
}

export class IndexGenerations {
  /** Number of the lease under which this process writes; without one it takes the place of whoever wrote before. */
  private fence: number | undefined;
  /** What this process has claimed; `undefined` while it only reads. */
  private claimed: GuardedState | undefined;
  private applied: Position | undefined;
  private readonly made = new Map<string, Promise<void>>();
  private making = 0;
  private flushing: Promise<void> | undefined;
  private nextFlush: Promise<void> | undefined;
  /** Writes of the document come one after another, each guarded by the one before. */
  private writing: Promise<void> = Promise.resolve();
  private readonly aliases: GenerationAliases;
  private readonly filling: IndexFilling;

  constructor(
    private readonly server: Pick<SearchServer, 'request'>,
    readonly names: IndexNames,
    private readonly settings: GenerationSettings,
  ) {
    this.aliases = new GenerationAliases(server, names);
    this.filling = new IndexFilling(server);
  }

  /**
   * Look whether the indexes under our prefix are ours, and make the one of positions.
   * @throws SearchServerUnusable, StoreUnavailable
   */
  async open(): Promise<void> {
    const { division } = this.settings;
    const { status } = await this.server.request({
      method: 'PUT',
      path: `/${this.names.positions}`,
      body: indexBody({ mappings: { dynamic: false, properties: {} }, settings: {} }, [], { ...division, shards: 1 }),
      answers: [400],
      timeout: TIMEOUTS.index,
    });
    if (status === 400) await this.waitForPositions();
    await requireOwnIndexes(this.server, this.names.prefix);
    // What cannot be read is made again; until then there is nothing to answer from.
    const stored = await this.read();
    if (stored !== undefined && !this.settings.canRead(stored.state.signature)) await this.claim();
  }

  /** Somebody else may be about to make the index, which can be read a moment later. */
  private async waitForPositions(): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        await this.read();
        return;
      } catch (error) {
        if (!(error instanceof StoreUnavailable) || attempt >= MOST_ATTEMPTS) throw error;
        await setTimeout(PAUSE);
      }
    }
  }

  /** What serves, for this process to write. @throws StoreUnavailable when another process is the writer */
  async claim(): Promise<StoredState> {
    if (this.claimed !== undefined) return this.claimed.state;
    const stored = await this.read();
    const state = this.taken(stored?.state);
    await this.put(state, stored?.guard);
    this.applied = state.position;
    await this.pointAliases();
    await this.removeRemains(state);
    return state;
  }

  /** What a writer begins with: what it finds, or an empty generation where that cannot be read. */
  private taken(known: StoredState | undefined): StoredState {
    const { canRead, signature } = this.settings;
    const own = this.fence;
    if (known === undefined)
      return { generation: 1, signature, writer: own ?? 1, position: undefined, making: undefined };
    if (own !== undefined && known.writer > own) throw new WriterAhead(known.writer);
    const taken = { ...known, writer: own ?? known.writer + 1 };
    if (canRead(known.signature)) return taken;
    const last = Math.max(known.generation, known.making?.generation ?? 0);
    return { ...taken, generation: last + 1, signature, position: undefined, making: undefined };
  }

  /** Ask once more who writes, and from where the log is to be followed. */
  async recover(fence?: number): Promise<void> {
    const { claimed } = this;
    const isSame = fence === undefined || fence === this.fence;
    this.fence = fence;
    this.made.clear();
    if (claimed !== undefined && isSame) {
      const stored = await this.read();
      if (stored?.state.writer === claimed.state.writer && stored.state.generation === claimed.state.generation) {
        // Nobody has written meanwhile: what was applied and not flushed is there.
        this.claimed = stored;
        await this.pointAliases();
        return;
      }
    }
    this.claimed = undefined;
    await this.claim();
  }

  /** Where this writer stands; what was flushed, for a process that only reads or has lost its place to another. */
  async position(): Promise<Position | undefined> {
    const stored = await this.read();
    if (this.claimed !== undefined && stored?.state.writer === this.claimed.state.writer) return this.applied;
    return stored !== undefined && this.settings.canRead(stored.state.signature) ? stored.state.position : undefined;
  }

  /** @param claimed `ask`: the server is asked, also by the process that writes */
  async signature(claimed: 'ask' | 'remember'): Promise<string | undefined> {
    const known = claimed === 'remember' ? this.claimed : undefined;
    return (known ?? (await this.read()))?.state.signature;
  }

  /** Changes up to there are written. */
  moveTo(position: Position): void {
    this.applied = position;
  }

  /** Let reads find what was written, and write the position. Those who ask meanwhile share the next refresh. */
  flush(): Promise<void> {
    if (this.flushing === undefined) return this.beginFlush();
    return (this.nextFlush ??= this.flushing
      .catch(() => undefined)
      .then(() => {
        this.nextFlush = undefined;
        return this.beginFlush();
      }));
  }

  private beginFlush(): Promise<void> {
    const flushing = this.flushNow().finally(() => {
      this.flushing = undefined;
    });
    this.flushing = flushing;
    return flushing;
  }

  private async flushNow(): Promise<void> {
    const position = this.applied;
    await this.refresh((this.claimed ?? (await this.read()))?.state.generation ?? 0);
    // After the refresh: whoever reads the position in another process is to find what was written up to there.
    if (this.claimed !== undefined && position !== this.claimed.state.position) {
      await this.write((state) => ({ ...state, position }));
    }
  }

  /** Let reads find what was written to a generation. */
  refresh(generation: number): Promise<void> {
    return this.filling.refresh(this.names.ofGeneration(generation));
  }

  /**
   * Make an index of a generation, unless it is there. The one that serves is found by reads at once.
   * @returns the alias by which this process writes it
   */
  async indexOf(
    generation: number,
    part: string,
    { body, isServing }: { readonly body: () => IndexBody; readonly isServing: boolean },
  ): Promise<string> {
    const name = this.names.index(generation, part);
    const written = this.names.written(name, this.writer);
    const made =
      this.made.get(name) ??
      (isServing
        ? this.make(name, [...this.names.aliases(part), written], body())
        : this.make(name, [written], filled(body())));
    this.made.set(name, made);
    try {
      await made;
    } catch (error) {
      this.made.delete(name);
      throw error;
    }
    return written;
  }

  private async make(name: string, aliases: readonly string[], body: IndexBody): Promise<void> {
    const { status, body: answer } = await this.server.request({
      method: 'PUT',
      path: `/${name}`,
      body: indexBody(body, aliases, this.settings.division),
      answers: [400],
      timeout: TIMEOUTS.index,
    });
    if (status !== 400) return;
    if (!JSON.stringify(answer).includes('resource_already_exists')) {
      throw new InvariantError(`the index ${name} cannot be made: ${JSON.stringify(answer).slice(0, 500)}`);
    }
    // Who wrote before has made it meanwhile.
    await this.pointAliases();
  }

  /** Resolves when what is under way has ended. */
  async settle(): Promise<void> {
    await Promise.allSettled([this.flushing, this.nextFlush, this.writing]);
  }

  /** How far a generation is that was left in the making, for these settings. */
  async left(): Promise<GenerationProgress | undefined> {
    const making = (await this.read())?.state.making;
    return making?.signature === this.settings.signature ? making.progress : undefined;
  }

  /** Begin a generation, or continue the one that was left; one that was begun before can no longer be finished. */
  async begin(
    beginning: 'empty' | 'left',
  ): Promise<{ readonly number: number; readonly left: GenerationProgress | undefined }> {
    const { generation, making } = await this.claim();
    const left = beginning === 'left' && making?.signature === this.settings.signature ? making : undefined;
    if (left === undefined && making !== undefined) await this.write((state) => ({ ...state, making: undefined }));
    await this.removeRemains({ generation, making: left });
    this.making = left?.generation ?? Math.max(this.making, generation, making?.generation ?? 0) + 1;
    return { number: this.making, left: left?.progress };
  }

  /** Make durable what was written to a generation, and note how far it is. */
  async checkpoint(generation: number, progress: GenerationProgress): Promise<void> {
    const { signature } = this.settings;
    await this.filling.makeDurable(this.names.ofGeneration(generation));
    await this.write((state) => ({ ...state, making: { generation, signature, progress } }));
  }

  /** Make durable and visible what was written to a generation; from now on all that is written is durable at once. */
  endFilling(generation: number): Promise<void> {
    return this.filling.end(this.names.ofGeneration(generation));
  }

  /** Let a generation serve that was made, in place of the one that did. */
  async finish(generation: number, position: Position): Promise<void> {
    if (generation !== this.making) throw new StoreUnavailable('Another generation is being made.');
    const { signature } = this.settings;
    await this.endFilling(generation);
    await this.write(({ writer }) => ({ generation, signature, writer, position, making: undefined }));
    this.applied = position;
    await this.pointAliases();
    await this.removeRemains({ generation, making: undefined });
  }

  /** Throw a generation away that does not serve. */
  async abandon(generation: number): Promise<void> {
    // It may have become what serves although it could not be finished.
    const state = (this.claimed ?? (await this.read()))?.state;
    if (generation === state?.generation) return;
    if (generation === this.making) this.making++;
    if (generation === state?.making?.generation) await this.write((known) => ({ ...known, making: undefined }));
    const all = await this.aliases.indexes();
    await this.remove(all.filter((index) => index.startsWith(this.names.index(generation, ''))));
  }

  private async read(): Promise<GuardedState | undefined> {
    const { status, body } = await this.server.request({
      method: 'GET',
      path: `/${this.names.positions}/_doc/${this.names.store}`,
      missing: 'answer',
    });
    if (status === 404 || body['found'] !== true) return undefined;
    const { _seq_no: seq, _primary_term: term, _source: source } = body;
    const state = readState(source);
    if (typeof seq !== 'number' || typeof term !== 'number') throw new InvariantError('a document has no number');
    const guard = { if_seq_no: seq, if_primary_term: term };
    return {
      state: state ?? {
        generation: generationOf(source),
        signature: '',
        writer: 0,
        position: undefined,
        making: undefined,
      },
      guard,
    };
  }

  private write(change: (state: StoredState) => StoredState): Promise<void> {
    const written = this.writing.then(() => {
      const { claimed } = this;
      if (claimed === undefined) throw new StoreUnavailable(FENCED);
      return this.put(change(claimed.state), claimed.guard);
    });
    this.writing = written.catch(() => undefined);
    return written;
  }

  private async put(state: StoredState, guard: GuardedState['guard']): Promise<void> {
    const { status, body } = await this.server.request({
      method: 'PUT',
      path: `/${this.names.positions}/_doc/${this.names.store}`,
      query: guard === undefined ? { op_type: 'create' } : { ...guard },
      body: { layout: LAYOUT, ...state },
      answers: [409],
      timeout: TIMEOUTS.write,
    });
    if (status === 409) {
      this.claimed = undefined;
      throw new StoreUnavailable(FENCED);
    }
    const { _seq_no: seq, _primary_term: term } = body;
    if (typeof seq !== 'number' || typeof term !== 'number') throw new InvariantError('a document got no number');
    this.claimed = { state, guard: { if_seq_no: seq, if_primary_term: term } };
  }

  /** Number of this writer. @throws StoreUnavailable when another process is the writer */
  private get writer(): number {
    if (this.claimed === undefined) throw new StoreUnavailable(FENCED);
    return this.claimed.state.writer;
  }

  /**
   * All aliases of the store lead to what serves, and to this writer, in one step. Where that fails, nothing is written
   * until it was claimed again: reads would not find it.
   */
  private async pointAliases(): Promise<void> {
    const { writer } = this;
    const generation = this.claimed?.state.generation ?? 0;
    const pointed = this.aliases.point({ generation, writer }, async () => {
      if ((await this.read())?.state.writer !== writer) throw new StoreUnavailable(FENCED);
    });
    const indexes = await pointed.catch((error: unknown) => {
      this.claimed = undefined;
      throw error;
    });
    for (const index of indexes) this.made.set(index, Promise.resolve());
  }

  /** Generations that neither serve nor can be continued were never finished, or have been replaced. */
  private async removeRemains({ generation, making }: Pick<StoredState, 'generation' | 'making'>): Promise<void> {
    const kept = [generation, ...(making === undefined ? [] : [making.generation])];
    const isKept = (index: string): boolean => kept.some((one) => index.startsWith(this.names.index(one, '')));
    await this.remove((await this.aliases.indexes()).filter((index) => !isKept(index)));
  }

  private async remove(indexes: readonly string[]): Promise<void> {
    for (const index of indexes) {
      this.made.delete(index);
      await this.server.request({
        method: 'DELETE',
        path: `/${index}`,
        missing: 'answer',
        timeout: TIMEOUTS.index,
      });
    }
  }
}
