/** One variable: what it means, and how its text is read. `flag`: its option of `cadastre serve`. */
export interface Variable<T> {
  readonly name: string;
  readonly flag: string;
  /** Default of an absent variable; `undefined` when absence is a value of its own. */
  readonly fallback: string | undefined;
  readonly doc: string;
  /** Its text may contain a password, and is not repeated. */
  readonly isSecret?: true;
  readonly read: (text: string) => VariableResult<T>;
}

export type VariableResult<T> =
  { readonly kind: 'value'; readonly value: T } | { readonly kind: 'problem'; readonly reason: string };

/** Default of a variable. */
export const NONE = 'none';

export function value<T>(read: T): VariableResult<T> {
  return { kind: 'value', value: read };
}

export function problem(reason: string): VariableResult<never> {
  return { kind: 'problem', reason };
}

export function wholeNumber(text: string, least: number, most: number): VariableResult<number> {
  const number = Number(text);
  if (/^\d{1,15}$/.test(text) && number >= least && number <= most) return value(number);
  return problem(`it is a whole number from ${String(least)} to ${String(most)}`);
}
