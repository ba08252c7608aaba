/**
 * The documented normalisation: wrappers of Avro's JSON form are taken away, nulls dropped, members of unions lose the
 * segment that Avro's names have more. Nothing else changes, and no default is filled in.
 */
import { Digits, isList, isObject, type ExactValue, type ExactObject } from './exact-json.js';
import type { SchemaContext } from './model-schema.js';

/** Name on the wire of a type which Avro names. */
export function wireName(name: string): string {
  return name.replace('.pegasus2avro.', '.');
}

/** A value in Avro's JSON form as it must be stored. */
export function plainValue(place: SchemaContext, sent: ExactValue): ExactValue {
  if (place.kind === 'union') return plainUnion(place.members, sent);
  const value = withoutWrapper(place, sent);
  switch (place.kind) {
    case 'list':
      return isList(value) ? value.map((item) => plainValue(place.items(), item)) : value;
    case 'map':
      return isObject(value) ? changed(value, (member) => plainValue(place.values(), member)) : value;
    case 'record':
      return isObject(value) ? plainRecord(place.fields, value) : value;
    case 'scalar':
      return value;
  }
}

/** The same value without its null members: what clients leave out of what they send. */
export function withoutNulls(value: ExactValue): ExactValue {
  if (isList(value)) return value.map(withoutNulls);
  return isObject(value) ? changed(value, withoutNulls) : value;
}

function plainRecord(fields: ReadonlyMap<string, () => SchemaContext>, value: ExactObject): ExactValue {
  const { fieldDiscriminator: chosen } = value;
  // Avro has no names for the members of a union, so one with names travels as a record that says which it is.
  const kept = typeof chosen === 'string' && !fields.has('fieldDiscriminator') ? pick(value, chosen) : value;
  return changed(kept, (member, name) => {
    const place = fields.get(name);
    return place === undefined ? member : plainValue(place(), member);
  });
}

function plainUnion(members: ReadonlyMap<string, () => SchemaContext>, sent: ExactValue): ExactValue {
  if (isObject(sent)) {
    const { fieldDiscriminator: chosen } = sent;
    if (typeof chosen === 'string') return plainUnion(members, pick(sent, chosen));
    const [[key, inner] = ['', null]] = Object.entries(sent);
    const member = members.get(wireName(key));
    return member === undefined ? sent : { [wireName(key)]: plainValue(member(), inner) };
  }
  const name = [...members.keys()].find((key) => isPrimitive(key, sent)) ?? symbolMember(members, sent);
  return name === undefined ? sent : { [name]: sent };
}

function pick(value: ExactObject, name: string): ExactObject {
  return { [name]: value[name] ?? null };
}

function symbolMember(members: ReadonlyMap<string, () => SchemaContext>, value: ExactValue): string | undefined {
  return [...members].find(([, place]) => {
    const member = place();
    return member.kind === 'scalar' && member.symbols.some((symbol) => symbol === value);
  })?.[0];
}

function isPrimitive(name: string, value: ExactValue): boolean {
  if (typeof value === 'string') return name === 'string';
  if (typeof value === 'boolean') return name === 'boolean';
  return value instanceof Digits && ['int', 'long', 'float', 'double'].includes(name);
}

const SCALAR_WRAPPERS: ReadonlySet<string> = new Set('boolean bytes double float int long string'.split(' '));

/** What stands inside of `{"string": …}`, `{"array": …}`, `{"<record>": …}` around an optional value. */
function withoutWrapper(place: Exclude<SchemaContext, { kind: 'union' }>, sent: ExactValue): ExactValue {
  const [[key, inner] = ['', null], ...more] = isObject(sent) ? Object.entries(sent) : [];
  return key !== '' && more.length === 0 && isWrapper(place, key, inner) ? inner : sent;
}

function isWrapper(place: Exclude<SchemaContext, { kind: 'union' }>, key: string, inner: ExactValue): boolean {
  switch (place.kind) {
    case 'list':
      return key === 'array';
    case 'map':
      return key === 'map' && isObject(inner) && !looksLike(place.values(), inner);
    case 'record':
      return wireName(key) === place.name;
    case 'scalar':
      return SCALAR_WRAPPERS.has(key) || wireName(key) === place.name;
  }
}

/** Whether an object may be a value of the place: a map with the one key `map` is not a wrapper. */
function looksLike(place: SchemaContext, value: ExactObject): boolean {
  const names = Object.keys(value).map(wireName);
  if (place.kind === 'union') return names.every((name) => place.members.has(name));
  return place.kind === 'record' && names.every((name) => place.fields.has(name));
}

/** Members that are not null, each changed. */
function changed(value: ExactObject, change: (member: ExactValue, name: string) => ExactValue): ExactObject {
  const kept = Object.entries(value).filter(([, member]) => member !== null);
  return Object.fromEntries(kept.map(([name, member]) => [name, change(member, name)]));
}
