import { PAGE_DOCUMENTS } from './column-page.js';
import type { DocumentFile } from './document-file.js';

/** Documents that are read at a time. */
const AT_ONCE = 500;

/** Compute the places of all documents below a limit, some in each step. */
export function* computeRanks(file: DocumentFile, limit: number): Generator<undefined, Int32Array<ArrayBuffer>> {
  const ranks = new Int32Array(limit);
  let rank = 0;
  for (let after = '', more = true; more;) {
    const page = file.order.all(after, AT_ONCE);
    for (const id of page) if (id < limit) ranks[id] = ++rank;
    const last = page.at(-1);
    after = (last === undefined ? undefined : file.urnOf.get(last)) ?? after;
    more = page.length === AT_ONCE;
    yield;
  }
  return ranks;
}

/**
 * Store places page by page, one in each step.
 * @param added documents that came since they were computed, up to the last step
 */
export function* writeRanks(
  file: DocumentFile,
  ranks: Int32Array,
  added: () => Iterable<number> = () => [],
): Generator<undefined> {
  const version = (file.ranks.version ?? 0) + 1;
  for (let from = 0; from < ranks.length; from += PAGE_DOCUMENTS) {
    file.write(() => {
      file.ranks.writePage(version, from / PAGE_DOCUMENTS, ranks.subarray(from, from + PAGE_DOCUMENTS));
    });
    yield;
  }
  file.write(() => {
    file.ranks.switchTo(version, added());
  });
}

/** Compute the places of all documents and store them, when nobody else writes. */
export function* storeRanks(file: DocumentFile): Generator<undefined> {
  yield* writeRanks(file, yield* computeRanks(file, file.limit));
}
