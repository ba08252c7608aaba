// @generated from models/com/linkedin/metadata/run/ by "npm run generate". Do not edit.

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DeleteEntityResponse: DeleteEntityResponse;
}
/**
 * What the deletion of an entity, or of points of it, has removed.
 */
export interface DeleteEntityResponse {
  /**
   * Which entity was named in the request, stored or not.
   */
  urn: string;
  /**
   * How many values of aspects were removed, replaced versions among them; absent when points alone were deleted.
   */
  rows?: number;
  /**
   * How many points of time series were removed.
   */
  timeseriesRows?: number;
}
