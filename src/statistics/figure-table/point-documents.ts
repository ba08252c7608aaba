/**
 * A point as the documents that figures are computed from: the point itself, without its lists of records, and one for
 * each record, which has the list with this record alone. So a figure is of the point or of its records, never of both,
 * and nothing is counted as often as a list is long.
 */
import { isMembers, memberAt, type Members, ownMember } from '../../kernel/members.js';
import type { StatisticsField } from './statistics-field.js';

/** `members`: what filters see. `item`: the record; absent for the point. */
export interface PointDocument {
  readonly members: Members;
  readonly collection?: readonly string[];
  readonly item?: unknown;
}

/** @param collections paths of the lists of records */
export function pointDocuments(point: Members, collections: readonly (readonly string[])[]): readonly PointDocument[] {
  const bare = collections.reduce<Members>((members, path) => replaced(members, path, undefined), point);
  const items = collections.flatMap((collection) =>
    listAt(point, collection).map((item): PointDocument => ({
      members: replaced(bare, collection, item),
      collection,
      item,
    })),
  );
  return [{ members: bare }, ...items];
}

/** The value of a field in a document; `undefined` where it has none. */
export function fieldValue(document: PointDocument, field: StatisticsField): unknown {
  if (field.collection?.join('.') !== document.collection?.join('.')) return undefined;
  const value = memberAt(field.collection === undefined ? document.members : document.item, field.path);
  return value ?? undefined;
}

function listAt(value: unknown, path: readonly string[]): readonly unknown[] {
  const list = memberAt(value, path);
  return Array.isArray(list) ? list : [];
}

/** A copy with another value at the end of a path; the object itself when there is no such path. */
function replaced(members: Members, [name = '', ...rest]: readonly string[], value: unknown): Members {
  const own = ownMember(members, name);
  if (rest.length === 0) return { ...members, [name]: value };
  return isMembers(own) ? { ...members, [name]: replaced(own, rest, value) } : members;
}
