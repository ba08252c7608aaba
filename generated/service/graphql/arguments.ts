// @generated from models/graphql/ by "npm run generate". Do not edit.

export interface QueryEntityArgs {
  readonly urn: string;
}

export interface MutationUpdateDatasetArgs {
  readonly urn: string;
  readonly input: DatasetUpdateInput;
}

export interface MutationUpdateDescriptionArgs {
  readonly input: DescriptionUpdateInput;
}

export interface QuerySearchAcrossLineageArgs {
  readonly input: SearchAcrossLineageInput;
}

export interface MutationUpdateLineageArgs {
  readonly input: UpdateLineageInput;
}

export interface MutationSearchAcrossLineageArgs {
  readonly input: SearchAcrossLineageInput;
}

export interface QuerySearchArgs {
  readonly input: SearchInput;
}

export interface QuerySearchAcrossEntitiesArgs {
  readonly input: SearchAcrossEntitiesInput;
}

export interface QueryAutoCompleteArgs {
  readonly input: AutoCompleteInput;
}

export interface QueryBrowseArgs {
  readonly input: BrowseInput;
}

export interface QueryEntityExistsArgs {
  readonly urn: string;
}

/** Conditions that must all hold. */
export interface AndFilterInput {
  readonly and?: readonly FacetFilterInput[] | null;
}

/** What to complete. */
export interface AutoCompleteInput {
  /** Type of the entities; unless given, all that people complete names of. */
  readonly type?: string | null;
  /** The beginning of a word. */
  readonly query: string;
  /** Field to complete in; every field that is meant for it unless given. */
  readonly field?: string | null;
  /** Most completions; 5 unless given. */
  readonly limit?: number | null;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
}

/** Which place of the tree to look into. */
export interface BrowseInput {
  readonly type: string;
  /** Segments of the place; the root unless given. */
  readonly path?: readonly string[] | null;
  /** Number of groups and entities to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most groups and entities to answer; 10 unless given. */
  readonly count?: number | null;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
}

/** Whether a dataset should no longer be used. */
export interface DatasetDeprecationUpdate {
  readonly deprecated: boolean;
  /** When it goes. Epoch milliseconds, UTC. */
  readonly decommissionTime?: number | null;
  readonly note: string;
}

/** What people write about a dataset. */
export interface DatasetEditablePropertiesUpdate {
  readonly description: string;
}

/** Parts to replace; what is absent stays. */
export interface DatasetUpdateInput {
  readonly ownership?: OwnershipUpdate | null;
  readonly deprecation?: DatasetDeprecationUpdate | null;
  readonly institutionalMemory?: InstitutionalMemoryUpdate | null;
  /** @deprecated Use tags. */
  readonly globalTags?: GlobalTagsUpdate | null;
  readonly tags?: GlobalTagsUpdate | null;
  readonly editableSchemaMetadata?: EditableSchemaMetadataUpdate | null;
  readonly editableProperties?: DatasetEditablePropertiesUpdate | null;
}

