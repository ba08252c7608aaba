import type { Json } from '../json-file.js';
import type { TextAnalysisSpec } from '../../model/catalog-model.js';

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

export function indexSettings(words: TextAnalysisSpec): Json {
  return {
    index: {
      analysis: {
        normalizer: { [NORMALIZER]: { type: 'custom', filter: ['lowercase', 'asciifolding'] } },
        tokenizer: tokenizers(),
        filter: filters(words),
        analyzer: analyzers(),
      },
    },
  };
}

function tokenizers(): Json {
  return {
    // Not at blanks: synonyms of several words must be seen whole.
    parts: { type: 'pattern', pattern: '[(),./:]' },
    // Each word once and in its place, as sequences of words want it.
    single_words: { type: 'pattern', pattern: '[(),./:\\s_-]+|(?<=\\p{Ll})(?=\\p{Lu})' },
    slash_hierarchy: { type: 'path_hierarchy', delimiter: '/' },
    slash_elements: { type: 'pattern', pattern: '[/]' },
    joined_hierarchy: { type: 'path_hierarchy', delimiter: PATH_SEPARATOR },
    joined_elements: { type: 'pattern', pattern: `[${PATH_SEPARATOR}]` },
  };
}

function filters({ stopWords, urnWords, stems, synonyms }: TextAnalysisSpec): Json {
  return {
    // Parts keep the place of the whole: a document may not hold tokens that go back in the text.
    divide: { type: 'word_delimiter_graph', preserve_original: true, adjust_offsets: false },
    // A graph cannot be stored; queries are read as one.
    flat: { type: 'flatten_graph' },
    letter_runs: { type: 'pattern_capture', preserve_original: false, patterns: ['([a-z0-9 _-]{2,})'] },
    synonyms: { type: 'synonym_graph', lenient: true, synonyms: synonyms.map((group) => group.join(', ')) },
    words_and_synonyms: { type: 'multiplexer', filters: ['divide,lowercase', 'lowercase,letter_runs,synonyms'] },
    urn_stop: { type: 'stop', ignore_case: true, stopwords: urnWords },
    english_stop: { type: 'stop', ignore_case: true, stopwords: stopWords },
    stem_exceptions: {
      type: 'stemmer_override',
      rules: Object.entries(stems).map(([word, stem]) => `${word} => ${stem}`),
    },
    english_stem: { type: 'snowball', language: 'English' },
    unquoted: { type: 'pattern_replace', pattern: '[\'"]', replacement: '' },
    longer_than_one: { type: 'length', min: 2 },
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
  const words = (...divide: readonly string[]): Json =>
    custom('parts', 'asciifolding', ...divide, ...FINISH, 'unique', 'longer_than_one');
  const stored = words('divide', 'flat');
  const asked = words('words_and_synonyms');
  return {
    [ANALYZERS.words]: stored,
    [ANALYZERS.wordsSearch]: asked,
    [ANALYZERS.urn]: stored,
    [ANALYZERS.urnSearch]: asked,
    [ANALYZERS.quote]: custom('keyword', 'asciifolding', 'lowercase', 'unquoted', 'urn_stop'),
    [ANALYZERS.partial]: custom('single_words', 'asciifolding', 'lowercase'),
    [ANALYZERS.partialUrn]: custom('single_words', 'asciifolding', 'lowercase', 'urn_stop'),
    [ANALYZERS.pathHierarchy]: custom('slash_hierarchy'),
    [ANALYZERS.pathLength]: custom('slash_elements'),
    [ANALYZERS.joinedPathHierarchy]: custom('joined_hierarchy'),
    [ANALYZERS.joinedPathLength]: custom('joined_elements'),
    ...Object.fromEntries(
      WORD_GRAM_SIZES.map((size) => [
        ANALYZERS.wordGrams(size),
        custom('single_words', 'asciifolding', 'lowercase', ANALYZERS.wordGrams(size)),
      ]),
    ),
  };
}
