import type { SearchFields } from '../../../../registry/search-fields.js';
import type { NamedTest, ValueNeedle } from '../memory/matching-values.js';
import { TextNeedle } from '../memory/text-needle.js';
import { searchedForms } from '../../../../text-search/index-text.js';
import { fold, someWord } from '../../../../text-search/text-analysis.js';
import { longestPart, type ValueTest, wildcardTest } from '../../../../text-search/value-match.js';

/** A field that a wildcard is looked for in, and the test of its values. */
interface WildcardField {
  readonly name: string;
  readonly test: NamedTest;
}

/** A pattern with `*` and `?`, and what it is looked for in. */
export interface Wildcard {
  /** Folded. */
  readonly pattern: string;
  readonly fields: readonly WildcardField[];
  /** Units of work of a value that is tested. */
  readonly units: number;
}

/** The same for patterns whose longest text has no letter, one letter, or more. */
const UNITS = [5, 1, 0.5] as const;

/**
 * A wildcard finds values of which a word fits, as it is written, and whole values of the fields that are also searched
 * as such. It is looked for in the values of columns: these are few where they repeat, a text need not become tokens
 * where it does not have the letters of the pattern, and what is found does not depend on how many terms fit.
 */
export function wildcardOf(sent: string, fields: SearchFields): Wildcard {
  const pattern = fold(sent);
  const fits = wildcardTest(pattern);
  const hint = longestPart(pattern);
  // No word has anything but letters and digits.
  const words = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}\p{Regional_Indicator}*?]/u.test(pattern) ? 'no' : 'yes';
  const needle = needleFor(hint);
  const looked: WildcardField[] = [];
  for (const name of fields.names()) {
    const field = fields.field(name);
    if (field === undefined || !field.sources.includes(name)) continue;
    const forms = searchedForms(field);
    const inWords = forms.words && words === 'yes';
    if (!inWords && !forms.whole) continue;
    const passes: ValueTest = (value) => {
      const text = String(value);
      const folded = fold(text);
      if (!folded.includes(hint)) return false;
      return (forms.whole && fits(folded.trim())) || (inWords && someWord(text, fits));
    };
    looked.push({ name, test: { test: passes, needle, name: () => JSON.stringify(['wildcard', pattern]) } });
  }
  return { pattern, fields: looked, units: UNITS[hint.length === 0 ? 0 : hint.length === 1 ? 1 : 2] };
}

/** Tells of values that do not have a text, and only of those. */
function needleFor(hint: string): ValueNeedle | undefined {
  const needle = hint === '' ? undefined : TextNeedle.of(hint, 'anywhere');
  return (
    needle && {
      finds: (values, number) => (needle.finds(values, number) === false ? false : undefined),
      among: (values) => needle.among(values),
    }
  );
}
