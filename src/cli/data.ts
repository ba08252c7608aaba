import { counted } from '../kernel/counted.js';
import type { Command } from 'commander';
import { CONFIGURATION_EXIT, type Environment, readSettings } from '../platform/config/read-settings.js';
import type { Settings } from '../platform/config/settings.js';
import { VARIABLES } from '../platform/config/variables.js';
import type { CommandContext } from './command-context.js';
import { EXIT } from './exit-code.js';

interface DataOptions {
  readonly dataDir?: string;
}

/** `cadastre verify` and `cadastre rebuild`: work on the data of a service that is stopped. */
export function addDataCommands(program: Command, context: CommandContext, environment: Environment): void {
  command(program, 'verify', 'compare every index of a stopped service with its primary store').action(
    async (options: DataOptions, own: Command) => {
      const { verify } = await context.loadService(() => import('../server/offline.js'));
      const indexes = await carryOut(own, () => verify(settingsOf(own, options, environment), progressTo(context)));
      const isSound = indexes.every(({ different, state }) => different.length === 0 && state === 'compared');
      if (context.format() === 'json') context.terminal.result(JSON.stringify({ indexes }));
      else for (const line of indexes.flatMap(linesOf)) context.terminal.result(line);
      if (!isSound) context.exit(EXIT.refused);
    },
  );
  command(program, 'rebuild', 'make every index of a stopped service again from its primary store').action(
    async (options: DataOptions, own: Command) => {
      const { rebuild } = await context.loadService(() => import('../server/offline.js'));
      await carryOut(own, () => rebuild(settingsOf(own, options, environment), progressTo(context)));
      context.terminal.result(context.format() === 'json' ? '{}' : 'All indexes are rebuilt.');
    },
  );
}

function progressTo({ terminal }: CommandContext): (sentence: string) => void {
  return (sentence) => {
    terminal.say(sentence);
  };
}

function command(program: Command, name: string, description: string): Command {
  const { flag, doc, fallback } = VARIABLES.dataDir;
  return program
    .command(name)
    .description(description)
    .configureHelp({ showGlobalOptions: false })
    .option(flag, `${doc} (variable ${VARIABLES.dataDir.name}, default ${fallback})`)
    .addHelpText(
      'after',
      `
Exit codes of verify: 0 when all agree, 1 when something differs.

Examples:
  $ npx cadastre ${name}
  $ npx cadastre ${name} --data-dir /var/lib/cadastre`,
    );
}

function linesOf(index: {
  readonly name: string;
  readonly entities: number;
  readonly different: readonly string[];
  readonly state: 'behind' | 'compared';
}): readonly string[] {
  const { name, entities, different, state } = index;
  if (state === 'behind') return [`${name}: not up with the change log; the next start brings it up, or rebuilds it.`];
  if (different.length === 0) return [`${name}: no differences in ${String(entities)} entities.`];
  return [
    ...different.map((urn) => `${name}: ${urn} differs.`),
    `${name}: ${counted(different.length, 'difference')} in ${String(entities)} entities.`,
  ];
}

function settingsOf(own: Command, { dataDir }: DataOptions, environment: Environment): Settings {
  const reading = readSettings({
    ...environment,
    ...(dataDir === undefined ? {} : { [VARIABLES.dataDir.name]: dataDir }),
  });
  if (reading.kind === 'problems') return refuse(own, reading.problems.join('\n'));
  return reading.settings;
}

async function carryOut<T>(own: Command, work: () => Promise<T>): Promise<T> {
  const { StartRefused } = await import('../server/start-refusal.js');
  try {
    return await work();
  } catch (error) {
    if (error instanceof StartRefused) return refuse(own, error.message);
    throw error;
  }
}

function refuse(own: Command, message: string): never {
  return own.error(message, { exitCode: CONFIGURATION_EXIT, code: 'cadastre.configuration' });
}
