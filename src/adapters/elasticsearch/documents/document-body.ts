import { ContentSum } from '../../../change-log/content-sum.js';
import { numberFrom } from './number-from.js';
import type { Urn } from '../../../kernel/urn.js';
import { ENTITY_TYPE_FIELD, type IndexField, type SearchFields, URN_FIELD } from '../../../registry/search-fields.js';
import type { FieldValues } from '../../../search/document-store.port.js';
import {
  columnTexts,
  gatherTexts,
  isEmptyRow,
  nameLength,
  type RawTexts,
  searchedForms,
  TEXT_COLUMNS,
} from '../../../text-search/index-text.js';
import { scoreFactor } from '../../../text-search/patched-fields.js';
import { nameWorth } from '../../../text-search/score-weights.js';
import type { StoredFields } from '../../../text-search/stored-fields.js';
import { DistinctTexts } from '../../../text-search/distinct-texts.js';
import { analyseValue, fold, visitRuns, visitWords } from '../../../text-search/text-analysis.js';
import { DIGEST } from '../content-digest.js';
import { belowTerms, normalPath } from './browse-terms.js';
import { DOCUMENT, FORMS, isBrowsed, isLong } from './document-mapping.js';
import { asTerm, asTerms, longParts } from './long-values.js';

/** What is known of a document before it is indexed. */
export interface IndexedDocument {
  readonly urn: Urn;
  readonly entityType: string;
  readonly fields: StoredFields;
}

type Values = Map<string, (boolean | number | string)[]>;

/** A document as the server is given it: JSON, the same for the same document. */
export function documentBody({ urn, entityType, fields }: IndexedDocument, models: SearchFields): string {
  const rows = gatherTexts(models, urn, fields);
  const length = nameLength(rows);
  const values = valuesByField({ urn, entityType, fields }, models);
  const stored = JSON.stringify(fields);
  const sum = new ContentSum();
  sum.add(urn, entityType, stored);
  const own = JSON.stringify({
    [DOCUMENT.urn]: urn,
    [DOCUMENT.type]: entityType,
    [DOCUMENT.stored]: stored,
    [DIGEST]: sum.addends,
    [DOCUMENT.length]: length,
    [DOCUMENT.worth]: nameWorth(length),
    // Servers refuse scores below zero.
    [DOCUMENT.factor]: Math.max(0, scoreFactor(models, fields)),
    [DOCUMENT.written]: writtenTerms(values, models),
    ...columnsOf(rows),
  });
  return `${own.slice(0, -1)}${formsOf(values, models)}}`;
}

/** Tokens of both rows; a token that no query can make keeps phrases from reaching over. */
function columnsOf(rows: readonly RawTexts[]): Readonly<Record<string, string>> {
  const filled = rows.filter((row) => !isEmptyRow(row)).map(columnTexts);
  const columns = TEXT_COLUMNS.map((column, at): readonly [string, string] => {
    const texts = filled.map((texts) => textOf(texts[at] ?? NO_BYTES));
    return [column, asTerms(texts.join(ROW_END))];
  });
  return Object.fromEntries(columns);
}

/** Tokens without the space at the end. */
function textOf({ buffer, byteOffset, byteLength }: Uint8Array): string {
  return Buffer.from(buffer, byteOffset, byteLength).toString().trimEnd();
}

const NO_BYTES = new Uint8Array(0);
const ROW_END = ' \u2502 ';

/** Values of all fields and aliases, each once a field. */
function valuesByField({ urn, entityType, fields }: IndexedDocument, models: SearchFields): Values {
  const found: Values = new Map([
    [URN_FIELD, [urn]],
    [ENTITY_TYPE_FIELD, [entityType]],
  ]);
  for (const own of Object.values(fields)) {
    for (const [name, values] of Object.entries(own)) add(found, name, values);
  }
  for (const { name, sources } of aliasesOf(models, entityType)) {
    for (const source of sources) add(found, name, found.get(source) ?? []);
  }
  return found;
}

