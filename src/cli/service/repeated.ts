/** Reader of an option that may be given several times; each time adds a value. */
export function repeated(text: string, previous: readonly string[]): readonly string[] {
  return [...previous, text];
}
