import { readInstalledNow } from '../../../assets/index.js';
import { AvroJson } from './avro-json.js';
import type { AvroType } from './avro-schema.js';

/** Readers of Avro JSON by the Avro name of a record; read from disk on first use. */
export class SchemaLibrary {
  private readonly known = new Map<string, AvroJson | undefined>();
  private readonly schemas = new Map<string, AvroType | undefined>();

  /** `undefined` when the model has no such record. */
  reader(avroName: string): AvroJson | undefined {
    if (!this.known.has(avroName)) this.known.set(avroName, this.newReader(avroName));
    return this.known.get(avroName);
  }

  private newReader(avroName: string): AvroJson | undefined {
    const schema = this.schema(avroName);
    return schema === undefined ? undefined : new AvroJson(schema, (name) => this.schema(name));
  }

  /** Each named type has a schema of its own, which refers to others by name. */
  private schema(avroName: string): AvroType | undefined {
    if (!this.schemas.has(avroName)) this.schemas.set(avroName, load(avroName));
    return this.schemas.get(avroName);
  }
}

function load(avroName: string): AvroType | undefined {
  if (!/^[\w.]+$/.test(avroName)) return undefined;
  const schema = readInstalledNow(`generated/contract/avro/${avroName}.avsc`);
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by the generator, read by avsc in its tests
  return schema === undefined ? undefined : (JSON.parse(schema) as AvroType);
}
