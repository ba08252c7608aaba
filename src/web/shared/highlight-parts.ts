/** A piece of a text. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A text cut where words of a query begin words of it. Operators and field names of a query are no words. */
export function highlightParts(text: string, query: string): readonly TextPart[] {
  const words = wordsOf(query);
  if (words.length === 0) return [{ text, isMatch: false }];
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})`, 'giu');
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: match, index } of text.matchAll(pattern)) {
    if (index > end) parts.push({ text: text.slice(end, index), isMatch: false });
    parts.push({ text: match, isMatch: true });
    end = index + match.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isMatch: false });
  return parts;
}

/** The longest first, so that a word is not cut by one that it begins with. */
function wordsOf(query: string): readonly string[] {
  const words = query
    .replaceAll(/\b(?:AND|OR|NOT)\b/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  return [...new Set(words)].sort((a, b) => b.length - a.length);
}

function escaped(word: string): string {
  return word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
