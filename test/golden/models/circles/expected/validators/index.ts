// @generated from models/ by "npm run generate". Do not edit.
import * as types from './named-types.js';
import type { Validator } from './sink.js';

export { parameterValidators } from './parameters.js';
export type { ValidationSink, Validator } from './sink.js';

/** Validators of every named type, by full name. */
export const validators: Readonly<Record<string, Validator>> = {
  'circle.Edge': types.check_circle_Edge,
  'circle.GraphKey': types.check_circle_GraphKey,
  'circle.GraphNodes': types.check_circle_GraphNodes,
  'circle.Node': types.check_circle_Node,
};
