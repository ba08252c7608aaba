import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tableUrn } from '../../../../../test/conformance/document.builder.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { DocumentFile } from '../storage/document-file.js';
import { PendingColumns } from '../storage/pending-columns.js';
import type { DocumentChange } from '../storage/document-writer.js';
import { Column } from './column.js';
import { ColumnStore } from './column-store.js';
import { IndexMemory } from './index-memory.js';
import { TakenTurns } from './slices.builder.js';
import { Slices } from './slices.js';

const PAGES = 4;
const LIMIT = PAGES * PAGE_DOCUMENTS;
const fields = new SearchFields(searchModels());

describe('ColumnStore', () => {
  let directory: string;
  let file: DocumentFile;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-column-store-'));
    const opened = DocumentFile.open(join(directory, 'documents-1.db'), fields.signature);
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    file = opened;
    for (let place = 0; place < PAGES; place++) {
      const texts = new Column();
      const lists = new Column();
      for (let document = 0; document < PAGE_DOCUMENTS; document++) {
        texts.set(document, [`text ${String(place)} ${String(document)}`]);
        lists.set(document, ['a', 'b', `c${String(document % 7)}`]);
      }
      file.columns.write('description', place, texts, PAGE_DOCUMENTS);
      file.columns.write('tags', place, lists, PAGE_DOCUMENTS);
    }
  });
  afterAll(() => {
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  function storeWith(memory: IndexMemory): ColumnStore {
    const pending = new PendingColumns(file);
    for (const steps = pending.restore(); steps.next().done !== true;);
    return new ColumnStore({ file, pending, fields, memory, slices: new Slices(), limit: () => LIMIT });
  }

  /** Ask for a column. @returns bytes of it when it is in memory then */
  async function bytesOf(store: ColumnStore, name: string): Promise<number | undefined> {
    const { ready, release } = store.lease([name]);
    await ready;
    const bytes = store.column(name).whole?.bytes;
    release();
    return bytes;
  }

  it.each(['description', 'tags'])('reads %s, for which there was no room, when there is', async (name) => {
    const whole = (await bytesOf(storeWith(new IndexMemory(Number.POSITIVE_INFINITY)), name)) ?? 0;
    const memory = new IndexMemory(1.5 * whole);
    const store = storeWith(memory);
    memory.setFixed(whole);
    expect(await bytesOf(store, name)).toBeUndefined();
    memory.setFixed(0);
    expect(await bytesOf(store, name)).toBe(whole);
  });

  it('has what is written to a page while its values are read, some in each step', async () => {
    const written = (text: string): DocumentChange => ({
      kind: 'written',
      isNew: false,
      facts: { id: 3, urn: tableUrn('a'), type: 'tag', factor: 1, nameLength: 1 },
      fields: { datasetProperties: { description: [text] } },
      changed: new Set(['description']),
      texts: undefined,
    });
    let stepsOfPage = 1;
    for (let before = 0; before <= stepsOfPage; before++) {
      const turns = new TakenTurns(100);
      const pending = new PendingColumns(file);
      for (const steps = pending.restore(); steps.next().done !== true;);
      const memory = new IndexMemory(Number.POSITIVE_INFINITY);
      const store = new ColumnStore({ file, pending, fields, memory, slices: new Slices(turns), limit: () => LIMIT });
      const { ready, release } = store.lease(['description']);
      for (let step = 0; step < before; step++) turns.next();
      const change = written(`after ${String(before)} steps`);
      file.write(() => {
        pending.note(change);
      });
      store.update(change);
      let steps = before;
      while (turns.next()) steps++;
      await ready;
      stepsOfPage = Math.floor(steps / PAGES);
      expect(store.column('description').values(3)).toEqual([`after ${String(before)} steps`]);
      expect(store.column('description').values(PAGE_DOCUMENTS)).toEqual(['text 1 0']);
      release();
    }
    expect(stepsOfPage).toBe(PAGE_DOCUMENTS / 1024);
  });

  it('makes room for all documents of a column with its first page', async () => {
    const counted: number[] = [];
    class Watched extends IndexMemory {
      override count(...[entry, bytes]: Parameters<IndexMemory['count']>): 'counted' | 'refused' {
        counted.push(bytes);
        return super.count(entry, bytes);
      }
    }
    for (const name of ['description', 'tags']) {
      counted.length = 0;
      const bytes = await bytesOf(storeWith(new Watched(Number.POSITIVE_INFINITY)), name);
      expect(counted[0]).toBe(bytes);
    }
  });
});
