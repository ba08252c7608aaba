import { createHash, randomBytes } from 'node:crypto';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { EditAspectsCommand } from '../../aspects/index.js';
import { ACTOR_TYPE } from '../../kernel/actors.js';
import { Clock } from '../../kernel/clock.js';
import { readExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { CatalogCommand, MessageBus, type RequestContext } from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';

/** The aspect of users by which passwords are checked, by programs that let people sign in. */
const ASPECT = 'corpUserCredentials';
const RANDOM_BYTES = 32;
/** Milliseconds for which a token is good. */
const LIFETIME = 24 * 3_600_000;

/**
 * Ask for a token with which a user chooses a new password, within 24 hours; an older one is no longer good. Of the
 * token its SHA-256 is stored, in hexadecimal digits, and when it expires. A user who has no password gets one that
 * nothing fits.
 * @returns the token. Fails with urnInvalid, entityTypeUnknown, entityTypeMismatch, entityMissing.
 */
export class CreateResetTokenCommand extends CatalogCommand<string> {
  constructor(
    readonly user: string,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(CreateResetTokenCommand)
export class CreateResetTokenHandler implements ICommandHandler<CreateResetTokenCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly bus: MessageBus,
    private readonly clock: Clock,
  ) {}

  async execute({ user, context }: CreateResetTokenCommand): Promise<string> {
    const { urn, entityType } = this.registry.requireUrn(user);
    if (entityType !== ACTOR_TYPE) throw failures.entityTypeMismatch({ urn, entityType: ACTOR_TYPE });
    const token = randomText();
    const unusable = { salt: randomText(), hashedPassword: randomText() };
    const reset = {
      passwordResetToken: createHash('sha256').update(token).digest('hex'),
      passwordResetTokenExpirationTimeMillis: this.clock.now() + LIFETIME,
    };
    await this.bus.execute(
      new EditAspectsCommand(
        [urn],
        (stored) => {
          if (!stored.exists(urn)) throw failures.entityMissing({ urn, doing: 'Cannot reset the password' });
          return [{ urn, aspect: ASPECT, value: { ...unusable, ...valueIn(stored.json(urn, ASPECT)), ...reset } }];
        },
        context,
      ),
    );
    return token;
  }
}

function valueIn(json: string | undefined): Members {
  const value: unknown = json === undefined ? undefined : readExactJson(json);
  return isMembers(value) ? value : {};
}

function randomText(): string {
  return randomBytes(RANDOM_BYTES).toString('base64url');
}
