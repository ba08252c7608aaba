import type { SearchFields } from '../registry/search-fields.js';
import { URN_FIELD } from '../registry/search-fields.js';
import { searchedForms } from './index-text.js';
import {
  keyTokens,
  lastPairOf,
  pairTokens,
  referenceTokens,
  type WholeTokens,
  wholeTokens,
  wholeTokensOf,
} from './value-tokens.js';
import type { ValueFinder } from './score-explanation.js';
import type { WholeExpressions } from './whole-expressions.js';

/**
 * How values have a query as a whole, for explanations. Each finder takes a value and its field, and says how; it
 * looks only at fields that the index has so.
 */
export class WholeMatches {
  private known: { readonly tokens: WholeTokens | undefined } | undefined;

  constructor(
    private readonly query: Pick<WholeExpressions, 'pairTokens' | 'text'>,
    private readonly fields: SearchFields,
  ) {}

  readonly equal: ValueFinder = (value, name) => {
    const own = this.ownTokens(value, name);
    const has = (wanted: readonly string[] = []): boolean => wanted.some((token) => own.includes(token));
    if (has(this.tokens?.written)) return 'as written';
    if (has(this.tokens?.folded)) return 'in another case';
    return has(this.tokens?.stemmed) ? 'by its words' : undefined;
  };

  readonly beginning: ValueFinder = (value, name) => {
    const { tokens } = this;
    const begins = this.ownTokens(value, name).some((token) =>
      tokens?.beginnings.some((beginning) => token.startsWith(beginning)),
    );
    return begins ? 'begins' : undefined;
  };

  readonly reference: ValueFinder = (value, name) => {
    const { tokens } = this;
    const refers = tokens !== undefined && this.isReference(name) && referenceTokens(value).includes(tokens.reference);
    return refers ? 'reference' : undefined;
  };

  readonly ending: ValueFinder = (value, name) => {
    const last = lastPairOf(this.query.pairTokens);
    return last !== undefined && this.namePairs(value, name).includes(last) ? 'ends' : undefined;
  };

  /** @param at of the pair of words */
  adjacent(at: number): ValueFinder {
    const pair = this.query.pairTokens[at] ?? '';
    return (value, name) => (this.namePairs(value, name).includes(pair) ? 'adjacent' : undefined);
  }

  /** Made when it is asked for: most searches are not explained. */
  private get tokens(): WholeTokens | undefined {
    return (this.known ??= { tokens: wholeTokensOf(this.query.text) }).tokens;
  }

  private ownTokens(value: string, name: string): readonly string[] {
    const field = this.fields.field(name);
    if (field === undefined || !searchedForms(field).whole || this.isReference(name)) return [];
    return name === URN_FIELD ? [...wholeTokens(value), ...keyTokens(value)] : wholeTokens(value);
  }

  /** Whether values of a field name other entities. */
  private isReference(name: string): boolean {
    return name !== URN_FIELD && this.fields.field(name)?.family === 'urn';
  }

  private namePairs(value: string, name: string): readonly string[] {
    const field = this.fields.field(name);
    return field !== undefined && searchedForms(field).names ? pairTokens(value) : [];
  }
}
