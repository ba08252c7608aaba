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

/** A row of which a part is on further pages: how many, and the first of them, which names the next. */
export interface LargeRow {
  readonly key: number;
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

/** None for a row that is all on its page. */
function largeRow(data: Buffer, place: number): readonly LargeRow[] {
  const size = readInteger(data, place);
  const key = readInteger(data, size.end);
  const onPage = bytesOnPage(size.value, data.length);
  if (onPage === size.value) return [];
  const pages = Math.ceil((size.value - onPage) / (data.length - PAGE_NUMBER));
  return [{ key: key.value, first: data.readUInt32BE(key.end + onPage), pages }];
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
