/** Texts as a list in an address. Parentheses are encoded, too: they would end the list. */
export function encodedList(texts: readonly string[]): string {
  return `List(${texts.map(encoded).join(',')})`;
}

function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}
