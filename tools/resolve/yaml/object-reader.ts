import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { didYouMean } from '../../diagnostics/suggestion.js';
import type { ObjectValue, StringValue, Value } from '../../pdl/syntax.js';
import type { Span } from '../../source/span.js';
import { describeValue } from './plain-value.js';

/** Kind of the value of a key. `any` is kept and never read. */
export type KeyKind = 'any' | 'array' | 'flag' | 'integer' | 'number' | 'numbers' | 'object' | 'text' | 'texts';

/**
 * What a value must be. What is inside of an array or an object is checked by whoever reads it, and stated here for
 * them and for the schemas of editors.
 */
export interface KeyRule {
  readonly kind: KeyKind;
  /** What the key says, for whoever writes it. */
  readonly doc?: string;
  readonly presence?: 'required' | 'optional';
  /** `later`: the key belongs to newer releases; it is kept with a warning and not read. */
  readonly since?: 'later';
  /** For `text`: the only words allowed. */
  readonly choices?: readonly string[];
  /** For `text` and `texts`: a letter or an underscore, then letters, digits and underscores. */
  readonly spelling?: 'name';
  /** For `number` and `numbers`: the least that each may be. */
  readonly least?: number;
  /** For `array`: each item. */
  readonly items?: KeyRule;
  /** For `object`: its keys, of which there are no others. */
  readonly keys?: KeyRules;
  /** For `object` whose keys are free: each value. */
  readonly values?: KeyRule;
  /** For `object`: an optional key without a value counts as absent. */
  readonly nulls?: 'absent';
  /** For `any`: the forms that it may have. */
  readonly forms?: readonly KeyRule[];
  /** What a text, each text of a list, or each free key is the name of; whoever reads it checks that. */
  readonly names?: 'aspect' | 'entity' | 'type';
}

/** A list, or a text that is short for a list of one. */
export const TEXT_OR_TEXTS: KeyRule = { kind: 'any', forms: [{ kind: 'text' }, { kind: 'texts' }] };

/** A name that queries, filters and addresses can carry as it is. */
const NAME = /^[A-Za-z_]\w*$/;

/** The closed key set of an object. */
export type KeyRules = Readonly<Record<string, KeyRule>>;

/** Strings that are read as numbers. */
export const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;

const EXPECTATIONS: Readonly<Record<KeyKind, string>> = {
  any: 'a value',
  array: 'an array',
  flag: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  numbers: 'an object of numbers',
  object: 'an object',
  text: 'a string',
  texts: 'an array of strings',
};

/** An object whose keys and value types have been checked. An invalid value has been reported and counts as absent. */
export class CheckedObject {
  readonly span: Span;
  private readonly values: ReadonlyMap<string, Value>;

  constructor(span: Span, values: ReadonlyMap<string, Value>) {
    this.span = span;
    this.values = values;
  }

  value(key: string): Value | undefined {
    return this.values.get(key);
  }

  /** Span of the key's value; the whole object when it is absent. */
  spanOf(key: string): Span {
    return this.values.get(key)?.span ?? this.span;
  }

  text(key: string): string | undefined {
    const value = this.values.get(key);
    return value?.kind === 'string' ? value.value : undefined;
  }

  flag(key: string): boolean | undefined {
    const value = this.values.get(key);
    if (value?.kind === 'string') return value.value === 'true';
    return value?.kind === 'boolean' ? value.value : undefined;
  }

  number(key: string): number | undefined {
    const value = this.values.get(key);
    return value === undefined ? undefined : numberIn(value);
  }

  texts(key: string): readonly string[] {
    return this.textValues(key).map((item) => item.text);
  }

  /** The strings of an array with their places. */
  textValues(key: string): readonly { readonly text: string; readonly span: Span }[] {
    const value = this.values.get(key);
    if (value?.kind !== 'array') return [];
    return value.items.flatMap((item) => (item.kind === 'string' ? [{ text: item.value, span: item.span }] : []));
  }

  items(key: string): readonly Value[] {
    const value = this.values.get(key);
    return value?.kind === 'array' ? value.items : [];
  }

  object(key: string): ObjectValue | undefined {
    const value = this.values.get(key);
    return value?.kind === 'object' ? value : undefined;
  }

  /** Numbers by key, keys sorted. */
  numbers(key: string): Readonly<Record<string, number>> {
    const entries = this.object(key)?.entries ?? [];
    const pairs = entries.map((entry): [string, number] => [entry.key.text, numberIn(entry.value) ?? 0]);
    return Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
  }
}

/** Check `value` against a closed key set. `what` names it in messages, such as `@Searchable`. */
export function readObject(value: ObjectValue, rules: KeyRules, what: string, diagnostics: Diagnostics): CheckedObject {
  const values = new Map<string, Value>();
  const meant = new Set<string>();
  for (const { key, value: inner } of value.entries) {
    const rule = Object.hasOwn(rules, key.text) ? rules[key.text] : undefined;
    if (rule === undefined) {
      const known = Object.keys(rules).filter((name) => rules[name]?.since !== 'later');
      const hint = didYouMean(key.text, known, `The keys are ${known.join(', ')}.`);
      if (typeof hint !== 'string' && hint.instead !== undefined) meant.add(hint.instead.meant);
      diagnostics.report('unknown-key', key.span, { key: key.text, what, hint });
    } else if (rule.since === 'later') {
      diagnostics.report('later-key', key.span, { key: key.text, what });
    } else if (checkValue(inner, rule, `"${key.text}" of ${what}`, diagnostics)) {
      values.set(key.text, inner);
    }
  }
  // A key that is misspelt is not missing beside that.
  reportMissing(value, { rules, meant }, what, diagnostics);
  return new CheckedObject(value.span, values);
}

