/** A JSON object. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A list within a value, as far as there is one: `[]` otherwise. */
export function listAt(value: unknown, member: string): readonly JsonObject[] {
  const found = isObject(value) ? value[member] : undefined;
  return Array.isArray(found) ? found.filter(isObject) : [];
}

/** A text within a value; empty when there is none. */
export function textAt(value: unknown, member: string): string {
  const found = isObject(value) ? value[member] : undefined;
  return typeof found === 'string' ? found : '';
}
