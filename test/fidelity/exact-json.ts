/**
 * JSON with the digits of its numbers, parsed and written by code of the tests: the code that the service uses must not
 * be its own judge.
 */

/** A number by its digits. */
export class Digits {
  constructor(readonly text: string) {}
}

export type ExactValue =
  Digits | boolean | string | readonly ExactValue[] | null | { readonly [name: string]: ExactValue };
export type ExactObject = { readonly [name: string]: ExactValue };

const TOKEN =
  /\s*(?:([{}[\],:])|("[^"\\]*(?:\\.[^"\\]*)*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(true|false|null))/y;

/** @throws SyntaxError with the offset at which the text stops being JSON */
export function readJson(text: string): ExactValue {
  const scanner = new NumberScanner(text);
  const value = readValue(scanner);
  scanner.end();
  return value;
}

/** Numbers keep their digits. `ascii`: all other characters are escaped, as the published clients do. */
export function writeJson(value: ExactValue, characters: 'all' | 'ascii' = 'all'): string {
  const text = write(value);
  return characters === 'all' ? text : text.replaceAll(/[\u0080-\uffff]/g, escapeOf);
}

export function isObject(value: ExactValue | undefined): value is ExactObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Digits);
}

export function isList(value: ExactValue | undefined): value is readonly ExactValue[] {
  return Array.isArray(value);
}

class NumberScanner {
  private readonly token = new RegExp(TOKEN);

  constructor(private readonly text: string) {}

  next(): string {
    const from = this.token.lastIndex;
    const [, ...parts] = this.token.exec(this.text) ?? [];
    const found = parts.find((part: string | undefined) => part !== undefined);
    if (found === undefined) throw new SyntaxError(`No JSON at offset ${String(from)}.`);
    return found;
  }

  /** Whether the next token is this one; if so, it is consumed. */
  takes(wanted: string): boolean {
    const before = this.token.lastIndex;
    if (this.next() === wanted) return true;
    this.token.lastIndex = before;
    return false;
  }

  require(wanted: string): void {
    if (!this.takes(wanted)) throw new SyntaxError(`No "${wanted}" after offset ${String(this.token.lastIndex)}.`);
  }

  end(): void {
    if (this.text.slice(this.token.lastIndex).trim() !== '') {
      throw new SyntaxError(`More than one value, from offset ${String(this.token.lastIndex)}.`);
    }
  }
}

function readValue(scanner: NumberScanner): ExactValue {
  if (scanner.takes('{')) return readObject(scanner);
  if (scanner.takes('[')) return readList(scanner);
  const token = scanner.next();
  if (token === 'null') return null;
  if (token === 'true' || token === 'false') return token === 'true';
  return token.startsWith('"') ? readText(token) : new Digits(token);
}

function readObject(scanner: NumberScanner): ExactValue {
  const members: [string, ExactValue][] = [];
  if (scanner.takes('}')) return {};
  do {
    const name = readText(scanner.next());
    scanner.require(':');
    members.push([name, readValue(scanner)]);
  } while (scanner.takes(','));
  scanner.require('}');
  return Object.fromEntries(members);
}

function readList(scanner: NumberScanner): ExactValue {
  const items: ExactValue[] = [];
  if (scanner.takes(']')) return [];
  do items.push(readValue(scanner));
  while (scanner.takes(','));
  scanner.require(']');
  return items;
}

function readText(token: string): string {
  return String(JSON.parse(token));
}

function write(value: ExactValue): string {
  if (value instanceof Digits) return value.text;
  if (isList(value)) return `[${value.map(write).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value);
  const members = Object.entries(value).map(([name, member]) => `${JSON.stringify(name)}:${write(member)}`);
  return `{${members.join(',')}}`;
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
