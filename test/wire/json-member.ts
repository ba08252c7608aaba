/** What stands at a place inside parsed JSON; `undefined` where there is nothing. */
export function jsonMember(value: unknown, ...path: readonly (number | string)[]): unknown {
  return path.reduce<unknown>((held, key) => {
    if (typeof held !== 'object' || held === null) return undefined;
    const found: unknown = Reflect.get(held, key);
    return found;
  }, value);
}

/** The same for a place where a list should be; empty where there is none. */
export function jsonItems(value: unknown, ...path: readonly (number | string)[]): readonly unknown[] {
  const found = jsonMember(value, ...path);
  return Array.isArray(found) ? found : [];
}
