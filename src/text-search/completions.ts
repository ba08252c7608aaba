import { type IndexField, type SearchFields, URN_FIELD } from '../registry/search-fields.js';
import type { SuggestRequest } from '../search/search-index.port.js';
import { type DocumentText, valuesNamed } from './document-text.js';
import { type FullTextExpression, prefixPattern, wholeBeginning, wholeValue } from './full-text-expression.js';
import { analysePrefix, analyseValue, fold } from './text-analysis.js';
import { wholeTokensOf } from './value-tokens.js';

/**
 * What completions have, the best first: values equal to the text, values that begin with it, names with a word that
 * begins with it, then other fields.
 */
export function* completionTiers(
  { text, fields: named }: Pick<SuggestRequest, 'fields' | 'text'>,
  fields: SearchFields,
): Generator<FullTextExpression> {
  const whole = wholeTokensOf(text);
  for (const expression of [wholeValue(whole?.stemmed), wholeBeginning(whole?.beginnings)]) {
    if (expression !== undefined) yield expression;
  }
  const pattern = prefixPattern(text);
  if (pattern === undefined) return;
  yield { columns: ['name'], pattern };
  yield { columns: ['suggest'], pattern };
  // A field that is named need not be one that offers completions by itself.
  const others = named.filter((name) => fields.field(name)?.offersCompletions !== true);
  if (others.length > 0) yield { columns: ['strong', 'plain', 'weak'], pattern };
}

/** Fields that may be completed, those with the highest boost first. */
export function completedFields(request: SuggestRequest, fields: SearchFields): readonly string[] {
  if (request.fields.length > 0) {
    return request.fields.flatMap((name) => fields.field(name)?.sources ?? []);
  }
  const byBoost = (a: IndexField, b: IndexField): number => b.boost - a.boost || (a.name < b.name ? -1 : 1);
  const completed = fields.select(request.entityTypes, (field) => field.offersCompletions);
  return [...[...completed].sort(byBoost).map((field) => field.name), URN_FIELD];
}

/** The first value that begins with the text, else the first that has its words. */
export function completionOf(
  document: DocumentText | undefined,
  fields: readonly string[],
  fit: CompletionTest,
): string | undefined {
  if (document === undefined) return undefined;
  const values = fields.flatMap((name) => valuesNamed(document, name));
  return values.find(fit.begins) ?? values.find(fit.contains);
}

/** How values are tested for what was typed. */
export interface CompletionTest {
  readonly begins: (value: string) => boolean;
  /** Whether the value has the words of the text, the last of which may be unfinished. */
  readonly contains: (value: string) => boolean;
}

/** The test for a text. */
export function completionTest(text: string): CompletionTest {
  const start = fold(text.trim());
  const { tokens, last } = analysePrefix(text);
  return {
    begins: (value) => fold(value).startsWith(start),
    contains: (value) => {
      if (last.length === 0) return false;
      const analysed = analyseValue(value);
      const words = [...analysed.tokens, ...analysed.extras];
      return (
        tokens.every((token) => words.includes(token)) && words.some((word) => last.some((end) => word.startsWith(end)))
      );
    },
  };
}
