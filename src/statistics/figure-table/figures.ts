import { assertNever } from '../../kernel/assert-never.js';

export type FigureKind = 'CARDINALITY' | 'LATEST' | 'SUM';

/** Becomes one value from many. */
export interface Figure {
  /** @param time of the point, epoch milliseconds */
  add(value: unknown, time: number): void;
  /** `undefined` when no value came. */
  readonly result: unknown;
}

/** A value as text: as it stands, or as JSON. */
export function textOfValue(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'bigint' ? value.toString() : JSON.stringify(value);
}

export function newFigure(kind: FigureKind): Figure {
  switch (kind) {
    case 'CARDINALITY':
      return new Cardinality();
    case 'LATEST':
      return new Latest();
    case 'SUM':
      return new Sum();
    default:
      return assertNever(kind, 'kind of figure');
  }
}

/** Of values of one time the first that came. */
class Latest implements Figure {
  result: unknown;
  private time = -Infinity;

  add(value: unknown, time: number): void {
    if (time <= this.time) return;
    this.time = time;
    this.result = value;
  }
}

class Sum implements Figure {
  result: number | undefined;

  add(value: unknown): void {
    if (typeof value === 'number' || typeof value === 'bigint') this.result = (this.result ?? 0) + Number(value);
  }
}

/** Items of a list count one by one. */
class Cardinality implements Figure {
  private readonly values = new Set<string>();

  get result(): number {
    return this.values.size;
  }

  add(value: unknown): void {
    for (const one of Array.isArray(value) ? value : [value]) this.values.add(textOfValue(one));
  }
}
