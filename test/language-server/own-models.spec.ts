import { fileURLToPath } from 'node:url';
import { readTrees, treeRoots } from '../../tools/commands/model-trees.js';
import { corrected } from '../../tools/diagnostics/correction.js';
import { ModelCache } from '../../tools/disk/model-cache.js';
import { definitionAt, referencesAt } from '../../tools/language-server/references.js';
import { renameType } from '../../tools/language-server/rename.js';
import { Snapshot } from '../../tools/language-server/snapshot.js';
import { Workspace } from '../../tools/language-server/workspace.js';
import { ParseCache } from '../../tools/resolve/parse-cache.js';
import { SourceFile } from '../../tools/source/source-file.js';

const directories = { own: fileURLToPath(new URL('../../models', import.meta.url)), trees: [] };
const cache = new ModelCache();
const workspace = new Workspace(treeRoots(directories), () =>
  readTrees(directories, (directory, tree) => cache.read(directory, tree)),
);
/** As in a workspace, files that an edit leaves alone are not parsed again. */
const parsed = new ParseCache();

/** The files after a rename, those that changed as new objects. */
function renamed(snapshot: Snapshot, fqn: string, name: string): Snapshot {
  const node = snapshot.index.byFqn.get(fqn)!.node;
  const result = renameType(snapshot, { file: node.name.span.file, offset: node.name.span.start }, name);
  if (result.kind === 'refused') throw new TypeError(`${fqn}: ${result.reason}`);
  const byFile = Map.groupBy(result.edits, ({ span }) => span.file);
  const files = snapshot.files.map((file) => {
    const own = byFile.get(file);
    const path = result.file?.from === file ? result.file.to : file.path;
    return own === undefined ? file : new SourceFile(path, corrected(file.text, own), file.tree);
  });
  return new Snapshot({ own: files, trees: [] }, parsed);
}

describe('the language server over our models', () => {
  const snapshot = workspace.snapshot();
  const declared = [...snapshot.index.byFqn.values()];

  it('leads from every name of a type to its declaration, and from there back', () => {
    const uses = [...snapshot.documents.keys()].flatMap((file) => snapshot.places.in(file));
    expect(uses.length).toBeGreaterThan(1500);
    const lost = uses.filter(({ fqn, span }) => {
      const definition = definitionAt(snapshot, span.file, span.end);
      const name = snapshot.index.byFqn.get(fqn)?.node.name.span;
      if (definition === undefined || definition !== name) return true;
      const at = { file: definition.file, offset: definition.start };
      return !referencesAt(snapshot, at, 'with-declaration').some(
        (one) => one.file === span.file && one.start === span.start,
      );
    });
    expect(lost).toEqual([]);
  });

  it('renames types there and back to the same bytes, without an error in types or YAML in between', () => {
    // Each is two renames and a compilation.
    const some = declared.filter((_, at) => at % 19 === 0);
    const broken = some.flatMap(({ fqn }) => {
      const there = renamed(snapshot, fqn, 'RenamedByTest');
      const namespace = fqn.slice(0, fqn.lastIndexOf('.') + 1);
      const back = renamed(there, `${namespace}RenamedByTest`, fqn.slice(namespace.length));
      const before = snapshot.files.map(({ path, text }) => `${path}\n${text}`).sort();
      const after = back.files.map(({ path, text }) => `${path}\n${text}`).sort();
      const errors = there.compile().compiled.diagnostics.filter(({ severity }) => severity === 'error');
      return after.every((text, at) => text === before[at]) && errors.length === 0
        ? []
        : [`${fqn}: ${errors.map(({ message }) => message).join(' ')}`];
    });
    expect(some.length).toBeGreaterThan(15);
    expect(broken).toEqual([]);
  });

  it('reports nothing', () => {
    expect(snapshot.compile().finish().diagnostics).toEqual([]);
  });
});
