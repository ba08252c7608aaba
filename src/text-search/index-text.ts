import { ownMember } from '../kernel/members.js';
import type { Urn } from '../kernel/urn.js';
import { type IndexField, type SearchableField, type SearchFields, URN_FIELD } from '../registry/search-fields.js';
import type { FieldValues } from '../search/document-store.port.js';
import type { StoredFields } from './stored-fields.js';
import { DistinctTexts } from './distinct-texts.js';
import { countTokens } from './text-analysis.js';
import { TokenTexts } from './token-text.js';
import { completedReferenceTokens, keyTokens, nameTokens, referenceTokens, wholeTokens } from './value-tokens.js';

/**
 * Columns of the full-text table. A searchable field goes into one of the first four by its boost, so that a new field
 * needs no new column; `whole` and `suggest` serve exact and prefix matches and completion, `pairs` has what is known
 * of the words of names.
 */
export const TEXT_COLUMNS = ['name', 'strong', 'plain', 'weak', 'whole', 'suggest', 'pairs'] as const;
export type TextColumn = (typeof TEXT_COLUMNS)[number];
export type ScoredColumn = 'name' | 'plain' | 'strong' | 'weak';

/** Where what is said of a document is looked for, whatever it weighs. */
export const FOUND_COLUMNS: readonly TextColumn[] = ['name', 'strong', 'plain', 'weak', 'whole', 'pairs'];

/** Columns that have a token that counts for a column: words of names are also known in pairs. */
export const COLUMNS_OF_WEIGHT: Readonly<Record<ScoredColumn, readonly TextColumn[]>> = {
  name: ['name', 'pairs'],
  strong: ['strong'],
  plain: ['plain'],
  weak: ['weak'],
};

/** Factor of a token found in the column; the middle of the boosts that lead into it. */
export const COLUMN_WEIGHTS: Readonly<Record<ScoredColumn, number>> = { name: 10, strong: 4, plain: 1, weak: 0.3 };

/** Fields of an aspect with their values. */
export type AspectTexts = StoredFields[string];

/** Columns of words. */
type WordColumn = ScoredColumn | 'suggest';

/**
 * Texts of a row, as the document has them. `words`: by column. `whole`: values that may equal a query; `keys`: the own
 * URN. `references`: URNs of other entities, `completed` those that are offered as completions. `names`:
 * values by field.
 */
export interface RawTexts {
  readonly words: Readonly<Record<WordColumn, readonly string[]>>;
  readonly whole: readonly string[];
  readonly keys: readonly string[];
  readonly references: readonly string[];
  readonly completed: readonly string[];
  readonly names: readonly (readonly string[])[];
}

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

/**
 * Which row of the full-text table has an aspect's texts, but names, which are all in the first one, so that they can
 * be compared; `undefined` when none of the texts are searched.
 */
