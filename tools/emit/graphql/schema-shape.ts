import type { Binding } from '../../runtime/graphql/binding.js';

/** A field of an object type. `type`: in GraphQL's own writing. `args`: with their parentheses, or empty. */
export interface SchemaField {
  readonly name: string;
  readonly doc: string;
  readonly args: string;
  readonly type: string;
  readonly deprecated: string | undefined;
  readonly binding: Binding;
}

/** One type of the schema to be. */
export type SchemaType =
  | {
      readonly kind: 'object';
      readonly name: string;
      readonly doc: string;
      readonly interfaces: readonly string[];
      readonly fields: readonly SchemaField[];
    }
  | {
      readonly kind: 'enum';
      readonly name: string;
      readonly doc: string;
      readonly values: readonly EnumValueShape[];
    }
  | { readonly kind: 'union'; readonly name: string; readonly doc: string; readonly members: readonly string[] };

export interface EnumValueShape {
  readonly name: string;
  readonly doc: string;
  readonly deprecated: string | undefined;
}
