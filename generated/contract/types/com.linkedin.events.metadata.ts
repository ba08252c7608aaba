// @generated from models/com/linkedin/events/metadata/ by "npm run generate". Do not edit.

/**
 * What a proposal asks for.
 *
 * - `UPSERT`: Write the aspect, whether it exists or not.
 * - `CREATE`: Write the aspect only if it does not exist yet; refuse otherwise.
 * - `UPDATE`: Write the aspect of an entity that exists already.
 * - `DELETE`: Remove the aspect, or the whole entity when it is the key aspect.
 * - `PATCH`: Change parts of the aspect by a JSON Patch.
 * - `RESTATE`: Repeat what is stored, for readers of the change log; never accepted as input.
 * - `CREATE_ENTITY`: Write the aspect only if its entity does not exist yet; refuse otherwise.
 */
export type ChangeType = 'UPSERT' | 'CREATE' | 'UPDATE' | 'DELETE' | 'PATCH' | 'RESTATE' | 'CREATE_ENTITY';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ChangeType: ChangeType;
}
