import { textAnalysis } from '../registry/served-text-analysis.js';
import { stem } from './porter-stemmer.js';
import { analyse, analyseValue, fold, isStopWord, synonymsOf } from './text-analysis.js';
import { TokenTexts } from './token-text.js';

const ENGLISH =
  'a an and are as at be but by for if in into is it no not of on or such that the their then there these they this to ' +
  'was will with';

/** Words whose stems would mislead, with what stands for them and what the stemmer makes of them. */
const STEMS: readonly (readonly [word: string, kept: string, stemmed: string])[] = [
  ['bigquery', 'bigquery', 'bigqueri'],
  ['customer', 'customer', 'custom'],
  ['customers', 'customer', 'custom'],
  ['hive', 'hive', 'hive'],
  ['production', 'production', 'product'],
  ['queries', 'query', 'queri'],
  ['query', 'query', 'queri'],
  ['staging', 'staging', 'stage'],
];

const SYNONYMS: readonly (readonly [string, string])[] = [
  ['bigquery', 'big query'],
  ['cac', 'customer acquisition cost'],
  ['dataplatform', 'data platform'],
  ['dev', 'development'],
  ['glue', 'athena'],
  ['prod', 'production'],
  ['s3', 's 3'],
  ['stg', 'staging'],
];

const STOP_WORDS = [...ENGLISH.split(' '), 'li', 'urn'];

function tokens(text: string): readonly string[] {
  return analyse(text, 'drop').tokens;
}

function indexed(...values: readonly string[]): string {
  const texts = new TokenTexts();
  for (const value of values) texts.addValue(value);
  texts.finish();
  return Buffer.concat(texts.take()).toString();
}

function stems(text: string): string {
  return text
    .split(' ')
    .map((word) => textAnalysis.stems[word] ?? stem(word))
    .join(' ');
}

describe('stop words', () => {
  it.each(STOP_WORDS)('"%s" is passed over where other words are, and stays where it is alone', (word) => {
    expect([isStopWord(word), tokens(`ship ${word} ship`), indexed(`ship ${word}`)]).toEqual([
      true,
      ['ship', 'ship'],
      'ship ',
    ]);
    expect(analyseValue(word).tokens).toEqual([stem(word)]);
  });

  it('are these and no others', () => {
    expect([...textAnalysis.stopWords, ...textAnalysis.urnWords].sort()).toEqual(STOP_WORDS.sort());
  });
});

describe('stem exceptions', () => {
  it.each(STEMS)('"%s" becomes "%s" and not "%s"', (word, kept, stemmed) => {
    expect([tokens(word), stem(word)]).toEqual([[kept], stemmed]);
  });

  it('are these and no others', () => {
    expect(Object.keys(textAnalysis.stems)).toEqual(STEMS.map(([word]) => word));
  });
});

describe('synonyms', () => {
  it.each(SYNONYMS)('"%s" and "%s" say the same', (one, other) => {
    const [left, right] = [stems(one).split(' '), stems(other).split(' ')];
    expect([synonymsOf(left), synonymsOf(right)]).toEqual([[right], [left]]);
  });

  it('are these and no others', () => {
    expect(textAnalysis.synonyms).toEqual(SYNONYMS);
  });
});

describe('letters', () => {
  it.each([
    ['ß', 'ss'],
    ['æ', 'ae'],
    ['œ', 'oe'],
    ['ø', 'o'],
    ['đ', 'd'],
    ['ð', 'd'],
    ['þ', 'th'],
    ['ł', 'l'],
    ['ı', 'i'],
    ['é', 'e'],
    ['Å', 'a'],
    ['Ø', 'o'],
    ['Æ', 'ae'],
    ['ﬁ', 'fi'],
    ['I', 'i'],
    ['ж', 'ж'],
    ['й', 'и'],
    ['ή', 'η'],
    ['שָׁלוֹם', 'שלום'],
    ['مُحَمَّد', 'محمد'],
    ['İ', 'i'],
    ['ガス', 'ガス'],
    ['カ\u3099ス', 'ガス'],
    ['कुल', 'कुल'],
    ['กั', 'กั'],
    ['한국', '한국'],
    ['한국'.normalize('NFD'), '한국'],
  ])('%s folds to %s', (letter, folded) => {
    expect(fold(letter)).toBe(folded);
  });
});

describe('words inside a name', () => {
  it.each([
    ['orderItems', 'order item'],
    ['OrderItems2', 'order item 2'],
    ['HTTPServer', 'http server'],
    ['v2beta', 'v 2 beta'],
    ['fact_orders.daily-2024', 'fact order daili 2024'],
    ['顧客表', '顧 客 表'],
    ['ひらカナ', 'ひ ら カ ナ'],
    ['กข', 'ก ข'],
    ['ガスカ\u3099ス', 'ガ ス ガ ス'],
    ['कुल', 'कुल'],
    ['party🎉time 🎉', 'parti 🎉 time 🎉'],
    ['🇩🇪sales', '🇩🇪 sale'],
    ['👩🏽‍🔧', '👩 🔧'],
    ['заказыКлиентов', 'заказы клиентов'],
  ])('%s is divided into %s', (text, expected) => {
    expect(tokens(text).join(' ')).toBe(expected);
  });
});
