import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { checkDocs } from './doc-rules.js';
import type { LintSubject, LintRule } from './lint-subject.js';
import { checkGraphqlFiles } from './graphql-rules.js';
import { graphqlSuppressions } from './graphql-suppressions.js';
import { checkKeys } from './key-rules.js';
import { checkNames } from './name-rules.js';
import { checkSearch } from './search-rules.js';
import { checkSecrets } from './secret-rules.js';
import { suppressionsIn, withoutSuppressed } from './suppressions.js';
import { checkUse } from './use-rules.js';

const RULES: readonly LintRule[] = [
  checkDocs,
  checkNames,
  checkUse,
  checkKeys,
  checkSearch,
  checkSecrets,
  checkGraphqlFiles,
];

/**
 * All findings in models without errors, except suppressed ones, by place. Warnings of the compiler are not repeated.
 */
export function lint(subject: LintSubject): readonly Diagnostic[] {
  const found = new Diagnostics();
  for (const rule of RULES) rule(subject, found);
  const diagnostics = new Diagnostics();
  const suppressions = [...subject.documents.flatMap(suppressionsIn), ...graphqlSuppressions(subject.graphql)];
  diagnostics.add(withoutSuppressed(found.sorted(), suppressions, diagnostics));
  return diagnostics.sorted();
}
