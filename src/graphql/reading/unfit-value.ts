import { failures } from '../../kernel/failures.js';

/** Most characters of a value that an error shows. */
const MOST_SHOWN = 100;

/**
 * `record`: name of its type. `field`: the field that has the value; `undefined` where only the error's path says it.
 * `kind`: what the value should be.
 */
export interface UnfitValue {
  readonly record: string;
  readonly field: string | undefined;
  readonly value: unknown;
  readonly kind: string;
}

/** The error beside a place that is null because what is stored there is not what the models say. */
export function unfitValue(urn: string, { record, field, value, kind }: UnfitValue): Error {
  const place = field === undefined ? '' : `/${field} :: `;
  const issues = `${place}${shown(value)} is not of the type ${kind} in what is stored of ${urn}; write it again`;
  return failures.aspectInvalid({ record, issues });
}

function shown(value: unknown): string {
  if (typeof value === 'string')
    return JSON.stringify(value.length <= MOST_SHOWN ? value : `${value.slice(0, MOST_SHOWN)}...`);
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value);
  return Array.isArray(value) ? 'an array' : 'an object';
}
