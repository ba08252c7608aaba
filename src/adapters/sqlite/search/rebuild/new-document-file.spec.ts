import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablePatch } from '../../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import { DocumentFile } from '../storage/document-file.js';
import { NewDocumentFile } from './new-document-file.js';

const fields = new SearchFields(searchModels());
/** As many segments of the full-text index as are merged. */
const PARTS = 16;

describe('NewDocumentFile', () => {
  let directory: string;
  let path: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-new-file-'));
    path = join(directory, 'documents-1.db');
  });
  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  /** A file of as many segments, not finished. */
  const inParts = (): NewDocumentFile => {
    NewDocumentFile.begin(path, fields).leave();
    for (let part = 0; part < PARTS; part++) {
      const file = NewDocumentFile.resume(path, fields);
      file.add([tablePatch(`part${String(part)}`, { datasetProperties: { description: ['common'] } })]);
      file.leave();
    }
    return NewDocumentFile.resume(path, fields);
  };
  const opened = (): DocumentFile => {
    const file = DocumentFile.open(path, fields.signature);
    if (file === undefined) throw new RangeError('the file that was made cannot be opened');
    return file;
  };
  /** Changes that merging what is there makes. */
  const merged = (file: DocumentFile): number => {
    const changes = file.database.prepareValues<[], number>('SELECT total_changes()');
    const before = changes.get() ?? 0;
    while (file.words.merge(0) === 'more');
    return (changes.get() ?? 0) - before;
  };

  it('leaves no segments of the full-text index to merge to who serves it', () => {
    inParts().leave();
    const left = opened();
    expect(merged(left)).toBeGreaterThan(PARTS);
    left.close();

    inParts().finish({ storeId: 'store', seq: 1 });
    const file = opened();
    // The statement counts as one change.
    expect(merged(file)).toBe(1);
    expect(file.words.matching('plain : common').length).toBe(PARTS);
    file.close();
  });
});
