import fc from 'fast-check';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FieldValues } from '../../../../search/document-store.port.js';
import { immediately, type Stepwise } from '../../../../text-search/stepwise.js';
import { tablePatch } from '../../../../../test/conformance/document.builder.js';
import { Column } from '../memory/column.js';
import { PageReader, StoredColumn } from '../memory/column-view.js';
import { DocSet } from '../memory/doc-set.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { DocumentFile } from '../storage/document-file.js';
import { PendingColumns } from '../storage/pending-columns.js';
import { countPages } from './page-counting.js';

const FIELD = 'description';
const { urn: TABLE } = tablePatch('t', {});
const PAGES = 3;

/** Values of some documents of each page, by id. */
type Documents = ReadonlyMap<number, FieldValues>;

class Pages {
  private readonly directory = mkdtempSync(join(tmpdir(), 'cadastre-page-counting-'));
  readonly file: DocumentFile;
  readonly pending: PendingColumns;
  readonly column: StoredColumn;

  constructor(documents: Documents) {
    const file = DocumentFile.open(join(this.directory, 'documents-1.db'), 'signature');
    if (file === undefined) throw new RangeError('a new file cannot be read');
    this.file = file;
    file.begin();
    for (let place = 0; place < PAGES; place++) {
      const column = new Column();
      let length = 0;
      for (const [id, values] of documents) {
        if (Math.floor(id / PAGE_DOCUMENTS) !== place) continue;
        column.set(id % PAGE_DOCUMENTS, values);
        length = Math.max(length, (id % PAGE_DOCUMENTS) + 1);
      }
      file.columns.write(FIELD, place, column, length);
    }
    file.commit();
    this.pending = new PendingColumns(file);
    const reader = new PageReader(file, this.pending, [FIELD]);
    this.column = new StoredColumn(reader, PAGES * PAGE_DOCUMENTS, () => undefined);
  }

  remove(): void {
    this.file.destroy();
    rmSync(this.directory, { recursive: true, force: true });
  }
}

/** Counted by looking at every document. */
function expected(documents: Documents, found: readonly number[], limit: number): unknown {
  const counts = new Map<string, number>();
  for (const id of found) {
    for (const value of documents.get(id) ?? []) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1);
  }
  const sorted = [...counts].sort(([a, one], [b, other]) => other - one || (a < b ? -1 : 1));
  return sorted.slice(0, limit).map(([value, count]) => ({ value, count }));
}

const enough = { reserve: () => ({ release: (): void => undefined }) };
const none = { reserve: () => undefined };

/** Waits for what steps wait for. */
async function result<T>(steps: Stepwise<T>, between?: () => void): Promise<T> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    await step.value;
    between?.();
  }
}

const places = fc.nat(PAGES * PAGE_DOCUMENTS - 1);
const texts = fc.oneof(
  { weight: 3, arbitrary: fc.nat(40).map((number) => `usual ${String(number)}`) },
  { weight: 2, arbitrary: fc.string({ maxLength: 12, unit: 'binary' }) },
  { weight: 3, arbitrary: fc.nat(100_000).map((number) => `rare ${String(number)}`) },
);
const numbers = fc.oneof(
  fc.nat(30),
  fc.integer(),
  fc.double({ noNaN: true }).map((number) => number || 0),
  fc.boolean(),
);
const catalog = (values: fc.Arbitrary<FieldValues[number]>): fc.Arbitrary<Documents> =>
  fc
    .array(fc.tuple(places, fc.uniqueArray(values, { minLength: 1, maxLength: 3 })), { maxLength: 400 })
    .map((documents) => new Map(documents));

