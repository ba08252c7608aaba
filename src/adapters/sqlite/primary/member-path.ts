const DOTTED = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** SQLite's JSON path of a member named by a dotted path; `undefined` when the text is no such path. */
export function memberPath(field: string): string | undefined {
  return DOTTED.test(field) ? `$.${field}` : undefined;
}
