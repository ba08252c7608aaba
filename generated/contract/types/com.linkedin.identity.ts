// @generated from models/com/linkedin/identity/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  CorpGroupEditableInfo: CorpGroupEditableInfo;
  CorpGroupInfo: CorpGroupInfo;
  CorpUserAppearanceSettings: CorpUserAppearanceSettings;
  CorpUserCredentials: CorpUserCredentials;
  CorpUserEditableInfo: CorpUserEditableInfo;
  CorpUserInfo: CorpUserInfo;
  CorpUserSettings: CorpUserSettings;
  CorpUserStatus: CorpUserStatus;
  CorpUserViewsSettings: CorpUserViewsSettings;
  GroupMembership: GroupMembership;
  InviteToken: InviteToken;
  NativeGroupMembership: NativeGroupMembership;
  RoleMembership: RoleMembership;
}
/**
 * What people add to a group inside the catalog; identity providers never overwrite it.
 */
export interface CorpGroupEditableInfo {
  /**
   * What the group does.
   */
  description?: string;
  /**
   * Picture shown beside the group's name.
   */
  pictureLink?: com_linkedin_common.Url;
  /**
   * Channel in which the group can be reached.
   */
  slack?: string;
  /**
   * Address at which the group can be reached, in place of the one in CorpGroupInfo.
   */
  email?: string;
}
/**
 * What the identity provider says about a group of people.
 */
export interface CorpGroupInfo {
  /**
   * Name shown to people.
   */
  displayName?: string;
  /**
   * Mail address of the whole group.
   */
  email?: com_linkedin_common.EmailAddress;
  /**
   * @deprecated
   * People who manage the group.
   * Deprecated: Use the aspect ownership.
   */
  admins: com_linkedin_common.CorpuserUrn[];
  /**
   * @deprecated
   * People in the group.
   * Deprecated: Use groupMembership or nativeGroupMembership on the people.
   */
  members: com_linkedin_common.CorpuserUrn[];
  /**
   * @deprecated
   * Groups inside this one.
   * Deprecated: Nested groups are not resolved; list people directly.
   */
  groups: com_linkedin_common.CorpGroupUrn[];
  /**
   * What the group does.
   */
  description?: string;
  /**
   * Channel in which the group can be reached.
   */
  slack?: string;
  /**
   * When the group was made, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
}
/**
 * How a person wants the catalog's pages to look.
 */
export interface CorpUserAppearanceSettings {
  /**
   * True for a start page without charts and recommendations.
   */
  showSimplifiedHomepage?: boolean;
}
/**
 * Proof of identity for people who sign in at the catalog itself. Holds no readable password.
 */
export interface CorpUserCredentials {
  /**
   * Random text that is mixed into the password before it is hashed.
   */
  salt: string;
  /**
   * Hash of salt and password together.
   */
  hashedPassword: string;
  /**
   * Secret that lets its holder choose a new password, once.
   */
  passwordResetToken?: string;
  /**
   * When that secret ceases to work, in epoch milliseconds, UTC.
   */
  passwordResetTokenExpirationTimeMillis?: number;
}
/**
 * What people say about themselves inside the catalog; identity providers never overwrite it.
 */
export interface CorpUserEditableInfo {
  /**
   * A few words of introduction.
   */
  aboutMe?: string;
  /**
   * Teams that the person counts among.
   */
  teams?: string[];
  /**
   * What the person can help with.
   */
  skills?: string[];
  /**
   * Picture shown beside the person's name.
   */
  pictureLink?: com_linkedin_common.Url;
  /**
   * Name that the person wants to be shown by, in place of the one in CorpUserInfo.
   */
  displayName?: string;
  /**
   * Job title, in place of the one in CorpUserInfo.
   */
  title?: string;
  /**
   * Handle at which the person can be messaged.
   */
  slack?: string;
  /**
   * Telephone number at which the person can be reached.
   */
  phone?: string;
  /**
   * Mail address, in place of the one in CorpUserInfo.
   */
  email?: string;
}
/**
 * What the identity provider says about a person.
 */
export interface CorpUserInfo {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * True while the person works here; inactive people rank lower in search.
   */
  active: boolean;
  /**
   * Name shown to people.
   */
  displayName?: string;
  /**
   * Mail address at work.
   */
  email?: com_linkedin_common.EmailAddress;
  /**
   * Job title.
   */
  title?: string;
  /**
   * Person to whom this one reports.
   */
  managerUrn?: com_linkedin_common.CorpuserUrn;
  /**
   * Number of the department in the personnel system.
   */
  departmentId?: number;
  /**
   * What the company calls the part of it in which the person works.
   */
  departmentName?: string;
  /**
   * Given name.
   */
  firstName?: string;
  /**
   * Family name.
   */
  lastName?: string;
  /**
   * Whole name in its usual order.
   */
  fullName?: string;
  /**
   * Country of work as two letters by ISO 3166-1, in upper case.
   */
  countryCode?: string;
}
/**
 * A person's choices for the catalog's pages.
 */
export interface CorpUserSettings {
  /**
   * How pages should look.
   */
  appearance: CorpUserAppearanceSettings;
  /**
   * Which saved filters are in force.
   */
  views?: CorpUserViewsSettings;
}
/**
 * Whether a person may sign in.
 */
export interface CorpUserStatus {
  /**
   * State of the account, such as ACTIVE or SUSPENDED.
   */
  status: string;
  /**
   * When the state last changed, and by whom.
   */
  lastModified: com_linkedin_common.AuditStamp;
}
/**
 * A person's choices among saved filters.
 */
export interface CorpUserViewsSettings {
  /**
   * Saved filter that is in force when the person signs in; absent for none.
   */
  defaultView?: com_linkedin_common.Urn;
}
/**
 * Groups that a person is in by word of the identity provider.
 */
export interface GroupMembership {
  /**
   * The groups, each at most once.
   */
  groups: com_linkedin_common.Urn[];
}
/**
 * An invitation that lets its bearer sign up.
 */
export interface InviteToken {
  /**
   * The secret part of the invitation, encrypted by the service that issues it.
   */
  token: string;
  /**
   * Role that a user gets by accepting; absent when accepting grants none.
   */
  role?: com_linkedin_common.Urn;
}
/**
 * Groups that a person was put into inside the catalog.
 */
export interface NativeGroupMembership {
  /**
   * The groups, each at most once.
   */
  nativeGroups: com_linkedin_common.Urn[];
}
/**
 * Roles that decide what a person or group may do in the catalog.
 */
export interface RoleMembership {
  /**
   * The roles, each at most once.
   */
  roles: com_linkedin_common.Urn[];
}
