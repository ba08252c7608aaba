import { RecordingStore, type ValueChange, valueChanges } from '../../test/conformance/recording-store.js';
import type { DerivedContent } from './derived-content.js';
import { DerivedProjection } from './derived-projection.js';
import { note, noteEntries, noteEntry } from './memory-ports.builder.js';

const POSITION = { storeId: 'store', seq: 9 };
const LIMITS = { most: 5, signal: new AbortController().signal };

/** Says what it is asked for. */
class AskedContent implements DerivedContent<ValueChange> {
  readonly asked: unknown[] = [];

  stored(...asked: readonly unknown[]): ReturnType<DerivedContent<ValueChange>['stored']> {
    this.asked.push(['stored', ...asked]);
    return Promise.resolve([{ urn: note('a'), digest: 'stored' }]);
  }

  audit(...asked: readonly unknown[]): ReturnType<NonNullable<DerivedContent<ValueChange>['audit']>> {
    this.asked.push(['audit', ...asked]);
    return Promise.resolve({ differences: 2, different: [note('a')], unowned: 1 });
  }

  expected(changes: readonly ValueChange[]): ReturnType<DerivedContent<ValueChange>['expected']> {
    return changes.map(({ json = '' }) => ({ urn: note('a'), digest: json }));
  }

  /** What is replaced is gone first. */
  replacing(urns: readonly string[], changes: readonly ValueChange[]): readonly ValueChange[] {
    return [...urns.map((urn) => ({ seq: 0, urn, aspect: undefined, json: undefined })), ...changes];
  }
}

describe('DerivedProjection', () => {
  let store: RecordingStore;
  let content: AskedContent;
  let projection: DerivedProjection<ValueChange>;
  beforeEach(() => {
    store = new RecordingStore();
    content = new AskedContent();
    projection = new DerivedProjection('notes', store, valueChanges, content);
  });

  it('applies what entries mean, with the position, and makes it durable when asked to', async () => {
    await projection.apply(noteEntries(1, 2), POSITION);
    expect([store.calls, store.at, store.disk.content]).toEqual([[[1, 2]], POSITION, undefined]);
    await projection.flush();
    expect(store.disk.content?.position).toBe(POSITION);
  });

  it('resumes where its store stands, once that accepts changes again', async () => {
    store.memory = 'fragile';
    await projection.apply(noteEntries(1, 1), POSITION);
    await projection.flush();
    await projection.apply(noteEntries(2, 2), { storeId: 'store', seq: 10 });
    store.poison.add('info');
    await expect(projection.apply(noteEntries(3, 3), { storeId: 'store', seq: 11 })).rejects.toThrow();
    store.poison.clear();
    expect(await projection.resume()).toEqual(POSITION);
    await projection.apply(noteEntries(2, 2), POSITION);
    expect(store.calls.at(-1)).toEqual([2]);
  });

  it('says what its store says of the models it was made for, and has it purged', async () => {
    expect(await projection.freshness()).toBe('current');
    store.outdate();
    expect(await projection.freshness()).toBe('outdated');
    await projection.purge('in-slices');
    expect(store.disk.content).toBeDefined();
  });

  it('compares as its content says', async () => {
    expect(await projection.storedContent(note('0'), 3)).toEqual([{ urn: note('a'), digest: 'stored' }]);
    expect(await projection.audit(LIMITS)).toEqual({ differences: 2, different: [note('a')], unowned: 1 });
    expect(content.asked).toEqual([
      ['stored', note('0'), 3],
      ['audit', LIMITS],
    ]);
    expect(projection.expectedContent([noteEntry(4, 'a')])).toEqual([{ urn: note('a'), digest: '{"n":4}' }]);
  });

  it('replaces what is stored of entities', async () => {
    await projection.apply([noteEntry(1, 'a', { aspect: 'old' }), noteEntry(2, 'b')], POSITION);
    await projection.replace([note('a')], [noteEntry(3, 'a')], POSITION);
    expect([...store.values]).toEqual([
      [`${note('b')} info`, '{"n":2}'],
      [`${note('a')} info`, '{"n":3}'],
    ]);
  });

  it('seems to have what it should without knowledge of its content, and adds what it is to replace', async () => {
    const unknown = new DerivedProjection('notes', store, valueChanges);
    expect(await unknown.storedContent(undefined, 3)).toEqual([]);
    expect(unknown.expectedContent(noteEntries(1, 2))).toEqual([]);
    expect(await unknown.audit(LIMITS)).toEqual({ differences: 0, different: [], unowned: 0 });
    await unknown.apply([noteEntry(1, 'a', { aspect: 'old' })], POSITION);
    await unknown.replace([note('a')], [noteEntry(2, 'a')], POSITION);
    expect([...store.values.keys()]).toEqual([`${note('a')} old`, `${note('a')} info`]);
  });

  it('finds nothing in an audit where the content has none', async () => {
    const { stored, expected, replacing } = content;
    const plain = new DerivedProjection('notes', store, valueChanges, { stored, expected, replacing });
    expect(await plain.audit(LIMITS)).toEqual({ differences: 0, different: [], unowned: 0 });
  });

  it('fills a generation with what entries mean, which answers once it is finished', async () => {
    await projection.apply([noteEntry(1, 'old')], POSITION);
    const generation = await projection.newGeneration();
    await generation.add(noteEntries(2, 3));
    expect([...store.values.values()]).toEqual(['{"n":1}']);
    await generation.finish({ storeId: 'store', seq: 12 });
    expect([[...store.values.values()], store.at?.seq]).toEqual([['{"n":2}', '{"n":3}'], 12]);
  });

  it('throws a generation away that is abandoned', async () => {
    const generation = await projection.newGeneration();
    await generation.abandon();
    await expect(generation.finish(POSITION)).rejects.toThrow(TypeError);
  });
});
