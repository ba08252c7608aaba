import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patchOf, tablePatch, tableUrn } from '../../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import type { TextFindings } from '../../../../search/document-store.port.js';
import { Database } from '../../database.js';
import { SqliteDocumentStore } from '../sqlite-document-store.js';

const fields = new SearchFields(searchModels());
const LONG = 'a long text '.repeat(90);
/** What analysis treats in ways of its own. */
const TEXTS = [
  'Orders of theDay_v2.final, "quoted" and 1,000.50 more',
  'ÜBERGRÖSSE naïve Straße ΣΊΣΥΦΟΣ İstanbul 東京都の注文 заказы',
  `${LONG} 🐕 dog ${'x'.repeat(40_000)} ${'ü'.repeat(20_000)}`,
  'half \ud800 of a pair, a \u0000 zero, and\ttabs\nand lines',
  '',
];

let directory: string;
let store: SqliteDocumentStore;
beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), 'cadastre-texts-'));
  store = await SqliteDocumentStore.open(directory, fields);
  const patches = TEXTS.map((text, at) =>
    tablePatch(`t${String(at)}`, { datasetProperties: { description: [text, text], name: [text] } }),
  );
  await store.apply(patches, { storeId: 'store', seq: 1 });
  await store.flush();
});
afterEach(async () => {
  await store.close();
  rmSync(directory, { recursive: true, force: true });
});

function compared(most = 10): Promise<TextFindings> {
  return store.compareTexts({ most, signal: new AbortController().signal });
}

/** Change the file over another connection. */
function spoil(sql: string): void {
  const database = new Database(join(directory, readdirSync(directory).find((name) => name.endsWith('.db')) ?? ''));
  database.exec(sql);
  database.close();
}

const SOUND: TextFindings = { differences: 0, different: [], unowned: 0 };
const FIRST = { differences: 1, different: [tableUrn('t0')], unowned: 0 };

describe('the comparison of texts', () => {
  it('finds nothing where there is nothing, after texts have come, changed and gone', async () => {
    expect(await compared()).toEqual(SOUND);
    await store.apply(
      [
        patchOf(tableUrn('t1'), { schemaMetadata: { fieldPaths: ['one.two', 'three'] } }),
        patchOf(tableUrn('t2'), { datasetProperties: { description: ['short now'] } }),
        patchOf(tableUrn('t3'), {}, { dropsFirst: true }),
        tablePatch('t9', { datasetProperties: { description: [LONG] } }),
      ],
      { storeId: 'store', seq: 2 },
    );
    expect(await compared()).toEqual(SOUND);
  });

  it.each([
    ['a row is missing', 'DELETE FROM word WHERE rowid = 2', FIRST],
    ['a row has another term', "INSERT OR REPLACE INTO word (rowid, plain) VALUES (2, 'other')", FIRST],
    ['a row has a further term', "INSERT INTO word (rowid, weak) VALUES (3, 'further')", FIRST],
    ['a document is of later than its row', "UPDATE document SET texts = '{}' WHERE id = 1", FIRST],
    ['a row belongs to nobody', "INSERT INTO word (rowid, weak) VALUES (400, 'stray')", { ...SOUND, unowned: 1 }],
    ['a document is missing', 'DELETE FROM document WHERE id = 1', { ...SOUND, unowned: 1 }],
  ])('finds that %s', async (_what, sql, expected) => {
    spoil(sql);
    expect(await compared()).toEqual(expected);
  });

  it('counts all and lists the first', async () => {
    spoil('DELETE FROM word WHERE rowid % 2 = 0 AND rowid > 0');
    expect(await compared(2)).toEqual({ differences: 5, different: [tableUrn('t0'), tableUrn('t1')], unowned: 0 });
  });

  it('ends early on a signal', async () => {
    spoil('DELETE FROM word WHERE rowid = 2');
    const found = await store.compareTexts({ most: 1, signal: AbortSignal.abort() });
    expect(found.differences).toBeLessThan(2);
  });
});
