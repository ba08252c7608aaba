import { MemoryLog, note, noteEntries } from './memory-ports.builder.js';
import { randomUrn } from './random-urn.js';

describe('a random URN of the log', () => {
  it.each([
    [0, 'n11'],
    [0.099, 'n11'],
    [0.1, 'n12'],
    [0.5, 'n16'],
    [0.999, 'n20'],
  ])('is of the entry that %d of what is not trimmed comes before', async (random, name) => {
    const log = new MemoryLog(noteEntries(11, 20));
    expect(await randomUrn(log, random)).toBe(note(name));
    expect(log.reads.map(([, limit]) => limit)).toEqual([1]);
  });

  it('is of the only entry when there is one, and absent when there is none', async () => {
    const log = new MemoryLog(noteEntries(7, 7));
    expect([await randomUrn(log, 0), await randomUrn(log, 0.999)]).toEqual([note('n7'), note('n7')]);
    expect(await randomUrn(new MemoryLog(), 0.5)).toBeUndefined();
  });
});
