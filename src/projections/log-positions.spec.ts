import { entryDigest } from '../change-log/entry-digest.js';
import { LogPositions } from './log-positions.js';
import { MemoryLog, noteEntries, noteEntry } from './memory-ports.builder.js';

describe('LogPositions', () => {
  const log = new MemoryLog([...noteEntries(3, 5), noteEntry(8, 'n8')]);

  it('proves a position by the digest of its entry and the opening of the store', async () => {
    const [entry] = await log.read(3, 1);
    expect(await new LogPositions(log).at(4)).toEqual({
      storeId: 'store',
      seq: 4,
      proof: { digest: entryDigest(entry!), opening: 'opening' },
    });
  });

  it('reads no entry that is at hand', async () => {
    const [before, entry] = [log.reads.length, noteEntry(9, 'a')];
    const position = await new LogPositions(log).at(9, entry);
    expect([position.proof?.digest, log.reads.length]).toEqual([entryDigest(entry), before]);
  });

  it.each([2, 6, 9])('has no digest for entry %d, which is not in the log', async (seq) => {
    expect((await new LogPositions(log).at(seq)).proof).toEqual({ digest: '', opening: 'opening' });
  });

  it('has no digest for an entry of another number', async () => {
    expect((await new LogPositions(log).at(4, noteEntry(5, 'a'))).proof?.digest).toBe('');
  });

  it('keeps the digest that the store had of its position, also when the entry was trimmed', async () => {
    const positions = new LogPositions(log);
    positions.found = { storeId: 'store', seq: 2, proof: { digest: 'known', opening: 'before' } };
    expect((await positions.at(2)).proof).toEqual({ digest: 'known', opening: 'opening' });
    expect((await positions.at(1)).proof?.digest).toBe('');
    positions.found = { storeId: 'store', seq: 2 };
    expect((await positions.at(2)).proof?.digest).toBe('');
  });
});
