import type { Command } from 'commander';
import { counted } from '../../kernel/counted.js';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { listOf, textOf } from '../json-members.js';
import { readReport } from './report.js';
import { wholeNumber } from './whole-number.js';

interface EntityOption {
  readonly urn?: string;
}

const ABOUT = `
A change that an index cannot apply is left out of it and becomes a dead letter; the value itself is stored. Whatever is
written to the entity later has it indexed again, which removes its dead letters; so does retry. After drop the index
stays incomplete. Dead letters of "events" are changes that Kafka refused: retry publishes the entity as it is now. Those of
"proposals" were accepted with async "true" and could not be carried out, such as a CREATE of what exists: retry tries
them again, drop gives them up.

Examples:
  $ npx cadastre dead-letters list
  $ npx cadastre dead-letters retry
  $ npx cadastre dead-letters drop --urn URN

Exit codes: 0 when no dead letter is left, 1 otherwise.
`;

/** `cadastre dead-letters`: what indexes could not apply, and the way out of it. */
export function addDeadLetters(program: Command, context: CommandContext): void {
  const group = program
    .command('dead-letters')
    .description('list, retry and drop changes that an index could not apply, and failed proposals')
    .addHelpText('after', ABOUT);
  group
    .command('list')
    .description('list them: index, time, URN, aspect and reason')
    .option('--count <number>', 'at most so many of each index', wholeNumber(1), 100)
    .addHelpText('after', '\nExamples:\n  $ npx cadastre dead-letters list --count 10')
    .action(async ({ count }: { readonly count: number }) => {
      const report = readReport(await context.client().action('operations', 'listDeadLetters', { count }));
      show(report, context);
    });
  for (const [name, description] of [
    ['retry', 'index their entities again, and carry failed proposals out'],
    ['drop', 'forget them; the index stays incomplete'],
  ] as const) {
    group
      .command(name)
      .description(description)
      .option('--urn <urn>', 'only those of this entity')
      .addHelpText('after', `\nExamples:\n  $ npx cadastre dead-letters ${name} --urn URN`)
      .action(async ({ urn }: EntityOption) => {
        const parameters = urn === undefined ? {} : { urn };
        const report = readReport(await context.client().action('operations', `${name}DeadLetters`, parameters));
        const [removed, left] = [Number(textOf(report, 'removed')), Number(textOf(report, 'left'))];
        if (context.format() === 'json') context.terminal.result(JSON.stringify({ removed, left }));
        else context.terminal.result(`${counted(removed, 'dead letter')} removed, ${String(left)} left.`);
        if (left > 0) context.exit(EXIT.refused);
      });
  }
}

function show(report: unknown, { terminal, format, note, exit }: CommandContext): void {
  const deadLetters = listOf(report, 'deadLetters');
  const total = Number(textOf(report, 'total'));
  if (format() === 'json') {
    for (const one of deadLetters) terminal.result(JSON.stringify(one));
    note(`${String(deadLetters.length)} of ${String(total)} shown.`, { shown: deadLetters.length, total });
  } else if (total === 0) terminal.result('No dead letters.');
  else {
    for (const one of deadLetters) terminal.result(lineOf(one));
    if (total > deadLetters.length) terminal.result(`${String(total - deadLetters.length)} more; see --count.`);
  }
  if (total > 0) exit(EXIT.refused);
}

/** One line: a reason may be long, and URNs are to be copied whole. */
function lineOf(deadLetter: unknown): string {
  const urn = textOf(deadLetter, 'urn');
  const place = urn === '' ? `entry ${textOf(deadLetter, 'seq')}` : `${urn} ${textOf(deadLetter, 'aspect')}`;
  const time = new Date(Number(textOf(deadLetter, 'time'))).toISOString();
  return `${textOf(deadLetter, 'projection')}  ${time}  ${place}: ${textOf(deadLetter, 'reason')}`;
}
