import type { Command } from 'commander';
import type { Environment } from '../../platform/config/read-settings.js';
import type { CommandContext } from '../command-context.js';
import { startTiming } from '../output/elapsed.js';
import { addAudit } from './audit.js';
import { dataCommand, workOnData } from './data-place.js';
import { runTask } from './service-task.js';

/** `cadastre audit` and `cadastre rebuild`: whether the indexes have what they should, and make them again. */
export function addDataCommands(program: Command, context: CommandContext, environment: Environment): void {
  addAudit(program, context, environment);
  const { progress: say } = context;
  const rebuild = dataCommand(program, {
    name: 'rebuild',
    description: 'make every index again from the primary store',
    about: '',
  });
  rebuild.action(async () => {
    const reportTime = startTiming(context);
    await workOnData<unknown>(
      rebuild,
      { context, environment },
      {
        requires: 'catalog',
        withFiles: async (settings) => {
          const offline = await context.loadService(() => import('../../server/offline.js'));
          await offline.rebuild(settings, say);
        },
        byService: (client) => runTask(client, { kind: 'rebuild' }, say),
      },
    );
    context.terminal.result(context.format() === 'json' ? '{}' : 'All indexes are rebuilt.');
    reportTime();
  });
}
