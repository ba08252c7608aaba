/**
 * A cell is one aspect of one entity: `entity id * 4096 + aspect id`. As an integer key it keeps the aspects of an
 * entity side by side on a page and new entities at the end of the table. In SQL: `(entity.id << 12) + aspect.id`.
 */
const ASPECTS = 4096;

/** Greatest aspect id that fits into a cell. */
export const MAX_ASPECT_ID = ASPECTS - 1;

export function cellOf(entity: number, aspect: number): number {
  return entity * ASPECTS + aspect;
}

export function aspectOfCell(cell: number): number {
  return cell % ASPECTS;
}

export function entityOfCell(cell: number): number {
  return Math.floor(cell / ASPECTS);
}
