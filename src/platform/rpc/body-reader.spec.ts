import { Work } from '../../kernel/work.js';
import { readBody } from './body-reader.js';

describe('A body', () => {
  const bodyOf = (bytes: number): Buffer => Buffer.from(JSON.stringify({ text: 'a'.repeat(bytes) }));

  it.each([
    ['that is short is read in the turn in which it arrived', 1000, 0],
    ['that is long is read in one of its own', 140_000, 1],
  ])('%s', async (_, bytes, expected) => {
    let turns = 0;
    const count = setImmediate(() => {
      turns++;
    });
    const { text } = await readBody(bodyOf(bytes), { bodies: 'bulk', numbers: 'wide' }, Work.unlimited);
    clearImmediate(count);
    expect([String(text).length, turns]).toEqual([bytes, expected]);
  });
});
