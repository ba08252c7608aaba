import { shapeDigest } from '../../generated/service/registry/index.js';
import { readInstalled } from '../assets/index.js';

/** The models that a service was built with. `shape`: its text, of some hundred kilobytes, read when it is asked for. */
export interface ServedModel {
  readonly digest: string;
  readonly shape: () => Promise<string>;
}

const SHAPE = 'generated/service/registry/shape.json';

export const servedModel: ServedModel = { digest: shapeDigest, shape: () => readInstalled(SHAPE) };
