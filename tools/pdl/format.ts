import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import type { SourceFile } from '../source/source-file.js';
import { parseDocument } from './parser.js';
import { printDocument } from './printer.js';

/** `refused`: with a fault in it a file means something else than it says, so it is left as it is. */
export type Formatted =
  | { readonly kind: 'formatted'; readonly text: string }
  | { readonly kind: 'refused'; readonly diagnostics: readonly Diagnostic[] };

/** The canonical text of a PDL file, comments kept. The same for a file that is canonical already. */
export function formatFile(file: SourceFile): Formatted {
  const diagnostics = new Diagnostics();
  const document = parseDocument(file, diagnostics);
  // Of entries with one key only the last is in the tree.
  const refused = diagnostics.sorted().filter(({ code, severity }) => severity === 'error' || code === 'duplicate-key');
  return refused.length > 0
    ? { kind: 'refused', diagnostics: refused }
    : { kind: 'formatted', text: printDocument(document) };
}
