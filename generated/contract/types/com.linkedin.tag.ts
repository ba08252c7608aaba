// @generated from models/com/linkedin/tag/ by "npm run generate". Do not edit.

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  TagProperties: TagProperties;
}
/**
 * What people should know of a tag.
 */
export interface TagProperties {
  /**
   * Name shown to people.
   */
  name: string;
  /**
   * When to use the tag.
   */
  description?: string;
  /**
   * Colour in which the tag is shown, such as #ff8800.
   */
  colorHex?: string;
}
