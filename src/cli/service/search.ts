import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import type { CommandContext } from '../command-context.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import { listOf, textOf } from '../json-members.js';
import { tableText } from '../terminal.js';
import { repeated } from './repeated.js';
import { wholeNumber } from './whole-number.js';

interface SearchOptions {
  readonly entity: readonly string[];
  readonly filter: readonly FilterOption[];
  readonly start: number;
  readonly count: number;
}

interface FilterOption {
  readonly field: string;
  readonly values: readonly string[];
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
    .addHelpText(
      'after',
      `
All words must match. "Words in quotes" are a phrase, field:value matches a whole value of one field, * stands for any
characters, -word excludes, and AND, OR, NOT and parentheses combine. Text with a colon is put in quotation marks.

Examples:
  $ npx cadastre search order items
  $ npx cadastre search --entity dataset --filter platform=urn:li:dataPlatform:hive
  $ npx cadastre search --filter origin=PROD,DEV --filter owners=urn:li:corpuser:jdoe
  $ npx cadastre search 'name:pets OR "front desk"'
  $ npx cadastre search "pet*" --count 50 --json`,
    )
    .action(async (words: readonly string[], options: SearchOptions) => {
      const result = await context.client().action('entities', 'searchAcrossEntities', {
        input: words.length === 0 ? '*' : words.join(' '),
        ...(options.entity.length === 0 ? {} : { entities: options.entity }),
        ...(options.filter.length === 0 ? {} : { filter: filterOf(options.filter) }),
        // Also accept field:value and AND, OR, NOT in the words.
        searchFlags: { fulltext: false },
        start: options.start,
        count: options.count,
      });
      if (context.format() === 'json') context.terminal.result(writeExactJson(result));
      else show(result, context);
    });
}

function show(result: unknown, { terminal }: CommandContext): void {
  const hits = listOf(result, 'entities');
  if (hits.length > 0) {
    const rows = hits.map((hit) => [textOf(hit, 'entity'), fieldsOf(hit)]);
    const found = rows.some(([, fields]) => fields !== '');
    terminal.result(
      tableText(found ? ['URN', 'FOUND IN'] : ['URN'], found ? rows : rows.map((row) => row.slice(0, 1))),
    );
  }
  terminal.say(`${String(hits.length)} of ${textOf(result, 'numEntities')} shown.`);
}

function fieldsOf(hit: unknown): string {
  return [...new Set(listOf(hit, 'matchedFields').map((field) => textOf(field, 'name')))].join(', ');
}

function filterOf(criteria: readonly FilterOption[]): object {
  return { or: [{ and: criteria.map(({ field, values }) => ({ field, value: '', values, condition: 'EQUAL' })) }] };
}

function criterion(text: string, previous: readonly FilterOption[]): readonly FilterOption[] {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('It must look like field=value.');
  const value = text.slice(at + 1);
  // The commas of a URN belong to it.
  const values = value.startsWith('urn:') ? [value] : value.split(',');
  return [...previous, { field: text.slice(0, at), values }];
}
