import { Injectable, Logger } from '@nestjs/common';
import { AspectStore, CommitNotices } from '../aspects/index.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { ACTOR_TYPE } from '../kernel/actors.js';
import { Clock } from '../kernel/clock.js';
import { failures } from '../kernel/failures.js';
import type { Urn } from '../kernel/urn.js';
import { isSuspended, STATUS_ASPECT } from './account-status.js';
import { peopleIn, TOKEN_ASPECT, TOKEN_ENTITY, type TokenPeople, tokenUrn } from './token-record.js';
import { tokenId, TokenSigner } from './token-signer.js';

/** Tokens that are remembered; beyond it the one that was met first is read again. */
const MOST_TOKENS = 10_000;
/** Milliseconds for which what another process may change counts without another look. */
const SHARED_TRUST = 1000;

/** `writes`: how often tokens and states had been written when the token was looked up. `time`: when that was. */
interface KnownToken {
  readonly urn: Urn;
  readonly actor: Urn;
  readonly expiresAt: number;
  isSuspended: boolean;
  writes: number;
  time: number;
}

/**
 * Tokens that were seen to be good, by the whole text of the header that they came in. The signature of each is
 * verified once. Whether the catalog still has it, and whether its user is suspended, is looked up whenever a token or
 * the state of an account was written since, and where several processes write once a second: so a token that was
 * revoked, or whose user was suspended, is refused at once, or a second later by the other processes.
 */
@Injectable()
export class KnownTokens {
  private readonly logger = new Logger('authentication');
  private readonly tokens = new Map<string, KnownToken>();
  /** How often this process has written what is looked up. */
  private writes = 0;

  constructor(
    private readonly signer: TokenSigner,
    private readonly store: AspectStore,
    private readonly clock: Clock,
    notices: CommitNotices,
  ) {
    notices.add((changes) => {
      if (changes.some(mayConcernTokens)) this.writes++;
    });
  }

  /** Whether the token was seen before and is not known to be refused for good. */
  has(header: string): boolean {
    return this.tokens.has(header);
  }

  /** Forget a token that is revoked, or all of them. */
  forget(): void {
    this.tokens.clear();
  }

  /**
   * The actor of a token that is known to be good; `undefined` when `actorOf` has to find out.
   * @throws failures.tokenExpired, failures.userSuspended
   */
  known(header: string): Urn | undefined {
    const known = this.tokens.get(header);
    if (known === undefined) return undefined;
    const now = this.clock.now();
    if (known.expiresAt <= now) {
      this.tokens.delete(header);
      throw failures.tokenExpired({});
    }
    return this.isCurrent(known, now) ? actorIn(known) : undefined;
  }

  /**
   * @param token what the header has of it
   * @throws failures.unauthenticated, failures.tokenExpired, failures.userSuspended, StoreUnavailable
   */
  async actorOf(header: string, token: string): Promise<Urn> {
    const known = this.tokens.get(header);
    if (known !== undefined) return this.lookUp(header, known);
    const { actor, use, expiresAt = Infinity } = await this.signer.read(token);
    // What operators sign for themselves is stored nowhere, and good for less than a minute.
    if (use === 'operator') return actor;
    const urn = tokenUrn(tokenId(token));
    return this.lookUp(header, { urn, actor, expiresAt, isSuspended: false, writes: -1, time: 0 });
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

  private isCurrent({ writes, time }: KnownToken, now: number): boolean {
    return writes === this.writes && (!this.store.isRemote || now - time < SHARED_TRUST);
  }

  /** @throws failures.unauthenticated for a token that the catalog does not have, or not any more */
  private async lookUp(header: string, known: KnownToken): Promise<Urn> {
    const { urn, actor } = known;
    const time = this.clock.now();
    const { writes } = this;
    const stored = await this.store.latest([urn, actor], [TOKEN_ASPECT, STATUS_ASPECT]);
    const jsonOf = (of: Urn, name: string): string | undefined =>
      stored.get(of)?.find(({ aspect }) => aspect === name)?.json;
    const [token, status] = [jsonOf(urn, TOKEN_ASPECT), jsonOf(actor, STATUS_ASPECT)];
    if (token === undefined || peopleIn(token).actor !== actor) {
      this.tokens.delete(header);
      throw failures.unauthenticated({});
    }
    const wasSuspended = known.isSuspended;
    known.isSuspended = status !== undefined && isSuspended(status);
    if (known.isSuspended && !wasSuspended)
      this.logger.warn({ actor, msg: 'An access token of a suspended user is refused.' });
    known.writes = writes;
    known.time = time;
    this.remember(header, known);
    return actorIn(known);
  }

  private remember(header: string, known: KnownToken): void {
    if (this.tokens.has(header)) return;
    this.tokens.set(header, known);
    if (this.tokens.size <= MOST_TOKENS) return;
    for (const oldest of this.tokens.keys()) {
      this.tokens.delete(oldest);
      return;
    }
  }
}

/** @throws failures.userSuspended */
function actorIn(known: KnownToken): Urn {
  if (known.isSuspended) throw failures.userSuspended({});
  return known.actor;
}

/** A deletion of the whole user takes the state of the account along, and names no other aspect than the key. */
function mayConcernTokens({ entityType, aspect, change }: ChangeEntry): boolean {
  return entityType === TOKEN_ENTITY || aspect === STATUS_ASPECT || (change === 'DELETE' && entityType === ACTOR_TYPE);
}
