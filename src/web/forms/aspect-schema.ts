import type { RJSFSchema } from '@rjsf/utils';
import { isObject, type JsonObject } from '../shared/json-object.js';
import { inWords } from '../shared/titles.js';

/** JSON schemas of a namespace, as `generated/contract/json-schema` has them. */
export interface SchemaBundle {
  readonly $defs: Readonly<Record<string, JsonObject>>;
}

/** Reads the schemas of a namespace; `undefined` when there are none. */
export type BundleReader = (namespace: string) => Promise<SchemaBundle | undefined>;

/** Members of a schema that contain schemas by name. */
const NAMED = new Set(['properties']);
/** Members that contain a list of schemas. */
const LISTED = new Set(['oneOf', 'anyOf', 'allOf']);

/**
 * The schema of a record with those of all that it is made of, as one document whose references stay within it.
 * @param record full name, such as `com.linkedin.common.Ownership`
 * @returns `undefined` for a record without a schema
 */
export async function aspectSchema(record: string, read: BundleReader): Promise<RJSFSchema | undefined> {
  const found: Record<string, JsonObject> = {};
  const queue = [record];
  for (const name of queue) {
    const end = name.lastIndexOf('.');
    const namespace = name.slice(0, end);
    const schema = (await read(namespace))?.$defs[name.slice(end + 1)];
    if (schema === undefined) continue;
    const refer = (target: string): string => {
      const full = fullName(target, namespace);
      if (!queue.includes(full)) queue.push(full);
      return `#/$defs/${full}`;
    };
    found[name] = forPeople(schema, refer);
  }
  const root = found[record];
  return root === undefined ? undefined : { ...root, $defs: found };
}

/** `#/$defs/Urn` within a namespace, or `com.linkedin.common.json#/$defs/Urn`. */
export function fullName(reference: string, namespace: string): string {
  const [file = '', place = ''] = reference.split('#');
  const from = file === '' ? namespace : file.replace(/\.json$/, '');
  return `${from}.${place.replace('/$defs/', '')}`;
}

/** The schema with references by full names, and with titles that people read. */
function forPeople(schema: JsonObject, refer: (reference: string) => string): JsonObject {
  const entries = Object.entries(schema).map(([member, value]): readonly [string, unknown] => {
    if (member === '$ref' && typeof value === 'string') return [member, refer(value)];
    if (NAMED.has(member) && isObject(value)) return [member, withAnswers(titled(value, refer), schema['required'])];
    if (LISTED.has(member) && Array.isArray(value)) {
      return [member, value.filter(isObject).map((one) => option(forPeople(one, refer)))];
    }
    return [member, isObject(value) && member !== 'default' ? forPeople(value, refer) : value];
  });
  return Object.fromEntries(entries);
}

/** A box that is required and not ticked means no. */
function withAnswers(properties: JsonObject, required: unknown): JsonObject {
  const names = Array.isArray(required) ? required : [];
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      isObject(value) && value['type'] === 'boolean' && names.includes(name) ? { default: false, ...value } : value,
    ]),
  );
}

function titled(properties: JsonObject, refer: (reference: string) => string): JsonObject {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [
      name,
      // Members of unions are named by their types.
      isObject(value) ? { title: inWords(name.slice(name.lastIndexOf('.') + 1)), ...forPeople(value, refer) } : value,
    ]),
  );
}

/** A choice of a union is called by the type that is its only member. */
function option(schema: JsonObject): JsonObject {
  const [name, ...others] = isObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  return name === undefined || others.length > 0
    ? schema
    : { title: inWords(name.slice(name.lastIndexOf('.') + 1)), ...schema };
}
