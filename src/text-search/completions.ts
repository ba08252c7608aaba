import { type IndexField, type SearchFields, URN_FIELD } from '../registry/search-fields.js';
import type { SuggestRequest } from '../search/search-index.port.js';
import { type DocumentText, runAround, startOf, valueAt, type ValueTexts } from './document-text.js';
import { type FullTextExpression, prefixPattern, wholeBeginning, wholeValue } from './full-text-expression.js';
import { analysePrefix, analyseValue, fold, isStopWord } from './text-analysis.js';
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

/** The value that completes a text in a document; `undefined` where none does. */
export type CompletionFinder = (document: DocumentText) => string | undefined;

/**
 * Make the finder for a text: of these fields, in their order, the first value that begins with the text, else the
 * first that has its words, the last of which may be unfinished.
 */
export function completionFinder(text: string, fields: readonly string[]): CompletionFinder {
  const ranks = new Map<string, number>();
  for (const name of fields) if (!ranks.has(name)) ranks.set(name, ranks.size);
  const start = fold(text.trim());
  const hasWords = wordTest(text);
  return (document) => {
    const completed = valuesOfFields(document, ranks);
    const found = completed.find((one) => begins(one, start)) ?? completed.find(hasWords);
    return found && valueAt(found.values, found.place);
  };
}

/** `folded`: as in `DocumentText`; empty where offsets would not agree. */
interface CompletedValue {
  readonly rank: number;
  readonly values: ValueTexts;
  readonly place: number;
  readonly folded: string;
}

/** Values of these fields in their order. */
function valuesOfFields(
  { queried, folded, others }: DocumentText,
  ranks: ReadonlyMap<string, number>,
): readonly CompletedValue[] {
  const found: CompletedValue[] = [];
  const gather = (values: ValueTexts, foldedText: string): void => {
    for (let place = 0; place < values.names.length; place++) {
      const rank = ranks.get(values.names[place] ?? '');
      if (rank !== undefined) found.push({ rank, values, place, folded: foldedText });
    }
  };
  gather(queried, folded);
  gather(others, '');
  return found.sort((a, b) => a.rank - b.rank);
}

function begins({ values, place, folded }: CompletedValue, start: string): boolean {
  if (folded === '') return fold(valueAt(values, place)).startsWith(start);
  const from = startOf(values.ends, place);
  return from + start.length <= (values.ends[place] ?? 0) && folded.startsWith(start, from);
}

/** Whether a value has the words of a text, the last of which may be unfinished. */
function wordTest(text: string): (value: CompletedValue) => boolean {
  const { tokens, last } = analysePrefix(text);
  return (value) => {
    // Mostly one word is typed, and a word of the value begins with it: then no word need be analysed.
    if (tokens.length === 0 && last.some((start) => hasWordFrom(value, start))) return true;
    const analysed = analyseValue(valueAt(value.values, value.place));
    const words = [...analysed.tokens, ...analysed.extras];
    return (
      tokens.every((token) => words.includes(token)) && words.some((word) => last.some((end) => word.startsWith(end)))
    );
  };
}

/** Whether letters and digits between dividers begin so and are no stop word: whole, they are a word of the value. */
function hasWordFrom({ values, place, folded }: CompletedValue, start: string): boolean {
  if (folded === '') return false;
  const end = values.ends[place] ?? 0;
  let at = folded.indexOf(start, startOf(values.ends, place));
  for (; at >= 0 && at < end; at = folded.indexOf(start, at + 1)) {
    const run = runAround(folded, at);
    if (run.from === at && !isStopWord(folded.slice(at, run.to))) return true;
  }
  return false;
}
