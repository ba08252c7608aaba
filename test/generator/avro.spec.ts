import avsc from 'avsc';
import fc from 'fast-check';
import { avroEmitter } from '../../tools/emit/avro/emit-avro.js';
import { named } from '../../tools/emit/catalog-model.builder.js';
import { TypeIndex } from '../../tools/emit/type-index.js';
import { AvroValue } from './avro-value.js';
import { testModel } from './test-model.builder.js';
import { ValueArbitrary } from './value-arbitrary.js';

const model = testModel();
const schemas = avroEmitter.emit(model).map((file) => ({
  name: file.path.replace(/^avro\/(.*)\.avsc$/, '$1'),
  type: readSchema(file.text),
}));

function readSchema(text: string): avsc.Type {
  const schema: avsc.Schema = JSON.parse(text);
  return avsc.Type.forSchema(schema, { wrapUnions: true });
}

describe('emitted Avro schemas', () => {
  it('stand alone where nothing else holds the record', () => {
    expect(schemas.map((schema) => schema.name).sort()).toEqual([
      'a.Empty',
      'a.People',
      'a.Primitives',
      'a.Structures',
      'a.Wide',
    ]);
  });

  it.each(schemas)('carry records of $name there and back', ({ name, type }) => {
    const avro = new AvroValue(new TypeIndex(model));
    const values = new ValueArbitrary(model).of(named(name)).map((value) => avro.of(named(name), value));
    fc.assert(
      fc.property(values, (value) => {
        expect(type.fromBuffer(type.toBuffer(value))).toEqual(value);
      }),
      { numRuns: 50 },
    );
  });
});
