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
        { fieldPath: 'a.b', nativeDataType: 'text', nullable: true },
      ],
    };
    const edited = {
      editableSchemaFieldInfo: [
        { fieldPath: 'id', description: 'By people.', globalTags: { tags: [{ tag: 'urn:li:tag:x' }] } },
      ],
    };
    const [id, nested] = columnRows(schema, edited);
    expect(id).toEqual({
      ...{ path: 'id', name: 'id', depth: 0, type: 'bigint', isNullable: false, isKey: true },
      ...{ description: 'By people.', tags: ['urn:li:tag:x'], terms: [] },
    });
    expect(nested).toMatchObject({ name: 'b', depth: 1, isNullable: true, description: '' });
  });
});
