/** What somebody sends who means harm, or whose program is broken; shared by the specs of both surfaces. */
import { isMembers } from '../../src/kernel/members.js';
import { sampleSize } from '../sample-size.js';

/** Way to a value in what is sent. */
export type RequestPath = readonly (number | string)[];

/** Of which kind a place in a request is, by the JSON that fits it. */
export type PlaceKind = 'boolean' | 'list' | 'number' | 'object' | 'text';

/** `value`: `undefined` leaves the place out. `isWrong`: no value of that kind fits the place. */
export interface Attack {
  readonly what: string;
  readonly value: unknown;
  readonly isWrong: boolean;
}

const TEXTS = [
  ' ',
  '\0',
  '\u0001\u001b[2J',
  '\ud800',
  '\u202eabc\u2066',
  "' OR 1=1 --",
  '../../etc/passwd',
  '{{7*7}}',
  '${jndi:ldap://x}',
  '__proto__',
  'constructor',
  '%00',
  '<script>alert(1)</script>',
  'urn:li:',
  'urn:li:dataset:(((',
  'urn:li:corpuser:\u202e',
  'List(',
  '*',
  '"',
  '\\',
];
const HUGE_TEXT = 'x'.repeat(1_000_000);
/** Of more values no body may be; see MAX_CHECKED_VALUES. */
const HUGE_LIST = Array.from({ length: 20_000 }, () => 'x');
const DEEP: unknown = JSON.parse(`${'{"a":'.repeat(60)}1${'}'.repeat(60)}`);
/** Of hostile texts, how many are tried in one place, and in every how many-th place huge values. */
const TEXTS_TRIED = sampleSize(1, TEXTS.length);
const HUGE_EVERY = sampleSize(32, 1);

const WRONG: Readonly<Record<PlaceKind, readonly unknown[]>> = {
  boolean: ['x', 7, {}],
  list: [7, {}],
  number: ['x', {}, [], true, 1.5, 1e300],
  object: ['x', 7],
  text: [{}],
};

/** @param at number of the place, by which different places get different texts */
export function attacksOn(place: PlaceKind, at: number): readonly Attack[] {
  const legal = (what: string, values: readonly unknown[]): readonly Attack[] =>
    values.map((value) => ({ what, value, isWrong: false }));
  const wrong = WRONG[place].map((value) => ({ what: 'of a wrong type', value, isWrong: true }));
  const isHuge = at % HUGE_EVERY === 0;
  switch (place) {
    case 'text':
      return [...wrong, ...legal('text', textsFor(at)), ...legal('huge', isHuge ? [HUGE_TEXT] : [])];
    case 'list':
      return [...wrong, ...legal('a list', [[], [[]], [null], ...(isHuge ? [HUGE_LIST] : [])])];
    case 'object':
      return [...wrong, ...legal('an object', [{}, DEEP])];
    case 'number':
      return [...wrong, ...legal('a number', [-1, 2 ** 31 - 1])];
    default:
      return wrong;
  }
}

/** Texts that are tried in a place; the empty one in every place. */
export function textsFor(at: number): readonly string[] {
  const first = (at * TEXTS_TRIED) % TEXTS.length;
  return ['', ...[...TEXTS, ...TEXTS].slice(first, first + TEXTS_TRIED)];
}

/** A copy of what is sent with another value in a place; `undefined` removes what stands there. */
export function withValue(sent: unknown, [step, ...rest]: RequestPath, value: unknown): unknown {
  if (step === undefined) return value;
  if (typeof step === 'number') {
    const items: readonly unknown[] = Array.isArray(sent) ? sent : [];
    const item = withValue(items[step], rest, value);
    return item === undefined ? items.toSpliced(step, 1) : items.toSpliced(step, 1, item);
  }
  const { [step]: before, ...others } = isMembers(sent) ? sent : {};
  const member = withValue(before, rest, value);
  return member === undefined ? others : { ...others, [step]: member };
}

/** Innermost name on the way to a value: what a message has to say. */
export function nameOf(steps: RequestPath): string {
  return String(steps.findLast((step) => typeof step === 'string'));
}

/** What is shown of an attack that was not answered as it should be. */
export function shownAttack(steps: RequestPath, { what, value }: Attack): string {
  const text = value === undefined ? '' : JSON.stringify(value);
  return `${steps.join('.')} ${what} ${text.slice(0, 60)}`;
}
