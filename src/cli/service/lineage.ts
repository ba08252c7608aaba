import type { Command } from 'commander';
import { Option } from 'commander';
import type { CommandContext } from '../command-context.js';
import { tableText } from '../output/table.js';
import { treeLines } from '../output/tree.js';
import { EntityLabels } from './entities/entity-labels.js';
import {
  type LineageDirection,
  type LineagePage,
  type LineageRequest,
  lineageTree,
  readLineage,
} from './lineage-tree.js';
import { wholeNumber } from './whole-number.js';

interface LineageOptions {
  readonly direction: LineageDirection | 'both';
  readonly hops?: number;
  readonly start: number;
  readonly count: number;
  readonly wide?: true;
}

const NOTHING = { downstream: 'Nothing derives from it.', upstream: 'It derives from nothing.' } as const;

/** `cadastre lineage`: entities that an entity derives from, or that derive from it. */
export function addLineage(program: Command, context: CommandContext): void {
  program
    .command('lineage <urn>')
    .description('show the lineage of an entity as a tree')
    .addOption(
      new Option('-d, --direction <way>', 'upstream: what it derives from; downstream: what derives from it')
        .choices(['downstream', 'upstream', 'both'])
        .default('downstream'),
    )
    .option('--hops <number>', 'stop at this degree', wholeNumber(1))
    .option('--start <offset>', 'offset of the first result, the nearest first', wholeNumber(0), 0)
    .option('--count <number>', 'number of results', wholeNumber(1), 100)
    .option('-w, --wide', 'show URNs, and cut nothing')
    .addHelpText(
      'after',
      `
An entity that is reached in several ways stands in full where the shortest leads, and elsewhere as its name with (*).
Rows are cut to fit the terminal; nothing is cut in a pipe. With --json each entity is an object on a line of its own.

Examples:
  $ npx cadastre lineage "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"
  $ npx cadastre lineage "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)" --direction both --hops 2`,
    )
    .action(async (urn: string, options: LineageOptions) => {
      const labels = await EntityLabels.with(context.client());
      const { direction: wanted, hops, start, count } = options;
      const directions = wanted === 'both' ? (['upstream', 'downstream'] as const) : [wanted];
      for (const direction of directions) {
        const request = { urn, direction, hops, start, count };
        const page = await readLineage(request, context.client());
        if (context.format() === 'json') await printLines(request, page, { labels, context });
        else if (page.hits.length > 0) await printTree(request, page, { labels, context, wide: options.wide === true });
        report(request, page, { context, isOneOfTwo: wanted === 'both' });
      }
    });
}

interface Printing {
  readonly labels: EntityLabels;
  readonly context: CommandContext;
}

async function printLines(
  { direction }: LineageRequest,
  { hits }: LineagePage,
  { labels, context: { terminal } }: Printing,
): Promise<void> {
  const known = await labels.of(hits.map(({ urn }) => urn));
  for (const { urn, degree, path } of hits)
    terminal.result(JSON.stringify({ ...known.get(urn), direction, degree, path }));
  await terminal.flush();
}

const COLUMNS = [
  { heading: 'NAME', least: 32 },
  { heading: 'TYPE' },
  { heading: 'PLATFORM', least: 8 },
  { heading: 'URN' },
  { heading: 'DESCRIPTION', least: 16 },
] as const;

async function printTree(
  request: LineageRequest,
  page: LineagePage,
  { labels, context: { terminal, client }, wide }: Printing & { readonly wide: boolean },
): Promise<void> {
  const lines = treeLines(await lineageTree(request, page, client()));
  const known = await labels.of(lines.map(({ value }) => value.urn));
  const isCut = !wide && terminal.columns !== undefined;
  const rows = lines.map(({ branches, value: { urn, isRepeated } }) => {
    const { name = urn, type = '', platform = '', description = '' } = known.get(urn) ?? {};
    if (isRepeated) return [`${branches}${name} (*)`, '', '', '', ''];
    return [`${branches}${name}`, type, platform, isCut ? '' : urn, description];
  });
  terminal.result(tableText(COLUMNS, rows, isCut ? terminal.columns : undefined));
}

/** Of two directions the sentence names the one that it is about. */
function report(
  { direction }: LineageRequest,
  { hits, total, isTruncated }: LineagePage,
  { context, isOneOfTwo }: { readonly context: CommandContext; readonly isOneOfTwo: boolean },
): void {
  const facts = { direction, shown: hits.length, total, isTruncated };
  const which = isOneOfTwo ? ` ${direction}` : '';
  const cut = isTruncated ? ' The walk was ended before lineage does: use --hops.' : '';
  context.note(
    total === 0 ? NOTHING[direction] : `${String(hits.length)} of ${String(total)}${which} shown.${cut}`,
    facts,
  );
}
