import { fileURLToPath } from 'node:url';
import { GeneratorBug } from '../../tools/invariant.js';
import type { CatalogModel } from '../../tools/model/catalog-model.js';
import { compile } from '../../tools/resolve/compile.js';
import { readModels } from '../../tools/disk/model-sources.js';

/** The project's own models, compiled. */
export function ownModel(): CatalogModel {
  const { model } = compile(readModels(fileURLToPath(new URL('../../models', import.meta.url))));
  if (model === undefined) throw new GeneratorBug('models/ does not compile');
  return model;
}
