import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { columnEntry, hasColumn, withColumnMembers } from './columns.js';

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

describe('columnEntry', () => {
  it('is what is said of a column', () => {
    const said = { fieldPath: 'a', description: 'A.' };
    const stored = { editableSchemaFieldInfo: [{ fieldPath: 'b' }, said] };
    expect([columnEntry(COLUMNS, stored, 'a'), columnEntry(COLUMNS, stored, 'c')]).toEqual([said, undefined]);
    expect(columnEntry(COLUMNS, undefined, 'a')).toBeUndefined();
  });
});

describe('withColumnMembers', () => {
  const column = { name: 'a', members: { description: 'new' } };
  const described = { fieldPath: 'a', description: 'new' };

  it('makes the aspect when there is none', () => {
    expect(withColumnMembers(COLUMNS, undefined, column, STAMP)).toEqual({
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
    expect(withColumnMembers(COLUMNS, current, column, STAMP)).toEqual({
      created: EARLIER,
      lastModified: STAMP,
      editableSchemaFieldInfo: [{ fieldPath: 'a', description: 'new', globalTags: tags }, { fieldPath: 'b' }],
    });
  });
});
