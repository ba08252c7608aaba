import { type FieldValue, valueAt } from '../storage/value-bytes.js';
import { enlarged } from '../../enlarged.js';
import { endOfStep, type NamedTest } from './matching-values.js';
import type { RawValues } from './value-dictionary.js';

const PASSES = 1;
const FAILS = 2;
/** Values that are tested one by one before all are searched at once, unless more than this part of them pass. */
const TESTED = 256;
const MANY = 0.125;

/** Which values of a dictionary pass a test: each is tested when it is first asked for. */
export class TestedValues {
  /** By number of the value; 0 for those that are not tested yet. */
  private results = new Uint8Array(0);
  private values: RawValues = { bytes: Buffer.alloc(0), ends: new Uint32Array(1) };
  private tested = 0;
  private passed = 0;

  constructor(private readonly test: NamedTest) {}

  /** Take the values as they are now: those that there were, and more. Nothing is behind the last one. */
  take(values: RawValues): void {
    this.values = values;
    if (this.results.length < values.ends.length) this.results = enlarged(this.results, values.ends.length);
  }

  passes(value: number): boolean {
    const known = this.results[value] ?? 0;
    return known === 0 ? this.find(value) : known === PASSES;
  }

  /** Test all values that there are now, some in each step. */
  *testAll(): Generator<undefined> {
    const { bytes, ends } = this.values;
    // What is added later is tested one by one.
    this.tested = TESTED;
    for (let from = 1; from < ends.length;) {
      const to = Math.min(ends.length, endOfStep(this.values, from));
      const some = new TestedValues(this.test);
      some.take({ bytes, ends: ends.subarray(from - 1, to) });
      for (let value = from; value < to; value++) {
        // One that is gone has no bytes, and nobody has it.
        if (ends[value] === ends[value - 1]) continue;
        this.results[value] = some.passes(value - from + 1) ? PASSES : FAILS;
      }
      yield;
      from = to;
    }
  }

  private find(value: number): boolean {
    const { needle, test } = this.test;
    if (++this.tested === TESTED && this.passed < TESTED * MANY) {
      this.failOthers(needle?.among(this.values));
      if (this.results[value] === FAILS) return false;
    }
    const isPassing = needle?.finds(this.values, value) ?? test(this.value(value));
    this.results[value] = isPassing ? PASSES : FAILS;
    if (isPassing) this.passed++;
    return isPassing;
  }

  private value(value: number): FieldValue {
    const { bytes, ends } = this.values;
    return valueAt(bytes, ends[value - 1] ?? 0, ends[value] ?? 0);
  }

  /** Note that no values pass but those that are known to, or may. */
  private failOthers(among: readonly number[] | undefined): void {
    if (among === undefined) return;
    const before = this.results.slice();
    this.results.fill(FAILS, 0, this.values.ends.length);
    for (const value of among) this.results[value] = before[value] ?? 0;
  }
}
