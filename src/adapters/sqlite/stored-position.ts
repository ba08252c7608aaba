import type { Position } from '../../change-log/position.js';

/** A position as derived files store it; without a proof both of its members are null. */
export interface PositionRow {
  readonly storeId: string;
  readonly seq: number;
  readonly digest: string | null;
  readonly opening: string | null;
}

/** The position that a row states; `undefined` without a row. */
export function storedPosition(row: PositionRow | undefined): Position | undefined {
  if (row === undefined) return undefined;
  const { storeId, seq, digest, opening } = row;
  return digest === null || opening === null ? { storeId, seq } : { storeId, seq, proof: { digest, opening } };
}
