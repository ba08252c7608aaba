import { Injectable } from '@nestjs/common';
import {
  EditAspectsCommand,
  type EditedAspect,
  IngestProposalsCommand,
  type ProposalDto,
} from '../../aspects/index.js';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, type Members } from '../../kernel/members.js';
import { entityTypeOf, type Urn } from '../../kernel/urn.js';
import {
  type CatalogMessage,
  type MessageClass,
  MessageInterceptor,
  type MessageStep,
  type RequestContext,
} from '../../platform/seam/index.js';
import { Registry } from '../../registry/index.js';
import { type Encrypt, SecretCipher } from './secret-cipher.js';
import { SECRET_ASPECT, SECRET_ENTITY, SECRET_MEMBER } from './stored-secret.js';

/** Characters of the JSON text of a secret; it is read in one turn. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Has values of secrets encrypted before anything else sees them, whichever wire they come by: the store, its history,
 * the log, topics and indexes have what is encrypted alone (D-195).
 */
@Injectable()
export class EncryptedWrites extends MessageInterceptor {
  constructor(
    private readonly cipher: SecretCipher,
    private readonly registry: Registry,
  ) {
    super();
  }

  override wants(messages: MessageClass): boolean {
    return messages === IngestProposalsCommand || messages === EditAspectsCommand;
  }

  override async around<Result>(
    message: CatalogMessage<Result>,
    _context: RequestContext,
    next: MessageStep,
  ): Promise<Result> {
    if (message instanceof IngestProposalsCommand && message.proposals.some(isOfSecret)) {
      const encrypt = await this.cipher.encrypter();
      message.proposals = message.proposals.map((one) => (isOfSecret(one) ? this.encrypted(one, encrypt) : one));
    }
    if (message instanceof EditAspectsCommand && message.urns.some((urn) => entityTypeOf(urn) === SECRET_ENTITY)) {
      const [encrypt, { edit }] = [await this.cipher.encrypter(), message];
      message.edit = (stored) => edit(stored).map(encryptedEdit(encrypt));
    }
    return next(message);
  }

  /** What cannot be read is left to whoever says what is wrong with it. */
  private encrypted(proposal: ProposalDto, encrypt: Encrypt): ProposalDto {
    const { aspect, changeType } = proposal;
    if (changeType === 'PATCH') throw failures.changeTypeUnsupported({ changeType, aspect: SECRET_ASPECT });
    if (aspect === undefined) return proposal;
    if (aspect.value.length > MOST_CHARACTERS)
      throw failures.aspectTooLarge({ aspect: SECRET_ASPECT, limit: MOST_CHARACTERS });
    const value = membersIn(aspect.value);
    if (value === undefined) return proposal;
    const urn = this.urnOf(proposal);
    // Written again in any case: of a member that comes twice the text has both values.
    return { ...proposal, aspect: { ...aspect, value: writeExactJson(withEncrypted(value, urn, encrypt)) } };
  }

  /** @throws what is wrong with the URN or the key */
  private urnOf({ entityUrn = '', entityType, entityKeyAspect }: ProposalDto): Urn {
    if (entityUrn !== '') return this.registry.requireUrn(entityUrn).urn;
    const key = entityKeyAspect && membersIn(entityKeyAspect.value);
    return this.registry.urnOf(this.registry.requireEntity(entityType), key ?? {});
  }
}

function isOfSecret({ aspectName }: ProposalDto): boolean {
  return aspectName === SECRET_ASPECT;
}

function encryptedEdit(encrypt: Encrypt): (edited: EditedAspect) => EditedAspect {
  return (edited) => {
    if (edited.aspect !== SECRET_ASPECT) return edited;
    return { ...edited, value: withEncrypted(edited.value, edited.urn, encrypt) };
  };
}

function withEncrypted(value: Members, urn: Urn, encrypt: Encrypt): Members {
  const text = value[SECRET_MEMBER];
  return typeof text === 'string' ? { ...value, [SECRET_MEMBER]: encrypt(urn, text) } : value;
}

function membersIn(json: string): Members | undefined {
  try {
    const value = readExactJson(json);
    return isMembers(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
