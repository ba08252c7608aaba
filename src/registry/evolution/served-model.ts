import { readFile } from 'node:fs/promises';
import { shapeDigest } from '../../../generated/registry/index.js';

/** The models that a service was built with. `shape`: its text, of some hundred kilobytes, read when it is asked for. */
export interface ServedModel {
  readonly digest: string;
  readonly shape: () => Promise<string>;
}

/** From here to the file both in the sources and in the build. */
const SHAPE = new URL('../../../generated/registry/shape.json', import.meta.url);

export const servedModel: ServedModel = { digest: shapeDigest, shape: () => readFile(SHAPE, 'utf8') };
