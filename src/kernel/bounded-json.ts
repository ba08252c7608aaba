/**
 * Reads long JSON texts without holding up the event loop. The problem: `JSON.parse` of 30 MB takes a third of a second
 * or more, in which nobody else is served; and a text of 30 MB may have ten million values, which take a gigabyte.
 *
 * The idea: do not write a second parser. One pass over the text, which follows its brackets and strings, counts values
 * and levels, and divides what is long into pieces: lists and objects at their commas, strings between two characters.
 * Each piece is then parsed by itself, and the values are put together.
 *
 * Example, with pieces of five characters: `{"a":[1,2,3,4],"b":5}` has the list as a part of its own, divided into
 * `1,2,3` and `4`, and the run `"b":5`.
 *
 * Cost: the pass takes some 3 ms a million characters, less where strings are long. What was received stays bytes until
 * its pieces are parsed.
 */
import type { NumberDecoder } from './exact-json.js';
import { type JsonSource, TextSource, BytesSource } from './json-source.js';
import { cutOfString, divide, type Divided, notJson, type TextRange, tooMany, Unreadable } from './json-division.js';
import { type JsonResult, MAX_JSON_VALUES, readJson } from './json-text.js';
import { isMembers, setMember } from './members.js';
import { countValues } from './value-count.js';
import type { Work } from './work.js';

/** Characters that are looked at, or parsed, in one step, which takes a millisecond or so. */
const PIECE = 131_072;
/** Characters from which on a text is read in pieces. No shorter one has more than the greatest number of values. */
const LONG = 4 * PIECE;

/** Least characters of a value, with the comma or bracket before it. */
const LEAST = 2;

/**
 * Read a JSON text from a caller, characters or the bytes of valid UTF-8, of limited depth and with a limited number of
 * values. A long one is read in pieces, with other requests between them.
 * @param numbers how to read numbers that a double cannot represent; as doubles by default
 * @param most values that it may have
 * @returns a promise for a long text only
 * @throws CallerGone, DeadlinePassed
 */
export function readBoundedJson(
  text: Buffer | string,
  work: Work,
  numbers: NumberDecoder = asDoubles,
  most = MAX_JSON_VALUES,
): JsonResult | Promise<JsonResult> {
  if (text.length >= LONG) return readInPieces(sourceOf(text), work, { numbers, most });
  const result = readJson(typeof text === 'string' ? text : text.toString('utf8'), numbers);
  if (text.length <= LEAST * most || result.kind === 'problem' || countValues(result.value, most) <= most)
    return result;
  return { kind: 'problem', reason: tooMany(most).message };
}

/** Why a text that we wrote is more than `readBoundedJson` would take; `undefined` when it is not. */
export function findExcess(text: string): string | undefined {
  try {
    if (text.length >= LONG)
      for (const steps = divide(new TextSource(text), PIECE, MAX_JSON_VALUES); steps.next().done !== true;);
    return undefined;
  } catch (error) {
    if (error instanceof Unreadable) return error.message;
    throw error;
  }
}

function sourceOf(text: Buffer | string): JsonSource {
  return typeof text === 'string' ? new TextSource(text) : new BytesSource(text);
}

const asDoubles: NumberDecoder = (_text, value) => value;

async function readInPieces(text: JsonSource, work: Work, limits: ReadingLimits): Promise<JsonResult> {
  const steps = readInSteps(text, limits);
  try {
    for (;;) {
      const { done, value } = steps.next();
      if (done === true) return { kind: 'value', value };
      if (work.turnIsOver) await work.rest();
    }
  } catch (error) {
    if (error instanceof Unreadable) return { kind: 'problem', reason: error.message };
    throw error;
  }
}

/** `numbers`, `most`: see `readBoundedJson`. */
interface ReadingLimits {
  readonly numbers: NumberDecoder;
  readonly most: number;
}

/** @throws Unreadable */
export function* readInSteps(
  text: JsonSource,
  { numbers, most }: ReadingLimits,
  piece = PIECE,
): Generator<undefined, unknown> {
  const divided = yield* divide(text, piece, most);
  if (divided === undefined) return parsed(text.text(0, text.length), numbers);
  return yield* new Assembly(text, divided.gaps, { numbers, piece }).build(divided.root);
}

/** Parses the parts of a text and puts their values together. */
class Assembly {
  constructor(
    private readonly source: JsonSource,
    private readonly gaps: readonly TextRange[],
    private readonly options: { readonly numbers: NumberDecoder; readonly piece: number },
  ) {}

  *build(divided: Divided): Generator<undefined, unknown> {
    if (divided.kind === 'text') return yield* this.string(divided);
    const { kind, parts } = divided;
    const list: unknown[] = [];
    const members: Record<string, unknown> = {};
    for (const part of parts) {
      if ('value' in part) {
        const label = this.slice(part.label);
        const value = yield* this.build(part.value);
        if (kind === 'object') setMember(members, nameOf(label), value);
        else if (isBlank(label)) list.push(value);
        else throw notJson();
        continue;
      }
      const run = this.slice(part);
      // Commas with nothing between them.
      if (parts.length > 1 && isBlank(run)) throw notJson();
      const decoder = part.hasNumbers ? this.options.numbers : asDoubles;
      if (kind === 'object') addMembers(members, parsed(`{${run}}`, decoder));
      else addItems(list, parsed(`[${run}]`, decoder));
      yield;
    }
    return kind === 'object' ? members : list;
  }

  private *string({ from, to }: TextRange): Generator<undefined, string> {
    let value = '';
    for (let at = from; at < to;) {
      const end = cutOfString(this.source, { from: at, to }, this.options.piece);
      value += String(parsed(`"${this.source.text(at, end)}"`, asDoubles));
      at = end;
      yield;
    }
    return value;
  }

  /** What stands there, with a space in the place of each gap. */
  private slice({ from, to }: TextRange): string {
    let text = '';
    let start = from;
    for (const gap of this.gaps) {
      if (gap.from < from || gap.to > to) continue;
      text += `${this.source.text(start, gap.from)} `;
      start = gap.to;
    }
    return text + this.source.text(start, to);
  }
}

function addItems(list: unknown[], items: unknown): void {
  if (Array.isArray(items)) for (const item of items) list.push(item);
}

function addMembers(members: Record<string, unknown>, added: unknown): void {
  if (isMembers(added)) for (const name of Object.keys(added)) setMember(members, name, added[name]);
}

/** @param label such as `"name" :` */
function nameOf(label: string): string {
  const members = parsed(`{${label}0}`, asDoubles);
  const [name] = isMembers(members) ? Object.keys(members) : [];
  if (name === undefined) throw notJson();
  return name;
}

/** Whether there is nothing but white space. */
function isBlank(text: string): boolean {
  return !/[^ \t\n\r]/.test(text);
}

function parsed(text: string, numbers: NumberDecoder): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw notJson();
  }
  return numbers(text, value);
}
