/**
 * Compares what GraphQL shows of a value with the value. Fields that the surface shapes otherwise (a symbol for a member of
 * a union, a moment for a stamp) are left to their own tests: only what has the same name and shape must be the same.
 */
import { Digits, isList, isObject, type ExactValue, type ExactObject, writeJson } from './exact-json.js';
import { memberPrefix } from './graphql-selection.js';

/** `compared`: how many scalars were found to be there and looked at. */
export interface Shown {
  readonly compared: number;
  readonly differences: readonly string[];
}

const NOTHING: Shown = { compared: 0, differences: [] };

export function compareShown(place: string, stored: ExactValue, shown: ExactValue | undefined): Shown {
  if (shown === undefined) return NOTHING;
  if (shown === null) return different(`${place} is stored as ${writeJson(stored)} and shown as null`);
  if (isList(shown)) return compareList(place, stored, shown);
  if (isObject(shown)) return compareObject(place, stored, shown);
  if (isList(stored) || isObject(stored)) return NOTHING;
  if (textOf(stored) === textOf(shown)) return { compared: 1, differences: [] };
  return different(`${place} is stored as ${writeJson(stored)} and shown as ${writeJson(shown)}`);
}

function compareList(place: string, stored: ExactValue, shown: readonly ExactValue[]): Shown {
  if (isList(stored)) {
    if (stored.length !== shown.length) return different(`${place} is shown with ${String(shown.length)} items`);
    return joined(stored.map((item, at) => compareShown(`${place}/${String(at)}`, item, shown[at])));
  }
  if (!isObject(stored)) return different(`${place} is shown as a list`);
  // A map is a list of its entries.
  const entries = new Map(shown.map((entry) => (isObject(entry) ? [entry['key'], entry['value']] : [null, null])));
  return joined(Object.entries(stored).map(([key, value]) => compareShown(`${place}/${key}`, value, entries.get(key))));
}

function compareObject(place: string, stored: ExactValue, shown: ExactObject): Shown {
  if (isList(stored)) return NOTHING;
  if (!isObject(stored)) return compareReference(place, stored, shown);
  const { __typename: type } = shown;
  const prefix = typeof type === 'string' ? memberPrefix(type) : '';
  const [[, member] = ['', null]] = Object.entries(stored);
  const inside = Object.keys(shown).some((name) => name.startsWith(prefix));
  const value = inside && isObject(member) ? member : stored;
  return joined(
    Object.entries(isObject(value) ? value : {}).map(([name, held]) =>
      compareShown(`${place}/${name}`, held, shown[`${prefix}${name}`] ?? shown[name]),
    ),
  );
}

/** A text that names an entity is shown as that entity; a lone value of a union as an object that holds it. */
function compareReference(place: string, stored: ExactValue, shown: ExactObject): Shown {
  const { urn } = shown;
  return typeof urn === 'string' ? compareShown(`${place} urn`, stored, urn) : NOTHING;
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
