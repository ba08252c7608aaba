/** A bug of the generator: a state that its types or contracts exclude. Never a fault in a model; exit code 1. */
export class GeneratorBug extends Error {
  override readonly name = 'InvariantError';
}

/** End of a switch over a closed set: does not compile while a case is missing. */
export function assertNever(value: never, what: string): never {
  throw new GeneratorBug(`Unexpected ${what}: ${JSON.stringify(value)}`);
}
