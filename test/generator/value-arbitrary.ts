import fc from 'fast-check';
import type { CatalogModel, Field, PrimitiveName, TypeRef } from '../../tools/model/catalog-model.js';
import { ModelTypeIndex } from '../../tools/emit/type-index.js';

/** Deeper than this, optional fields and items are left out, so that recursive types come to an end. */
const MAX_DEPTH = 4;

/** Generates values that fit a model's types. */
export class ValueArbitrary {
  private readonly types: ModelTypeIndex;

  constructor(model: CatalogModel) {
    this.types = new ModelTypeIndex(model);
  }

  of(type: TypeRef, depth = 0): fc.Arbitrary<unknown> {
    if (this.types.isUrn(type)) return fc.constantFrom('urn:li:corpuser:ann', 'urn:li:tag:a', 'urn:li:dataset:(a,b,c)');
    const bare = this.types.bare(type);
    const size = { maxLength: depth < MAX_DEPTH ? 3 : 0 };
    switch (bare.kind) {
      case 'primitive':
        return primitive(bare.name);
      case 'enum':
        return fc.constantFrom(...bare.symbols.map((symbol) => symbol.name));
      case 'fixed':
        return bytes({ minLength: bare.size, maxLength: bare.size });
      case 'array':
        return fc.array(this.below(bare.items, depth), size);
      case 'map':
        return fc.dictionary(fc.string(), this.below(bare.values, depth), {
          maxKeys: size.maxLength,
          noNullPrototype: true,
        });
      case 'union':
        return fc.oneof(
          ...bare.members.map((member) =>
            member.key === 'null'
              ? fc.constant(null)
              : this.below(member.type, depth).map((value) => ({ [member.key]: value })),
          ),
        );
      case 'record':
        return this.record(bare.fields, depth);
    }
  }

  private record(fields: readonly Field[], depth: number): fc.Arbitrary<unknown> {
    const kept = fields.filter((field) => this.hasValues(field.type) && (depth < MAX_DEPTH || isNeeded(field)));
    const members = Object.fromEntries(kept.map((field) => [field.name, this.below(field.type, depth)]));
    const needed = kept.filter(isNeeded).map((field) => field.name);
    return fc.record(members, { requiredKeys: needed, noNullPrototype: true });
  }

  /** Whether any value fits: none fits a union without members. */
  hasValues(type: TypeRef): boolean {
    const bare = this.types.bare(type);
    return bare.kind !== 'union' || bare.members.length > 0;
  }

  /** Built when it is drawn: a type may hold itself. */
  private below(type: TypeRef, depth: number): fc.Arbitrary<unknown> {
    return fc.constant(undefined).chain(() => this.of(type, depth + 1));
  }
}

function isNeeded(field: Field): boolean {
  return field.presence === 'required' && field.default === undefined;
}

function primitive(name: PrimitiveName): fc.Arbitrary<unknown> {
  switch (name) {
    case 'boolean':
      return fc.boolean();
    case 'bytes':
      return bytes({ maxLength: 5 });
    case 'double':
    case 'float':
      return fc.oneof(
        fc.double({ noNaN: true, noDefaultInfinity: true }),
        fc.constantFrom('NaN', 'Infinity', '-Infinity'),
      );
    case 'int':
      return fc.integer();
    case 'long':
      // As far as avsc tells longs apart.
      return fc.integer({ min: -(2 ** 51), max: 2 ** 51 });
    case 'null':
      return fc.constant(null);
    case 'string':
      return fc.string();
  }
}

function bytes(size: { readonly minLength?: number; readonly maxLength: number }): fc.Arbitrary<string> {
  return fc.array(fc.integer({ min: 0, max: 255 }), size).map((codes) => String.fromCharCode(...codes));
}

/** Values that fit few types, to put in the place of a part. */
const WRONG = [
  null,
  true,
  0,
  1.5,
  -(2 ** 31) - 1,
  2 ** 64,
  '',
  'NaN',
  'text',
  '\u0100',
  [],
  {},
  ['x'],
  { string: 'x' },
  { a: 1, b: 2 },
];

/** The value with one part replaced, removed or added, anywhere in it. It may still fit by chance. */
export function mutated(value: unknown): fc.Arbitrary<unknown> {
  return fc
    .tuple(fc.nat(), fc.constantFrom('replace', 'remove', 'add'), fc.constantFrom(...WRONG))
    .map(([at, change, wrong]) => {
      const copy: unknown = structuredClone(value);
      const places = [...placesIn({ root: copy })];
      const place = places[at % places.length]!;
      if (change === 'remove') place.remove();
      else if (change === 'replace') place.set(structuredClone(wrong));
      else place.add(structuredClone(wrong));
      return places[0]!.get();
    });
}

interface ArbitraryContext {
  readonly get: () => unknown;
  readonly set: (value: unknown) => void;
  readonly remove: () => void;
  readonly add: (value: unknown) => void;
}

function* placesIn(container: Record<string, unknown> | unknown[]): Generator<ArbitraryContext> {
  for (const key of Object.keys(container)) {
    const get = (): unknown => Reflect.get(container, key);
    yield {
      get,
      set: (value) => void Reflect.set(container, key, value),
      remove: () => void Reflect.deleteProperty(container, key),
      add: (value) => {
        const current = get();
        if (Array.isArray(current)) current.push(value);
        else if (typeof current === 'object' && current !== null) Reflect.set(current, 'surplus', value);
        else Reflect.set(container, key, value);
      },
    };
    const current = get();
    if (isContainer(current)) yield* placesIn(current);
  }
}

function isContainer(value: unknown): value is Record<string, unknown> | unknown[] {
  return typeof value === 'object' && value !== null;
}
