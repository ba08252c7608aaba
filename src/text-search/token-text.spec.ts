import { analyseValue } from './text-analysis.js';
import { TokenTexts } from './token-text.js';

function written(...texts: readonly (readonly string[])[]): readonly string[] {
  const writer = new TokenTexts();
  for (const values of texts) {
    for (const value of values) writer.addValue(value);
    writer.finish();
  }
  return writer.take().map((text) => Buffer.from(text).toString());
}

/** What the analysis of a value says, as it is written. */
function expected(...values: readonly string[]): string {
  const analysed = values.map(analyseValue);
  const extras = new Set(analysed.flatMap((one) => one.extras));
  return [...analysed.flatMap((one) => one.tokens), ...extras].map((token) => `${token} `).join('');
}

describe('TokenTexts', () => {
  it.each([
    'Orders of the pets',
    'OrderItems2 orderItems2',
    'the of',
    'Über alle Größen',
    'ガス 料金表',
    'emoji 🐱 and 🇩🇪',
    '',
    'x'.repeat(20),
    `${'long '.repeat(1500)}end`,
    `${'länger '.repeat(1500)}Ende`,
  ])('writes what the analysis of a value says: %.20s', (value) => {
    expect(written([value])).toEqual([expected(value)]);
  });

  it('writes each extra once, after the tokens of all values', () => {
    const values = ['Orders, orders', 'sold Orders', 'Orderings'];
    expect(written(values)).toEqual(['order order sold order order orders orderings ']);
    expect(written(values)).toEqual([expected(...values)]);
  });

  it('writes the extras of a word in each text that has it', () => {
    expect(written(['orders'], ['orders', 'orders'], [])).toEqual(['order orders ', 'order order orders ', '']);
  });

  it('writes any token as UTF-8', () => {
    const writer = new TokenTexts();
    const tokens = ['a', 'ß', '€', '🐱', '\ud800', `${'€'.repeat(30)}🐱`, `\udc00${'x'.repeat(30)}`];
    for (const token of tokens) writer.addToken(token);
    writer.finish();
    expect(writer.take().map((text) => Buffer.from(text).toString())).toEqual([
      tokens.map((token) => `${token.toWellFormed()} `).join(''),
    ]);
  });

  it('begins again after a text that was not finished', () => {
    const writer = new TokenTexts();
    writer.addValue('left orders');
    writer.begin();
    writer.addValue('pets');
    writer.finish();
    expect(writer.take().map((text) => Buffer.from(text).toString())).toEqual(['pet pets ']);
  });
});
