import { CatalogError } from '../../kernel/failures.js';
import type { Distribution } from './distribution.js';

/** `refused`: the caller is to blame. `failed`: the service, an engine that is away, or a lack of time. */
export type Outcome = 'failed' | 'ok' | 'refused';

/** Durations by how it ended, made when the first of its kind ends. */
export class OutcomeTimes {
  private readonly known: Partial<Record<Outcome, Distribution>> = {};

  constructor(private readonly distributionOf: (outcome: Outcome) => Distribution) {}

  /** @param began when it began, by `performance.now` */
  note(outcome: Outcome, began: number): void {
    (this.known[outcome] ??= this.distributionOf(outcome)).note((performance.now() - began) / 1000);
  }
}

/** @param error what was thrown */
export function outcomeOf(error: unknown): Outcome {
  return error instanceof CatalogError && error.row.status < 500 ? 'refused' : 'failed';
}
