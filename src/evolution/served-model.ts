import { readInstalled } from '../assets/index.js';

/** The models that a service was built with. `shape`: text of a few hundred kilobytes, read on demand. */
export interface ServedModel {
  readonly shape: () => Promise<string>;
}

const SHAPE = 'generated/service/registry/shape.json';

export const servedModel: ServedModel = { shape: () => readInstalled(SHAPE) };
