import { RecordingStore, valueChanges } from '../../test/conformance/recording-store.js';
import type { Position } from '../change-log/position.js';
import { StoreUnavailable } from '../kernel/failures.js';
import { DeadLetterRetry } from './dead-letter-retry.js';
import { DerivedProjection } from './derived-projection.js';
import { MemoryDeadLetters, note, noteEntry, sourceOf } from './memory-ports.builder.js';

const HERE: Position = { storeId: 'store', seq: 20 };

describe('DeadLetterRetry', () => {
  let deadLetters: MemoryDeadLetters;
  let store: RecordingStore;
  let retry: DeadLetterRetry;

  beforeEach(async () => {
    deadLetters = new MemoryDeadLetters();
    store = new RecordingStore();
    const rows = ['a', 'b', 'c'].flatMap((name) => [
      noteEntry(1, name, { aspect: 'noteKey' }),
      noteEntry(2, name, { aspect: `info ${name}` }),
    ]);
    const projection = new DerivedProjection('notes', store, valueChanges);
    retry = new DeadLetterRetry(projection, { deadLetters, source: sourceOf([rows]) });
    for (const [seq, name] of [
      [5, 'a'],
      [6, 'a'],
      [7, 'b'],
    ] as const)
      await setAside(seq, name);
    await setAside(8, 'c', 'edges');
    await retry.load();
  });

  const setAside = (seq: number, name: string, projection = 'notes'): Promise<void> =>
    deadLetters.setAside({ projection, seq, urn: note(name), aspect: 'info', reason: 'too long', time: 0 });
  const left = (): readonly number[] => deadLetters.all.map(({ seq }) => seq);
  const here = (): Promise<Position> => Promise.resolve(HERE);

  it('knows the entities that its list has of this projection', () => {
    expect(retry.urns).toEqual([note('a'), note('b')]);
  });

  it('finds its entities among those of entries, each once', async () => {
    const entries = [noteEntry(9, 'b'), noteEntry(10, 'c'), noteEntry(11, 'b')];
    expect(retry.among(entries)).toEqual([note('b')]);
    retry.added(note('c'));
    expect(retry.among(entries)).toEqual([note('b'), note('c')]);
    await retry.clear();
    expect(retry.among(entries)).toEqual([]);
  });

  it('forgets what it knew when it reads the list again', async () => {
    retry.added(note('c'));
    await deadLetters.remove('notes', note('a'));
    await retry.load();
    expect(retry.urns).toEqual([note('b')]);
  });

  it('derives an entity once more from all its rows, durably, and removes its dead letters', async () => {
    expect(await retry.retry([note('a')], here)).toBe(2);
    expect(store.disk.content).toMatchObject({
      values: new Map([
        [`${note('a')} noteKey`, '{"n":1}'],
        [`${note('a')} info a`, '{"n":2}'],
      ]),
      position: HERE,
    });
    expect([left(), retry.urns]).toEqual([[7, 8], [note('b')]]);
  });

  it('leaves an entity that fails again in the list, and continues with the next one', async () => {
    store.poison.add('info a');
    expect(await retry.retry([note('a'), note('b')], here)).toBe(1);
    expect([left(), retry.urns]).toEqual([[5, 6, 8], [note('a')]]);
  });

  it('makes durable what was applied before, which an entity that fails would take with it', async () => {
    store.memory = 'fragile';
    await store.apply(valueChanges([noteEntry(19, 'd')]), HERE);
    store.poison.add('info a');
    expect(await retry.retry([note('a')], here)).toBe(0);
    expect([...store.values.keys()]).toEqual([`${note('d')} info`]);
  });

  it('ends when the engine is away', async () => {
    store.engine = 'away';
    await expect(retry.retry([note('a'), note('b')], here)).rejects.toThrow(StoreUnavailable);
    expect(left()).toEqual([5, 6, 7, 8]);
  });

  it('ends when the engine goes away while an entity is derived', async () => {
    const away = (): Promise<Position> => {
      store.engine = 'away';
      return here();
    };
    await expect(retry.retry([note('a'), note('b')], away)).rejects.toThrow(StoreUnavailable);
    expect(retry.urns).toEqual([note('a'), note('b')]);
  });

  it('removes the dead letters of one entity, or all of the projection', async () => {
    expect([await retry.drop(note('a')), await retry.drop(note('a'))]).toEqual([2, 0]);
    expect([left(), retry.urns]).toEqual([[7, 8], [note('b')]]);
    await retry.clear();
    expect([left(), retry.urns]).toEqual([[8], []]);
  });
});
