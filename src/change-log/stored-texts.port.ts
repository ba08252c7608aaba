/**
 * Small texts under names, durable in the primary store: what followers of the change log must remember and have no
 * store of their own for, such as how far they have come. Every method throws StoreUnavailable when the engine cannot
 * be reached.
 */
export abstract class StoredTexts {
  /** `undefined` when nothing was written under the name. */
  abstract read(name: string): Promise<string | undefined>;
  /** Replace what is under the name; durable when it resolves. */
  abstract write(name: string, text: string): Promise<void>;
  /** Everything whose name begins with this, in order of the names by code unit. */
  abstract list(prefix: string): Promise<readonly StoredText[]>;
}

export interface StoredText {
  readonly name: string;
  readonly text: string;
}
