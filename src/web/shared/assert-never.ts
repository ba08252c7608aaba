/** Ends a choice among the members of a union: the compiler says when one is missing. */
export function assertNever(value: never): never {
  throw new TypeError(`unexpected ${JSON.stringify(value)}`);
}
