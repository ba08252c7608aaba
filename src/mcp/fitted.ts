/**
 * Answers that fit: agents pay for every character, and a table of a thousand columns would push out what they know.
 *
 * The problem: an aspect may be megabytes, mostly lists and long texts, and a text cut off in the middle is no JSON.
 * The idea: shorten what is long, most of all what is longest, and say where: lists and objects keep their first
 * members, texts their first characters. Limits are tried from generous to strict until the text fits.
 *
 * Example: of `{"fields":[<400 columns>]}` the first 60 columns are kept, and `leftOut` says
 * `{"at":"/fields","kept":60,"of":400}`.
 *
 * Cost: the value is walked at most once for each of seven limits. Not done here: no choice by meaning; callers ask for
 * less by naming aspects or a page.
 */
import { isExactMembers, writeExactJson } from '../kernel/exact-json.js';
import { type Members, setMember } from '../kernel/members.js';

/** Something of which a part is missing. `at`: JSON pointer. `kept`, `of`: items, members or characters. */
export interface ShortenedPlace {
  readonly at: string;
  readonly kept: number;
  readonly of: number;
}

interface Limits {
  readonly items: number;
  readonly characters: number;
}

/** From generous to strict. */
const LIMITS: readonly Limits[] = [
  { items: 1000, characters: 20_000 },
  { items: 300, characters: 5000 },
  { items: 100, characters: 2000 },
  { items: 60, characters: 1000 },
  { items: 20, characters: 500 },
  { items: 8, characters: 200 },
  { items: 3, characters: 80 },
];
/** Places that `leftOut` names; the others are counted. */
const NAMED = 20;

/**
 * An answer as JSON of at most so many characters. Where something had to go, the object gets the member `leftOut`, the
 * first places at which something is missing, and `leftOutElsewhere`, the number of further ones.
 * @param limit characters; at least a few thousand
 */
export function fittedJson(answer: Members, limit: number): string {
  const whole = writeExactJson(answer);
  if (whole.length <= limit) return whole;
  for (const limits of LIMITS) {
    const leftOut: ShortenedPlace[] = [];
    const shortened = new Shortener(limits, leftOut).members(answer, '');
    const elsewhere = leftOut.length > NAMED ? { leftOutElsewhere: leftOut.length - NAMED } : {};
    const text = writeExactJson({ ...shortened, leftOut: leftOut.slice(0, NAMED), ...elsewhere });
    if (text.length <= limit) return text;
  }
  return writeExactJson({ leftOut: [{ at: '', kept: 0, of: whole.length }] });
}

class Shortener {
  constructor(
    private readonly limits: Limits,
    private readonly leftOut: ShortenedPlace[],
  ) {}

  members(value: Members, at: string): Members {
    const kept: Record<string, unknown> = {};
    const entries = Object.entries(value);
    for (const [name, member] of this.first(entries, at))
      setMember(kept, name, this.value(member, `${at}/${step(name)}`));
    return kept;
  }

  private value(value: unknown, at: string): unknown {
    if (typeof value === 'string') return this.text(value, at);
    if (Array.isArray(value))
      return this.first<unknown>(value, at).map((item, place) => this.value(item, `${at}/${String(place)}`));
    return isExactMembers(value) ? this.members(value, at) : value;
  }

  private text(text: string, at: string): string {
    const { characters } = this.limits;
    if (text.length <= characters) return text;
    this.leftOut.push({ at, kept: characters, of: text.length });
    // Half of a pair of surrogates is no character.
    return `${text.slice(0, characters).replace(/[\uD800-\uDBFF]$/, '')}…`;
  }

  private first<T>(list: readonly T[], at: string): readonly T[] {
    const { items } = this.limits;
    if (list.length <= items) return list;
    this.leftOut.push({ at, kept: items, of: list.length });
    return list.slice(0, items);
  }
}

/** A step of a JSON pointer; names of members may be long. */
function step(name: string): string {
  return name.slice(0, 80).replaceAll('~', '~0').replaceAll('/', '~1');
}
