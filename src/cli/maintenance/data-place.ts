import type { Command } from 'commander';
import { CONFIGURATION_EXIT, type Environment, readSettings } from '../../platform/config/read-settings.js';
import type { Settings } from '../../platform/config/settings.js';
import { VARIABLES } from '../../platform/config/variables.js';
import type { CommandContext } from '../command-context.js';
import { hasData } from '../files/has-data.js';
import type { ServerClient } from '../service/server-client.js';

interface DataOptions {
  readonly dataDir?: string;
}

/**
 * What work on the data does: with the files of a service that is stopped, or by a service that runs. `requires`:
 * whether there must be data.
 */
export interface DataWork<T> {
  readonly requires: 'catalog' | 'nothing';
  /** @throws StartRefused when the data cannot be used */
  readonly withFiles: (settings: Settings) => Promise<T>;
  /** @param client has the rights of an operator where the service was found by its data. @throws ServerRefusal */
  readonly byService: (client: ServerClient) => Promise<T>;
}

const PLACE = `
A service that uses the data directory does the work itself and continues to answer. Without one, the command does it
with the files. A server that --server or CADASTRE_SERVER names is asked in any case, unless --data-dir is given.
`;

/** A command that works on the data wherever they are. `about`: further help. */
export function dataCommand(
  program: Command,
  { name, description, about }: { readonly name: string; readonly description: string; readonly about: string },
): Command {
  const { flag, doc, fallback } = VARIABLES.dataDir;
  return program
    .command(name)
    .description(description)
    .option(flag, `${doc} (variable ${VARIABLES.dataDir.name}, default ${fallback})`)
    .addHelpText(
      'after',
      `${PLACE}${about}
Examples:
  $ npx cadastre ${name}
  $ npx cadastre ${name} --data-dir /var/lib/cadastre
  $ npx cadastre --server http://127.0.0.1:9002 ${name}`,
    );
}

/** Carry out work where the data are. Ends the command with 78 when they cannot be used. */
export async function workOnData<T>(
  command: Command,
  { context, environment }: { readonly context: CommandContext; readonly environment: Environment },
  work: DataWork<T>,
): Promise<T> {
  const { dataDir } = command.opts<DataOptions>();
  if (dataDir === undefined && context.isServerNamed()) return work.byService(context.client());
  const settings = settingsFor(command, environment);
  if (work.requires === 'catalog') requireCatalog(command, settings);
  // Loaded here, so that commands that call a server start without loading one.
  const { StartRefused } = await context.loadService(() => import('../../server/start-refusal.js'));
  try {
    return await work.withFiles(settings);
  } catch (error) {
    if (!(error instanceof StartRefused)) throw error;
    if (error.address === undefined) return refuse(command, error.message);
    return work.byService(await operatorClient(command, context, { settings, address: error.address }));
  }
}

/** Who may read the secret of a service may ask it for everything. Ends the command with 78 for a wrong secret. */
async function operatorClient(
  command: Command,
  context: CommandContext,
  { settings, address }: { readonly settings: Settings; readonly address: string },
): Promise<ServerClient> {
  const client = context.client(address);
  const { operatorTokens } = await context.loadService(() => import('../../server/tokens.js'));
  const tokens = await withRefusals(command, context, () => operatorTokens(settings));
  return tokens === undefined ? client : client.withToken(tokens);
}

/** Settings of a command, with the data directory of its option. Ends it with 78 when they are not valid. */
export function settingsFor(command: Command, environment: Environment): Settings {
  const { dataDir } = command.opts<DataOptions>();
  const reading = readSettings(
    dataDir === undefined ? environment : { ...environment, [VARIABLES.dataDir.name]: dataDir },
  );
  return reading.kind === 'problems' ? refuse(command, reading.problems.join('\n')) : reading.settings;
}

/** End a command with 78 where a directory has no data: to open it would make an empty catalog there. */
export function requireCatalog(command: Command, { dataDir, databaseUrl }: Settings): void {
  if (databaseUrl !== undefined || hasData(dataDir)) return;
  refuse(command, `There is no catalog in ${dataDir}. --data-dir or DATA_DIR names the data directory of one.`);
}

/** Carry out work on data that nobody uses. Ends the command with 78 when somebody does, or they cannot be opened. */
export async function withRefusals<T>(command: Command, context: CommandContext, work: () => Promise<T>): Promise<T> {
  const { StartRefused } = await context.loadService(() => import('../../server/start-refusal.js'));
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartRefused) return refuse(command, error.message);
    throw error;
  }
}

/** End a command with 78. */
export function refuse(command: Command, reason: string): never {
  return command.error(reason, { exitCode: CONFIGURATION_EXIT, code: 'cadastre.configuration' });
}
