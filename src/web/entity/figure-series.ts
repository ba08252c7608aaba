import { isMoment } from '../widgets/value-shape.js';
import { isObject, type JsonObject } from '../shared/json-object.js';

/** A point of a time series as RPC answers it: its value is JSON in a text. */
export interface AnsweredPoint {
  readonly aspect: { readonly value: string };
}

/** A point of a time series. `time`: epoch milliseconds, UTC. */
export interface SeriesPoint {
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

/** Whether a member is no figure, but says of what time or which part of the data a point is. */
export function isNoFigure(member: string): boolean {
  return NO_FIGURES.has(member);
}

/** Whether points count what happened in spans of time: the models have them say how long these are. */
export function areCounted(points: readonly SeriesPoint[]): boolean {
  return points.some(({ value }) => isObject(value['eventGranularity']));
}

/** Points in order of time, the oldest first. */
export function pointsOf(values: readonly AnsweredPoint[]): readonly SeriesPoint[] {
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
  points: readonly SeriesPoint[],
): readonly { readonly name: string; readonly figures: readonly FigurePoint[] }[] {
  const names = new Set(points.flatMap(({ value }) => Object.keys(value)));
  return [...names].flatMap((name) => {
    if (isNoFigure(name)) return [];
    const figures = points.flatMap(({ time, value }) => {
      const figure = value[name];
      return typeof figure === 'number' && !isMoment(name, figure) ? [{ time, figure }] : [];
    });
    return figures.length === 0 ? [] : [{ name, figures }];
  });
}
