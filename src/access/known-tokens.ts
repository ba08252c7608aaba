import { Injectable } from '@nestjs/common';
import { AspectStore, CommitNotices } from '../aspects/index.js';
import { Clock } from '../kernel/clock.js';
import { failures } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { peopleIn, TOKEN_ASPECT, TOKEN_ENTITY, type TokenPeople, tokenUrn } from './token-record.js';
import { tokenId, TokenSigner } from './token-signer.js';

/** Tokens that are remembered; beyond it the oldest is read again. */
const MOST_TOKENS = 10_000;
/** Milliseconds for which a token that another process may revoke counts as good without another look. */
const SHARED_TRUST = 1000;

/** `writes`: how often tokens had been written when the token was looked up, -1 before. `time`: when that was. */
interface KnownToken {
  readonly actor: Urn;
  readonly expiresAt: number;
  readonly isStored: boolean;
  writes: number;
  time: number;
}

/**
 * Tokens that were seen to be good. The signature of each is verified once; whether the catalog still has it is looked
 * up whenever a token was written since, and where several processes write once a second: so a token that was revoked
 * is refused at once, or a second later by the other processes.
 */
@Injectable()
export class KnownTokens {
  private readonly tokens = new Map<string, KnownToken>();
  /** How often this process has written tokens. */
  private writes = 0;

  constructor(
    private readonly signer: TokenSigner,
    private readonly store: AspectStore,
    private readonly clock: Clock,
    notices: CommitNotices,
  ) {
    notices.add((changes) => {
      if (changes.some(({ entityType }) => entityType === TOKEN_ENTITY)) this.writes++;
    });
  }

  /** Whether the token was seen before and is not known to be refused. */
  has(token: string): boolean {
    return this.tokens.has(token);
  }

  /** Forget a token that is revoked, or all of them. */
  forget(): void {
    this.tokens.clear();
  }

  /** @throws failures.unauthenticated, failures.tokenExpired, StoreUnavailable */
  async actorOf(token: string): Promise<Urn> {
    const known = this.tokens.get(token) ?? (await this.meet(token));
    if (known.expiresAt <= this.clock.now()) {
      this.tokens.delete(token);
      throw failures.tokenExpired({});
    }
    if (known.isStored) await this.lookUp(token, known);
    return known.actor;
  }

  /** Whom a token is of; `undefined` when the catalog has no such token. @throws StoreUnavailable */
  async peopleOf(urn: Urn): Promise<TokenPeople | undefined> {
    const [row] = (await this.store.latest([urn], [TOKEN_ASPECT])).get(urn) ?? [];
    return row === undefined ? undefined : peopleIn(row.json);
  }

  /** Epoch milliseconds, UTC. */
  now(): number {
    return this.clock.now();
  }

  private async meet(token: string): Promise<KnownToken> {
    const { actor, use, expiresAt = Infinity } = await this.signer.read(token);
    return { actor, expiresAt, isStored: use === 'caller', writes: -1, time: 0 };
  }

  /** @throws failures.unauthenticated for a token that the catalog does not have, or not any more */
  private async lookUp(token: string, known: KnownToken): Promise<void> {
    const time = this.clock.now();
    const { writes } = this;
    if (writes === known.writes && (!this.store.isRemote || time - known.time < SHARED_TRUST)) return;
    const people = await this.peopleOf(tokenUrn(tokenId(token)));
    if (people?.actor !== known.actor) {
      this.tokens.delete(token);
      throw failures.unauthenticated({});
    }
    known.writes = writes;
    known.time = time;
    this.remember(token, known);
  }

  private remember(token: string, known: KnownToken): void {
    if (this.tokens.has(token)) return;
    this.tokens.set(token, known);
    if (this.tokens.size <= MOST_TOKENS) return;
    for (const oldest of this.tokens.keys()) {
      this.tokens.delete(oldest);
      return;
    }
  }
}
