import type { FieldFamily } from '../../../../registry/search-fields.js';
import { fold } from '../../../../text-search/text-analysis.js';
import type { ValueCondition } from '../../../../text-search/value-match.js';
import { type NeedlePlace, TextNeedle } from '../memory/text-needle.js';

/** What is looked for in the texts of values; `undefined` where the condition is another one, or names several. */
export function needleOf(
  condition: ValueCondition,
  [wanted, ...others]: readonly string[],
  family: FieldFamily,
): TextNeedle | undefined {
  const place = PLACES[condition];
  if (wanted === undefined || others.length > 0 || place === undefined) return undefined;
  if (place === 'whole' && (family === 'number' || wanted.startsWith('urn:'))) return undefined;
  return TextNeedle.of(fold(wanted), place);
}

const PLACES: Readonly<Partial<Record<ValueCondition, NeedlePlace>>> = {
  EQUAL: 'whole',
  IN: 'whole',
  CONTAIN: 'anywhere',
  START_WITH: 'at the beginning',
  END_WITH: 'at the end',
};
