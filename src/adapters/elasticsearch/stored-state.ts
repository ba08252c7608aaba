import type { GenerationProgress } from '../../change-log/derived-store.port.js';
import type { Position } from '../../change-log/position.js';
import { isObject } from './json-object.js';

/** Grows when indexes that an older version made must not be read. */
export const LAYOUT = 1;

/** A generation in the making that can be continued. */
export interface MakingState {
  readonly generation: number;
  readonly signature: string;
  readonly progress: GenerationProgress;
}

/** What the document of a store says. */
export interface StoredState {
  readonly generation: number;
  readonly signature: string;
  readonly writer: number;
  readonly position: Position | undefined;
  readonly making: MakingState | undefined;
}

/** What a stored document says; `undefined` for one of another layout. */
export function readState(source: unknown): StoredState | undefined {
  if (!isObject(source)) return undefined;
  const { layout, generation, signature, writer, position, making } = source;
  if (layout !== LAYOUT || typeof generation !== 'number' || typeof signature !== 'string') return undefined;
  if (typeof writer !== 'number') return undefined;
  return { generation, signature, writer, position: readPosition(position), making: readMaking(making) };
}

/** Of a state that an older version wrote. */
export function generationOf(source: unknown): number {
  const generation = isObject(source) ? source['generation'] : undefined;
  return typeof generation === 'number' ? generation : 0;
}

function readMaking(stored: unknown): MakingState | undefined {
  if (!isObject(stored)) return undefined;
  const { generation, signature, progress } = stored;
  if (typeof generation !== 'number' || typeof signature !== 'string' || !isObject(progress)) return undefined;
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- written by this adapter alone
  return { generation, signature, progress: progress as unknown as GenerationProgress };
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
