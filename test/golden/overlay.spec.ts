import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { printDiagnostics } from '../../tools/diagnostics/diagnostic-printer.js';
import { readTree, writeTree } from '../../tools/disk/file-tree.js';
import { compareText } from '../../tools/emit/order.js';
import { type JoinedTrees, joinTrees } from '../../tools/overlay/tree-join.js';
import { ParseCache } from '../../tools/resolve/parse-cache.js';
import { SourceFile, type SourceTree } from '../../tools/source/source-file.js';

const ROOT = fileURLToPath(new URL('overlay/', import.meta.url));
const UPDATE = process.env['UPDATE_GOLDEN'] === '1';

/** A case joins `trees/1`, `trees/2` and so on over its own `ours/`, or over the one that all cases share. */
const cases = readdirSync(ROOT)
  .filter((name) => existsSync(join(ROOT, name, 'trees')))
  .sort(compareText);

function sourcesIn(directory: string, tree: SourceTree): readonly SourceFile[] {
  return [...readTree(directory, () => true)].map(([path, text]) => new SourceFile(path, text, tree));
}

function joined(name: string): JoinedTrees {
  const own = join(ROOT, name, 'ours');
  const ours = sourcesIn(existsSync(own) ? own : join(ROOT, 'ours'), { label: 'models', rank: -1 });
  const trees = readdirSync(join(ROOT, name, 'trees')).sort(compareText);
  return joinTrees(
    trees.map((tree, rank) => sourcesIn(join(ROOT, name, 'trees', tree), { label: `trees/${tree}`, rank })),
    ours,
    new ParseCache(),
  );
}

describe('golden folders of trees that are joined', () => {
  it('exist', () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  it.each(cases)('%s gives the expected files and diagnostics', (name) => {
    const { sources, diagnostics } = joined(name);
    const files = [
      ...sources.map(({ place, text }) => ({ path: place, text })),
      { path: 'diagnostics.txt', text: printDiagnostics(diagnostics, 'plain') },
    ];
    const expected = join(ROOT, name, 'expected');
    if (UPDATE) {
      rmSync(expected, { recursive: true, force: true });
      writeTree(expected, files);
    }
    const actual = Object.fromEntries(files.map(({ path, text }) => [path, text]));
    expect(actual).toEqual(Object.fromEntries(readTree(expected, () => true)));
    expect(Object.keys(actual).length).toBe(files.length);
  });
});
