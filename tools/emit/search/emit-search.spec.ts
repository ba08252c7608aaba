import type { SearchableSpec } from '../../model/catalog-model.js';
import { aspect, catalogModel } from '../catalog-model.builder.js';
import { searchEmitter } from './emit-search.js';

function spec(name: string, change: Partial<SearchableSpec> = {}): SearchableSpec {
  return {
    path: [name],
    name,
    type: 'KEYWORD',
    value: 'string',
    queryByDefault: false,
    autocomplete: false,
    boost: 1,
    facet: undefined,
    hasValues: undefined,
    numValues: undefined,
    aliases: [],
    weights: {},
    ...change,
  };
}

function emit(...searchable: readonly SearchableSpec[]): ReadonlyMap<string, string> {
  const model = catalogModel({
    aspects: [aspect('info', 'a.Info', { searchable }), aspect('other', 'a.Other', { searchable: [spec('shared')] })],
    entities: [
      {
        name: 'dataJob',
        doc: '',
        category: 'core',
        found: 'always',
        keyAspect: 'info',
        keyFields: [],
        aspects: ['info', 'other'],
        snapshot: undefined,
      },
    ],
  });
  return new Map(searchEmitter.emit(model).map(({ path, text }) => [path, text]));
}

/** The body of the entity's index. */
function bodyOf(...searchable: readonly SearchableSpec[]): unknown {
  return JSON.parse(emit(...searchable).get('search/datajob.index.json') ?? '');
}

const SHARED = {
  type: 'keyword',
  normalizer: 'keyword_normalizer',
  ignore_above: 8191,
  fields: { keyword: { type: 'keyword', ignore_above: 8191 } },
};

/** Names in all lists under a key of a JSON text. */
function listed(text: string, key: string): readonly string[] {
  return [...text.matchAll(new RegExp(`"${key}":\\[([^\\]]*)\\]`, 'g'))].flatMap(([, items = '']) =>
    items
      .replaceAll('"', '')
      .split(',')
      .filter((name) => name !== ''),
  );
}

/** Values of all members of a JSON text whose key ends so. */
function valued(text: string, key: string): readonly string[] {
  return [...text.matchAll(new RegExp(`"\\w*${key}":"([^"]+)"`, 'g'))].map(([, value = '']) => value);
}

describe('searchEmitter', () => {
  it('writes mappings for each entity and for the edges, and the settings once', () => {
    expect([...emit().keys()]).toEqual([
      'search/datajob.index.json',
      'search/edges.index.json',
      'search/settings.json',
    ]);
    expect(bodyOf()).toHaveProperty('mappings.properties.shared', SHARED);
    expect(bodyOf()).toHaveProperty('mappings.properties.urn.fields.ngram');
    expect(bodyOf()).toHaveProperty('mappings.properties.runId', { type: 'keyword' });
  });

  it.each([
    ['BOOLEAN', { type: 'boolean' }],
    ['COUNT', { type: 'long' }],
    ['DATETIME', { type: 'date' }],
    ['OBJECT', { type: 'object' }],
    ['KEYWORD', SHARED],
    [
      'BROWSE_PATH',
      {
        type: 'text',
        analyzer: 'path_hierarchy',
        fielddata: true,
        fields: { length: { type: 'token_count', analyzer: 'path_length' } },
      },
    ],
    [
      'URN',
      {
        type: 'text',
        analyzer: 'urn_words',
        search_analyzer: 'urn_words_search',
        search_quote_analyzer: 'words_quote',
        fields: { keyword: { type: 'keyword', ignore_above: 8191 } },
      },
    ],
  ] as const)('maps %s', (type, mapping) => {
    expect(bodyOf(spec('f', { type }))).toHaveProperty('mappings.properties.f', mapping);
  });

  it.each([
    ['TEXT', ['delimited', 'keyword']],
    ['TEXT_PARTIAL', ['delimited', 'keyword', 'ngram']],
    ['WORD_GRAM', ['delimited', 'keyword', 'ngram', 'wordGrams2', 'wordGrams3', 'wordGrams4']],
    ['URN_PARTIAL', ['keyword', 'ngram']],
    ['BROWSE_PATH_V2', ['length']],
  ] as const)('gives %s its sub-fields', (type, names) => {
    const anything: unknown = expect.anything();
    const fields = Object.fromEntries(names.map((name) => [name, anything]));
    expect(bodyOf(spec('f', { type }))).toHaveProperty('mappings.properties.f.fields', fields);
  });

  it('maps what is derived from a field, and aliases unless their name is taken', () => {
    const body = bodyOf(
      spec('f', {
        type: 'COUNT',
        hasValues: { name: 'hasF', facet: undefined },
        numValues: 'numF',
        aliases: ['_name', 'shared'],
      }),
      spec('g', { type: 'COUNT', aliases: ['_name'] }),
    );
    expect(body).toMatchObject({
      mappings: {
        properties: {
          shared: SHARED,
          f: { type: 'long' },
          g: { type: 'long' },
          hasF: { type: 'boolean' },
          numF: { type: 'long' },
          _name: { type: 'alias', path: 'f' },
        },
      },
    });
  });

  it('names nothing that the settings lack', () => {
    const types = ['TEXT_PARTIAL', 'WORD_GRAM', 'URN_PARTIAL', 'BROWSE_PATH', 'BROWSE_PATH_V2'] as const;
    const body = bodyOf(...types.map((type) => spec(type, { type })));
    const settings: unknown = JSON.parse(emit().get('search/settings.json') ?? '');
    const text = JSON.stringify([body, settings]);
    const builtIn = new Set(['asciifolding', 'keyword', 'lowercase', 'trim', 'unique']);
    const missing = (section: string, names: readonly string[]): readonly string[] =>
      names
        .filter((name) => !builtIn.has(name) && !text.includes(`"${name}":{"type"`))
        .map((name) => `${section} ${name}`);
    expect([
      ...missing('analyzer', valued(text, 'analyzer')),
      ...missing('tokenizer', valued(text, 'tokenizer')),
      ...missing('normalizer', valued(text, 'normalizer')),
      ...missing('filter', [...listed(text, 'filter'), ...listed(text, 'filters')]),
    ]).toEqual([]);
    expect(listed(text, 'filters')).toContain('divide');
  });
});
