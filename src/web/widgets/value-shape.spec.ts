import { columnsOf, isMoment, simpleValue } from './value-shape.js';

describe('the shape of a value', () => {
  it.each([
    ['timestampMillis', 1_767_225_600_000, true],
    ['lastUpdatedTimestamp', 1_629_097_200_001, true],
    ['time', 1_767_225_600_000, true],
    ['sizeInBytes', 1_767_225_600_000, false],
    ['time', 12, false],
  ])('is a moment by its name and its size: %s %d', (name, value, expected) => {
    expect(isMoment(name, value)).toBe(expected);
  });

  it('is simple with one thing to say', () => {
    expect(simpleValue({ time: 5, actor: 'a' })).toEqual({ name: 'time', value: 5 });
    expect(simpleValue({ time: 0, actor: 'a' })).toEqual({ name: 'time', value: undefined });
    expect(simpleValue({ type: { 'com.linkedin.schema.NumberType': {} } })?.value).toEqual({
      'com.linkedin.schema.NumberType': {},
    });
    expect(simpleValue({ 'com.linkedin.schema.NumberType': {} })?.value).toBe('NumberType');
    expect(simpleValue({ string: 'x' })).toEqual({ name: 'string', value: 'x' });
    expect(simpleValue({ tag: 'urn:li:tag:x' })).toEqual({ name: 'tag', value: 'urn:li:tag:x' });
    expect(simpleValue({ suite: 'nightly' })).toBeUndefined();
    expect(simpleValue({ a: 1, b: 2 })).toBeUndefined();
    expect(simpleValue({})).toBeUndefined();
  });

  it('is a table where records have few columns, and more than one', () => {
    expect(
      columnsOf([
        { a: 1, b: 2 },
        { a: 3, c: null },
      ]),
    ).toEqual(['a', 'b']);
    expect(columnsOf([{ a: 1 }])).toBeUndefined();
    expect(columnsOf(['x'])).toBeUndefined();
    expect(columnsOf([Object.fromEntries('abcdefg'.split('').map((name) => [name, 1]))])).toBeUndefined();
  });
});
