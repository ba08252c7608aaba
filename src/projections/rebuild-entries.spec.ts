import { ACTOR, gather, STORED_SYSTEM, TIME } from '../../test/conformance/primary-store.builder.js';
import type { AspectStore, WalkedRow } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import { SYSTEM_ACTOR } from '../kernel/actors.js';
import type { Urn } from '../kernel/urn.js';
import type { TimeseriesPoint, TimeseriesStore } from '../timeseries/index.js';
import { note } from './memory-ports.builder.js';
import { entriesAfter, entriesOf, rebuildEntries } from './rebuild-entries.js';

/** Rows of notes with these names, `rows` of each. */
function rowsOf(names: readonly string[], rows = 1): readonly WalkedRow[] {
  return names.flatMap((name, at) =>
    Array.from({ length: rows }, (_, row) => ({
      urn: note(name),
      entityType: 'note',
      isKey: false,
      aspect: `aspect${String(row)}`,
      version: 0,
      json: `{"of":"${name}"}`,
      system: STORED_SYSTEM,
      createdOn: TIME + at,
      createdBy: ACTOR,
      seq: 100 * (at + 1) + row,
    })),
  );
}

/** A store of which rows are read alone. `walks`: after which URN, and how many entities. */
function storeOf(rows: readonly WalkedRow[]) {
  const walks: unknown[] = [];
  const store: Pick<AspectStore, 'latest' | 'walk'> = {
    walk: (after, limit) => {
      walks.push([after, limit]);
      const urns = [...new Set(rows.map(({ urn }) => urn))].filter((urn) => after === undefined || urn > after);
      const page = new Set(urns.slice(0, limit));
      return Promise.resolve(rows.filter(({ urn }) => page.has(urn)));
    },
    latest: (urns) => Promise.resolve(new Map(urns.map((urn) => [urn, rows.filter((row) => row.urn === urn)]))),
  };
  return { walks, store };
}

/** Series that have the newest point of these notes. */
function seriesOf(aspects: Readonly<Record<string, readonly string[]>>) {
  const asked: (readonly [aspect: string, urns: readonly Urn[]])[] = [];
  const store: Pick<TimeseriesStore, 'newest'> = {
    newest: (urns, aspect) => {
      asked.push([aspect, urns]);
      const names = aspects[aspect] ?? [];
      const points = names.map((name): [Urn, TimeseriesPoint] => [note(name), pointOf(name, aspect)]);
      return Promise.resolve(new Map(points.filter(([urn]) => urns.includes(urn))));
    },
  };
  return { asked, series: { store, aspectsOf: new Map([['note', Object.keys(aspects)]]) } };
}

function pointOf(name: string, aspect: string): TimeseriesPoint {
  const json = `{"point":"${name}"}`;
  return { urn: note(name), entityType: 'note', aspect, timestamp: 5, identity: '', json, system: STORED_SYSTEM };
}

/** Entries as short text. */
function brief(entries: readonly ChangeEntry[]): readonly string[] {
  return entries.map(({ urn, aspect, kind }) => `${kind} ${aspect} of ${urn.slice('urn:li:note:'.length)}`);
}

