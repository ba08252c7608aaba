import fc from 'fast-check';
import { fittedJson } from './fitted.js';

const LIMIT = 4000;

describe('fittedJson', () => {
  it('leaves alone what fits', () => {
    expect(fittedJson({ a: [1, 'x', null] }, LIMIT)).toBe('{"a":[1,"x",null]}');
  });

  it('keeps the beginning of long lists, objects and texts, and says where something is missing', () => {
    const fields = Array.from({ length: 400 }, (_, at) => ({ name: `c${String(at)}`, doc: 'd'.repeat(30) }));
    const found: unknown = JSON.parse(fittedJson({ fields, 'a/b': 'x'.repeat(9000) }, LIMIT));
    expect(found).toEqual({
      fields: fields.slice(0, 20),
      'a/b': `${'x'.repeat(500)}…`,
      leftOut: [
        { at: '/fields', kept: 20, of: 400 },
        { at: '/a~1b', kept: 500, of: 9000 },
      ],
    });
  });

  it('names the first places alone when there are many', () => {
    const texts = Object.fromEntries(Array.from({ length: 55 }, (_, at) => [`t${String(at)}`, 'x'.repeat(1500)]));
    const found: unknown = JSON.parse(fittedJson(texts, 70_000));
    expect(found).toMatchObject({ leftOutElsewhere: 35 });
  });

  it('says how much there is of what cannot be shortened', () => {
    let deep: unknown = ['x'];
    for (let at = 0; at < 10; at++) deep = [deep, deep, deep];
    expect(fittedJson({ deep }, LIMIT)).toMatch(/^\{"leftOut":\[\{"at":"","kept":0,"of":\d+\}\]\}$/);
  });

  it('is JSON of at most the limit, whatever it is given', () => {
    const value = fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { maxKeys: 30 });
    fc.assert(
      fc.property(value, fc.integer({ min: 1, max: 400 }), (answer, times) => {
        const text = fittedJson({ ...answer, many: Array.from({ length: times }, () => answer) }, LIMIT);
        expect(text.length).toBeLessThanOrEqual(LIMIT);
        expect(() => void JSON.parse(text)).not.toThrow();
      }),
      { numRuns: 60 },
    );
  });
});
