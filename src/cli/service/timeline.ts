import type { Command } from 'commander';
import { SystemClock } from '../../kernel/clock.js';
import { counted } from '../../kernel/counted.js';
import type { CommandContext } from '../command-context.js';
import { listOf, textOf } from '../json-members.js';
import { tableText } from '../output/table.js';
import { repeated } from './repeated.js';
import { momentOf, type TimeText, timeText } from './time-text.js';

interface TimelineOptions {
  readonly category: readonly string[];
  readonly from?: TimeText;
  readonly to?: TimeText;
  readonly raw?: true;
  readonly wide?: true;
}

/** `cadastre timeline`: what changed of an entity. */
export function addTimeline(program: Command, context: CommandContext): void {
  program
    .command('timeline <urn>')
    .description('show what changed of an entity')
    .option('-c, --category <category>', 'only changes of this category, such as tag; may be repeated', repeated, [])
    .option(
      '--from <time>',
      'begin here: 7d, 12h or 30m ago, or a date of UTC; seven days before the end by default',
      timeText,
    )
    .option('--to <time>', 'end here; now by default', timeText)
    .option('--raw', 'with --json, also the change of the values as JSON Patch')
    .option('-w, --wide', 'cut nothing')
    .addHelpText(
      'after',
      `
Each moment has the version that the changes so far come to, beginning with 0.0.0. With --json each moment is an object
on a line of its own.

Examples:
  $ npx cadastre timeline "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)"
  $ npx cadastre timeline "urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)" --category owner --from 30d`,
    )
    .action(async (urn: string, options: TimelineOptions) => {
      const answer = await context.client().read(await pathOf(urn, options));
      const moments = Array.isArray(answer) ? answer : [];
      const { terminal } = context;
      if (context.format() === 'json') {
        for (const moment of moments) terminal.result(JSON.stringify(moment));
      } else if (moments.length > 0) {
        terminal.result(
          tableText(COLUMNS, moments.flatMap(rowsOf), options.wide === true ? undefined : terminal.columns),
        );
      }
      const events = moments.reduce<number>((sum, moment) => sum + listOf(moment, 'changeEvents').length, 0);
      const sentence = `${counted(events, 'change')} in ${counted(moments.length, 'moment')}.`;
      context.note(events === 0 ? 'Nothing changed in this time.' : sentence, {
        changes: events,
        moments: moments.length,
      });
    });
}

const COLUMNS = [
  { heading: 'TIME' },
  { heading: 'VERSION' },
  { heading: 'CATEGORY' },
  { heading: 'OPERATION' },
  { heading: 'CHANGE', least: 24 },
] as const;

async function pathOf(urn: string, { category, from, to, raw }: TimelineOptions): Promise<string> {
  const now = new SystemClock().now();
  const end = to === undefined ? undefined : momentOf(to, now);
  const start = from === undefined ? undefined : momentOf(from, now);
  const categories = category.length === 0 ? await allCategories() : category;
  const query = new URLSearchParams({
    categories: categories.join(','),
    ...(start === undefined ? {} : { startTime: String(start) }),
    ...(end === undefined ? {} : { endTime: String(end) }),
    ...(raw === true ? { raw: 'true' } : {}),
  });
  return `/openapi/timeline/v1/${encodeURIComponent(urn)}?${query.toString()}`;
}

/** Those of the models that have something to tell. */
async function allCategories(): Promise<readonly string[]> {
  const { rules } = await import('../../../generated/service/registry/index.js');
  const stated = Object.values(rules.timeline ?? {}).flatMap((categories) => Object.entries(categories));
  return [...new Set(stated.flatMap(([category, specs]) => (specs.length > 0 ? [category] : [])))];
}

/** A row for each change; what is of the moment stands in its first one alone. */
function rowsOf(moment: unknown): readonly (readonly string[])[] {
  const time = new Date(Number(textOf(moment, 'timestamp'))).toISOString().replace(/\.\d+Z$/, 'Z');
  const version = textOf(moment, 'semVer').replace(/-computed$/, '');
  return listOf(moment, 'changeEvents').map((event, at) => [
    ...(at === 0 ? [time, version] : ['', '']),
    ...['category', 'operation', 'description'].map((name) => textOf(event, name)),
  ]);
}
