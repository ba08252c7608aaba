import type { ScannedRow } from '../aspects/aspect-store.port.js';
import type { AspectStore } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../aspects/change-log.port.js';

/** Rows in one step of a rebuild; requests are served between two steps. */
const PAGE = 500;

/** All latest rows of the truth as RESTATE entries, a page at a time. */
export async function* rebuildEntries(store: AspectStore): AsyncGenerator<readonly ChangeEntry[]> {
  let after: ScannedRow | undefined;
  do {
    const rows = await store.scan({ start: 0, count: PAGE, ...(after === undefined ? {} : { after }) });
    after = rows.length < PAGE ? undefined : rows.at(-1);
    yield rows.map(restated);
  } while (after !== undefined);
}

function restated(row: ScannedRow): ChangeEntry {
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
