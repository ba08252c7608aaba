import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sampleSize } from '../../../../../test/sample-size.js';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { immediately } from '../../../../text-search/stepwise.js';
import { Column } from '../memory/column.js';
import { compareIn, type Order } from '../memory/column-order.js';
import { sortKey } from '../memory/sort-keys.js';
import { ValueDictionary } from '../memory/value-dictionary.js';
import { DocumentFile } from './document-file.js';
import { PAGE_DOCUMENTS } from './column-page.js';

const DOCUMENTS = 150;
const ORDERS = ['ASCENDING', 'DESCENDING'] as const satisfies readonly Order[];

const text = fc.oneof(
  { weight: 20, arbitrary: fc.nat(400).map((at) => `Value ${String(at)}`) },
  fc.constantFrom('é', '\ud800', 'x'.repeat(300)),
);
const number = fc.oneof(fc.integer(), fc.double({ noNaN: true }));
const lists = (value: fc.Arbitrary<number | string>): fc.Arbitrary<readonly FieldValues[]> =>
  fc.array(fc.uniqueArray(value, { maxLength: 3 }), { minLength: 1, maxLength: DOCUMENTS });
const content = fc.oneof(lists(text), lists(number), lists(fc.oneof(text, text, number)));
const changeOf = (value: fc.Arbitrary<number | string>): fc.Arbitrary<readonly (readonly [number, FieldValues])[]> =>
  fc.uniqueArray(fc.tuple(fc.nat(DOCUMENTS + 20), fc.uniqueArray(value, { maxLength: 3 })), {
    maxLength: 12,
    selector: ([document]) => document,
  });
const changes = fc.array(fc.oneof(changeOf(text), changeOf(number)), { maxLength: 6 });

describe('A page of which some documents are changed', () => {
  let directory: string;
  let file: DocumentFile;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-changed-pages-'));
    const opened = DocumentFile.open(join(directory, 'documents-1.db'), 'signature');
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    file = opened;
  });
  afterAll(() => {
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Write a page as a whole. */
  function write(field: string, place: number, values: readonly FieldValues[], documents: number): void {
    const column = new Column();
    values.forEach((own, document) => {
      column.set(document, own);
    });
    file.columns.write(field, place, column, documents);
  }

  /** Change documents of a page, by their ids, without a pause. */
  function change(place: number, values: ReadonlyMap<number, FieldValues>): void {
    immediately(file.columns.change('changed', place, values));
  }

  /** How many documents a page has so that the last one of them has a value. */
  function lengthOf(values: readonly FieldValues[]): number {
    return values.findLastIndex((own) => own.length > 0) + 1;
  }

  function stored(field: string, place: number): Buffer | undefined {
    const select = file.database.prepareValues<[string, number], Uint8Array>(
      'SELECT data FROM page JOIN field ON number = key >> 24 WHERE name = ? AND key & 0xffffff = ?',
    );
    const data = select.get(field, place);
    return data === undefined ? undefined : Buffer.from(data);
  }

  /** Whether the lists of a page say nothing that its values do not. */
  function checkExtremes(place: number, values: readonly FieldValues[]): void {
    const extremes = file.columns.extremes('changed', place);
    if (extremes === undefined) return;
    for (const order of ORDERS) {
      const { documents, hasMore } = extremes[order];
      const keys = (document: number): readonly (number | string)[] =>
        (values[document] ?? []).map(sortKey).sort((a, b) => compareIn(order, a, b));
      const listed = new Set(documents.map(([document]) => document));
      expect(documents.map(([, value]) => sortKey(value))).toEqual(documents.map(([document]) => keys(document)[0]));
      const others = [...values.keys()].filter((document) => keys(document).length > 0 && !listed.has(document));
      expect(hasMore).toBe(others.length > 0);
      const last = documents.at(-1);
      const earlier = others.filter(
        (document) => last !== undefined && compareIn(order, keys(document)[0] ?? '', sortKey(last[1])) < 0,
      );
      expect(earlier).toEqual([]);
    }
  }

  it('is what it would be if it were written as a whole, and its first documents are so', () => {
    fc.assert(
      fc.property(content, changes, (values, all) => {
        const now = [...values];
        let documents = lengthOf(now);
        write('changed', 1, now, documents);
        for (const each of all) {
          for (const [document, own] of each) {
            while (now.length <= document) now.push([]);
            now[document] = own;
          }
          change(1, new Map(each.map(([document, own]) => [PAGE_DOCUMENTS + document, own])));
          checkExtremes(1, now);
          // Those that had a value stay, unless the page is gone.
          documents = lengthOf(now) === 0 ? 0 : Math.max(documents, lengthOf(now));
        }
        write('whole', 1, now, documents);
        expect(stored('changed', 1)).toEqual(stored('whole', 1));
      }),
      { numRuns: sampleSize(100, 5000) },
    );
  });

  it('keeps its first documents without a look at all values, until few of them are left', () => {
    const values = Array.from({ length: 1000 }, (_, at): FieldValues => [`value ${String(at).padStart(5, '0')}`]);
    write('changed', 2, values, values.length);
    const first = (): readonly number[] =>
      file.columns.extremes('changed', 2)?.ASCENDING.documents.map(([document]) => document) ?? [];
    const changeTo = (document: number, value: string): void => {
      change(2, new Map([[2 * PAGE_DOCUMENTS + document, [value]]]));
    };
    changeTo(3, 'zebra');
    changeTo(700, 'a');
    changeTo(4, 'value 00002x');
    expect(first().slice(0, 6)).toEqual([700, 0, 1, 2, 4, 5]);
    for (let document = 0; document < 16; document++) changeTo(document, 'zebra');
    expect(first()).toHaveLength(9);
    changeTo(16, 'zebra');
    changeTo(17, 'zebra');
    expect(first()).toEqual([700, ...Array.from({ length: 23 }, (_, at) => 18 + at)]);
  });

  it('is made in steps, in each of which a thousand of its values are looked up at most', () => {
    const values = (document: number): FieldValues => [0, 1, 2, 3].map((at) => `${String(document)} ${String(at)}`);
    const changed = new Map(Array.from({ length: 2500 }, (_, document) => [document, values(document)]));
    const lookUp = jest.spyOn(ValueDictionary.prototype, 'addBytes');
    const lookedUp: number[] = [];
    file.begin();
    for (const steps = file.columns.change('stepwise', 0, changed); steps.next().done !== true;) {
      lookedUp.push(lookUp.mock.calls.length);
      lookUp.mockClear();
    }
    lookUp.mockRestore();
    file.commit();
    expect(lookedUp.reduce((sum, some) => sum + some, 0)).toBe(10_000);
    expect(lookedUp.filter((some) => some > 1024)).toEqual([]);
    expect(file.columns.extremes('stepwise', 0)?.ASCENDING.documents[0]).toEqual([0, '0 0']);
  });
});
