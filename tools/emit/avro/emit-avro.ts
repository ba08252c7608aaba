import type { CatalogModel, RecordType } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { jsonText } from '../json-file.js';
import { namesIn } from '../names-in-type.js';
import type { OutputFile } from '../output-file.js';
import { ModelTypeIndex } from '../type-index.js';
import { AvroWriter } from './avro-writer.js';
import { avroName, FROM_AVRO } from './avro-name.js';

/** Namespaces of the envelopes that travel as events, and of their headers. */
const EVENTS = ['com.linkedin.mxe.', FROM_AVRO];

/**
 * One self-contained schema for each record that stands alone: aspects, events, and whatever no other record refers to.
 * Together they spell out every record of the model; a record that is only a part of others has no file of its own.
 */
export const avroEmitter: Emitter = { name: 'avro', emit: emitAvro };

function emitAvro(model: CatalogModel): readonly OutputFile[] {
  const types = new ModelTypeIndex(model);
  const records = model.types.filter((type) => type.kind === 'record');
  const alone = findStandalone(model, records);
  const covered = new Set<string>();
  const files: OutputFile[] = [];
  const add = (record: RecordType): void => {
    const writer = new AvroWriter(types);
    files.push({ path: `avro/${avroName(record.fqn)}.avsc`, text: jsonText(writer.named(record)) });
    for (const fqn of writer.covered) covered.add(fqn);
  };
  for (const record of records) if (alone.has(record.fqn)) add(record);
  // Records that refer to each other in a circle have no beginning: the first by name stands for them.
  for (const record of records) if (!covered.has(record.fqn)) add(record);
  return files;
}

function findStandalone(model: CatalogModel, records: readonly RecordType[]): ReadonlySet<string> {
  // A record that holds itself is not a part of another for that.
  const referred = new Set(model.types.flatMap((type) => namesIn(type).filter((fqn) => fqn !== type.fqn)));
  const aspects = new Set(model.aspects.map((aspect) => aspect.record));
  const alone = records.filter(
    ({ fqn, annotations }) =>
      !referred.has(fqn) ||
      aspects.has(fqn) ||
      EVENTS.some((namespace) => fqn.startsWith(namespace)) ||
      annotations['Event'] !== undefined,
  );
  return new Set(alone.map((record) => record.fqn));
}
