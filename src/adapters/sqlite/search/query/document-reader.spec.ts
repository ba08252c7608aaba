import { CallerGone } from '../../../../kernel/failures.js';
import { Work } from '../../../../kernel/work.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filterOf, searchRequest, tablePatch } from '../../../../../test/conformance/document.builder.js';
import { entityList } from '../../../../../test/conformance/entity-list.builder.js';
import { searchModels } from '../../../../../test/conformance/search-models.builder.js';
import type { SortCriterion } from '../../../../kernel/filter.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import type { DocumentPatch } from '../../../../search/document-store.port.js';
import type { SearchRequest } from '../../../../search/search-index.port.js';
import { ColumnStore } from '../memory/column-store.js';
import { TakenTurns } from '../memory/slices.builder.js';
import { Slices } from '../memory/slices.js';
import { NewDocumentFile } from '../rebuild/new-document-file.js';
import { PAGE_DOCUMENTS } from '../storage/column-page.js';
import { DocumentFile } from '../storage/document-file.js';
import { PendingColumns } from '../storage/pending-columns.js';
import { DocumentReader, type ReaderSettings } from './document-reader.js';

const PAGES = 3;
/** Ids begin at 1. */
const DOCUMENTS = PAGES * PAGE_DOCUMENTS - 1;
const MEGABYTE = 1024 * 1024;
const fields = new SearchFields(searchModels());

/** Rests after every step. */
class StepwiseWork extends Work {
  rests = 0;

  /** @param meanwhile what others do in each rest */
  constructor(private readonly meanwhile: () => void = () => undefined) {
    super({ units: Infinity, seconds: Infinity });
  }

  override get turnIsOver(): boolean {
    return true;
  }

  override rest(): Promise<void> {
    this.rests++;
    this.meanwhile();
    return super.rest();
  }
}

/** Its caller leaves in one of its rests. */
class LeavingWork extends StepwiseWork {
  constructor(private readonly last: number) {
    super();
  }

  override rest(): Promise<void> {
    return this.rests + 1 < this.last ? super.rest() : Promise.reject(new CallerGone('nobody is there'));
  }
}

function table(number: number): DocumentPatch {
  return tablePatch(`t${String(number)}`, {
    datasetProperties: { description: [`text number ${String(number)}`], rowCount: [number] },
    globalTags: { tags: [`urn:li:tag:${String(number % 7)}`, `urn:li:tag:${String(number % 3)}`] },
  });
}

