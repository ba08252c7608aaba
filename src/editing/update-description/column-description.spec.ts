import { SYSTEM_ACTOR } from '../../kernel/actors.js';
import { hasColumn, withColumnDescription } from './column-description.js';

const COLUMNS = {
  schema: { aspect: 'schemaMetadata', list: 'fields' },
  edited: { aspect: 'editableSchemaMetadata', list: 'editableSchemaFieldInfo', member: 'description' },
  key: 'fieldPath',
};
const STAMP = { time: 7, actor: SYSTEM_ACTOR };
const EARLIER = { time: 1, actor: SYSTEM_ACTOR };

describe('hasColumn', () => {
  it('asks for exactly the same path', () => {
    const schema = { fields: [{ fieldPath: 'a.b' }] };
    expect([hasColumn(COLUMNS, schema, 'a.b'), hasColumn(COLUMNS, schema, 'A.b'), hasColumn(COLUMNS, {}, 'a')]).toEqual(
      [true, false, false],
    );
  });
});

describe('withColumnDescription', () => {
  const column = { name: 'a', description: 'new' };
  const described = { fieldPath: 'a', description: 'new' };

  it('makes the aspect when there is none', () => {
    expect(withColumnDescription(COLUMNS, undefined, column, STAMP)).toEqual({
      created: STAMP,
      lastModified: STAMP,
      editableSchemaFieldInfo: [described],
    });
  });

  it('keeps tags of the column, other columns and the creation', () => {
    const tags = { tags: [{ tag: 'urn:li:tag:x' }] };
    const current = {
      created: EARLIER,
      lastModified: EARLIER,
      editableSchemaFieldInfo: [{ fieldPath: 'a', description: 'old', globalTags: tags }, { fieldPath: 'b' }],
    };
    expect(withColumnDescription(COLUMNS, current, column, STAMP)).toEqual({
      created: EARLIER,
      lastModified: STAMP,
      editableSchemaFieldInfo: [{ fieldPath: 'a', description: 'new', globalTags: tags }, { fieldPath: 'b' }],
    });
  });
});
