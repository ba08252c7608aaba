/**
 * Parts of what a `catch` gets, which may be anything. Errors are recognised by their shape: `instanceof` fails for
 * those of another realm or thread.
 */

/** A member of an error that is a text; `undefined` when there is none. */
export function errorMember(error: unknown, name: 'code' | 'message' | 'syscall'): string | undefined {
  const value: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The message of an error, or its text when it has none. */
export function messageOf(error: unknown): string {
  const message = errorMember(error, 'message');
  return message === undefined || message === '' ? String(error) : message;
}

/** The code by which Node.js or a driver names an error, such as `ENOENT`; `undefined` when it has none. */
export function codeOf(error: unknown): string | undefined {
  return errorMember(error, 'code');
}
