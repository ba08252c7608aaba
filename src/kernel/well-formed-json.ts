/** The same JSON text with lone surrogates escaped, which UTF-8 cannot encode. */
export function wellFormedJson(json: string): string {
  return json.isWellFormed() ? json : json.replace(HALF, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}

// With the flag, a pair counts as one character and does not match.
const HALF = /\p{Surrogate}/gu;
