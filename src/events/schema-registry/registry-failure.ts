/** What a registry answers to a call that it cannot carry out. `code`: as clients of Confluent's registry know it. */
export class RegistryFailure extends Error {
  override readonly name = 'RegistryFailure';

  constructor(
    readonly code: 40_401 | 40_402 | 40_403 | 409 | 42_201 | 42_202 | 42_205,
    message: string,
  ) {
    super(message);
  }

  /** HTTP status. */
  get status(): number {
    return this.code === 409 ? 409 : Math.floor(this.code / 100);
  }
}
