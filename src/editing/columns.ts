/** What people say of a column: values of the two schema aspects in, the edited aspect out. */
import type { AuditStamp } from '../kernel/audit-stamp.js';
import type { ColumnDescriptionSpec } from '../../generated/service/registry/model.js';
import { failures } from '../kernel/failures.js';
import { isMembers } from '../kernel/members.js';
import type { Urn } from '../kernel/urn.js';
import type { AspectValue } from './aspect-editor.js';

export function hasColumn({ schema, key }: ColumnDescriptionSpec, value: AspectValue, column: string): boolean {
  return itemsOf(value, schema.list).some((item) => item[key] === column);
}

/** What is said of a column, as far as it is. */
export function columnEntry(
  { edited: { list }, key }: ColumnDescriptionSpec,
  stored: AspectValue | undefined,
  column: string,
): AspectValue | undefined {
  return itemsOf(stored ?? {}, list).find((item) => item[key] === column);
}

/** Other members of the column's entry, and all other entries, stay. */
export function withColumnMembers(
  { edited: { list }, key }: ColumnDescriptionSpec,
  stored: AspectValue | undefined,
  column: { readonly name: string; readonly members: AspectValue },
  stamp: AuditStamp,
): AspectValue {
  const items = itemsOf(stored ?? {}, list);
  const said = { [key]: column.name, ...column.members };
  const edited = items.some((item) => item[key] === column.name)
    ? items.map((item) => (item[key] === column.name ? { ...item, ...said } : item))
    : [...items, said];
  return { created: stamp, ...stored, lastModified: stamp, [list]: edited };
}

/** @throws failures.editInvalid when the schema of the entity has no such column */
export function requireColumn(
  columns: ColumnDescriptionSpec,
  schema: AspectValue | undefined,
  column: { readonly urn: Urn; readonly name: string },
  doing: string,
): void {
  const { urn, name } = column;
  if (schema === undefined) throw failures.editInvalid({ reason: `${doing}: ${urn} has no schema.`, value: urn });
  if (!hasColumn(columns, schema, name)) {
    throw failures.editInvalid({ reason: `${doing}: the schema of ${urn} has no field "${name}".`, value: name });
  }
}

function itemsOf(value: AspectValue, list: string): readonly AspectValue[] {
  const items = value[list];
  return Array.isArray(items) ? items.filter(isMembers) : [];
}
