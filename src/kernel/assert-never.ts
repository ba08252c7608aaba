/** A bug: a state that types or contracts exclude. Never the caller's fault; answered with 500. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
}

/** End of a switch over a closed set: does not compile while a case is missing. */
export function assertNever(value: never, what: string): never {
  throw new InvariantError(`Unexpected ${what}: ${JSON.stringify(value)}`);
}

/** State a fact that the types cannot express. */
export function invariant(condition: boolean, fact: string): asserts condition {
  if (!condition) throw new InvariantError(fact);
}
