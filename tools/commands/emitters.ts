import { avroEmitter } from '../emit/avro/emit-avro.js';
import { clientEmitter } from '../emit/client/emit-client.js';
import { docsEmitter } from '../emit/docs/emit-docs.js';
import type { Emitter } from '../emit/emitter.js';
import { graphqlEmitter } from '../emit/graphql/emit-graphql.js';
import { jsonSchemaEmitter } from '../emit/json-schema/emit-json-schema.js';
import { openApiEmitter } from '../emit/openapi/emit-openapi.js';
import { registryEmitter } from '../emit/registry/emit-registry.js';
import { rpcEmitter } from '../emit/rpc/emit-rpc.js';
import { searchEmitter } from '../emit/search/emit-search.js';
import { typeIndexEmitter } from '../emit/types/emit-type-index.js';
import { validatorsEmitter } from '../emit/validators/emit-validators.js';
import { webEmitter } from '../emit/web/emit-web.js';
import { runtimeFiles } from './runtime-files.js';
import { yamlSchemas } from './yaml-schemas.js';

/** Every output of the generator. A new one is a folder in `tools/emit` and a line here. */
export const EMITTERS: readonly Emitter[] = [
  avroEmitter,
  clientEmitter,
  docsEmitter,
  graphqlEmitter,
  jsonSchemaEmitter,
  runtimeFiles,
  openApiEmitter,
  registryEmitter,
  rpcEmitter,
  searchEmitter,
  typeIndexEmitter,
  validatorsEmitter,
  webEmitter,
  yamlSchemas,
];
