import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { DeclarationNode, Document, TypeNode } from '../../pdl/syntax.js';
import { PRIMITIVE_NAMES } from '../../pdl/syntax.js';
import { declarationsOf, partsOf } from '../../pdl/walk.js';
import { placeOf } from '../../source/span.js';

/** A named type where it is declared, at the top of a file or inline. */
export interface Declared {
  readonly fqn: string;
  readonly node: DeclarationNode;
  /** Where bare names inside the declaration are looked up; empty for the root. */
  readonly namespace: string;
  readonly document: Document;
}

export interface DeclarationIndex {
  readonly byFqn: ReadonlyMap<string, Declared>;
  readonly byNode: ReadonlyMap<DeclarationNode, Declared>;
}

/**
 * First stage: every declaration of every file under its full name, inline ones hoisted beside the others. A file may
 * declare a type of any name, so paths are ignored. Reports conflicting names; of two equal ones the first is kept. A
 * tree of higher rank replaces what lower ones declare, and then nothing is reported.
 */
export function indexTypes(documents: readonly Document[], diagnostics: Diagnostics): DeclarationIndex {
  const byFqn = new Map<string, Declared>();
  const byNode = new Map<DeclarationNode, Declared>();
  const byFoldedName = new Map<string, Declared>();
  for (const document of documents) {
    for (const node of declarationsOf(document)) {
      if (isAnonymous(node)) diagnostics.report('anonymous-file', node.span);
    }
    for (const declared of declarationsIn(document)) {
      byNode.set(declared.node, declared);
      const existing = byFqn.get(declared.fqn);
      if (existing === undefined || rankOf(existing) === rankOf(declared)) {
        reportClash(declared, existing ?? byFoldedName.get(declared.fqn.toLowerCase()), diagnostics);
      }
      if (existing !== undefined && rankOf(existing) >= rankOf(declared)) continue;
      byFqn.set(declared.fqn, declared);
      byFoldedName.set(declared.fqn.toLowerCase(), declared);
    }
  }
  return { byFqn, byNode };
}

/** Last segment of a full name. */
export function simpleName(fqn: string): string {
  return fqn.slice(fqn.lastIndexOf('.') + 1);
}

export function qualify(namespace: string, name: string): string {
  return namespace === '' ? name : `${namespace}.${name}`;
}

/** Declarations of a file depend on nothing else, and every compilation asks for them, several times. */
const DECLARED = new WeakMap<Document, readonly Declared[]>();

function declarationsIn(document: Document): readonly Declared[] {
  const known = DECLARED.get(document);
  if (known !== undefined) return known;
  const namespace = document.namespace?.text ?? '';
  const declared = declarationsOf(document).flatMap((node) => [...declarationsBelow(node, namespace, document)]);
  DECLARED.set(document, declared);
  return declared;
}

function* declarationsBelow(node: TypeNode, namespace: string, document: Document): Generator<Declared> {
  let inner = namespace;
  if (isDeclaration(node)) {
    inner = node.scope?.namespace?.text ?? namespace;
    yield { fqn: qualify(inner, node.name.text), node, namespace: inner, document };
  }
  for (const part of partsOf(node)) yield* declarationsBelow(part, inner, document);
}

function rankOf({ document }: Declared): number {
  return document.file.tree.rank;
}

function reportClash(declared: Declared, other: Declared | undefined, diagnostics: Diagnostics): void {
  const { span, text } = declared.node.name;
  if (PRIMITIVE_NAMES.some((primitive) => primitive === text))
    diagnostics.report('primitive-name', span, { name: text });
  if (other === undefined) return;
  const first = placeOf(other.node.name.span);
  if (other.fqn !== declared.fqn) {
    diagnostics.report('type-case-clash', span, { name: declared.fqn, other: other.fqn, first });
  } else if (other.document !== declared.document) {
    // Two in one file have been reported by the parser.
    diagnostics.report('duplicate-type', span, { name: declared.fqn, first });
  }
}

/** Whether the node declares a name. */
export function isDeclaration(node: TypeNode): node is DeclarationNode {
  return node.kind === 'record' || node.kind === 'enum' || node.kind === 'typeref' || node.kind === 'fixed';
}

function isAnonymous(node: TypeNode): boolean {
  return node.kind === 'array' || node.kind === 'map' || node.kind === 'union';
}
