import { TokenSigner } from '../access/index.js';
import { FileSigningKeys } from '../adapters/secrets/file-signing-keys.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { SystemClock } from '../kernel/clock.js';
import type { Settings } from '../platform/config/index.js';

/** Milliseconds for which a token of the command line is good. */
const OPERATOR_LIFETIME = 50_000;

/**
 * Makes tokens for requests of the command line to a service that uses the same secret: whoever can read that may sign
 * anything. Each is good for less than a minute and is not stored. `undefined` where there is no secret yet.
 * @throws StoreUnavailable when the secret cannot be used
 */
export async function operatorTokens(settings: Settings): Promise<(() => Promise<string>) | undefined> {
  const keys = new FileSigningKeys(settings);
  if (!keys.areMade()) return undefined;
  await keys.keys();
  const clock = new SystemClock();
  const signer = new TokenSigner(keys, clock);
  return () => signer.sign({ actor: SYSTEM_ACTOR, use: 'operator', expiresAt: clock.now() + OPERATOR_LIFETIME });
}
