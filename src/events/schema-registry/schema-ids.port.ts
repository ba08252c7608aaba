/** A registry, as those who write and read messages need it. Every method throws StoreUnavailable when it is away. */
export abstract class SchemaIds {
  /** Number under which readers find the schema, registered where it is not yet. @throws EventRefused */
  abstract idOf(subject: string, schema: string): Promise<number>;
  /** `undefined` for a number that the registry does not know. */
  abstract schemaOf(id: number): Promise<string | undefined>;
}
