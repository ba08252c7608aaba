import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { checkDocs } from './doc-rules.js';
import type { LintSubject, LintRule } from './lint-subject.js';
import { checkNames } from './name-rules.js';
import { checkSearch } from './search-rules.js';
import { withoutSuppressed } from './suppressions.js';
import { checkUse } from './use-rules.js';

const RULES: readonly LintRule[] = [checkDocs, checkNames, checkUse, checkSearch];

/**
 * Everything in models without errors that should be better all the same, but for what they are excused from; by place.
 * What the compiler warns about is not said again.
 */
export function lint(subject: LintSubject): readonly Diagnostic[] {
  const found = new Diagnostics();
  for (const rule of RULES) rule(subject, found);
  const diagnostics = new Diagnostics();
  diagnostics.add(withoutSuppressed(found.sorted(), subject.documents, diagnostics));
  return diagnostics.sorted();
}
