import type { Urn } from '../kernel/urn.js';
import { type SearchFields, URN_FIELD } from '../registry/search-fields.js';
import type { StoredFields } from './stored-fields.js';
import { isPlain } from './text-analysis.js';
import type { ValueSieve } from './value-sieve.js';

/** Values of a document in the order of their fields, joined into one text: each is between two offsets of `ends`. */
export interface ValueTexts {
  readonly text: string;
  /** Whether the text is all ASCII: folding leaves each character in its place. */
  readonly isAscii: boolean;
  /** Where each value ends; the next one begins a character later. */
  readonly ends: readonly number[];
  /** Field of each value. */
  readonly names: readonly string[];
}

/**
 * Texts of a document, each once a field. `queried`: of the fields that plain words are looked for in, the URN at the
 * end; `others`: of all other fields. `folded`: the text of `queried` in lower case when it is ASCII, so that offsets
 * agree; else empty. `sieve`: of `queried`, where the document is shown again and again.
 */
export interface DocumentText {
  readonly urn: Urn;
  readonly queried: ValueTexts;
  readonly folded: string;
  readonly others: ValueTexts;
  readonly sieve?: ValueSieve;
}

/** Characters of a value that are looked at and shown. */
const LONGEST_VALUE = 4096;
/** The texts of a document, whose fields may come in several parts. */
export function documentText(parts: readonly StoredFields[], urn: Urn, fields: SearchFields): DocumentText {
  const queried = new ValueGatherer();
  const others = new ValueGatherer();
  for (const part of parts) {
    for (const [aspect, own] of Object.entries(part)) {
      for (const [name, values] of Object.entries(own)) {
        const gatherer = fields.spec(aspect, name)?.queryByDefault === true ? queried : others;
        for (const value of values) gatherer.add(name, beginningOf(String(value)));
      }
    }
  }
  queried.add(URN_FIELD, urn);
  const values = queried.gathered();
  const folded = values.isAscii ? values.text.toLowerCase() : '';
  return { urn, queried: values, folded, others: others.gathered() };
}

/** What is looked at of a value; a character that is a surrogate pair is not divided. */
function beginningOf(value: string): string {
  return value.length <= LONGEST_VALUE ? value : value.slice(0, LONGEST_VALUE).replace(/[\ud800-\udbff]$/, '');
}

/** The value at a place. */
export function valueAt({ text, ends }: ValueTexts, place: number): string {
  return text.slice(startOf(ends, place), ends[place]);
}

/** Values of a field, each once. */
export function valuesNamed({ queried, others }: DocumentText, name: string): readonly string[] {
  const found = new Set<string>();
  for (const values of [queried, others]) {
    values.names.forEach((field, place) => {
      if (field === name) found.add(valueAt(values, place));
    });
  }
  return [...found];
}

/** Place of the value that the character at the offset belongs to. */
export function placeOf({ ends }: ValueTexts, offset: number): number {
  let low = 0;
  let high = ends.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((ends[middle] ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the value at a place begins. */
export function startOf(ends: readonly number[], place: number): number {
  return place === 0 ? 0 : (ends[place - 1] ?? 0) + 1;
}

/** Letters and digits around an offset of a folded ASCII text. */
export function runAround(folded: string, at: number): { readonly from: number; readonly to: number } {
  let from = at;
  let to = at + 1;
  while (from > 0 && isWordCharacter(folded.charCodeAt(from - 1))) from--;
  while (to < folded.length && isWordCharacter(folded.charCodeAt(to))) to++;
  return { from, to };
}

function isWordCharacter(code: number): boolean {
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x30 && code <= 0x39);
}

/** Joins values; a field and value that are there already are skipped. */
class ValueGatherer {
  private readonly parts: string[] = [];
  private readonly ends: number[] = [];
  private readonly names: string[] = [];
  /** By field: its only value, or all of several. */
  private readonly seen = new Map<string, Set<string> | string>();
  private length = 0;

  add(name: string, value: string): void {
    if (this.isThere(name, value)) return;
    this.parts.push(value);
    this.names.push(name);
    this.length += value.length;
    this.ends.push(this.length++);
  }

  /** Whether the field has the value already; from now on it has. */
  private isThere(name: string, value: string): boolean {
    const known = this.seen.get(name);
    if (known === value) return true;
    if (known === undefined) this.seen.set(name, value);
    else if (typeof known === 'string') this.seen.set(name, new Set([known, value]));
    else if (known.has(value)) return true;
    else known.add(value);
    return false;
  }

  gathered(): ValueTexts {
    const text = this.parts.join('\n');
    return { text, isAscii: isPlain(text), ends: this.ends, names: this.names };
  }
}
