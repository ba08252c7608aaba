import avsc from 'avsc';
import fc from 'fast-check';
import { avroName } from '../../tools/emit/avro/avro-name.js';
import { avroEmitter } from '../../tools/emit/avro/emit-avro.js';
import { named } from '../../tools/emit/catalog-model.builder.js';
import { namespaceOf, simpleName, ModelTypeIndex } from '../../tools/emit/type-index.js';
import { AvroValue } from './avro-value.js';
import { ownModel } from './own-model.js';
import { testModel } from './test-model.builder.js';
import { ValueArbitrary } from './value-arbitrary.js';

function readSchema(text: string): avsc.Type {
  const schema: avsc.Schema = JSON.parse(text);
  return avsc.Type.forSchema(schema, { wrapUnions: true });
}

describe('own Avro schemas', () => {
  const files = new Set(avroEmitter.emit(ownModel()).map(({ path }) => path));

  it.each([
    'com.linkedin.pegasus2avro.mxe.MetadataChangeProposal',
    'com.linkedin.pegasus2avro.mxe.MetadataChangeLog',
    'com.linkedin.pegasus2avro.mxe.FailedMetadataChangeProposal',
    'com.linkedin.pegasus2avro.mxe.PlatformEvent',
    'com.linkedin.pegasus2avro.platform.event.v1.EntityChangeEvent',
    'com.linkedin.pegasus2avro.usage.UsageAggregation',
    'com.linkedin.events.KafkaAuditHeader',
  ])('have a file for what travels alone: %s', (name) => {
    expect(files).toContain(`avro/${name}.avsc`);
  });
});

describe.each([
  { name: 'one of everything', model: testModel(), runs: 50 },
  { name: 'our models', model: ownModel(), runs: 3 },
])('emitted Avro schemas of $name', ({ model, runs }) => {
  const avro = new AvroValue(new ModelTypeIndex(model));
  const arbitrary = new ValueArbitrary(model);
  const schemas = avroEmitter.emit(model).map(({ path, text }) => ({ path, type: readSchema(text) }));
  const records = model.types.filter((type) => type.kind === 'record');

  it.each(schemas)('carry records there and back: $path', ({ path, type }) => {
    const record = records.find(({ fqn }) => path === `avro/${avroName(fqn)}.avsc`)!;
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

  it('spell out every record', () => {
    const texts = avroEmitter.emit(model).map((file) => file.text);
    const absent = records.filter(({ fqn }) => {
      const name = avroName(fqn);
      const head = `"name": "${simpleName(name)}",\n`;
      return !texts.some((text) => text.includes(head) && text.includes(`"namespace": "${namespaceOf(name)}"`));
    });
    expect(absent.map(({ fqn }) => fqn)).toEqual([]);
  });
});
