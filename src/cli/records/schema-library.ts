import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { AvroJson } from './avro-json.js';
import type { AvroType } from './avro-schema.js';

/** The generated Avro schemas, beside the compiled program as beside its sources. */
const FOLDERS = ['../../../generated/avro/', '../../../../generated/avro/'].map(
  (path) => new URL(path, import.meta.url),
);

/** Readers of Avro JSON by the Avro name of a record; read from disk when first asked for. */
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
  const file = FOLDERS.map((folder) => fileURLToPath(new URL(`${avroName}.avsc`, folder))).find((path) =>
    existsSync(path),
  );
  if (file === undefined) return undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by the generator, read by avsc in its tests
  return new AvroJson(JSON.parse(readFileSync(file, 'utf8')) as AvroType);
}
