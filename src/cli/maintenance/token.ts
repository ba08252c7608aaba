import type { Command } from 'commander';
import { counted } from '../../kernel/counted.js';
import type { Environment } from '../../platform/config/read-settings.js';
import { VARIABLES } from '../../platform/config/variables.js';
import type { CommandContext } from '../command-context.js';
import { listOf, memberOf, textOf } from '../json-members.js';
import { workOnData } from './data-place.js';
import { lifetimeOf, durationOf } from './token-lifetime.js';

const ABOUT = `
With AUTH=on every request needs an access token, in the header "Authorization: Bearer TOKEN". The commands work on the
data of a service whether it runs or not, and need to read its secret: AUTH_SECRET_FILE, or the one in DATA_DIR. Other
commands send the token that CADASTRE_TOKEN has.

Examples:
  $ npx cadastre token create --actor urn:li:corpuser:maya --name laptop --expires-in 90d
  $ npx cadastre token list
  $ npx cadastre token revoke ID`;

const LIFETIMES = 'A service that runs makes tokens for 1h, 1d, 7d, 30d, 90d, 180d, 365d or never.';

/** What all commands about tokens need. */
interface TokenContext {
  readonly context: CommandContext;
  readonly environment: Environment;
}

interface MadeToken {
  readonly token: string;
  readonly id: string;
}

interface CreateOptions {
  readonly actor: string;
  readonly name: string;
  readonly expiresIn: string;
}

/** `cadastre token`: with what programs call a service that has authentication. */
export function addToken(program: Command, context: CommandContext, environment: Environment): void {
  const group = program
    .command('token')
    .description('create, list and revoke access tokens')
    .addHelpText('after', ABOUT);
  const given = { context, environment };
  const create = withData(group.command('create').description('create a token and print nothing else'))
    .requiredOption('--actor <urn>', 'user in whose name its bearer calls')
    .option('--name <name>', 'a name by which to know it again', 'command line')
    .option('--expires-in <time>', 'lifetime: minutes, hours or days, such as 30m, 12h or 90d, or never', '30d')
    .addHelpText(
      'after',
      `\n${LIFETIMES}\n\nExamples:\n  $ npx cadastre token create --actor urn:li:corpuser:maya --expires-in 7d`,
    );
  create.action((options: CreateOptions) => createToken(create, given, options));
  const list = withData(group.command('list').description('list tokens, the newest first')).addHelpText(
    'after',
    '\nExamples:\n  $ npx cadastre token list --json',
  );
  list.action(() => listTokens(list, given));
  const revoke = withData(
    group.command('revoke <id>').description('revoke a token, effective immediately'),
  ).addHelpText('after', '\nExamples:\n  $ npx cadastre token revoke ID');
  revoke.action((id: string) => revokeToken(revoke, given, id));
}

function withData(command: Command): Command {
  const { flag, doc, name, fallback } = VARIABLES.dataDir;
  return command.option(flag, `${doc} (variable ${name}, default ${fallback})`);
}

const CREATE = `mutation createAccessToken($input: CreateAccessTokenInput!) {
  createAccessToken(input: $input) { accessToken metadata { id } }
}`;

async function createToken(command: Command, given: TokenContext, options: CreateOptions): Promise<void> {
  const { context } = given;
  const lifetime = lifetimeOf(options.expiresIn);
  if (lifetime === undefined)
    return command.error(`error: --expires-in ${options.expiresIn} is not a time such as 30m, 12h, 90d, or never`);
  const { actor, name } = options;
  const made = await workOnData<MadeToken | string>(command, given, {
    requires: 'nothing',
    withFiles: async (settings) => {
      const tokens = await context.loadService(() => import('../../server/tokens.js'));
      const milliseconds = lifetime === Infinity ? undefined : lifetime;
      return tokens.createToken(settings, { actor, name, description: undefined, lifetime: milliseconds });
    },
    byService: async (client) => {
      const duration = durationOf(lifetime);
      if (duration === undefined) return LIFETIMES;
      const input = { actorUrn: actor, type: 'PERSONAL', duration, name };
      const answer = memberOf(await client.graphql(CREATE, { input }), 'createAccessToken');
      return { token: textOf(answer, 'accessToken'), id: textOf(memberOf(answer, 'metadata'), 'id') };
    },
  });
  if (typeof made === 'string') context.refuse({ code: 'PARAMETER_INVALID', message: made, status: 0 });
  else context.done(made.token, { token: made.token, id: made.id, actor, name });
}

const LIST = `query listAccessTokens($input: ListAccessTokenInput!) {
  listAccessTokens(input: $input) { total tokens { id name actorUrn ownerUrn createdAt expiresAt } }
}`;
/** Tokens that a service that runs is asked for. */
const MOST_TOKENS = 1000;

async function listTokens(command: Command, given: TokenContext): Promise<void> {
  const { context } = given;
  const tokens = await workOnData<readonly unknown[]>(command, given, {
    requires: 'catalog',
    withFiles: async (settings) =>
      (await context.loadService(() => import('../../server/tokens.js'))).listTokens(settings),
    byService: async (client) => {
      const answer = await client.graphql(LIST, { input: { start: 0, count: MOST_TOKENS } });
      return listOf(memberOf(answer, 'listAccessTokens'), 'tokens');
    },
  });
  for (const token of tokens)
    context.terminal.result(context.format() === 'json' ? JSON.stringify(token) : lineOf(token));
  if (context.format() === 'text') context.note(`${counted(tokens.length, 'token')}.`);
}

function lineOf(token: unknown): string {
  const expiry = textOf(token, 'expiresAt');
  const end = expiry === '' ? 'never expires' : `expires ${new Date(Number(expiry)).toISOString()}`;
  return `${textOf(token, 'id')}  ${textOf(token, 'actorUrn')}  ${end}  ${textOf(token, 'name')}`;
}

const REVOKE = `mutation revokeAccessToken($tokenId: String!) { revokeAccessToken(tokenId: $tokenId) }`;

async function revokeToken(command: Command, given: TokenContext, id: string): Promise<void> {
  const { context } = given;
  const wasThere = await workOnData(command, given, {
    requires: 'catalog',
    withFiles: async (settings) =>
      (await context.loadService(() => import('../../server/tokens.js'))).revokeToken(settings, id),
    byService: async (client) => memberOf(await client.graphql(REVOKE, { tokenId: id }), 'revokeAccessToken') === true,
  });
  if (wasThere) context.done(`${id} is revoked.`, { id, revoked: true });
  else
    context.refuse({
      code: 'ENTITY_MISSING',
      message: `There is no token ${id}; list shows those that there are.`,
      status: 0,
    });
}
