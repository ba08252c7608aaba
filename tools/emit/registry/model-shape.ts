/**
 * Makes the shape of a model: what a later model is compared with. Takes the model, gives plain data; compares nothing.
 */
import { assertNever } from '../../invariant.js';
import type {
  CatalogModel,
  Field,
  MethodSpec,
  ModelValue,
  NamedType,
  TextAnalysisSpec,
  TypeRef,
} from '../../model/catalog-model.js';
import type {
  FieldShape,
  MethodShape,
  ModelShape,
  TypeShape,
  UseShape,
  WordsShape,
} from '../../runtime/registry/model-shape.js';
import { namesIn, namesInMethod } from '../names-in-type.js';
import { compareText } from '../order.js';
import { ModelTypeIndex } from '../type-index.js';

export function modelShape(model: CatalogModel): ModelShape {
  return {
    form: 1,
    types: reachableTypes(model).map(typeShape),
    aspects: model.aspects,
    entities: model.entities.map(({ name, found, keyAspect, keyFields, aspects }) => ({
      name,
      found,
      keyAspect,
      keyFields,
      // Their order in the registry file means nothing.
      aspects: aspects.toSorted(compareText),
    })),
    methods: model.resources.flatMap(({ name, methods }) => methods.map((method) => methodShape(name, method))),
    patches: model.patches.aspects,
    words: wordsOf(model.textAnalysis),
  };
}

function wordsOf({ stopWords, urnWords, stems, synonyms }: TextAnalysisSpec): readonly WordsShape[] {
  return [
    ...(stopWords.length === 0 ? [] : [{ list: 'stopWords', texts: stopWords } as const]),
    ...(urnWords.length === 0 ? [] : [{ list: 'urnWords', texts: urnWords } as const]),
    ...Object.entries(stems).map((texts) => ({ list: 'stems', texts }) as const),
    ...synonyms.map((texts) => ({ list: 'synonyms', texts }) as const),
  ];
}

/** A type that nothing reaches is in nobody's values. */
function reachableTypes(model: CatalogModel): readonly NamedType[] {
  const index = new ModelTypeIndex(model);
  const found = new Map<string, NamedType>();
  const waiting = [
    ...model.aspects.map(({ record }) => record),
    ...model.resources.flatMap(({ methods }) => methods.flatMap(namesInMethod)),
  ];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (found.has(name)) continue;
    const type = index.named(name);
    found.set(name, type);
    waiting.push(...namesIn(type));
  }
  return [...found.values()].sort((a, b) => compareText(a.fqn, b.fqn));
}

function typeShape(type: NamedType): TypeShape {
  const { kind, fqn: name } = type;
  switch (kind) {
    case 'record':
      return { kind, name, fields: type.fields.map((field) => recordField(field, name)) };
    case 'enum':
      return { kind, name, symbols: type.symbols.map((symbol) => symbol.name) };
    case 'fixed':
      return { kind, name, size: type.size };
    case 'typeref':
      return { kind, name, type: useShape(type.ref) };
    default:
      return assertNever(type, 'named type');
  }
}

function recordField(field: Field, record: string): FieldShape {
  const bare = fieldShape(field);
  const shape = field.audience === 'secret' ? { ...bare, audience: field.audience } : bare;
  return field.declaredIn === record ? shape : { ...shape, from: field.declaredIn };
}

function fieldShape(field: Pick<Field, 'default' | 'name' | 'presence' | 'type'>): FieldShape {
  const shape = { name: field.name, type: useShape(field.type), presence: field.presence };
  return field.default === undefined ? shape : { ...shape, default: exactJson(field.default) };
}

function methodShape(resource: string, { name, parameters, returns }: MethodSpec): MethodShape {
  const shape = { resource, name, parameters: parameters.map(fieldShape) };
  return returns === undefined ? shape : { ...shape, returns: useShape(returns) };
}

function useShape(type: TypeRef): UseShape {
  switch (type.kind) {
    case 'primitive':
      return type.name;
    case 'named':
      return type.fqn;
    case 'array':
      return { kind: 'array', of: useShape(type.items) };
    case 'map':
      return { kind: 'map', of: useShape(type.values) };
    case 'union':
      return {
        kind: 'union',
        members: type.members.map((member) => ({ key: member.key, type: useShape(member.type) })),
      };
    default:
      return assertNever(type, 'type reference');
  }
}

/** JSON text with every digit of a long. */
function exactJson(value: ModelValue): string {
  if (typeof value === 'bigint') return String(value);
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(exactJson).join(',')}]`;
  return `{${Object.entries(value)
    .map(([key, item]) => `${JSON.stringify(key)}:${exactJson(item)}`)
    .join(',')}}`;
}

function isList(value: ModelValue): value is readonly ModelValue[] {
  return Array.isArray(value);
}
