import { MAX_JSON_DEPTH, readJson } from './json-text.js';

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
