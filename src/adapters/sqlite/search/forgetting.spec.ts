import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patchOf, tablePatch, tableUrn } from '../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../registry/search-fields.js';
import { SqliteDocumentStore } from './sqlite-document-store.js';
import { PAGE_DOCUMENTS } from './storage/column-page.js';

const fields = new SearchFields(searchModels());
/** Distinct values of a page, enough for pages to share them. */
const VALUES = 1500;
const SECRET = 'unspeakable_word';
/** So many that pages share what the first of them that is written has, too. */
const DOCUMENTS = 2 * PAGE_DOCUMENTS;

describe('An index that is purged', () => {
  let directory: string;
  let store: SqliteDocumentStore;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-forgetting-'));
    store = await SqliteDocumentStore.open(directory, fields);
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Names of the files that have the secret in their bytes. */
  const filesWithSecret = (): readonly string[] =>
    readdirSync(directory).filter((name) => readFileSync(join(directory, name)).includes(SECRET));

  /** The values that pages share. */
  const shared = (): string | undefined => {
    const { columns } = store.generations.current.file;
    const pages = [0, 1].map((place) => columns.page('fieldPaths', place)?.shared);
    return pages
      .find((values) => values !== undefined)
      ?.rawAlone()
      .bytes.toString('latin1');
  };

  it('has no byte of a value that pages shared, and all others', async () => {
    const paths = (number: number, secret: string): readonly string[] => [
      `path ${String(number % VALUES)}`,
      ...(number % VALUES === 7 ? [secret] : []),
    ];
    const numbers = Array.from({ length: DOCUMENTS }, (_, number) => number);
    const position = (seq: number): { storeId: string; seq: number } => ({ storeId: 'store', seq });
    await store.apply(
      numbers.map((number) =>
        tablePatch(`t${String(number)}`, { schemaMetadata: { fieldPaths: paths(number, SECRET) } }),
      ),
      position(1),
    );
    await store.purge('in-slices');
    expect(shared()).toContain(SECRET);
    expect(filesWithSecret()).not.toEqual([]);
    const changed = numbers.filter((number) => number % VALUES === 7);
    await store.apply(
      changed.map((number) =>
        patchOf(tableUrn(`t${String(number)}`), { schemaMetadata: { fieldPaths: paths(number, 'other') } }),
      ),
      position(2),
    );
    await store.purge('in-slices');
    expect(filesWithSecret()).toEqual([]);
    expect(shared()).toContain('path 8');
  });
});
