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

export function onOrOff(text: string): VariableResult<'off' | 'on'> {
  return text === 'on' || text === 'off' ? value(text) : problem('it must be on or off');
}

/** Or none. */
export function httpAddress(text: string): VariableResult<string> {
  const isHttp = /^https?:$/.test(URL.parse(text)?.protocol ?? '');
  return text === NONE || isHttp ? value(text) : problem('it must be an http or https address');
}

export function wholeNumber(text: string, least: number, most: number): VariableResult<number> {
  const number = Number(text);
  if (/^\d{1,15}$/.test(text) && number >= least && number <= most) return value(number);
  return problem(`it must be a whole number from ${String(least)} to ${String(most)}`);
}
