/** A JSON object: its members by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a parsed JSON value is an object. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An own member of the object, never an inherited one such as `constructor`; otherwise `undefined`. */
export function ownMember<T>(members: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** What a path of members leads to; `undefined` where it ends before, as it does at a list. */
export function memberAt(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>((parent, name) => (isMembers(parent) ? ownMember(parent, name) : undefined), value);
}

/** Set a member of any name: an assignment to `__proto__` would change the prototype. */
export function setMember<T>(members: Record<string, T>, name: string, value: T): void {
  if (name === '__proto__') {
    Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true });
  } else members[name] = value;
}
