/** Parts of a text, split at commas outside parentheses; `undefined` when its parentheses do not balance. */
export function splitOutsideParentheses(text: string): readonly string[] | undefined {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (char === '(') depth++;
    else if (char === ')') {
      if (--depth < 0) return undefined;
    } else if (char === ',' && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  parts.push(text.slice(from));
  return depth === 0 ? parts : undefined;
}
