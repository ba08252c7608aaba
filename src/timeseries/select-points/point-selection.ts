import { compareByCodePoint } from '../../kernel/code-point-order.js';
import { wideNumbers } from '../../kernel/exact-json.js';
import type { SortCriterion } from '../../kernel/filter.js';
import { compareKeys, memberKey, type MemberKey } from './member-order.js';

/** Points that are gathered beyond the limit before those that come last are given up. */
const SPARE = 2000;

/** What decides about a point; an engine has more of it. */
export interface StoredPoint {
  readonly timestamp: number;
  readonly identity: string;
  readonly json: string;
}

/**
 * Those points that a query answers, chosen from all that pass its filter. They come with the latest time first, and
 * those of one time with the last identity first. `value`: what is parsed of a point.
 */
export interface PointSelection<P extends StoredPoint> {
  add(point: P, value: unknown): void;
  /** Whether no further point can change it. */
  readonly isFull: boolean;
  /** In the order of the answer. To be called once, after the last `add`. */
  end(): readonly P[];
}

/** The newest points; those of one time by identity. */
export class NewestPoints<P extends StoredPoint> implements PointSelection<P> {
  private readonly chosen: P[] = [];
  private sameTime: P[] = [];

  constructor(private readonly limit: number) {}

  get isFull(): boolean {
    return this.chosen.length >= this.limit;
  }

  add(point: P): void {
    if (this.sameTime[0]?.timestamp !== point.timestamp) this.closeTime();
    this.sameTime.push(point);
    if (this.sameTime.length > this.limit + SPARE) this.sameTime.splice(0, SPARE);
  }

  end(): readonly P[] {
    this.closeTime();
    return this.chosen;
  }

  private closeTime(): void {
    const free = this.limit - this.chosen.length;
    if (free > 0) for (const point of this.sameTime.reverse().slice(0, free)) this.chosen.push(point);
    this.sameTime = [];
  }
}

/** The first points by a member, those without it at the end; ties with the newest first, then by identity. */
export class SortedPoints<P extends StoredPoint> implements PointSelection<P> {
  readonly isFull = false;
  private readonly sign: 1 | -1;
  private keyed: { readonly key: MemberKey | undefined; readonly point: P }[] = [];

  constructor(
    private readonly limit: number,
    private readonly sort: SortCriterion,
  ) {
    this.sign = sort.order === 'ASCENDING' ? 1 : -1;
  }

  add(point: P, value: unknown): void {
    this.keyed.push({ key: memberKey(wideNumbers(point.json, value), this.sort.field), point });
    if (this.keyed.length >= this.limit + SPARE) this.keep();
  }

  end(): readonly P[] {
    this.keep();
    return this.keyed.map(({ point }) => point);
  }

  private keep(): void {
    this.keyed.sort((a, b) => this.order(a.key, b.key) || newestFirst(a.point, b.point));
    this.keyed = this.keyed.slice(0, this.limit);
  }

  private order(a: MemberKey | undefined, b: MemberKey | undefined): number {
    if (a === undefined) return b === undefined ? 0 : 1;
    return b === undefined ? -1 : compareKeys(a, b) * this.sign;
  }
}

function newestFirst(a: StoredPoint, b: StoredPoint): number {
  return b.timestamp - a.timestamp || compareByCodePoint(a.identity, b.identity);
}
