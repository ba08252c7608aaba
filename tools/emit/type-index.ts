import type { CatalogModel, EnumType, FixedType, NamedType, RecordType, TypeRef } from '../model/catalog-model.js';
import { GeneratorBug } from '../invariant.js';

/** A type without its typerefs: what a value of it looks like. */
export type BareType = Exclude<TypeRef, { readonly kind: 'named' }> | RecordType | EnumType | FixedType;

/** Questions about the named types of a model. */
export class ModelTypeIndex {
  private readonly byName: ReadonlyMap<string, NamedType>;

  constructor(model: Pick<CatalogModel, 'types'>) {
    this.byName = new Map(model.types.map((type) => [type.fqn, type]));
  }

  /** @throws InvariantError when the model has no such type: a resolved model is closed */
  named(fqn: string): NamedType {
    const type = this.byName.get(fqn);
    if (type === undefined) throw new GeneratorBug(`The model refers to ${fqn} and does not hold it.`);
    return type;
  }

  /** Follow typerefs to the type whose JSON form counts. */
  bare(type: TypeRef): BareType {
    let at: TypeRef = type;
    for (;;) {
      if (at.kind !== 'named') return at;
      const named = this.named(at.fqn);
      if (named.kind !== 'typeref') return named;
      at = named.ref;
    }
  }

  /** A text that must be a URN: its type is a typeref whose name ends in `Urn`, at any link of the chain. */
  isUrn(type: TypeRef): boolean {
    let at: TypeRef = type;
    while (at.kind === 'named') {
      const named = this.named(at.fqn);
      if (named.kind !== 'typeref') return false;
      if (named.fqn.endsWith('Urn')) return this.isString(named.ref);
      at = named.ref;
    }
    return false;
  }

  private isString(type: TypeRef): boolean {
    const bare = this.bare(type);
    return bare.kind === 'primitive' && bare.name === 'string';
  }
}

/** The part of a full name after its last dot. */
export function simpleName(fqn: string): string {
  return fqn.slice(fqn.lastIndexOf('.') + 1);
}

/** What files about the types of a namespace are called, before the dot and their kind. */
export function namespaceFile(namespace: string): string {
  return namespace === '' ? 'root' : namespace;
}

/** The part of a full name before its last dot; empty for a name without one. */
export function namespaceOf(fqn: string): string {
  return fqn.slice(0, Math.max(0, fqn.lastIndexOf('.')));
}
