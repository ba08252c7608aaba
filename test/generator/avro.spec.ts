import avsc from 'avsc';
import fc from 'fast-check';
import { avroName } from '../../tools/emit/avro/avro-name.js';
import { avroEmitter } from '../../tools/emit/avro/emit-avro.js';
import { named } from '../../tools/emit/catalog-model.builder.js';
import { ModelTypeIndex } from '../../tools/emit/type-index.js';
import { AvroValue } from './avro-value.js';
import { ownModel } from './own-model.js';
import { testModel } from './test-model.builder.js';
import { ValueArbitrary } from './value-arbitrary.js';

interface Schema {
  readonly type: AvroForm;
  readonly items?: AvroForm;
  readonly values?: AvroForm;
  readonly fields?: readonly Schema[];
}
type AvroForm = Schema | string | readonly AvroForm[];

/** The schema of a name with all that it refers to, each spelt out where it is met first. */
function joined(files: ReadonlyMap<string, string>, root: string): avsc.Type {
  const met = new Set<string>();
  const spell = (schema: AvroForm): AvroForm => {
    if (typeof schema === 'string') {
      const text = files.get(`avro/${schema}.avsc`);
      if (text === undefined || met.has(schema)) return schema;
      met.add(schema);
      const spelt: Schema = JSON.parse(text);
      return spell(spelt);
    }
    if (isUnion(schema)) return schema.map(spell);
    const { type, items, values, fields } = schema;
    return {
      ...schema,
      type: spell(type),
      ...(items === undefined ? {} : { items: spell(items) }),
      ...(values === undefined ? {} : { values: spell(values) }),
      ...(fields === undefined ? {} : { fields: fields.map((field) => ({ ...field, type: spell(field.type) })) }),
    };
  };
  const schema: avsc.Schema = JSON.parse(JSON.stringify(spell(root)));
  return avsc.Type.forSchema(schema, { wrapUnions: true });
}

function isUnion(schema: AvroForm): schema is readonly AvroForm[] {
  return Array.isArray(schema);
}

describe.each([
  { name: 'one of everything', model: testModel(), runs: 50 },
  { name: 'our models', model: ownModel(), runs: 3 },
])('emitted Avro schemas of $name', ({ model, runs }) => {
  const avro = new AvroValue(new ModelTypeIndex(model));
  const arbitrary = new ValueArbitrary(model);
  const files = new Map(avroEmitter.emit(model).map(({ path, text }) => [path, text]));
  const records = model.types.filter((type) => type.kind === 'record');

  it.each(records)('carry records there and back: $fqn', (record) => {
    const type = joined(files, avroName(record.fqn));
    const values = arbitrary
      .of(named(record.fqn))
      .map((value) => avro.of(named(record.fqn), value))
      // The judge reads maps into plain objects and loses this key.
      .filter((value) => !JSON.stringify(value).includes('"__proto__":'));
    fc.assert(
      fc.property(values, (value) => {
        expect(type.fromBuffer(type.toBuffer(value))).toEqual(value);
      }),
      { numRuns: runs },
    );
  });
});
