// @generated from models/com/linkedin/post/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * How a post is presented.
 *
 * - `TEXT`: Heading and text, read in place.
 * - `LINK`: A heading that leads to another page.
 */
export type PostContentType = 'TEXT' | 'LINK';
/**
 * Places in which posts are shown.
 *
 * - `HOME_PAGE_ANNOUNCEMENT`: The page that users see first.
 */
export type PostType = 'HOME_PAGE_ANNOUNCEMENT';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  PostContent: PostContent;
  PostContentType: PostContentType;
  PostInfo: PostInfo;
  PostType: PostType;
}
/**
 * What a post says.
 */
export interface PostContent {
  /**
   * Heading of the post.
   */
  title: string;
  /**
   * Whether the post is read in place or leads elsewhere.
   */
  type: PostContentType;
  /**
   * Text below the heading.
   */
  description?: string;
  /**
   * Page that the post leads to; needed when type is LINK.
   */
  link?: com_linkedin_common.Url;
  /**
   * Picture shown along with the text.
   */
  media?: com_linkedin_common.Media;
}
/**
 * A message from those who run the catalog to those who use it.
 */
export interface PostInfo {
  /**
   * Where the post is shown.
   */
  type: PostType;
  /**
   * The message itself.
   */
  content: PostContent;
  /**
   * When the post was written, in epoch milliseconds.
   */
  created: number;
  /**
   * When the post was last changed, in epoch milliseconds.
   */
  lastModified: number;
}
