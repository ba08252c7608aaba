import fc from 'fast-check';
import { type Call, linearization, type SequentialModel } from './linearizability.js';

type Input = 'increment' | 'read';

/** A counter whose increments answer what it is then. */
const COUNTER: SequentialModel<number, Input, number> = {
  initial: 0,
  apply: (state, input) => {
    const next = input === 'read' ? state : state + 1;
    return { state: next, output: next };
  },
};

const call = (input: Input, began: number, ended: number, output?: number): Call<Input, number> => ({
  input,
  began,
  ended,
  output,
});

describe('linearization', () => {
  it.each([
    ['one call after another', [call('increment', 0, 1, 1), call('increment', 2, 3, 2), call('read', 4, 5, 2)]],
    ['calls at the same time, in the order that fits', [call('increment', 0, 9, 2), call('increment', 1, 8, 1)]],
    ['a read that overlaps a write and does not see it', [call('increment', 0, 9, 1), call('read', 1, 2, 0)]],
    ['a lost answer of a call that took effect', [call('increment', 0, Infinity), call('read', 5, 6, 1)]],
    ['a lost answer of a call that took no effect', [call('increment', 0, Infinity), call('read', 5, 6, 0)]],
    [
      'a lost answer of a call that took effect late',
      [call('increment', 0, Infinity), call('read', 5, 6, 0), call('read', 7, 8, 1)],
    ],
  ])('explains %s', (_what, history) => {
    expect(linearization(history, COUNTER)).toBeDefined();
  });

  it.each([
    ['an acknowledged write that is lost', [call('increment', 0, 1, 1), call('read', 2, 3, 0)]],
    ['two writes of which each claims to be the first', [call('increment', 0, 5, 1), call('increment', 1, 6, 1)]],
    ['a value that goes back', [call('increment', 0, 9, 1), call('read', 1, 2, 1), call('read', 3, 4, 0)]],
    [
      'a call without an answer that takes effect twice',
      [call('increment', 0, Infinity), call('read', 5, 6, 1), call('read', 7, 8, 2)],
    ],
    ['an effect of a call that has not begun', [call('read', 0, 1, 1), call('increment', 2, 3, 1)]],
  ])('refuses %s', (_what, history) => {
    expect(linearization(history, COUNTER)).toBeUndefined();
  });

  /** Histories that are right by their making: each call takes effect at a moment between its beginning and its end. */
  const right = fc
    .array(
      fc.record({
        input: fc.constantFrom<Input>('increment', 'read'),
        at: fc.integer({ min: 0, max: 30 }),
        before: fc.integer({ min: 0, max: 5 }),
        after: fc.integer({ min: 0, max: 5 }),
        isLost: fc.boolean(),
      }),
      { maxLength: 12 },
    )
    .map((planned) => {
      let state = COUNTER.initial;
      return [...planned]
        .sort((a, b) => a.at - b.at)
        .map(({ input, at, before, after, isLost }) => {
          const next = COUNTER.apply(state, input);
          state = next.state;
          // Moments of one number come one after the other: the list decides.
          return isLost ? call(input, at - before, Infinity) : call(input, at - before, at + after, next.output);
        });
    });

  it('explains whatever was made right, and places every answered call once, within its time', () => {
    fc.assert(
      fc.property(right, (history) => {
        const order = linearization(history, COUNTER);
        expect(order).toBeDefined();
        expect(new Set(order).size).toBe(order?.length);
        for (const one of history) if (one.output !== undefined) expect(order).toContain(one);
        for (const [at, one] of (order ?? []).entries()) {
          for (const later of (order ?? []).slice(at + 1)) expect(later.ended).toBeGreaterThanOrEqual(one.began);
        }
      }),
    );
  });

  it('refuses a right history of which one answer was changed to what nothing gives', () => {
    fc.assert(
      fc.property(right, fc.nat(), (history, at) => {
        const answered = history.filter(({ output }) => output !== undefined);
        const wrong = answered[at % Math.max(answered.length, 1)];
        fc.pre(wrong !== undefined);
        const changed = history.map((one) => (one === wrong ? { ...one, output: 99 } : one));
        expect(linearization(changed, COUNTER)).toBeUndefined();
      }),
    );
  });
});
