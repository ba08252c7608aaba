import type { SearchFieldType } from '../../model/catalog-model.js';
import type { Json } from '../json-file.js';
import { ANALYZERS, NORMALIZER, WORD_GRAM_SIZES } from './index-settings.js';

type Properties = Readonly<Record<string, Json>>;

/** Texts beyond it are stored but not found by their whole value: a term may not be longer than 32766 bytes. */
const LONGEST_TERM = 8191;

export const BOOLEAN: Json = { type: 'boolean' };
export const COUNT: Json = { type: 'long' };
/** A value that is compared as it is and not looked into. */
export const EXACT: Json = { type: 'keyword' };

/** Mapping of a field by its type. */
export function fieldMapping(type: SearchFieldType): Json {
  return MAPPINGS[type];
}

/** Mapping of the fields that every document has. */
export function fixedFields(): Properties {
  return {
    urn: {
      type: 'keyword',
      fields: {
        delimited: {
          type: 'text',
          analyzer: ANALYZERS.urn,
          search_analyzer: ANALYZERS.urnSearch,
          search_quote_analyzer: ANALYZERS.quote,
        },
        ngram: partial(ANALYZERS.partialUrn),
      },
    },
    runId: EXACT,
  };
}

function exact(): Json {
  return { type: 'keyword', ignore_above: LONGEST_TERM };
}

function keyword(fields: Properties): Json {
  return { type: 'keyword', normalizer: NORMALIZER, ignore_above: LONGEST_TERM, fields };
}

function delimited(): Json {
  return {
    type: 'text',
    analyzer: ANALYZERS.words,
    search_analyzer: ANALYZERS.wordsSearch,
    search_quote_analyzer: ANALYZERS.quote,
  };
}

function partial(analyzer: string): Json {
  return { type: 'search_as_you_type', max_shingle_size: 4, doc_values: false, analyzer };
}

function wordGrams(): Properties {
  return Object.fromEntries(
    WORD_GRAM_SIZES.map((size) => [`wordGrams${String(size)}`, { type: 'text', analyzer: ANALYZERS.wordGrams(size) }]),
  );
}

function urn(fields: Properties): Json {
  return {
    type: 'text',
    analyzer: ANALYZERS.urn,
    search_analyzer: ANALYZERS.urnSearch,
    search_quote_analyzer: ANALYZERS.quote,
    fields,
  };
}

function path(hierarchy: string, length: string): Json {
  return {
    type: 'text',
    analyzer: hierarchy,
    fielddata: true,
    fields: { length: { type: 'token_count', analyzer: length } },
  };
}

const MAPPINGS: Readonly<Record<SearchFieldType, Json>> = {
  KEYWORD: keyword({ keyword: exact() }),
  TEXT: keyword({ delimited: delimited(), keyword: exact() }),
  TEXT_PARTIAL: keyword({ delimited: delimited(), keyword: exact(), ngram: partial(ANALYZERS.partial) }),
  WORD_GRAM: keyword({
    delimited: delimited(),
    keyword: exact(),
    ngram: partial(ANALYZERS.partial),
    ...wordGrams(),
  }),
  URN: urn({ keyword: exact() }),
  URN_PARTIAL: urn({ keyword: exact(), ngram: partial(ANALYZERS.partialUrn) }),
  BROWSE_PATH: path(ANALYZERS.pathHierarchy, ANALYZERS.pathLength),
  BROWSE_PATH_V2: path(ANALYZERS.joinedPathHierarchy, ANALYZERS.joinedPathLength),
  BOOLEAN,
  COUNT,
  DATETIME: { type: 'date' },
  OBJECT: { type: 'object' },
};
