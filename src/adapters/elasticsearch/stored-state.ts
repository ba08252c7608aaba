import type { GenerationProgress } from '../../change-log/derived-store.port.js';
import { readProgress } from '../../change-log/generation-progress.js';
import { type Position, readPosition } from '../../change-log/position.js';
import { isMembers } from '../../kernel/members.js';

/** Grows when indexes that an older version made must not be read. */
export const LAYOUT = 2;

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
  if (!isMembers(source)) return undefined;
  const { layout, generation, signature, writer, position, making } = source;
  if (layout !== LAYOUT || typeof generation !== 'number' || typeof signature !== 'string') return undefined;
  if (typeof writer !== 'number') return undefined;
  return { generation, signature, writer, position: readPosition(position), making: readMaking(making) };
}

/** Of a state that an older version wrote. */
export function generationOf(source: unknown): number {
  const generation = isMembers(source) ? source['generation'] : undefined;
  return typeof generation === 'number' ? generation : 0;
}

function readMaking(stored: unknown): MakingState | undefined {
  if (!isMembers(stored)) return undefined;
  const { generation, signature } = stored;
  const progress = readProgress(stored['progress']);
  if (typeof generation !== 'number' || typeof signature !== 'string' || progress === undefined) return undefined;
  return { generation, signature, progress };
}
