// @generated from models/com/linkedin/access/token/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataHubAccessTokenInfo: DataHubAccessTokenInfo;
}
/**
 * What the catalog knows of an access token; the secret itself is never kept.
 */
export interface DataHubAccessTokenInfo {
  /**
   * Name by which its owner tells it from others.
   */
  name: string;
  /**
   * Who the bearer of the token acts as.
   */
  actorUrn: com_linkedin_common.Urn;
  /**
   * Who issued the token and may revoke it; differs from actorUrn when it was issued on behalf of
   * another.
   */
  ownerUrn: com_linkedin_common.Urn;
  /**
   * When the token was issued, in epoch milliseconds.
   */
  createdAt: com_linkedin_common.Time;
  /**
   * When the token stops being accepted, in epoch milliseconds; absent when it never does.
   */
  expiresAt?: com_linkedin_common.Time;
  /**
   * What the token is used for, as its owner put it.
   */
  description?: string;
}
