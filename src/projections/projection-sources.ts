import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/aspect-store.port.js';
import { ChangeLog } from '../aspects/change-log.port.js';
import { Clock } from '../kernel/clock.js';
import { ParkedEntries } from './parked-entries.port.js';

/** What projections are fed from, and where is noted what they could not take. */
@Injectable()
export class ProjectionSources {
  constructor(
    readonly store: AspectStore,
    readonly log: ChangeLog,
    readonly parked: ParkedEntries,
    readonly clock: Clock,
  ) {}
}
