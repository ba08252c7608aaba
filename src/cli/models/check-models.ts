import {
  changeReport,
  compareModels,
  countByGravity,
  type ModelChange,
  type PartPlace,
  reportedChange,
} from '../../evolution/index.js';
import type { CommandContext } from '../command-context.js';
import { EXIT, type ExitCode } from '../exit-code.js';
import type { DescribedModels } from './described-models.js';

/** `against`: the older models. `models`: folders of the newer ones; empty for our own. */
export interface CheckOptions {
  readonly against: string;
  readonly models: readonly string[];
  readonly strict?: true;
}

/** Compare both versions, and print what differs. */
export function checkModels(described: DescribedModels, options: CheckOptions, context: CommandContext): ExitCode {
  const changes = compareModels(described.older.shape, described.newer.shape);
  print(changes, described, context);
  return isAccepted(changes, options) ? EXIT.done : EXIT.refused;
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
    const { tree } = change;
    const place = placeOf(change);
    const at = place === undefined ? undefined : { tree, file: place.file, line: place.line, column: place.column };
    return { ...reportedChange(change), place: at };
  });
  terminal.result(JSON.stringify({ changes: items, counts: countByGravity(changes) }));
}
