/** A text in one line: white space of any kind becomes a space. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}
