import { isObject } from '../shared/json-object.js';
import type { SchemaBundle } from './aspect-schema.js';

/** Each namespace is a file of its own, loaded when a form needs it. */
const FILES = import.meta.glob('../../../generated/contract/json-schema/*.json', { import: 'default' });

export async function readBundle(namespace: string): Promise<SchemaBundle | undefined> {
  const bundle = await FILES[`../../../generated/contract/json-schema/${namespace}.json`]?.();
  if (!isObject(bundle) || !isObject(bundle['$defs'])) return undefined;
  const types = Object.entries(bundle['$defs']).flatMap(([name, schema]) =>
    isObject(schema) ? [[name, schema] as const] : [],
  );
  return { $defs: Object.fromEntries(types) };
}
