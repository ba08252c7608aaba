import { readInstalledNow } from '../../../assets/index.js';
import { AvroJson } from './avro-json.js';
import type { AvroType } from './avro-schema.js';

/** Readers of Avro JSON by the Avro name of a record; read from disk on first use. */
export class SchemaLibrary {
  private readonly known = new Map<string, AvroJson | undefined>();

  /** `undefined` when the model has no such record. */
  reader(avroName: string): AvroJson | undefined {
    if (!this.known.has(avroName)) this.known.set(avroName, load(avroName));
    return this.known.get(avroName);
  }
}

function load(avroName: string): AvroJson | undefined {
  if (!/^[\w.]+$/.test(avroName)) return undefined;
  const schema = readInstalledNow(`generated/contract/avro/${avroName}.avsc`);
  if (schema === undefined) return undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by the generator, read by avsc in its tests
  return new AvroJson(JSON.parse(schema) as AvroType);
}
