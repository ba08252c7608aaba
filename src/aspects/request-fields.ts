/**
 * Parses parts of a request body that the models do not check: plain JSON in, typed fields out; failures name the
 * field.
 */
import type { SystemMetadata } from '../kernel/audit-stamp.js';
import { NumberText } from '../kernel/exact-json.js';
import { failures } from '../kernel/failures.js';
import { isMembers, type Members } from '../kernel/members.js';

/** @throws failures.parameterInvalid when the value is not an object */
export function requireMembers(name: string, value: unknown): Members {
  if (!isMembers(value)) throw failures.parameterInvalid({ name, reason: 'it is not an object' });
  return value;
}

/** @throws failures.parameterInvalid when the value is not an array */
export function requireItems(name: string, value: unknown): readonly unknown[] {
  if (!Array.isArray(value)) throw failures.parameterInvalid({ name, reason: 'it is not an array' });
  return value;
}

/** @throws failures.parameterMissing, failures.parameterInvalid */
export function requireText(name: string, value: unknown): string {
  if (!isGiven(value)) throw failures.parameterMissing({ name });
  if (typeof value !== 'string') throw failures.parameterInvalid({ name, reason: 'it is not a string' });
  return value;
}

/** `undefined` when it is absent or null. @throws failures.parameterInvalid */
export function optionalText(name: string, value: unknown): string | undefined {
  return isGiven(value) ? requireText(name, value) : undefined;
}

/**
 * Newer callers send further fields; those that this service does not record are ignored. @throws
 * failures.parameterInvalid
 */
export function parseSystemMetadata(name: string, value: unknown): Partial<SystemMetadata> | undefined {
  if (!isGiven(value)) return undefined;
  const fields = requireMembers(name, value);
  const { lastObserved, properties } = fields;
  const texts = TEXT_MEMBERS.flatMap((member) => {
    const text = optionalText(`${name}.${member}`, fields[member]);
    return text === undefined ? [] : [[member, text] as const];
  });
  return {
    ...Object.fromEntries(texts),
    ...(isGiven(lastObserved) ? { lastObserved: requireTime(`${name}.lastObserved`, lastObserved) } : {}),
    ...(isGiven(properties) ? { properties: requireTexts(`${name}.properties`, properties) } : {}),
  };
}

const TEXT_MEMBERS = ['runId', 'lastRunId', 'pipelineName', 'registryName', 'registryVersion'] as const;

/** Latest instant that a `Date` can represent, in epoch milliseconds. */
const MAX_TIME = 8.64e15;

function requireTime(name: string, value: unknown): number {
  const time = value instanceof NumberText ? value.valueOf() : value;
  if (typeof time !== 'number' || !Number.isInteger(time) || time < 0 || time > MAX_TIME) {
    throw failures.parameterInvalid({ name, reason: 'it is not a time in epoch milliseconds' });
  }
  return time;
}

function requireTexts(name: string, value: unknown): Readonly<Record<string, string>> {
  const members = Object.entries(requireMembers(name, value));
  return Object.fromEntries(members.map(([key, text]) => [key, requireText(`${name}.${key}`, text)]));
}

/** Null is the same as absent. */
export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null;
}
