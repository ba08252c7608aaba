import 'reflect-metadata';
import {
  type CreatedToken,
  CreateTokenCommand,
  RevokeTokenCommand,
  type StoredToken,
  StoredTokens,
  type TokenRequest,
} from '../access/index.js';
import { Bootstrap } from '../bootstrap/index.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import { CatalogError } from '../kernel/failures.js';
import { Work } from '../kernel/work.js';
import type { Settings } from '../platform/config/index.js';
import { MessageBus, type RequestContext } from '../platform/seam/index.js';
import { operatorTokens as makeOperatorTokens } from '../engines/operator-token.js';
import { offline } from './offline.js';
import { startRefusal } from './start-refusal.js';

const CONTEXT: RequestContext = {
  actor: SYSTEM_ACTOR,
  requestId: 'command line',
  wire: 'http',
  work: Work.unlimited,
};

/**
 * Make an access token in the data of a service, which may run where several processes share them.
 * @returns the reason as text where it is refused
 * @throws StartRefused when the data cannot be opened, or a service uses them alone
 */
export function createToken(settings: Settings, request: TokenRequest): Promise<CreatedToken | string> {
  return offline(settings, async (app) => {
    // A catalog in which there is a token is not empty any more.
    if (settings.bootstrap === 'on') await app.get(Bootstrap, { strict: false }).run();
    try {
      return await app.get(MessageBus, { strict: false }).execute(new CreateTokenCommand(request, CONTEXT));
    } catch (error) {
      if (error instanceof CatalogError) return error.message;
      throw error;
    }
  });
}

/** All access tokens, the newest first. @throws StartRefused */
export function listTokens(settings: Settings): Promise<readonly StoredToken[]> {
  return offline(settings, (app) => app.get(StoredTokens, { strict: false }).all());
}

/** Have a token refused from now on. @returns whether there was one of this id. @throws StartRefused */
export function revokeToken(settings: Settings, id: string): Promise<boolean> {
  return offline(settings, (app) =>
    app.get(MessageBus, { strict: false }).execute(new RevokeTokenCommand(id, CONTEXT)),
  );
}

/**
 * Tokens for requests to a service that uses the data, a new one for each; `undefined` where there is no secret, as it
 * never asked for tokens.
 * @throws StartRefused when the secret cannot be used
 */
export async function operatorTokens(settings: Settings): Promise<(() => Promise<string>) | undefined> {
  try {
    return await makeOperatorTokens(settings);
  } catch (error) {
    throw startRefusal(error, settings) ?? error;
  }
}
