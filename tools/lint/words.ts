/** Words without a meaning of their own. */
const STOP_WORDS = new Set(
  (
    'a an and are as at be been being by can for from has have held if in into is it its of on or that the their then ' +
    'there these this those to was were what when where which who whose with aspect attribute entity field ' +
    'object property record represents specifies value'
  ).split(' '),
);

/** The words of a name: `lastModifiedAt` and `LAST_MODIFIED_AT` have `last`, `modified` and `at`. */
export function wordsOfName(name: string): readonly string[] {
  return name
    .split(/[^A-Za-z0-9]+|(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
}

/** Whether a text says more than the words of the names: `The name of the name.` does not. */
export function saysMore(text: string, names: readonly string[]): boolean {
  const known = new Set(names.flatMap(wordsOfName).map(stemOf));
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word) => !STOP_WORDS.has(word) && !known.has(stemOf(word)));
}

/** Singular and plural are one word. */
function stemOf(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word;
}
