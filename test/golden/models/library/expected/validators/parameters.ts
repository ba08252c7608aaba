// @generated from models/rpc/ by "npm run generate". Do not edit.
import type { Validator } from './sink.js';

/** Validators of the parameters of every method, by `<resource>.<method>`. */
export const parameterValidators: Readonly<Record<string, Validator>> = {
};
