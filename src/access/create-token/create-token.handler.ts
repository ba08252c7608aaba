import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { completeSystemMetadata, GroupCommit } from '../../aspects/index.js';
import { ACTOR_TYPE } from '../../kernel/actors.js';
import { failures } from '../../kernel/failures.js';
import type { Urn } from '../../kernel/urn.js';
import { Registry } from '../../registry/index.js';
import { TOKEN_ASPECT, type TokenRecord, tokenUrn } from '../token-record.js';
import { TokenRights } from '../token-rights.js';
import { tokenId, TokenSigner } from '../token-signer.js';
import { type CreatedToken, CreateTokenCommand } from './create-token.command.js';

const MOST_CHARACTERS = 500;

@CommandHandler(CreateTokenCommand)
export class CreateTokenHandler implements ICommandHandler<CreateTokenCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly signer: TokenSigner,
    private readonly groupCommit: GroupCommit,
    private readonly rights: TokenRights,
  ) {}

  async execute({ request, actor: owner, context }: CreateTokenCommand): Promise<CreatedToken> {
    const { name, description, lifetime } = request;
    const actor = this.requireUser(request.actor);
    await this.rights.require(context, [actor]);
    if (name.trim() === '' || name.length > MOST_CHARACTERS)
      throw failures.parameterInvalid({ name: 'name', reason: `it has 1 to ${String(MOST_CHARACTERS)} characters` });
    const now = this.signer.now();
    const expiresAt = lifetime === undefined ? undefined : now + lifetime;
    const token = await this.signer.sign({ actor, use: 'caller', expiresAt });
    const id = tokenId(token);
    const urn = tokenUrn(id);
    const record: TokenRecord = {
      ...{ name, actorUrn: actor, ownerUrn: owner, createdAt: now },
      ...(expiresAt === undefined ? {} : { expiresAt }),
      ...(description === undefined ? {} : { description }),
    };
    await this.groupCommit.submit({
      changes: [
        {
          target: this.registry.requireUrn(urn),
          writes: [{ aspect: TOKEN_ASPECT, change: 'UPSERT', json: JSON.stringify(record) }],
        },
      ],
      stamp: { time: now, actor: owner },
      system: completeSystemMetadata({}, now),
    });
    return { token, id, urn };
  }

  private requireUser(text: string): Urn {
    const { urn, entityType } = this.registry.requireUrn(text);
    if (entityType !== ACTOR_TYPE) throw failures.entityTypeMismatch({ urn, entityType: ACTOR_TYPE });
    return urn;
  }
}
