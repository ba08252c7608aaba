import type { CatalogModel } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { jsonText } from '../json-file.js';
import { sortedUnique } from '../order.js';
import { generatedNotice, type OutputFile } from '../output-file.js';
import { SchemaWriter } from '../schema-writer.js';
import { ModelTypeIndex, namespaceFile, namespaceOf, simpleName } from '../type-index.js';

/**
 * Schemas of all named types, one bundle a namespace, draft 2020-12. Says what JSON Schema can say: whether a URN's
 * entity type and key are known is left to the validators.
 */
export const jsonSchemaEmitter: Emitter = { name: 'json-schema', emit: emitJsonSchema };

function emitJsonSchema(model: CatalogModel): readonly OutputFile[] {
  const types = new ModelTypeIndex(model);
  const namespaces = sortedUnique(model.types.map((type) => namespaceOf(type.fqn)));
  return namespaces.map((namespace) => {
    const writer = new SchemaWriter(types, (fqn) => addressFrom(namespace, fqn));
    const own = model.types.filter((type) => namespaceOf(type.fqn) === namespace);
    const bundle = {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: bundleName(namespace),
      $comment: generatedNotice(namespace === '' ? '' : `${namespace.replaceAll('.', '/')}/`),
      $defs: Object.fromEntries(own.map((type) => [simpleName(type.fqn), writer.definition(type)])),
    };
    return { path: `json-schema/${bundleName(namespace)}`, text: jsonText(bundle) };
  });
}

function addressFrom(namespace: string, fqn: string): string {
  const other = namespaceOf(fqn);
  return `${other === namespace ? '' : bundleName(other)}#/$defs/${simpleName(fqn)}`;
}

/** File of a namespace's types, relative to its neighbours. */
function bundleName(namespace: string): string {
  return `${namespaceFile(namespace)}.json`;
}
