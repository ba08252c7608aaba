/**
 * Groups points and computes figures of each group, in one pass.
 *
 * Groups are a tree: a level for each thing that is grouped by, and the figures at the leaves. A document is in every
 * group whose keys it has all, so that one without a key is in none. At the end the tree is read from left to right,
 * keys in ascending order; on the innermost level, intervals of time between the first and the last one of their
 * branch that have no document are rows of their own.
 */
import { compareByCodePoint } from '../../kernel/code-point-order.js';
import { failures } from '../../kernel/failures.js';
import type { CalendarWindows } from './calendar-windows.js';
import { type Figure, type FigureKind, newFigure, textOfValue } from './figures.js';
import { fieldValue, type PointDocument } from './point-documents.js';
import type { StatisticsField } from './statistics-field.js';

export interface TableMetric {
  readonly kind: FigureKind;
  readonly field: StatisticsField;
}

/** What is grouped by: the texts of a field, or intervals of the time of points. */
export type TableBucket =
  | { readonly kind: 'text'; readonly field: StatisticsField }
  | { readonly kind: 'time'; readonly windows: CalendarWindows };

export interface FigureTableSpec {
  readonly metrics: readonly TableMetric[];
  readonly buckets: readonly TableBucket[];
  /** Parameter of the caller that is to blame for too many groups. */
  readonly blame: string;
}

/** `keys`: of the group, times as epoch milliseconds. `values`: of the figures, `undefined` for none. */
export interface FigureRow {
  readonly keys: readonly (number | string)[];
  readonly values: readonly unknown[];
}

/** Most rows of a table. */
const MOST_ROWS = 65_536;

interface GroupBranch {
  readonly children: Map<number | string, GroupBranch>;
  readonly figures: readonly Figure[];
}

export class FigureTable {
  private readonly root: GroupBranch;
  private groups = 0;

  constructor(private readonly spec: FigureTableSpec) {
    this.root = this.newBranch(0);
  }

  /** @param time of the point that the document is of, epoch milliseconds */
  add(document: PointDocument, time: number): void {
    this.addTo(this.root, 0, document, time);
  }

  /** @throws failures.parameterInvalid for more rows than a table may have */
  rows(): readonly FigureRow[] {
    const rows: FigureRow[] = [];
    const visit = (branch: GroupBranch, level: number, keys: readonly (number | string)[]): void => {
      const bucket = this.spec.buckets[level];
      if (bucket === undefined) {
        this.requireFewRows(rows.length + 1);
        rows.push({ keys, values: branch.figures.map(({ result }) => result) });
        return;
      }
      for (const [key, child] of this.childrenOf(branch, bucket, level)) visit(child, level + 1, [...keys, key]);
    };
    visit(this.root, 0, []);
    return rows;
  }

  private addTo(branch: GroupBranch, level: number, document: PointDocument, time: number): void {
    const bucket = this.spec.buckets[level];
    if (bucket === undefined) {
      for (const [at, { field }] of this.spec.metrics.entries()) {
        const value = fieldValue(document, field);
        if (value !== undefined) branch.figures[at]?.add(value, time);
      }
      return;
    }
    for (const key of keysOf(bucket, document, time)) {
      let child = branch.children.get(key);
      if (child === undefined) {
        this.requireFewRows(++this.groups);
        child = this.newBranch(level + 1);
        branch.children.set(key, child);
      }
      this.addTo(child, level + 1, document, time);
    }
  }

  private childrenOf(
    { children }: GroupBranch,
    bucket: TableBucket,
    level: number,
  ): readonly [number | string, GroupBranch][] {
    const sorted = [...children].sort(([a], [b]) => compareKeys(a, b));
    if (bucket.kind === 'text' || level + 1 < this.spec.buckets.length) return sorted;
    const all: [number | string, GroupBranch][] = [];
    for (const [key, child] of sorted) {
      for (let gap = this.gapAfter(all, bucket.windows); gap !== undefined && gap < Number(key);) {
        this.requireFewRows(all.length + 1);
        all.push([gap, this.newBranch(level + 1)]);
        gap = bucket.windows.after(gap);
      }
      all.push([key, child]);
    }
    return all;
  }

  private gapAfter(all: readonly [number | string, GroupBranch][], windows: CalendarWindows): number | undefined {
    const last = all.at(-1);
    return last === undefined ? undefined : windows.after(Number(last[0]));
  }

  private newBranch(level: number): GroupBranch {
    const isLeaf = level === this.spec.buckets.length;
    return { children: new Map(), figures: isLeaf ? this.spec.metrics.map(({ kind }) => newFigure(kind)) : [] };
  }

  private requireFewRows(rows: number): void {
    if (rows <= MOST_ROWS) return;
    const reason = `it makes more than ${String(MOST_ROWS)} groups`;
    throw failures.parameterInvalid({ name: this.spec.blame, reason });
  }
}

function keysOf(bucket: TableBucket, document: PointDocument, time: number): readonly (number | string)[] {
  if (bucket.kind === 'time') {
    const start = bucket.windows.startOf(time);
    return start === undefined ? [] : [start];
  }
  const value = fieldValue(document, bucket.field);
  if (value === undefined) return [];
  return Array.isArray(value) ? [...new Set(value.map(textOfValue))] : [textOfValue(value)];
}

function compareKeys(a: number | string, b: number | string): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareByCodePoint(String(a), String(b));
}
