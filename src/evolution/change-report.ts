/**
 * Prints the result of a comparison of models, for people: in a terminal, in CI, and as the reason of a refused start.
 */
import type { PartPlace } from '../../generated/service/registry/model-shape.js';
import { counted } from '../kernel/counted.js';
import type { ModelChange } from './model-change.js';
import { GRAVITIES, type Gravity, gravityOf } from './verdicts.js';

/** Place of a change's part; `undefined` where none is known, as in a store that keeps shapes without places. */
export type PlaceOf = (change: ModelChange) => PartPlace | undefined;

const HEADINGS: Readonly<Record<Gravity, string>> = {
  breaking: 'Incompatible',
  rebuild: 'Compatible; the service rebuilds the index',
  notice: 'Compatible, with notices',
  safe: 'Compatible',
};

/** Number of aspect names in one line; the count of the others follows. */
const SHOWN_ASPECTS = 6;

/** All changes under headings by gravity, then the summary; only the summary when there are none. */
export function changeReport(changes: readonly ModelChange[], placeOf: PlaceOf): string {
  const groups = GRAVITIES.flatMap((gravity) => {
    const members = changes.filter(({ verdicts }) => gravityOf(verdicts) === gravity);
    return members.length === 0
      ? []
      : [`${HEADINGS[gravity]}\n\n${members.map((change) => entryText(change, placeOf(change))).join('\n')}`];
  });
  return [...groups, `${changeSum(changes)}\n`].join('\n');
}

/** Number of changes by gravity, in one sentence. */
export function changeSum(changes: readonly ModelChange[]): string {
  if (changes.length === 0) return 'The models are equivalent.';
  const counts = countByGravity(changes);
  const total = counted(changes.length, 'change');
  return `${total}: ${String(counts.breaking)} incompatible, ${String(counts.rebuild)} for the index, ${counted(counts.notice, 'notice')}, ${String(counts.safe)} safe.`;
}

export function countByGravity(changes: readonly ModelChange[]): Readonly<Record<Gravity, number>> {
  const counts = { breaking: 0, rebuild: 0, notice: 0, safe: 0 };
  for (const { verdicts } of changes) counts[gravityOf(verdicts)] += 1;
  return counts;
}

function entryText(change: ModelChange, place: PartPlace | undefined): string {
  const { code, message, advice, verdicts, aspects } = change;
  const reach = aspects.length === 0 ? '' : `; reaches ${namesText(aspects)}`;
  return [
    `${code}: ${message}`,
    ...(place === undefined ? [] : placeLines(place, change.tree)),
    `  stored values: ${verdicts.stored}, clients: ${verdicts.clients}, index: ${verdicts.index}${reach}`,
    `  ${advice}`,
    '',
  ].join('\n');
}

function placeLines(place: PartPlace, tree: ModelChange['tree']): readonly string[] {
  const { file, line, column, text, indent, width } = place;
  return [
    `  ${file}:${String(line)}:${String(column)}${tree === 'old' ? ' (in the older models)' : ''}`,
    `    ${text}`.trimEnd(),
    `    ${' '.repeat(indent)}${'~'.repeat(width)}`,
  ];
}

function namesText(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN_ASPECTS).join(', ');
  return names.length <= SHOWN_ASPECTS ? shown : `${shown} and ${String(names.length - SHOWN_ASPECTS)} more`;
}
