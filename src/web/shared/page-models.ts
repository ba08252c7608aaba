import { useSuspenseQuery } from '@tanstack/react-query';
import { readResource, ServiceError } from '../app/transport.js';

/** A text in an aspect. `path`: member names, and `*` for the items of a list. */
export interface TextPlace {
  readonly aspect: string;
  readonly path: readonly string[];
}

/** An entity type, as `generated/web/models.json` has it. */
export interface EntityModel {
  readonly name: string;
  /** In GraphQL, such as `DATA_JOB`. */
  readonly symbol: string;
  readonly doc: string;
  readonly category: 'core' | 'internal';
  readonly found: 'always' | 'named' | 'search';
  readonly aspects: readonly string[];
  readonly keyFields: readonly { readonly name: string; readonly value: 'enum' | 'string' | 'urn' }[];
  readonly partOf?: string;
  /** Key field that names the platform; `part` of the URN in it. */
  readonly platform?: { readonly field: string; readonly part?: number; readonly isLowerCase: boolean };
  /** The first place with a text counts. */
  readonly nameAt: readonly TextPlace[];
  readonly descriptionAt: readonly TextPlace[];
  /** Aspect with the description that people edit; absent when it has none. */
  readonly editedDescription?: string;
  /** Relationships that lead to it: an entity type, a blank, a name. */
  readonly pointedAtBy: readonly string[];
  /** Relationships of lineage that start at it, each with where it leads; absent when it has none. */
  readonly lineage?: Readonly<Record<string, 'downstream' | 'upstream'>>;
}

/** An aspect, as `generated/web/models.json` has it. */
export interface AspectModel {
  readonly name: string;
  readonly record: string;
  readonly kind: 'timeseries' | 'versioned';
  readonly doc?: string;
  readonly autoRender?: true;
  readonly renderSpec?: { readonly displayType?: string; readonly displayName?: string; readonly key?: string };
  /** Numbers and words of a time series that can be shown over time. */
  readonly figures?: readonly string[];
}

interface ModelFile {
  readonly entities: readonly EntityModel[];
  readonly aspects: readonly AspectModel[];
  readonly facets: Readonly<Record<string, string>>;
  readonly platform?: { readonly aspect: string; readonly member: string };
}

/** What the pages know of the models. */
export class PageModels {
  private readonly byName: ReadonlyMap<string, EntityModel>;
  private readonly bySymbol: ReadonlyMap<string, EntityModel>;
  private readonly aspectByName: ReadonlyMap<string, AspectModel>;

  /** @param text of `generated/web/models.json` */
  static parse(text: string): PageModels {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-argument -- written by the generator of the same release
    return new PageModels(JSON.parse(text));
  }

  constructor(private readonly file: ModelFile) {
    this.byName = new Map(file.entities.map((entity) => [entity.name, entity]));
    this.bySymbol = new Map(file.entities.map((entity) => [entity.symbol, entity]));
    this.aspectByName = new Map(file.aspects.map((aspect) => [aspect.name, aspect]));
  }

  /** Every entity type, by name. */
  get entities(): readonly EntityModel[] {
    return this.file.entities;
  }

  /** By its name in the models, or its symbol in GraphQL. */
  entity(name: string): EntityModel | undefined {
    return this.byName.get(name) ?? this.bySymbol.get(name);
  }

  /** Every aspect, by name. */
  get aspects(): readonly AspectModel[] {
    return this.file.aspects;
  }

  /** Entity types that have an aspect. */
  entitiesWith(aspect: string): readonly EntityModel[] {
    return this.file.entities.filter(({ aspects }) => aspects.includes(aspect));
  }

  aspect(name: string): AspectModel | undefined {
    return this.aspectByName.get(name);
  }

  /** Relationships that lead to entities of a type: an entity type, a blank, a name. */
  pointsAt(entityType: string): readonly string[] {
    return this.entity(entityType)?.pointedAtBy ?? [];
  }

  /** Whether lineage starts or ends at entities of a type. */
  hasLineage(entityType: string): boolean {
    if (this.entity(entityType)?.lineage !== undefined) return true;
    return this.pointsAt(entityType).some((pointer) => {
      const [from = '', name = ''] = pointer.split(' ');
      return this.entity(from)?.lineage?.[name] !== undefined;
    });
  }

  /** Label of a facet for people. */
  facetLabel(field: string): string | undefined {
    return this.file.facets[field];
  }

  /** Where an entity says on which platform it is. */
  get platformAt(): { readonly aspect: string; readonly member: string } | undefined {
    return this.file.platform;
  }
}

/** The models that the service serves; they change with a release alone. */
export const modelsQuery = {
  queryKey: ['models'],
  staleTime: Infinity,
  queryFn: async (): Promise<PageModels> => {
    const file = await readResource<ModelFile>('/web/models.json');
    if (file === undefined) throw new ServiceError('The service has no models for pages.', 404);
    return new PageModels(file);
  },
} as const;

export function useModels(): PageModels {
  return useSuspenseQuery(modelsQuery).data;
}
