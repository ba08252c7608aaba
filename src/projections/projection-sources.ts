import { Injectable } from '@nestjs/common';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { ChangeLog } from '../change-log/change-log.port.js';
import { Clock } from '../kernel/clock.js';
import type { Urn } from '../kernel/urn.js';
import { DeadLetters } from './dead-letters.port.js';
import { RebuildSource } from './rebuild-source.js';
import { SharedPass } from './shared-pass.js';

/** What projections are fed from, and where the entries go that they cannot take. */
@Injectable()
export class ProjectionSources {
  /**
   * All latest rows and newest points as RESTATE entries, read once for all projections that are being rebuilt at the
   * same time.
   */
  readonly rows: SharedPass<readonly ChangeEntry[], Urn>;

  constructor(
    readonly source: RebuildSource,
    readonly log: ChangeLog,
    readonly deadLetters: DeadLetters,
    readonly clock: Clock,
  ) {
    this.rows = new SharedPass((after) => source.pages(after));
  }
}
