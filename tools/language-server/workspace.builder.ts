import { SourceFile } from '../source/source-file.js';
import type { Cursor } from './completion.js';
import { Workspace } from './workspace.js';

/** Marks the cursor in a text. */
const CURSOR = '|';

/** A workspace over files in memory, in one tree at `/models`. */
export function workspaceOf(texts: Readonly<Record<string, string>>): Workspace {
  const tree = { label: 'models', rank: 0 };
  const own = Object.entries(texts).map(([path, text]) => new SourceFile(path, text.replace(CURSOR, ''), tree));
  return new Workspace({ own: { directory: '/models', tree }, trees: [] }, () => ({ own, trees: [] }));
}

/** The one place of `|` in the texts. */
export function cursorIn(texts: Readonly<Record<string, string>>): Cursor {
  const workspace = workspaceOf(texts);
  const [path = '', text = ''] = Object.entries(texts).find((entry) => entry[1].includes(CURSOR)) ?? [];
  const file = workspace.fileAt(uriIn(path));
  if (file === undefined) throw new RangeError(`no file ${path}`);
  return { snapshot: workspace.snapshot(), file, offset: text.indexOf(CURSOR) };
}

export function uriIn(path: string): string {
  return `file:///models/${path}`;
}
