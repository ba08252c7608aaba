import { isObject, type JsonObject } from '../shared/json-object.js';
import { readUrn } from '../shared/urn.js';

/** Columns with which a table can still be read. */
const MOST_COLUMNS = 6;
/** From 2001 to 2100, in epoch milliseconds. */
const EARLIEST = 978_307_200_000;
const LATEST = 4_102_444_800_000;

/** Whether a number is a moment: it is of their size, and its member is named like one. */
export function isMoment(name: string, value: number): boolean {
  return (
    value >= EARLIEST &&
    value < LATEST &&
    /(?:time|date|stamp|created|modified|updated|observed|at|on)(?:millis)?$/i.test(name)
  );
}

/** Names of members of unions that are no records. */
const PRIMITIVES = new Set(['boolean', 'bytes', 'double', 'float', 'int', 'long', 'string', 'array', 'map']);

/**
 * What an object stands for that has one thing to say: the moment of an audit stamp without its actor, the value of a
 * union, a reference or a record alone. A lone text or number keeps its name: it may be the only entry of a map.
 */
export function simpleValue(value: JsonObject): { readonly name: string; readonly value: unknown } | undefined {
  const entries = Object.entries(value);
  const [first] = entries;
  if (first === undefined) return undefined;
  if (entries.length === 1) {
    return isNamed(first) ? undefined : { name: first[0], value: emptyRecordName(first) ?? first[1] };
  }
  const names = entries.map(([name]) => name);
  const isStamp = names.every((name) => ['time', 'actor', 'impersonator', 'message'].includes(name)) && 'time' in value;
  // A writer that knows no moment says 0.
  return isStamp ? { name: 'time', value: value['time'] === 0 ? undefined : value['time'] } : undefined;
}

function isNamed([key, member]: readonly [string, unknown]): boolean {
  const isLeaf = typeof member !== 'object' && (typeof member !== 'string' || readUrn(member) === undefined);
  return isLeaf && !PRIMITIVES.has(key) && !key.includes('.');
}

/** A union whose member is an empty record says its type: `{"com.linkedin.schema.NumberType": {}}` is "NumberType". */
function emptyRecordName([key, member]: readonly [string, unknown]): string | undefined {
  const isEmpty = isObject(member) && Object.keys(member).length === 0;
  return isEmpty && key.includes('.') ? key.slice(key.lastIndexOf('.') + 1) : undefined;
}

/** Columns of the table that a list makes; `undefined` when its items are no records, or have too much to say. */
export function columnsOf(items: readonly unknown[]): readonly string[] | undefined {
  if (!items.every(isObject)) return undefined;
  const names = new Set(items.flatMap((item) => Object.keys(item).filter((name) => item[name] !== null)));
  return names.size === 0 || names.size > MOST_COLUMNS || names.size < 2 ? undefined : [...names];
}
