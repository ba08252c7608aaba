import type { AspectStore, WalkedRow } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Urn } from '../kernel/urn.js';

/** Entities on a page; requests are served between two pages. */
const PAGE = 50;

/**
 * All latest rows of the primary store as RESTATE entries, page by page; all rows of an entity are on the same page.
 */
export async function* rebuildEntries(store: AspectStore): AsyncGenerator<readonly ChangeEntry[], undefined> {
  let after: Urn | undefined;
  for (;;) {
    const rows = await store.walk(after, PAGE);
    after = rows.at(-1)?.urn;
    if (after === undefined) return undefined;
    yield rows.map(restatementOf);
  }
}

/** The row as an entry of the log. */
export function restatementOf(row: WalkedRow): ChangeEntry {
  return {
    seq: row.seq,
    kind: 'versioned',
    urn: row.urn,
    entityType: row.entityType,
    aspect: row.aspect,
    change: 'RESTATE',
    json: row.json,
    previousJson: undefined,
    system: row.system,
    previousSystem: undefined,
    actor: row.createdBy,
    time: row.createdOn,
  };
}
