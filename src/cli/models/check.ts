import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import {
  changeReport,
  compareModels,
  countByGravity,
  gravityOf,
  type ModelChange,
  type PartPlace,
} from '../../registry/evolution/index.js';
import type { CommandContext } from '../command-context.js';
import { EXIT } from '../exit-code.js';
import { generatorScript } from '../generator-script.js';
import { type DescribedModels, readDescriptions } from './described-models.js';

interface CheckOptions {
  readonly against: string;
  readonly models?: readonly string[];
  readonly strict?: true;
}

const EXAMPLES = `
Examples:
  $ npx cadastre models check --against HEAD
  $ npx cadastre models check --against origin/main --strict
  $ npx cadastre models check --against ../released/models --json

Exit codes: 0 compatible, 1 incompatible, 2 wrong use or mistakes in the models.`;

/** `cadastre models check`: what a change of the models means for stored values, clients and the index. */
export function addCheck(models: Command, context: CommandContext): void {
  models
    .command('check')
    .description('compare the models with older ones: what the change means for stored values, clients and the index')
    .requiredOption(
      '--against <ref|dir>',
      'the older models: a folder, or a git ref at which the same folders are read',
    )
    .option('--models <dir...>', 'the newer models in place of models/; several folders add to those before them')
    .option('--strict', 'take what somebody should know for incompatible')
    .addHelpText('after', EXAMPLES)
    .action((options: CheckOptions) => {
      const described = describe(generatorScript(models, 'model-shapes'), options);
      if (described === undefined) {
        context.exit(EXIT.usage);
        return;
      }
      const changes = compareModels(described.older.shape, described.newer.shape);
      print(changes, described, context);
      context.exit(isAccepted(changes, options) ? EXIT.done : EXIT.refused);
    });
}

/** Both versions, as the generator describes them; `undefined` when it has told why it cannot. */
function describe(script: readonly string[], { against, models = [] }: CheckOptions): DescribedModels | undefined {
  const args = ['--against', against, ...models.flatMap((folder) => ['--models', folder])];
  const { status, stdout } = spawnSync(process.execPath, [...script, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === EXIT.done ? readDescriptions(stdout) : undefined;
}

function isAccepted(changes: readonly ModelChange[], { strict }: CheckOptions): boolean {
  const { breaking, notice } = countByGravity(changes);
  return breaking === 0 && (strict === undefined || notice === 0);
}

function print(
  changes: readonly ModelChange[],
  described: DescribedModels,
  { terminal, format }: CommandContext,
): void {
  const placeOf = ({ tree, parts }: ModelChange): PartPlace | undefined => {
    const { places } = tree === 'new' ? described.newer : described.older;
    const part = parts.find((candidate) => Object.hasOwn(places, candidate));
    return part === undefined ? undefined : places[part];
  };
  if (format() === 'text') {
    terminal.result(changeReport(changes, placeOf).trimEnd());
    return;
  }
  const items = changes.map((change) => {
    const { code, message, advice, verdicts, tree, aspects } = change;
    const place = placeOf(change);
    const at = place === undefined ? undefined : { tree, file: place.file, line: place.line, column: place.column };
    return { code, gravity: gravityOf(verdicts), message, advice, verdicts, place: at, aspects };
  });
  terminal.result(JSON.stringify({ changes: items, counts: countByGravity(changes) }, undefined, 2));
}
