import type { ValueTest } from '../../../../text-search/value-match.js';
import type { RawValues, ValueDictionary } from './value-dictionary.js';

/** Tests values by their bytes. `undefined`: they do not tell. */
export interface ValueNeedle {
  finds(values: RawValues, number: number): boolean | undefined;
  /**
   * Numbers of the values that may pass, in order: no other one does. `undefined`: they do not tell.
   * @param values nothing is behind the last one
   */
  among(values: RawValues): readonly number[] | undefined;
}

/** A test of all values of a field. `name`: names it among all tests of the field. */
export interface NamedTest {
  readonly test: ValueTest;
  /** Says the same as the test of the values for which it knows; absent for tests that are no search for a text. */
  readonly needle: ValueNeedle | undefined;
  readonly name: () => string;
}

/** Every value passes, so that a document does when it has one. */
export const ANY_VALUE: NamedTest = { test: () => true, needle: undefined, name: () => '' };

/** Dictionaries with fewer values are tested each time. */
const FEW = 1000;
/** Tests with a longer name are not kept: nobody asks them twice. */
const LONGEST_NAME = 4096;
/** What is kept for each column; the one that was not asked for longest goes. */
const KEPT = 8;
/** Values, and bytes of them, that are tested in one step. */
const AT_ONCE = 2000;
const BYTES_AT_ONCE = 262_144;

/**
 * Which values of a dictionary pass a test, by number: 1 or 0. Results for a dictionary with many values are kept:
 * filters come again, with the next page and the next search.
 */
export class MatchingValues {
  private readonly kept = new Map<string, Uint8Array>();

  constructor(private readonly dictionary: ValueDictionary) {}

  /** Memory that it takes. */
  get bytes(): number {
    let bytes = 0;
    for (const passes of this.kept.values()) bytes += passes.byteLength;
    return bytes;
  }

  get(test: NamedTest): Uint8Array {
    const { limit } = this.dictionary;
    if (test === ANY_VALUE) return new Uint8Array(limit).fill(1);
    if (limit <= FEW) return this.extended(NOTHING, test);
    const name = test.name();
    const known = this.kept.get(name) ?? NOTHING;
    const passes = known.length === limit ? known : this.extended(known, test);
    this.keep(name, passes);
    return passes;
  }

  /** Make the result in steps; `undefined` when it is there, or soon made. */
  steps(test: NamedTest): Generator<number> | undefined {
    if (this.dictionary.limit <= FEW || test === ANY_VALUE) return undefined;
    const name = test.name();
    const missing = this.dictionary.limit - (this.kept.get(name)?.length ?? 1);
    return missing < AT_ONCE || name.length > LONGEST_NAME ? undefined : this.make(name, test);
  }

  private *make(name: string, test: NamedTest): Generator<number> {
    this.keep(name, yield* this.extending(this.kept.get(name) ?? NOTHING, test));
  }

  /** Make the result for the values that there are now, without keeping it; yields how many a step has tested. */
  once(test: NamedTest): Generator<number, Uint8Array> {
    return this.extending(NOTHING, test);
  }

  private *extending(known: Uint8Array, test: NamedTest): Generator<number, Uint8Array> {
    const passes = new Uint8Array(this.dictionary.limit);
    passes.set(known);
    for (let from = known.length; from < passes.length;) {
      const to = Math.min(passes.length, endOfStep(this.dictionary.raw(), from));
      this.fill(passes, { from, to }, test);
      yield to - from;
      from = to;
    }
    return passes;
  }

  /** Values are only ever added, so what is known of the first ones stays true. */
  private extended(known: Uint8Array, test: NamedTest): Uint8Array {
    const passes = new Uint8Array(this.dictionary.limit);
    passes.set(known);
    this.fill(passes, { from: known.length, to: passes.length }, test);
    return passes;
  }

  private fill(passes: Uint8Array, { from, to }: { from: number; to: number }, { test, needle }: NamedTest): void {
    const { dictionary } = this;
    const raw = dictionary.raw();
    for (let number = from; number < to; number++) {
      if (needle?.finds(raw, number) ?? test(dictionary.value(number))) passes[number] = 1;
    }
  }

  private keep(name: string, passes: Uint8Array): void {
    this.kept.delete(name);
    if (name.length <= LONGEST_NAME) this.kept.set(name, passes);
    for (const oldest of this.kept.keys()) {
      if (this.kept.size <= KEPT) break;
      this.kept.delete(oldest);
    }
  }
}

/** Number up to which values from one on are tested in one step: at least one of them, however long it is. */
export function endOfStep({ ends }: RawValues, from: number): number {
  const last = (ends[from - 1] ?? 0) + BYTES_AT_ONCE;
  let to = from + 1;
  while (to < from + AT_ONCE && (ends[to] ?? last) < last) to++;
  return to;
}

/** What is known before the first value; number 0 is none. */
const NOTHING = new Uint8Array(1);
