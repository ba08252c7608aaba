/** A JSON object: its members by name. */
export type Members = Readonly<Record<string, unknown>>;

/** Whether a value that `JSON.parse` made is an object. */
export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A member that the object itself has, and not one that every object has, such as `constructor`; else `undefined`. */
export function ownMember<T>(members: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(members, name) ? members[name] : undefined;
}

/** Set a member whatever its name: an assignment to `__proto__` would change what the object inherits. */
export function setMember<T>(members: Record<string, T>, name: string, value: T): void {
  if (name === '__proto__') {
    Object.defineProperty(members, name, { value, writable: true, enumerable: true, configurable: true });
  } else members[name] = value;
}
