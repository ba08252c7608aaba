import type { Urn } from '../../../kernel/urn.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { StoredFields } from './stored-fields.js';
import { analyseValue, wholeTokens } from './text-analysis.js';

/**
 * Columns of the full-text table. A searchable field goes into one of the first four by its boost, so that a new field
 * needs no new column; `whole` and `suggest` serve exact and prefix matches and completion, and carry no score.
 */
export const TEXT_COLUMNS = ['name', 'strong', 'plain', 'weak', 'whole', 'suggest'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];
export type ScoredColumn = 'name' | 'plain' | 'strong' | 'weak';

/** Factor of a token found in the column; the middle of the boosts that lead into it. */
export const COLUMN_WEIGHTS: Readonly<Record<ScoredColumn, number>> = { name: 10, strong: 4, plain: 1, weak: 0.3 };

/** Raw texts of a document by column; equal texts need no new analysis. */
export type RawTexts = Readonly<Record<TextColumn, readonly string[]>>;

/** Column of a field: by boost; a reference to another entity weighs less than the words of its own. */
function columnOf(boost: number, kind: 'own' | 'reference'): ScoredColumn {
  const weight = kind === 'reference' ? boost / 2 : boost;
  if (weight >= 8) return 'name';
  if (weight >= 2) return 'strong';
  return weight > 0.5 ? 'plain' : 'weak';
}

/** Texts that are to be indexed, by column. */
export function gatherTexts(fields: SearchFields, urn: Urn, document: StoredFields): RawTexts {
  // What every URN of an entity type begins with is no completion.
  const key = urn.slice(urn.indexOf(':', 'urn:li:'.length) + 1);
  const gathered: Record<TextColumn, string[]> = {
    name: [],
    strong: [],
    plain: [urn],
    weak: [],
    whole: [urn],
    suggest: [key],
  };
  for (const [aspect, held] of Object.entries(document)) {
    for (const [name, values] of Object.entries(held)) {
      const spec = fields.spec(aspect, name);
      if (spec === undefined || !(spec.queryByDefault || spec.autocomplete)) continue;
      const words = values.map(String);
      const column = columnOf(spec.boost, spec.value === 'urn' ? 'reference' : 'own');
      if (spec.queryByDefault) gathered[column].push(...words);
      if (spec.autocomplete) gathered.suggest.push(...words);
      if (column === 'name' || spec.autocomplete) gathered.whole.push(...words);
    }
  }
  return gathered;
}

export function sameTexts(a: RawTexts, b: RawTexts): boolean {
  return TEXT_COLUMNS.every(
    (column) => a[column].length === b[column].length && a[column].every((text, at) => text === b[column][at]),
  );
}

/** Analysed text of a column, tokens divided by spaces. */
export function columnText(column: TextColumn, texts: RawTexts): string {
  const unique = new Set(texts[column]);
  if (column === 'whole') return [...new Set([...unique].flatMap(wholeTokens))].join(' ');
  const parts: string[] = [];
  const extras: string[] = [];
  for (const text of unique) {
    const analysed = analyseValue(text);
    // A token that no query can make keeps phrases from reaching over the end of a value.
    parts.push(...analysed.tokens, VALUE_END);
    extras.push(...analysed.extras);
  }
  return [...parts, ...new Set(extras)].join(' ');
}

/** Number of tokens in the names of a document, the measure by which short names stand before long ones. */
export function nameLength(texts: RawTexts): number {
  let shortest = 0;
  for (const text of new Set(texts.name)) {
    const { length } = analyseValue(text).tokens;
    if (shortest === 0 || length < shortest) shortest = length;
  }
  return shortest;
}

const VALUE_END = '\u2502';
