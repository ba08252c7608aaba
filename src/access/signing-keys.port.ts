/** A secret that signs access tokens. `id`: names it in tokens and says nothing of it. */
export interface SigningKey {
  readonly id: string;
  readonly secret: Uint8Array;
}

/** The secrets that tokens may be signed with. */
export abstract class SigningKeys {
  /**
   * The first signs, all are valid: one, or two while a secret is replaced. Read once for each process; made with
   * owner-only rights by the first process that needs one and finds none.
   * @throws StoreUnavailable when they cannot be read or made
   */
  abstract keys(): Promise<readonly SigningKey[]>;
}
