import { Validator, type Schema } from '@cfworker/json-schema';
import { type ErrorSchema, ErrorSchemaBuilder, type RJSFSchema, toErrorList, type ValidatorType } from '@rjsf/utils';
import type { JsonObject } from '../shared/json-object.js';
import { withoutEmpty } from './without-empty.js';
import type { ValueFault } from './value-faults.js';

/**
 * Checks forms by the generated validators, which are those of the service. Which of several schemas a value looks like
 * is found by interpreting them: no code is made from schemas, as the policy of the pages forbids that.
 */
export function formValidator(check: (value: unknown) => readonly ValueFault[]): ValidatorType<JsonObject> {
  const known = new WeakMap<object, Validator>();
  return {
    validateFormData: (value, schema) => {
      const errorSchema = errorsOf(check(withoutEmpty(value ?? {}, schema)));
      return { errors: toErrorList(errorSchema), errorSchema };
    },
    isValid: (schema, value, root) => {
      const validator = known.get(schema) ?? new Validator(within(schema, root), '2020-12');
      known.set(schema, validator);
      return validator.validate(value ?? {}).valid;
    },
    rawValidation: () => ({ errors: [] }),
  };
}

/** Faults at their fields, as forms show them. */
export function errorsOf(faults: readonly ValueFault[]): ErrorSchema<JsonObject> {
  const builder = new ErrorSchemaBuilder<JsonObject>();
  for (const { path, message } of faults) builder.addErrors(message, [...path]);
  return builder.ErrorSchema;
}

function within(schema: RJSFSchema, root: RJSFSchema): Schema {
  const whole: Schema = {};
  return Object.assign(whole, schema, { $defs: root.$defs });
}
