/**
 * Joining trees of models.
 *
 * The problem: a company compiles its own PDL tree, or adds one to ours. The service still needs its resources, its
 * GraphQL operations and the records that travel on its wire, whatever the tree declares under the same names.
 *
 * The idea: choose files, never merge declarations. A file counts when no later tree declares its type; of ours only
 * those files count that the service reaches from its resources, or that the trees name and do not declare. Which type
 * reaches which is a graph over declarations (`declaration-graph.ts`), made from syntax trees before anything is
 * resolved.
 *
 * Example: ours declares `Stamp {time, actor}`, which the resource `log` returns. A tree declares
 * `Stamp {time, actor, note?}` and uses it in an aspect: it accepts all that ours accepts, so theirs is taken. Had it
 * required `note`, ours would stay, with the warning `wire-type-kept`.
 *
 * What it costs: one walk over the declarations of all trees; parsing is cached by the caller.
 * What it does not do: compile, check names, or leave out operations (`left-out.ts` does, once there is a model).
 */
import { type Diagnostic, Diagnostics } from '../diagnostics/diagnostics.js';
import { memberOf } from '../pdl/object-entries.js';
import type { Document, Value } from '../pdl/syntax.js';
import type { ParseCache } from '../resolve/parse-cache.js';
import { isRegistry, isRuleFile, isServiceFile } from '../resolve/catalog/model-files.js';
import type { Declared } from '../resolve/names/type-index.js';
import { SourceFile, type SourceTree } from '../source/source-file.js';
import { annotationOf, DeclarationGraph, type NamedPlace } from './declaration-graph.js';
import { accepts } from './type-acceptance.js';

