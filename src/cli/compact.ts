import type { Command } from 'commander';
import { type Environment, readSettings } from '../platform/config/read-settings.js';
import { VARIABLES } from '../platform/config/variables.js';
import type { ServiceLoader } from './command-context.js';
import { EXIT } from './exit-code.js';
import type { Terminal } from './terminal.js';

/** What the command needs beside its options. */
export interface CompactContext {
  readonly environment: Environment;
  readonly terminal: Terminal;
  readonly loadService: ServiceLoader;
}

/** `cadastre compact`: forget at once what was deleted, in the files of a service that is stopped. */
export function addCompact(program: Command, { environment, terminal, loadService }: CompactContext): void {
  const { flag, name, doc, fallback } = VARIABLES.dataDir;
  const command = program
    .command('compact')
    .description('remove all traces of what was deleted from the data of a stopped service, and make its files small')
    .configureHelp({ showGlobalOptions: false })
    .option(flag, `${doc} (variable ${name}, default ${fallback})`)
    .addHelpText(
      'after',
      `
A service that runs does the same in the background, within twice CHANGE_LOG_HOURS. Files are written again: this takes
twice as much free space as the largest of them has.

Examples:
  $ npx cadastre compact
  $ npx cadastre compact --data-dir /var/lib/cadastre`,
    )
    .action(async ({ dataDir }: { readonly dataDir?: string }) => {
      const reading = readSettings(dataDir === undefined ? environment : { ...environment, [name]: dataDir });
      if (reading.kind === 'problems') return refuse(command, reading.problems.join('\n'));
      // Loaded here, so that commands that call a server start without loading one.
      const [{ compact }, { StartRefused }] = await loadService(() =>
        Promise.all([import('../server/compact.js'), import('../server/start-refusal.js')]),
      );
      try {
        const outcome = await compact(reading.settings, false, (step) => {
          terminal.say(step);
        });
        if (outcome === 'partly')
          return refuse(command, 'An index is behind: start the service, and repeat this later.');
      } catch (error) {
        if (error instanceof StartRefused) return refuse(command, error.message);
        throw error;
      }
      terminal.result('Nothing that was deleted is left in the files.');
    });
}

function refuse(command: Command, reason: string): never {
  return command.error(reason, { exitCode: EXIT.configuration, code: 'cadastre.configuration' });
}
