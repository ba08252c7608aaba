const DOTTED = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/** Whether a text is a dotted path of members. */
export function isMemberPath(field: string): boolean {
  return DOTTED.test(field);
}
