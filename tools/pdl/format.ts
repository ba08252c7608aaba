import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import type { SourceFile } from '../source/source-file.js';
import { parseDocument } from './parser.js';
import { printDocument } from './printer.js';

/** `refused`: a file with errors cannot be formatted safely, so it stays unchanged. */
export type Formatted =
  | { readonly kind: 'formatted'; readonly text: string }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** The canonical text of a PDL file, with its comments. Unchanged for a canonical file. */
export function formatFile(file: SourceFile): Formatted {
  const diagnostics = new Diagnostics();
  const document = parseDocument(file, diagnostics);
  // Of entries with one key only the last is in the tree.
  const refused = diagnostics.sorted().filter(({ code, severity }) => severity === 'error' || code === 'duplicate-key');
  return refused.length > 0
    ? { kind: 'refused', diagnostics: refused }
    : { kind: 'formatted', text: printDocument(document) };
}
