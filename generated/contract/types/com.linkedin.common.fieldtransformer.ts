// @generated from models/com/linkedin/common/fieldtransformer/ by "npm run generate". Do not edit.

/**
 * Operations between columns that need no further explanation.
 *
 * - `BLACKBOX`: Something is done to the values, but it is not known what.
 * - `IDENTITY`: Values arrive as they left.
 */
export type TransformationType = 'BLACKBOX' | 'IDENTITY';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  TransformationType: TransformationType;
  UDFTransformer: UDFTransformer;
}
/**
 * A user's own function between columns.
 */
export interface UDFTransformer {
  /**
   * Name of the function, or its text.
   */
  udf: string;
}
