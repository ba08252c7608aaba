import { Diagnostics } from '../diagnostics/diagnostics.js';
import { SourceFile } from '../source/source-file.js';
import { parseDocument } from './parser.js';

const LEFT_OUT: ReadonlySet<string> = new Set(['span', 'file', 'comments']);

/** A tree without places, comments and absent parts, for comparisons. */
export function plainTree(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(plainTree);
  if (typeof node !== 'object' || node === null) return node;
  const kept = Object.entries(node).filter(([key, value]) => !LEFT_OUT.has(key) && value !== undefined);
  return Object.fromEntries(kept.map(([key, value]) => [key, plainTree(value)]));
}

/** The text of one file parsed: plain tree and diagnostics as `code line:column`. */
export function parsed(text: string): { readonly tree: unknown; readonly found: readonly string[] } {
  const diagnostics = new Diagnostics();
  const file = new SourceFile('Test.pdl', text);
  const tree = plainTree(parseDocument(file, diagnostics));
  const found = diagnostics.sorted().map(({ code, span }) => {
    const { line, column } = file.positionAt(span.start);
    return `${code} ${String(line)}:${String(column)}`;
  });
  return { tree, found };
}
