import { counted } from '../../kernel/counted.js';
import { restartPause } from './restart-pause.js';
import type { WorkerHost, WorkerProcess } from './worker-host.js';
import type { WorkerOrder, WorkerReport } from './worker-messages.js';

/**
 * How supervision ended. `stopped`: as asked, `orderly` when every worker completed what it had accepted. `refused`: no
 * worker can start with these settings or surroundings. `failed`: workers die before they serve, for an unknown reason.
 */
export type SupervisionEnd =
  | { readonly kind: 'stopped'; readonly orderly: boolean }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string };

/** Gets what happens. `serves`: called when the first worker answers. `message`: of a worker, about figures. */
export interface SupervisionReport {
  readonly serves: (url: string) => void;
  readonly warn: (sentence: string) => void;
  readonly message: (worker: number, report: WorkerReport) => void;
}

/** Milliseconds of serving after which earlier deaths of a worker are forgotten. */
const LONG_LIFE = 10_000;
/** Deaths of workers one after another, while none serves, after which nothing is tried further. */
const MOST_DEATHS = 5;

interface Slot {
  readonly number: number;
  state: 'ended' | 'pausing' | 'serving' | 'starting';
  process?: WorkerProcess;
  /** Takes a restart back that was planned. */
  cancel?: () => void;
  servesSince?: number;
  refusal?: string;
  /** Why it is being ended. */
  fault?: string;
  deaths: number;
}

/**
 * Keeps so many workers alive. The first one starts alone, so that what refuses it is said once; the others follow when
 * its stores are open. One that ends unasked is started again under its number, after a pause that grows with its
 * deaths. A start that is refused while others serve is tried again like a death: the engine may come back. When nobody
 * serves or starts any more, a refusal ends all of it, as it would end a service of one process.
 */
export class WorkerSupervisor {
  private readonly slots: readonly Slot[];
  private readonly end: Promise<SupervisionEnd>;
  private finish: (end: SupervisionEnd) => void = () => undefined;
  private isStopping = false;
  private isOrderly = true;
  private hasServed = false;
  /** Of any worker, one after another, since one served. */
  private deaths = 0;

  constructor(
    count: number,
    private readonly host: WorkerHost,
    private readonly report: SupervisionReport,
  ) {
    this.slots = Array.from({ length: count }, (_, at) => ({ number: at + 1, state: 'ended', deaths: 0 }));
    this.end = new Promise((resolve) => {
      this.finish = resolve;
    });
  }

  /** Resolves when no worker is left and none will be started. Called once. */
  run(): Promise<SupervisionEnd> {
    const [first] = this.slots;
    if (first !== undefined) this.start(first);
    return this.end;
  }

  /** Have every worker complete what it has accepted, and start none again. */
  stop(signal: NodeJS.Signals): Promise<SupervisionEnd> {
    this.isStopping = true;
    for (const slot of this.slots) {
      slot.cancel?.();
      if (isAlive(slot)) slot.process?.signal(signal);
      else slot.state = 'ended';
    }
    this.endWhenNobodyIsLeft();
    return this.end;
  }

  /** Numbers of the workers that serve. */
  serving(): readonly number[] {
    return this.slots.filter(({ state }) => state === 'serving').map(({ number }) => number);
  }

  /** Without effect for one that has ended. */
  send(worker: number, order: WorkerOrder): void {
    this.slots[worker - 1]?.process?.send(order);
  }

  /** End a worker at once that does not do its work; it is started again like one that died. */
  replace(worker: number, why: string): void {
    const slot = this.slots[worker - 1];
    if (slot === undefined || !isAlive(slot)) return;
    slot.fault = why;
    slot.process?.signal('SIGKILL');
  }

  private start(slot: Slot): void {
    slot.state = 'starting';
    slot.process = this.host.start(slot.number, {
      report: (report) => {
        this.take(slot, report);
      },
      ended: (code, signal) => {
        this.noteEnd(slot, code, signal);
      },
    });
  }

  private take(slot: Slot, report: WorkerReport): void {
    if (report.kind === 'opened') this.startOthers();
    else if (report.kind === 'serves') this.noteService(slot, report.url);
    else if (report.kind === 'refused') slot.refusal = report.reason;
    else this.report.message(slot.number, report);
  }

  /** Those that were never started. */
  private startOthers(): void {
    if (this.isStopping) return;
    for (const slot of this.slots) if (slot.state === 'ended') this.start(slot);
  }

  private noteService(slot: Slot, url: string): void {
    slot.state = 'serving';
    slot.servesSince = this.host.now();
    this.deaths = 0;
    if (this.hasServed) return;
    this.hasServed = true;
    this.report.serves(url);
  }

  private noteEnd(slot: Slot, code: number | undefined, signal: string | undefined): void {
    const { refusal, fault, servesSince } = slot;
    delete slot.process;
    delete slot.refusal;
    delete slot.fault;
    delete slot.servesSince;
    if (this.isStopping) {
      slot.state = 'ended';
      if (code !== 0) this.isOrderly = false;
      this.endWhenNobodyIsLeft();
      return;
    }
    const lived = servesSince === undefined ? 0 : this.host.now() - servesSince;
    slot.deaths = lived >= LONG_LIFE ? 1 : slot.deaths + 1;
    this.deaths++;
    slot.state = 'pausing';
    if (!this.slots.some(isAlive) && this.giveUp(refusal, causeOf(code, signal))) return;
    this.restart(slot, refusal ?? fault ?? `It ended with ${causeOf(code, signal)}.`);
  }

  /** @returns whether nothing is tried further */
  private giveUp(refusal: string | undefined, cause: string): boolean {
    if (refusal === undefined && this.deaths < MOST_DEATHS) return false;
    for (const slot of this.slots) slot.cancel?.();
    this.isStopping = true;
    const died = `No worker serves: ${counted(this.deaths, 'worker')} ended one after another, the last with ${cause}.`;
    this.finish(refusal === undefined ? { kind: 'failed', reason: died } : { kind: 'refused', reason: refusal });
    return true;
  }

  private restart(slot: Slot, reason: string): void {
    const pause = restartPause(slot.deaths);
    const when = `It is started again in ${(pause / 1000).toFixed(1)} s.`;
    this.report.warn(`Worker ${String(slot.number)} is gone. ${reason} ${when}`);
    slot.cancel = this.host.after(pause, () => {
      delete slot.cancel;
      this.start(slot);
    });
  }

  private endWhenNobodyIsLeft(): void {
    if (!this.slots.some(isAlive)) this.finish({ kind: 'stopped', orderly: this.isOrderly });
  }
}

function isAlive({ state }: Slot): boolean {
  return state === 'serving' || state === 'starting';
}

function causeOf(code: number | undefined, signal: string | undefined): string {
  return signal ?? `exit code ${String(code ?? 0)}`;
}
