import type { Command } from 'commander';
import type { Environment } from '../../platform/config/read-settings.js';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { textOf } from '../json-members.js';
import { startTiming } from '../output/elapsed.js';
import { dataCommand, refuse, workOnData } from './data-place.js';
import { runTask } from './service-task.js';

const ABOUT = `
A service that runs does the same in the background, within twice CHANGE_LOG_HOURS. It does not rewrite its files, which
would stop it meanwhile. For a service that is stopped they are: this takes twice as much free space as the largest of
them has.
`;

/** `cadastre compact`: forget at once what was deleted. */
export function addCompact(program: Command, context: CommandContext, environment: Environment): void {
  const { note, progress } = context;
  const report = (outcome: string): void => {
    context.terminal.result(context.format() === 'json' ? JSON.stringify({ message: outcome }) : outcome);
  };
  const command = dataCommand(program, {
    name: 'compact',
    description: 'remove what was deleted from the data at once; the files of a stopped service also become small',
    about: ABOUT,
  });
  command.action(async () => {
    const reportTime = startTiming(context);
    await workOnData(
      command,
      { context, environment },
      {
        requires: 'catalog',
        withFiles: async (settings) => {
          const { compact } = await context.loadService(() => import('../../server/compact.js'));
          if ((await compact(settings, false, progress)) === 'partly')
            return refuse(
              command,
              'An index is behind, or changes are not published yet: start the service (with KAFKA_BROKERS where it publishes), and repeat this later.',
            );
          report('Nothing that was deleted is left in the files.');
        },
        byService: async (client) => {
          if (textOf(await runTask(client, { kind: 'compact' }, progress), 'outcome') === 'partly') {
            note(
              'An index or what is published is behind, and still needs entries of the change log: repeat this later.',
            );
            context.exit(EXIT.refused);
            return;
          }
          note(
            'The files were not rewritten. Repeat this with the service stopped to make them as small as they can be, and to remove copies of moved rows that may be left in the slack of pages.',
          );
          report('What was deleted is removed from the files.');
        },
      },
    );
    reportTime();
  });
}
