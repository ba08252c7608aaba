import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';
import type { CommandContext } from '../command-context.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import { listOf, memberOf, textOf } from '../json-members.js';
import { tableText } from '../output/table.js';
import type { EntityLabel } from '../../registry/display-places.js';
import { EntityLabels } from './entities/entity-labels.js';
import { explainedHit } from './explained-hit.js';
import { repeated } from './repeated.js';
import { allPages, onePage, type SearchOptions, type SearchPage, type ValueFilter } from './search-pages.js';
import { wholeNumber } from './whole-number.js';

interface ListOptions extends SearchOptions {
  readonly all?: true;
  readonly wide?: true;
}

/** `cadastre search`: entities that match a query. */
export function addSearch(program: Command, context: CommandContext): void {
  program
    .command('search [words...]')
    .description('find entities by words; all entities without words')
    .option('-e, --entity <type>', 'only this entity type; may be repeated', repeated, [])
    .option(
      '-f, --filter <field=value>',
      'only where the field has the value, or one of several separated by commas; may be repeated',
      criterion,
      [],
    )
    .option('--start <offset>', 'offset of the first result', wholeNumber(0), 0)
    .option('--count <number>', 'number of results', wholeNumber(1), 10)
    .addOption(new Option('--all', 'every result, in order of URN instead of relevance').conflicts(['start', 'count']))
    .option('-w, --wide', 'show URNs and matched fields, and cut nothing')
    .addOption(
      new Option('--explain', 'what the score of each result is made of; at most 100 results').conflicts([
        'all',
        'wide',
      ]),
    )
    .addHelpText(
      'after',
      `
All words must match. "Words in quotes" are a phrase, field:value matches a whole value of one field, * stands for any
characters, -word excludes, and AND, OR, NOT and parentheses combine. Text with a colon is put in quotation marks.

Rows are cut to fit the terminal; nothing is cut in a pipe. With --json each result is an object on a line of its own.

Examples:
  $ npx cadastre search order items
  $ npx cadastre search --entity dataset --filter platform=urn:li:dataPlatform:hive
  $ npx cadastre search --filter origin=PROD,DEV --filter owners=urn:li:corpuser:jdoe
  $ npx cadastre search 'name:pets OR "front desk"' --wide
  $ npx cadastre search "pet*" --all --json | jq -r .urn
  $ npx cadastre search order items --explain --count 3`,
    )
    .action(async (words: readonly string[], options: ListOptions) => {
      const client = context.client();
      const labels = await EntityLabels.with(client);
      const text = words.length === 0 ? '*' : words.join(' ');
      const pages = options.all === true ? allPages(text, options, client) : onePage(text, options, client);
      const print = printerOf(context, labels, formOf(options));
      let shown = 0;
      let total = 0;
      for await (const page of pages) {
        await print(page);
        total = Math.max(total, page.total);
        shown += page.hits.length;
      }
      const hint = context.terminal.columns !== undefined && formOf(options) === 'fitted' && shown > 0 ? URN_HINT : '';
      context.note(`${String(shown)} of ${String(total)} shown.${hint}`, { shown, total });
    });
}

const URN_HINT = ' --wide shows URNs.';

type Form = 'explained' | 'fitted' | 'wide';

function formOf({ wide, explain }: ListOptions): Form {
  return explain === true ? 'explained' : wide === true ? 'wide' : 'fitted';
}

/** Prints pages one after the other; headings stand above the first. */
function printerOf(
  { terminal, format }: CommandContext,
  labels: EntityLabels,
  form: Form,
): (page: SearchPage) => Promise<void> {
  const { columns } = terminal;
  const isCut = columns !== undefined && form === 'fitted';
  let headings = 1;
  return async ({ hits }) => {
    if (hits.length === 0) return;
    const known = await labels.of(hits.map((hit) => textOf(hit, 'entity')));
    if (format() === 'json') {
      for (const hit of hits) terminal.result(lineOf(hit, known.get(textOf(hit, 'entity'))));
    } else if (form === 'explained') {
      for (const hit of hits) for (const line of explainedHit(hit)) terminal.result(line);
    } else {
      const table = isCut ? tableText(NARROW, rowsOf(hits, known), columns) : tableText(WIDE, wideRowsOf(hits, known));
      terminal.result(
        table
          .split('\n')
          .slice(1 - headings)
          .join('\n'),
      );
      headings = 0;
    }
    await terminal.flush();
  };
}

function lineOf(hit: unknown, label: EntityLabel | undefined): string {
  const explanation = memberOf(hit, 'explanation');
  return writeExactJson({
    ...{ ...label, score: memberOf(hit, 'score'), matchedFields: listOf(hit, 'matchedFields') },
    ...(explanation === undefined ? {} : { explanation }),
  });
}

const NARROW = [
  { heading: 'NAME', least: 24 },
  { heading: 'TYPE' },
  { heading: 'PLATFORM', least: 8 },
  { heading: 'DESCRIPTION', least: 16 },
] as const;

const WIDE = ['URN', 'NAME', 'TYPE', 'PLATFORM', 'FOUND IN', 'DESCRIPTION'].map((heading) => ({ heading }));

type Labels = ReadonlyMap<string, EntityLabel>;

function rowsOf(hits: readonly unknown[], labels: Labels): readonly (readonly string[])[] {
  return hits.map((hit) => {
    const { name = '', type = '', platform = '', description = '' } = labels.get(textOf(hit, 'entity')) ?? {};
    return [name, type, platform, description];
  });
}

function wideRowsOf(hits: readonly unknown[], labels: Labels): readonly (readonly string[])[] {
  return rowsOf(hits, labels).map(([name = '', type = '', platform = '', description = ''], at) => {
    const hit = hits[at];
    return [textOf(hit, 'entity'), name, type, platform, fieldsOf(hit), description];
  });
}

function fieldsOf(hit: unknown): string {
  return [...new Set(listOf(hit, 'matchedFields').map((field) => textOf(field, 'name')))].join(', ');
}

function criterion(text: string, previous: readonly ValueFilter[]): readonly ValueFilter[] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must look like field=value.');
  const value = text.slice(at + 1);
  // The commas of a URN belong to it.
  const values = value.startsWith('urn:') ? [value] : value.split(',');
  return [...previous, { field: text.slice(0, at), values }];
}
