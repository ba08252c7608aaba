import type { VersionWeight } from '../../../generated/service/registry/model.js';

const WEIGHTS: readonly VersionWeight[] = ['PATCH', 'MINOR', 'MAJOR'];

/** The heaviest of some changes; `undefined` for none. */
export function heaviest(weights: readonly VersionWeight[]): VersionWeight | undefined {
  return WEIGHTS.findLast((weight) => weights.includes(weight));
}

/** A version that is counted from changes: the first reported moment is 0.0.0. */
export class ComputedVersion {
  private readonly numbers: [major: number, minor: number, patch: number] = [0, 0, 0];
  private isFirst = true;

  /** Count what changed in the next moment. */
  advance(weight: VersionWeight | undefined): void {
    const at = weight === undefined ? -1 : 2 - WEIGHTS.indexOf(weight);
    const [major, minor, patch] = this.numbers;
    if (!this.isFirst && at === 0) this.numbers.splice(0, 3, major + 1, 0, 0);
    if (!this.isFirst && at === 1) this.numbers.splice(1, 2, minor + 1, 0);
    if (!this.isFirst && at === 2) this.numbers.splice(2, 1, patch + 1);
    this.isFirst = false;
  }

  get text(): string {
    return `${this.numbers.join('.')}-computed`;
  }
}
