import type { Binding, EntityNames } from '../../../../generated/service/graphql/binding.js';
import type { AspectSpec } from '../../../../generated/service/registry/model.js';
import { readInstalledNow } from '../../../assets/index.js';
import {
  type DocsCatalog,
  type MemberDoc,
  readDocsCatalog,
  type TypeDoc,
} from '../../../platform/docs/docs-catalog.js';
import type { Registry } from '../../../registry/registry.js';

/** Everything that the generator wrote about the models. */
export class ModelKnowledge {
  readonly registry: Registry;
  readonly entityNames: readonly EntityNames[];
  readonly bindings: Readonly<Record<string, Readonly<Record<string, Binding>>>>;
  private readonly types: ReadonlyMap<string, TypeDoc>;

  constructor(registry: Registry, docs: DocsCatalog, graphql: Pick<ModelKnowledge, 'bindings' | 'entityNames'>) {
    this.registry = registry;
    this.entityNames = graphql.entityNames;
    this.bindings = graphql.bindings;
    this.types = new Map(docs.types.map((type) => [type.name, type]));
  }

  type(fqn: string): TypeDoc | undefined {
    return this.types.get(fqn);
  }

  fieldOf(fqn: string, name: string): MemberDoc | undefined {
    return this.types.get(fqn)?.fields?.find((field) => field.name === name);
  }

  /** The record that declares a field: the record itself, or one that it includes. */
  declarerOf(fqn: string, field: string): string {
    const including = this.types.get(fqn)?.includes?.find((included) => this.fieldOf(included, field) !== undefined);
    return including === undefined ? fqn : this.declarerOf(including, field);
  }

  /** Where a type or one of its fields is declared: `models/a/B.pdl:3`, without a line when the file is missing. */
  placeOf(fqn: string, field?: string): string {
    const source = this.types.get(fqn)?.source ?? '';
    const path = `models/${source}`;
    // Models are part of the repository only; an installed package contains the generated files.
    const text = readInstalledNow(path);
    const line = text === undefined ? 0 : lineOf(text, nameOf(fqn), field);
    return `${path}${line === 0 ? '' : `:${String(line)}`}`;
  }

  /** Names of the entities that carry an aspect. */
  entitiesWith({ name }: AspectSpec): readonly string[] {
    return this.registry
      .entities()
      .filter((entity) => entity.aspectByName.has(name))
      .map((entity) => entity.name);
  }
}

/** Reads a few hundred kilobytes, so it is called only by commands that need it. */
export async function readKnowledge(): Promise<ModelKnowledge> {
  const [{ servedRegistry }, graphql, docs] = await Promise.all([
    import('../../../registry/served-registry.js'),
    import('../../../../generated/service/graphql/bindings.js'),
    readDocsCatalog(),
  ]);
  return new ModelKnowledge(servedRegistry, docs, graphql);
}

/** The part of a full name after its last dot. */
export function nameOf(fqn: string): string {
  return fqn.slice(fqn.lastIndexOf('.') + 1);
}

/** The line of a declaration, or of a field after it; 0 when it is missing. Comments begin with a star or slash. */
function lineOf(text: string, type: string, field: string | undefined): number {
  const lines = text.split('\n').map((line) => (/^\s*[*/]/.test(line) ? '' : line));
  const declaration = new RegExp(`\\b(record|enum|typeref|fixed)\\s+\`?${type}\\b`);
  const declared = lines.findIndex((line) => declaration.test(line));
  if (declared < 0 || field === undefined) return declared + 1;
  const start = new RegExp(`(^|[{,\\s])\`?${field}\`?\\s*:`);
  const found = lines.slice(declared).findIndex((line) => start.test(line));
  return found < 0 ? declared + 1 : declared + found + 1;
}
