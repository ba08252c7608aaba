/** Count the calls of methods from now on, by name. */
export function countCalls(stores: readonly (readonly [object, readonly string[]])[]): Map<string, number> {
  const calls = new Map<string, number>();
  for (const [store, methods] of stores) {
    for (const method of methods) {
      const original: unknown = Reflect.get(store, method);
      if (typeof original !== 'function') throw new TypeError(`There is no method ${method}.`);
      Reflect.set(store, method, (...args: readonly unknown[]): unknown => {
        calls.set(method, (calls.get(method) ?? 0) + 1);
        const answer: unknown = Reflect.apply(original, store, args);
        return answer;
      });
    }
  }
  return calls;
}
