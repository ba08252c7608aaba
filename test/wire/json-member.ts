/** The value at a path in parsed JSON; `undefined` where there is none. */
export function jsonMember(value: unknown, ...path: readonly (number | string)[]): unknown {
  return path.reduce<unknown>((parent, key) => {
    if (typeof parent !== 'object' || parent === null) return undefined;
    const found: unknown = Reflect.get(parent, key);
    return found;
  }, value);
}

/** The list at a path in parsed JSON; empty where there is none. */
export function jsonItems(value: unknown, ...path: readonly (number | string)[]): readonly unknown[] {
  const found = jsonMember(value, ...path);
  return Array.isArray(found) ? found : [];
}
