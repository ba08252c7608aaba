// @generated from models/com/linkedin/metadata/run/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_entity from './com.linkedin.entity.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AspectRowSummary: AspectRowSummary;
  DeleteEntityResponse: DeleteEntityResponse;
  DeleteReferencesResponse: DeleteReferencesResponse;
  IngestionRunSummary: IngestionRunSummary;
  RelatedAspect: RelatedAspect;
  RollbackResponse: RollbackResponse;
  UnsafeEntityInfo: UnsafeEntityInfo;
}
/**
 * An aspect whose latest value a run wrote.
 */
export interface AspectRowSummary {
  /**
   * Run that wrote the value.
   */
  runId: string;
  /**
   * Short name by which the models know the aspect.
   */
  aspectName: string;
  /**
   * Where the value is stored.
   */
  urn: string;
  /**
   * When the run observed the value, in epoch milliseconds.
   */
  timestamp: number;
  /**
   * Whether the row is the key of its entity, which means that the run created it.
   */
  keyAspect: boolean;
  /**
   * The value, where it was asked for.
   */
  aspect?: com_linkedin_entity.Aspect;
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
/**
 * Which aspects name an entity, or named it until now.
 */
export interface DeleteReferencesResponse {
  /**
   * How many references there are; several in one aspect by one relationship are one.
   */
  total: number;
  /**
   * Some of them, at most ten.
   */
  relatedAspects: RelatedAspect[];
}
/**
 * A run that latest values are from.
 */
export interface IngestionRunSummary {
  /**
   * Id under which its writes came.
   */
  runId: string;
  /**
   * When it last observed what it wrote, in epoch milliseconds.
   */
  timestamp: number;
  /**
   * How many aspects have a value of it as their latest; points of time series are not counted.
   */
  rows: number;
}
/**
 * An aspect that names another entity.
 */
export interface RelatedAspect {
  /**
   * Name of the relationship that it states.
   */
  relationship: string;
  /**
   * Which one states it.
   */
  entity: com_linkedin_common.Urn;
  /**
   * Short name by which the models know the aspect.
   */
  aspect: string;
}
/**
 * What was taken back, or would be by a trial.
 */
export interface RollbackResponse {
  /**
   * Rows that are taken back, at most a hundred of them.
   */
  aspectRowSummaries: AspectRowSummary[];
  /**
   * How many entities have values that are taken back.
   */
  entitiesAffected: number;
  /**
   * How many aspects other runs wrote to entities that are deleted or hidden; flags of soft deletion are left out.
   */
  aspectsAffected: number;
  /**
   * How many entities are deleted or hidden, because what is taken back has created them.
   */
  entitiesDeleted?: number;
  /**
   * How many values are taken back; what is deleted with its entity counts too, but for a trial.
   */
  aspectsReverted?: number;
  /**
   * How many of the deleted or hidden entities have aspects of other runs.
   */
  unsafeEntitiesCount?: number;
  /**
   * Which ones they are.
   */
  unsafeEntities?: UnsafeEntityInfo[];
}
/**
 * An entity that is deleted or hidden with aspects that other runs wrote.
 */
export interface UnsafeEntityInfo {
  /**
   * Identity under which it was stored.
   */
  urn: string;
}
