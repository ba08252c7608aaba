import type { Urn } from '../../../../kernel/urn.js';
import {
  type IndexField,
  type SearchableField,
  type SearchFields,
  URN_FIELD,
} from '../../../../registry/search-fields.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import type { StoredFields } from './stored-fields.js';
import { countTokens, indexedText, wholeTokens } from '../text/text-analysis.js';

/**
 * Columns of the full-text table. A searchable field goes into one of the first four by its boost, so that a new field
 * needs no new column; `whole` and `suggest` serve exact and prefix matches and completion, and carry no score.
 */
export const TEXT_COLUMNS = ['name', 'strong', 'plain', 'weak', 'whole', 'suggest'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];
export type ScoredColumn = 'name' | 'plain' | 'strong' | 'weak';

/** Factor of a token found in the column; the middle of the boosts that lead into it. */
export const COLUMN_WEIGHTS: Readonly<Record<ScoredColumn, number>> = { name: 10, strong: 4, plain: 1, weak: 0.3 };

/** Fields of an aspect with their values. */
export type AspectTexts = StoredFields[string];

/** Texts of a row by column, as the document has them. */
export type RawTexts = Readonly<Record<TextColumn, readonly string[]>>;

/** Column of a field: by boost; a reference to another entity weighs less than its own text. */
function columnFor({ boost, value }: Pick<SearchableField, 'boost' | 'value'>): ScoredColumn {
  const weight = value === 'urn' ? boost / 2 : boost;
  if (weight >= 8) return 'name';
  if (weight >= 2) return 'strong';
  return weight > 0.5 ? 'plain' : 'weak';
}

/**
 * A document has two rows in the full-text table, so that a change of one aspect does not write the terms of all others
 * again: aspects with much text, such as those that describe every column of a table, are in the second one.
 */
export const TEXT_ROWS = [0, 1] as const;
export type TextRow = (typeof TEXT_ROWS)[number];

/** Characters of text from which on an aspect is in the second row. */
const LONG_ASPECT = 600;

/** Which row of the full-text table has an aspect's texts; `undefined` when none of them are searched. */
export function textRowOf(fields: SearchFields, aspect: string, texts: AspectTexts): TextRow | undefined {
  let length: number | undefined;
  for (const name in texts) {
    if (!isIndexed(fields, name, aspect)) continue;
    length ??= 0;
    for (const value of texts[name] ?? []) length += typeof value === 'string' ? value.length : 1;
  }
  return length === undefined ? undefined : length < LONG_ASPECT ? 0 : 1;
}

/**
 * Texts of a document's rows that are to be indexed, by column. Their order is that of the names, whatever the order in
 * which aspects and fields have come, so that the terms of a row can be compared with those of the document.
 */
export function gatherTexts(fields: SearchFields, urn: Urn, document: StoredFields): readonly [RawTexts, RawTexts] {
  // What every URN of an entity type begins with is no completion.
  const key = urn.slice(urn.indexOf(':', 'urn:li:'.length) + 1);
  const rows: readonly [TextsInProgress, TextsInProgress] = [
    { name: [], strong: [], plain: [urn], weak: [], whole: [urn], suggest: [key] },
    { name: [], strong: [], plain: [], weak: [], whole: [], suggest: [] },
  ];
  for (const aspect of Object.keys(document).sort()) {
    const own = document[aspect];
    const row = own && textRowOf(fields, aspect, own);
    if (own === undefined || row === undefined) continue;
    for (const name of Object.keys(own).sort()) addTexts(rows[row], fields.spec(aspect, name), own[name] ?? []);
  }
  return rows;
}

type TextsInProgress = Record<TextColumn, string[]>;

function addTexts(gathered: TextsInProgress, spec: SearchableField | undefined, values: FieldValues): void {
  if (spec === undefined || !(spec.queryByDefault || spec.autocomplete)) return;
  const column = columnFor(spec);
  // One by one: an aspect may have more values than a call takes arguments.
  for (const value of values) {
    const text = String(value);
    if (spec.queryByDefault) gathered[column].push(text);
    if (spec.autocomplete) gathered.suggest.push(text);
    if (column === 'name' || spec.autocomplete) gathered.whole.push(text);
  }
}

/** Whether the values of a field are searched or completed. */
export function isIndexed(fields: SearchFields, name: string, aspect: string): boolean {
  const spec = fields.spec(aspect, name);
  return spec !== undefined && (spec.queryByDefault || spec.autocomplete);
}

/** Whether the values of a field count as names of their entity. */
export function isName(fields: SearchFields, name: string, aspect: string): boolean {
  const spec = fields.spec(aspect, name);
  return spec?.queryByDefault === true && columnFor(spec) === 'name';
}

/** How the values of a field are searched: by their words, as a whole, or both. */
export function searchedForms({ name, family, boost, isQueried, offersCompletions }: IndexField): SearchedForms {
  // What every document has is not annotated.
  if (name === URN_FIELD) return { words: true, whole: true };
  const isName = isQueried && columnFor({ boost, value: family === 'urn' ? 'urn' : 'string' }) === 'name';
  return { words: isQueried, whole: isName || offersCompletions };
}

interface SearchedForms {
  readonly words: boolean;
  readonly whole: boolean;
}

/** Analysed text of a column, tokens divided by spaces. */
export function columnText(column: TextColumn, texts: RawTexts): string {
  const values = texts[column];
  if (values.length === 0) return '';
  const distinct = new Set(values);
  if (column === 'whole') return [...new Set([...distinct].flatMap(wholeTokens))].join(' ');
  const extras = new Set<string>();
  let text = '';
  // A token that no query can make keeps phrases from reaching over the end of a value.
  for (const value of distinct) text += `${indexedText(value, extras)}${VALUE_END} `;
  for (const extra of extras) text += `${extra} `;
  return text;
}

/** Number of tokens in the names of a document, by which short names rank before long ones. */
export function nameLength(rows: readonly RawTexts[]): number {
  let shortest = 0;
  for (const text of new Set(rows.flatMap((row) => row.name))) {
    const length = countTokens(text);
    if (shortest === 0 || length < shortest) shortest = length;
  }
  return shortest;
}

const VALUE_END = '\u2502';
