// @generated from models/com/linkedin/aspect/ by "npm run generate". Do not edit.
import type * as com_linkedin_metadata_aspect from './com.linkedin.metadata.aspect.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  GetTimeseriesAspectValuesResponse: GetTimeseriesAspectValuesResponse;
}
/**
 * Points of a time-series aspect, with the question that they answer.
 */
export interface GetTimeseriesAspectValuesResponse {
  /**
   * Type of the entity.
   */
  entityName: string;
  /**
   * Short name of the aspect.
   */
  aspectName: string;
  /**
   * Earliest time asked for, in epoch milliseconds; absent when none was.
   */
  startTimeMillis?: number;
  /**
   * Latest time asked for, in epoch milliseconds; absent when none was.
   */
  endTimeMillis?: number;
  /**
   * At most so many points were asked for.
   */
  limit: number;
  /**
   * The points, the newest first unless another order was asked for.
   */
  values: com_linkedin_metadata_aspect.EnvelopedAspect[];
}
