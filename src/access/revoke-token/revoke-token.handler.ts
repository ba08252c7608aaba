import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { completeSystemMetadata, GroupCommit } from '../../aspects/index.js';
import { Registry } from '../../registry/index.js';
import { KnownTokens } from '../known-tokens.js';
import { tokenUrn } from '../token-record.js';
import { TokenRights } from '../token-rights.js';
import { RevokeTokenCommand } from './revoke-token.command.js';

/** What `tokenId` makes. */
const ID = /^[0-9a-f]{64}$/;

@CommandHandler(RevokeTokenCommand)
export class RevokeTokenHandler implements ICommandHandler<RevokeTokenCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly tokens: KnownTokens,
    private readonly groupCommit: GroupCommit,
    private readonly rights: TokenRights,
  ) {}

  async execute({ id, actor, context }: RevokeTokenCommand): Promise<boolean> {
    if (!ID.test(id)) return false;
    const target = this.registry.requireUrn(tokenUrn(id));
    const people = await this.tokens.peopleOf(target.urn);
    if (people === undefined) return false;
    await this.rights.require(context, [people.actor, people.owner]);
    const now = this.tokens.now();
    const changes = await this.groupCommit.submit({
      changes: [{ target, writes: [{ aspect: target.entity.keyAspect, change: 'DELETE', json: undefined }] }],
      stamp: { time: now, actor },
      system: completeSystemMetadata({}, now),
    });
    this.tokens.forget();
    return changes.length > 0;
  }
}
