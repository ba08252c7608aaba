import type { FullTextExpression, TokenPhrase } from '../../../../text-search/full-text-expression.js';

/**
 * The only place that writes FTS5's language: every token is letters and digits in quotes, so nothing of a caller's
 * text can be read as syntax.
 */

/** In the language of FTS5. Equal expressions print alike. */
export function printExpression(expression: FullTextExpression): string {
  const { columns, pattern } = expression;
  return (expression.printed ??= `{${columns.join(' ')}} : (${pattern.map(printForms).join(' AND ')})`);
}

function printForms(forms: readonly TokenPhrase[]): string {
  const printed = forms.map(({ tokens, end }) => `"${tokens.join(' ')}"${end === 'begins' ? ' *' : ''}`);
  return printed.length === 1 ? (printed[0] ?? '') : `(${printed.join(' OR ')})`;
}
