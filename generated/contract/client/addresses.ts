// @generated from models/ by "npm run generate". Do not edit.

/** Most characters of a list in an address: servers and proxies refuse longer lines. */
const LONGEST_LIST = 6000;

/** A text in an address. Parentheses are encoded, too: they would end a list. */
export function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Texts as a list in an address. */
export function encodedList(texts: readonly string[]): string {
  return `List(${texts.map(encoded).join(',')})`;
}

/** The texts in their order, in as many lists as fit into an address each. */
export function listsOf(texts: readonly string[]): readonly (readonly string[])[] {
  const lists: string[][] = [];
  let length = LONGEST_LIST;
  for (const text of texts) {
    const own = encoded(text).length + 1;
    if (length + own > LONGEST_LIST) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(text);
    length += own;
  }
  return lists;
}

/** The entity type that a URN names; empty for what is no URN, which the service refuses with its reasons. */
export function entityTypeIn(urn: string): string {
  return /^urn:li:([^:]+):/.exec(urn)?.[1] ?? '';
}
