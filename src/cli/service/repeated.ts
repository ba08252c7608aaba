/** Reader of an option that may be given several times; each time adds a value. */
export function repeated(text: string, held: readonly string[]): readonly string[] {
  return [...held, text];
}
