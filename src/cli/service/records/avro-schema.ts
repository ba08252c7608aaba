/** Avro schemas as JSON: the parts needed to read Avro's JSON form of values. */
export type AvroType = string | readonly AvroType[] | AvroRecord | AvroArray | AvroMap | AvroLeaf;

export interface AvroRecord {
  readonly type: 'record';
  readonly name: string;
  readonly namespace?: string;
  readonly fields: readonly { readonly name: string; readonly type: AvroType }[];
}

export interface AvroArray {
  readonly type: 'array';
  readonly items: AvroType;
}

export interface AvroMap {
  readonly type: 'map';
  readonly values: AvroType;
}

/** An enum, a fixed, or a primitive with properties: nothing to descend into. */
export interface AvroLeaf {
  readonly type: string;
  readonly name?: string;
  readonly namespace?: string;
  /** Of an enum. */
  readonly symbols?: readonly string[];
}

/** Records that a schema defines, by full name. */
export function namedTypes(root: AvroType): ReadonlyMap<string, AvroRecord> {
  const found = new Map<string, AvroRecord>();
  const visit = (type: AvroType): void => {
    if (typeof type === 'string') return;
    if (isUnion(type)) {
      for (const member of type) visit(member);
    } else if (isRecord(type)) {
      found.set(fullName(type), type);
      for (const field of type.fields) visit(field.type);
    } else if (isArray(type)) visit(type.items);
    else if (isMap(type)) visit(type.values);
  };
  visit(root);
  return found;
}

/** Name under which a value of the type stands in a union. */
export function memberName(type: AvroType): string {
  if (typeof type === 'string') return type;
  if (isUnion(type)) return '';
  const { name } = { name: undefined, ...type };
  return name === undefined ? type.type : fullName({ ...type, name });
}

export function isUnion(type: AvroType): type is readonly AvroType[] {
  return Array.isArray(type);
}

export function isRecord(type: Exclude<AvroType, string | readonly AvroType[]>): type is AvroRecord {
  return type.type === 'record';
}

export function isArray(type: Exclude<AvroType, string | readonly AvroType[]>): type is AvroArray {
  return type.type === 'array';
}

export function isMap(type: Exclude<AvroType, string | readonly AvroType[]>): type is AvroMap {
  return type.type === 'map';
}

function fullName({ name, namespace }: { readonly name: string; readonly namespace?: string }): string {
  return namespace === undefined || name.includes('.') ? name : `${namespace}.${name}`;
}
