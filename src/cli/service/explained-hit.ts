import { listOf, memberOf, textOf } from '../json-members.js';

/** Characters of a value that are shown. */
const SHOWN = 40;
const DIGITS = 2;

/**
 * A hit with what its score is made of, as lines: what is added up, then what the sum is multiplied by, each with the
 * words of the query and the values that it comes from.
 * @example
 * urn:li:tag:orders  score 26.57
 *   + 10     order: name     name "orders" (word), urn "urn:li:tag:orders" (word)
 *   × 0.5    weights         deprecated "true" (weight 0.5)
 */
export function explainedHit(hit: unknown): readonly string[] {
  const parts = listOf(hit, 'explanation').map((part) => ({
    amount: `${textOf(part, 'effect') === 'MULTIPLY' ? '×' : '+'} ${rounded(memberOf(part, 'amount'))}`,
    reason: [textOf(part, 'words'), textOf(part, 'reason')].filter((text) => text !== '').join(': '),
    matches: listOf(part, 'matches').map(matchText).join(', '),
  }));
  const [amounts, reasons] = [widest(parts.map(({ amount }) => amount)), widest(parts.map(({ reason }) => reason))];
  return [
    `${textOf(hit, 'entity')}  score ${rounded(memberOf(hit, 'score'))}`,
    ...parts.map(({ amount, reason, matches }) =>
      `  ${amount.padEnd(amounts)}  ${reason.padEnd(reasons)}  ${matches}`.trimEnd(),
    ),
  ];
}

function matchText(match: unknown): string {
  const value = textOf(match, 'value');
  const shown = value.length <= SHOWN ? value : `${value.slice(0, SHOWN - 1)}…`;
  return `${textOf(match, 'name')} "${shown}" (${textOf(match, 'by')})`;
}

function rounded(amount: unknown): string {
  return String(Number(Number(amount).toFixed(DIGITS)));
}

function widest(texts: readonly string[]): number {
  return texts.reduce((most, { length }) => Math.max(most, length), 0);
}
