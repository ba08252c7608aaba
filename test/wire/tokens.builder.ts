import { CreateTokenCommand, type CreatedToken } from '../../src/access/index.js';
import { IngestProposalsCommand } from '../../src/aspects/index.js';
import { Bootstrap } from '../../src/bootstrap/index.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { Work } from '../../src/kernel/work.js';
import { MessageBus } from '../../src/platform/seam/index.js';
import type { WireApp } from './app.builder.js';

const HOUR = 3_600_000;
/** Context of what an operator does. */
export const OPERATOR = { actor: SYSTEM_ACTOR, requestId: 'test', wire: 'http', work: Work.unlimited } as const;

/** An access token, made as an operator makes one. @param lifetime milliseconds */
export function tokenFor(app: WireApp, actor: string, lifetime: number | undefined = HOUR): Promise<CreatedToken> {
  const request = { actor, name: 'test', description: undefined, lifetime };
  return app.find(MessageBus).execute(new CreateTokenCommand(request, OPERATOR));
}

/** First contents, so that policies let people do something, and one edit everything. */
export async function givePolicies(app: WireApp, editor: string): Promise<void> {
  await app.find(Bootstrap).run();
  await writeUser(app, editor, 'roleMembership', { roles: ['urn:li:dataHubRole:Editor'] });
}

/** Write an aspect of a user, as an operator does. */
export async function writeUser(app: WireApp, urn: string, aspectName: string, value: object): Promise<void> {
  const aspect = { value: JSON.stringify(value), contentType: 'application/json' };
  const proposal = { entityType: 'corpuser', entityUrn: urn, changeType: 'UPSERT', aspectName, aspect };
  await app.find(MessageBus).execute(new IngestProposalsCommand([proposal], OPERATOR));
}

export function bearer(token: string): { readonly authorization: string } {
  return { authorization: `Bearer ${token}` };
}
