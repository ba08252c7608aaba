import { fold } from '../../../../text-search/text-analysis.js';
import { type FieldValue, KIND } from '../storage/value-bytes.js';
import type { ValueDictionary } from './value-dictionary.js';

/** Bytes of a folded text that fit into a number. */
const PREFIX = 6;
/** Values whose keys are computed in one step. */
const AT_ONCE = 5000;
/** Values that are looked at in one step for what all begin with. */
const BEGINNINGS_AT_ONCE = 20_000;
/** Values up to which all are ranked, unless it is said otherwise. */
const FEW = 16_384;

/** A number for each value, by its number in the dictionary. `exact`: equal ones mean equal values. */
export interface ValueKeys {
  readonly keys: Float64Array;
  readonly exact: boolean;
}

/**
 * Numbers that order the values of a dictionary. Of few values it is their rank among all. Of many it is made from each
 * value alone, so that values can be added: a number is its own, of a text it is the beginning after what all texts
 * begin with. They are kept, and made in steps where they are many.
 */
export class SortKeys {
  private kept: Float64Array = new Float64Array(0);
  private known = 0;
  private made: ValueDictionary['content'] = 'numbers';
  /** Bytes that all texts begin with, their kind first. */
  private common: Buffer = Buffer.alloc(0);

  /** @param few values up to which all are ranked */
  constructor(
    private readonly dictionary: ValueDictionary,
    private readonly few = FEW,
  ) {}

  /** Memory that it takes. */
  get bytes(): number {
    return this.kept.byteLength;
  }

  get(): ValueKeys {
    const { limit, content } = this.dictionary;
    if (limit <= this.few) return { keys: this.ranks(), exact: true };
    if (content === 'mixed') return { keys: new Float64Array(limit), exact: false };
    for (const steps = this.extend(); steps.next().done !== true;);
    return { keys: this.kept, exact: content === 'numbers' };
  }

  /** Make them in steps; `undefined` when they are there, or soon made. */
  steps(): Generator<undefined> | undefined {
    const { limit, content } = this.dictionary;
    return limit <= this.few || content === 'mixed' || limit - this.known < AT_ONCE ? undefined : this.extend();
  }

  private ranks(): Float64Array {
    const { dictionary } = this;
    // Values are only ever added, so the same number of them are the same ones.
    if (this.known === dictionary.limit) return this.kept;
    const keys = Array.from({ length: dictionary.limit - 1 }, (_, at) => sortKey(dictionary.value(at + 1)));
    const places = new Map([...new Set(keys)].sort(compareKeys).map((key, place) => [key, place]));
    this.kept = Float64Array.from([0, ...keys.map((key) => places.get(key) ?? 0)]);
    this.known = dictionary.limit;
    this.made = 'mixed';
    return this.kept;
  }

  private *extend(): Generator<undefined> {
    while (this.known < this.dictionary.limit) {
      const { limit, content } = this.dictionary;
      if (this.known === 0 || this.made !== content) {
        yield* this.begin(content);
        continue;
      }
      if (this.kept.length < limit) {
        const longer = new Float64Array(limit + AT_ONCE);
        longer.set(this.kept);
        this.kept = longer;
      }
      const to = Math.min(limit, this.known + AT_ONCE);
      if (content === 'numbers') this.keepNumbers(to);
      else if (this.keepTexts(to) === 'begin again') continue;
      yield;
    }
  }

  private *begin(content: ValueDictionary['content']): Generator<undefined> {
    const common = content === 'texts' ? yield* commonBeginning(this.dictionary) : Buffer.alloc(0);
    // Another request may have begun in the meantime, and be further.
    if (this.known > 0 && this.made === content) return;
    this.known = 1;
    this.made = content;
    this.common = common;
  }

  private keepNumbers(to: number): void {
    for (let number = this.known; number < to; number++) this.kept[number] = Number(this.dictionary.value(number));
    this.known = to;
  }

  private keepTexts(to: number): 'begin again' | 'kept' {
    const { bytes, ends } = this.dictionary.raw();
    const { common } = this;
    for (let number = this.known; number < to; number++) {
      const [from, end] = [ends[number - 1] ?? 0, ends[number] ?? 0];
      if (end - from < common.length || common.compare(bytes, from, from + common.length) !== 0) {
        this.known = 0;
        return 'begin again';
      }
      this.kept[number] = this.beginning(number, from, end);
    }
    this.known = to;
    return 'kept';
  }

  private beginning(number: number, from: number, to: number): number {
    const { bytes } = this.dictionary.raw();
    const skipped = Math.max(this.common.length, 1);
    let key = 0;
    for (let at = from + skipped; at < from + skipped + PREFIX; at++) {
      const byte = at < to ? (bytes[at] ?? 0) : 0;
      if (byte >= 128 || bytes[from] !== KIND.text) {
        // What all begin with is ASCII, and one character each when it is folded; their kind is none.
        return beginningOf(fold(String(this.dictionary.value(number))).slice(skipped - 1));
      }
      key = key * 256 + (byte >= UPPER_A && byte <= UPPER_Z ? byte + CASE : byte);
    }
    return key;
  }
}

/** What values are compared by when their keys do not decide. */
export function sortKey(value: FieldValue): number | string {
  return typeof value === 'string' ? fold(value) : Number(value);
}

export function compareKeys(a: number | string, b: number | string): number {
  // Numbers come before texts, should a field have both.
  if (typeof a !== typeof b) return typeof a === 'number' ? -1 : 1;
  return a < b ? -1 : a > b ? 1 : 0;
}

const UPPER_A = 0x41;
const UPPER_Z = 0x5a;
const CASE = 0x20;

/** The ASCII bytes that all values begin with, found in steps; values may be added meanwhile. */
function* commonBeginning(dictionary: ValueDictionary): Generator<undefined, Buffer> {
  const { bytes, ends } = dictionary.raw();
  const first = Buffer.from(bytes.subarray(0, ends[1] ?? 0));
  let length = first[0] === KIND.text ? first.findIndex((byte) => byte >= 128) : 0;
  if (length < 0) length = first.length;
  for (let from = 2; length > 0 && from < dictionary.limit; from += BEGINNINGS_AT_ONCE) {
    length = sharedLength(
      dictionary,
      { from, to: Math.min(from + BEGINNINGS_AT_ONCE, dictionary.limit) },
      first.subarray(0, length),
    );
    yield;
  }
  return first.subarray(0, length);
}

/** How many bytes of a text some values of the dictionary begin with, those from one number to another. */
function sharedLength(dictionary: ValueDictionary, { from, to }: { from: number; to: number }, text: Buffer): number {
  const { bytes, ends } = dictionary.raw();
  let { length } = text;
  for (let number = from; number < to; number++) {
    const start = ends[number - 1] ?? 0;
    length = Math.min(length, (ends[number] ?? 0) - start);
    let same = 0;
    while (same < length && bytes[start + same] === text[same]) same++;
    length = same;
  }
  return length;
}

/** The same of a folded text: up to the first character that is no byte, all of which are alike here. */
function beginningOf(text: string): number {
  let key = 0;
  let isOver = false;
  for (let at = 0; at < PREFIX; at++) {
    const code = isOver || at >= text.length ? 0 : Math.min(text.charCodeAt(at), 255);
    if (code === 255) isOver = true;
    key = key * 256 + code;
  }
  return key;
}
