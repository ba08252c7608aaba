import type { Json } from '../json-file.js';
import { STEM_EXCEPTIONS, SYNONYMS, URN_STOP_WORDS } from './word-lists.js';

/**
 * Settings that all indexes of search documents share: how text becomes tokens. Names are ours; the mapping beside
 * refers to them. Elasticsearch 8 and OpenSearch 2 take them alike.
 */

/** Between the elements of a joined browse path. */
const PATH_SEPARATOR = '\u241f';

/** After the words are divided: trimmed, without stop words, stemmed, without repetitions. */
const FINISH = [
  'trim',
  'lowercase',
  'urn_stop',
  'english_stop',
  'stem_exceptions',
  'english_stem',
  'unquoted',
] as const;

export const NORMALIZER = 'keyword_normalizer';

/** Names of the analyzers. `…Search`: for queries; `…Quote`: for phrases, which are not stemmed. */
export const ANALYZERS = {
  words: 'words',
  wordsSearch: 'words_search',
  quote: 'words_quote',
  urn: 'urn_words',
  urnSearch: 'urn_words_search',
  partial: 'partial_words',
  partialUrn: 'partial_urn_words',
  pathHierarchy: 'path_hierarchy',
  pathLength: 'path_length',
  joinedPathHierarchy: 'joined_path_hierarchy',
  joinedPathLength: 'joined_path_length',
  wordGrams: (size: number): string => `word_grams_${String(size)}`,
} as const;

/** Sizes of the exact word sequences that word-gram fields are indexed by. */
export const WORD_GRAM_SIZES: readonly number[] = [2, 3, 4];

export function indexSettings(): Json {
  return {
    index: {
      max_ngram_diff: 17,
      analysis: {
        normalizer: { [NORMALIZER]: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
        tokenizer: tokenizers(),
        filter: filters(),
        analyzer: analyzers(),
      },
    },
  };
}

function tokenizers(): Json {
  return {
    // Not at blanks: synonyms of several words must be seen whole.
    parts: { type: 'pattern', pattern: '[(),./:]' },
    gram_words: { type: 'pattern', pattern: '[(),./:\\s_]|(?<=\\S)-' },
    slash_hierarchy: { type: 'path_hierarchy', delimiter: '/' },
    slash_elements: { type: 'pattern', pattern: '[/]' },
    joined_hierarchy: { type: 'path_hierarchy', delimiter: PATH_SEPARATOR },
    joined_elements: { type: 'pattern', pattern: `[${PATH_SEPARATOR}]` },
  };
}

function filters(): Json {
  const delimiter = { preserve_original: true, type_table: ['_ => ALPHANUM', '- => ALPHA'] };
  const divided = (parts: string, synonyms: string): readonly string[] => [
    `${parts},lowercase`,
    `lowercase,letter_runs,${synonyms}`,
  ];
  return {
    divide: { type: 'word_delimiter', ...delimiter },
    divide_graph: { type: 'word_delimiter_graph', ...delimiter },
    letter_runs: { type: 'pattern_capture', preserve_original: false, patterns: ['([a-z0-9 _-]{2,})'] },
    synonyms: { type: 'synonym', lenient: true, synonyms: [...SYNONYMS] },
    synonyms_graph: { type: 'synonym_graph', lenient: true, synonyms: [...SYNONYMS] },
    words_and_runs: { type: 'multiplexer', filters: divided('divide', 'synonyms') },
    words_and_runs_graph: { type: 'multiplexer', filters: divided('divide_graph', 'synonyms_graph') },
    urn_stop: { type: 'stop', ignore_case: true, stopwords: [...URN_STOP_WORDS] },
    english_stop: { type: 'stop', ignore_case: true, stopwords: '_english_' },
    stem_exceptions: { type: 'stemmer_override', rules: [...STEM_EXCEPTIONS] },
    english_stem: { type: 'snowball', language: 'English' },
    unquoted: { type: 'pattern_replace', pattern: '[\'"]', replacement: '' },
    longer_than_two: { type: 'length', min: 3 },
    ...Object.fromEntries(
      WORD_GRAM_SIZES.map((size) => [
        ANALYZERS.wordGrams(size),
        { type: 'shingle', min_shingle_size: size, max_shingle_size: size, output_unigrams: false },
      ]),
    ),
  };
}

function analyzers(): Json {
  const custom = (tokenizer: string, ...filter: readonly string[]): Json => ({ type: 'custom', tokenizer, filter });
  const words = (divide: string): Json =>
    custom('parts', 'asciifolding', divide, ...FINISH, 'unique', 'longer_than_two');
  return {
    [ANALYZERS.words]: words('words_and_runs'),
    [ANALYZERS.wordsSearch]: words('words_and_runs_graph'),
    [ANALYZERS.quote]: custom('keyword', 'asciifolding', 'lowercase', 'unquoted', 'urn_stop'),
    [ANALYZERS.urn]: words('words_and_runs'),
    [ANALYZERS.urnSearch]: words('words_and_runs_graph'),
    [ANALYZERS.partial]: custom('parts', 'asciifolding', 'divide', 'lowercase'),
    [ANALYZERS.partialUrn]: custom('parts', 'asciifolding', 'divide', 'lowercase', 'urn_stop'),
    [ANALYZERS.pathHierarchy]: custom('slash_hierarchy'),
    [ANALYZERS.pathLength]: custom('slash_elements'),
    [ANALYZERS.joinedPathHierarchy]: custom('joined_hierarchy'),
    [ANALYZERS.joinedPathLength]: custom('joined_elements'),
    ...Object.fromEntries(
      WORD_GRAM_SIZES.map((size) => [
        ANALYZERS.wordGrams(size),
        custom('gram_words', 'asciifolding', 'lowercase', 'trim', ANALYZERS.wordGrams(size)),
      ]),
    ),
  };
}
