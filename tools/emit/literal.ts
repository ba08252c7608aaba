/**
 * Data that can be printed as source text. Members that are `undefined` are printed: a reader relies on their presence.
 */
export type Printable =
  undefined | null | boolean | number | bigint | string | readonly Printable[] | { readonly [key: string]: Printable };

const LINE_WIDTH = 120;
/** Texts that need no escape between single quotes: no quote, no backslash, nothing invisible, no half characters. */
const PLAIN = /^[^'\\\p{C}\p{Zl}\p{Zp}]*$/u;
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/;

/** The value as a TypeScript expression: on one line where it fits, else one entry a line. Keys keep their order. */
export function literal(value: Printable, indent = 0): string {
  const flat = flatLiteral(value);
  if (indent + flat.length <= LINE_WIDTH || value === null || typeof value !== 'object') return flat;
  const entries = isList(value)
    ? value.map((item) => literal(item, indent + 2))
    : Object.entries(value).map(([key, item]) => property(key, item, indent + 2));
  const margin = ' '.repeat(indent + 2);
  const [open, close] = isList(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${entries.map((entry) => `${margin}${entry},\n`).join('')}${' '.repeat(indent)}${close}`;
}

/** A member of an object literal, without the comma behind it. */
export function property(key: string, value: Printable, indent: number): string {
  return typedProperty(key, value, literal(value, indent));
}

/** A key as it stands before a colon. */
export function propertyName(key: string): string {
  // In an object literal `__proto__` sets the prototype unless it is computed.
  if (key === '__proto__') return '["__proto__"]';
  return IDENTIFIER.test(key) ? key : quoted(key);
}

/** @param text the value as an expression */
function typedProperty(key: string, value: Printable, text: string): string {
  // For members that every object has, TypeScript does not ask the declared type of a table what their values are.
  const isOfObjects = key in Object.prototype && value !== null && ['object', 'string'].includes(typeof value);
  return `${propertyName(key)}: ${text}${isOfObjects ? ' as const' : ''}`;
}

function flatLiteral(value: Printable): string {
  if (value === undefined) return 'undefined';
  if (typeof value === 'bigint') return `${String(value)}n`;
  if (typeof value === 'string') return quoted(value);
  if (value === null || typeof value !== 'object') return String(value);
  if (isList(value)) return `[${value.map(flatLiteral).join(', ')}]`;
  const entries = Object.entries(value).map(([key, item]) => typedProperty(key, item, flatLiteral(item)));
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
}

function quoted(text: string): string {
  return PLAIN.test(text) ? `'${text}'` : JSON.stringify(text);
}

function isList(value: Printable): value is readonly Printable[] {
  return Array.isArray(value);
}
