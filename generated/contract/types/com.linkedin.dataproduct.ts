// @generated from models/com/linkedin/dataproduct/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataProductAssociation: DataProductAssociation;
  DataProductKey: DataProductKey;
  DataProductProperties: DataProductProperties;
}
/**
 * Membership of an asset in a data product; destinationUrn is the asset.
 */
export interface DataProductAssociation {
  /**
   * Entity at the near end; absent when it is the entity that holds the aspect.
   */
  sourceUrn?: com_linkedin_common.Urn;
  /**
   * Entity at the far end.
   */
  destinationUrn: com_linkedin_common.Urn;
  /**
   * When the connection was first recorded, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * When the connection was last confirmed or changed, and by whom.
   */
  lastModified?: com_linkedin_common.AuditStamp;
  /**
   * Further facts about the connection, such as the query that makes it.
   */
  properties?: {
    [k: string]: string;
  };
}
/**
 * What tells one data product from all others.
 */
export interface DataProductKey {
  /**
   * Identifier chosen by whoever defines the product, or a random one.
   */
  id: string;
}
/**
 * What a data product is and which assets it is made of.
 */
export interface DataProductProperties {
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
   * Title shown to people; absent while only the identifier is known.
   */
  name?: string;
  /**
   * What the product offers and to whom, as Markdown.
   */
  description?: string;
  /**
   * The assets that make up the product; absent is the same as none.
   */
  assets?: DataProductAssociation[];
}
