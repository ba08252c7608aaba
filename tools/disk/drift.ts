import { compareText } from '../emit/order.js';
import type { OutputFile } from '../emit/output-file.js';

/** How a file on disk differs from the generated one. `orphan`: no longer generated. */
export interface Drift {
  readonly path: string;
  readonly kind: 'missing' | 'orphan' | 'stale';
}

/** Compare generated files with the current ones. Sorted by path; empty means up to date. */
export function findDrift(wanted: readonly OutputFile[], current: ReadonlyMap<string, string>): readonly Drift[] {
  const drift: Drift[] = [];
  for (const file of wanted) {
    const text = current.get(file.path);
    if (text === undefined) drift.push({ path: file.path, kind: 'missing' });
    else if (text !== file.text) drift.push({ path: file.path, kind: 'stale' });
  }
  const known = new Set(wanted.map((file) => file.path));
  for (const path of current.keys()) if (!known.has(path)) drift.push({ path, kind: 'orphan' });
  return drift.sort((a, b) => compareText(a.path, b.path));
}
