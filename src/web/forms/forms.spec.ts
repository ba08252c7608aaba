import { readFileSync } from 'node:fs';
import { isObject, type JsonObject } from '../shared/json-object.js';
import { PageModels } from '../shared/page-models.js';
import { aspectSchema, type SchemaBundle } from './aspect-schema.js';
import { formValidator } from './form-validator.js';
import { valueFaults } from './value-faults.js';
import { withoutEmpty } from './without-empty.js';

const GENERATED = new URL('../../../generated/', import.meta.url);
const models = PageModels.parse(readFileSync(new URL('web/models.json', GENERATED), 'utf8'));

function readBundle(namespace: string): Promise<SchemaBundle | undefined> {
  const text = readFileSync(new URL(`contract/json-schema/${namespace}.json`, GENERATED), 'utf8');
  const bundle: SchemaBundle = JSON.parse(text);
  return Promise.resolve(bundle);
}

async function schemaOf(aspect: string) {
  const schema = await aspectSchema(models.aspect(aspect)?.record ?? '', readBundle);
  if (schema === undefined) throw new TypeError(`${aspect} has no schema`);
  return schema;
}

/** Every reference in a value. */
function references(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(references);
  if (!isObject(value)) return [];
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(references)];
}

describe('the schema of a form', () => {
  it.each(models.entities.flatMap(({ aspects }) => aspects.slice(1)))('has all that %s refers to', async (aspect) => {
    const schema = await schemaOf(aspect);
    const defined = new Set(Object.keys(schema.$defs ?? {}).map((name) => `#/$defs/${name}`));
    expect(references(schema).filter((reference) => !defined.has(reference))).toEqual([]);
  });

  it('has titles for fields and for choices of unions', async () => {
    const { $defs } = await schemaOf('schemaMetadata');
    const type: unknown = $defs?.['com.linkedin.schema.SchemaFieldDataType'];
    expect(type).toMatchObject({ properties: { type: { title: 'Type' } } });
    expect(JSON.stringify(type)).toContain('"title":"Boolean type"');
  });
});

describe('what is filled in', () => {
  it('loses optional records with nothing in them, and keeps choices and lists', async () => {
    const schema = await schemaOf('ownership');
    const owner = { owner: 'urn:li:corpuser:maya', type: 'DATAOWNER', source: {} };
    expect(withoutEmpty({ owners: [owner], lastModified: { message: undefined } }, schema)).toEqual({
      owners: [{ owner: 'urn:li:corpuser:maya', type: 'DATAOWNER' }],
    });
    const column = { fieldPath: 'id', type: { type: { 'com.linkedin.schema.StringType': {} } } };
    expect(withoutEmpty({ fields: [column] }, await schemaOf('schemaMetadata'))).toEqual({ fields: [column] });
  });

  it('is checked by the validators of the service, each fault at its field', () => {
    const record = models.aspect('ownership')?.record ?? '';
    const value = { owners: [{ owner: 'maya', type: 'NOBODY' }, { owner: 'urn:li:tag:x' }], more: 1 };
    expect(valueFaults(record, value, models).map(({ path, message }) => `${path.join('/')} ${message}`)).toEqual([
      'owners/0/owner is a URN: urn:li:entityType:key',
      expect.stringMatching(/^owners\/0\/type is one of /),
      'owners/1/owner is the URN of: corpGroup, corpuser',
      'owners/1/type is required',
      'more is not known here',
    ]);
  });

  it('is compared with the choices of a union without making code', () => {
    const validator = formValidator(() => []);
    const $defs = { Text: { type: 'string' as const } };
    const choice = { type: 'object' as const, properties: { Text: { $ref: '#/$defs/Text' } }, required: ['Text'] };
    const looks = (value: JsonObject): boolean => validator.isValid(choice, value, { $defs });
    expect([looks({ Text: 'x' }), looks({ Text: 1 }), looks({})]).toEqual([true, false, false]);
  });
});
