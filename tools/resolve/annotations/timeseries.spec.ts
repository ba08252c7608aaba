import { findingsOf, modelOf } from '../model.builder.js';

function aspectOf(fields: string) {
  const text = `@Aspect = { "name": "usage", "type": "timeseries" } record Usage includes Base { ${fields} }`;
  const model = modelOf({
    'usage.pdl': text,
    'base.pdl': 'record Base { timestampMillis: Time }',
    'time.pdl': 'typeref Time = long',
    'user.pdl': 'record User { user: string @TimeseriesField = { "aggregationType": "SUM" } count: int name: string }',
  });
  const [aspect] = model.aspects;
  return aspect && { fields: aspect.timeseriesFields, collections: aspect.timeseriesCollections };
}

describe('a time series aspect', () => {
  it.each([
    ['int', 'int'],
    ['Time', 'long'],
    ['float', 'double'],
    ['double', 'double'],
    ['string', 'keyword'],
    ['boolean', 'keyword'],
    ['array[string]', 'keyword'],
    ['User', 'keyword'],
  ])('keeps a field of %s as %s', (type, value) => {
    expect(aspectOf(`@TimeseriesField = {} field: ${type}`)).toEqual({
      fields: [{ path: ['field'], name: 'field', value }],
      collections: [],
    });
  });

  it('finds fields in nested records', () => {
    expect(aspectOf('it: User')).toEqual({
      fields: [{ path: ['it', 'count'], name: 'count', value: 'int' }],
      collections: [],
    });
  });

  it('keeps the fields of collections under their key, relative to the item', () => {
    expect(aspectOf('@TimeseriesFieldCollection = { "key": "user", "name": "byUser" } users: array[User]')).toEqual({
      fields: [],
      collections: [
        {
          path: ['users'],
          name: 'byUser',
          key: 'user',
          fields: [{ path: ['count'], name: 'count', value: 'int' }],
        },
      ],
    });
  });

  it('takes items without fields for their own key', () => {
    expect(aspectOf('@TimeseriesFieldCollection = { "key": "name" } names: array[string]')).toEqual({
      fields: [],
      collections: [{ path: ['names'], name: 'names', key: 'name', fields: [] }],
    });
  });
});

describe('a versioned aspect', () => {
  it('has no statistics, whatever is annotated in it', () => {
    const text = '@Aspect = { "name": "a" } record A { @TimeseriesField = {} x: int }';
    expect(findingsOf({ 'a.pdl': text })).toEqual([]);
    expect(modelOf({ 'a.pdl': text }).aspects[0]?.timeseriesFields).toEqual([]);
  });
});
