import type { Command } from 'commander';
import type { CommandContext } from '../command-context.js';
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

/** `cadastre restore-indices`: send stored rows through the search and graph indices again. */
export function addRestoreIndices(program: Command, context: CommandContext): void {
  program
    .command('restore-indices')
    .description('index stored rows again, all of them or those that the options name')
    .option('--urn <urn>', 'those of this entity alone')
    .option('--aspect <name>', 'those of this aspect alone')
    .option('--urn-like <pattern>', 'those of URNs that match; % is any text, _ one character')
    .option('--start <row>', 'row at which to begin, in order of URN and aspect', wholeNumber(0), 0)
    .option(
      '--batch-size <rows>',
      'rows that are sent in one call; calls follow until none is left',
      wholeNumber(1),
      5000,
    )
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre restore-indices
  $ npx cadastre restore-indices --urn "urn:li:corpuser:jdoe"
  $ npx cadastre restore-indices --urn-like "urn:li:dataset:%" --aspect ownership`,
    )
    .action(async (options: RestoreOptions) => {
      const rows = await restore(options, context);
      context.terminal.result(
        context.format() === 'json' ? JSON.stringify({ rows }) : `${String(rows)} rows indexed again.`,
      );
    });
}

/** Batch after batch until one is not full. @returns the number of rows */
async function restore({ start, batchSize, ...scope }: RestoreOptions, context: CommandContext): Promise<number> {
  const client = context.client();
  for (let done = 0; ;) {
    const report = await client.action('operations', 'restoreIndices', { ...scope, start: start + done, batchSize });
    const rows = rowsOf(report);
    done += rows;
    if (rows < batchSize) return done;
    context.terminal.say(`${String(done)} rows so far`);
  }
}

/** The report is a text made for people; scripts have always read its numbers this way. */
function rowsOf(report: unknown): number {
  const [, rows] = /rowsMigrated=(\d+)/.exec(String(report)) ?? [];
  if (rows === undefined) throw new ServerRefusal(OK, `The server answered no report of rows: ${String(report)}`);
  return Number(rows);
}
