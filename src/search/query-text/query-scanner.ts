import { failures } from '../../kernel/failures.js';
import type { QueryNode } from '../search-index.port.js';
import type { QueryFields, QueryMode, QueryText, QueryToken } from './query-token.js';

/** A word with what the backslash protects taken out of the way of wildcards and colons. */
interface ScannedWord {
  readonly text: string;
  /** Offsets in `text` of characters that stand for themselves. */
  readonly literal: ReadonlySet<number>;
}

const SPACE = /\s/;
const FIELD_NAME = /^[A-Za-z_][\w.]*$/;

/** What begins a URN stands for itself, although `urn` is a field. */
const URN_NAMESPACE = /^urn:li:/i;
/** After a name that is no field: an address (`https://`), or a name in a namespace (`std::vector`). */
const NO_VALUE = /^(?:\/\/|:)/;

/**
 * Cut query text into tokens. What fits no rule is part of a word. In structured mode `name:` at the beginning of a
 * term names a field, which must exist; text with a colon is quoted (D-077).
 * @throws failures.queryFieldUnknown
 * @throws failures.queryInvalid when a quotation mark is not closed
 */
export function scanQuery(query: QueryText, fields: QueryFields): readonly QueryToken[] {
  return new QueryScanner(query, fields).scan();
}

class QueryScanner {
  private at = 0;
  private depth = 0;
  private readonly tokens: QueryToken[] = [];

  private readonly text: string;
  private readonly mode: QueryMode;
  private readonly offset: number;

  constructor(
    query: QueryText,
    private readonly fields: QueryFields,
  ) {
    this.text = query.text;
    this.mode = query.mode;
    this.offset = query.offset;
  }

  scan(): readonly QueryToken[] {
    while (this.at < this.text.length) {
      if (SPACE.test(this.char())) this.at++;
      else if (!this.scanOperator()) this.scanTerm();
    }
    return this.tokens;
  }

  /** Of the character at which the scanner is, as a person counts. */
  private position(): number {
    return this.offset + this.at + 1;
  }

  private char(offset = 0): string {
    return this.text[this.at + offset] ?? '';
  }

  /** Operators stand at the beginning of a token; inside a word the same characters belong to the word. */
  private scanOperator(): boolean {
    const operator = this.operatorHere();
    if (operator === undefined) return false;
    this.at += operator.length;
    this.tokens.push(operator.token);
    if (operator.token.kind === 'open') this.depth++;
    if (operator.token.kind === 'close') this.depth--;
    return true;
  }

  private operatorHere(): { readonly length: number; readonly token: QueryToken } | undefined {
    const char = this.char();
    const alone = this.at + 1 >= this.text.length || SPACE.test(this.char(1));
    if (char === '(') return { length: 1, token: { kind: 'open', scope: undefined, position: this.position() } };
    if (char === ')') return this.depth > 0 ? { length: 1, token: { kind: 'close' } } : undefined;
    if (char === '|') return { length: this.char(1) === '|' ? 2 : 1, token: { kind: 'or' } };
    if (char === '+') return { length: 1, token: { kind: 'and' } };
    if (char === '-' && !alone) return { length: 1, token: { kind: 'not' } };
    return this.mode === 'structured' ? this.wordOperatorHere() : undefined;
  }

  private wordOperatorHere(): { readonly length: number; readonly token: QueryToken } | undefined {
    const match = /^(?:(AND(?=[\s()]|$)|&&)|(OR(?=[\s()]|$))|(NOT(?=[\s()]|$)|!(?=\S)))/.exec(
      this.text.slice(this.at, this.at + 4),
    );
    if (match === null) return undefined;
    const kind = match[1] !== undefined ? 'and' : match[2] !== undefined ? 'or' : 'not';
    return { length: match[0].length, token: { kind } };
  }

  private scanTerm(): void {
    if (this.char() === '"') {
      const phrase = this.scanQuoted();
      if (phrase !== undefined) this.push({ kind: 'phrase', text: phrase });
      return;
    }
    const scoped = this.mode === 'structured' ? this.scanScope() : undefined;
    if (scoped === undefined) this.push(this.wordNode(this.scanWord()));
    else this.scanValue(scoped);
  }

  /** The index field of a `name:`, which is consumed; `undefined` when the term begins otherwise. */
  private scanScope(): string | undefined {
    const rest = this.text.slice(this.at);
    const match = /^(:*)([^\s:"()\\]+):/.exec(rest);
    const [matched = '', colons = '', name = ''] = match ?? [];
    if (!FIELD_NAME.test(name) || URN_NAMESPACE.test(rest.slice(colons.length))) return undefined;
    const field = this.fields.field(name);
    if (field === undefined) {
      if (NO_VALUE.test(rest.slice(matched.length))) return undefined;
      const position = this.position() + colons.length;
      throw failures.queryFieldUnknown({ field: name, position, hint: this.fields.hintFor(name) });
    }
    this.at += matched.length;
    return field.name;
  }

  private scanValue(field: string): void {
    while (SPACE.test(this.char())) this.at++;
    if (this.char() === '(') {
      this.tokens.push({ kind: 'open', scope: field, position: this.position() });
      this.at++;
      this.depth++;
      return;
    }
    const value = this.char() === '"' ? this.scanQuoted() : this.scanWord().text;
    if (value !== undefined && value !== '') this.push({ kind: 'field', field, value });
  }

  /** Text up to the closing quotation mark; `undefined` when it is empty. */
  private scanQuoted(): string | undefined {
    const position = this.position();
    let quoted = '';
    this.at++;
    while (this.at < this.text.length && this.char() !== '"') {
      if (this.char() === '\\' && this.at + 1 < this.text.length) this.at++;
      quoted += this.char();
      this.at++;
    }
    if (this.at >= this.text.length) throw notClosed('quotation mark', position);
    this.at++;
    return quoted.trim() === '' ? undefined : quoted;
  }

  /** A word ends at a space, a quotation mark, or a parenthesis that was opened before it. */
  private scanWord(): ScannedWord {
    const literal = new Set<number>();
    let text = '';
    let nested = 0;
    while (this.at < this.text.length) {
      const char = this.char();
      if (char === '\\' && this.mode === 'structured' && this.at + 1 < this.text.length) {
        this.at++;
        literal.add(text.length);
      } else if (SPACE.test(char) || char === '"') break;
      else if (char === '(') nested++;
      else if (char === ')' && nested-- === 0 && this.depth > 0) break;
      text += this.char();
      this.at++;
    }
    return { text, literal };
  }

  private wordNode({ text, literal }: ScannedWord): QueryNode {
    const word = text.replace(/^:+/, '');
    const offset = text.length - word.length;
    const wild = (at: number): boolean =>
      !literal.has(at + offset) && (word[at] === '*' || (word[at] === '?' && this.mode === 'structured'));
    const places = Array.from({ length: word.length }, (_, at) => at).filter(wild);
    if (places.length === 0) return { kind: 'word', text: word };
    if (places.length === word.length)
      return word.includes('*') ? { kind: 'all' } : { kind: 'wildcard', pattern: word };
    if (places.length === 1 && word.endsWith('*') && wild(word.length - 1)) {
      return { kind: 'prefix', text: word.slice(0, -1) };
    }
    return { kind: 'wildcard', pattern: word };
  }

  private push(node: QueryNode): void {
    this.tokens.push({ kind: 'term', node });
  }
}

/** The failure for what is opened at a character of the text and never closed. */
export function notClosed(what: 'parenthesis' | 'quotation mark', position: number): Error {
  return failures.queryInvalid({ reason: `the ${what} at character ${String(position)} is not closed` });
}
