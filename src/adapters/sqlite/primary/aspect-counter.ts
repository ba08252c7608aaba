import type { AspectCount } from '../../../aspects/aspect-store.port.js';
import type { Work } from '../../../kernel/work.js';
import type { Statement } from '../database.js';
import { aspectOfCell, MAX_ASPECT_ID } from './cell.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Cells of a slice, and the work of each. */
const SLICE = 2000;
const CELL_UNITS = 0.5;

/** Cells of one aspect of one type in a slice: how many there are, and the last of them. */
type CellGroup = readonly [type: number, aspectCell: number, count: number, last: number];

/**
 * Counts what entities have, in slices by cell: latest values, and series of points, of which each is found by looking
 * for the first point after the one before, however many points it has.
 */
export class AspectCounter {
  private readonly values: Statement<[number, number], CellGroup>;
  private readonly series: Statement<[number, number], CellGroup>;

  constructor(private readonly primary: PrimaryDatabase) {
    const { database } = primary;
    const groups = `
      SELECT e.type, c.cell & ${String(MAX_ASPECT_ID)}, count(*), max(c.cell)
      FROM slice c CROSS JOIN entity e ON e.id = c.cell >> 12 GROUP BY 1, 2`;
    this.values = database.prepareArrays(`
      WITH slice AS (SELECT cell FROM latest WHERE cell > ? ORDER BY cell LIMIT ?) ${groups}`);
    this.series = database.prepareArrays(`
      WITH RECURSIVE found (cell) AS (
        SELECT min(cell) FROM point WHERE cell > ?
        UNION ALL
        SELECT (SELECT min(cell) FROM point WHERE cell > found.cell) FROM found WHERE found.cell IS NOT NULL LIMIT ?
      ), slice AS (SELECT cell FROM found WHERE cell IS NOT NULL) ${groups}`);
  }

  /** See AspectStore.countByType. */
  async count(work: Work): Promise<readonly AspectCount[]> {
    const found = new Map<string, AspectCount>();
    for (const slices of [this.values, this.series]) {
      for (let after = -1; ;) {
        const groups = slices.all(after, SLICE);
        if (groups.length === 0) break;
        for (const group of groups) {
          this.add(group, found);
          after = Math.max(after, group[3]);
          work.spend(group[2] * CELL_UNITS);
        }
        if (work.turnIsOver) await work.rest();
      }
    }
    return [...found.values()];
  }

  private add([type, cell, count]: CellGroup, found: Map<string, AspectCount>): void {
    const entityType = this.primary.types.textOf(type);
    const aspect = this.primary.aspects.textOf(aspectOfCell(cell));
    const key = `${entityType} ${aspect}`;
    found.set(key, { entityType, aspect, entities: (found.get(key)?.entities ?? 0) + count });
  }
}
