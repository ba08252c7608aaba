import type { Command } from 'commander';
import { CONFIGURATION_EXIT, type Environment, readSettings } from '../platform/config/read-settings.js';
import { VARIABLES } from '../platform/config/variables.js';
import type { ServiceLoader } from './command-context.js';

/** What the command needs beside its options. `keepRunning`: the process lives until a signal ends it. */
export interface ServeContext {
  readonly environment: Environment;
  readonly loadService: ServiceLoader;
  readonly keepRunning: () => void;
}

/** `cadastre serve`: the service, in this process. Every variable has a flag, which wins over it. */
export function addServe(program: Command, { environment, loadService, keepRunning }: ServeContext): void {
  const command = program.command('serve').description('start the service').configureHelp({ showGlobalOptions: false });
  for (const { flag, name, doc, fallback } of Object.values(VARIABLES)) {
    command.option(flag, `${doc} (variable ${name}, default ${fallback})`);
  }
  command
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre serve
  $ npx cadastre serve --port 9002 --data-dir /var/lib/cadastre`,
    )
    .action(async (options: Readonly<Record<string, string | undefined>>) => {
      const reading = readSettings({ ...environment, ...givenVariables(options) });
      if (reading.kind === 'problems') {
        return command.error(reading.problems.join('\n'), {
          exitCode: CONFIGURATION_EXIT,
          code: 'cadastre.configuration',
        });
      }
      // Loaded here, so that commands that call a server start without loading one.
      const { serve } = await loadService(() => import('../server/serve.js'));
      await serve(reading.settings);
      keepRunning();
    });
}

/** Variables that flags set, by their names. */
function givenVariables(options: Readonly<Record<string, string | undefined>>): Environment {
  const given: Record<string, string> = {};
  for (const [setting, { name }] of Object.entries(VARIABLES)) {
    const text = options[setting];
    if (text !== undefined) given[name] = text;
  }
  return given;
}