describe('The values of a column that stays in the file', () => {
  it.each([
    ['texts', texts],
    ['numbers and flags', numbers],
  ])('are counted as they are, whoever was found: %s', async (_, values) => {
    const request = fc.record({
      documents: catalog(values),
      without: fc.integer({ min: 2, max: 50 }),
      limit: fc.nat(30),
      counters: fc.constantFrom(4, 16, 256, 65_536),
      memory: fc.constantFrom(enough, none),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ documents, without, limit, counters, memory }) => {
        const found = Array.from({ length: PAGES * PAGE_DOCUMENTS }, (__, id) => id).filter((id) => id % without !== 0);
        const pages = new Pages(documents);
        try {
          const some = { found: new DocSet(Int32Array.from(found)), limit };
          const counts = await result(countPages(pages.column, some, { ...memory, counters }));
          expect(counts).toEqual(expected(documents, found, limit));
        } finally {
          pages.remove();
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([
    ['a page is kept', enough],
    ['a page is read again', none],
  ])('are those that pages share, too, and those that were written since: %s', async (_, memory) => {
    // So many that pages share some of them.
    const documents = new Map<number, FieldValues>();
    for (let id = 0; id < PAGES * PAGE_DOCUMENTS; id++) {
      documents.set(id, [`own ${String(id)}`, `of two ${String(id % 7000)}`, ...(id % 3 === 0 ? ['a third'] : [])]);
    }
    const pages = new Pages(documents);
    expect(pages.file.columns.page(FIELD, PAGES - 1)?.highestShared).toBeGreaterThan(100);
    for (const id of [5, 4096, 9000]) {
      const values = id === 9000 ? [] : ['a third', 'written'];
      documents.set(id, values);
      write(pages, id, values);
    }
    const found = [...documents.keys()];
    const some = { found: new DocSet(Int32Array.from(found)), limit: 50 };
    expect(await result(countPages(pages.column, some, memory))).toEqual(expected(documents, found, 50));
    // What is written after the first look at its page is not counted.
    let turns = 0;
    const late = await result(countPages(pages.column, some, memory), () => {
      if (++turns === PAGES + 2) write(pages, 7, ['late']);
    });
    expect(late).toEqual(expected(documents, found, 50));
    pages.remove();
  });

  it('are named once, also when a page was written again before it is read again', async () => {
    const pages = new Pages(
      new Map<number, FieldValues>([
        [0, ['x']],
        [1, ['a']],
        [5000, ['y']],
        [9000, ['z']],
      ]),
    );
    const some = { found: DocSet.of([0, 1, 5000, 9000]), limit: 20 };
    let turns = 0;
    const counts = await result(countPages(pages.column, some, none), () => {
      if (++turns !== PAGES + 1) return;
      pages.file.begin();
      immediately(pages.file.columns.change(FIELD, 1, new Map([[5000, ['x']]])));
      pages.file.commit();
    });
    expect(counts).toEqual(['a', 'x', 'z'].map((value) => ({ value, count: 1 })));
    pages.remove();
  });

  it('are left to others where a number and a text may be written alike', () => {
    const pages = new Pages(
      new Map<number, FieldValues>([
        [3, ['7']],
        [4, [7]],
      ]),
    );
    const found = new DocSet(Int32Array.of(3, 4, 5));
    expect(immediately(countPages(pages.column, { found, limit: 3 }, enough))).toBe('mixed');
    pages.remove();
  });

  it('keep memory for all pages until they are counted', () => {
    const pages = new Pages(new Map([[3, ['a text']]]));
    const asked: (number | 'released')[] = [];
    const reserve = (bytes: number): { readonly release: () => void } => {
      asked.push(bytes);
      return { release: () => asked.push('released') };
    };
    immediately(countPages(pages.column, { found: new DocSet(Int32Array.of(3)), limit: 3 }, { reserve }));
    expect(asked).toEqual([pages.column.size, 'released']);
    pages.remove();
  });
});

function write({ pending }: Pages, id: number, values: FieldValues): void {
  const facts = { id, urn: TABLE, type: 'dataset', factor: 1, nameLength: 1 };
  const changed = new Set([FIELD]);
  const fields = { aspect: { [FIELD]: values } };
  pending.note({ kind: 'written', isNew: false, facts, fields, changed, texts: undefined });
}
