import { PackedTexts } from './packed-texts.js';

describe('packed texts', () => {
  it('are found by their numbers, whatever they consist of', () => {
    const texts = new PackedTexts();
    const added = new Map([
      [1, 'urn:li:dataset:a'],
      [5000, ''],
      [300, 'größe'],
      [301, 'データ'],
      [2, '\u{1F600} end'],
      [70_000, 'x'.repeat(20_000)],
      [302, 'é'],
    ]);
    for (const [number, text] of added) texts.add(number, text);
    for (const [number, text] of added) expect(texts.get(number)).toBe(text);
    for (const other of [0, 3, 299, 4999, 70_001, 10 ** 6]) expect(texts.get(other)).toBeUndefined();
  });

  it('take what they say that they take', () => {
    const texts = new PackedTexts();
    const before = texts.bytes;
    expect(texts.textBytes).toBe(0);
    texts.add(1, 'abc');
    texts.add(2, 'ä');
    expect([texts.textBytes, texts.bytes - before]).toEqual([4 + 3 + 4 + 2, 0]);
    for (let number = 3; number < 3000; number++) texts.add(number, `text ${String(number)}`);
    expect(texts.bytes).toBeGreaterThanOrEqual(texts.textBytes + 3000 * 4);
    expect(texts.bytes).toBeLessThan(3 * (texts.textBytes + 3000 * 4));
    expect([1, 2, 3, 2999].map((number) => texts.get(number))).toEqual(['abc', 'ä', 'text 3', 'text 2999']);
  });
});
