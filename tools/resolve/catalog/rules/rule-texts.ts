import type { Diagnostics } from '../../../diagnostics/diagnostics.js';
import type { Value } from '../../../pdl/syntax.js';
import type { Span } from '../../../source/span.js';
import { describeValue } from '../../yaml/plain-value.js';

/**
 * The texts of a list with their places; a text is a list of one. What is no text has been reported and is left out.
 */
export function textsUnder(
  value: Value,
  what: string,
  diagnostics: Diagnostics,
): readonly { readonly text: string; readonly span: Span }[] {
  const items = value.kind === 'array' ? value.items : [value];
  return items.flatMap((item) => {
    if (item.kind === 'string') return [{ text: item.value, span: item.span }];
    diagnostics.report('wrong-value', item.span, { what, expected: 'a text', found: describeValue(item) });
    return [];
  });
}
