/**
 * Compares a value with its representation in GraphQL. Fields with another shape there (a symbol for a member of a
 * union, a time for a stamp) have tests of their own: only fields of the same name and shape must be equal.
 */
import { Digits, isList, isObject, type ExactValue, type ExactObject, writeJson } from './exact-json.js';
import { MEMBER } from './graphql-selection.js';

/** `compared`: how many scalars were found and compared. */
export interface Shown {
  readonly compared: number;
  readonly differences: readonly string[];
}

const NOTHING: Shown = { compared: 0, differences: [] };

export function compareShown(path: string, stored: ExactValue, shown: ExactValue | undefined): Shown {
  if (shown === undefined) return NOTHING;
  if (shown === null) return different(`${path} is stored as ${writeJson(stored)} and shown as null`);
  if (isList(shown)) return compareList(path, stored, shown);
  if (isObject(shown)) return compareObject(path, stored, shown);
  if (isList(stored) || isObject(stored)) return NOTHING;
  if (textOf(stored) === textOf(shown)) return { compared: 1, differences: [] };
  return different(`${path} is stored as ${writeJson(stored)} and shown as ${writeJson(shown)}`);
}

function compareList(path: string, stored: ExactValue, shown: readonly ExactValue[]): Shown {
  if (isList(stored)) {
    if (stored.length !== shown.length) return different(`${path} is shown with ${String(shown.length)} items`);
    return joined(stored.map((item, at) => compareShown(`${path}/${String(at)}`, item, shown[at])));
  }
  if (!isObject(stored)) return different(`${path} is shown as a list`);
  // A map is a list of its entries.
  const entries = new Map(shown.map((entry) => (isObject(entry) ? [entry['key'], entry['value']] : [null, null])));
  return joined(Object.entries(stored).map(([key, value]) => compareShown(`${path}/${key}`, value, entries.get(key))));
}

function compareObject(path: string, stored: ExactValue, shown: ExactObject): Shown {
  if (isList(stored)) return NOTHING;
  if (!isObject(stored)) return compareReference(path, stored, shown);
  const [[, member] = ['', null]] = Object.entries(stored);
  const value = MEMBER in shown && isObject(member) ? member : stored;
  return joined(Object.entries(value).map(([name, member]) => compareShown(`${path}/${name}`, member, shown[name])));
}

/** A text that is a URN is shown as that entity; a scalar member of a union as an object around it. */
function compareReference(path: string, stored: ExactValue, shown: ExactObject): Shown {
  const { urn } = shown;
  return typeof urn === 'string' ? compareShown(`${path} urn`, stored, urn) : NOTHING;
}

function textOf(value: ExactValue): string {
  return value instanceof Digits ? String(Number(value.text)) : writeJson(value);
}

function different(difference: string): Shown {
  return { compared: 1, differences: [difference] };
}

function joined(parts: readonly Shown[]): Shown {
  return {
    compared: parts.reduce((sum, { compared }) => sum + compared, 0),
    differences: parts.flatMap(({ differences }) => differences),
  };
}
