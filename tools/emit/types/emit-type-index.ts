import type { CatalogModel } from '../../model/catalog-model.js';
import type { Emitter } from '../emitter.js';
import { propertyName } from '../literal.js';
import type { OutputFile } from '../output-file.js';
import { namespaceOf, simpleName } from '../type-index.js';
import { TypeScriptFile } from '../typescript-file.js';

/**
 * The names under which the types of aspects are found. The types themselves are made from the JSON schemas, one module
 * a namespace, by json-schema-to-typescript.
 */
export const typeIndexEmitter: Emitter = { name: 'types', emit: (model) => [emitIndex(model)] };

function emitIndex(model: CatalogModel): OutputFile {
  const file = new TypeScriptFile('types/index.ts', '');
  file.doc('Type of every aspect, by its short name.');
  file.print('export interface Aspects {');
  for (const aspect of model.aspects) {
    const namespace = namespaceOf(aspect.record) === '' ? 'root' : namespaceOf(aspect.record);
    const alias = namespace.replaceAll('_', '__').replaceAll('.', '_');
    const module = file.typeModule(alias, `./${namespace}.js`);
    file.print(`  ${propertyName(aspect.name)}: ${module}.${simpleName(aspect.record)};`);
  }
  file.print('}');
  return file.output();
}
