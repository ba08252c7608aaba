/** Parser of an option that may be repeated; each use adds a value. */
export function repeated(text: string, previous: readonly string[]): readonly string[] {
  return [...previous, text];
}
