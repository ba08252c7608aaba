import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DocumentFile } from './document-file.js';
import { TEXT_COLUMNS } from '../../../../text-search/index-text.js';

describe('DocumentFile', () => {
  let directory: string;
  let file: DocumentFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-document-file-'));
    const opened = DocumentFile.open(join(directory, 'documents.db'), 'any');
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    file = opened;
  });
  afterEach(() => {
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Pieces of which the full-text index is made up. */
  const pieces = (): number =>
    file.database.prepareValues<[], number>('SELECT count(DISTINCT segid) FROM word_idx').get() ?? 0;

  function write(first: number, last: number): void {
    for (let id = first; id <= last; id++)
      file.words.add(
        id,
        TEXT_COLUMNS.map((column) => Buffer.from(`${column} w${String(id)}`)),
      );
  }

  it('leaves the segments of the full-text index alone until it is asked to merge them', () => {
    for (let id = 1; id <= 40; id++) write(id, id);
    expect(pieces()).toBe(40);
    for (let slices = 0; file.words.merge(0) === 'more'; slices++) expect(slices).toBeLessThan(100);
    expect(pieces()).toBeLessThan(8);
    expect(file.words.merge(0)).toBe('done');
    expect(file.words.matching('name : w7')).toEqual([3]);
  });

  it('writes the terms of many new documents as one segment', () => {
    file.begin();
    for (let id = 1; id <= 20; id++) {
      expect(file.insert.run(null, `urn:li:note:${String(id)}`, 'note', 1, 1, '{}', '{}')).toBe(id);
      write(2 * id, 2 * id);
    }
    file.commit();
    expect(pieces()).toBe(1);
  });
});
