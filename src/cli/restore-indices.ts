import type { Command } from 'commander';
import type { CommandContext } from './command-context.js';
import { wholeNumber } from './whole-number.js';

interface Options {
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
    .description('index stored rows again')
    .option('--urn <urn>', 'those of this entity alone')
    .option('--aspect <name>', 'those of this aspect alone')
    .option('--urn-like <pattern>', 'those of URNs that match; % is any text, _ one character')
    .option('--start <row>', 'row at which to begin, in order of URN and aspect', wholeNumber(0), 0)
    .option('--batch-size <rows>', 'at most so many rows', wholeNumber(1), 10)
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre restore-indices --urn "urn:li:corpuser:jdoe" --batch-size 100
  $ npx cadastre restore-indices --urn-like "urn:li:dataset:%" --batch-size 100000`,
    )
    .action(async (options: Options) => {
      const report = await context.client().action('operations', 'restoreIndices', options);
      context.terminal.result(context.format() === 'json' ? JSON.stringify(report) : String(report));
    });
}
