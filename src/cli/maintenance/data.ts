import type { Command } from 'commander';
import { counted } from '../../kernel/counted.js';
import type { Environment } from '../../platform/config/read-settings.js';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { listOf, textOf } from '../json-members.js';
import { startTiming } from '../output/elapsed.js';
import { dataCommand, workOnData } from './data-place.js';
import { runTask } from './service-task.js';

/** What was found of an index. `different`: the first of the entities that differ. */
interface IndexFinding {
  readonly name: string;
  readonly entities: number;
  readonly differences: number;
  readonly different: readonly string[];
  readonly unowned: number;
  readonly state: string;
}

const EXIT_CODES = `
Exit codes: 0 when all agree, 1 when something differs or is not up with the change log.
`;

/** `cadastre verify` and `cadastre rebuild`: whether the indexes have what they should, and make them again. */
export function addDataCommands(program: Command, context: CommandContext, environment: Environment): void {
  const { progress: say } = context;
  const loadOffline = () => context.loadService(() => import('../../server/offline.js'));
  const verify = dataCommand(program, {
    name: 'verify',
    description: 'compare every index with the primary store',
    about: EXIT_CODES,
  });
  verify.action(async () => {
    const reportTime = startTiming(context);
    const indexes = await workOnData<readonly IndexFinding[]>(
      verify,
      { context, environment },
      {
        withFiles: async (settings) => (await loadOffline()).verify(settings, say),
        byService: async (client) => listOf(await runTask(client, 'verify', say), 'indexes').map(asFinding),
      },
    );
    const isSound = indexes.every(
      ({ differences, unowned, state }) => differences + unowned === 0 && state === 'compared',
    );
    if (context.format() === 'json') context.terminal.result(JSON.stringify({ indexes }));
    else for (const line of indexes.flatMap(linesOf)) context.terminal.result(line);
    reportTime(
      indexes.reduce((sum, { entities }) => sum + entities, 0),
      'comparison',
    );
    if (!isSound) context.exit(EXIT.refused);
  });
  const rebuild = dataCommand(program, {
    name: 'rebuild',
    description: 'make every index again from the primary store',
    about: '',
  });
  rebuild.action(async () => {
    const reportTime = startTiming(context);
    await workOnData<unknown>(
      rebuild,
      { context, environment },
      {
        withFiles: async (settings) => (await loadOffline()).rebuild(settings, say),
        byService: (client) => runTask(client, 'rebuild', say),
      },
    );
    context.terminal.result(context.format() === 'json' ? '{}' : 'All indexes are rebuilt.');
    reportTime();
  });
}

function asFinding(value: unknown): IndexFinding {
  return {
    name: textOf(value, 'name'),
    entities: Number(textOf(value, 'entities')),
    differences: Number(textOf(value, 'differences')),
    different: listOf(value, 'different').map(String),
    unowned: Number(textOf(value, 'unowned')),
    state: textOf(value, 'state'),
  };
}

function linesOf({ name, entities, differences, different, unowned, state }: IndexFinding): readonly string[] {
  const listed = different.map((urn) => `${name}: ${urn} differs.`);
  const unlisted = differences - different.length;
  if (unlisted > 0) listed.push(`${name}: ${String(unlisted)} more differ.`);
  if (unowned > 0) listed.push(`${name}: ${counted(unowned, 'row')} of the full-text table of no document.`);
  if (state === 'behind')
    return [...listed, `${name}: not up with the change log; it is brought up while serving, or rebuilt.`];
  if (differences === 0) return [...listed, `${name}: no differences in ${String(entities)} entities.`];
  return [...listed, `${name}: ${counted(differences, 'difference')} in ${String(entities)} entities.`];
}
