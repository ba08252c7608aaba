// @generated from models/com/linkedin/container/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  Container: Container;
  ContainerProperties: ContainerProperties;
  EditableContainerProperties: EditableContainerProperties;
}
/**
 * Puts an entity into the container that directly holds it.
 */
export interface Container {
  /**
   * The holder, such as the schema of a table or the database of a schema.
   */
  container: com_linkedin_common.Urn;
}
/**
 * What the source says about a container: a database, a schema, a folder, a project.
 */
export interface ContainerProperties {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * Page of the asset in its own tool.
   */
  externalUrl?: com_linkedin_common.Url;
  /**
   * Short name for people, unique only within its parent.
   */
  name: string;
  /**
   * Name with all its parents, in the writing of the platform.
   */
  qualifiedName?: string;
  /**
   * What belongs in the container, as written at the source.
   */
  description?: string;
  /**
   * When the container came into being at the source, and by whom.
   */
  created?: com_linkedin_common.TimeStamp;
  /**
   * When the container itself last changed at the source, and by whom.
   */
  lastModified?: com_linkedin_common.TimeStamp;
}
/**
 * What people add to a container inside the catalog; connectors never overwrite it.
 */
export interface EditableContainerProperties {
  /**
   * Text by a catalog user, shown in place of the source's own description.
   */
  description?: string;
}
