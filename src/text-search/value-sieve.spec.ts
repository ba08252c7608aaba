import fc from 'fast-check';
import { GROUPS, letterParts, ValueSieve } from './value-sieve.js';

function sieveOf(values: readonly string[]): ValueSieve {
  let length = -1;
  const ends = values.map((value) => (length += value.length + 1));
  return new ValueSieve(values.join('\n'), ends);
}

/** Places of the values that letters leave. */
function left(values: readonly string[], letters: string): readonly number[] {
  const groups = sieveOf(values).groupsWith(letterParts(letters));
  return values.flatMap((_, place) => ((groups & (1 << (place % GROUPS))) === 0 ? [] : [place]));
}

describe('A sieve of values', () => {
  const VALUES = ['daily_orders', 'orders by day.', 'the customers'];

  it('leaves the values that have all parts of the letters', () => {
    expect(['order', 'customer', 'daily', 'ordersdaily', 'absent'].map((letters) => left(VALUES, letters))).toEqual([
      [0, 1],
      [2],
      [0],
      [],
      [],
    ]);
  });

  it('leaves all values for letters that are too few for a part, or go beyond a value', () => {
    expect(['or', '', 'orders\norders'].map((letters) => left(VALUES, letters))).toEqual([
      [0, 1, 2],
      [0, 1, 2],
      [0, 1, 2],
    ]);
  });

  it('has more values than groups', () => {
    const values = Array.from({ length: 3 * GROUPS }, (_, place) => (place === 40 ? 'orders' : 'a'));
    expect(left(values, 'orders')).toEqual([8, 40, 72]);
  });

  it('never takes a value away that has the letters', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '_', '1'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 80 }), text, (values, letters) => {
        const places = new Set(left(values, letters));
        for (const [place, value] of values.entries()) {
          if (value.includes(letters)) expect(places).toContain(place);
        }
      }),
    );
  });
});
