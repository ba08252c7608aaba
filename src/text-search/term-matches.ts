import type { QueryNode } from '../search/search-index.port.js';
import { analysedRun, analyseValue, MOST_TOGETHER, visitWords } from './text-analysis.js';
import { isMarked, markedTokens } from './value-tokens.js';
import type { TokenPattern, TokenPhrase } from './full-text-expression.js';

/**
 * How a value has a term of the query. `word`: as the user wrote it, apart from case and accents. `stem`: in another
 * form. `joined`: words written as one that are apart in the query, or the other way round. `synonym`: what says the
 * same. `prefix`: a longer word begins with it.
 */
export type TermMatch = 'joined' | 'prefix' | 'stem' | 'synonym' | 'word';

/** The words of a query as the user wrote them, folded. `together`: what adjacent ones are when written as one. */
export interface WrittenWords {
  readonly byStem: ReadonlyMap<string, ReadonlySet<string>>;
  readonly together: ReadonlySet<string>;
}

/** The words that a query looks for in texts. */
export function writtenWords(query: QueryNode): WrittenWords {
  const words = textsOf(query).flatMap(wordsOf);
  const byStem = new Map<string, Set<string>>();
  const together = new Set<string>();
  for (const [at, word] of words.entries()) {
    const stem = stemOf(word);
    byStem.set(stem, (byStem.get(stem) ?? new Set()).add(word));
    for (let count = 2; count <= MOST_TOGETHER; count++) {
      const joined = words.slice(at, at + count).join('');
      together.add(joined).add(stemOf(joined));
    }
  }
  return { byStem, together };
}

/** A value of a document, analysed once for all terms. */
export class AnalysedValue {
  private readonly tokens: readonly string[];
  private readonly extras: ReadonlySet<string>;
  private written: ReadonlySet<string> | undefined;
  private marked: ReadonlySet<string> | undefined;

  constructor(private readonly text: string) {
    const { tokens, extras } = analyseValue(text);
    this.tokens = tokens;
    this.extras = new Set(extras);
  }

  /** How the value has any part of a term; `undefined` when it has none. */
  matchOf(pattern: TokenPattern, words: WrittenWords): TermMatch | undefined {
    for (const forms of pattern) {
      const [first] = forms;
      const found = forms.find((form) => this.has(form));
      if (first === undefined || found === undefined) continue;
      if (found.end === 'begins') return 'prefix';
      if (found === first) return this.isWritten(found, words) ? 'word' : 'stem';
      return isJoined(found, first, words) ? 'joined' : 'synonym';
    }
    return undefined;
  }

  private has({ tokens, end }: TokenPhrase): boolean {
    const [first = ''] = tokens;
    const fits = end === 'whole' ? equals : startsWith;
    if (isMarked(first)) return (this.marked ??= markedTokens(this.text)).has(first);
    if (tokens.length === 1 && (end === 'whole' ? this.extras.has(first) : this.hasBeginning(first))) return true;
    return this.tokens.some((_, from) => {
      if (from + tokens.length > this.tokens.length) return false;
      return tokens.every((token, at) => {
        const own = this.tokens[from + at] ?? '';
        return at === tokens.length - 1 ? fits(own, token) : own === token;
      });
    });
  }

  private hasBeginning(token: string): boolean {
    for (const extra of this.extras) if (extra.startsWith(token)) return true;
    return false;
  }

  private isWritten({ tokens }: TokenPhrase, words: WrittenWords): boolean {
    const written = (this.written ??= new Set(wordsOf(this.text)));
    return tokens.every((token) => [...(words.byStem.get(token) ?? [token])].some((word) => written.has(word)));
  }
}

function equals(own: string, token: string): boolean {
  return own === token;
}

function startsWith(own: string, token: string): boolean {
  return own.startsWith(token);
}

/** Whether a form has the letters of the first one, or of several words of the query, with other dividers. */
function isJoined(form: TokenPhrase, first: TokenPhrase, { together }: WrittenWords): boolean {
  const joined = form.tokens.join('');
  return isMarked(joined) || joined === first.tokens.join('') || together.has(joined);
}

/** Words of a text, folded; of those that are divided inside the parts and the whole. */
function wordsOf(text: string): readonly string[] {
  const words: string[] = [];
  visitWords(text, (word) => {
    words.push(word);
  });
  return words;
}

function stemOf(word: string): string {
  return analysedRun(word).parts.at(-1)?.stemmed ?? word;
}

function textsOf(query: QueryNode): readonly string[] {
  switch (query.kind) {
    case 'and':
    case 'or':
      return query.nodes.flatMap(textsOf);
    case 'word':
    case 'phrase':
    case 'prefix':
      return [query.text];
    case 'all':
    case 'field':
    case 'not':
    case 'wildcard':
      return [];
  }
}
