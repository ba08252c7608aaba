// @generated from models/com/linkedin/policy/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * How a resource's value is compared with those of a criterion.
 *
 * - `EQUALS`: One of the values is equal to it.
 */
export type PolicyMatchCondition = 'EQUALS';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubActorFilter: DataHubActorFilter;
  DataHubPolicyInfo: DataHubPolicyInfo;
  DataHubResourceFilter: DataHubResourceFilter;
  DataHubRoleInfo: DataHubRoleInfo;
  PolicyMatchCondition: PolicyMatchCondition;
  PolicyMatchCriterion: PolicyMatchCriterion;
  PolicyMatchFilter: PolicyMatchFilter;
}
/**
 * Who a policy applies to. An actor who meets one of the conditions is included.
 */
export interface DataHubActorFilter {
  /**
   * Users that the policy names; absent when it names none.
   */
  users?: com_linkedin_common.Urn[];
  /**
   * Groups whose members it applies to; absent when it names none.
   */
  groups?: com_linkedin_common.Urn[];
  /**
   * Whether it applies to the owners of the resource in question.
   */
  resourceOwners?: boolean;
  /**
   * Kinds of ownership that count for resourceOwners; absent when every kind does.
   */
  resourceOwnersTypes?: com_linkedin_common.Urn[];
  /**
   * Whether it applies to every user.
   */
  allUsers?: boolean;
  /**
   * Whether it applies to every member of any group.
   */
  allGroups?: boolean;
  /**
   * Roles whose members it applies to; absent when it names none.
   */
  roles?: com_linkedin_common.Urn[];
}
/**
 * Who may do what to which resources.
 */
export interface DataHubPolicyInfo {
  /**
   * Name shown to people.
   */
  displayName: string;
  /**
   * What the policy is meant to achieve.
   */
  description: string;
  /**
   * PLATFORM when it is about the catalog itself, METADATA when it is about what the catalog
   * describes.
   */
  type: string;
  /**
   * ACTIVE when the policy is enforced, INACTIVE when it is kept but has no effect.
   */
  state: string;
  /**
   * What the privileges hold for; absent for policies about the catalog itself and for those that
   * hold everywhere.
   */
  resources?: DataHubResourceFilter;
  /**
   * What the policy allows, such as EDIT_ENTITY_TAGS.
   */
  privileges: string[];
  /**
   * Who it is allowed to.
   */
  actors: DataHubActorFilter;
  /**
   * Whether people may change the policy; false for those that the catalog needs.
   */
  editable?: boolean;
  /**
   * When the policy last changed, in epoch milliseconds.
   */
  lastUpdatedTimestamp?: number;
}
/**
 * What a policy's privileges hold for.
 */
export interface DataHubResourceFilter {
  /**
   * @deprecated
   * Entity type that the policy is confined to; absent for every type.
   * Deprecated: Use filter, with a criterion on the resource's type.
   */
  type?: string;
  /**
   * @deprecated
   * URNs of what the policy is confined to.
   * Deprecated: Use filter, with a criterion on the resource's URN.
   */
  resources?: string[];
  /**
   * @deprecated
   * Whether the policy holds for everything of the type, whatever resources says.
   * Deprecated: Use a filter without a criterion on the resource's URN.
   */
  allResources?: boolean;
  /**
   * Conditions that a resource has to meet; absent in policies written before there were any.
   */
  filter?: PolicyMatchFilter;
}
/**
 * A role within the catalog, to which policies grant privileges.
 */
export interface DataHubRoleInfo {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * What members of the role are able to do.
   */
  description: string;
  /**
   * Whether people may change the role; the catalog's own ones stay as delivered.
   */
  editable?: boolean;
}
/**
 * A condition on one property of a resource.
 */
export interface PolicyMatchCriterion {
  /**
   * Property that is looked at, such as TYPE, URN, DOMAIN or TAG.
   */
  field: string;
  /**
   * What the property is compared with; one match is enough.
   */
  values: string[];
  /**
   * How the comparison is made.
   */
  condition?: PolicyMatchCondition;
}
/**
 * Conditions that a resource has to meet, all of them.
 */
export interface PolicyMatchFilter {
  /**
   * The conditions; none of them means that every resource matches.
   */
  criteria: PolicyMatchCriterion[];
}
