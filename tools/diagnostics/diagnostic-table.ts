import { ANNOTATION_CODES } from './annotation-codes.js';
import { EDIT_CODES } from './edit-codes.js';
import type { DiagnosticFamily, DiagnosticRow } from './diagnostic-row.js';
import { LINT_CODES } from './lint-codes.js';
import { REGISTRY_CODES } from './registry-codes.js';
import { SYNTAX_CODES } from './syntax-codes.js';
import { TYPE_CODES } from './type-codes.js';

/**
 * Every diagnostic of the generator. A new family is a file of rows beside this one and a line here. Each code has a
 * folder of its name in `test/golden`, rules of lint in `test/golden/lint`.
 */
export const DIAGNOSTICS = {
  ...SYNTAX_CODES,
  ...TYPE_CODES,
  ...ANNOTATION_CODES,
  ...REGISTRY_CODES,
  ...EDIT_CODES,
  ...LINT_CODES,
} as const satisfies DiagnosticFamily;

export type DiagnosticCode = keyof typeof DIAGNOSTICS;

/** Code -> parameter list of its message: empty, or one object. */
export type DiagnosticParams = {
  readonly [Code in DiagnosticCode]: Parameters<(typeof DIAGNOSTICS)[Code]['message']>;
};

/** The same table in the shape that lets a generic code be looked up and called without a cast. */
export const DIAGNOSTIC_ROWS: {
  readonly [Code in DiagnosticCode]: DiagnosticRow<DiagnosticParams[Code]>;
} = DIAGNOSTICS;