export function textRowOf(fields: SearchFields, aspect: string, texts: AspectTexts): TextRow | undefined {
  let length: number | undefined;
  for (const { name } of textFieldsOf(fields, aspect)) {
    const values = ownMember(texts, name);
    if (values === undefined) continue;
    length ??= 0;
    for (const value of values) length += typeof value === 'string' ? value.length : 1;
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
  const [first, second] = [noTexts(), noTexts()];
  first.words.plain.push(urn);
  first.words.suggest.push(key);
  first.whole.push(urn);
  first.keys.push(urn);
  for (const aspect of Object.keys(document).sort()) {
    const own = document[aspect];
    const row = own && textRowOf(fields, aspect, own);
    if (own === undefined || row === undefined) continue;
    for (const field of textFieldsOf(fields, aspect)) {
      const values = ownMember(own, field.name);
      if (values !== undefined) addTexts(row === 0 || field.isName ? first : second, field, values);
    }
  }
  return [first, second];
}

interface TextsInProgress extends RawTexts {
  readonly words: Record<WordColumn, string[]>;
  readonly whole: string[];
  readonly keys: string[];
  readonly references: string[];
  readonly completed: string[];
  readonly names: (readonly string[])[];
}

function noTexts(): TextsInProgress {
  const words = { name: [], strong: [], plain: [], weak: [], suggest: [] };
  return { words, whole: [], keys: [], references: [], completed: [], names: [] };
}

/** A field of an aspect that is searched or completed, and where its values go. */
interface TextField {
  readonly name: string;
  readonly column: ScoredColumn;
  readonly isQueried: boolean;
  readonly isCompleted: boolean;
  readonly isReference: boolean;
  readonly isName: boolean;
}

const knownTextFields = new WeakMap<SearchFields, Map<string, readonly TextField[]>>();

/** The fields of an aspect that are searched or completed, in the order of their names. */
function textFieldsOf(fields: SearchFields, aspect: string): readonly TextField[] {
  let known = knownTextFields.get(fields);
  if (known === undefined) knownTextFields.set(fields, (known = new Map<string, readonly TextField[]>()));
  let found = known.get(aspect);
  if (found === undefined) {
    const searched = fields.specsOf(aspect).filter((spec) => spec.queryByDefault || spec.autocomplete);
    known.set(aspect, (found = searched.map(textField).sort((a, b) => (a.name < b.name ? -1 : 1))));
  }
  return found;
}

function textField(spec: SearchableField): TextField {
  const column = columnFor(spec);
  return {
    name: spec.name,
    column,
    isQueried: spec.queryByDefault,
    isCompleted: spec.autocomplete,
    isReference: spec.value === 'urn' && column !== 'name',
    isName: spec.queryByDefault && column === 'name',
  };
}

function addTexts(gathered: TextsInProgress, field: TextField, values: FieldValues): void {
  const { column, isQueried, isCompleted, isReference, isName } = field;
  if (isQueried) {
    addAll(gathered.words[column], values);
    if (isReference) addAll(gathered.references, values);
    if (isName) gathered.names.push(values.map(String));
  }
  if (isCompleted) addAll(gathered.words.suggest, values);
  if (isCompleted || isName) addAll(isReference ? gathered.completed : gathered.whole, values);
}

/** One by one: an aspect may have more values than a call takes arguments. */
function addAll(texts: string[], added: FieldValues): void {
  for (const value of added) texts.push(String(value));
}

/** Whether a row has nothing to be found by. */
export function isEmptyRow({ words }: RawTexts): boolean {
  return Object.values(words).every((texts) => texts.length === 0);
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

const mostNamesOf = new WeakMap<SearchFields, number>();

/** How many fields with names an entity has at most. */
export function mostNames(fields: SearchFields): number {
  const known = mostNamesOf.get(fields);
  if (known !== undefined) return known;
  const most = fields.mostOf((spec) => spec.queryByDefault && columnFor(spec) === 'name');
  mostNamesOf.set(fields, most);
  return most;
}

/** How the values of a field are searched: by their words, as a whole, or both. */
export function searchedForms({ name, family, boost, isQueried, offersCompletions }: IndexField): SearchedForms {
  // What every document has is not annotated.
  if (name === URN_FIELD) return { words: true, whole: true, names: false };
  const isName = isQueried && columnFor({ boost, value: family === 'urn' ? 'urn' : 'string' }) === 'name';
  return { words: isQueried, whole: isName || offersCompletions, names: isName };
}

interface SearchedForms {
  readonly words: boolean;
  readonly whole: boolean;
  /** Whether its values count as names of their entity. */
  readonly names: boolean;
}

/** Analysed texts of a row, by column: tokens as UTF-8, each followed by a space. */
export function columnTexts(texts: RawTexts): readonly Uint8Array[] {
  tokenTexts.begin();
  for (const column of TEXT_COLUMNS) {
    if (column === 'whole') addWhole(texts);
    else if (column === 'pairs') addPairs(texts);
    else addWords(texts.words[column]);
    tokenTexts.finish();
  }
  return tokenTexts.take();
}

const tokenTexts = new TokenTexts();
/** Values or tokens of the column that is being written. */
const distinct = new DistinctTexts();

function addWords(values: readonly string[]): void {
  distinct.clear();
  for (const value of values) {
    if (distinct.add(value) === 'again') continue;
    tokenTexts.addValue(value);
    // A token that no query can make keeps phrases from reaching over the end of a value.
    tokenTexts.addToken(VALUE_END);
  }
}

function addWhole({ whole, keys, references, completed }: RawTexts): void {
  distinct.clear();
  for (const value of whole) for (const token of wholeTokens(value)) distinct.add(token);
  for (const urn of keys) for (const token of keyTokens(urn)) distinct.add(token);
  for (const urn of completed) for (const token of completedReferenceTokens(urn)) distinct.add(token);
  for (const urn of references) for (const token of referenceTokens(urn)) distinct.add(token);
  for (const token of distinct.texts) tokenTexts.addToken(token);
}

function addPairs({ names }: RawTexts): void {
  if (names.length === 0) return;
  distinct.clear();
  for (const token of nameTokens(names)) distinct.add(token);
  for (const token of distinct.texts) tokenTexts.addToken(token);
}

/** Number of tokens in the names of a document, by which short names rank before long ones. */
export function nameLength(rows: readonly RawTexts[]): number {
  let shortest = 0;
  for (const { words } of rows) {
    for (const text of words.name) {
      const length = countTokens(text);
      if (shortest === 0 || length < shortest) shortest = length;
    }
  }
  return shortest;
}

const VALUE_END = '\u2502';
