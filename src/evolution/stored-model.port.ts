/** Models as the store keeps them. `digest`: of the shape's text. */
export interface RecordedModel {
  readonly digest: string;
  readonly shape: string;
}

/**
 * Under which models the stored values were written; kept beside the values. Every method throws StoreUnavailable when
 * the engine cannot be reached.
 */
export abstract class StoredModel {
  /** `undefined` for a store in which nothing was recorded yet. Cheap: it is asked for at every start. */
  abstract digest(): Promise<string | undefined>;
  /** Text of the shape; `undefined` as long as there is no digest. */
  abstract shape(): Promise<string | undefined>;
  /** Put these models in the place of the ones before, both members or none; durable when it resolves. */
  abstract record(model: RecordedModel): Promise<void>;
  /** Short names of the aspects of which any value or point is stored, sorted. It may look at every row. */
  abstract aspects(): Promise<readonly string[]>;
}
