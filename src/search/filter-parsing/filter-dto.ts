/**
 * A criterion as callers send it. `values` counts when it is there and not empty, else `value`. No condition means
 * EQUAL. `null` is the same as absent.
 */
export interface CriterionDto {
  readonly field: string;
  readonly value?: string | null | undefined;
  readonly values?: readonly string[] | null | undefined;
  readonly condition?: string | null | undefined;
  readonly negated?: boolean | null | undefined;
}

/** A filter as callers send it: `or` over `and`; `criteria` is the older form of a single conjunction. */
export interface FilterDto {
  readonly or?: readonly { readonly and?: readonly CriterionDto[] | null | undefined }[] | null | undefined;
  readonly criteria?: readonly CriterionDto[] | null | undefined;
}
