// @generated from models/com/linkedin/settings/global/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  GlobalSettingsInfo: GlobalSettingsInfo;
  GlobalViewsSettings: GlobalViewsSettings;
}
/**
 * Settings that hold for everyone who uses an installation.
 */
export interface GlobalSettingsInfo {
  /**
   * Settings about saved views; absent when none was changed.
   */
  views?: GlobalViewsSettings;
}
/**
 * Installation-wide settings about saved views.
 */
export interface GlobalViewsSettings {
  /**
   * View applied for users who chose none themselves; absent when searches start unrestricted.
   */
  defaultView?: com_linkedin_common.Urn;
}
