import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { immediately } from '../../../../text-search/stepwise.js';
import { Column } from '../memory/column.js';
import { PageReader } from '../memory/column-view.js';
import { PageTest } from '../memory/page-marks.js';
import { needleOf } from '../query/value-needle.js';
import { DocumentFile } from './document-file.js';
import { PendingColumns } from './pending-columns.js';

/** Enough for values to be shared. */
const VALUES = 1500;
const FIELD = 'fieldDescriptions';
/** Longer values are not shared. */
const LONG = 'x'.repeat(5000);

/** The values of each document of a page: many that other pages have too, and one of the page alone. */
function valuesOf(page: string, from = 0): readonly FieldValues[] {
  return Array.from({ length: VALUES / 3 }, (_, document) => [
    ...[0, 1, 2].map((at) => `common ${String(from + document * 3 + at)}.`),
    `of ${page} ${String(document)}`,
  ]);
}

describe('Values that pages share', () => {
  let directory: string;
  let file: DocumentFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-shared-values-'));
    file = open();
  });
  afterEach(() => {
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  function open(): DocumentFile {
    const opened = DocumentFile.open(join(directory, 'documents-1.db'), 'signature');
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    return opened;
  }

  function write(place: number, values: readonly FieldValues[]): void {
    const column = new Column();
    values.forEach((own, document) => {
      column.set(document, own);
    });
    file.columns.write(FIELD, place, column, values.length);
  }

  function commit(...pages: readonly (readonly FieldValues[])[]): void {
    file.begin();
    pages.forEach((values, place) => {
      write(place, values);
    });
    file.commit();
  }

  function read(place: number): readonly FieldValues[] {
    const page = file.columns.page(FIELD, place);
    const column = new Column();
    if (page !== undefined) column.addPage(page, 0);
    return Array.from({ length: page?.documents ?? 0 }, (_, document) => column.values(document));
  }

  const ownValues = (place: number): number | undefined => file.columns.page(FIELD, place)?.values;

  /** Whether any row of the file has a text. */
  function isInFile(text: string): boolean {
    const rows = file.database.prepareValues<[], Uint8Array>('SELECT data FROM page UNION ALL SELECT data FROM shared');
    return rows.all().some((data) => Buffer.from(data).includes(text));
  }

  function removeUnshared(between: (step: number) => void = () => undefined): void {
    const steps = file.columns.removeUnshared((work) => {
      file.write(work);
    });
    for (let step = 0; steps.next().done !== true; step++) between(step);
  }

  it('are read back from every page, also after a start', () => {
    const pages = [valuesOf('a'), valuesOf('b'), valuesOf('c', 700), [...valuesOf('d'), [], ['common 5.', LONG]]];
    commit(...pages);
    expect(pages.map((_, place) => read(place))).toEqual(pages);
    file.close();
    file = open();
    expect(pages.map((_, place) => read(place))).toEqual(pages);
  });

  it('are stored once from the second page on that has them', () => {
    commit(valuesOf('a'), valuesOf('b'), valuesOf('c'), [...valuesOf('a'), ...valuesOf('d', VALUES)]);
    const alone = VALUES / 3;
    // A value whose place among those that are remembered was taken by another one waits for the next page.
    expect(ownValues(0)).toBe(VALUES + alone);
    expect(ownValues(1)).toBeLessThan(1.2 * alone);
    expect(ownValues(2)).toBeLessThan(1.1 * alone);
    expect(ownValues(3)).toBeGreaterThan(VALUES + alone);
  });

  it('are referred to by changed documents, too, and those of the others stay', () => {
    commit(valuesOf('a'), valuesOf('b'), valuesOf('c', VALUES));
    const changed = [['common 1499.', 'new'], [], ['common 3.', `common ${String(VALUES)}.`]];
    for (const place of [1, 2]) {
      immediately(
        file.columns.change(FIELD, place, new Map(changed.map((own, document) => [place * 4096 + document, own]))),
      );
    }
    expect([1, 2].map(read)).toEqual([
      [...changed, ...valuesOf('b').slice(3)],
      [...changed, ...valuesOf('c', VALUES).slice(3)],
    ]);
    expect(ownValues(1)).toBeLessThan((1.2 * VALUES) / 3);
    expect(file.columns.page(FIELD, 2)?.highestShared).toBeGreaterThan(0);
  });

  it('are none that one page alone has, however often it is written, and none that is long', () => {
    for (let times = 0; times < 3; times++) commit(valuesOf('a'));
    expect(ownValues(0)).toBe((4 * VALUES) / 3);
    commit([...valuesOf('a'), [LONG]], [...valuesOf('b'), [LONG]], [...valuesOf('c'), [LONG]]);
    const shared = file.database.prepareValues<[], Uint8Array>('SELECT data FROM shared').all();
    expect(shared.some((data) => Buffer.from(data).includes(LONG))).toBe(false);
    expect(read(2).at(-1)).toEqual([LONG]);
  });

  it('are those of before when a transaction is rolled back', () => {
    commit(valuesOf('a'), valuesOf('b'));
    file.begin();
    write(2, valuesOf('c', 700));
    write(3, valuesOf('d', 700));
    file.database.exec('ROLLBACK');
    file.columns.forget();
    commit(valuesOf('a'), valuesOf('b'), valuesOf('e', 900), valuesOf('f', 900));
    expect([0, 1, 2, 3].map(read)).toEqual([valuesOf('a'), valuesOf('b'), valuesOf('e', 900), valuesOf('f', 900)]);
  });

  it('are tested once for all pages', () => {
    commit(...Array.from({ length: 10 }, (_, place) => valuesOf(String(place))));
    let tests = 0;
    const test = (value: FieldValues[number]): boolean => {
      tests++;
      return value === 'of 7 3' || value === 'common 4.';
    };
    const pageTest = new PageTest({ test, needle: undefined, name: () => 'test' });
    const passing = Array.from({ length: 10 }, (_, place) => {
      const page = file.columns.page(FIELD, place);
      const marks = pageTest.passingDocuments({ page, pending: new Map() }, place * 4096);
      return [...marks.keys()].filter((document) => marks[document] === 1);
    });
    expect(passing).toEqual(Array.from({ length: 10 }, (_, place) => (place === 7 ? [1, 3] : [1])));
    expect(tests).toBeLessThan(VALUES + VALUES + 1.2 * 10 * (VALUES / 3));
  });

  it('are read and tested in steps before all pages, also those that are added meanwhile', () => {
    const pages = [valuesOf('a'), valuesOf('b')];
    commit(...pages, valuesOf('c'));
    file.close();
    file = open();
    const tested = new Set<FieldValues[number]>();
    const needle = needleOf('CONTAIN', ['common 7'], 'text');
    for (const each of [needle, undefined]) {
      const wanted = (value: FieldValues[number]): boolean => {
        tested.add(value);
        return String(value).includes('common 7');
      };
      const reader = new PageReader(file, new PendingColumns(file), [FIELD]);
      const pageTest = new PageTest({ test: wanted, needle: each, name: () => 'test' });
      const steps = [...reader.prepareTest(pageTest)].length;
      expect(steps).toBeGreaterThan(1);
      const marks = new Uint8Array(3 * 4096);
      commit(...pages, valuesOf('c', 9000), valuesOf('d', 9000));
      for (const place of [0, 1, 2]) reader.mark(marks, place, pageTest);
      const right = [...pages, valuesOf('c', 9000)].flatMap((values, place) =>
        values.flatMap((own, document) => (own.some(wanted) ? [place * 4096 + document] : [])),
      );
      expect([...marks.keys()].filter((id) => marks[id] === 1)).toEqual(right);
    }
    expect(tested.size).toBeGreaterThan(VALUES);
  });

  it('are those of now when they are changed while they are read', () => {
    commit(valuesOf('a'), valuesOf('b'));
    file.close();
    file = open();
    const steps = file.columns.loadShared(FIELD);
    steps.next();
    commit(valuesOf('a'), valuesOf('b'), valuesOf('c', 9000), valuesOf('d', 9000));
    const highest = file.columns.page(FIELD, 3)?.highestShared ?? 0;
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    expect(step.value?.limit).toBeGreaterThan(highest);
    expect([0, 1, 2, 3].map(read)).toEqual([valuesOf('a'), valuesOf('b'), valuesOf('c', 9000), valuesOf('d', 9000)]);
    expect([...file.columns.loadShared('unknown')]).toEqual([]);
  });

  it('are overwritten when no page has them any more, and the others stay what they are', () => {
    const other = (values: readonly FieldValues[]): readonly FieldValues[] =>
      values.map((own) => own.map((value) => (value === 'common 77.' ? 'another' : value)));
    const pages = [valuesOf('a'), valuesOf('b'), valuesOf('c')];
    commit(...pages);
    commit(...pages.map(other));
    expect(isInFile('common 77.')).toBe(true);
    removeUnshared();
    expect([isInFile('common 77.'), isInFile('common 770.')]).toEqual([false, true]);
    expect([0, 1, 2].map(read)).toEqual(pages.map(other));
    commit(...pages);
    expect([0, 1, 2].map(read)).toEqual(pages);
  });

  it('stay when a page that was looked at is written with them meanwhile', () => {
    commit(valuesOf('a'), valuesOf('b'), valuesOf('c'));
    commit(valuesOf('a', 9000), valuesOf('b', 9000), valuesOf('c', 9000));
    removeUnshared((step) => {
      if (step === 2) commit(valuesOf('a'));
    });
    file.close();
    file = open();
    expect([0, 1, 2].map(read)).toEqual([valuesOf('a'), valuesOf('b', 9000), valuesOf('c', 9000)]);
  });

  it('are read in steps, too, before a page that has them is changed', () => {
    commit(valuesOf('a'), valuesOf('b'), valuesOf('c'));
    const changes = new Map([[2 * 4096, ['common 7.']]]);
    const stepsOfChange = (): number => [...file.columns.change(FIELD, 2, changes)].length;
    const known = stepsOfChange();
    file.close();
    file = open();
    const parts = file.database.prepareValues<[], number>('SELECT count(*) FROM shared').get() ?? 0;
    expect(stepsOfChange()).toBe(known + parts);
    expect(read(2)).toEqual([['common 7.'], ...valuesOf('c').slice(1)]);
  });

  it('are those of now when they are overwritten between two steps of a change', () => {
    const changes = new Map(valuesOf('d').map((own, document) => [3 * 4096 + document, own]));
    let steps = 0;
    for (let before = 0; before <= steps; before++) {
      file.destroy();
      file = open();
      commit(valuesOf('a'), valuesOf('b'), valuesOf('c'));
      const change = file.columns.change(FIELD, 3, changes);
      for (let taken = 0; taken < before; taken++) change.next();
      commit(valuesOf('a', 9000), valuesOf('b', 9000), valuesOf('c', 9000));
      removeUnshared();
      let rest = 0;
      while (change.next().done !== true) rest++;
      steps = Math.max(steps, rest);
      expect(read(3)).toEqual(valuesOf('d'));
    }
    expect(steps).toBeGreaterThan(3);
  });

  it('stay when what was looked at is rolled back', () => {
    commit(valuesOf('a'), valuesOf('b'), valuesOf('c'));
    removeUnshared((step) => {
      if (step === 0) {
        file.begin();
        for (const place of [0, 1, 2]) write(place, valuesOf('other', 9000));
      }
      if (step !== 2) return;
      file.database.exec('ROLLBACK');
      file.columns.forget();
    });
    expect([0, 1, 2].map(read)).toEqual([valuesOf('a'), valuesOf('b'), valuesOf('c')]);
  });
});
