// @generated from models/com/linkedin/metadata/browse/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  BrowseResult: BrowseResult;
  BrowseResultEntity: BrowseResultEntity;
  BrowseResultGroup: BrowseResultGroup;
  BrowseResultMetadata: BrowseResultMetadata;
}
/**
 * A page of groups and entities at a path; groups come first.
 */
export interface BrowseResult {
  /**
   * Entities of the page, by URN.
   */
  entities: BrowseResultEntity[];
  /**
   * Groups of the page, by name.
   */
  groups: BrowseResultGroup[];
  /**
   * The path and what lies below it.
   */
  metadata: BrowseResultMetadata;
  /**
   * Offset of the page.
   */
  from: number;
  /**
   * How many results were asked for; the last page may hold fewer.
   */
  pageSize: number;
  /**
   * How many entities lie exactly at the path.
   */
  numEntities: number;
  /**
   * How many groups there are in all.
   */
  numGroups: number;
  /**
   * Groups and entities in all.
   */
  numElements: number;
}
/**
 * An entity that lies at the path.
 */
export interface BrowseResultEntity {
  /**
   * Name to show.
   */
  name: string;
  /**
   * What was found at the path.
   */
  urn: com_linkedin_common.Urn;
}
/**
 * A step below the path.
 */
export interface BrowseResultGroup {
  /**
   * Name of the step.
   */
  name: string;
  /**
   * How many entities lie anywhere below it.
   */
  count: number;
}
/**
 * What else is known of a path.
 */
export interface BrowseResultMetadata {
  /**
   * Where in the hierarchy the listing was made.
   */
  path: string;
  /**
   * How many entities lie below its groups.
   */
  totalNumEntities: number;
  /**
   * The groups of the page.
   */
  groups: BrowseResultGroup[];
}
