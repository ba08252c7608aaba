import type { Command } from 'commander';
import { Option } from 'commander';
import type { CommandContext } from '../command-context.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import { listOf, textOf } from '../json-members.js';
import { tableText } from '../terminal.js';
import { wholeNumber } from './whole-number.js';

interface LineageOptions {
  readonly direction: 'downstream' | 'upstream';
  readonly hops?: number;
  readonly start: number;
  readonly count: number;
}

const NOTHING = { downstream: 'Nothing derives from it.', upstream: 'It derives from nothing.' } as const;

/** `cadastre lineage`: entities that an entity derives from, or that derive from it. */
export function addLineage(program: Command, context: CommandContext): void {
  program
    .command('lineage <urn>')
    .description('show the lineage of an entity')
    .addOption(
      new Option('-d, --direction <way>', 'upstream: what it derives from; downstream: what derives from it')
        .choices(['downstream', 'upstream'])
        .default('downstream'),
    )
    .option('--hops <number>', 'stop at this degree', wholeNumber(1))
    .option('--start <offset>', 'offset of the first result', wholeNumber(0), 0)
    .option('--count <number>', 'number of results', wholeNumber(1), 100)
    .addHelpText(
      'after',
      `
Examples:
  $ npx cadastre lineage "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"
  $ npx cadastre lineage "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)" --direction upstream --hops 2`,
    )
    .action(async (urn: string, options: LineageOptions) => {
      const result = await context.client().action('entities', 'searchAcrossLineage', {
        urn,
        direction: options.direction.toUpperCase(),
        input: '*',
        ...(options.hops === undefined ? {} : { maxHops: options.hops }),
        start: options.start,
        count: options.count,
      });
      if (context.format() === 'json') {
        context.terminal.result(writeExactJson(result));
        return;
      }
      const hits = listOf(result, 'entities');
      if (hits.length > 0) {
        context.terminal.result(
          tableText(
            ['HOPS', 'URN'],
            hits.map((hit) => [textOf(hit, 'degree'), textOf(hit, 'entity')]),
          ),
        );
      }
      const total = textOf(result, 'numEntities');
      context.terminal.say(total === '0' ? NOTHING[options.direction] : `${String(hits.length)} of ${total} shown.`);
    });
}
