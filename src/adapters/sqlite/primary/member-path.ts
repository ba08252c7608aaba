const DOTTED = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** SQLite's JSON path for a dotted path; `undefined` when the text is not a dotted path. */
export function memberPath(field: string): string | undefined {
  return DOTTED.test(field) ? `$.${field}` : undefined;
}
