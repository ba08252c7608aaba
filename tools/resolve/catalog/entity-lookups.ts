/**
 * Reads what fields of entities look up: the keys `ancestors`, `edges`, `found`, `points` and `usage` of a
 * field in `graphql/overrides.yml`. Whether the models have what they name is decided where the schema is made.
 */
import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { EntityLookup, FoundLookup, PointLookup, UsageLookup } from '../../model/entity-lookups.js';
import type { ObjectValue } from '../../pdl/syntax.js';
import { type CheckedObject, type KeyRules, readObject } from '../yaml/object-reader.js';

const ITEMS = { kind: 'text', doc: 'Field of the answer that has them.' } as const;

const ANCESTOR_KEYS: KeyRules = {
  by: { kind: 'texts', presence: 'required', doc: 'Paths to the URN of the next one, an aspect first.' },
  items: { ...ITEMS, presence: 'required' },
};

const EDGE_KEYS: KeyRules = {
  name: { kind: 'text', presence: 'required', doc: 'Name of the relationship.' },
  of: { kind: 'text', presence: 'required', doc: 'Type of the entities that it comes from.' },
  items: { ...ITEMS, presence: 'required' },
};

const FOUND_KEYS: KeyRules = {
  by: { kind: 'text', presence: 'required', doc: 'Search field that has the URN of the entity.' },
  input: { kind: 'text', doc: 'Type of the input of a search; it answers as a search does.' },
  items: ITEMS,
  newest: { kind: 'text', doc: 'Search field by which they are ordered, the greatest first.' },
  of: { kind: 'text', doc: 'Type of the entities; it answers a list of them.' },
};

const POINT_KEYS: KeyRules = {
  arguments: { kind: 'texts', doc: 'Members of a point for which callers may ask a value.' },
  counts: {
    kind: 'object',
    doc: 'Field of the answer -> `member.member=VALUE`, which the counted points have.',
    values: { kind: 'text' },
  },
  items: { ...ITEMS, presence: 'required' },
  of: { kind: 'text', presence: 'required', doc: 'The aspect.' },
};

const USAGE_ANSWERS = ['summary', 'windows'] as const;
const USAGE_KEYS: KeyRules = {
  answer: {
    kind: 'text',
    presence: 'required',
    choices: USAGE_ANSWERS,
    doc: 'Figures of the last thirty days, or of a range of time, day by day.',
  },
  of: { kind: 'text', presence: 'required', doc: 'The aspect.' },
  users: { kind: 'text', presence: 'required', doc: 'Type of the entities that use it.' },
};

/** Keys of a field. */
export const LOOKUP_KEYS: KeyRules = {
  ancestors: { kind: 'object', doc: 'What the entity lies in, from the nearest outwards.', keys: ANCESTOR_KEYS },
  edges: { kind: 'object', doc: 'Entities with an edge to the entity.', keys: EDGE_KEYS },
  found: { kind: 'object', doc: 'Entities that a search finds by its URN.', keys: FOUND_KEYS },
  points: { kind: 'object', doc: 'Points of a time series, with counts.', keys: POINT_KEYS },
  usage: { kind: 'object', doc: 'How much the entity was used, by a time series.', keys: USAGE_KEYS },
};

const COUNTED = /^([A-Za-z_][\w.]*)=(.+)$/;

/** @returns `undefined` for a field that looks up nothing */
export function lookupOf(field: CheckedObject, what: string, diagnostics: Diagnostics): EntityLookup | undefined {
  const open = (key: string, keys: KeyRules): CheckedObject | undefined => {
    const value = field.object(key);
    return value && readObject(value, keys, `"${key}" of ${what}`, diagnostics);
  };
  const ancestors = open('ancestors', ANCESTOR_KEYS);
  if (ancestors !== undefined) {
    return { kind: 'ancestors', paths: ancestors.texts('by'), items: ancestors.text('items') ?? '' };
  }
  const edges = open('edges', EDGE_KEYS);
  if (edges !== undefined) {
    const [relationship = '', entity = ''] = [edges.text('name'), edges.text('of')];
    return { kind: 'edges', relationship, entity, items: edges.text('items') ?? '' };
  }
  const found = open('found', FOUND_KEYS);
  if (found !== undefined) return foundLookup(found);
  const points = open('points', POINT_KEYS);
  if (points !== undefined) return pointLookup(points, diagnostics);
  const usage = open('usage', USAGE_KEYS);
  return usage && usageLookup(usage);
}

function usageLookup(usage: CheckedObject): UsageLookup {
  const [aspect = '', users = ''] = [usage.text('of'), usage.text('users')];
  const answer = USAGE_ANSWERS.find((choice) => choice === usage.text('answer')) ?? 'windows';
  return { kind: 'usage', aspect, answer, users };
}

function foundLookup(found: CheckedObject): FoundLookup {
  const [field = '', input, entity = ''] = [found.text('by'), found.text('input'), found.text('of')];
  if (input !== undefined) return { kind: 'found', field, answer: { kind: 'results', input } };
  const [items = '', newest] = [found.text('items'), found.text('newest')];
  return { kind: 'found', field, answer: { kind: 'list', entity, items, newest } };
}

function pointLookup(points: CheckedObject, diagnostics: Diagnostics): PointLookup {
  const { entries = [] }: Partial<ObjectValue> = points.object('counts') ?? {};
  const counts = entries.flatMap(({ key, value }) => {
    const [, path, counted] = (value.kind === 'string' ? COUNTED.exec(value.value) : undefined) ?? [];
    if (path !== undefined && counted !== undefined) return { name: key.text, path, value: counted };
    const found = value.kind === 'string' ? `"${value.value}"` : value.kind;
    diagnostics.report('wrong-value', value.span, { what: `"${key.text}"`, expected: '"member=VALUE"', found });
    return [];
  });
  const [aspect = '', items = ''] = [points.text('of'), points.text('items')];
  return { kind: 'points', aspect, items, arguments: points.texts('arguments'), counts };
}
