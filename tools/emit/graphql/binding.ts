/**
 * What the service does to answer a field of the GraphQL schema, as data. The generated module declares the same types
 * (`binding-interfaces.ts`), since `generated/` is a leaf.
 */

/** Where a raw value is looked for. `steps`: member names; a number picks from a list. No steps: the whole. */
export type Source =
  | { readonly from: 'record'; readonly steps: readonly string[] }
  | { readonly from: 'key'; readonly steps: readonly string[] }
  | { readonly from: 'aspect'; readonly aspect: string; readonly steps: readonly string[] };

/** How a raw value becomes what the field answers. */
export type Output =
  | { readonly kind: 'plain' }
  | { readonly kind: 'record'; readonly type: string }
  | { readonly kind: 'entity'; readonly entities: readonly string[] }
  | { readonly kind: 'list'; readonly items: Output }
  | { readonly kind: 'map'; readonly type: string }
  | { readonly kind: 'member'; readonly key: string; readonly value: Output }
  | { readonly kind: 'union'; readonly members: Readonly<Record<string, UnionArm>> }
  | { readonly kind: 'symbol'; readonly symbols: Readonly<Record<string, string>> }
  | { readonly kind: 'box'; readonly type: string; readonly field: string };

export interface UnionArm {
  readonly form: 'record' | 'value';
  readonly type: string;
}

/** A raw value in Pegasus JSON form. */
export type Raw = null | boolean | number | bigint | string | readonly Raw[] | { readonly [key: string]: Raw };

export type Computed = 'aspectVersion' | 'associatedUrn' | 'exists' | 'present' | 'relationships' | 'type' | 'urn';

export type Binding =
  | {
      readonly kind: 'value';
      readonly sources: readonly Source[];
      readonly output: Output;
      readonly fallback: Raw | undefined;
    }
  | { readonly kind: 'version'; readonly aspect: string; readonly type: string }
  | { readonly kind: 'timeseries'; readonly aspect: string; readonly type: string }
  | { readonly kind: 'computed'; readonly what: Computed };

export const PLAIN: Output = { kind: 'plain' };

/** The member of the record with the field's own name, as it stands: what the service does without being told. */
export function isTrivial(field: string, binding: Binding): boolean {
  if (binding.kind !== 'value' || binding.output.kind !== 'plain' || binding.fallback !== undefined) return false;
  const [source, ...more] = binding.sources;
  return more.length === 0 && source?.from === 'record' && source.steps.length === 1 && source.steps[0] === field;
}
