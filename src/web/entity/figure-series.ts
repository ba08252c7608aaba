import { isMoment } from '../widgets/value-shape.js';
import { isObject, type JsonObject } from '../shared/json-object.js';

/** A point of a time series as RPC answers it: its value is JSON in a text. */
export interface SeriesPoint {
  readonly aspect: { readonly value: string };
}

/** `time`: epoch milliseconds, UTC. */
interface Point {
  readonly time: number;
  readonly value: JsonObject;
}

/** A figure at a time. */
export interface FigurePoint {
  readonly time: number;
  readonly figure: number;
}

/** Members that every point has and that are no figures. */
const NO_FIGURES = new Set(['timestampMillis', 'eventGranularity', 'partitionSpec']);

/** Points in order of time, the oldest first. */
export function pointsOf(values: readonly SeriesPoint[]): readonly Point[] {
  const points = values.flatMap(({ aspect }) => {
    const value: unknown = JSON.parse(aspect.value);
    if (!isObject(value)) return [];
    const time = Number(value['timestampMillis']);
    return Number.isFinite(time) ? [{ time, value }] : [];
  });
  return points.sort((a, b) => a.time - b.time);
}

/** The numbers of points over time, in the order in which points name them. */
export function figureSeries(
  points: readonly Point[],
): readonly { readonly name: string; readonly figures: readonly FigurePoint[] }[] {
  const names = new Set(points.flatMap(({ value }) => Object.keys(value)));
  return [...names].flatMap((name) => {
    if (NO_FIGURES.has(name)) return [];
    const figures = points.flatMap(({ time, value }) => {
      const figure = value[name];
      return typeof figure === 'number' && !isMoment(name, figure) ? [{ time, figure }] : [];
    });
    return figures.length === 0 ? [] : [{ name, figures }];
  });
}
