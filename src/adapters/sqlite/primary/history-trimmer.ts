import { nextTurn } from '../../../kernel/event-loop-turn.js';
import type { HistoryLimitOf, HistoryScope } from '../../../aspects/aspect-store.port.js';
import type { Statement } from '../database.js';
import { attempt } from '../sqlite-fault.js';
import { aspectOfCell, cellOf, MAX_ASPECT_ID } from './cell.js';
import type { CellTable } from './cell-table.js';
import type { PrimaryDatabase } from './primary-database.js';

/** Cells of one transaction. */
const PAGE = 200;

/** A cell with replaced versions; `newest`: number of the newest of them. */
type TrimmedCell = readonly [cell: number, newest: number, entityType: number];

interface Trimming {
  readonly aspect: string | undefined;
  readonly limitOf: HistoryLimitOf;
  readonly now: number;
}

/** Removes what is kept of history beyond its limits, also of aspects that nobody writes any more. */
export class HistoryTrimmer {
  private readonly next: Statement<[number, number], TrimmedCell>;

  constructor(
    private readonly primary: PrimaryDatabase,
    private readonly cells: CellTable,
  ) {
    this.next = primary.database.prepareArrays(`
      SELECT h.cell, l.versions, e.type
      FROM (SELECT DISTINCT cell FROM history WHERE cell > ? AND cell <= ? ORDER BY cell LIMIT ${String(PAGE)}) h
      CROSS JOIN latest l ON l.cell = h.cell CROSS JOIN entity e ON e.id = h.cell >> 12`);
  }

  /** See AspectStore.trimHistory. */
  async *pages({ urn, aspect }: HistoryScope, limitOf: HistoryLimitOf, now: number): AsyncGenerator<number, undefined> {
    const scope = await attempt(() => this.cellsOf(urn));
    if (scope === undefined) return undefined;
    for (let [after, last] = scope; ;) {
      const { end, removed } = await this.primary.write(() => {
        const page = this.next.all(after, last);
        return { end: page.at(-1), removed: this.trim(page, { aspect, limitOf, now }) };
      });
      if (end === undefined) return undefined;
      yield removed;
      [after] = end;
      await nextTurn();
    }
  }

  private trim(page: readonly TrimmedCell[], { aspect, limitOf, now }: Trimming): number {
    const moment = { until: this.primary.changes.head, now };
    const { aspects, types } = this.primary;
    let removed = 0;
    for (const [cell, newest, type] of page) {
      const name = aspects.textOf(aspectOfCell(cell));
      if (aspect !== undefined && aspect !== name) continue;
      removed += this.cells.trim(cell, newest, limitOf(types.textOf(type), name), moment);
    }
    return removed;
  }

  /** After which cell those of the entity come, and the last of them; `undefined` for an unknown one. */
  private cellsOf(urn: HistoryScope['urn']): readonly [after: number, last: number] | undefined {
    if (urn === undefined) return [-1, Number.MAX_SAFE_INTEGER];
    const record = this.primary.entities.find(urn);
    return record && [cellOf(record.id, 0) - 1, cellOf(record.id, MAX_ASPECT_ID)];
  }
}
