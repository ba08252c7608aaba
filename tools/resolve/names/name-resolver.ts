import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import { findSuggestion } from '../../diagnostics/suggestion.js';
import {
  type DeclarationNode,
  type Document,
  type Import,
  type Name,
  PRIMITIVE_NAMES,
  type PrimitiveKeyword,
  type ReferenceNode,
  type TypeNode,
} from '../../pdl/syntax.js';
import type { ReservedWord } from '../../pdl/token.js';
import { declarationsOf, partsOf } from '../../pdl/walk.js';
import { qualify, simpleName, type DeclarationIndex } from './type-index.js';

/** Full name of each reference. An absent reference has been reported. */
export type References = ReadonlyMap<ReferenceNode, string>;

/**
 * Second stage: look up every name that the files use. A dotted name is absolute; a simple one is looked up among the
 * imports, in the enclosing namespace, and in the root, in this order. Reports unknown names and unused imports; does
 * not look at the types.
 */
export function resolveNames(
  documents: readonly Document[],
  index: DeclarationIndex,
  diagnostics: Diagnostics,
): References {
  const references = new Map<ReferenceNode, string>();
  const names = new KnownNames(index);
  for (const document of documents) new FileResolver({ document, names, references, diagnostics }).resolve();
  return references;
}

/** The known names, and suggestions for unknown ones. */
export class KnownNames {
  private readonly index: DeclarationIndex;
  private namesBySimpleName: ReadonlyMap<string, readonly string[]> | undefined;

  constructor(index: DeclarationIndex) {
    this.index = index;
  }

  has(fqn: string): boolean {
    return this.index.byFqn.has(fqn);
  }

  namespaceOf(node: DeclarationNode): string {
    return this.index.byNode.get(node)?.namespace ?? '';
  }

  /** How to fix an undeclared name: other types of that simple name, or a similar one. */
  hintFor(name: string, advice: 'import' | 'replace'): string {
    const bySimpleName = this.bySimpleName();
    const simple = simpleName(name);
    const elsewhere = bySimpleName.get(simple) ?? [];
    const [only] = elsewhere;
    if (only !== undefined) {
      if (advice === 'import' && elsewhere.length === 1) return `Add "import ${only}".`;
      return `There is ${elsewhere.map((fqn) => `"${fqn}"`).join(' and ')}.`;
    }
    const words = advice === 'import' ? [...PRIMITIVE_NAMES, ...TYPE_WORDS] : [];
    const near =
      PRIMITIVES_ELSEWHERE.get(simple.toLowerCase()) ?? findSuggestion(simple, [...bySimpleName.keys(), ...words]);
    if (near === undefined) return 'Declare the type, or correct the name.';
    return `Did you mean "${bySimpleName.get(near)?.[0] ?? near}"?`;
  }

  private bySimpleName(): ReadonlyMap<string, readonly string[]> {
    this.namesBySimpleName ??= groupBySimpleName([...this.index.byFqn.keys()].sort());
    return this.namesBySimpleName;
  }
}

/** Words that types begin with. */
const TYPE_WORDS = ['array', 'enum', 'fixed', 'map', 'optional', 'record', 'typeref', 'union'] satisfies ReservedWord[];

/** Names of other languages for the primitives of ours. */
const PRIMITIVES_ELSEWHERE: ReadonlyMap<string, PrimitiveKeyword> = new Map([
  ['bool', 'boolean'],
  ['byte', 'bytes'],
  ['decimal', 'double'],
  ['int32', 'int'],
  ['int64', 'long'],
  ['integer', 'int'],
  ['number', 'double'],
  ['str', 'string'],
  ['text', 'string'],
]);

interface FileTask {
  readonly document: Document;
  readonly names: KnownNames;
  readonly references: Map<ReferenceNode, string>;
  readonly diagnostics: Diagnostics;
}

class FileResolver {
  private readonly task: FileTask;
  private readonly imports: ReadonlyMap<string, Import>;
  private readonly used = new Set<Import>();

  constructor(task: FileTask) {
    this.task = task;
    // Of two imports with one simple name the first is used; the parser has reported the other.
    this.imports = new Map(
      [...task.document.imports].reverse().map((imported) => [simpleName(imported.name.text), imported]),
    );
  }

  resolve(): void {
    const { document, names, diagnostics } = this.task;
    for (const node of declarationsOf(document)) this.visit(node, document.namespace?.text ?? '');
    for (const imported of document.imports) {
      const name = imported.name.text;
      if (!names.has(name) && !this.used.has(imported)) {
        diagnostics.report('unknown-unused-import', imported.name.span, { name });
      } else if (!names.has(name)) {
        diagnostics.report('unknown-import', imported.name.span, { name, hint: names.hintFor(name, 'replace') });
      } else if (!this.used.has(imported) && this.imports.get(simpleName(name)) === imported) {
        diagnostics.report('unused-import', imported.span, { name });
      }
    }
  }

  private visit(node: TypeNode, namespace: string): void {
    if (node.kind === 'reference') this.refer(node, namespace);
    const inner = 'scope' in node ? this.task.names.namespaceOf(node) : namespace;
    for (const part of partsOf(node)) this.visit(part, inner);
  }

  private refer(node: ReferenceNode, namespace: string): void {
    const { names, references, diagnostics } = this.task;
    const candidates = this.candidates(node.name, namespace);
    if (candidates === undefined) return;
    const found = candidates.find((candidate) => names.has(candidate));
    if (found !== undefined) {
      references.set(node, found);
      return;
    }
    const name = node.name.text;
    const hint = names.hintFor(name, name.includes('.') ? 'replace' : 'import');
    diagnostics.report('unknown-type', node.span, { name, tried: candidates, hint });
  }

  /** Full names to try in order; `undefined` when its import is unknown, which is reported at the import. */
  private candidates(name: Name, namespace: string): readonly string[] | undefined {
    if (name.text.includes('.')) return [name.text];
    const imported = this.imports.get(name.text);
    if (imported !== undefined) {
      this.used.add(imported);
      return this.task.names.has(imported.name.text) ? [imported.name.text] : undefined;
    }
    return namespace === '' ? [name.text] : [qualify(namespace, name.text), name.text];
  }
}

function groupBySimpleName(fqns: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const fqn of fqns) {
    const group = groups.get(simpleName(fqn));
    if (group === undefined) groups.set(simpleName(fqn), [fqn]);
    else group.push(fqn);
  }
  return groups;
}
