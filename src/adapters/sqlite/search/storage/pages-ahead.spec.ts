import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { RowBuffers } from '../../row-buffers.js';
import { Column } from '../memory/column.js';
import { PAGE_DOCUMENTS } from './column-page.js';
import { ColumnPages, type ReadPages } from './column-pages.js';
import { DocumentFile } from './document-file.js';

const FIELD = 'description';
const PLACE = 3;
const BASE = PLACE * PAGE_DOCUMENTS;

describe('ColumnPages.readAhead', () => {
  let directory: string;
  let file: DocumentFile;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-pages-ahead-'));
    const opened = DocumentFile.create(join(directory, 'documents-1.db'), 'signature');
    if (opened === undefined) throw new RangeError('a new file cannot be read');
    file = opened;
    file.write(() => {
      for (let place = 0; place <= PLACE; place++) file.columns.write(FIELD, place, texts('first'), PAGE_DOCUMENTS);
    });
    file.database.pragma('wal_checkpoint(TRUNCATE)');
  });
  afterEach(() => {
    file.destroy();
    rmSync(directory, { recursive: true, force: true });
  });

  function texts(text: string): Column {
    const column = new Column();
    for (let document = 0; document < PAGE_DOCUMENTS; document++) column.set(document, [`${text} ${String(document)}`]);
    return column;
  }

  function change(document: number, value: string): void {
    file.write(() => {
      const steps = file.columns.change(FIELD, PLACE, new Map([[BASE + document, [value]]]));
      while (steps.next().done !== true);
    });
  }

  /** The value of a document, and whether it is in the memory of what was read ahead. */
  function read(document: number, ahead: ReadPages): readonly [unknown, 'engine' | 'file'] {
    const page = file.columns.page(FIELD, PLACE, ahead);
    if (page === undefined) throw new RangeError('there is no page');
    const column = new Column();
    column.addPage(page, 0);
    const isAhead = [...ahead.values()].some(({ data }) => data.buffer === page.bytes.buffer);
    return [column.values(document)[0], isAhead ? 'file' : 'engine'];
  }

  /** Values and references of a page, as they are used. */
  function contentOf(ahead: ReadPages): string {
    const page = file.columns.page(FIELD, PLACE, ahead);
    return page === undefined
      ? ''
      : `${page.references.join(' ')} ${page.ends.join(' ')} ${page.bytes.toString('latin1')}`;
  }

  const ahead = (): Promise<ReadPages> => file.columns.readAhead(FIELD, { from: 2, to: 4 }, new RowBuffers());

  it('reads pages without the engine', async () => {
    const rows = await ahead();
    expect(rows.size).toBe(2);
    expect(read(7, rows)).toEqual(['first 7', 'file']);
  });

  it('is of no use for a page that was written since, whether that is in the file or not', async () => {
    const rows = await ahead();
    change(7, 'second');
    expect(read(7, rows)).toEqual(['second', 'engine']);
    expect(read(7, await ahead())).toEqual(['second', 'engine']);
    file.database.pragma('wal_checkpoint(TRUNCATE)');
    expect(read(7, rows)).toEqual(['second', 'engine']);
    expect(read(7, await ahead())).toEqual(['second', 'file']);
  });

  it('is of no use for a page that has what it had before once more, or whose write was undone', async () => {
    change(7, 'second');
    file.database.pragma('wal_checkpoint(TRUNCATE)');
    const rows = await ahead();
    change(7, 'third');
    change(7, 'second');
    expect(read(7, rows)).toEqual(['second', 'engine']);
    file.begin();
    change(7, 'fourth');
    expect(read(7, rows)).toEqual(['fourth', 'engine']);
    file.database.exec('ROLLBACK');
    file.columns.forget();
    expect(read(7, rows)).toEqual(['second', 'engine']);
  });

  it('is of no use when a part of it is another one, where it may be of several commits', async () => {
    const reading = ahead();
    change(7, 'second');
    file.database.pragma('wal_checkpoint(PASSIVE)');
    const rows = await ahead();
    expect([...(await reading).values(), ...rows.values()].map(({ isOfOneCommit }) => isOfOneCommit)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    const ofSeveral = new Map([...rows].map(([key, row]) => [key, { ...row, isOfOneCommit: false }]));
    expect(read(PAGE_DOCUMENTS - 1, ofSeveral)).toEqual([`first ${String(PAGE_DOCUMENTS - 1)}`, 'file']);
    for (const { data } of ofSeveral.values()) data[data.length - 1] = (data.at(-1) ?? 0) ^ 1;
    expect(read(PAGE_DOCUMENTS - 1, ofSeveral)).toEqual([`first ${String(PAGE_DOCUMENTS - 1)}`, 'engine']);
  });

  it('agrees with the engine while pages are written and copied into the file', async () => {
    const sources = new Set<string>();
    for (let round = 0; round < 40; round++) {
      const reading = ahead();
      for (let turn = 0; turn <= round % 4; turn++) {
        await nextTurn();
        change((round * 37 + turn) % PAGE_DOCUMENTS, 'x'.repeat(1 + ((round * 7919) % 9000)));
        if ((round + turn) % 3 === 0) file.database.pragma('wal_checkpoint(PASSIVE)');
      }
      const rows = await reading;
      expect(contentOf(rows)).toBe(contentOf(new Map()));
      sources.add(read(7, rows)[1]);
      file.database.pragma('wal_checkpoint(PASSIVE)');
      sources.add(read(7, await ahead())[1]);
    }
    expect(sources).toEqual(new Set(['engine', 'file']));
  });

  it('is made ready where a field has pages of many bytes', () => {
    let begun = 0;
    const begin = (): void => {
      begun++;
    };
    const columns = new ColumnPages(file.database, { begin, rows: () => Promise.resolve([]) });
    const size = columns.size(FIELD);
    columns.beginReadAhead(size + 1);
    expect([size > 0, begun]).toEqual([true, 0]);
    columns.beginReadAhead(size);
    expect(begun).toBe(1);
  });

  it('has nothing of a page that was removed, and of a field that is not known', async () => {
    const rows = await ahead();
    file.write(() => {
      const none = new Map(Array.from({ length: PAGE_DOCUMENTS }, (_, document) => [BASE + document, []] as const));
      const steps = file.columns.change(FIELD, PLACE, none);
      while (steps.next().done !== true);
    });
    expect(file.columns.page(FIELD, PLACE, rows)).toBeUndefined();
    expect(await file.columns.readAhead('unknown', { from: 0, to: 4 }, new RowBuffers())).toEqual(new Map());
  });
});
