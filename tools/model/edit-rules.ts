import type { EditSpec } from '../runtime/registry/edit-model.js';

export type * from '../runtime/registry/edit-model.js';

/** An argument of a mutation, or a member of an input. `type`: as GraphQL writes it. */
export interface EditMember {
  readonly name: string;
  readonly type: string;
  readonly doc: string;
}

/** An input object of mutations. */
export interface EditInput {
  readonly name: string;
  readonly doc: string;
  readonly members: readonly EditMember[];
}

/** A mutation as callers see it, and what it does. `type`: of its answer. */
export interface EditOperation {
  readonly spec: EditSpec;
  readonly doc: string;
  readonly arguments: readonly EditMember[];
  readonly type: string;
}

/** The content of `models/graphql/edits.yml`, by name. Mutations of what is not in the models are absent. */
export interface EditRules {
  readonly inputs: readonly EditInput[];
  readonly operations: readonly EditOperation[];
}

export const NO_EDITS: EditRules = { inputs: [], operations: [] };
