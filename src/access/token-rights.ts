import { Injectable } from '@nestjs/common';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { failures } from '../kernel/failures.js';
import { Settings } from '../platform/config/index.js';
import type { RequestContext } from '../platform/seam/index.js';

/** Whose access tokens a caller may make, list and revoke: with authentication on, those of oneself. */
@Injectable()
export class TokenRights {
  constructor(private readonly settings: Settings) {}

  /**
   * @param people the caller has to be one of them
   * @throws failures.forbidden
   */
  require(context: RequestContext, people: readonly (string | undefined)[]): void {
    const { actor } = context;
    if (this.settings.auth !== 'on' || actor === SYSTEM_ACTOR || people.includes(actor)) return;
    throw failures.forbidden({});
  }
}
