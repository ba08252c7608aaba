import type { Command } from 'commander';
import { codeOf } from '../../kernel/caught-error.js';
import { counted } from '../../kernel/counted.js';
import type { Environment } from '../../platform/config/read-settings.js';
import { VARIABLES } from '../../platform/config/variables.js';
import type { CommandContext } from '../command-context.js';
import { isOtherThanFile } from '../files/has-data.js';
import { readLines } from '../files/line-file.js';
import { PartFile } from '../files/part-file.js';
import { startTiming } from '../output/elapsed.js';
import { requireCatalog, settingsFor, withRefusals } from './data-place.js';

const EXPORT_HELP = `
The file has every entity with all versions and points, one a line, compressed with gzip. The service that uses the data
directory has to be stopped. The file appears under its name when it is complete. An export that was interrupted is
continued by the same command, unless something was written meanwhile. At the end the file is read and compared.

Examples:
  $ npx cadastre export catalog.gz
  $ npx cadastre export --data-dir /var/lib/cadastre catalog.gz`;

const IMPORT_HELP = `
The store has to be empty. An import that was interrupted is continued by the same command. At the end the store is
compared with the file. Indexes are made when the service is started.

Examples:
  $ npx cadastre import --data-dir /var/lib/cadastre catalog.gz`;

interface Counts {
  readonly entities: number;
  readonly versions: number;
  readonly points: number;
}

/** `cadastre export` and `cadastre import`: carry a whole catalog from one store to another. */
export function addTransferCommands(program: Command, context: CommandContext, environment: Environment): void {
  const { progress: say } = context;
  const load = () => context.loadService(() => import('../../server/transfer.js'));
  const report = (what: string, { entities, versions, points }: Counts): void => {
    context.done(
      `${what}: ${String(entities)} ${entities === 1 ? 'entity' : 'entities'}, ${counted(versions, 'version')}, ${counted(points, 'point')}.`,
      { entities, versions, points },
    );
  };
  const exporting = transferCommand(program, 'export', 'write the whole catalog to a file', EXPORT_HELP);
  exporting.action(async (file: string) => {
    const reportTime = startTiming(context);
    const settings = settingsFor(exporting, environment);
    requireCatalog(exporting, settings);
    const outcome = await withRefusals(exporting, context, async () => {
      const { exportCatalog } = await load();
      return fileWork(exporting, file, () => {
        if (isOtherThanFile(file)) return exporting.error(`error: ${file} cannot be written: it is not a file.`);
        return exportCatalog(settings, new PartFile(file), say);
      });
    });
    if (typeof outcome === 'string') {
      context.refuse({ code: 'EXPORT_REFUSED', message: outcome, status: 0 });
      return;
    }
    report('Exported', outcome);
    reportTime(outcome.entities);
  });
  const importing = transferCommand(program, 'import', 'fill an empty store with an exported catalog', IMPORT_HELP);
  importing.action(async (file: string) => {
    const reportTime = startTiming(context);
    const settings = settingsFor(importing, environment);
    const outcome = await withRefusals(importing, context, async () => {
      const { importLines } = await load();
      return fileWork(importing, file, () => importLines(settings, readLines(file), say));
    });
    if (typeof outcome === 'string') {
      context.refuse({ code: 'IMPORT_REFUSED', message: outcome, status: 0 });
      return;
    }
    report('Imported and compared', outcome);
    reportTime(outcome.entities);
  });
}

function transferCommand(program: Command, name: string, description: string, help: string): Command {
  const { flag, doc, fallback } = VARIABLES.dataDir;
  return program
    .command(name)
    .description(description)
    .argument('<file>', 'the exported catalog')
    .option(flag, `${doc} (variable ${VARIABLES.dataDir.name}, default ${fallback})`)
    .addHelpText('after', help);
}

/** A file that cannot be used is wrong use; anything else is not the file's fault. */
async function fileWork<T>(command: Command, file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const code = codeOf(error);
    if (code !== undefined && /^E[A-Z]+$/.test(code)) return command.error(`${file} cannot be used: ${code}.`);
    throw error;
  }
}
