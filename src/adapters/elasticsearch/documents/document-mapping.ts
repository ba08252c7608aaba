import type { IndexField, SearchFields } from '../../../registry/search-fields.js';
import { TEXT_COLUMNS, type TextColumn } from '../../../text-search/index-text.js';
import { DIGEST, DIGEST_MAPPING } from '../content-digest.js';
import type { IndexBody } from '../index-names.js';

/**
 * How documents are indexed. `urn`, `type`: of every document. `stored`: its fields as JSON, not looked into, beside a
 * digest. `length`, `worth`, `factor`: of its names and its score. `written`: words and whole values for wildcards. The
 * columns of `text-search/index-text.ts` have tokens with a space between. Of each search field: `f` its values folded,
 * `x` as they are, `n` as numbers; `t` overlapping parts of long texts, `w` words of URNs, `p` and `b` browse paths.
 */
export const DOCUMENT = {
  urn: 'urn',
  type: 'type',
  stored: 'stored',
  length: 'length',
  worth: 'worth',
  factor: 'factor',
  written: 'written',
} as const;

/** What of a field is looked for where. */
export const FORMS = { folded: 'f', exact: 'x', number: 'n', parts: 't', words: 'w', path: 'p', below: 'b' } as const;

/** Name of a form of a field in queries. */
export function formOf(form: keyof typeof FORMS, name: string): string {
  return `${FORMS[form]}.${name}`;
}

const KEYWORD = { type: 'keyword' } as const;
const TOKENS = 'tokens';

/** Columns whose tokens stand by themselves. */
const WITHOUT_ORDER: ReadonlySet<TextColumn> = new Set(['whole', 'pairs']);

/** With what the index of an entity type is made. */
export function documentIndex(fields: SearchFields, entityType: string): IndexBody {
  const own = fields.select([entityType], () => true);
  const forms = (mapping: unknown, has: (field: IndexField) => boolean): unknown => ({
    properties: Object.fromEntries(own.filter(has).map(({ name }) => [name, mapping])),
  });
  return {
    settings: INDEX_SETTINGS,
    mappings: {
      dynamic: false,
      properties: {
        [DOCUMENT.urn]: KEYWORD,
        [DOCUMENT.type]: KEYWORD,
        [DOCUMENT.stored]: { type: 'keyword', index: false, doc_values: false },
        [DIGEST]: DIGEST_MAPPING,
        [DOCUMENT.length]: { type: 'integer', index: false },
        [DOCUMENT.worth]: { type: 'double', index: false },
        [DOCUMENT.factor]: { type: 'double', index: false },
        [DOCUMENT.written]: { type: 'keyword', doc_values: false },
        ...Object.fromEntries(TEXT_COLUMNS.map((column) => [column, columnMapping(column)])),
        [FORMS.folded]: forms(KEYWORD, () => true),
        [FORMS.exact]: forms(KEYWORD, () => true),
        [FORMS.number]: forms({ type: 'double' }, ({ family }) => family === 'number'),
        [FORMS.parts]: forms({ type: 'keyword', doc_values: false }, isLong),
        [FORMS.words]: forms(textMapping('positions'), ({ family }) => family === 'urn'),
        [FORMS.path]: forms({ type: 'keyword', doc_values: false }, isBrowsed),
        [FORMS.below]: forms(KEYWORD, isBrowsed),
      },
    },
  };
}

/** Whether values of a field may be longer than a term. */
export function isLong({ family }: IndexField): boolean {
  return family === 'text' || family === 'keyword';
}

/** Whether the values of a field are what is browsed. */
export function isBrowsed({ type }: IndexField): boolean {
  return type === 'BROWSE_PATH';
}

function columnMapping(column: TextColumn): unknown {
  return textMapping(WITHOUT_ORDER.has(column) ? 'docs' : 'positions');
}

function textMapping(options: 'docs' | 'positions'): unknown {
  return { type: 'text', analyzer: TOKENS, norms: false, index_options: options };
}

/** Characters of the longest token; it is shortened before it comes here. */
const LONGEST_TOKEN = 32_000;

const INDEX_SETTINGS = {
  // What is deleted is to be gone when it is purged, and replays are to meet it until then.
  'index.merge.policy.expunge_deletes_allowed': 0,
  'index.gc_deletes': '1h',
  'index.mapping.total_fields.limit': 10_000,
  'index.analysis': {
    tokenizer: { [TOKENS]: { type: 'char_group', tokenize_on_chars: [' '], max_token_length: LONGEST_TOKEN } },
    analyzer: { [TOKENS]: { type: 'custom', tokenizer: TOKENS } },
  },
} as const;
