import type { QueryNode } from '../search-index.port.js';
import type { QueryMode, QueryToken } from './query-token.js';

/** A word with what the backslash protects taken out of the way of wildcards and colons. */
interface ScannedWord {
  readonly text: string;
  /** Offsets in `text` of characters that stand for themselves. */
  readonly literal: ReadonlySet<number>;
}

const SPACE = /\s/;
const FIELD_NAME = /^[A-Za-z_][\w.]*$/;

/**
 * Cut query text into tokens. What fits no rule is part of a word. `isField` says whether `name` in `name:value` is a
 * field; when it is none, the whole is a word.
 */
export function scanQuery(text: string, mode: QueryMode, isField: (name: string) => boolean): readonly QueryToken[] {
  return new QueryScanner(text, mode, isField).scan();
}

class QueryScanner {
  private at = 0;
  private depth = 0;
  private readonly tokens: QueryToken[] = [];

  constructor(
    private readonly text: string,
    private readonly mode: QueryMode,
    private readonly isField: (name: string) => boolean,
  ) {}

  scan(): readonly QueryToken[] {
    while (this.at < this.text.length) {
      if (SPACE.test(this.char())) this.at++;
      else if (!this.scanOperator()) this.scanTerm();
    }
    return this.tokens;
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
    if (char === '(') return { length: 1, token: { kind: 'open', scope: undefined } };
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

  /** `name:` of a field, consumed; a URN is a word, although `urn` is a field. */
  private scanScope(): string | undefined {
    const match = /^:*([^\s:"()\\]+):/.exec(this.text.slice(this.at));
    const name = match?.[1];
    if (match === null || name === undefined || !FIELD_NAME.test(name) || !this.isField(name)) return undefined;
    if (this.text.startsWith('li:', this.at + match[0].length)) return undefined;
    this.at += match[0].length;
    return name;
  }

  private scanValue(field: string): void {
    while (SPACE.test(this.char())) this.at++;
    if (this.char() === '(') {
      this.at++;
      this.depth++;
      this.tokens.push({ kind: 'open', scope: field });
      return;
    }
    const value = this.char() === '"' ? this.scanQuoted() : this.scanWord().text;
    if (value !== undefined && value !== '') this.push({ kind: 'field', field, value });
  }

  /** Text up to the closing quotation mark, or to the end when there is none; `undefined` when it is empty. */
  private scanQuoted(): string | undefined {
    let quoted = '';
    this.at++;
    while (this.at < this.text.length && this.char() !== '"') {
      if (this.char() === '\\' && this.at + 1 < this.text.length) this.at++;
      quoted += this.char();
      this.at++;
    }
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
