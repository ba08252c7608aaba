import type { RowBuffers } from './row-buffers.js';
import { type LargeRow, readTablePage, type TablePage } from './table-page.js';

/** Pages of a tree that are looked at for one call: more are no tree. */
const MOST_TREE_PAGES = 4096;
/** Pages that are read after a jump out of those that were read, and how many times as many as were found there. */
const LEAST_PAGES = 4;
const GROWTH = 2;
/** Bytes at the beginning of a page that name the next. */
const PAGE_NUMBER = 4;

/** Keys from one up to, not including, another. */
export interface KeyRange {
  readonly from: number;
  readonly to: number;
}

/** A row as a file has it. `numbers`: see LargeRow. `data`: its last column. */
export interface FileRow {
  readonly key: number;
  readonly numbers: readonly number[];
  readonly data: Uint8Array;
}

/** Some rows of a table. `root`: page where its tree begins. `content`: of the file by name, see WalIndex. */
export interface TableRange {
  readonly root: number;
  readonly keys: KeyRange;
  readonly content: string | undefined;
}

/** A file that is open. */
export interface ReadableFile {
  /** Fill the beginning of a buffer with what is in the file from a place on. @returns how many bytes were there */
  read(buffer: Buffer, length: number, position: number): Promise<number>;
}

/** Reads rows with large values from the file of a database, whose format is documented for good. */
export class LargeRowReader {
  private tree: TreePages | undefined;

  /** @param atOnce values that are read at a time */
  constructor(
    private readonly file: ReadableFile,
    private readonly pageSize: number,
    private readonly atOnce: number,
  ) {}

  /**
   * @param values where to put values
   * @returns those rows whose values could be read, in any order
   * @throws what the file throws
   */
  async rows(range: TableRange, values: RowBuffers): Promise<readonly FileRow[]> {
    const { file, pageSize } = this;
    const { root, keys, content } = range;
    const tree = content !== undefined && this.tree?.content === content ? this.tree : undefined;
    this.tree = tree ?? new TreePages(file, pageSize, content);
    const rows = (await this.tree.rows(root, keys)).values();
    const all: FileRow[] = [];
    const readers = Array.from({ length: this.atOnce }, async (_, at) => {
      // All of them take from the same rows.
      for (const row of rows) {
        const data = values.take(row.size);
        const end = await readRow(file, row, { pageSize, buffer: values.pages(at), data });
        if (end === row.size) all.push({ key: row.key, numbers: row.numbers, data });
        else values.give(data);
      }
    });
    await Promise.all(readers);
    return all;
  }
}

/** Trees of tables in a file that has some content. What is above the rows is read once. */
class TreePages {
  private readonly above = new Map<number, TablePage>();

  constructor(
    private readonly file: ReadableFile,
    private readonly pageSize: number,
    readonly content: string | undefined,
  ) {}

  /** Rows below a page in order of their keys, with values that are not all in the tree. */
  rows(root: number, keys: KeyRange): Promise<readonly LargeRow[]> {
    return this.below(root, keys, { pages: MOST_TREE_PAGES });
  }

  private async below(number: number, keys: KeyRange, left: { pages: number }): Promise<readonly LargeRow[]> {
    if (left.pages-- <= 0) return [];
    const page = this.above.get(number) ?? (await this.page(number));
    if (page === undefined) return [];
    if (page.kind === 'leaf') return page.rows.filter(({ key }) => key >= keys.from && key < keys.to);
    const first = page.below.findIndex(({ highest }) => highest >= keys.from);
    const last = page.below.findIndex(({ highest }) => highest >= keys.to - 1);
    const below = page.below.slice(first, last + 1);
    return (await Promise.all(below.map((child) => this.below(child.page, keys, left)))).flat();
  }

  private async page(number: number): Promise<TablePage | undefined> {
    const data = Buffer.allocUnsafe(this.pageSize);
    const read = await this.file.read(data, data.length, (number - 1) * data.length);
    const page = read < data.length ? undefined : readTablePage(data);
    if (page?.kind === 'interior') this.above.set(number, page);
    return page;
  }
}

/** `buffer`: for pages as they are in the file. `data`: for the value that they make up. */
interface RowBuffer {
  readonly pageSize: number;
  readonly buffer: Buffer;
  readonly data: Uint8Array;
}

/** @returns how many bytes of the value were read */
async function readRow(file: ReadableFile, row: LargeRow, { pageSize, buffer, data }: RowBuffer): Promise<number> {
  const most = Math.floor(buffer.length / pageSize);
  data.set(row.beginning);
  let end = row.beginning.length;
  let [page, left, wanted] = [row.first, row.pages, most];
  while (left > 0 && page > 0) {
    const count = Math.min(left, wanted, most);
    const there = Math.floor((await file.read(buffer, count * pageSize, (page - 1) * pageSize)) / pageSize);
    if (there === 0) break;
    const began = page;
    let found = 0;
    for (; found < left && page >= began && page < began + there; found++) {
      const at = (page - began) * pageSize;
      const part = buffer.subarray(at + PAGE_NUMBER, at + Math.min(pageSize, PAGE_NUMBER + row.size - end));
      data.set(part, end);
      end += part.length;
      page = buffer.readUInt32BE(at);
    }
    left -= found;
    wanted = Math.max(LEAST_PAGES, GROWTH * found);
  }
  return end;
}
