/** Search fields whose values are codes that people know as they are: `PROD`, `DEV` and `QA` are names. */
export const CODE_FIELDS: ReadonlySet<string> = new Set(['env', 'origin']);
