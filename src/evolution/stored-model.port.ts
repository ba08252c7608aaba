/**
 * Models as the store keeps them. `digest`: of the shape's text. `changes`: text of what changed of them, see
 * `recorded-changes.ts`; absent when nothing has.
 */
export interface RecordedModel {
  readonly digest: string;
  readonly shape: string;
  readonly changes?: string;
}

/**
 * The models under which the stored values were written; kept with the values. Every method throws StoreUnavailable
 * when the engine cannot be reached.
 */
export abstract class StoredModel {
  /** `undefined` for a store without a record. Cheap: called at every start. */
  abstract digest(): Promise<string | undefined>;
  /** Text of the shape; `undefined` while there is no digest. */
  abstract shape(): Promise<string | undefined>;
  /** Text of the recorded changes; `undefined` when there are none. */
  abstract changes(): Promise<string | undefined>;
  /** Replace the recorded models, all members or none, and leave changes alone when they are absent; durable then. */
  abstract record(model: RecordedModel): Promise<void>;
  /** Short names of the aspects with a stored value or point, sorted. May scan every row. */
  abstract aspects(): Promise<readonly string[]>;
}
