import type { Command } from 'commander';
import { counted } from '../../kernel/counted.js';
import type { CommandContext } from '../command-context.js';
import { listOf, memberOf, textOf } from '../json-members.js';
import { tableText } from '../output/table.js';
import { isConfirmed } from './confirm.js';
import { wholeNumber } from './whole-number.js';

interface RunListOptions {
  readonly count: number;
  readonly start: number;
  readonly removed?: boolean;
}

interface ShowOptions extends RunListOptions {
  readonly values?: boolean;
}

interface RollbackOptions {
  readonly dryRun?: boolean;
  readonly deleteEntities?: boolean;
}

const ABOUT = `
A run is a name under which a connector writes (runId). It is listed while a value that it wrote is the latest of some
aspect; rollback takes these values back.

Examples:
  $ npx cadastre runs list
  $ npx cadastre runs show nightly-2026_01_01 --values
  $ npx cadastre rollback nightly-2026_01_01 --dry-run
`;

/** `cadastre runs` and `cadastre rollback`: what single runs have written, and the way to take it back. */
export function addRuns(program: Command, context: CommandContext): void {
  const group = program.command('runs').description('list runs, and what each has written').addHelpText('after', ABOUT);
  group
    .command('list')
    .description('list runs, the newest first: run, time and number of rows')
    .option('--count <number>', 'at most so many', wholeNumber(1), 100)
    .option('--start <number>', 'leave out so many first', wholeNumber(0), 0)
    .option('--removed', 'also runs whose entities are all marked as removed')
    .addHelpText('after', '\nExamples:\n  $ npx cadastre runs list --count 10')
    .action(async ({ count, start, removed = false }: RunListOptions) => {
      const parameters = { pageOffset: start, pageSize: count, includeSoft: removed };
      print(itemsOf(await context.client().action('runs', 'list', parameters)), RUN_COLUMNS, context);
    });
  group
    .command('show <run>')
    .description('list the aspects whose latest value a run wrote')
    .option('--count <number>', 'at most so many', wholeNumber(1), 100)
    .option('--start <number>', 'leave out so many first', wholeNumber(0), 0)
    .option('--removed', 'also those of entities that are marked as removed')
    .option('--values', 'with --json, each with its value')
    .addHelpText('after', '\nExamples:\n  $ npx cadastre runs show nightly-2026_01_01 --json --values')
    .action(async (runId: string, { count, start, removed = false, values = false }: ShowOptions) => {
      const parameters = { runId, start, count, includeSoft: removed, includeAspect: values };
      print(itemsOf(await context.client().action('runs', 'describe', parameters)), ROW_COLUMNS, context);
    });
  addRollback(program, context);
}

function addRollback(program: Command, context: CommandContext): void {
  program
    .command('rollback <run>')
    .description('take back what a run has written')
    .option('-n, --dry-run', 'only say what would be taken back')
    .option('--delete-entities', 'delete what the run created, with all that others wrote to it')
    .option('-y, --yes', 'do not ask before')
    .addHelpText(
      'after',
      `
For each value that is the latest of its aspect, that of the run before becomes the latest again. What the run created
is removed: its points, its aspects, and its entities, which are marked as removed unless they are to be deleted.

Examples:
  $ npx cadastre rollback nightly-2026_01_01 --dry-run
  $ npx cadastre rollback nightly-2026_01_01 --yes`,
    )
    .action(async (runId: string, options: RollbackOptions, command: Command) => {
      await rollBack(runId, options, { isAgreed: command.getOptionValue('yes') === true }, context);
    });
}

async function rollBack(
  runId: string,
  { dryRun = false, deleteEntities = false }: RollbackOptions,
  { isAgreed }: { readonly isAgreed: boolean },
  context: CommandContext,
): Promise<void> {
  const parameters = { runId, dryRun, safe: !deleteEntities };
  const agreed = { isAgreed: isAgreed || dryRun, otherwise: 'Nothing was rolled back' };
  if (!(await isConfirmed(`Take back everything that ${runId} has written?`, agreed, context))) return;
  const report = await context.client().action('runs', 'rollback', parameters);
  const count = (name: string): number => Number(textOf(report, name));
  const [values, created, unsafe] = [count('aspectsReverted'), count('entitiesDeleted'), count('unsafeEntitiesCount')];
  const facts = { run: runId, values, entities: count('entitiesAffected'), created, withAspectsOfOthers: unsafe };
  const fate = deleteEntities ? 'deleted' : 'marked as removed';
  if (values === 0 && facts.entities === 0) {
    context.done(`There is nothing to take back: ${runId} wrote no value that is the latest of its aspect.`, facts);
    return;
  }
  const begin = dryRun ? 'A rollback would take back' : 'Taken back:';
  context.done(
    `${begin} ${counted(values, 'value')} of ${entitiesText(facts.entities)}; ${entitiesText(created)} ${fate}.`,
    facts,
  );
  if (unsafe === 0) return;
  context.note(`Other runs have written to ${entitiesText(unsafe)} of these:`, { entities: unsafe });
  for (const one of listOf(report, 'unsafeEntities').slice(0, SHOWN)) {
    context.note(`  ${textOf(one, 'urn')}`, { urn: textOf(one, 'urn') });
  }
}

function entitiesText(count: number): string {
  return count === 1 ? '1 entity' : `${String(count)} entities`;
}

/** Entities with aspects of others that are named. */
const SHOWN = 20;

interface ShownColumn {
  readonly heading: string;
  readonly least?: number;
  readonly text: (item: unknown) => string;
}

const RUN_COLUMNS: readonly ShownColumn[] = [
  { heading: 'RUN', least: 20, text: (item) => textOf(item, 'runId') },
  { heading: 'TIME', text: timeOf },
  { heading: 'ROWS', text: (item) => textOf(item, 'rows') },
];
const ROW_COLUMNS: readonly ShownColumn[] = [
  { heading: 'URN', least: 20, text: (item) => textOf(item, 'urn') },
  { heading: 'ASPECT', text: (item) => textOf(item, 'aspectName') },
  { heading: 'TIME', text: timeOf },
  { heading: 'CREATED', text: (item) => (memberOf(item, 'keyAspect') === true ? 'entity' : '') },
];

function timeOf(item: unknown): string {
  return new Date(Number(textOf(item, 'timestamp'))).toISOString();
}

function itemsOf(answer: unknown): readonly unknown[] {
  return Array.isArray(answer) ? answer : [];
}

function print(items: readonly unknown[], columns: readonly ShownColumn[], context: CommandContext): void {
  const { terminal } = context;
  if (context.format() === 'json') for (const item of items) terminal.result(JSON.stringify(item));
  else if (items.length > 0) {
    const rows = items.map((item) => columns.map(({ text }) => text(item)));
    terminal.result(tableText(columns, rows, terminal.columns));
  }
  if (items.length === 0) context.note('Nothing is listed.', { shown: 0 });
}
