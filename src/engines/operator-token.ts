import { TokenSigner } from '../access/index.js';
import { FileSigningKeys } from '../adapters/secrets/file-signing-keys.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { SystemClock } from '../kernel/clock.js';
import type { Settings } from '../platform/config/index.js';

/** Milliseconds for which a token of the command line is good. */
const OPERATOR_LIFETIME = 50_000;

/**
 * A token for requests of the command line to a service that uses the same secret: whoever can read that may sign
 * anything. It is good for less than a minute and is not stored.
 */
export function operatorToken(settings: Settings): Promise<string> {
  const clock = new SystemClock();
  const signer = new TokenSigner(new FileSigningKeys(settings), clock);
  return signer.sign({ actor: SYSTEM_ACTOR, use: 'operator', expiresAt: clock.now() + OPERATOR_LIFETIME });
}
