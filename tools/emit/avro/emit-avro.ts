import type { CatalogModel } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { jsonText } from '../json-file.js';
import type { OutputFile } from '../output-file.js';
import { ModelTypeIndex } from '../type-index.js';
import { AvroWriter } from './avro-writer.js';
import { avroName } from './avro-name.js';

/**
 * A schema for each named type, in a file of its name: `fastavro.schema.load_schema` and Avro's own `SchemaParser` find
 * what a schema refers to that way.
 */
export const avroEmitter: Emitter = { name: 'avro', emit: emitAvro };

function emitAvro(model: CatalogModel): readonly OutputFile[] {
  const writer = new AvroWriter(new ModelTypeIndex(model));
  return model.types
    .filter((type) => type.kind !== 'typeref')
    .map((type) => ({ path: `avro/${avroName(type.fqn)}.avsc`, text: jsonText(writer.named(type)) }));
}
