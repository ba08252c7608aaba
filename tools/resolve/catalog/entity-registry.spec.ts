import { findingsOf, modelOf, type SourceTexts } from '../model.builder.js';

const TYPES: SourceTexts = {
  'bookKey.pdl':
    '@Aspect = { "name": "bookKey" } record BookKey { shelf: ShelfUrn format: Format isbn: optional string }',
  'shelfUrn.pdl': 'typeref ShelfUrn = string',
  'format.pdl': 'enum Format { PAPER AUDIO }',
  'status.pdl': '@Aspect = { "name": "status" } record Status {}',
  'info.pdl': '@Aspect = { "name": "info" } record Info {}',
};

const SNAPSHOT: SourceTexts = {
  'bookSnapshot.pdl':
    '@Entity = { "name": "book", "keyAspect": "bookKey" } record BookSnapshot { urn: string aspects: array[BookAspect] }',
  'bookAspect.pdl': 'typeref BookAspect = union[BookKey, Info]',
};

describe('the registry', () => {
  it('gives entities by name with their key parts in URN order and aspects as listed', () => {
    const registry = `
entities:
  - name: shelf
    category: internal
    keyAspect: bookKey
    aspects: []
  - name: book
    doc: |
      A book.
    keyAspect: bookKey
    aspects: [status, info]
events:
`;
    const keyFields = [
      { name: 'shelf', value: 'urn', symbols: [], presence: 'required' },
      { name: 'format', value: 'enum', symbols: ['PAPER', 'AUDIO'], presence: 'required' },
      { name: 'isbn', value: 'string', symbols: [], presence: 'optional' },
    ];
    expect(modelOf({ ...TYPES, ...SNAPSHOT, 'entity-registry.yml': registry }).entities).toEqual([
      {
        name: 'book',
        doc: 'A book.',
        category: 'core',
        found: 'always',
        keyAspect: 'bookKey',
        keyFields,
        aspects: ['bookKey', 'status', 'info'],
        snapshot: { record: 'BookSnapshot', members: ['BookKey', 'Info'] },
      },
      {
        name: 'shelf',
        doc: '',
        category: 'internal',
        found: 'named',
        keyAspect: 'bookKey',
        keyFields,
        aspects: ['bookKey'],
        snapshot: undefined,
      },
    ]);
  });

  it.each([
    ['is one', { 'conf/entity-registry.yml': 'entities: []' }, ['duplicate-registry entity-registry.yml:1:1']],
    ['may have events', { 'entity-registry.yml': 'entities: []\nevents:\n  - name: gone' }, []],
    [
      'has events with names',
      { 'entity-registry.yml': 'entities: []\nevents:\n  - {}' },
      ['missing-key entity-registry.yml:3:5'],
    ],
    ['is an object', { 'entity-registry.yml': '- book' }, ['wrong-value entity-registry.yml:1:1']],
    ['is not empty', { 'entity-registry.yml': '' }, ['missing-key entity-registry.yml:1:1']],
    ['is YAML', { 'entity-registry.yml': 'entities: "x' }, ['yaml-syntax entity-registry.yml:1:11']],
    [
      'says each key once',
      { 'entity-registry.yml': 'entities: []\nentities: []' },
      ['yaml-syntax entity-registry.yml:2:1'],
    ],
  ])('%s', (_, texts, findings) => {
    expect(findingsOf(texts)).toEqual(findings);
  });
});
