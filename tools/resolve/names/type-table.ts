import type { Diagnostics } from '../../diagnostics/diagnostics.js';
import type { TypeRef, UnionMember } from '../../model/catalog-model.js';
import { mergeAnnotations } from '../../pdl/annotations.js';
import type {
  DeclarationNode,
  ObjectEntry,
  ReferenceNode,
  TypeNode,
  TyperefNode,
  UnionMemberNode as UnionMemberNode,
} from '../../pdl/syntax.js';
import { partsOf } from '../../pdl/walk.js';
import type { References } from './name-resolver.js';
import { plainAnnotations } from '../yaml/plain-value.js';
import type { Declared, DeclarationIndex } from './type-index.js';

/**
 * Types in the form of the model. `undefined` is always an unresolved type whose error has been reported, so it is not
 * reported again.
 */
export class TypeTable {
  private readonly index: DeclarationIndex;
  private readonly references: References;
  private readonly circular: ReadonlySet<string>;
  private readonly memo = new Map<TypeNode, TypeRef | undefined>();

  /** `circular`: names of cyclic typerefs, which have no type. */
  constructor(index: DeclarationIndex, references: References, circular: ReadonlySet<string>) {
    this.index = index;
    this.references = references;
    this.circular = circular;
  }

  /** The type that a place in a file names or writes out. */
  typeOf(node: TypeNode): TypeRef | undefined {
    if (this.memo.has(node)) return this.memo.get(node);
    const type = this.build(node);
    this.memo.set(node, type);
    return type;
  }

  declared(fqn: string): Declared | undefined {
    return this.index.byFqn.get(fqn);
  }

  /** The type below all typerefs: a primitive, a structure, or the name of a record, enum or fixed. */
  dereference(type: TypeRef | undefined): TypeRef | undefined {
    let current = type;
    while (current?.kind === 'named') {
      const node = this.declared(current.fqn)?.node;
      if (node?.kind !== 'typeref') return node === undefined ? undefined : current;
      current = this.circular.has(current.fqn) ? undefined : this.typeOf(node.type);
    }
    return current;
  }

  /** Full names of the typerefs that `type` passes through before it reaches a structure, outermost first. */
  typerefsOf(type: TypeRef | undefined): readonly string[] {
    const names: string[] = [];
    let current = type;
    while (current?.kind === 'named' && !this.circular.has(current.fqn)) {
      const node = this.declared(current.fqn)?.node;
      if (node?.kind !== 'typeref') break;
      names.push(current.fqn);
      current = this.typeOf(node.type);
    }
    return names;
  }

  /** A use of a declared type; `undefined` for a cyclic typeref. */
  useOf(fqn: string): TypeRef | undefined {
    return this.circular.has(fqn) ? undefined : { kind: 'named', fqn };
  }

  /** Merged annotations of a declaration, in order of first appearance. */
  annotationsOf(fqn: string): readonly ObjectEntry[] {
    const node = this.declared(fqn)?.node;
    return node === undefined ? [] : mergeAnnotations(node.annotations).entries;
  }

  private build(node: TypeNode): TypeRef | undefined {
    switch (node.kind) {
      case 'primitive':
        return { kind: 'primitive', name: node.name };
      case 'array': {
        const items = this.typeOf(node.items);
        return items && { kind: 'array', items };
      }
      case 'map': {
        const values = this.typeOf(node.values);
        return values && { kind: 'map', values };
      }
      case 'union': {
        const members = node.members.map((member) => this.memberOf(member));
        return members.includes(undefined) ? undefined : { kind: 'union', members: members.filter(isPresent) };
      }
      case 'missing':
        return undefined;
      default:
        return this.named(node);
    }
  }

  private named(node: ReferenceNode | DeclarationNode): TypeRef | undefined {
    const fqn = node.kind === 'reference' ? this.references.get(node) : this.index.byNode.get(node)?.fqn;
    return fqn === undefined ? undefined : this.useOf(fqn);
  }

  private memberOf(node: UnionMemberNode): UnionMember | undefined {
    const type = this.typeOf(node.type);
    const key = node.alias?.text ?? keyOf(this.dereference(type));
    if (type === undefined || key === undefined) return undefined;
    const annotations = plainAnnotations(mergeAnnotations(node.annotations).entries);
    return { key, alias: node.alias?.text, type, doc: node.doc?.text ?? '', annotations };
  }
}

/** Key of a member without alias: structures by their kind, names in full. */
function keyOf(type: TypeRef | undefined): string | undefined {
  switch (type?.kind) {
    case undefined:
      return undefined;
    case 'primitive':
      return type.name;
    case 'named':
      return type.fqn;
    case 'array':
    case 'map':
    case 'union':
      return type.kind;
  }
}

/**
 * Cyclic typerefs without a record in between, each cycle reported once. A record ends the search: values of a record
 * may be absent, those of a typeref are the value itself.
 */
export function findCircularTyperefs(
  index: DeclarationIndex,
  references: References,
  diagnostics: Diagnostics,
): ReadonlySet<string> {
  const circular = new Set<string>();
  const finished = new Set<string>();
  const visit = (declared: Declared, path: readonly string[]): void => {
    if (declared.node.kind !== 'typeref' || finished.has(declared.fqn)) return;
    const start = path.indexOf(declared.fqn);
    if (start >= 0) {
      const names = [...path.slice(start), declared.fqn];
      diagnostics.report('typeref-cycle', declared.node.name.span, { names });
      for (const name of names) circular.add(name);
      return;
    }
    for (const next of typerefsIn(declared.node, index, references)) visit(next, [...path, declared.fqn]);
    finished.add(declared.fqn);
  };
  for (const declared of index.byFqn.values()) visit(declared, []);
  return circular;
}

function* typerefsIn(node: TyperefNode, index: DeclarationIndex, references: References): Generator<Declared> {
  const open: TypeNode[] = [node.type];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const fqn = next.kind === 'reference' ? references.get(next) : undefined;
    const declared = next.kind === 'typeref' ? index.byNode.get(next) : index.byFqn.get(fqn ?? '');
    if (declared !== undefined) yield declared;
    else if (next.kind !== 'record') open.push(...partsOf(next));
  }
}

function isPresent<T>(value: T | undefined): value is T {
  return value !== undefined;
}
