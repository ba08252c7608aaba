/**
 * What the JSON schemas of the records say about each position in a value: enough to distinguish an Avro wrapper from a
 * union of the model. It is not the source that the command line uses.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isList, isObject, type ExactValue, type ExactObject, readJson } from './exact-json.js';

/** `record.fields`, `union.members`: by name on the wire. `name`: full name of a named type, empty otherwise. */
export type SchemaContext =
  | { readonly kind: 'list'; readonly items: () => SchemaContext }
  | { readonly kind: 'map'; readonly values: () => SchemaContext }
  | { readonly kind: 'record'; readonly name: string; readonly fields: ReadonlyMap<string, () => SchemaContext> }
  | { readonly kind: 'scalar'; readonly name: string; readonly symbols: readonly string[] }
  | { readonly kind: 'union'; readonly members: ReadonlyMap<string, () => SchemaContext> };

const FOLDER = fileURLToPath(new URL('../../generated/contract/json-schema/', import.meta.url));
const files = new Map<string, ExactObject>();

/** The context of a whole record; `undefined` when the models have no record of that name. */
export function recordContext(name: string): SchemaContext | undefined {
  const dot = name.lastIndexOf('.');
  const file = `${name.slice(0, dot)}.json`;
  const schema = definition(file, name.slice(dot + 1));
  return schema === undefined ? undefined : contextOf(schema, file, name);
}

function definition(file: string, name: string): ExactObject | undefined {
  const definitions = load(file)?.['$defs'];
  const schema = isObject(definitions) ? definitions[name] : undefined;
  return isObject(schema) ? schema : undefined;
}

function load(file: string): ExactObject | undefined {
  const cached = files.get(file);
  if (cached !== undefined) return cached;
  try {
    const read = readJson(readFileSync(`${FOLDER}${file}`, 'utf8'));
    if (!isObject(read)) return undefined;
    files.set(file, read);
    return read;
  } catch {
    return undefined;
  }
}

function contextOf(schema: ExactObject, file: string, name: string): SchemaContext {
  const { $ref, oneOf, enum: symbols, items, properties, additionalProperties } = schema;
  if (typeof $ref === 'string') return referred($ref, file);
  if (isList(oneOf)) return { kind: 'union', members: new Map(oneOf.flatMap((one) => membersOf(one, file))) };
  if (isObject(items)) return { kind: 'list', items: () => contextOf(items, file, '') };
  if (isObject(additionalProperties)) return { kind: 'map', values: () => contextOf(additionalProperties, file, '') };
  if (isObject(properties)) {
    const fields = new Map(membersOf(schema, file));
    return isUnion([...fields.keys()]) ? { kind: 'union', members: fields } : { kind: 'record', name, fields };
  }
  return {
    kind: 'scalar',
    name,
    symbols: isList(symbols) ? symbols.filter((symbol) => typeof symbol === 'string') : [],
  };
}

function membersOf(schema: ExactValue, file: string): [string, () => SchemaContext][] {
  const properties = isObject(schema) ? schema['properties'] : undefined;
  return Object.entries(isObject(properties) ? properties : {}).map(([name, one]) => [
    name,
    () => contextOf(isObject(one) ? one : {}, file, ''),
  ]);
}

const PRIMITIVES: ReadonlySet<string> = new Set('boolean bytes double float int long string array map'.split(' '));

/** A union with one member looks like a record with one field, except for the name of the member. */
function isUnion([only = '', ...more]: readonly string[]): boolean {
  return more.length === 0 && (PRIMITIVES.has(only) || only.includes('.'));
}

function referred(reference: string, file: string): SchemaContext {
  const [target = '', name = ''] = reference.split('#/$defs/');
  const source = target === '' ? file : target;
  const schema = definition(source, name);
  return schema === undefined
    ? { kind: 'scalar', name: '', symbols: [] }
    : contextOf(schema, source, `${source.slice(0, -'.json'.length)}.${name}`);
}
