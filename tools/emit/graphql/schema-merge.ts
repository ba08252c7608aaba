import {
  Kind,
  parse,
  Source,
  specifiedScalarTypes,
  type DefinitionNode,
  type FieldDefinitionNode,
  type InputValueDefinitionNode,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
  type TypeDefinitionNode,
  type TypeNode,
} from 'graphql';
import type { SourceText } from '../../model/catalog-model.js';
import { compareText } from '../order.js';

/** Kinds that an argument may have; GraphQL's own scalars have no definition. */
const INPUT_KINDS: ReadonlySet<Kind | undefined> = new Set([
  undefined,
  Kind.ENUM_TYPE_DEFINITION,
  Kind.INPUT_OBJECT_TYPE_DEFINITION,
  Kind.SCALAR_TYPE_DEFINITION,
]);

const ROOTS: ReadonlyMap<string, string> = new Map([
  ['Query', 'What can be read.'],
  ['Mutation', 'What can be changed.'],
]);

/**
 * Generated and hand-written definitions as one schema, in canonical order. Hand-written definitions win over generated
 * ones of the same name; `extend type Query` adds to the generated one. Operations on types that are not in the models
 * are omitted, and so are fields added to such types: somebody else's models need not have ours. What is hand-written
 * keeps its place.
 */
export function mergeSchema(generated: string, sources: readonly SourceText[]): readonly TypeDefinitionNode[] {
  const written = sources.flatMap(({ path, text }) => parse(new Source(text, path)).definitions);
  const types = new Map<string, TypeDefinitionNode>();
  for (const node of parse(generated, { noLocation: true }).definitions)
    if (isType(node)) types.set(node.name.value, node);
  for (const node of written) if (isType(node)) types.set(node.name.value, node);
  for (const node of written) if (node.kind === Kind.OBJECT_TYPE_EXTENSION) extend(types, node);
  prune(types);
  return [...types.values()].map(withMeaning).sort(byRank);
}

/** Names that the hand-written files define. */
export function definedNames(sources: readonly SourceText[]): readonly string[] {
  return sources
    .flatMap(({ text }) => parse(text, { noLocation: true }).definitions)
    .flatMap((node) => (isType(node) ? [node.name.value] : []));
}

/** Fields of Query that are no reads of an entity type: hand-written ones, and the one for entities of any type. */
export function readsIn(sources: readonly SourceText[]): readonly string[] {
  const written = sources
    .flatMap(({ text }) => parse(text, { noLocation: true }).definitions)
    .flatMap((node) => (node.kind === Kind.OBJECT_TYPE_EXTENSION && node.name.value === 'Query' ? [node] : []))
    .flatMap(({ fields = [] }) => fields.map(({ name }) => name.value));
  return ['entity', ...written];
}

function isType(node: DefinitionNode): node is TypeDefinitionNode {
  return node.kind.endsWith('TypeDefinition');
}

function extend(types: Map<string, TypeDefinitionNode>, { name, fields = [] }: ObjectTypeExtensionNode): void {
  const existing = types.get(name.value);
  if (existing === undefined && !ROOTS.has(name.value)) return;
  const before = existing?.kind === Kind.OBJECT_TYPE_DEFINITION ? existing : emptyType(name.value);
  types.set(name.value, { ...before, fields: [...(before.fields ?? []), ...fields] });
}

function emptyType(value: string): ObjectTypeDefinitionNode {
  return { kind: Kind.OBJECT_TYPE_DEFINITION, name: { kind: Kind.NAME, value }, fields: [] };
}

/** Fields that refer to what is not there go, then types that have none left, until nothing dangles. */
function prune(types: Map<string, TypeDefinitionNode>): void {
  const scalars = new Set(specifiedScalarTypes.map(({ name }) => name));
  const isKnown = (type: TypeNode): boolean => types.has(nameOf(type)) || scalars.has(nameOf(type));
  const isInput = (type: TypeNode): boolean => isKnown(type) && INPUT_KINDS.has(types.get(nameOf(type))?.kind);
  const isWhole = (field: FieldDefinitionNode | InputValueDefinitionNode): boolean =>
    field.kind === Kind.INPUT_VALUE_DEFINITION
      ? isInput(field.type)
      : isKnown(field.type) && (field.arguments ?? []).every(({ type }) => isInput(type));
  for (let before = -1; before !== types.size;) {
    before = types.size;
    for (const [name, node] of types) {
      const left = pruned(node, isWhole, isKnown);
      if (left === undefined) types.delete(name);
      else types.set(name, left);
    }
  }
}

function pruned(
  node: TypeDefinitionNode,
  isWhole: (field: FieldDefinitionNode | InputValueDefinitionNode) => boolean,
  isKnown: (type: TypeNode) => boolean,
): TypeDefinitionNode | undefined {
  switch (node.kind) {
    case Kind.OBJECT_TYPE_DEFINITION: {
      const fields = (node.fields ?? []).filter(isWhole);
      return fields.length === 0 ? undefined : { ...node, fields };
    }
    case Kind.INPUT_OBJECT_TYPE_DEFINITION: {
      const fields = (node.fields ?? []).filter(isWhole);
      return fields.length === 0 ? undefined : { ...node, fields };
    }
    case Kind.UNION_TYPE_DEFINITION: {
      const members = (node.types ?? []).filter(isKnown);
      return members.length === 0 ? undefined : { ...node, types: members };
    }
    default:
      return node;
  }
}

function nameOf(type: TypeNode): string {
  return type.kind === Kind.NAMED_TYPE ? type.name.value : nameOf(type.type);
}

function byRank(a: TypeDefinitionNode, b: TypeDefinitionNode): number {
  return rank(a) - rank(b) || compareText(a.name.value, b.name.value);
}

/** Roots first, since they are what a reader looks for. */
function rank({ name }: TypeDefinitionNode): number {
  const root = [...ROOTS.keys()].indexOf(name.value);
  return root === -1 ? ROOTS.size : root;
}

function withMeaning(node: TypeDefinitionNode): TypeDefinitionNode {
  const value = ROOTS.get(node.name.value);
  if (value === undefined || node.description !== undefined) return node;
  return { ...node, description: { kind: Kind.STRING, value, block: true } };
}