/** What to describe, and how. */
export interface DescriptionUpdateInput {
  /** The description, in Markdown. */
  readonly description: string;
  /** URN of the entity. */
  readonly resourceUrn: string;
  /** What kind of part of the entity is described; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null;
}

/** What people say of one column. */
export interface EditableSchemaFieldInfoUpdate {
  readonly fieldPath: string;
  readonly description?: string | null;
  readonly globalTags?: GlobalTagsUpdate | null;
}

/** What people say of columns. */
export interface EditableSchemaMetadataUpdate {
  readonly editableSchemaFieldInfo: readonly EditableSchemaFieldInfoUpdate[];
}

/** A condition on one field. */
export interface FacetFilterInput {
  /** Name of the field. */
  readonly field: string;
  /**
   * A single value.
   * @deprecated Use values.
   */
  readonly value?: string | null;
  /** Values of which one is enough. */
  readonly values?: readonly string[] | null;
  /** Whether the condition must not hold; false unless given. */
  readonly negated?: boolean | null;
  /** How to compare; EQUAL unless given. */
  readonly condition?: FilterOperator | null;
}

/** Conditions that must all hold. */
export interface FilterInput {
  readonly and: readonly FacetFilterInput[];
}

/** How a field is compared with values. */
export type FilterOperator = 'CONTAIN' | 'END_WITH' | 'EQUAL' | 'EXISTS' | 'GREATER_THAN' | 'GREATER_THAN_OR_EQUAL_TO' | 'IN' | 'IS_NULL' | 'LESS_THAN' | 'LESS_THAN_OR_EQUAL_TO' | 'START_WITH';

/** All tags. */
export interface GlobalTagsUpdate {
  readonly tags?: readonly TagAssociationUpdate[] | null;
}

/** A link to a document. */
export interface InstitutionalMemoryMetadataUpdate {
  readonly url: string;
  /** Label of the link. */
  readonly description?: string | null;
  /** URN or bare name of the user who adds it. */
  readonly author: string;
  /** Epoch milliseconds, UTC; now unless given. */
  readonly createdAt?: number | null;
}

/** All links. */
export interface InstitutionalMemoryUpdate {
  readonly elements: readonly InstitutionalMemoryMetadataUpdate[];
}

/** Which way to follow lineage. */
export type LineageDirection = 'UPSTREAM' | 'DOWNSTREAM';

/** A lineage edge by its ends. */
export interface LineageEdge {
  /** URN of what is made. */
  readonly downstreamUrn: string;
  /** URN of what it is made from. */
  readonly upstreamUrn: string;
}

/** An owner. */
export interface OwnerUpdate {
  /** URN of a user or a group. */
  readonly owner: string;
  readonly type?: string | null;
  /** URN of a kind of ownership that the organisation made. */
  readonly ownershipTypeUrn?: string | null;
}

/** All owners. */
export interface OwnershipUpdate {
  readonly owners: readonly OwnerUpdate[];
}

/** Which end of an edge the entity at hand is. */
export type RelationshipDirection = 'INCOMING' | 'OUTGOING';

/** Which edges to list. */
export interface RelationshipsInput {
  /** Names of relationships; an empty list means all. */
  readonly types: readonly string[];
  /** Which end of the edges the entity is. */
  readonly direction: RelationshipDirection;
  /** Number of edges to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most edges to answer; 100 unless given. */
  readonly count?: number | null;
}

/** What to find among the entities of several types. */
export interface SearchAcrossEntitiesInput {
  /** Types to search; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: readonly string[] | null;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  readonly searchFlags?: SearchFlags | null;
}

/** What to find along lineage. */
export interface SearchAcrossLineageInput {
  /** The entity to start from. Required, although nullable. */
  readonly urn?: string | null;
  readonly direction: LineageDirection;
  /** Types to find; every type that is meant for searching unless given. */
  readonly types?: readonly string[] | null;
  /** Words to find; everything unless given. */
  readonly query?: string | null;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough; the field degree takes 1, 2 and 3+. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  /** Follow only edges created or updated since then. Epoch milliseconds, UTC. */
  readonly startTimeMillis?: number | null;
  /** Follow only edges created or updated until then. Epoch milliseconds, UTC. */
  readonly endTimeMillis?: number | null;
  readonly searchFlags?: SearchFlags | null;
}

/** How to carry out a search. */
export interface SearchFlags {
  /** Answer without looking at kept results; nothing is kept, so this changes nothing. */
  readonly skipCache?: boolean | null;
  /** Most values of a facet; 20 unless given. */
  readonly maxAggValues?: number | null;
  /** Read the query as words (true, the default) or as `field:value` expressions too (false). */
  readonly fulltext?: boolean | null;
  /** Leave out in which fields the query was found. */
  readonly skipHighlighting?: boolean | null;
  /** Leave out the facets. */
  readonly skipAggregates?: boolean | null;
  /** Accepted for the sake of older documents; there are no suggestions. */
  readonly getSuggestions?: boolean | null;
}

/** What to find among the entities of one type. */
export interface SearchInput {
  readonly type: string;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null;
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: readonly FacetFilterInput[] | null;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: readonly AndFilterInput[] | null;
  readonly searchFlags?: SearchFlags | null;
}

/** Parts of entities that can be described. */
export type SubResourceType = 'DATASET_FIELD';

/** A tag on something. */
export interface TagAssociationUpdate {
  readonly tag: TagUpdateInput;
}

/** A tag by its URN. */
export interface TagUpdateInput {
  readonly urn: string;
  /** Accepted for the sake of older documents; the tag itself stays as it is. */
  readonly name?: string | null;
  /** Accepted for the sake of older documents; the tag itself stays as it is. */
  readonly description?: string | null;
}

/** Edges to change. An edge in both lists is removed. */
export interface UpdateLineageInput {
  readonly edgesToAdd?: readonly (LineageEdge | null)[] | null;
  readonly edgesToRemove?: readonly (LineageEdge | null)[] | null;
}
