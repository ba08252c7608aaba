import { Injectable } from '@nestjs/common';
import { AspectStore, entityPages } from '../aspects/index.js';
import { isMembers } from '../kernel/members.js';
import { Work } from '../kernel/work.js';
import { idIn, TOKEN_ASPECT, TOKEN_ENTITY } from './token-record.js';

/** A token as lists show it. `createdAt`: epoch milliseconds, UTC. `expiresAt`: the same; absent when it never does. */
export interface StoredToken {
  readonly id: string;
  readonly name: string;
  readonly actorUrn: string;
  readonly ownerUrn: string;
  readonly createdAt: number;
  readonly expiresAt?: number;
}

/** Reads tokens from the primary store, for those who have no index. */
@Injectable()
export class StoredTokens {
  constructor(private readonly store: AspectStore) {}

  /** All tokens, the newest first. @throws StoreUnavailable */
  async all(): Promise<readonly StoredToken[]> {
    const tokens: StoredToken[] = [];
    for await (const urns of entityPages(this.store, TOKEN_ENTITY, Work.unlimited)) {
      for (const [urn, [row]] of await this.store.latest(urns, [TOKEN_ASPECT]))
        if (row !== undefined) tokens.push(tokenOf(idIn(urn), row.json));
    }
    return tokens.sort((one, other) => other.createdAt - one.createdAt);
  }
}

function tokenOf(id: string, json: string): StoredToken {
  const value: unknown = JSON.parse(json);
  const time = (name: string): number => (isMembers(value) ? Number(value[name] ?? 0) : 0);
  const text = (name: string): string => (isMembers(value) && typeof value[name] === 'string' ? value[name] : '');
  const expiresAt = time('expiresAt');
  return {
    ...{ id, name: text('name'), actorUrn: text('actorUrn'), ownerUrn: text('ownerUrn'), createdAt: time('createdAt') },
    ...(expiresAt === 0 ? {} : { expiresAt }),
  };
}
