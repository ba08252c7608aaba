/**
 * A page of the tree of a table ("B-tree Pages" in SQLite's documentation). `interior`: pages below it, each with the
 * highest key that is there. `leaf`: rows with a part that had no room in it.
 */
export type TablePage =
  | { readonly kind: 'interior'; readonly below: readonly PageBelow[] }
  | { readonly kind: 'leaf'; readonly rows: readonly LargeRow[] };

interface PageBelow {
  readonly page: number;
  readonly highest: number;
}

/**
 * A row of which a part is on further pages: how many, and the first of them, which names the next. `numbers`: its
 * columns before the last one, without the key, which are integers; 0 for none. `size`: bytes of the last column.
 * `beginning`: those of them that are on this page.
 */
export interface LargeRow {
  readonly key: number;
  readonly numbers: readonly number[];
  readonly size: number;
  readonly beginning: Buffer;
  readonly first: number;
  readonly pages: number;
}

const INTERIOR = 5;
const LEAF = 13;
/** Where the number of rows or pages below stands, the last page below, and where each of them begins. */
const COUNT = 3;
const LAST_BELOW = 8;
const BEGINNINGS = { interior: 12, leaf: 8 } as const;
/** Bytes of a number of a page. */
const PAGE_NUMBER = 4;
/** Bytes of a column that is an integer below 2^47, by its type: nothing, four widths, the numbers 0 and 1. */
const INTEGER_BYTES: Readonly<Partial<Record<number, number>>> = { 0: 0, 1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 8: 0, 9: 0 };
const TYPE_OF_ONE = 9;

/**
 * @param data a whole page, all of it in use, other than the first of the file; keys are below 2^53
 * @returns `undefined` for a page of another kind
 * @throws RangeError for one that is none
 */
export function readTablePage(data: Buffer): TablePage | undefined {
  const count = data.readUInt16BE(COUNT);
  const places = (from: number): readonly number[] =>
    Array.from({ length: count }, (_, at) => data.readUInt16BE(from + 2 * at));
  switch (data.readUInt8(0)) {
    case INTERIOR: {
      const below = places(BEGINNINGS.interior).map((place) => ({
        page: data.readUInt32BE(place),
        highest: readInteger(data, place + PAGE_NUMBER).value,
      }));
      return { kind: 'interior', below: [...below, { page: data.readUInt32BE(LAST_BELOW), highest: Infinity }] };
    }
    case LEAF:
      return { kind: 'leaf', rows: places(BEGINNINGS.leaf).flatMap((place) => largeRow(data, place)) };
    default:
      return undefined;
  }
}

/** None for a row that is all on its page, or has other columns than those of a LargeRow. */
function largeRow(data: Buffer, place: number): readonly LargeRow[] {
  const size = readInteger(data, place);
  const key = readInteger(data, size.end);
  const onPage = bytesOnPage(size.value, data.length);
  if (onPage === size.value) return [];
  const end = key.end + onPage;
  const columns = readColumns(data.subarray(key.end, end));
  if (columns === undefined) return [];
  const { numbers, from } = columns;
  const beginning = data.subarray(key.end + from, end);
  const pages = Math.ceil((size.value - onPage) / (data.length - PAGE_NUMBER));
  return [{ key: key.value, numbers, size: size.value - from, beginning, first: data.readUInt32BE(end), pages }];
}

/** The columns of a record before the last one, and where that begins ("Record Format"). The first one is the key. */
function readColumns(record: Buffer): { readonly numbers: readonly number[]; readonly from: number } | undefined {
  const header = readInteger(record, 0);
  const types: number[] = [];
  for (let at = header.end; at < header.value;) {
    const type = readInteger(record, at);
    types.push(type.value);
    at = type.end;
  }
  const numbers: number[] = [];
  let from = header.value;
  for (const type of types.slice(1, -1)) {
    const bytes = INTEGER_BYTES[type];
    if (bytes === undefined) return undefined;
    numbers.push(bytes > 0 ? record.readIntBE(from, bytes) : type === TYPE_OF_ONE ? 1 : 0);
    from += bytes;
  }
  return { numbers, from };
}

/** How many bytes of a row are on its page; the names and numbers are those of the documentation. */
function bytesOnPage(size: number, usable: number): number {
  const most = usable - 35;
  if (size <= most) return size;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const rest = least + ((size - least) % (usable - PAGE_NUMBER));
  return rest <= most ? rest : least;
}

/** Seven bits a byte, up to one below 128, of the ninth all eight. */
function readInteger(data: Buffer, from: number): { readonly value: number; readonly end: number } {
  let value = 0;
  let at = from;
  for (; at < from + 8; at++) {
    const byte = data.readUInt8(at);
    value = value * 128 + (byte % 128);
    if (byte < 128) return { value, end: at + 1 };
  }
  return { value: value * 256 + data.readUInt8(at), end: at + 1 };
}
