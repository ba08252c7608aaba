import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { DocumentFile } from '../storage/document-file.js';
import { PendingColumns } from '../storage/pending-columns.js';
import { Column } from './column.js';
import { PageReader, StoredColumn } from './column-view.js';
import { DocSet } from './doc-set.js';
import { IndexMemory } from './index-memory.js';
import { Slices } from './slices.js';
import { StoredTests } from './stored-tests.js';

const PLACES = 40;
/** Documents of a page that have a value, most of which are 100 characters long. */
const DOCUMENTS = 2400;

describe('Pages of a large column', () => {
  let directory: string;
  let file: DocumentFile;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-column-view-'));
    const opened = DocumentFile.open(join(directory, 'documents-1.db'), 'signature');
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    file = opened;
    file.begin();
    for (let place = 0; place < PLACES; place++) {
      const column = new Column();
      for (let at = 0; at < DOCUMENTS; at++) column.set(at, [`${String(place)}-${String(at)} `.padEnd(100, 'x')]);
      file.columns.write('description', place, column, DOCUMENTS);
      file.columns.write('name', place, column, place === 7 ? 1 : 0);
    }
    const few = new Column();
    few.set(0, ['PROD']);
    file.columns.write('origin', 0, few, 1);
    file.commit();
  });
  afterAll(() => {
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });
  const readerOf = (...names: readonly string[]): PageReader => new PageReader(file, new PendingColumns(file), names);

  it('are read ahead, and those of a small one are not', () => {
    const { length } = 'x'.repeat(108);
    expect(readerOf('description').size()).toBeGreaterThan(0.9 * PLACES * DOCUMENTS * length);
    expect(readerOf('description').size()).toBeLessThan(1.2 * PLACES * DOCUMENTS * length);
    expect([readerOf('name').size() > 0, readerOf('unknown').size()]).toEqual([true, 0]);
    expect(readerOf('description').ahead()).toBeDefined();
    expect([readerOf('name').ahead(), readerOf('unknown').ahead()]).toEqual([undefined, undefined]);
  });

  it.each([
    ['description', 0, { value: expect.any(String) }],
    ['origin', 0, 'unknown'],
    ['name', 7, 'none'],
    ['name', 6, 'none'],
    ['unknown', 0, 'none'],
  ])('of %s, the one at %d, are known before they are read to have values up to %j', (name, place, bound) => {
    expect(readerOf(name).beginning(place, 'ASCENDING')).toMatchObject({ changed: [], bound });
  });

  it('are tested in order, while further ones are read ahead', async () => {
    const tests = new StoredTests(new Slices(), new IndexMemory(0));
    const test = { test: (value: unknown) => String(value).startsWith('39-7 '), needle: undefined, name: () => '39-7' };
    const column = { key: 'description', sources: ['description', 'name'], test };
    const { ready, release } = tests.lease(column, readerOf('description', 'name'), PLACES * PAGE_DOCUMENTS);
    await ready;
    const marks = tests.find('description', test, PLACES * PAGE_DOCUMENTS) ?? new Uint8Array(0);
    expect([...marks.keys()].filter((id) => marks[id] === 1)).toEqual([39 * PAGE_DOCUMENTS + 7]);
    release();
  });

  it('are read where documents are looked at, and no others', () => {
    const view = new StoredColumn(readerOf('description'), PLACES * PAGE_DOCUMENTS, () => undefined);
    const read = jest.spyOn(file.columns, 'page');
    const found = new DocSet(Int32Array.of(3, 7, 2 * PAGE_DOCUMENTS - 1, 2 * PAGE_DOCUMENTS, 39 * PAGE_DOCUMENTS + 7));
    const bases = Array.from(view.parts(found), ({ base }) => base / PAGE_DOCUMENTS);
    expect([bases, read.mock.calls.map(([, place]) => place)]).toEqual([
      [0, 1, 2, 39],
      [0, 1, 2, 39],
    ]);
    expect([...view.parts(new DocSet(new Int32Array(0)))]).toEqual([]);
    read.mockRestore();
  });
});
