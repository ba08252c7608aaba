import { Query } from '@nestjs/cqrs';
import type { AspectRow } from '../aspect-store.port.js';

/** One version of an aspect and the full name of its record. */
export interface AspectVersion {
  readonly record: string;
  readonly row: AspectRow;
}

/**
 * One version of one aspect: 0 is the latest, 1 the oldest replaced, -1 the newest replaced.
 * An unknown URN, aspect or version fails with failures.aspectMissing.
 */
export class ReadVersionQuery extends Query<AspectVersion> {
  constructor(
    readonly urn: string,
    readonly aspect: string,
    readonly version: number,
  ) {
    super();
  }
}
