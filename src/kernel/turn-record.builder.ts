import { performance } from 'node:perf_hooks';

/** Records in which turns of the event loop something happened. */
export class TurnRecord {
  /** Numbers of turns, by call. */
  readonly turns: number[] = [];

  readonly note = (): void => {
    this.turns.push(performance.nodeTiming.uvMetricsInfo.loopCount);
  };

  /** In how many turns it happened. */
  get different(): number {
    return new Set(this.turns).size;
  }
}
