import type { CatalogModel } from '../model/catalog-model.js';
import type { OutputFile } from './output-file.js';

/**
 * One output of the generator: a pure function of the model.
 * Same model, same bytes: no clock, locale, environment or file access; paths are unique over all emitters.
 */
export interface Emitter {
  /** The folder under the output directory that the emitter owns, or the single file that it writes. */
  readonly name: string;
  readonly emit: (model: CatalogModel) => readonly OutputFile[];
}
