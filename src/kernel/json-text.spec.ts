import { MAX_JSON_DEPTH, MAX_JSON_VALUES, readBoundedJson, readJson } from './json-text.js';

function nested(levels: number): string {
  return '['.repeat(levels) + ']'.repeat(levels);
}

describe('readJson', () => {
  it('reads any JSON value', () => {
    expect(readJson('{"a":[1,null]}')).toEqual({ kind: 'value', value: { a: [1, null] } });
  });

  it.each(['', '{', '{a:1}', 'undefined', '{"a":1}x'])('refuses %j', (text) => {
    expect(readJson(text)).toEqual({ kind: 'problem', reason: 'it is not JSON' });
  });

  it('reads texts up to the greatest depth and no deeper, however deep', () => {
    expect(readJson(nested(MAX_JSON_DEPTH)).kind).toBe('value');
    expect(readJson(nested(MAX_JSON_DEPTH + 1)).kind).toBe('problem');
    expect(readJson(nested(1_000_000)).kind).toBe('problem');
  });

  it('does not take brackets inside texts for nesting', () => {
    const text = '['.repeat(1_000);
    expect(readJson(JSON.stringify([text]))).toEqual({ kind: 'value', value: [text] });
  });
});

describe('readBoundedJson', () => {
  const list = (length: number, item: string): string => `[${Array(length).fill(item).join(',')}]`;
  const kindOf = (text: string): string => readBoundedJson(text).kind;

  it.each([
    ['numbers', list(MAX_JSON_VALUES - 1, '1'), list(MAX_JSON_VALUES, '1')],
    ['empty objects', list(MAX_JSON_VALUES / 2 - 1, '{}'), list(MAX_JSON_VALUES / 2, '{}')],
    ['members', list(MAX_JSON_VALUES / 2 - 1, '{"a":1}'), list(MAX_JSON_VALUES / 2, '{"a":1}')],
  ])('reads texts with as many %s as there may be values, and no more', (_what, most, more) => {
    expect([kindOf(most), readBoundedJson(more)]).toEqual([
      'value',
      { kind: 'problem', reason: 'it has more than 1000000 values' },
    ]);
  });

  it('does not count what is inside of strings', () => {
    expect(kindOf(JSON.stringify(['[,{'.repeat(MAX_JSON_VALUES), '"\\,'.repeat(MAX_JSON_VALUES)]))).toBe('value');
  });

  it('finds strings that do not end', () => {
    expect(kindOf(`["${','.repeat(MAX_JSON_VALUES + 1)}`)).toBe('problem');
    expect(kindOf(`["${','.repeat(MAX_JSON_VALUES)}\\`)).toBe('problem');
  });
});
