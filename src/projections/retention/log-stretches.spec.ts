import { LogStretches } from './log-stretches.js';

const AGE = 4800;
const BYTES = 480;

/** Entries of a byte each, one in a millisecond, from the first number to the last. */
function filled(first: number, last: number, bytes = 0): LogStretches {
  const stretches = new LogStretches({ age: AGE, bytes: BYTES });
  for (let seq = first; seq <= last; seq++) stretches.add({ seq, time: seq, bytes });
  return stretches;
}

describe('LogStretches', () => {
  it('drops nothing that is neither old nor too much', () => {
    expect(filled(1, 5000).drop(5000, AGE)).toBe(0);
    expect(filled(1, 48, 10).drop(48, 48)).toBe(0);
  });

  it('drops what is older than the age, to a 48th of it', () => {
    const stretches = filled(1, 5000);
    expect(stretches.drop(5000, AGE + 1000)).toBe(1000);
    expect(stretches.drop(5000, AGE + 1000)).toBe(0);
    expect(stretches.drop(5000, AGE + 4999)).toBe(4900);
    expect(stretches.drop(5000, AGE + 5000)).toBe(5000);
    expect(stretches.drop(5000, 2 * AGE + 5000)).toBe(0);
  });

  it('drops what makes it too large, oldest first', () => {
    const stretches = filled(1, 58, 10);
    expect(stretches.drop(58, 58)).toBe(10);
    stretches.add({ seq: 59, time: 59, bytes: 1000 });
    expect(stretches.drop(59, 59)).toBe(59);
  });

  it('divides a log of one moment by size, to a 48th of it', () => {
    const stretches = new LogStretches({ age: AGE, bytes: BYTES });
    for (let seq = 1; seq <= 500; seq++) stretches.add({ seq, time: 0, bytes: 1 });
    expect(stretches.drop(500, 0)).toBe(20);
    expect(stretches.drop(495, AGE)).toBe(490);
  });

  it('drops nothing that is not settled', () => {
    const stretches = filled(1, 5000);
    expect(stretches.drop(450, 10 * AGE)).toBe(400);
    expect(stretches.drop(450, 10 * AGE)).toBe(0);
    expect(stretches.drop(5000, 10 * AGE)).toBe(5000);
  });

  it('begins a new stretch after all was dropped, and endures a clock that goes back', () => {
    const stretches = filled(1, 10);
    expect(stretches.drop(10, 10 + AGE)).toBe(10);
    stretches.add({ seq: 11, time: 5, bytes: 0 });
    expect([stretches.last, stretches.drop(11, 4 + AGE), stretches.drop(11, 5 + AGE)]).toEqual([11, 0, 11]);
  });
});
