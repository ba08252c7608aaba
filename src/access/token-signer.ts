import { createHash, randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { JWTPayload } from 'jose';
import { InvariantError } from '../kernel/assert-never.js';
import { Clock } from '../kernel/clock.js';
import { failures } from '../kernel/failures.js';
import { parseUrn, type Urn } from '../kernel/urn.js';
import { SigningKeys } from './signing-keys.port.js';

/** The only algorithm: what a token itself says of it is not believed. */
const ALGORITHM = 'HS256';
const ISSUER = 'cadastre';
const SECOND = 1000;

/**
 * What a token says. `use`: `caller`: of somebody who calls; it is good while the catalog has it. `operator`: of a
 * command line that can read the secret; it is good for less than a minute and is not stored. `expiresAt`: epoch
 * milliseconds, UTC; `undefined` when it never does.
 */
export interface TokenClaims {
  readonly actor: Urn;
  readonly use: 'caller' | 'operator';
  readonly expiresAt: number | undefined;
}

/** Makes and reads signed tokens (JWT). What is stored of them is not looked at. */
@Injectable()
export class TokenSigner {
  constructor(
    private readonly keys: SigningKeys,
    private readonly clock: Clock,
  ) {}

  /** Time by which tokens are made and expire, epoch milliseconds, UTC. */
  now(): number {
    return this.clock.now();
  }

  /** @throws StoreUnavailable when there is no secret to sign with */
  async sign({ actor, use, expiresAt }: TokenClaims): Promise<string> {
    const [key] = await this.keys.keys();
    if (key === undefined) throw new InvariantError('there is no secret to sign with');
    const { SignJWT } = await import('jose');
    const token = new SignJWT({ use })
      .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT', kid: key.id })
      .setIssuer(ISSUER)
      .setSubject(actor)
      .setJti(randomUUID())
      .setIssuedAt(seconds(this.now()));
    if (expiresAt !== undefined) token.setExpirationTime(seconds(expiresAt));
    return token.sign(key.secret);
  }

  /**
   * What a token says whose signature is valid.
   * @throws failures.unauthenticated for anything else, failures.tokenExpired
   */
  async read(token: string): Promise<TokenClaims> {
    const keys = await this.keys.keys();
    // Loaded with the first token: the start need not wait for it.
    const { errors, jwtVerify } = await import('jose');
    try {
      const { payload } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = keys.find(({ id }) => id === kid);
          if (key === undefined) throw failures.unauthenticated({});
          return key.secret;
        },
        {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          requiredClaims: ['sub', 'jti', 'iat'],
          currentDate: new Date(this.now()),
        },
      );
      return claimsOf(payload);
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw failures.tokenExpired({}, error);
      throw failures.unauthenticated({}, error);
    }
  }
}

/** Names a token in the catalog, and does not lead back to it. */
export function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** @throws failures.unauthenticated */
function claimsOf({ sub = '', exp, use }: JWTPayload): TokenClaims {
  const actor = parseUrn(sub);
  if (actor === undefined || (use !== 'caller' && use !== 'operator')) throw failures.unauthenticated({});
  if (use === 'operator' && exp === undefined) throw failures.unauthenticated({});
  return { actor, use, expiresAt: exp === undefined ? undefined : exp * SECOND };
}

function seconds(milliseconds: number): number {
  return Math.floor(milliseconds / SECOND);
}
