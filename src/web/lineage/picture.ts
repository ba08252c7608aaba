import type { ColumnEdge } from './column-edges.js';
import { columnsByEntity } from './column-edges.js';
import type { LineageBox, LineageBoxes } from './fold-parallel.js';

/** Sizes in the picture, in pixels. */
export const BOX = { width: 236, height: 52, column: 20, padding: 6 } as const;

/** A box with its size. */
export interface SizedBox extends LineageBox {
  readonly columns: readonly string[];
  readonly width: number;
  readonly height: number;
}

/** What is laid out and drawn. */
export interface Picture {
  readonly boxes: readonly SizedBox[];
  readonly edges: LineageBoxes['edges'];
  /** Between columns of boxes. */
  readonly columnEdges: readonly ColumnEdge[];
}

/** Boxes with the columns that lineage names. Folded boxes have none. */
export function pictureOf({ boxes, edges }: LineageBoxes, columns: readonly ColumnEdge[]): Picture {
  const single = new Set(boxes.filter(({ urns }) => urns.length === 1).map(({ id }) => id));
  const within = columns.filter(({ source, target }) => single.has(source.urn) && single.has(target.urn));
  const named = columnsByEntity(within);
  return {
    boxes: boxes.map((box) => {
      const own = named.get(box.id) ?? [];
      const height = BOX.height + (own.length === 0 ? 0 : own.length * BOX.column + BOX.padding);
      return { ...box, columns: own, width: BOX.width, height };
    }),
    edges,
    columnEdges: within,
  };
}

/** Height of the middle of a column below the top of its box. */
export function columnMiddle(at: number): number {
  return BOX.height + at * BOX.column + BOX.column / 2;
}
