import { setTimeout } from 'node:timers/promises';
import { urn } from '../../test/conformance/primary-store.builder.js';
import { RecordingStore, valueChanges } from '../../test/conformance/recording-store.js';
import { nextTurn } from '../kernel/event-loop-turn.js';
import { TurnRecord } from '../kernel/turn-record.builder.js';
import type { Urn } from '../kernel/urn.js';
import { compareContent, type ComparedEntities, type ComparedWindow } from './compare-content.js';
import { DerivedProjection } from './derived-projection.js';
import { note, noteEntry } from './memory-ports.builder.js';
import type { RebuildSource } from './rebuild-source.js';

/** Text by name of a note, in the order of the URNs. */
type Notes = Readonly<Record<string, string>>;

function namesAfter(notes: Notes, after: Urn | undefined, limit: number): readonly string[] {
  const isAfter = (name: string): boolean =>
    after === undefined || Buffer.compare(Buffer.from(note(name)), Buffer.from(after)) > 0;
  return Object.keys(notes).filter(isAfter).slice(0, limit);
}

/**
 * Compares notes of two rows each, of which the second has the text that is derived.
 * @param answered what the derived store waits for before it answers
 */
async function compare(
  primary: Notes,
  derived: Notes,
  window: ComparedEntities,
  answered: () => Promise<unknown> = () => Promise.resolve(),
): Promise<ComparedWindow> {
  const projection = new DerivedProjection('notes', new RecordingStore(), valueChanges, {
    stored: async (after, limit) => {
      await answered();
      return namesAfter(derived, after, limit).map((name) => ({ urn: note(name), digest: derived[name] ?? '' }));
    },
    expected: (changes) =>
      changes.flatMap(({ urn: owner, aspect, json = '' }) =>
        aspect === 'info' ? [{ urn: urn(owner), digest: json }] : [],
      ),
    replacing: (_urns, changes) => changes,
  });
  const unasked = (): never => {
    throw new RangeError('only the entities of the window are read');
  };
  const source: RebuildSource = {
    checkpointEvery: { own: 1, shared: 1 },
    pages: unasked,
    of: unasked,
    entityEstimate: unasked,
    after: (after, limit) =>
      Promise.resolve(
        namesAfter(primary, after, limit).flatMap((name) => [
          noteEntry(1, name, { aspect: 'noteKey', json: '{}' }),
          noteEntry(2, name, { json: primary[name] ?? '' }),
        ]),
      ),
  };
  return compareContent(projection, source, window);
}

/** Names of what a comparison finds different, of the rows that a rebuild would take, and of the last note. */
async function found(primary: Notes, derived: Notes, limit: number, after?: string) {
  const window = await compare(primary, derived, { after: after === undefined ? undefined : note(after), limit });
  const nameOf = (one: Urn): string => one.slice('urn:li:note:'.length);
  return {
    entities: window.entities,
    different: window.different.map(({ urn: one, kind }) => `${nameOf(one)} ${kind}`),
    rows: window.entries.map(({ urn: owner, aspect }) => `${nameOf(owner)} ${aspect}`),
    next: window.next === undefined ? undefined : nameOf(window.next),
  };
}

const SAME = { different: [], rows: [] };

describe('the comparison of what is derived with the primary store', () => {
  it('reads the two sides in different turns of the event loop', async () => {
    const record = new TurnRecord();
    await nextTurn();
    record.note();
    await compare({ a: 'x' }, { a: 'x' }, { after: undefined, limit: 1 }, () => {
      record.note();
      return Promise.resolve();
    });
    expect(record.different).toBe(2);
  });

  it('finds nothing where both have the same, and takes the end of both for the end', async () => {
    const notes = { a: '1', b: '2', c: '3' };
    expect(await found(notes, notes, 10)).toEqual({ ...SAME, entities: 3, next: undefined });
    expect(await found({}, {}, 10)).toEqual({ ...SAME, entities: 0, next: undefined });
  });

  it('finds what has another content, what is missing and what is too much, with the rows of the entities', async () => {
    const window = await found({ a: '1', b: '2', d: '4' }, { a: '1', b: 'two', c: '3' }, 10);
    expect(window).toEqual({
      entities: 3,
      different: ['b different', 'd missing', 'c surplus'],
      rows: ['b noteKey', 'b info', 'd noteKey', 'd info'],
      next: undefined,
    });
  });

  it('counts the time for which it works, and not that for which a server keeps it waiting', async () => {
    const began = performance.now();
    const { milliseconds } = await compare({ a: '1' }, { a: '1' }, { after: undefined, limit: 1 }, () =>
      setTimeout(500),
    );
    expect(performance.now() - began).toBeGreaterThan(490);
    expect(milliseconds).toBeLessThan(250);
  });

  it('counts the time for which a disk keeps the thread, which takes no processor', async () => {
    const { milliseconds } = await compare({ a: '1' }, { a: '1' }, { after: undefined, limit: 1 }, () => {
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100);
      return Promise.resolve();
    });
    expect(milliseconds).toBeGreaterThan(90);
  });

  it('takes as many entities as it may, after the last one of the window before', async () => {
    const notes = { a: '1', b: '2', c: '3', d: '4', e: '5' };
    expect(await found(notes, notes, 2)).toEqual({ ...SAME, entities: 2, next: 'b' });
    expect(await found(notes, notes, 2, 'b')).toEqual({ ...SAME, entities: 2, next: 'd' });
    expect(await found(notes, notes, 2, 'd')).toEqual({ ...SAME, entities: 1, next: undefined });
    expect(await found(notes, { ...notes, c: 'three' }, 2, 'b')).toEqual({
      entities: 2,
      different: ['c different'],
      rows: ['c noteKey', 'c info'],
      next: 'd',
    });
  });

  it('says nothing of what lies beyond the last entity of the index', async () => {
    const primary = { d: '4', e: '5', f: '6' };
    expect(await found(primary, { a: '1', b: '2', ...primary }, 2)).toEqual({
      entities: 0,
      different: ['a surplus', 'b surplus'],
      rows: [],
      next: 'b',
    });
  });

  it('says nothing of what lies beyond the last entity of the primary store', async () => {
    const derived = { d: '4', e: '5', f: '6' };
    expect(await found({ a: '1', b: '2', ...derived }, derived, 2)).toEqual({
      entities: 2,
      different: ['a missing', 'b missing'],
      rows: ['a noteKey', 'a info', 'b noteKey', 'b info'],
      next: 'b',
    });
  });

  it('compares to the end of the side that has more, once the other is at its end', async () => {
    expect(await found({ a: '1' }, { a: '1', b: '2', c: '3' }, 2)).toEqual({
      ...SAME,
      different: ['b surplus'],
      entities: 1,
      next: 'b',
    });
    expect(await found({ a: '1', b: '2', c: '3' }, {}, 2)).toMatchObject({
      different: ['a missing', 'b missing'],
      next: 'b',
    });
  });

  it('orders URNs by their bytes, as stores do', async () => {
    // As UTF-16 the second one comes first.
    const [early, late] = ['\uffee', '\u{1f600}'];
    const derived = { [early]: '1' };
    expect(await found({ [late]: '2', z: '3' }, derived, 1)).toMatchObject({
      different: [`${early} surplus`],
      next: early,
    });
  });

  it('says how long it took', async () => {
    const { milliseconds } = await compare({}, {}, { after: undefined, limit: 1 });
    expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(milliseconds).toBeLessThan(performance.now());
  });
});
