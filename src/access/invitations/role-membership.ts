import { Injectable } from '@nestjs/common';
import { completeSystemMetadata, GroupCommit } from '../../aspects/index.js';
import { Clock } from '../../kernel/clock.js';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/index.js';
import { Authorization } from '../policies/authorization.js';

/** Entities that roles are, and the aspect of users that lists those they have. */
export const ROLE_ENTITY = 'dataHubRole';
const ROLE_ASPECT = 'roleMembership';

/** Gives roles to users. */
@Injectable()
export class RoleMembership {
  constructor(
    private readonly registry: Registry,
    private readonly groupCommit: GroupCommit,
    private readonly authorization: Authorization,
    private readonly clock: Clock,
  ) {}

  /** Give somebody a role in the place of any other; policies are not asked, and know it at once. */
  async take(user: Urn, role: Urn): Promise<void> {
    const time = this.clock.now();
    const json = JSON.stringify({ roles: [role] });
    await this.groupCommit.submit({
      changes: [{ target: this.registry.requireUrn(user), writes: [{ aspect: ROLE_ASPECT, change: 'UPSERT', json }] }],
      stamp: { time, actor: user },
      system: completeSystemMetadata({}, time),
    });
    this.authorization.forget();
  }
}
