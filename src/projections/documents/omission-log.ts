import { Logger } from '@nestjs/common';
import type { Clock } from '../../kernel/clock.js';
import { type Omission, SEARCH_LIMITS } from './search-limits.js';

/** Milliseconds between two lines of the log: a rebuild may meet the same aspects again, and many of them. */
const PAUSE = 60_000;

/** Says in the log what search does not find, at most once a minute. */
export class OmissionLog {
  private readonly logger = new Logger('Documents');
  private others = 0;
  private last = Number.NEGATIVE_INFINITY;

  constructor(private readonly clock: Clock) {}

  readonly note = ({ urn, aspect, values }: Omission): void => {
    if (this.clock.now() - this.last < PAUSE) {
      this.others++;
      return;
    }
    this.last = this.clock.now();
    const limits = `${shown(SEARCH_LIMITS.values, 'value')} and ${shown(SEARCH_LIMITS.characters, 'character')} of a field`;
    const more = this.others === 0 ? '' : ` So are values of ${shown(this.others, 'aspect')} before it.`;
    this.others = 0;
    this.logger.warn(
      `${shown(values, 'value')} of the aspect ${aspect} of ${urn} ${values === 1 ? 'is' : 'are'} stored, but not found ` +
        `by search: an aspect contributes ${limits}.${more}`,
    );
  };
}

function shown(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}
