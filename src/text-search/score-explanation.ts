import type { Work } from '../kernel/work.js';
import type { SearchFields } from '../registry/search-fields.js';
import { ownMember } from '../kernel/members.js';
import type { QueryNode, ScoreMatch, ScorePart } from '../search/search-index.port.js';
import type { Stepwise } from './stepwise.js';
import { type DocumentText, valueAt, valuesNamed } from './document-text.js';
import { searchedForms } from './index-text.js';
import type { TokenPattern } from './full-text-expression.js';
import { AnalysedValue, writtenWords, type WrittenWords } from './term-matches.js';

/** How a value of a field is the reason for a part of a score; `undefined` when it is not. */
export type ValueFinder = (value: string, name: string) => string | undefined;

/**
 * A part of the score of a hit as the ranking has it. `pattern`: of the term that it is for, `among`: in which fields.
 * `findsIn`: how a value equals the query, begins with it or the like.
 */
export interface RankedPart extends Pick<ScorePart, 'amount' | 'effect' | 'reason'> {
  readonly about:
    | { readonly kind: 'hit' | 'weights' }
    | { readonly kind: 'whole query'; readonly findsIn: ValueFinder }
    | { readonly kind: 'term'; readonly pattern: TokenPattern; readonly among: 'all fields' | 'names' };
}

/** What explanations are made of, beside the documents. */
interface ExplanationSources {
  readonly fields: SearchFields;
  readonly work: Work;
}

/** Values of a hit, analysed once for all parts, each at its place. */
interface ExplainedValues {
  readonly document: DocumentText;
  readonly analysed: AnalysedValue[];
}

/** Makes explanations for the hits of a query: for each part of a score, the values of the document that are why. */
export class ScoreExplanations {
  private readonly words: WrittenWords;

  constructor(
    query: QueryNode,
    private readonly sources: ExplanationSources,
  ) {
    this.words = writtenWords(query);
  }

  *of(parts: readonly RankedPart[], document: DocumentText | undefined): Stepwise<readonly ScorePart[]> {
    const explained: ScorePart[] = [];
    const values = document === undefined ? undefined : { document, analysed: [] };
    for (const part of parts) {
      const matches = values === undefined ? [] : yield* this.matches(part, values);
      const { effect, amount, reason, about } = part;
      const words = about.kind === 'term' ? { words: this.wordsOf(about.pattern) } : {};
      explained.push({ effect, amount, reason, ...words, matches });
    }
    return explained;
  }

  private *matches({ about }: RankedPart, values: ExplainedValues): Stepwise<readonly ScoreMatch[]> {
    switch (about.kind) {
      case 'hit':
        return [];
      case 'weights':
        return weightsOf(values.document, this.sources.fields);
      case 'whole query':
        return yield* this.found(values.document, about.findsIn);
      case 'term':
        return yield* this.found(values.document, (value, name, place) =>
          about.among === 'all fields' || this.isName(name)
            ? (values.analysed[place] ??= new AnalysedValue(value)).matchOf(about.pattern, this.words)
            : undefined,
        );
    }
  }

  private isName(name: string): boolean {
    const field = this.sources.fields.field(name);
    return field !== undefined && searchedForms(field).names;
  }

  /** Of the form in which a term was asked for, as the user wrote it; a star stands after what may be longer. */
  private wordsOf(pattern: TokenPattern): string {
    const written = (token: string): string => [...(this.words.byStem.get(token) ?? [token])].join(' ');
    return pattern
      .flatMap(([form]) =>
        form === undefined ? [] : `${form.tokens.map(written).join(' ')}${form.end === 'begins' ? '*' : ''}`,
      )
      .join(' ');
  }

  private *found(
    { queried }: DocumentText,
    findsIn: (value: string, name: string, place: number) => string | undefined,
  ): Stepwise<readonly ScoreMatch[]> {
    const { work } = this.sources;
    const matches: ScoreMatch[] = [];
    for (const [place, name] of queried.names.entries()) {
      const value = valueAt(queried, place);
      const by = findsIn(value, name, place);
      if (by !== undefined) matches.push({ name, value, by });
      work.spend(UNITS.value + value.length * UNITS.character, TOO_MUCH);
      if (place % VALUES_A_STEP === 0) yield;
    }
    return matches;
  }
}

/** Units of work of a value that is looked at for a part, and of its characters. */
const UNITS = { value: 5, character: 0.2 } as const;
const VALUES_A_STEP = 50;
const TOO_MUCH = 'Scores of hits with many values take long to explain: ask for fewer hits, or for fewer words.';

/** Values with a weight of their own. */
function weightsOf(document: DocumentText, fields: SearchFields): readonly ScoreMatch[] {
  return fields.weighted.flatMap(({ spec: { name, weights } }) =>
    valuesNamed(document, name).flatMap((value) => {
      const weight = ownMember(weights, value);
      return weight === undefined ? [] : [{ name, value, by: `weight ${String(weight)}` }];
    }),
  );
}
