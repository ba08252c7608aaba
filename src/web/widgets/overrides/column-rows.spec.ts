import { columnRows, namesIn } from './column-rows.js';

describe('columns of a schema', () => {
  it.each([
    ['id', ['id']],
    ['address.street', ['address', 'street']],
    ['[version=2.0].[type=struct].[type=struct].address.[type=string].street', ['address', 'street']],
  ])('are called by the names in their paths: %s', (path, names) => {
    expect(namesIn(path)).toEqual(names);
  });

  it('have what people said of them before what the source says', () => {
    const schema = {
      fields: [
        { fieldPath: 'id', nativeDataType: 'bigint', nullable: false, isPartOfKey: true, description: 'Number.' },
        { fieldPath: 'a', nativeDataType: 'struct' },
        { fieldPath: 'a.b', nativeDataType: 'text', nullable: true },
        { fieldPath: 'a.c.d', nativeDataType: 'text' },
        { fieldPath: 'e.f', nativeDataType: 'text' },
      ],
    };
    const edited = {
      editableSchemaFieldInfo: [
        { fieldPath: 'id', description: 'By people.', globalTags: { tags: [{ tag: 'urn:li:tag:x' }] } },
      ],
    };
    const [id, , nested, deep, lone] = columnRows(schema, edited);
    expect(id).toEqual({
      ...{ path: 'id', name: 'id', depth: 0, type: 'bigint', isNullable: false, isKey: true },
      ...{ description: 'By people.', refers: [{ urn: 'urn:li:tag:x', by: 'people' }] },
    });
    expect(nested).toMatchObject({ name: 'b', depth: 1, isNullable: true, description: '' });
    // What has no row of its own stays in the name.
    expect([deep, lone]).toMatchObject([
      { name: 'c.d', depth: 1 },
      { name: 'e.f', depth: 0 },
    ]);
  });

  it('may lose what people said alone, under the path of the schema', () => {
    const path = '[version=2.0].[type=struct].[type=string].street';
    const tagged = (...tags: readonly string[]) => ({ tags: tags.map((tag) => ({ tag: `urn:li:tag:${tag}` })) });
    const terms = { terms: [{ urn: 'urn:li:glossaryTerm:place' }] };
    const schema = { fields: [{ fieldPath: path, globalTags: tagged('a') }] };
    const editableSchemaFieldInfo = [
      { fieldPath: 'street', description: 'By a connector.', globalTags: tagged('b') },
      { fieldPath: path, globalTags: tagged('a', 'b', 'c'), glossaryTerms: terms },
    ];
    const [row] = columnRows(schema, { editableSchemaFieldInfo });
    expect([row?.description, row?.refers]).toEqual([
      'By a connector.',
      [
        { urn: 'urn:li:tag:a', by: 'source' },
        { urn: 'urn:li:tag:b', by: 'source' },
        { urn: 'urn:li:tag:c', by: 'people' },
        { urn: 'urn:li:glossaryTerm:place', by: 'people' },
      ],
    ]);
  });
});
