// @generated from models/com/linkedin/query/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Languages that statements are written in.
 *
 * - `SQL`: Any dialect of SQL.
 */
export type QueryLanguage = 'SQL';
/**
 * Ways in which the catalog comes to know a query.
 *
 * - `MANUAL`: A person entered it in the catalog.
 */
export type QuerySource = 'MANUAL';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  QueryLanguage: QueryLanguage;
  QueryProperties: QueryProperties;
  QuerySource: QuerySource;
  QueryStatement: QueryStatement;
  QuerySubject: QuerySubject;
  QuerySubjects: QuerySubjects;
}
/**
 * A query that is worth knowing, with what it is for.
 */
export interface QueryProperties {
  /**
   * The query itself.
   */
  statement: QueryStatement;
  /**
   * How the catalog came to know it.
   */
  source: QuerySource;
  /**
   * Name shown to people; absent when nobody named it.
   */
  name?: string;
  /**
   * What the query answers.
   */
  description?: string;
  /**
   * When the query was saved, and by whom.
   */
  created: com_linkedin_common.AuditStamp;
  /**
   * When the query was last changed, and by whom.
   */
  lastModified: com_linkedin_common.AuditStamp;
}
/**
 * Text of a query and what it is written in.
 */
export interface QueryStatement {
  /**
   * The text, ready to be run.
   */
  value: string;
  /**
   * Language of the text.
   */
  language?: QueryLanguage;
}
/**
 * Something that a query reads.
 */
export interface QuerySubject {
  /**
   * Dataset that is read, or a single column of one.
   */
  entity: com_linkedin_common.Urn;
}
/**
 * What a query is about, so that it can be found from there.
 */
export interface QuerySubjects {
  /**
   * Everything the query reads, as far as it is known.
   */
  subjects: QuerySubject[];
}
