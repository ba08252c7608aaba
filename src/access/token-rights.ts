import { Injectable } from '@nestjs/common';
import { failures } from '../kernel/failures.js';
import type { RequestContext } from '../platform/seam/index.js';
import { Authorization } from './policies/authorization.js';

const OWN = ['GENERATE_PERSONAL_ACCESS_TOKENS', 'MANAGE_ACCESS_TOKENS'] as const;
const ALL = ['MANAGE_ACCESS_TOKENS'] as const;

/** Whose access tokens a caller may make, list and revoke: those of oneself, or with a privilege all of them. */
@Injectable()
export class TokenRights {
  constructor(private readonly authorization: Authorization) {}

  /**
   * @param people the caller has to be one of them, or be allowed to manage all tokens
   * @throws failures.forbidden
   */
  async require(context: RequestContext, people: readonly (string | undefined)[]): Promise<void> {
    const { actor } = context;
    if (!(await this.authorization.hasEverywhere(actor, people.includes(actor) ? OWN : ALL)))
      throw failures.forbidden({});
  }
}
