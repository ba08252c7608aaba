/**
 * The documented normalisation: wrappers of Avro's JSON form are removed, nulls are dropped, and names of union members
 * lose the extra segment of their Avro names. Nothing else changes, and no default is filled in.
 */
import { Digits, isList, isObject, type ExactValue, type ExactObject } from './exact-json.js';
import type { SchemaContext } from './model-schema.js';

/** Name on the wire of a type, from its Avro name. */
export function wireName(name: string): string {
  return name.replace('.pegasus2avro.', '.');
}

/** The value to store for a value in Avro's JSON form. */
export function plainValue(context: SchemaContext, wireValue: ExactValue): ExactValue {
  if (context.kind === 'union') return plainUnion(context.members, wireValue);
  const value = withoutWrapper(context, wireValue);
  switch (context.kind) {
    case 'list':
      return isList(value) ? value.map((item) => plainValue(context.items(), item)) : value;
    case 'map':
      return isObject(value) ? changed(value, (member) => plainValue(context.values(), member)) : value;
    case 'record':
      return isObject(value) ? plainRecord(context.fields, value) : value;
    case 'scalar':
      return value;
  }
}

/** The same value without its null members, which clients do not send. */
export function withoutNulls(value: ExactValue): ExactValue {
  if (isList(value)) return value.map(withoutNulls);
  return isObject(value) ? changed(value, withoutNulls) : value;
}

function plainRecord(fields: ReadonlyMap<string, () => SchemaContext>, value: ExactObject): ExactValue {
  const { fieldDiscriminator: chosen } = value;
  // Avro has no names for the members of a union, so a union with names is written as a record with a discriminator.
  const kept = typeof chosen === 'string' && !fields.has('fieldDiscriminator') ? pick(value, chosen) : value;
  return changed(kept, (member, name) => {
    const context = fields.get(name);
    return context === undefined ? member : plainValue(context(), member);
  });
}

function plainUnion(members: ReadonlyMap<string, () => SchemaContext>, wireValue: ExactValue): ExactValue {
  if (isObject(wireValue)) {
    const { fieldDiscriminator: chosen } = wireValue;
    if (typeof chosen === 'string') return plainUnion(members, pick(wireValue, chosen));
    const [[key, inner] = ['', null]] = Object.entries(wireValue);
    const member = members.get(wireName(key));
    return member === undefined ? wireValue : { [wireName(key)]: plainValue(member(), inner) };
  }
  const name = [...members.keys()].find((key) => isPrimitive(key, wireValue)) ?? symbolMember(members, wireValue);
  return name === undefined ? wireValue : { [name]: wireValue };
}

function pick(value: ExactObject, name: string): ExactObject {
  return { [name]: value[name] ?? null };
}

function symbolMember(members: ReadonlyMap<string, () => SchemaContext>, value: ExactValue): string | undefined {
  return [...members].find(([, context]) => {
    const member = context();
    return member.kind === 'scalar' && member.symbols.some((symbol) => symbol === value);
  })?.[0];
}

function isPrimitive(name: string, value: ExactValue): boolean {
  if (typeof value === 'string') return name === 'string';
  if (typeof value === 'boolean') return name === 'boolean';
  return value instanceof Digits && ['int', 'long', 'float', 'double'].includes(name);
}

const SCALAR_WRAPPERS: ReadonlySet<string> = new Set('boolean bytes double float int long string'.split(' '));

/** The value inside `{"string": …}`, `{"array": …}` or `{"<record>": …}` around an optional value. */
function withoutWrapper(context: Exclude<SchemaContext, { kind: 'union' }>, wireValue: ExactValue): ExactValue {
  const [[key, inner] = ['', null], ...more] = isObject(wireValue) ? Object.entries(wireValue) : [];
  return key !== '' && more.length === 0 && isWrapper(context, key, inner) ? inner : wireValue;
}

function isWrapper(context: Exclude<SchemaContext, { kind: 'union' }>, key: string, inner: ExactValue): boolean {
  switch (context.kind) {
    case 'list':
      return key === 'array';
    case 'map':
      return key === 'map' && isObject(inner) && !looksLike(context.values(), inner);
    case 'record':
      return wireName(key) === context.name;
    case 'scalar':
      return SCALAR_WRAPPERS.has(key) || wireName(key) === context.name;
  }
}

/** Whether an object may be a value of this schema: a map with the single key `map` is not a wrapper. */
function looksLike(context: SchemaContext, value: ExactObject): boolean {
  const names = Object.keys(value).map(wireName);
  if (context.kind === 'union') return names.every((name) => context.members.has(name));
  return context.kind === 'record' && names.every((name) => context.fields.has(name));
}

/** Members that are not null, each transformed. */
function changed(value: ExactObject, change: (member: ExactValue, name: string) => ExactValue): ExactObject {
  const kept = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([name, member]) => [name, change(member, name)]));
}
