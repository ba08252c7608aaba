import { shapeDigest } from '../../generated/service/registry/index.js';
import { readInstalled } from '../assets/index.js';

/** The models that a service was built with. `shape`: text of a few hundred kilobytes, read on demand. */
export interface ServedModel {
  readonly digest: string;
  readonly shape: () => Promise<string>;
}

const SHAPE = 'generated/service/registry/shape.json';

export const servedModel: ServedModel = { digest: shapeDigest, shape: () => readInstalled(SHAPE) };
