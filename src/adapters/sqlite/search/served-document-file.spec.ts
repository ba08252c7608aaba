import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablePatch } from '../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../registry/search-fields.js';
import { ServedDocumentFile } from './served-document-file.js';
import { DocumentFile } from './storage/document-file.js';
import { wordTablesIn } from './storage/word-tables.js';

const fields = new SearchFields(searchModels());
const LONG = 10_000;

describe('ServedDocumentFile', () => {
  let directory: string;
  let file: DocumentFile;
  let served: ServedDocumentFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-served-'));
    const opened = DocumentFile.open(join(directory, 'documents-1.db'), 'signature');
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    file = opened;
    served = new ServedDocumentFile(file, fields, { memoryLimit: 0, pendingValues: 10 });
    const patches = Array.from({ length: 30 }, (_, number) =>
      tablePatch(`t${String(number)}`, { schemaMetadata: { fieldPaths: [`path ${String(number)}`, 'id'] } }),
    );
    served.write(patches, { storeId: 'store', seq: 1 });
  });
  afterEach(() => {
    served.writes.stop();
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  const rows = (): unknown =>
    wordTablesIn(file.database).map((table) => file.database.prepareValues(`SELECT count(*) FROM ${table}`).get())[0] ??
    0;
  const pages = (): number => Number(file.database.prepareValues('SELECT count(*) FROM page').get());

  it('writes pages of columns and rows of texts in slices of their own', () => {
    expect([pages(), rows()]).toEqual([0, 0]);
    // A slice may end before a page is encoded.
    while (pages() === 0) expect(served.writePending(LONG)).toBe('more');
    expect(rows()).toBe(0);
    const written = pages();
    while (served.writePending(LONG) === 'more');
    expect(rows()).toBe(30);
    expect(pages()).toBeGreaterThanOrEqual(written);
  });

  it('writes all rows, and no page, for whoever cannot wait', () => {
    expect(served.writePending(Number.POSITIVE_INFINITY)).toBe('done');
    expect([pages(), rows()]).toEqual([0, 30]);
  });
});
