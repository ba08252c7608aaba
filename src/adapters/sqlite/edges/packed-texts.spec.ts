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

  it('are in many blocks, of which none is made again', () => {
    const texts = new PackedTexts();
    const textOf = (number: number): string => `${'é'.repeat(number % 700)} ${String(number)}`;
    for (let number = 1; number <= 20_000; number++) texts.add(number, textOf(number));
    // Longer than a block; what comes next is in another one.
    texts.add(20_001, 'long '.repeat(600_000));
    texts.add(20_002, 'ä'.repeat(500_000));
    texts.add(20_003, 'the last');
    for (let number = 1; number <= 20_000; number++) {
      if (texts.get(number) !== textOf(number)) throw new RangeError(`text ${String(number)} is another one`);
    }
    expect(texts.get(20_001)).toBe('long '.repeat(600_000));
    expect(texts.get(20_002)).toBe('ä'.repeat(500_000));
    expect(texts.get(20_003)).toBe('the last');
    expect(texts.textBytes).toBeGreaterThan(17_000_000);
    expect(texts.bytes).toBeLessThan(2 * texts.textBytes);
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
