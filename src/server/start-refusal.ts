import { ModelsRefused } from '../evolution/index.js';
import { codeOf } from '../kernel/caught-error.js';
import { StoreInUse, StoreUnavailable } from '../kernel/failures.js';
import type { Settings } from '../platform/config/settings.js';

/** Why the service could not start although it is not broken; a sentence for people. */
export class StartRefused extends Error {
  override readonly name = 'StartRefused';

  /** Where a service answers that uses the data; `undefined` when none does. */
  get address(): string | undefined {
    return this.cause instanceof StoreInUse ? this.cause.address : undefined;
  }
}

const LISTEN_PROBLEMS: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is in use by another process. Stop that one, or choose another PORT',
  EACCES: 'may not be used by this user. Choose another PORT',
  EADDRNOTAVAIL: 'is no address of this machine. Choose another HOST',
  ENOTFOUND: 'cannot be used: nobody knows an address of that name. Choose another HOST',
  EAI_AGAIN: 'cannot be used: the address of that name cannot be looked up now. Choose another HOST',
};

/** What an error at start says of its surroundings; `undefined` for a bug. */
export function startRefusal(
  error: unknown,
  { host, port }: Pick<Settings, 'host' | 'port'>,
): StartRefused | undefined {
  if (error instanceof StoreUnavailable || error instanceof ModelsRefused)
    return new StartRefused(error.message, { cause: error });
  const problem = LISTEN_PROBLEMS[codeOf(error) ?? ''];
  return problem === undefined ? undefined : new StartRefused(`${host}:${String(port)} ${problem}.`, { cause: error });
}
