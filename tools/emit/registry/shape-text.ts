import type { ModelShape } from '../../runtime/registry/model-shape.js';
import { compactJsonText } from '../json-file.js';
import { generatedNotice } from '../output-file.js';

/** The shape as a JSON file, a field, use or parameter a line, so that a review shows what a change touches. */
export function shapeText(shape: ModelShape): string {
  return compactJsonText({ $comment: generatedNotice(''), ...shape });
}
