import type { ChangeKind } from './change-kind.js';
import { MODEL_KINDS } from './model-change-kinds.js';
import { TYPE_KINDS } from './type-change-kinds.js';

/** Every difference that two models can have. Differences without a kind affect nobody. */
export const CHANGE_KINDS = { ...TYPE_KINDS, ...MODEL_KINDS } as const;

export type ChangeCode = keyof typeof CHANGE_KINDS;

/** Parameters of the message of each kind. */
export type ChangeParams = {
  readonly [Code in ChangeCode]: Parameters<(typeof CHANGE_KINDS)[Code]['message']>[0];
};

/** The same table in the form that lets a code be looked up without a cast. */
export const CHANGE_ROWS: { readonly [Code in ChangeCode]: ChangeKind<ChangeParams[Code]> } = CHANGE_KINDS;
