import type { TimelineChangeSpec, TimelinePartsSpec } from '../../../generated/service/registry/model.js';
import { memberAt, type Members, ownMember } from '../../kernel/members.js';
import type { ValueDifference } from './value-difference.js';
import { type ItemPair, itemsAt, pairItems } from './member-values.js';

type PartsSpec = Extract<TimelineChangeSpec, { kind: 'parts' }>;

/** What is compared of which parts. `nameOf`: what events call a part. */
export interface PartsComparison {
  readonly spec: PartsSpec;
  readonly parts: TimelinePartsSpec;
  readonly nameOf: (key: string) => string;
}

/** A part that is gone or new: its name and its value. */
interface LonePart {
  readonly key: string;
  readonly part: Members;
}

/**
 * Parts that are new, gone, of another type, or in the primary key or no longer in it. One that is gone and one that is
 * new are a part that was renamed, when both stand in the same place and have one type and one description.
 */
export function compareParts(
  { spec, parts, nameOf }: PartsComparison,
  before: unknown,
  after: unknown,
): ValueDifference[] {
  const pairs = pairItems(itemsAt(before, parts.path), itemsAt(after, parts.path), parts.key);
  const gone = pairs.flatMap(({ key, before: part, after: other }) => (part && !other ? [{ key, part }] : []));
  const fresh = pairs.flatMap(({ key, before: other, after: part }) => (part && !other ? [{ key, part }] : []));
  const renames = findRenames(spec, gone, fresh);
  const newNames = new Set(renames.values());
  const changes = pairs.flatMap((pair): ValueDifference[] => {
    const { key } = pair;
    if (pair.before === undefined && newNames.has(key)) return [];
    const change = { subject: nameOf(key), value: key };
    if (pair.before === undefined) {
      return [{ ...change, operation: 'ADD', sentence: (whole) => `The column ${key} was added to ${whole}.` }];
    }
    if (pair.after !== undefined) return typeChanges(spec, pair, change);
    const renamed = renames.get(key);
    if (renamed === undefined) {
      return [{ ...change, operation: 'REMOVE', sentence: (whole) => `The column ${key} was removed from ${whole}.` }];
    }
    const sentence = (whole: string): string => `The column ${key} of ${whole} was renamed to ${renamed}.`;
    return [{ ...change, operation: 'MODIFY', weight: spec.renamed, sentence }];
  });
  return [...changes, ...keyChanges(spec, nameOf, { before, after })];
}

function typeChanges(
  { type }: PartsSpec,
  { key, before = {}, after = {} }: ItemPair,
  change: Pick<ValueDifference, 'subject' | 'value'>,
): ValueDifference[] {
  const [was, is] = [ownMember(before, type), ownMember(after, type)];
  if (was === is) return [];
  const sentence = (whole: string): string =>
    `The column ${key} of ${whole} changed its type from ${String(was)} to ${String(is)}.`;
  return [{ ...change, operation: 'MODIFY', sentence }];
}

/** New names by old ones. Each part is used once, in the order of their names. */
function findRenames(
  { type, description }: PartsSpec,
  gone: readonly LonePart[],
  fresh: readonly LonePart[],
): ReadonlyMap<string, string> {
  const signature = ({ key, part }: LonePart): string | undefined => {
    const text = ownMember(part, description);
    if (typeof text !== 'string' || text.trim() === '') return undefined;
    return JSON.stringify([parentOf(key), ownMember(part, type), text]);
  };
  const free = new Map<string, string[]>();
  for (const one of fresh) {
    const text = signature(one);
    if (text !== undefined) free.set(text, [...(free.get(text) ?? []), one.key]);
  }
  const renames = new Map<string, string>();
  for (const one of gone) {
    const text = signature(one);
    const name = text === undefined ? undefined : free.get(text)?.shift();
    if (name !== undefined) renames.set(one.key, name);
  }
  return renames;
}

/** Where a part stands: its path without the last step; empty at the top. */
function parentOf(key: string): string {
  return key.slice(0, Math.max(key.lastIndexOf('.'), 0));
}

function keyChanges(
  { primaryKeys }: PartsSpec,
  nameOf: (key: string) => string,
  { before, after }: { readonly before: unknown; readonly after: unknown },
): ValueDifference[] {
  if (primaryKeys === undefined) return [];
  const [was, is] = [namesAt(before, primaryKeys), namesAt(after, primaryKeys)];
  const change = (key: string, happened: string): ValueDifference => ({
    operation: 'MODIFY',
    subject: nameOf(key),
    value: key,
    sentence: (whole) => `The column ${key} was ${happened} the primary key of ${whole}.`,
  });
  return [
    ...was.filter((key) => !is.includes(key)).map((key) => change(key, 'removed from')),
    ...is.filter((key) => !was.includes(key)).map((key) => change(key, 'added to')),
  ];
}

/** Each once, in order. */
function namesAt(value: unknown, path: readonly string[]): readonly string[] {
  const found = memberAt(value, path);
  const names = Array.isArray(found) ? found.filter((name) => typeof name === 'string') : [];
  return [...new Set(names)].sort();
}