const knownAliases = new WeakMap<SearchFields, Map<string, readonly IndexField[]>>();

/** Fields that have the values of others. */
function aliasesOf(models: SearchFields, entityType: string): readonly IndexField[] {
  let known = knownAliases.get(models);
  if (known === undefined) knownAliases.set(models, (known = new Map<string, readonly IndexField[]>()));
  let found = known.get(entityType);
  if (found === undefined) {
    found = models.select([entityType], ({ name, sources }) => !sources.includes(name));
    known.set(entityType, found);
  }
  return found;
}

function add(found: Values, name: string, values: FieldValues): void {
  if (values.length === 0) return;
  const known = found.get(name);
  if (known === undefined) found.set(name, values.length === 1 ? [...values] : [...distinctOf(values)]);
  else for (const value of values) if (!known.includes(value)) known.push(value);
}

function distinctOf(values: FieldValues): Iterable<FieldValues[number]> {
  distinct.clear();
  for (const value of values) {
    if (typeof value !== 'string') return new Set(values);
    distinct.add(value);
  }
  return distinct.texts;
}

/** Values or terms of the list that is being made. */
const distinct = new DistinctTexts();

/**
 * Members of a JSON object, each after a comma. Written field by field: the engine has objects of many members in
 * tables, of which it makes JSON seven times slower. In one order, since bodies of the same document are compared.
 */
function formsOf(values: Values, models: SearchFields): string {
  const members = new Map<FieldForm, string>();
  for (const [name, all] of values) {
    const field = models.field(name);
    if (field === undefined) continue;
    for (const [form, terms] of fieldForms(field, all)) {
      if (terms.length === 0) continue;
      const before = members.get(form);
      const member = `${JSON.stringify(name)}:${JSON.stringify(terms)}`;
      members.set(form, before === undefined ? member : `${before},${member}`);
    }
  }
  let text = '';
  for (const form of Object.values(FORMS)) {
    const own = members.get(form);
    if (own !== undefined) text += `,"${form}":{${own}}`;
  }
  return text;
}

type FieldForm = (typeof FORMS)[keyof typeof FORMS];

function* fieldForms(field: IndexField, values: FieldValues): Generator<readonly [FieldForm, readonly unknown[]]> {
  const texts = values.map(String);
  const folded = texts.map((text, at) => (typeof values[at] === 'string' ? fold(text) : text));
  yield [FORMS.exact, texts.map(asTerm)];
  yield [FORMS.folded, folded.map(asTerm)];
  if (field.family === 'number') yield [FORMS.number, values.flatMap(numberFrom)];
  if (isLong(field)) yield [FORMS.parts, folded.flatMap(longParts)];
  if (field.family === 'urn') yield [FORMS.words, [texts.map(tokensOf).join(ROW_END)]];
  if (!isBrowsed(field)) return;
  const paths = texts.map(normalPath);
  yield [FORMS.path, paths.map(asTerm)];
  yield [FORMS.below, [...new Set(paths.flatMap(belowTerms))]];
}

/** Tokens of a value with a space between. */
function tokensOf(text: string): string {
  let joined = '';
  visitRuns(text, ({ tokens }) => {
    for (const token of tokens) joined += joined === '' ? token : ` ${token}`;
  });
  return asTerms(joined === '' ? analyseValue(text).tokens.join(' ') : joined);
}

/** Words as they are written, and whole values, of the fields in which wildcards look for them. */
function writtenTerms(values: Values, models: SearchFields): readonly string[] {
  distinct.clear();
  for (const [name, own] of values) {
    const field = models.field(name);
    if (field?.sources.includes(name) !== true) continue;
    const { words, whole } = searchedForms(field);
    for (const value of own) {
      const text = String(value);
      if (whole) distinct.add(asTerm(fold(text).trim()));
      if (words) visitWords(text, addTerm);
    }
  }
  return [...distinct.texts];
}

function addTerm(word: string): void {
  distinct.add(asTerm(word));
}