describe('A reader of many documents', () => {
  let directory: string;
  let file: DocumentFile;
  let turns: TakenTurns;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-reader-'));
    const made = NewDocumentFile.begin(join(directory, 'documents-1.db'), fields);
    made.add(Array.from({ length: DOCUMENTS }, (_, number) => table(number)));
    made.finish({ storeId: 'store', seq: 1 });
    const opened = DocumentFile.open(join(directory, 'documents-1.db'), fields.signature);
    if (opened === undefined) throw new RangeError('the file that was made cannot be opened');
    file = opened;
  });
  afterAll(() => {
    file.close();
    rmSync(directory, { recursive: true, force: true });
  });

  beforeEach(() => {
    turns = new TakenTurns(1000);
  });
  const readerWith = (memoryLimit: number, settings: Omit<ReaderSettings, 'memoryLimit'> = {}): DocumentReader => {
    return new DocumentReader({
      file,
      fields,
      pending: new PendingColumns(file),
      slices: new Slices(turns),
      settings: { memoryLimit, ...settings },
      flushPending: () => 'done',
    });
  };
  const finished = async (reader: DocumentReader, request: SearchRequest): Promise<number> => {
    const { ready, release } = reader.prepareSearch(request, Work.unlimited);
    let taken = 0;
    while (await turns.nextSettled()) taken++;
    await ready;
    expect((await reader.search(request, Work.unlimited)).total).toBeGreaterThan(0);
    release();
    return taken;
  };
  const contains = (field: string, text: string): SearchRequest =>
    searchRequest({ filter: filterOf(field, { condition: 'CONTAIN', values: [text] }) });

  it('begins to be ready for large columns once it has loaded what most requests need', async () => {
    const reader = readerWith(100 * MEGABYTE);
    const loaded: unknown[] = [];
    const begun = jest.spyOn(file.columns, 'beginReadAhead').mockImplementation(() => {
      loaded.push(reader.inMemory?.count);
    });
    const warm = reader.warmUp();
    while (await turns.nextSettled());
    await warm;
    begun.mockRestore();
    expect(loaded).toEqual([DOCUMENTS]);
  });

  it('reads a page of a column in a turn, or a thousand values of it, and tests some thousand in one', async () => {
    const reader = readerWith(100 * MEGABYTE);
    await finished(reader, searchRequest());
    // The last step only says that it is the last.
    const pages = PAGES + 1;
    // Its last part comes in the turn of its page.
    const values = Math.ceil(DOCUMENTS / 1024) - PAGES;
    const tests = Math.ceil(DOCUMENTS / 2000) + 1;
    expect(await finished(reader, contains('tags', '5'))).toBe(pages);
    expect(await finished(reader, contains('description', 'number 5'))).toBe(pages + values + tests);
    expect(await finished(reader, contains('description', 'number 5'))).toBe(0);
    expect(await finished(reader, contains('description', 'number 6'))).toBe(tests);
    expect(await finished(reader, contains('tags', '6'))).toBe(0);
  });

  it('tests a page a turn of a column for which there is no memory, and makes no column of it', async () => {
    const reader = readerWith(0);
    await finished(reader, searchRequest());
    const steps = PAGES + 1;
    expect(await finished(reader, contains('description', 'number 5'))).toBe(steps);
    const both = [1, 2].map(() => reader.prepareSearch(contains('description', 'number 6'), Work.unlimited));
    let taken = 0;
    while (await turns.nextSettled()) taken++;
    for (const { ready, release } of both) {
      await ready;
      release();
    }
    expect(taken).toBe(steps);
  });

  it('counts facets of many hits in steps, and those of few in one turn', async () => {
    const request = searchRequest({ facets: ['tags', 'name', 'rowCount'].map((field) => ({ field, limit: 3 })) });
    const answers: unknown[] = [];
    const taken: number[] = [];
    for (const manyHits of [DOCUMENTS, DOCUMENTS + 1]) {
      const reader = readerWith(100 * MEGABYTE, { manyHits });
      const { ready, release } = reader.prepareSearch(request, Work.unlimited);
      while (await turns.nextSettled());
      await ready;
      const work = new StepwiseWork();
      answers.push(await reader.search(request, work));
      taken.push(work.rests);
      release();
    }
    expect(answers[0]).toEqual(answers[1]);
    // Each of the three has two.
    expect((taken[0] ?? 0) - (taken[1] ?? 0)).toBe(6);
    expect(answers[0]).toMatchObject({ total: DOCUMENTS, facets: [{ field: 'tags' }, { field: 'name' }, {}] });
  });

  it('counts the first facet of a large column without reading it into memory, and reads it from the second on', async () => {
    const request = searchRequest({ facets: [{ field: 'description', limit: 3 }] });
    const [small, large] = [readerWith(100 * MEGABYTE), readerWith(100 * MEGABYTE, { largeColumn: 1 })];
    const answers: unknown[] = [];
    const bytes: number[] = [];
    await finished(large, searchRequest());
    for (const reader of [small, large, large]) {
      const { ready, release } = reader.prepareSearch(request, Work.unlimited);
      expect(ready === undefined).toBe(reader === large);
      if (reader === small) while (await turns.nextSettled());
      await ready;
      answers.push(await reader.search(request, Work.unlimited));
      release();
      while (await turns.nextSettled());
      bytes.push(reader.memory.bytes);
    }
    expect([answers[1], answers[2]]).toEqual([answers[0], answers[0]]);
    const [whole = 0, first = 0, second = 0] = bytes;
    expect(first).toBeLessThan(whole / 2);
    expect(second).toBeGreaterThan(whole / 2);
  });

  it('gives back the memory of a facet whose caller leaves while it is counted', async () => {
    const reader = readerWith(100 * MEGABYTE, { largeColumn: 1, manyHits: 100 });
    await finished(reader, searchRequest());
    const { bytes } = reader.memory;
    const reserve = jest.spyOn(ColumnStore.prototype, 'reserveMemory');
    // Of another column each time: the second time one is asked for, it is read into memory. And of another search:
    // what is found a second time is kept.
    const outcomes: string[] = [];
    for (const [at, field] of ['description', 'name', 'id', 'urn', 'rowCount'].entries()) {
      const request = searchRequest({ entityTypes: ['dataset', `other${field}`], facets: [{ field, limit: 5 }] });
      const { ready, release } = reader.prepareSearch(request, Work.unlimited);
      expect(ready).toBeUndefined();
      const left = reader.search(request, new LeavingWork(at + 11)).then(
        () => 'answered',
        () => 'left',
      );
      outcomes.push(await left);
      release();
    }
    expect(outcomes).toContain('left');
    expect(reserve.mock.results.length).toBeGreaterThan(1);
    expect(reader.memory.bytes).toBe(bytes);
    reserve.mockRestore();
  });

  it('reads a large column into memory when others write each time that few of its documents are counted', async () => {
    const reader = readerWith(100 * MEGABYTE, { largeColumn: 1 });
    await finished(reader, searchRequest());
    const request = searchRequest({
      query: { kind: 'word', text: '77' },
      facets: [{ field: 'description', limit: 5 }],
    });
    const { ready, release } = reader.prepareSearch(request, Work.unlimited);
    await ready;
    const [small] = [readerWith(100 * MEGABYTE)];
    await finished(small, request);
    const expected = await small.search(request, Work.unlimited);
    const facts = { id: 5, urn: table(4).urn, type: 'dataset', factor: 1, nameLength: 1 };
    const work = new StepwiseWork(() => {
      reader.note({ kind: 'written', isNew: false, facts, fields: {}, changed: new Set(), texts: undefined });
    });
    const answer = reader.search(request, work);
    const load = jest.spyOn(ColumnStore.prototype, 'load');
    const ended = answer.then(() => 'ended');
    while ((await Promise.race([ended, turns.nextSettled()])) !== 'ended');
    expect(await answer).toEqual(expected);
    expect(load).toHaveBeenCalledWith('description');
    load.mockRestore();
    release();
  });

  it('lets a request wait for its own column only', async () => {
    const reader = readerWith(100 * MEGABYTE);
    await finished(reader, contains('tags', '5'));
    const waiting = reader.prepareSearch(contains('description', 'number 5'), Work.unlimited);
    const { ready, release } = reader.prepareSearch(contains('tags', '5'), Work.unlimited);
    expect([waiting.ready === undefined, ready]).toEqual([false, undefined]);
    release();
    while (await turns.nextSettled());
    await waiting.ready;
    waiting.release();
  });

  it('asks whoever made a list what its entities are called, and not the file', async () => {
    const reader = readerWith(100 * MEGABYTE);
    const urns = Array.from({ length: 300 }, (_, number) => table(number).urn).reverse();
    const page = { start: 0, count: 200 };
    const request = searchRequest({ within: { list: entityList(urns) }, page });
    const readUrn = jest.spyOn(file.urnOf, 'get');
    const { ready, release } = reader.prepareSearch(request, Work.unlimited);
    while (await turns.nextSettled());
    await ready;
    const { hits } = await reader.search(request, Work.unlimited);
    release();
    expect(hits.map(({ urn }) => urn)).toEqual(urns.slice(0, page.count));
    expect(readUrn).not.toHaveBeenCalled();
    readUrn.mockRestore();
  });

  it('stays below its ceiling, whatever is asked, and answers as without one', async () => {
    const limit = 1.5 * MEGABYTE;
    const [small, large] = [readerWith(limit), readerWith(100 * MEGABYTE)];
    const sort = (field: string): SortCriterion => ({ field, order: 'DESCENDING' });
    const requests = ['description', 'tags', 'name', 'rowCount', 'urn', 'id', '_entityName'].flatMap((field) => [
      contains(field, '7'),
      searchRequest({ sort: sort(field) }),
      searchRequest({ facets: [{ field, limit: 5 }] }),
      searchRequest({ query: { kind: 'word', text: '77' }, matched: 'wanted' }),
    ]);
    let most = 0;
    for (const request of [...requests, ...requests]) {
      const answers: unknown[] = [];
      for (const reader of [small, large]) {
        const { ready, release } = reader.prepareSearch(request, Work.unlimited);
        while (await turns.nextSettled());
        await ready;
        answers.push(await reader.search(request, Work.unlimited));
        release();
        if (reader === small) most = Math.max(most, reader.memory.bytes);
        expect(small.memory.bytes).toBeLessThanOrEqual(limit);
      }
      expect(answers[0]).toEqual(answers[1]);
    }
    // Some columns do fit.
    expect(most).toBeGreaterThan(limit / 2);
    expect(large.memory.bytes).toBeGreaterThan(2 * limit);
  });
});