/** The value as an object, or `undefined` after a report. */
export function objectIn(value: Value, what: string, diagnostics: Diagnostics): ObjectValue | undefined {
  if (value.kind === 'object') return value;
  diagnostics.report('wrong-value', value.span, { what, expected: 'an object', found: describeValue(value) });
  return undefined;
}

function reportMissing(
  value: ObjectValue,
  { rules, meant }: { readonly rules: KeyRules; readonly meant: ReadonlySet<string> },
  what: string,
  diagnostics: Diagnostics,
): void {
  for (const [key, rule] of Object.entries(rules)) {
    if (rule.presence !== 'required' || meant.has(key) || value.entries.some((entry) => entry.key.text === key))
      continue;
    diagnostics.report('missing-key', value.span, { key, what });
  }
}

function checkValue(value: Value, rule: KeyRule, what: string, diagnostics: Diagnostics): boolean {
  if (rule.kind === 'flag' && value.kind === 'string' && (value.value === 'true' || value.value === 'false')) {
    diagnostics.report('text-boolean', value.span, { what, text: value.value });
    return true;
  }
  for (const text of textNumbers(value, rule.kind)) {
    diagnostics.report('text-number', text.span, { what, text: text.value });
  }
  const wrong = firstInvalid(value, rule.kind);
  if (wrong !== undefined) {
    diagnostics.report('wrong-value', wrong.span, {
      what,
      expected: EXPECTATIONS[rule.kind],
      found: describeValue(wrong),
    });
    return false;
  }
  // A misspelt name stays: without it, whatever refers to it would be reported, too.
  if (rule.spelling === 'name') checkNames(value, what, diagnostics);
  if (rule.least !== undefined) checkLeast(value, rule.least, what, diagnostics);
  if (rule.choices === undefined || value.kind !== 'string' || rule.choices.includes(value.value)) return true;
  const hint = didYouMean(value.value, rule.choices, `It is one of ${rule.choices.join(', ')}.`);
  diagnostics.report('unknown-choice', value.span, { what, text: value.value, hint });
  return false;
}

function checkNames(value: Value, what: string, diagnostics: Diagnostics): void {
  for (const item of value.kind === 'array' ? value.items : [value]) {
    if (item.kind !== 'string' || NAME.test(item.value)) continue;
    diagnostics.report('annotation-name', item.span, { what, text: item.value });
  }
}

function checkLeast(value: Value, least: number, what: string, diagnostics: Diagnostics): void {
  for (const item of value.kind === 'object' ? value.entries.map((entry) => entry.value) : [value]) {
    const number = numberIn(item);
    if (number === undefined || number >= least) continue;
    const expected = `a number of at least ${String(least)}`;
    diagnostics.report('wrong-value', item.span, { what, expected, found: String(number) });
  }
}

/** The innermost value that breaks the kind. */
function firstInvalid(value: Value, kind: KeyKind): Value | undefined {
  if (kind === 'texts' && value.kind === 'array') return value.items.find((item) => item.kind !== 'string');
  if (kind === 'numbers' && value.kind === 'object') {
    return value.entries.find((entry) => numberIn(entry.value) === undefined)?.value;
  }
  return fits(value, kind) ? undefined : value;
}

function fits(value: Value, kind: KeyKind): boolean {
  switch (kind) {
    case 'any':
      return true;
    case 'flag':
      return value.kind === 'boolean';
    case 'integer':
      return value.kind === 'int' || (value.kind === 'string' && Number.isInteger(numberIn(value)));
    case 'number':
      return numberIn(value) !== undefined;
    case 'text':
      return value.kind === 'string';
    case 'array':
    case 'texts':
      return value.kind === 'array';
    case 'object':
    case 'numbers':
      return value.kind === 'object';
  }
}

/** Numbers written as strings where numbers are expected. */
function textNumbers(value: Value, kind: KeyKind): readonly StringValue[] {
  const candidates =
    kind === 'numbers' && value.kind === 'object' ? value.entries.map((entry) => entry.value) : [value];
  const wantsNumbers = kind === 'number' || kind === 'integer' || kind === 'numbers';
  return wantsNumbers
    ? candidates.filter((candidate) => candidate.kind === 'string').filter((text) => numberIn(text) !== undefined)
    : [];
}

/** The number of a value or of a string. */
function numberIn(value: Value): number | undefined {
  switch (value.kind) {
    case 'int':
    case 'double':
      return value.value;
    case 'long':
      return Number(value.value);
    case 'string':
      return NUMBER.test(value.value) ? Number(value.value) : undefined;
    default:
      return undefined;
  }
}
