import { performance } from 'node:perf_hooks';
// Not the global one, which stands still while a test has virtual timers.
import { setImmediate } from 'node:timers';

/** Milliseconds of one turn of the event loop after which it is the turn of others. */
const TURN = 5;

const { nodeTiming } = performance;

/** Those who wait for a turn of their own, the first to come first. */
const waiting: (() => void)[] = [];
let number = -1;
let began = 0;

/**
 * Whether the present turn of the event loop has lasted 5 ms, for whomever it worked: counted from the first look that
 * anybody takes in it. A look costs a tenth of a microsecond.
 */
export function isTurnOver(): boolean {
  const { loopCount } = nodeTiming.uvMetricsInfo;
  const now = performance.now();
  if (loopCount !== number) {
    number = loopCount;
    began = now;
    return false;
  }
  return now - began >= TURN;
}

/**
 * Wait until requests that have arrived meanwhile were looked at. Of all who wait, one continues in each turn: however
 * many there are, nobody else waits longer than for one of them. Who asks while requests are being looked at may
 * continue at the end of the same turn.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(begin);
  });
}

function begin(): void {
  number = nodeTiming.uvMetricsInfo.loopCount;
  began = performance.now();
  waiting.shift()?.();
  if (waiting.length > 0) setImmediate(begin);
}
