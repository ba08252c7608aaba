/** The same JSON text with halves of surrogate pairs escaped, which UTF-8 cannot carry. */
export function wellFormedJson(json: string): string {
  return json.isWellFormed() ? json : json.replace(HALF, (unit) => `\\u${unit.charCodeAt(0).toString(16)}`);
}

// With the flag, a pair counts as one character and is none of these.
const HALF = /\p{Surrogate}/gu;