describe('what projections are rebuilt from', () => {
  it('is every row as an entry that restates it', async () => {
    const { store } = storeOf(rowsOf(['a']));
    expect(await entriesAfter(store, undefined, { limit: 5, series: undefined })).toEqual([
      {
        seq: 100,
        kind: 'versioned',
        urn: note('a'),
        entityType: 'note',
        aspect: 'aspect0',
        change: 'RESTATE',
        json: '{"of":"a"}',
        previousJson: undefined,
        system: STORED_SYSTEM,
        previousSystem: undefined,
        actor: ACTOR,
        time: TIME,
      },
    ]);
  });

  it('is the newest point of each series, too, under the number of a row of its entity', async () => {
    const { store } = storeOf(rowsOf(['a', 'b'], 2));
    const { asked, series } = seriesOf({ profile: ['b'] });
    const entries = await entriesAfter(store, undefined, { limit: 5, series });
    expect(brief(entries)).toEqual([
      'versioned aspect0 of a',
      'versioned aspect1 of a',
      'versioned aspect0 of b',
      'versioned aspect1 of b',
      'timeseries profile of b',
    ]);
    expect(entries.at(-1)).toEqual({
      seq: 201,
      kind: 'timeseries',
      urn: note('b'),
      entityType: 'note',
      aspect: 'profile',
      change: 'RESTATE',
      json: '{"point":"b"}',
      previousJson: undefined,
      system: STORED_SYSTEM,
      previousSystem: undefined,
      newest: { kind: 'this' },
      actor: SYSTEM_ACTOR,
      time: 5,
    });
    expect(asked).toEqual([['profile', [note('a'), note('b')]]]);
  });

  it('has the points of every series, one series after another', async () => {
    const { store } = storeOf(rowsOf(['a', 'b']));
    const { series } = seriesOf({ profile: ['a', 'b'], usage: ['a'] });
    const entries = await entriesAfter(store, undefined, { limit: 5, series });
    expect(brief(entries).slice(2)).toEqual([
      'timeseries profile of a',
      'timeseries profile of b',
      'timeseries usage of a',
    ]);
  });

  it('is asked of no series that the entity type does not have', async () => {
    const { store } = storeOf(rowsOf(['a']));
    const { asked, series } = seriesOf({ profile: ['a'] });
    const aspectsOf = new Map([['report', ['profile']]]);
    expect(brief(await entriesAfter(store, undefined, { limit: 5, series: { ...series, aspectsOf } }))).toEqual([
      'versioned aspect0 of a',
    ]);
    expect(asked).toEqual([]);
  });

  it('is of the first entities after a URN, and nothing after the last', async () => {
    const { store } = storeOf(rowsOf(['a', 'b', 'c', 'd']));
    const window = { limit: 2, series: seriesOf({ profile: ['a', 'b', 'c', 'd'] }).series };
    expect(brief(await entriesAfter(store, note('a'), window))).toEqual([
      'versioned aspect0 of b',
      'versioned aspect0 of c',
      'timeseries profile of b',
      'timeseries profile of c',
    ]);
    expect(await entriesAfter(store, note('d'), window)).toEqual([]);
  });

  it('comes in pages of twenty-five entities, each with all of an entity', async () => {
    const names = Array.from({ length: 60 }, (_, at) => `n${String(at).padStart(2, '0')}`);
    const { walks, store } = storeOf(rowsOf(names, 2));
    const { series } = seriesOf({ profile: names.slice(0, 1) });
    const pages: (readonly string[])[] = [];
    for await (const page of rebuildEntries(store, series)) pages.push(brief(page));
    expect(pages.map((page) => page.length)).toEqual([51, 50, 20]);
    expect(new Set(pages.flat()).size).toBe(121);
    // Where a page has points at its end, the next one still begins after the last row.
    expect(walks).toEqual([undefined, 'n24', 'n49', 'n59'].map((name) => [name === undefined ? name : note(name), 25]));
  });

  it('has no page when nothing is stored', async () => {
    expect(await gather(rebuildEntries(storeOf([]).store))).toEqual([]);
  });

  it('is of one entity its rows and points, and nothing of one that is not stored', async () => {
    const { store } = storeOf(rowsOf(['a', 'b'], 2));
    const { series } = seriesOf({ profile: ['a', 'b'] });
    const ofB = await entriesOf(store, note('b'), series);
    expect(ofB).toEqual(await entriesAfter(store, note('a'), { limit: 1, series }));
    expect(brief(await entriesOf(store, note('b'), undefined))).toEqual([
      'versioned aspect0 of b',
      'versioned aspect1 of b',
    ]);
    expect(await entriesOf(store, note('c'), series)).toEqual([]);
  });
});
