import type { AspectStore, ScannedRow } from '../aspects/aspect-store.port.js';
import type { ChangeEntry } from '../aspects/change-log.port.js';

/** Rows in one step of a rebuild; requests are served between two steps. */
const PAGE = 500;

/** All latest rows of the truth as RESTATE entries, a page at a time; a page ends with the last row of an entity. */
export async function* rebuildEntries(store: AspectStore): AsyncGenerator<readonly ChangeEntry[], undefined> {
  let after: ScannedRow | undefined;
  let begun: readonly ScannedRow[] = [];
  do {
    const rows = await store.scan({ start: 0, count: PAGE, ...(after === undefined ? {} : { after }) });
    after = rows.length < PAGE ? undefined : rows.at(-1);
    const page = [...begun, ...rows];
    // What an entity has goes together, so that what is made of it is made once.
    const whole = after === undefined ? page.length : page.findIndex((row) => row.urn === after?.urn);
    begun = page.slice(whole);
    yield page.slice(0, whole).map(restated);
  } while (after !== undefined);
  return undefined;
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
