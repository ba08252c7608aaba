import { performance } from 'node:perf_hooks';
import { isTurnOver, nextTurn } from './event-loop-turn.js';
import { CallerGone, DeadlinePassed, failures } from './failures.js';

/**
 * `units`: see `Work.spend`. `seconds`: from when the request was received. `latest`: time
 * by `performance.now` after which every request is given up, whenever it began; absent for none.
 */
export interface WorkLimits {
  readonly units: number;
  readonly seconds: number;
  readonly latest?: number;
}

/** Who waits for an answer, such as the response of a connection. */
export interface AwaitedBy {
  /** Whether nobody can be answered any more. */
  readonly destroyed: boolean;
}

const NOBODY_LEAVES: AwaitedBy = { destroyed: false };
/** Units between two looks at the clock and at the caller. */
const LOOK_AFTER = 1000;

/**
 * What a request may still do. One for each request, in `RequestContext.work`; ports that do work in proportion to what
 * is asked take it as their last parameter. Whatever loops over what it finds does three things:
 * @example
 * for (let at = 0; at < nodes.length; at += STEP) {
 *   visit(nodes.slice(at, at + STEP));
 *   work.spend(STEP * UNITS_OF_A_NODE);
 *   if (work.turnIsOver) await work.rest();
 * }
 */
export class Work {
  /** Of background work, which nobody waits for. */
  static readonly unlimited = new Work({ units: Infinity, seconds: Infinity });

  private left: number;
  private unseen = 0;
  private deadline = 0;

  constructor(
    private readonly limits: WorkLimits,
    private readonly caller: AwaitedBy = NOBODY_LEAVES,
  ) {
    this.left = limits.units;
    this.begin();
  }

  /** Until the request is given up; infinite for background work. */
  get millisecondsLeft(): number {
    return Math.min(this.deadline, this.limits.latest ?? Infinity) - performance.now();
  }

  /** Count the time from now on: a caller may take longer to send a body than the service to answer it. */
  begin(): void {
    this.deadline = performance.now() + this.limits.seconds * 1000;
  }

  /**
   * Count work that is done, or about to be. A unit is about a microsecond of a processor on an ordinary machine: count
   * in bulk, by what was handled (values decoded, nodes visited, terms tested) and a factor.
   * @param cause what costs so much and how to ask for less, as a sentence for the caller
   * @throws failures.requestTooCostly beyond the budget of the request
   * @throws DeadlinePassed, CallerGone noticed within a thousand units
   */
  spend(units: number, cause?: string): void {
    this.left -= units;
    if (this.left < 0) throw failures.requestTooCostly({ units: this.limits.units, cause: cause ?? USUAL_CAUSE });
    this.unseen += units;
    if (this.unseen >= LOOK_AFTER) this.look();
  }

  /**
   * Whether this turn of the event loop has lasted 5 ms, for whomever it worked. To be asked every few hundred
   * microseconds: a look costs a tenth of one.
   */
  get turnIsOver(): boolean {
    return isTurnOver();
  }

  /** Whether a request that begins another piece of its work is to rest before: when it has done a millisecond's. */
  get shouldRest(): boolean {
    return this.limits.units - this.left >= LOOK_AFTER && isTurnOver();
  }

  /**
   * Let others run. What was read before may have changed when this resolves.
   * @throws DeadlinePassed, CallerGone
   */
  async rest(): Promise<void> {
    await nextTurn();
    this.look();
  }

  private look(): void {
    this.unseen = 0;
    if (this.caller.destroyed) throw new CallerGone('The caller has hung up.');
    const now = performance.now();
    if (now >= (this.limits.latest ?? Infinity)) {
      throw new DeadlinePassed('The service is being stopped; try again later.');
    }
    if (now >= this.deadline) {
      throw new DeadlinePassed(`The request has taken longer than ${String(this.limits.seconds)} s; try again later.`);
    }
  }
}

const USUAL_CAUSE = 'Ask for less in one request: smaller pages, fewer fields, a narrower filter or time.';
