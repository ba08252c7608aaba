// @generated from models/com/linkedin/entity/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_metadata_snapshot from './com.linkedin.metadata.snapshot.js';
import type * as com_linkedin_mxe from './com.linkedin.mxe.js';

/**
 * How values of an aspect follow one another.
 *
 * - `VERSIONED`: A value replaces the one before, which moves into history.
 * - `TIMESERIES`: Values stand beside one another, each at its time.
 */
export type AspectType = 'VERSIONED' | 'TIMESERIES';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  Aspect: Aspect;
  AspectType: AspectType;
  Entity: Entity;
  EntityResponse: EntityResponse;
  EnvelopedAspect: EnvelopedAspect;
}
/**
 * The members of any aspect: which ones follows from the record that the aspect is of.
 */
export interface Aspect {}
/**
 * An entity in its older form: wrapped by the name of its snapshot record.
 */
export interface Entity {
  /**
   * The snapshot.
   */
  value: com_linkedin_metadata_snapshot.Snapshot;
}
/**
 * An entity with its latest aspects.
 */
export interface EntityResponse {
  /**
   * Name of its type, such as dataset.
   */
  entityName: string;
  /**
   * Whose aspects these are.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Its aspects by short name.
   */
  aspects: {
    [k: string]: EnvelopedAspect;
  };
}
/**
 * The latest value of an aspect, with what is known about it.
 */
export interface EnvelopedAspect {
  /**
   * Short name of the aspect.
   */
  name: string;
  /**
   * Kind of the aspect; only versioned ones are enveloped.
   */
  type: AspectType;
  /**
   * Version that was read; 0 is the latest.
   */
  version: number;
  /**
   * The aspect itself.
   */
  value: Aspect;
  /**
   * When this value was written, and by whom.
   */
  created: com_linkedin_common.AuditStamp;
  /**
   * Which run wrote it; absent for a key that is made from the URN.
   */
  systemMetadata?: com_linkedin_mxe.SystemMetadata;
}
