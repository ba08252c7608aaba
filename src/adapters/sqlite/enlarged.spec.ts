import { enlarged } from './enlarged.js';

describe('enlarged', () => {
  it.each([
    ['Float64Array', new Float64Array([1.5, -2]), new Float64Array([1.5, -2, 0, 0, 0])],
    ['Int32Array', new Int32Array([-1, 70_000]), new Int32Array([-1, 70_000, 0, 0, 0])],
    ['Uint32Array', new Uint32Array([2 ** 31, 1]), new Uint32Array([2 ** 31, 1, 0, 0, 0])],
    ['Uint16Array', new Uint16Array([40_000, 1]), new Uint16Array([40_000, 1, 0, 0, 0])],
    ['Uint8Array', new Uint8Array([200, 1]), new Uint8Array([200, 1, 0, 0, 0])],
  ])('has a longer %s with the same content', (_type, content, longer) => {
    expect(enlarged(content, 5)).toEqual(longer);
  });

  it('makes it half as long again at least', () => {
    expect(enlarged(new Uint8Array(10), 11)).toHaveLength(15);
  });
});
