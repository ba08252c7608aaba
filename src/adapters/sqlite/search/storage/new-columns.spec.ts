import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patchOf, tableUrn } from '../../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import { PAGE_DOCUMENTS } from './column-page.js';
import { DocumentFile } from './document-file.js';
import { DocumentWriter } from './document-writer.js';
import { NewColumns } from './new-columns.js';
import { PendingColumns } from './pending-columns.js';

const fields = new SearchFields(searchModels());
const LAST = PAGE_DOCUMENTS + 2;

/** Further documents, of which one is changed and one removed in each page, and one takes the place of another. */
const CHANGES: readonly (readonly DocumentPatch[])[] = [
  [
    patchOf(tableUrn('t7'), { datasetProperties: { name: ['other'] } }),
    patchOf(tableUrn('t9'), {}, { dropsFirst: true }),
    patchOf(tableUrn('new'), { datasetProperties: { name: ['new'] }, schemaMetadata: { fieldPaths: ['a', 'b'] } }),
  ],
  [
    patchOf(tableUrn(`t${String(LAST - 2)}`), { datasetProperties: { name: ['late', 'later'] } }),
    patchOf(tableUrn(`t${String(LAST - 1)}`), {}, { dropsFirst: true }),
  ],
];

function numbered(from: number, to: number): readonly DocumentPatch[] {
  return Array.from({ length: to - from }, (_, at) => {
    const number = from + at;
    const fieldPaths = ['a', 'b', 'c'].slice(0, number % 4);
    return patchOf(tableUrn(`t${String(number)}`), {
      datasetProperties: { name: [`name ${String(number % 5)}`] },
      schemaMetadata: fieldPaths.length === 0 ? {} : { fieldPaths },
    });
  });
}

describe('NewColumns', () => {
  let directory: string;
  let files: DocumentFile[];
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-new-columns-'));
    files = [];
  });
  afterEach(() => {
    for (const file of files) file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  function open(name: string): DocumentFile {
    const file = DocumentFile.open(join(directory, name), fields.signature);
    if (file === undefined) throw new RangeError('a new file cannot be read');
    files.push(file);
    return file;
  }

  function writerOf(file: DocumentFile): DocumentWriter {
    return new DocumentWriter(file, { put: () => undefined, remove: () => undefined }, fields);
  }

  /** Write patches with columns that are flushed at the end. */
  function write(file: DocumentFile, columns: NewColumns | PendingColumns, patches: readonly DocumentPatch[]): void {
    const writer = writerOf(file);
    file.begin();
    for (const patch of patches) {
      const change = writer.write(patch);
      if (change !== undefined) columns.note(change);
    }
    if (columns instanceof NewColumns) columns.flush();
    else columns.flush(Number.POSITIVE_INFINITY, 'all');
    file.commit();
  }

  /** Digests of all pages, by field and place. */
  function pages(file: DocumentFile): unknown {
    const rows = file.database.prepareArrays<[], [string, number, Uint8Array]>(
      'SELECT name, key, data FROM page JOIN field ON number = key >> 24 ORDER BY name, key & 0xffffff',
    );
    return rows.all().map(([name, key, data]) => [name, key % 2 ** 24, createHash('md5').update(data).digest('hex')]);
  }

  it('writes the pages that a served file comes to have', () => {
    const [made, served] = [open('made.db'), open('served.db')];
    const columns = new NewColumns(made);
    for (const patches of [numbered(0, 100), numbered(100, LAST), ...CHANGES]) write(made, columns, patches);
    for (const patches of [numbered(0, LAST), ...CHANGES]) write(served, new PendingColumns(served), patches);
    expect(pages(made)).toEqual(pages(served));
    expect(made.columns.stale(-1, 0, 10)).toEqual([]);
  });

  it('continues pages that another one has left', () => {
    const [made, served] = [open('made.db'), open('served.db')];
    for (const patches of [numbered(0, 100), numbered(100, LAST), ...CHANGES])
      write(made, new NewColumns(made), patches);
    for (const patches of [numbered(0, LAST), ...CHANGES]) write(served, new PendingColumns(served), patches);
    expect(pages(made)).toEqual(pages(served));
  });
});
