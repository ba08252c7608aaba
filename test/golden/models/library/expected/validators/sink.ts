// @generated from models/ by "npm run generate". Do not edit.

/**
 * Receives the issues of a validator. An issue is reported without its path; on return each level prepends its own name
 * through `under`. So a valid value costs no path.
 */
export interface ValidationSink {
  /** Findings so far. */
  readonly count: number;
  /** The value is not of the type; `expected`: a primitive's name, `array`, `map`, `record`, `union` or `fixed(16)`. */
  mismatch(expected: string, value: unknown): void;
  /** A required field without a default is absent. */
  missing(field: string): void;
  /** A record has an unknown member. */
  unrecognized(value: unknown): void;
  /** The value is none of the symbols of an enum. */
  notSymbol(value: unknown, symbols: ReadonlySet<string>): void;
  /** A union's only key is none of its members. */
  notMember(members: readonly string[]): void;
  /** A union has `count` keys, and not one. */
  memberCount(count: number, members: readonly string[]): void;
  /** A text that must be a URN. `destinations`: the entity types that it may name, if these are restricted. */
  urn(text: string, destinations: readonly string[] | undefined): void;
  /** The issues from number `from` are under this field, key or index. */
  under(from: number, segment: string | number): void;
  /** Before a recursive type. `false`: nested too deeply; reported, and not to be validated. */
  enter(): boolean;
  /** After it. */
  leave(): void;
}

/** Validates a value in one pass and reports every issue. Never throws, never changes the value. */
export type Validator = (value: unknown, sink: ValidationSink) => void;

const MORE_THAN_A_BYTE = /[\u0100-\uffff]/;
const LONG_BITS = 64;
const LONG_LIMIT = 2 ** 63;

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whole and within 32 bits; `3.0` and `1e3` are whole. */
export function isInt(value: unknown): value is number {
  return typeof value === 'number' && (value | 0) === value;
}

/** Whole and within 64 bits. A number that a double cannot represent is a bigint. */
export function isLong(value: unknown): value is bigint | number {
  if (typeof value === 'bigint') return BigInt.asIntN(LONG_BITS, value) === value;
  return typeof value === 'number' && Number.isInteger(value) && value >= -LONG_LIMIT && value < LONG_LIMIT;
}

/** A finite number, or one of the three texts for values that JSON cannot write. */
export function isReal(value: unknown): value is bigint | number | string {
  if (typeof value === 'number' || typeof value === 'bigint') return Number.isFinite(Number(value));
  return value === 'NaN' || value === 'Infinity' || value === '-Infinity';
}

/** A text with one character up to U+00FF for each byte. */
export function isBytes(value: unknown): value is string {
  return typeof value === 'string' && !MORE_THAN_A_BYTE.test(value);
}
