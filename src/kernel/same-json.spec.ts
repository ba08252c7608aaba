import fc from 'fast-check';
import { sameJson } from './same-json.js';

describe('sameJson', () => {
  it('ignores the order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(sameJson(JSON.stringify(value), JSON.stringify(backwards(value)))).toBe(true);
      }),
    );
  });

  it.each([
    ['9007199254740993', '9007199254740992', false],
    ['9007199254740993', '9007199254740993', true],
    ['0.12345678901234567', '0.12345678901234567', true],
    ['"9007199254740993"', '"9007199254740993"', true],
    ['"9007199254740993"', '9007199254740993', false],
    ['1.10', '1.1', true],
  ])('compares %s and %s among keys in another order', (left, right, isSame) => {
    expect(sameJson(`{"a":${left},"b":1}`, `{"b":1,"a":${right}}`)).toBe(isSame);
  });

  it('finds any difference', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (left, right) => {
        fc.pre(JSON.stringify(canonical(left)) !== JSON.stringify(canonical(right)));
        expect(sameJson(JSON.stringify(left), JSON.stringify(right))).toBe(false);
      }),
    );
  });
});

/** The same value with the keys of every object in reverse order. */
function backwards(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(backwards);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, member]) => [key, backwards(member)]),
  );
}

/** The same value with the keys of every object in order. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  const sorted = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([key, member]) => [key, canonical(member)]));
}
