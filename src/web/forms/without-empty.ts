import type { RJSFSchema } from '@rjsf/utils';
import { isObject } from '../shared/json-object.js';

/**
 * A value of a form without what nobody filled in: absent members, and records that are not required and have nothing
 * in them. A form shows the fields of optional records, which makes them there.
 */
export function withoutEmpty(value: unknown, schema: RJSFSchema, root: RJSFSchema = schema): unknown {
  const own = resolved(schema, root);
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, asSchema(own['items']), root));
  if (!isObject(value)) return value;
  const required = new Set(Array.isArray(own.required) ? own.required : []);
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const kept = withoutEmpty(member, memberSchema(own, name, value), root);
    const isEmpty = kept === undefined || kept === null || (isObject(kept) && Object.keys(kept).length === 0);
    return isEmpty && !(required.has(name) || isChoice(own, name)) ? [] : [[name, kept] as const];
  });
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined));
}

function memberSchema(schema: RJSFSchema, name: string, value: object): RJSFSchema {
  const own = schema.properties?.[name] ?? chosen(schema, value)?.properties?.[name] ?? schema.additionalProperties;
  return asSchema(own);
}

/** The choice of a union that a value has made. */
function chosen(schema: RJSFSchema, value: object): RJSFSchema | undefined {
  return schema.oneOf
    ?.map(asSchema)
    .find(({ properties = {} }) => Object.keys(value).some((name) => name in properties));
}

/** An empty record says which choice of a union was made. */
function isChoice(schema: RJSFSchema, name: string): boolean {
  return schema.oneOf?.some((one) => name in (asSchema(one).properties ?? {})) === true;
}

function resolved(schema: RJSFSchema, root: RJSFSchema): RJSFSchema {
  const name = schema.$ref?.replace('#/$defs/', '');
  return name === undefined ? schema : asSchema(root.$defs?.[name]);
}

function asSchema(value: unknown): RJSFSchema {
  return isObject(value) ? value : {};
}
