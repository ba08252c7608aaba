import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { Advice, Correction } from '../../diagnostics/correction.js';
import { findSuggestion, suggest } from '../../diagnostics/suggestion.js';
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

  /**
   * How to fix an undeclared name: other types of that simple name, or a similar one. `importer`: the file that uses
   * the name and may import it.
   */
  hintFor(name: string, importer?: Document): Advice {
    const elsewhere = this.bySimpleName().get(simpleName(name)) ?? [];
    const [only, ...others] = elsewhere;
    if (only !== undefined) {
      if (importer !== undefined && others.length === 0) {
        return { sentence: `Add "import ${only}".`, correction: importOf(only, importer) };
      }
      const sentence = `There is ${elsewhere.map((fqn) => `"${fqn}"`).join(' and ')}.`;
      return others.length === 0 ? { sentence, instead: { word: name, meant: only } } : sentence;
    }
    return this.nearest(name, importer === undefined ? [] : [...PRIMITIVE_NAMES, ...TYPE_WORDS]);
  }

  /** A similar name, or one of the words that may stand in its place. */
  private nearest(name: string, words: readonly string[]): Advice {
    const bySimpleName = this.bySimpleName();
    const simple = simpleName(name);
    const near =
      PRIMITIVES_ELSEWHERE.get(simple.toLowerCase()) ?? findSuggestion(simple, [...bySimpleName.keys(), ...words]);
    if (near === undefined) return 'Declare the type, or correct the name.';
    const [fqn = near, ...rivals] = bySimpleName.get(near) ?? [];
    const advice = suggest(name, fqn);
    // Brackets or a declaration must follow such a word.
    const isEnough = rivals.length === 0 && !TYPE_WORDS.some((word) => word === near);
    return isEnough ? advice : advice.sentence;
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
        diagnostics.report('unknown-import', imported.name.span, { name, hint: importHint(name, names) });
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
    const hint = names.hintFor(name, name.includes('.') ? undefined : this.task.document);
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

/** Another simple name is no correction: what uses the import has the wrong one, too. */
function importHint(name: string, names: KnownNames): Advice {
  const hint = names.hintFor(name);
  if (typeof hint === 'string' || hint.instead === undefined) return hint;
  return simpleName(hint.instead.meant) === simpleName(name) ? hint : hint.sentence;
}

/** An import of its own line, behind the clauses that are there. */
export function importOf(fqn: string, document: Document): Correction {
  const { file, imports, namespace, declaration } = document;
  const before = imports.at(-1) ?? document.package ?? namespace;
  const lineBreak = file.text.includes('\r\n') ? '\r\n' : '\n';
  if (before === undefined) {
    const start = declaration?.span.start ?? 0;
    return { span: { file, start, end: start }, text: `import ${fqn}${lineBreak}${lineBreak}` };
  }
  const rest = /[^\S\r\n]*(?:\/\/.*)?(?=[\r\n]|$)/y;
  rest.lastIndex = before.span.end;
  const end = before.span.end + (rest.exec(file.text)?.[0].length ?? 0);
  const gap = imports.length === 0 ? lineBreak + lineBreak : lineBreak;
  return { span: { file, start: end, end }, text: `${gap}import ${fqn}` };
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
