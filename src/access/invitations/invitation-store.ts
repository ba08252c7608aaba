import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AspectStore, entityPages } from '../../aspects/index.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { isMembers } from '../../kernel/members.js';
import { parseUrn, type Urn } from '../../kernel/urn.js';
import { Work } from '../../kernel/work.js';
import { SecretCipher } from '../secrets/secret-cipher.js';

/** Entities that invitations are, and the aspect that has what one says. */
export const INVITATION_ENTITY = 'inviteToken';
export const INVITATION_ASPECT = 'inviteToken';
/** Member of the aspect that is stored encrypted. */
export const INVITATION_MEMBER = 'token';
const TOKEN_BYTES = 32;

/** What the catalog has of an invitation. `token`: encrypted. `role`: who accepts gets it; absent for none. */
export interface Invitation {
  readonly urn: Urn;
  readonly token: string;
  readonly role: Urn | undefined;
}

/**
 * Invitations as they are stored. One is looked up by the hash of its token, which is its key, and shown again to those
 * who may invite, so its token is encrypted and not only hashed (D-261).
 */
@Injectable()
export class InvitationStore {
  constructor(
    private readonly store: AspectStore,
    private readonly cipher: SecretCipher,
  ) {}

  /** All for a role, or for none. @throws StoreUnavailable */
  async of(role: Urn | undefined): Promise<readonly Invitation[]> {
    const found: Invitation[] = [];
    for await (const urns of entityPages(this.store, INVITATION_ENTITY, Work.unlimited)) {
      const stored = await this.store.latest(urns, [INVITATION_ASPECT]);
      for (const [row] of stored.values()) {
        const invitation = row && invitationIn(row.urn, row.json);
        if (invitation?.role === role && invitation !== undefined) found.push(invitation);
      }
    }
    return found;
  }

  /** The one with that token; `undefined` when there is none. @throws StoreUnavailable */
  async withToken(token: string): Promise<Invitation | undefined> {
    const urn = urnOf(token);
    const [row] = (await this.store.latest([urn], [INVITATION_ASPECT])).get(urn) ?? [];
    return row && invitationIn(urn, row.json);
  }

  /** What its bearer shows; `undefined` when the key is gone with which it was encrypted. @throws StoreUnavailable */
  tokenOf({ urn, token }: Invitation): Promise<string | undefined> {
    return this.cipher.open(urn, token);
  }

  /** A new invitation, which is not stored yet. `shown`: its token in clear. @throws StoreUnavailable */
  async draft(role: Urn | undefined): Promise<Invitation & { readonly shown: string }> {
    const shown = randomBytes(TOKEN_BYTES).toString('base64url');
    const urn = urnOf(shown);
    const encrypt = await this.cipher.encrypter();
    return { urn, token: encrypt(urn, shown), role, shown };
  }
}

function urnOf(token: string): Urn {
  const urn = parseUrn(`urn:li:${INVITATION_ENTITY}:${createHash('sha256').update(token).digest('hex')}`);
  if (urn === undefined) throw new InvariantError('the hash of an invitation is no part of a URN');
  return urn;
}

function invitationIn(urn: Urn, json: string): Invitation | undefined {
  const value: unknown = JSON.parse(json);
  if (!isMembers(value)) return undefined;
  const { token, role } = value;
  return { urn, token: String(token), role: typeof role === 'string' ? parseUrn(role) : undefined };
}
