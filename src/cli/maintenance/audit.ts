import type { Command } from 'commander';
import { counted } from '../../kernel/counted.js';
import type { Environment } from '../../platform/config/read-settings.js';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { listOf, textOf } from '../json-members.js';
import { startTiming } from '../output/elapsed.js';
import { dataCommand, workOnData } from './data-place.js';
import { runTask } from './service-task.js';

/** What was found of an index; `listed`: the first of the entities that differ. */
interface IndexFinding {
  readonly name: string;
  readonly entities: number;
  readonly missing: number;
  readonly surplus: number;
  readonly different: number;
  readonly listed: readonly { readonly urn: string; readonly kind: string }[];
  readonly unowned: number;
  readonly remaining: number;
  readonly state: string;
}

const ABOUT = `
An entity of the primary store is missing in an index, or is surplus there, or is different. With --repair it is derived
once more, and an index that does not find what it has is made again.

Exit codes: 0 when all agree, also after a repair; 1 when something differs or an index is not up with the change log.
`;

/** `cadastre audit`: whether every index has what it should, and with `--repair` that it has. */
export function addAudit(program: Command, context: CommandContext, environment: Environment): void {
  const { progress: say } = context;
  const loadOffline = () => context.loadService(() => import('../../server/offline.js'));
  const command = dataCommand(program, {
    name: 'audit',
    description: 'compare every index with the primary store',
    about: ABOUT,
  });
  // The name that the command had before.
  command.alias('verify').option('--repair', 'correct what differs');
  command.action(async ({ repair = false }: { readonly repair?: boolean }) => {
    const reportTime = startTiming(context);
    const indexes = await workOnData<readonly IndexFinding[]>(
      command,
      { context, environment },
      {
        requires: 'catalog',
        withFiles: async (settings) => {
          const offline = await loadOffline();
          return repair ? offline.repair(settings, say) : offline.audit(settings, say);
        },
        byService: async (client) =>
          listOf(await runTask(client, { kind: 'audit', parameters: { repair } }, say), 'indexes').map(findingOf),
      },
    );
    if (context.format() === 'json') context.terminal.result(JSON.stringify({ indexes }));
    else for (const line of indexes.flatMap(linesOf)) context.terminal.result(line);
    reportTime(
      indexes.reduce((sum, { entities }) => sum + entities, 0),
      'comparison',
    );
    if (indexes.some(({ remaining, state }) => remaining > 0 || state !== 'compared')) context.exit(EXIT.refused);
  });
}

function findingOf(value: unknown): IndexFinding {
  const count = (name: string): number => Number(textOf(value, name));
  return {
    name: textOf(value, 'name'),
    entities: count('entities'),
    missing: count('missing'),
    surplus: count('surplus'),
    different: count('different'),
    listed: listOf(value, 'listed').map((one) => ({ urn: textOf(one, 'urn'), kind: textOf(one, 'kind') })),
    unowned: count('unowned'),
    remaining: count('remaining'),
    state: textOf(value, 'state'),
  };
}

function linesOf(finding: IndexFinding): readonly string[] {
  const { name, entities, missing, surplus, different, listed, unowned, remaining, state } = finding;
  const lines = listed.map(({ urn, kind }) => `${name}: ${urn} is ${kind}.`);
  const differences = missing + surplus + different;
  if (differences > listed.length) lines.push(`${name}: and ${String(differences - listed.length)} more.`);
  if (unowned > 0) lines.push(`${name}: ${counted(unowned, 'row')} of the full-text table of no document.`);
  if (state === 'behind')
    return [...lines, `${name}: not up with the change log; it is brought up while serving, or rebuilt.`];
  if (differences + unowned === 0) return [...lines, `${name}: no differences in ${String(entities)} entities.`];
  const kinds = Object.entries({ missing, surplus, different }).filter(([, count]) => count > 0);
  const parts = kinds.length === 0 ? '' : ` (${kinds.map(([kind, count]) => `${String(count)} ${kind}`).join(', ')})`;
  const outcome = outcomeOf(differences + unowned, remaining);
  return [
    ...lines,
    `${name}: ${counted(differences, 'difference')} in ${String(entities)} entities${parts}${outcome}.`,
  ];
}

function outcomeOf(found: number, remaining: number): string {
  if (remaining === 0) return ', repaired';
  return remaining < found ? `, ${String(remaining)} of which remain` : '';
}
