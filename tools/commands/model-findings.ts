import type { Diagnostic } from '../diagnostics/diagnostics.js';
import { jsonText } from '../emit/json-file.js';
import type { OutputFile } from '../emit/output-file.js';
import { lint } from '../lint/lint.js';
import type { Compilation } from '../resolve/compile.js';

/**
 * What `models lint` reports of models without errors: warnings of the compiler, and findings of the rules. Of trees
 * that are joined with the standard models only what is theirs to fix. `trees`: how many of them there are; 0 for the
 * standard models alone.
 */
export function modelFindings(
  { model, diagnostics, types, graphql }: Compilation,
  trees: number,
): readonly Diagnostic[] {
  if (model === undefined) return [];
  const warnings = diagnostics.filter(({ severity }) => severity === 'warning');
  return [...warnings, ...lint({ ...types, model, graphql })].filter(isInTrees(trees));
}

/** The same as a file for the page of the models. Places are paths from the folder of the models, its name included. */
export function findingsFile(compilation: Compilation, trees: number): OutputFile {
  const findings = modelFindings(compilation, trees).map(({ code, severity, message, fix, span }) => {
    const { path, tree } = span.file;
    const folder = tree.label.slice(tree.label.lastIndexOf('/') + 1);
    const file = folder === '' ? path : `${folder}/${path}`;
    return { code, severity, message, fix, file, ...span.file.positionAt(span.start) };
  });
  return { path: 'web/model-findings.json', text: jsonText(findings) };
}

function isInTrees(trees: number): (diagnostic: Diagnostic) => boolean {
  return ({ span }) => trees === 0 || (span.file.tree.rank >= 0 && span.file.tree.rank < trees);
}
