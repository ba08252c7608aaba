import type { AspectSpec } from '../../generated/service/registry/model.js';
import type { ModelShape, TypeShape, UseShape } from '../../generated/service/registry/model-shape.js';

import type { Verdicts } from './verdicts.js';

/** A use without its typerefs: the form of its values. */
export type BareUse = Exclude<TypeShape, { readonly kind: 'typeref' }> | Exclude<UseShape, string> | Primitive;

export interface Primitive {
  readonly kind: 'primitive';
  readonly name: string;
}

/** Queries about the named types of one shape. */
export class ShapeIndex {
  private readonly byName: ReadonlyMap<string, TypeShape>;
  private readonly aspects = new Map<string, Set<string>>();
  private readonly aspectByName: ReadonlyMap<string, AspectSpec>;
  private readonly carried: ReadonlySet<string>;

  constructor(readonly shape: ModelShape) {
    this.aspectByName = new Map(shape.aspects.map((aspect) => [aspect.name, aspect]));
    this.carried = new Set(shape.entities.flatMap(({ aspects }) => aspects));
    this.byName = new Map(shape.types.map((type) => [type.name, type]));
    for (const { name, record } of shape.aspects) this.reach(record, name);
  }

  type(name: string): TypeShape | undefined {
    return this.byName.get(name);
  }

  aspect(name: string): AspectSpec | undefined {
    return this.aspectByName.get(name);
  }

  /** Whether any entity has the aspect. */
  isCarried(aspect: string): boolean {
    return this.carried.has(aspect);
  }

  /** What adding or removing the aspect means for the index: its edges, and its fields in every entity that has it. */
  indexVerdict(aspect: string): Verdicts['index'] {
    const { searchable = [], relationships = [], columnLineage } = this.aspectByName.get(aspect) ?? {};
    const hasEdges = relationships.length > 0 || columnLineage !== undefined;
    return hasEdges || (searchable.length > 0 && this.isCarried(aspect)) ? 'rebuild' : 'safe';
  }

  /** Aspects whose values contain values of a type, by name. */
  aspectsOf(type: string): readonly string[] {
    return [...(this.aspects.get(type) ?? [])].sort();
  }

  /** Follow typerefs to the type whose JSON form counts. */
  bare(use: UseShape): BareUse {
    let at = use;
    for (;;) {
      if (typeof at !== 'string') return at;
      const type = this.byName.get(at);
      if (type === undefined) return { kind: 'primitive', name: at };
      if (type.kind !== 'typeref') return type;
      at = type.type;
    }
  }

  /** A text that must be a URN: its type is a typeref whose name ends in `Urn`, at any link of the chain. */
  isUrn(use: UseShape): boolean {
    let at = use;
    while (typeof at === 'string') {
      const type = this.byName.get(at);
      if (type?.kind !== 'typeref') return false;
      if (type.name.endsWith('Urn')) return true;
      at = type.type;
    }
    return false;
  }

  private reach(type: string, aspect: string): void {
    const reaching = this.aspects.get(type) ?? new Set();
    if (reaching.has(aspect)) return;
    this.aspects.set(type, reaching.add(aspect));
    for (const used of namesInType(this.byName.get(type))) this.reach(used, aspect);
  }
}

/** A use as the model language writes it. */
export function useText(use: UseShape): string {
  if (typeof use === 'string') return use;
  switch (use.kind) {
    case 'array':
      return `array[${useText(use.of)}]`;
    case 'map':
      return `map[string, ${useText(use.of)}]`;
    case 'union':
      return `union[${use.members.map(({ key, type }) => (key === type ? key : `${key}: ${useText(type)}`)).join(', ')}]`;
  }
}

function namesInType(type: TypeShape | undefined): readonly string[] {
  switch (type?.kind) {
    case 'record':
      return type.fields.flatMap((field) => namesInUse(field.type));
    case 'typeref':
      return namesInUse(type.type);
    case 'enum':
    case 'fixed':
    case undefined:
      return [];
  }
}

function namesInUse(use: UseShape): readonly string[] {
  if (typeof use === 'string') return [use];
  return use.kind === 'union' ? use.members.flatMap(({ type }) => namesInUse(type)) : namesInUse(use.of);
}