/** The files that count, each in its tree, and what was found while they were chosen. */
export interface JoinedTrees {
  readonly sources: readonly SourceFile[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Join trees of models: source files in, source files and diagnostics out. Reads no disk and compiles nothing; faults
 * in the files are found when what is joined is compiled. Later trees replace what earlier ones declare, over what the
 * service itself stands on.
 *
 * - A file whose type a later tree declares is left out. Registries are all kept: the compiler merges them.
 * - Resources, GraphQL operations, the types that resources reach, and other records of ours that no aspect reaches,
 *   such as events, are ours. Where aspects of the trees use such a type too, theirs is taken when it accepts all that
 *   ours accepts; when neither covers the other, ours stays with a warning.
 * - What the trees name and nobody declares is borrowed from ours.
 */
export function joinTrees(
  trees: readonly (readonly SourceFile[])[],
  ours: readonly SourceFile[],
  parseCache: ParseCache,
): JoinedTrees {
  const join = new TreeJoin(trees, ours, parseCache);
  const sources = join.sources();
  return { sources, diagnostics: join.diagnostics.sorted() };
}

const BORROWED: SourceTree = { label: 'models', rank: -1 };

class TreeJoin {
  readonly diagnostics = new Diagnostics();
  private readonly service: readonly SourceFile[];
  /** Ours and those of the trees: the compiler merges them. */
  private readonly ruleFiles: readonly SourceFile[];
  /** Types that our resources name. */
  private readonly wanted: readonly string[];
  private readonly wireTree: SourceTree;
  private readonly registries: readonly Value[];
  private readonly registryFiles: readonly SourceFile[];
  private readonly theirs: DeclarationGraph;
  private readonly own: DeclarationGraph;

  constructor(trees: readonly (readonly SourceFile[])[], ours: readonly SourceFile[], parseCache: ParseCache) {
    const silent = new Diagnostics();
    const parsed = (files: readonly SourceFile[]): readonly Document[] =>
      files.filter(({ path }) => path.endsWith('.pdl')).map((file) => parseCache.documentOf(file, silent));
    const documents = withoutReplaced(trees.map((files) => new DeclarationGraph(parsed(files), [])));
    const own = parsed(ours);
    this.service = ours.filter(isServiceFile);
    this.ruleFiles = [...ours, ...trees.flat()].filter(isRuleFile);
    const resources = this.service.filter(({ path }) => path.startsWith('rpc/'));
    this.wanted = resources.flatMap((file) => typesNamedIn(parseCache.valueOf(file, silent)));
    this.wireTree = { label: 'models', rank: trees.length };
    this.registryFiles = trees.flat().filter(isRegistry);
    this.registries = this.registryFiles.flatMap((file) => parseCache.valueOf(file, silent) ?? []);
    this.theirs = new DeclarationGraph(documents, own);
    this.own = new DeclarationGraph(own, []);
  }

  sources(): readonly SourceFile[] {
    const wire = this.own.reach([...this.wanted, ...this.freeRecords()], (declared) => !this.listsSnapshots(declared));
    const kept = new Set(this.theirs.documents);
    const wired = new Map<string, SourceFile>();
    for (const fqn of wire) {
      const [own, theirs] = [this.own.declared(fqn), this.theirs.declared(fqn)];
      if (own === undefined) continue;
      if (this.listsSnapshots(own)) {
        if (theirs === undefined) wired.set(own.document.file.path, this.snapshotList(own));
      } else if (theirs === undefined || this.isOurs(own, theirs)) {
        wired.set(own.document.file.path, own.document.file.in(this.wireTree));
        if (theirs !== undefined && theirs.document.declaration === theirs.node) kept.delete(theirs.document);
      }
    }
    const taken = [...kept].map(({ file }) => file);
    return [
      ...taken,
      ...this.registryFiles,
      ...this.service,
      ...this.ruleFiles,
      ...wired.values(),
      ...this.borrowed(kept, wire),
    ];
  }

  /** Our records that belong to no entity: envelopes, results, events. */
  private freeRecords(): readonly string[] {
    const isAspectOrKey = (declared: Declared): boolean => isOf(declared, 'Aspect') || isOf(declared, 'Entity');
    const reached = this.own.reach(namesOf(this.own, isAspectOrKey));
    return namesOf(this.own, (declared) => declared.node.kind === 'record' && !reached.has(declared.fqn));
  }

  /** Whether the service's own declaration counts, and not the one of the trees. */
  private isOurs(own: Declared, theirs: Declared): boolean {
    if (!this.aspectTypes().has(own.fqn)) return true;
    const [ours, other] = [
      { graph: this.own, declared: own },
      { graph: this.theirs, declared: theirs },
    ];
    if (accepts(other, ours)) return false;
    if (!accepts(ours, other)) {
      this.diagnostics.report('wire-type-kept', theirs.node.name.span, { name: own.fqn });
    }
    return true;
  }

  private reachedByAspects: ReadonlySet<string> | undefined;

  private aspectTypes(): ReadonlySet<string> {
    this.reachedByAspects ??= this.theirs.reach(namesOf(this.theirs, (declared) => isOf(declared, 'Aspect')));
    return this.reachedByAspects;
  }

  /** Files of our types that the trees name and do not declare, and of all that these name in turn. */
  private borrowed(kept: ReadonlySet<Document>, wire: ReadonlySet<string>): readonly SourceFile[] {
    const files = new Map<string, SourceFile>();
    const waiting = [...[...kept].flatMap((document) => this.theirs.namedIn(document)), ...this.missingAspects()];
    const borrowed: NamedPlace[] = [];
    const seen = new Set<string>();
    for (const place of waiting) {
      const own = this.own.declared(place.fqn);
      if (own === undefined || seen.has(place.fqn) || wire.has(place.fqn)) continue;
      seen.add(place.fqn);
      if (this.theirs.declared(place.fqn) !== undefined) continue;
      borrowed.push(place);
      files.set(own.document.file.path, own.document.file.in(BORROWED));
      waiting.push(...this.own.namedIn(own.document));
    }
    const [first] = borrowed;
    if (first !== undefined) {
      this.diagnostics.report('borrowed-types', first.span, { names: borrowed.map(({ fqn }) => fqn) });
    }
    return [...files.values()];
  }

  /** Records of our aspects that the registries list and the trees do not declare. */
  private missingAspects(): readonly NamedPlace[] {
    const known = new Set([...this.theirs.all()].flatMap((declared) => aspectNameOf(declared) ?? []));
    const ours = new Map([...this.own.all()].map((declared) => [aspectNameOf(declared), declared.fqn]));
    return this.registries.flatMap(aspectsNamedIn).flatMap(({ text, span }): readonly NamedPlace[] => {
      const fqn = known.has(text) ? undefined : ours.get(text);
      return fqn === undefined ? [] : [{ fqn, span }];
    });
  }

  /** A union of snapshots speaks of our entities. */
  private listsSnapshots({ node }: Declared): boolean {
    if (node.kind !== 'typeref' || node.type.kind !== 'union' || node.type.members.length === 0) return false;
    return node.type.members.every((member) => {
      const target = this.own.declared(this.own.nameOf(member.type) ?? '');
      return target !== undefined && isOf(target, 'Entity');
    });
  }

  /** The same union over the snapshots of the trees. */
  private snapshotList({ fqn, node, document }: Declared): SourceFile {
    const snapshots = [...namesOf(this.theirs, (declared) => isOf(declared, 'Entity'))].sort();
    const namespace = fqn.slice(0, fqn.lastIndexOf('.'));
    const text = `namespace ${namespace}\n\ntyperef ${node.name.text} = union[${snapshots.join(', ')}]\n`;
    return new SourceFile(document.file.path, text, this.wireTree);
  }
}

/** Files of all trees but those whose own type a later tree declares, too. */
function withoutReplaced(graphs: readonly DeclarationGraph[]): readonly Document[] {
  return graphs.flatMap((graph, at) =>
    graph.documents.filter(({ declaration }) => {
      const fqn = declaration && graph.nameOf(declaration);
      return fqn === undefined || graphs.slice(at + 1).every((later) => later.declared(fqn) === undefined);
    }),
  );
}

function isOf(declared: Declared, annotation: 'Aspect' | 'Entity'): boolean {
  return annotationOf(declared, annotation) !== undefined;
}

function namesOf(graph: DeclarationGraph, isWanted: (declared: Declared) => boolean): readonly string[] {
  return [...graph.all()].filter(isWanted).map(({ fqn }) => fqn);
}

/** Full names in the types of parameters and results, at any depth of a resource. */
function typesNamedIn(value: Value | undefined): readonly string[] {
  if (value?.kind === 'array') return value.items.flatMap(typesNamedIn);
  if (value?.kind !== 'object') return [];
  return value.entries.flatMap(({ key, value: inner }) => {
    const isType = (key.text === 'type' || key.text === 'returns') && inner.kind === 'string';
    return isType ? (inner.value.match(/[\w.]+/g) ?? []) : typesNamedIn(inner);
  });
}

function aspectNameOf(declared: Declared): string | undefined {
  const name = memberOf(annotationOf(declared, 'Aspect')?.value, 'name');
  return name?.kind === 'string' ? name.value : undefined;
}

/** Texts under `aspects` and `keyAspect`, at any depth of a registry. */
function aspectsNamedIn(value: Value): readonly { readonly text: string; readonly span: NamedPlace['span'] }[] {
  if (value.kind === 'array') return value.items.flatMap(aspectsNamedIn);
  if (value.kind !== 'object') return [];
  return value.entries.flatMap(({ key, value: inner }) => {
    const items = inner.kind === 'array' ? inner.items : [inner];
    if (key.text !== 'aspects' && key.text !== 'keyAspect') return aspectsNamedIn(inner);
    return items.flatMap((item) => (item.kind === 'string' ? [{ text: item.value, span: item.span }] : []));
  });
}
