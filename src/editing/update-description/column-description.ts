/** The description of a column: values of the two schema aspects in, the edited aspect out. */
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import { isMembers } from '../../kernel/members.js';
import type { AspectValue } from '../aspect-editor.js';

export const SCHEMA_ASPECT = 'schemaMetadata';
export const COLUMN_ASPECT = 'editableSchemaMetadata';

export function hasColumn(schema: AspectValue, fieldPath: string): boolean {
  return itemsOf(schema, 'fields').some((field) => field['fieldPath'] === fieldPath);
}

/** Tags and terms of the column's entry, and all other entries, stay. */
export function withColumnDescription(
  held: AspectValue | undefined,
  column: { readonly fieldPath: string; readonly description: string },
  stamp: AuditStamp,
): AspectValue {
  const list = 'editableSchemaFieldInfo';
  const items = itemsOf(held ?? {}, list);
  const known = items.some((item) => item['fieldPath'] === column.fieldPath);
  const edited = known
    ? items.map((item) => (item['fieldPath'] === column.fieldPath ? { ...item, ...column } : item))
    : [...items, column];
  return { created: stamp, ...held, lastModified: stamp, [list]: edited };
}

function itemsOf(value: AspectValue, list: string): readonly AspectValue[] {
  const items = value[list];
  return Array.isArray(items) ? items.filter(isMembers) : [];
}
