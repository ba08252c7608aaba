// @generated from models/com/linkedin/dataplatforminstance/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataPlatformInstanceProperties: DataPlatformInstanceProperties;
}
/**
 * What people should know of one installation of a platform.
 */
export interface DataPlatformInstanceProperties {
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
   * Name shown to people.
   */
  name?: string;
  /**
   * What the installation is for and who uses it.
   */
  description?: string;
}
