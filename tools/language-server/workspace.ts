import { join, relative, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { TreeRoot, TreeRoots, TreeSources } from '../overlay/tree-compiler.js';
import { isModelFile } from '../resolve/catalog/model-files.js';
import { ParseCache } from '../resolve/parse-cache.js';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { Snapshot } from './snapshot.js';

/**
 * The files of all trees as people see them: what is open in an editor lies over what is on disk. Takes texts, gives
 * snapshots; reads no disk itself. A file that did not change stays the same object, so that it is parsed once.
 */
export class Workspace {
  private readonly roots: TreeRoots;
  private readonly readDisk: () => TreeSources;
  private readonly parseCache = new ParseCache();
  /** Texts of open files, by URI. */
  private readonly open = new Map<string, string>();
  /** Files made of open texts, by URI and rank of the tree. */
  private readonly overlays = new Map<string, SourceFile>();
  private disk: TreeSources;
  private current: Snapshot | undefined;

  /** `readDisk` gives unchanged files as the same objects. */
  constructor(roots: TreeRoots, readDisk: () => TreeSources) {
    this.roots = roots;
    this.readDisk = readDisk;
    this.disk = readDisk();
  }

  /** An editor shows the file with this text, which may not be saved. */
  edit(uri: string, text: string): void {
    if (this.open.get(uri) === text) return;
    this.open.set(uri, text);
    this.current = undefined;
  }

  /** The text on disk counts again. */
  close(uri: string): void {
    if (this.open.delete(uri)) this.current = undefined;
  }

  /** Look at the disk. @returns whether anything is new */
  refresh(): boolean {
    const disk = this.readDisk();
    const isNew = !isSame(filesOf(this.disk), filesOf(disk));
    if (isNew) {
      this.disk = disk;
      this.current = undefined;
    }
    return isNew;
  }

  /** All files as they are now. */
  snapshot(): Snapshot {
    this.current ??= new Snapshot(this.sources(), this.parseCache);
    return this.current;
  }

  /** The file of a URI; one that no tree contains when it is open. */
  fileAt(uri: string): SourceFile | undefined {
    const text = this.open.get(uri);
    const [place] = this.placesOf(uri);
    if (place === undefined) return text === undefined ? undefined : this.overlay(uri, uri, text);
    return filesOf(this.snapshot().sources).find(
      ({ path, tree }) => path === place.path && tree.rank === place.root.tree.rank,
    );
  }

  /** Open files that no tree contains. Their path is their URI. */
  looseFiles(): readonly SourceFile[] {
    return [...this.open].flatMap(([uri, text]) =>
      this.placesOf(uri).length === 0 ? [this.overlay(uri, uri, text)] : [],
    );
  }

  /** Where a file lies. Files that are borrowed from the standard models lie there. */
  uriOf({ path, tree }: SourceFile): string {
    if (/^[a-z][a-z0-9+.-]+:/i.test(path)) return path;
    const { own, trees } = this.roots;
    const root = trees.find((candidate) => candidate.tree.rank === tree.rank) ?? own;
    return pathToFileURL(join(root.directory, path)).href;
  }

  private sources(): TreeSources {
    const { own, trees } = this.roots;
    return {
      own: this.overlaid(own, this.disk.own),
      trees: trees.map((root, at) => this.overlaid(root, this.disk.trees[at] ?? [])),
    };
  }

  private overlaid(root: TreeRoot, files: readonly SourceFile[]): readonly SourceFile[] {
    const edited = new Map<string, SourceFile>();
    for (const [uri, text] of this.open) {
      const place = this.placesOf(uri).find((candidate) => candidate.root === root);
      if (place !== undefined) edited.set(place.path, this.overlay(uri, place.path, text, root.tree));
    }
    if (edited.size === 0) return files;
    const known = new Set(files.map(({ path }) => path));
    const added = [...edited.values()].filter(({ path }) => !known.has(path) && isModelFile({ path }));
    return [...files.map((file) => this.unlessSame(file, edited.get(file.path))), ...added];
  }

  private unlessSame(file: SourceFile, edited: SourceFile | undefined): SourceFile {
    return edited === undefined || edited.text === file.text ? file : edited;
  }

  private overlay(uri: string, path: string, text: string, tree?: SourceTree): SourceFile {
    const key = `${String(tree?.rank)} ${uri}`;
    const existing = this.overlays.get(key);
    if (existing?.text === text) return existing;
    const file = new SourceFile(path, text, tree);
    this.overlays.set(key, file);
    return file;
  }

  /** The trees that a file belongs to: our own models may be given as one of the trees, too. */
  private placesOf(uri: string): readonly { readonly root: TreeRoot; readonly path: string }[] {
    if (!uri.startsWith('file:')) return [];
    const file = fileURLToPath(uri);
    return [...this.roots.trees, this.roots.own].flatMap((root) => {
      const path = relative(root.directory, file);
      const isInside = path !== '' && path !== '..' && !path.startsWith(`..${sep}`) && !/^[A-Za-z]:/.test(path);
      return isInside ? [{ root, path: path.replaceAll('\\', '/') }] : [];
    });
  }
}

/** Every file of all trees. */
function filesOf({ own, trees }: TreeSources): readonly SourceFile[] {
  return [...trees.flat(), ...own];
}

function isSame(before: readonly SourceFile[], now: readonly SourceFile[]): boolean {
  return before.length === now.length && before.every((file, at) => file === now[at]);
}
