import { invariant } from '../kernel/assert-never.js';
import type { Work } from '../kernel/work.js';

/**
 * Work in steps of a millisecond or so each, between two of which others may be served. A step that yields a promise
 * waits for it: for what the next step needs.
 */
export type Stepwise<T> = Generator<Promise<unknown> | undefined, T, void>;

/**
 * Take all steps, letting others run whenever the turn is over. What ends the work between two steps is thrown at the
 * step that was taken last, so that it releases what it holds.
 * @throws what a step throws, or waits for, and as `Work.rest`
 */
export async function carryOut<T>(steps: Stepwise<T>, work: Work): Promise<T> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    try {
      if (step.value !== undefined) await step.value;
      else if (work.turnIsOver) await work.rest();
    } catch (error) {
      steps.throw(error);
      throw error;
    }
  }
}

/**
 * Work over so many things, a part of them in each step. The loop over a part is that of a function: those of
 * generators are slower.
 */
export function* inParts(length: number, atOnce: number, work: (from: number, to: number) => void): Stepwise<void> {
  for (let from = 0; from < length; from += atOnce) {
    if (from > 0) yield;
    work(from, Math.min(from + atOnce, length));
  }
}

/** Take all steps in this turn; none of them may wait. */
export function immediately<T>(steps: Stepwise<T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    invariant(step.value === undefined, 'a step that is taken at once waits for nothing');
  }
}
