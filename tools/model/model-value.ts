/** A JSON value as it stands in a model file. `long` beyond 2^53 is kept as a bigint, so that no digit is lost. */
export type ModelValue =
  null | boolean | number | bigint | string | readonly ModelValue[] | { readonly [key: string]: ModelValue };
