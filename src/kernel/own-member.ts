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
