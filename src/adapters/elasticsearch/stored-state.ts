import type { Position } from '../../change-log/position.js';
import { isObject } from './json-object.js';

/** Grows when indexes that an older version made must not be read. */
export const LAYOUT = 1;

/** What the document of a store says. */
export interface StoredState {
  readonly generation: number;
  readonly signature: string;
  readonly writer: number;
  readonly position: Position | undefined;
}

/** What a stored document says; `undefined` for one of another layout. */
export function readState(source: unknown): StoredState | undefined {
  if (!isObject(source)) return undefined;
  const { layout, generation, signature, writer, position } = source;
  if (layout !== LAYOUT || typeof generation !== 'number' || typeof signature !== 'string') return undefined;
  if (typeof writer !== 'number') return undefined;
  return { generation, signature, writer, position: readPosition(position) };
}

/** Of a state that an older version wrote. */
export function generationOf(source: unknown): number {
  const generation = isObject(source) ? source['generation'] : undefined;
  return typeof generation === 'number' ? generation : 0;
}

function readPosition(stored: unknown): Position | undefined {
  if (!isObject(stored)) return undefined;
  const { storeId, seq, proof } = stored;
  if (typeof storeId !== 'string' || typeof seq !== 'number') return undefined;
  const { digest, opening } = isObject(proof) ? proof : {};
  return typeof digest === 'string' && typeof opening === 'string'
    ? { storeId, seq, proof: { digest, opening } }
    : { storeId, seq };
}
