const START = 'urn:li:';

/** A URN taken apart. `parts`: of its key, in the order of the key fields. */
export interface UrnText {
  readonly entityType: string;
  readonly parts: readonly string[];
}

/** @returns `undefined` for a text that is no URN */
export function readUrn(text: string): UrnText | undefined {
  if (!text.startsWith(START)) return undefined;
  const colon = text.indexOf(':', START.length);
  if (colon < 0) return undefined;
  const entityType = text.slice(START.length, colon);
  const key = text.slice(colon + 1);
  if (entityType === '' || key === '') return undefined;
  const isTuple = key.startsWith('(') && key.endsWith(')');
  return { entityType, parts: isTuple ? partsOf(key.slice(1, -1)) : [key] };
}

/** Last part of the key, which is what tells most entities apart: `bob` of `urn:li:corpuser:bob`. */
export function shortUrn(text: string): string {
  const urn = readUrn(text);
  return urn === undefined ? text : (urn.parts.at(-1) ?? text);
}

/** Commas within the parentheses of a URN divide its own parts, not these. */
function partsOf(key: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < key.length; at++) {
    const character = key.charAt(at);
    if (character === '(') depth++;
    else if (character === ')') depth--;
    else if (character === ',' && depth === 0) {
      parts.push(key.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, key.slice(start)];
}
