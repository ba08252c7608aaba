/** What is to be known of Avro schemas. Schemas are JSON text. */
export abstract class AvroSchemas {
  /** The schema of a record of the contract, complete in itself. */
  abstract ofRecord(avroName: string): string;
  /**
   * What decides how values are written: the same text for schemas that differ in documentation, defaults or layout.
   * @returns `undefined` for a text that is no schema
   */
  abstract canonical(schema: string): string | undefined;
  /** Why a reader cannot read what was written; `undefined` when it can. Both are schemas. */
  abstract mismatch(reader: string, writer: string): string | undefined;
}
