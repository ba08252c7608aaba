// @generated from models/com/linkedin/glossary/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  GlossaryNodeInfo: GlossaryNodeInfo;
  GlossaryRelatedTerms: GlossaryRelatedTerms;
  GlossaryTermInfo: GlossaryTermInfo;
}
/**
 * What people should know of a folder of glossary terms.
 */
export interface GlossaryNodeInfo {
  /**
   * What the terms in the folder have in common.
   */
  definition: string;
  /**
   * Folder that holds this one; absent at the top.
   */
  parentNode?: com_linkedin_common.GlossaryNodeUrn;
  /**
   * Name shown to people.
   */
  name?: string;
  /**
   * Older writing of the key, kept so that it can be searched.
   */
  id?: string;
}
/**
 * How a term relates to others.
 */
export interface GlossaryRelatedTerms {
  /**
   * Broader terms: this term is a kind of each of them.
   */
  isRelatedTerms?: com_linkedin_common.GlossaryTermUrn[];
  /**
   * Parts: this term is made up of them.
   */
  hasRelatedTerms?: com_linkedin_common.GlossaryTermUrn[];
  /**
   * Terms that this term may take as its value.
   */
  values?: com_linkedin_common.GlossaryTermUrn[];
  /**
   * Terms worth reading as well, without a stricter relation.
   */
  relatedTerms?: com_linkedin_common.GlossaryTermUrn[];
}
/**
 * What a business term means, and who says so.
 */
export interface GlossaryTermInfo {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * Older writing of the key, kept so that it can be searched.
   */
  id?: string;
  /**
   * Name shown to people.
   */
  name?: string;
  /**
   * Meaning of the term, for people to read.
   */
  definition: string;
  /**
   * Folder that holds the term; absent at the top.
   */
  parentNode?: com_linkedin_common.GlossaryNodeUrn;
  /**
   * INTERNAL when the organisation defined the term itself, EXTERNAL when it took it over.
   */
  termSource: string;
  /**
   * Name of the outside standard or vocabulary, with termSource EXTERNAL.
   */
  sourceRef?: string;
  /**
   * Page on which the outside definition is found.
   */
  sourceUrl?: com_linkedin_common.Url;
  /**
   * @deprecated
   * Machine-readable definition of the term.
   * Deprecated: Attach the aspect schemaMetadata.
   */
  rawSchema?: string;
}
