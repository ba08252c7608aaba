import { Diagnostics } from '../diagnostics/diagnostics.js';
import { mergeAnnotations } from '../pdl/annotations.js';
import type { Document, ObjectEntry, ReferenceNode, TypeNode } from '../pdl/syntax.js';
import { partsOf, walkTypes } from '../pdl/walk.js';
import { type References, resolveNames } from '../resolve/names/name-resolver.js';
import { type Declared, indexTypes, isDeclaration, type DeclarationIndex } from '../resolve/names/type-index.js';
import type { Span } from '../source/span.js';

/** A full name, and where it is written. */
export interface NamedPlace {
  readonly fqn: string;
  readonly span: Span;
}

/**
 * Which declarations use which, before anything is compiled. Silent about faults: whoever compiles the same files
 * tells them. Names are looked up among `documents` and `neighbours`; declarations are those of `documents`.
 */
export class DeclarationGraph {
  readonly documents: readonly Document[];
  private readonly index: DeclarationIndex;
  private readonly neighbours: readonly Document[];
  private resolved: References | undefined;

  constructor(documents: readonly Document[], neighbours: readonly Document[]) {
    this.documents = documents;
    this.index = indexTypes(documents, new Diagnostics());
    this.neighbours = neighbours;
  }

  declared(fqn: string): Declared | undefined {
    return this.index.byFqn.get(fqn);
  }

  all(): Iterable<Declared> {
    return this.index.byFqn.values();
  }

  /** Full name of what a type node names or declares; `undefined` for structures and for names that nobody declares. */
  nameOf(node: TypeNode): string | undefined {
    if (node.kind === 'reference') return this.references().get(node);
    return isDeclaration(node) ? this.index.byNode.get(node)?.fqn : undefined;
  }

  /** Names that a declaration uses directly, its own inline types among them. */
  usedBy({ node }: Declared): readonly string[] {
    const names: string[] = [];
    const open = [...partsOf(node)];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const fqn = this.nameOf(next);
      if (fqn !== undefined) names.push(fqn);
      else open.push(...partsOf(next));
    }
    return names;
  }

  /** Names that a file imports or uses, with their places. */
  namedIn(document: Document): readonly NamedPlace[] {
    const imported = document.imports.map(({ name }) => ({ fqn: name.text, span: name.span }));
    const references = this.references();
    const used: ReferenceNode[] = [];
    walkTypes(document, (node) => {
      if (node.kind === 'reference') used.push(node);
    });
    const found = used.flatMap((node): readonly NamedPlace[] => {
      const fqn = references.get(node);
      return fqn === undefined ? [] : [{ fqn, span: node.span }];
    });
    return [...imported, ...found];
  }

  /** Looked up when somebody asks: some want to know declarations alone. */
  private references(): References {
    const silent = new Diagnostics();
    this.resolved ??= resolveNames(this.documents, indexTypes([...this.documents, ...this.neighbours], silent), silent);
    return this.resolved;
  }

  /** Everything that can be reached from `names`, they included, as far as it is declared here and `enters` allows. */
  reach(names: Iterable<string>, enters: (declared: Declared) => boolean = () => true): ReadonlySet<string> {
    const reached = new Set<string>();
    const waiting = [...names];
    for (let fqn = waiting.pop(); fqn !== undefined; fqn = waiting.pop()) {
      const declared = this.declared(fqn);
      if (declared === undefined || reached.has(fqn)) continue;
      reached.add(fqn);
      if (enters(declared)) waiting.push(...this.usedBy(declared));
    }
    return reached;
  }
}

/** Value of an annotation of a declaration. */
export function annotationOf({ node }: Declared, name: string): ObjectEntry | undefined {
  return mergeAnnotations(node.annotations).entries.find((entry) => entry.key.text === name);
}
