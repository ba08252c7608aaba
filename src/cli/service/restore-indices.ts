import { counted } from '../../kernel/counted.js';
import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
import { startTiming } from '../output/elapsed.js';
import { ServerRefusal } from './server-client.js';
import { wholeNumber } from './whole-number.js';

const OK = 200;

interface RestoreOptions {
  readonly urn?: string;
  readonly aspect?: string;
  readonly urnLike?: string;
  readonly start: number;
  readonly batchSize: number;
}

/** `cadastre restore-indices`: index stored rows again, in the search index and the edge graph. */
export function addRestoreIndices(program: Command, context: CommandContext): void {
  program
    .command('restore-indices')
    .description('index stored rows again: all, or those selected by the options')
    .option('--urn <urn>', 'only rows of this entity')
    .option('--aspect <aspect>', 'only rows of this aspect')
    .option('--urn-like <pattern>', 'only rows whose URN matches; % is any text, _ one character')
    .option('--start <row>', 'offset of the first row, in order of URN and aspect', wholeNumber(0), 0)
    .option('--batch-size <rows>', 'rows per call; calls continue until no row is left', wholeNumber(1), 5000)
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre restore-indices
  $ npx cadastre restore-indices --urn "urn:li:corpuser:jdoe"
  $ npx cadastre restore-indices --urn-like "urn:li:dataset:%" --aspect ownership`,
    )
    .action(async (options: RestoreOptions) => {
      const reportTime = startTiming(context);
      const rows = await restore(options, context);
      context.terminal.result(
        context.format() === 'json' ? JSON.stringify({ rows }) : `${counted(rows, 'row')} indexed again.`,
      );
      reportTime(rows, 'row');
    });
}

/** Sends batches until one is not full. @returns the number of rows */
async function restore({ start, batchSize, ...scope }: RestoreOptions, context: CommandContext): Promise<number> {
  const client = context.client();
  for (let done = 0; ;) {
    const report = await client.action('operations', 'restoreIndices', { ...scope, start: start + done, batchSize });
    const rows = rowsOf(report);
    done += rows;
    if (rows < batchSize) return done;
    context.progress(`${counted(done, 'row')} so far`);
  }
}

/** The report is text for people; scripts have always read its numbers this way. */
function rowsOf(report: unknown): number {
  const [, rows] = /rowsMigrated=(\d+)/.exec(String(report)) ?? [];
  if (rows === undefined)
    throw new ServerRefusal(OK, `The server did not answer with a report of rows: ${String(report)}`);
  return Number(rows);
}
