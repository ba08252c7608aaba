import { avroEmitter } from '../emit/avro/emit-avro.js';
import type { Emitter } from '../emit/emitter.js';
import { jsonSchemaEmitter } from '../emit/json-schema/emit-json-schema.js';
import { registryEmitter } from '../emit/registry/emit-registry.js';
import { typeIndexEmitter } from '../emit/types/emit-type-index.js';
import { validatorsEmitter } from '../emit/validators/emit-validators.js';

/** Every output of the generator. A new one is a folder in `tools/emit` and a line here. */
export const EMITTERS: readonly Emitter[] = [
  avroEmitter,
  jsonSchemaEmitter,
  registryEmitter,
  typeIndexEmitter,
  validatorsEmitter,
];
