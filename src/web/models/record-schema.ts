import type { BundleReader } from '../forms/aspect-schema.js';
import { fullName } from '../forms/aspect-schema.js';

/**
 * The JSON schema of a record as the generator writes it, with all that it refers to, as one document that stands
 * alone.
 * @param record full name
 * @returns `undefined` for a record without a schema
 */
export async function recordSchema(record: string, read: BundleReader): Promise<object | undefined> {
  const found: Record<string, unknown> = {};
  const queue = new Set([record]);
  for (const name of queue) {
    const end = name.lastIndexOf('.');
    const namespace = name.slice(0, end);
    const schema = (await read(namespace))?.$defs[name.slice(end + 1)];
    if (schema === undefined) continue;
    found[name] = withReferences(schema, (target) => {
      const full = fullName(target, namespace);
      queue.add(full);
      return `#/$defs/${full}`;
    });
  }
  if (found[record] === undefined) return undefined;
  return { $schema: 'https://json-schema.org/draft/2020-12/schema', $ref: `#/$defs/${record}`, $defs: found };
}

function withReferences(value: unknown, refer: (target: string) => string): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withReferences(item, refer));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([member, part]: [string, unknown]) => [
      member,
      member === '$ref' && typeof part === 'string' ? refer(part) : withReferences(part, refer),
    ]),
  );
}
