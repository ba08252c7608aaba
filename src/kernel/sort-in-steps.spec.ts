import { sortInSteps } from './sort-in-steps.js';

/** Carry it out. @returns the list, and how many steps it took */
function sorted(keys: readonly number[]) {
  const items = keys.map((key, at) => ({ key, at }));
  const steps = sortInSteps(items, (a, b) => a.key - b.key);
  let count = 0;
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { items, result: step.value, count };
    count++;
  }
}

describe('sortInSteps', () => {
  it.each([0, 1, 999, 1000, 1001, 3500, 8192])(
    'sorts %d items as the runtime does, and keeps equal ones in order',
    (length) => {
      const keys = Array.from({ length }, (_, at) => (at * 7919) % 613);
      const { items, result } = sorted(keys);
      expect(result).toEqual([...items].sort((a, b) => a.key - b.key));
    },
  );

  it('takes a step for each thousand items or so', () => {
    expect(sorted(Array.from({ length: 8000 }, (_, at) => -at)).count).toBeGreaterThan(8 + 3 * 7);
  });
});
