import { wordsOfName } from './words.js';

interface Quantity {
  /** Last words of names. */
  readonly names: RegExp;
  /** Primitive types of its values. */
  readonly types: RegExp;
  /** What the doc must match. */
  readonly docPattern: RegExp;
  readonly wanted: string;
}

const ANY_NUMBER = /^(int|long|float|double)$/;
const SPANS = /milliseconds?|seconds?|minutes?|hours?|days?|weeks?|months?|years?/i;

/** Quantities by the last word of their names; the first match applies. */
const QUANTITIES: readonly Quantity[] = [
  {
    names: /^(millis|ms|time|timestamp|at|date)$/,
    types: /^long$/,
    docPattern: /milliseconds?|seconds?|epoch/i,
    wanted: 'the unit, and from when it counts, as in "milliseconds since the epoch"',
  },
  { names: /^(seconds|secs|minutes|hours|days)$/, types: ANY_NUMBER, docPattern: SPANS, wanted: 'the unit of time' },
  {
    names: /^(duration|timeout|interval|latency|delay|age|ttl)$/,
    types: ANY_NUMBER,
    docPattern: SPANS,
    wanted: 'the unit of time',
  },
  { names: /^bytes$/, types: ANY_NUMBER, docPattern: /bytes?/i, wanted: 'that it counts bytes' },
  {
    names: /^(size|length|width|height|capacity)$/,
    types: ANY_NUMBER,
    docPattern:
      /bytes?|characters?|pixels?|rows?|columns?|entries|items?|records?|elements?|members?|how many|number of/i,
    wanted: 'the unit, as in "bytes" or "rows"',
  },
  {
    names: /^(counts?|total)$/,
    types: ANY_NUMBER,
    // Counted nouns are plural.
    docPattern: /how |number of|people|\p{L}{3,}(?<!s)s\b/iu,
    wanted: 'what is counted, as in "rows" or "how often"',
  },
  {
    names: /^(percent|percentage|proportion|ratio|share|fraction|rate)$/,
    types: ANY_NUMBER,
    docPattern: /percent|%|0 (to|and) 1\b|0 (to|and) 100|per /i,
    wanted: 'the range, as in "from 0 to 1" or "percent"',
  },
];

/** What the doc of a field is missing; `undefined` when nothing is. */
export function unitWanted(name: string, type: string, doc: string): string | undefined {
  const last = wordsOfName(name).at(-1) ?? '';
  const quantity = QUANTITIES.find(({ names, types }) => names.test(last) && types.test(type));
  return quantity === undefined || quantity.docPattern.test(doc) ? undefined : quantity.wanted;
}
