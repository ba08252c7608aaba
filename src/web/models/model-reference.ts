import { useSuspenseQuery } from '@tanstack/react-query';
import { readResource, ServiceError } from '../app/transport.js';

/** A field of a record. `type`: in PDL, types by their full names. */
export interface DescribedField {
  readonly name: string;
  readonly doc: string;
  readonly type: string;
  readonly isOptional?: true;
  readonly default?: unknown;
  readonly deprecated?: string | true;
}

/** A type that aspects are made of, as `generated/web/model-reference.json` has it. */
export interface DescribedType {
  /** Full name. */
  readonly name: string;
  readonly kind: 'enum' | 'fixed' | 'record' | 'typeref';
  readonly doc: string;
  /** The model file that declares it, from the folder of the models. */
  readonly source: string;
  readonly deprecated?: string | true;
  /** Of a record. */
  readonly fields?: readonly DescribedField[];
  /** Of an enum. */
  readonly symbols?: readonly Pick<DescribedField, 'deprecated' | 'doc' | 'name'>[];
  /** What a typeref stands for, and the size of a fixed. */
  readonly type?: string;
}

/** What the model says of the fields of an aspect. Paths: field names, and `*` for items, divided by slashes. */
export interface DescribedAspect {
  readonly name: string;
  readonly searchable: readonly {
    readonly path: string;
    readonly name: string;
    readonly type: string;
    readonly facet?: string;
    /** Searches that name no field look into it. */
    readonly isDefault?: true;
  }[];
  readonly relationships: readonly {
    readonly path: string;
    readonly name: string;
    readonly entityTypes: readonly string[];
    readonly lineage?: 'downstream' | 'upstream';
  }[];
  readonly figures: readonly { readonly path: string; readonly name: string }[];
  /** Some of its fields are secret, and not described. */
  readonly hasSecrets?: true;
}

/** How the URNs of an entity type are made. */
export interface DescribedEntityType {
  readonly name: string;
  readonly keyAspect: string;
  readonly keyFields: readonly {
    readonly name: string;
    readonly value: 'enum' | 'string' | 'urn';
    readonly symbols?: readonly string[];
    readonly presence: 'optional' | 'required';
  }[];
}

interface ReferenceFile {
  readonly entities: readonly DescribedEntityType[];
  readonly aspects: readonly DescribedAspect[];
  readonly types: readonly DescribedType[];
}

/** Full names in the text of a type. */
const FULL_NAME = /[A-Za-z_]\w*(?:\.\w+)+/g;

/** What the page of the models knows beside the models that all pages know. */
export class ModelReference {
  private readonly entities: ReadonlyMap<string, DescribedEntityType>;
  private readonly aspects: ReadonlyMap<string, DescribedAspect>;
  private readonly types: ReadonlyMap<string, DescribedType>;

  constructor(file: ReferenceFile) {
    this.entities = new Map(file.entities.map((entity) => [entity.name, entity]));
    this.aspects = new Map(file.aspects.map((aspect) => [aspect.name, aspect]));
    this.types = new Map(file.types.map((type) => [type.name, type]));
  }

  entity(name: string): DescribedEntityType | undefined {
    return this.entities.get(name);
  }

  aspect(name: string): DescribedAspect | undefined {
    return this.aspects.get(name);
  }

  /** By its full name. */
  type(name: string): DescribedType | undefined {
    return this.types.get(name);
  }

  /** A type with all that it is made of, each once, itself first and then in order of use. */
  typesIn(name: string): readonly DescribedType[] {
    const found = new Set([name]);
    for (const fqn of found) {
      const { fields = [], type = '' } = this.types.get(fqn) ?? {};
      const texts = [type, ...fields.map((field) => field.type)];
      for (const used of texts.flatMap((text) => text.match(FULL_NAME) ?? [])) found.add(used);
    }
    return [...found].flatMap((fqn) => this.types.get(fqn) ?? []);
  }
}

/** What stands in the text of a type: full names of types, and what is between them. */
export function typeParts(text: string): readonly { readonly text: string; readonly isName: boolean }[] {
  const parts: { text: string; isName: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(FULL_NAME)) {
    if (match.index > end) parts.push({ text: text.slice(end, match.index), isName: false });
    parts.push({ text: match[0], isName: true });
    end = match.index + match[0].length;
  }
  return end < text.length ? [...parts, { text: text.slice(end), isName: false }] : parts;
}

/** How a URN of an entity type looks, with the names of its key fields. */
export function urnForm({ name, keyFields }: DescribedEntityType): string {
  const parts = keyFields.map((field) => `<${field.name}>`);
  return `urn:li:${name}:${parts.length === 1 ? parts.join('') : `(${parts.join(',')})`}`;
}

const referenceQuery = {
  queryKey: ['model-reference'],
  staleTime: Infinity,
  queryFn: async (): Promise<ModelReference> => {
    const file = await readResource<ReferenceFile>('/web/model-reference.json');
    if (file === undefined) throw new ServiceError('The service has no description of its models for pages.', 404);
    return new ModelReference(file);
  },
} as const;

export function useModelReference(): ModelReference {
  return useSuspenseQuery(referenceQuery).data;
}
