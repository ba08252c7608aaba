/** The description of a column: values of the two schema aspects in, the edited aspect out. */
import type { AuditStamp } from '../../kernel/audit-stamp.js';
import type { ColumnDescriptionSpec } from '../../../generated/service/registry/model.js';
import { isMembers } from '../../kernel/members.js';
import type { AspectValue } from '../aspect-editor.js';

export function hasColumn({ schema, key }: ColumnDescriptionSpec, value: AspectValue, column: string): boolean {
  return itemsOf(value, schema.list).some((item) => item[key] === column);
}

/** Tags and terms of the column's entry, and all other entries, stay. */
export function withColumnDescription(
  { edited: { list, member }, key }: ColumnDescriptionSpec,
  stored: AspectValue | undefined,
  column: { readonly name: string; readonly description: string },
  stamp: AuditStamp,
): AspectValue {
  const items = itemsOf(stored ?? {}, list);
  const described = { [key]: column.name, [member]: column.description };
  const edited = items.some((item) => item[key] === column.name)
    ? items.map((item) => (item[key] === column.name ? { ...item, ...described } : item))
    : [...items, described];
  return { created: stamp, ...stored, lastModified: stamp, [list]: edited };
}

function itemsOf(value: AspectValue, list: string): readonly AspectValue[] {
  const items = value[list];
  return Array.isArray(items) ? items.filter(isMembers) : [];
}
