import { isObject, type JsonObject } from '../shared/json-object.js';
import { readUrn } from '../shared/urn.js';
import { isNoFigure, type SeriesPoint } from './figure-series.js';

/** Columns with which a table of points can still be read. */
const MOST = 7;

/** A column of a table of points. `path`: a member, or a member of a member. */
export interface PointColumn {
  readonly path: readonly string[];
  readonly name: string;
}

/**
 * What a table of points shows: every member with a single value, and those of records in points. What is the same in
 * all of them and names an entity says nothing, and lists are too much for a cell.
 */
export function pointColumns(points: readonly SeriesPoint[]): readonly PointColumn[] {
  const found = new Map<string, PointColumn>();
  for (const { value } of points) {
    for (const column of columnsIn(value)) found.set(column.path.join('.'), column);
  }
  const telling = [...found.values()].filter((column) => {
    const values = new Set(points.map(({ value }) => valueAt(value, column)));
    const [only] = values;
    return values.size > 1 || typeof only !== 'string' || readUrn(only) === undefined;
  });
  return telling.slice(0, MOST);
}

/** @returns `undefined` for a point without it */
export function valueAt(value: JsonObject, { path }: PointColumn): unknown {
  const [first = '', second] = path;
  const member = value[first];
  return second === undefined ? member : isObject(member) ? member[second] : undefined;
}

function columnsIn(value: JsonObject): readonly PointColumn[] {
  return Object.entries(value).flatMap(([name, member]) => {
    if (isNoFigure(name)) return [];
    if (isSingle(member)) return [{ path: [name], name }];
    if (!isObject(member)) return [];
    return Object.entries(member).flatMap(([inner, single]) =>
      isSingle(single) ? [{ path: [name, inner], name: inner === 'type' ? name : inner }] : [],
    );
  });
}

function isSingle(value: unknown): boolean {
  return ['boolean', 'number', 'string'].includes(typeof value);
}
