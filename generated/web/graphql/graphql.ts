// @generated from models/ by "npm run generate". Do not edit.
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** A document about an entity. */
export type AddLinkInput = {
  /** Text that is shown for the link. */
  readonly label: string;
  /** Where the document is. */
  readonly linkUrl: string;
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
};

/** Who else is to answer for an entity. */
export type AddOwnersInput = {
  /** The owners to add. */
  readonly owners: ReadonlyArray<OwnerInput>;
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
};

/** Several tags and an entity. */
export type AddTagsInput = {
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null | undefined;
  /** What kind of part is meant; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** URNs of the tags. */
  readonly tagUrns: ReadonlyArray<string>;
};

/** Several terms and an entity. */
export type AddTermsInput = {
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null | undefined;
  /** What kind of part is meant; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** URNs of the terms. */
  readonly termUrns: ReadonlyArray<string>;
};

/** Conditions that must all hold. */
export type AndFilterInput = {
  /** The conditions; without any, everything passes. */
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

/** Verdicts of an evaluation. */
export type AssertionResultType =
  /** The data broke the rule. */
  | 'FAILURE'
  /** The data met the rule. */
  | 'SUCCESS';

/** How far an evaluation has come. */
export type AssertionRunStatus =
  /** Evaluated to the end, whatever the verdict. */
  | 'COMPLETE';

/** The beginning of a name, and the types among which names are looked for. */
export type AutoCompleteMultipleInput = {
  /** Field to complete in; every field that is meant for it unless given. */
  readonly field?: string | null | undefined;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** Most completions for each type; 5 unless given. */
  readonly limit?: number | null | undefined;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** The beginning of a word. */
  readonly query: string;
  /** Types of the entities; unless given, all that people complete names of. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** URN of a view: its types and its filter narrow what is found. */
  readonly viewUrn?: string | null | undefined;
};

/** Which place of the tree of places to look into. */
export type BrowseV2Input = {
  /** Most groups to answer; 10 unless given. */
  readonly count?: number | null | undefined;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Steps to the place; the root unless given. */
  readonly path?: ReadonlyArray<string> | null | undefined;
  /** Words that the counted entities have; all of them unless given. */
  readonly query?: string | null | undefined;
  /** Number of groups to pass over; 0 unless given. */
  readonly start?: number | null | undefined;
  /** Type of the entities that are counted. */
  readonly type?: EntityType | null | undefined;
  /** The same for several types; without any, all but those that have to be named, such as internal ones. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** URN of a view: its types and its filter narrow what is counted. */
  readonly viewUrn?: string | null | undefined;
};

/** Moments in the life of a run. */
export type DataProcessRunStatus =
  /** Ended, well or not. */
  | 'COMPLETE'
  /** Began to work. */
  | 'STARTED';

/** What to describe, and how. */
export type DescriptionUpdateInput = {
  /** The description, in Markdown. */
  readonly description: string;
  /** URN of what is described, or of what the part belongs to. */
  readonly resourceUrn: string;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null | undefined;
  /** What kind of part of the entity is described; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null | undefined;
};

/** Which types to count. */
export type EntityCountInput = {
  /** The types; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** URN of a view: its types and its filter narrow what is counted. */
  readonly viewUrn?: string | null | undefined;
};

/** Types of entities. */
export type EntityType =
  /** A token by which programs sign in on behalf of a person. The token itself is not kept, only what is known of it. */
  | 'ACCESS_TOKEN'
  /** A rule that data has to meet. A tool checks it again and again, and each check is an event. */
  | 'ASSERTION'
  /** A picture of data in a BI tool. */
  | 'CHART'
  /** Something that holds datasets and other containers: a database, a schema, a folder, a project. */
  | 'CONTAINER'
  /** A group of people, for ownership and access. */
  | 'CORP_GROUP'
  /** A person or a service account. */
  | 'CORP_USER'
  /** A way of being responsible for an asset, as an organisation defines it. */
  | 'CUSTOM_OWNERSHIP_TYPE'
  /** A page in a BI tool that gathers charts around a question. */
  | 'DASHBOARD'
  /** A rule about who may do what within the catalog. */
  | 'DATAHUB_POLICY'
  /** How many versions of an aspect are kept, and for how long. */
  | 'DATAHUB_RETENTION'
  /** A set of rights within the catalog itself that is given to people and groups. */
  | 'DATAHUB_ROLE'
  /** A password or the like for connectors, kept encrypted. */
  | 'DATAHUB_SECRET'
  /** How far a person has come in a tour or another sequence of steps. */
  | 'DATAHUB_STEP_STATE'
  /** A change to the service's own stores that must happen once, and whether it has. */
  | 'DATAHUB_UPGRADE'
  /** A filter over the whole catalog that a person or everybody can switch on. */
  | 'DATAHUB_VIEW'
  /** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
  | 'DATASET'
  /** A pipeline: a set of tasks that an orchestrator runs together. */
  | 'DATA_FLOW'
  /** A task within a pipeline; it reads some datasets and writes others. */
  | 'DATA_JOB'
  /** A technology that holds or moves data, such as Snowflake or Kafka. */
  | 'DATA_PLATFORM'
  /** One installation of a data platform. */
  | 'DATA_PLATFORM_INSTANCE'
  /** A task as older connectors describe it, known by its orchestrator and environment; newer ones send dataJob. */
  | 'DATA_PROCESS'
  /** One run of a task or a pipeline. */
  | 'DATA_PROCESS_INSTANCE'
  /** A set of assets that is offered as one thing, with an owner and a promise. */
  | 'DATA_PRODUCT'
  /** A part of the business to which assets belong. */
  | 'DOMAIN'
  /** An order to run something, such as a connector, with its progress and its result. */
  | 'EXECUTION_REQUEST'
  /** Settings of the whole installation; there is one entity of this kind. */
  | 'GLOBAL_SETTINGS'
  /** A folder of glossary terms and of further folders. */
  | 'GLOSSARY_NODE'
  /** A word of the business with an agreed meaning. */
  | 'GLOSSARY_TERM'
  /** A connector with its recipe and its timetable. */
  | 'INGESTION_SOURCE'
  /** A link by which new people join the catalog, with a role if it names one. */
  | 'INVITE_TOKEN'
  /** An input of models, computed from data and kept in a feature store. */
  | 'MLFEATURE'
  /** A table of a feature store that offers features for training and serving. */
  | 'MLFEATURE_TABLE'
  /** A trained model, in one version. */
  | 'MLMODEL'
  /** A place at which a model is served and answers requests. */
  | 'MLMODEL_DEPLOYMENT'
  /** A set of models that belong together, usually the versions of one. */
  | 'MLMODEL_GROUP'
  /** A key by which rows of feature tables are looked up. */
  | 'MLPRIMARY_KEY'
  /** A document of text, queries and charts that people write and run in a notebook tool. */
  | 'NOTEBOOK'
  /** A notice that is shown to people when they enter the catalog. */
  | 'POST'
  /** A query that people run against datasets, kept to be shown and shared. */
  | 'QUERY'
  /** A right to use assets that is granted outside the catalog, by the system that holds them. */
  | 'ROLE'
  /** A column of a dataset, so that lineage can point at it. Its description lives in the aspects of its parent. */
  | 'SCHEMA_FIELD'
  /** A short label that anyone may attach to assets and columns. */
  | 'TAG'
  /** Identity under which an installation reports figures on its use; there is one entity of this kind. */
  | 'TELEMETRY'
  /** A rule that metadata has to meet, such as that every table has an owner. */
  | 'TEST';

/** A condition on one field. */
export type FacetFilterInput = {
  /** How to compare; EQUAL unless given. */
  readonly condition?: FilterOperator | null | undefined;
  /** Name of the field. */
  readonly field: string;
  /** Whether the condition must not hold; false unless given. */
  readonly negated?: boolean | null | undefined;
  /**
   * A single value.
   * @deprecated Use values.
   */
  readonly value?: string | null | undefined;
  /** Values of which one is enough. */
  readonly values?: ReadonlyArray<string> | null | undefined;
};

/** How a field is compared with values. */
export type FilterOperator =
  /** The field contains a value. */
  | 'CONTAIN'
  /** The field ends with a value. */
  | 'END_WITH'
  /** The field is equal to a value. */
  | 'EQUAL'
  /** The field has any value. */
  | 'EXISTS'
  /** The field is greater than the value. */
  | 'GREATER_THAN'
  /** The field is greater than the value or equal to it. */
  | 'GREATER_THAN_OR_EQUAL_TO'
  /** The field is one of the values; the same as EQUAL. */
  | 'IN'
  /** The field has no value. */
  | 'IS_NULL'
  /** The field is less than the value. */
  | 'LESS_THAN'
  /** The field is less than the value or equal to it. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** The field starts with a value. */
  | 'START_WITH';

/** Whose privileges are asked for, and for what. */
export type GetGrantedPrivilegesInput = {
  /** URN of a user. */
  readonly actorUrn: string;
  /** The entity; what is granted in the catalog itself and for every entity unless given. */
  readonly resourceSpec?: ResourceSpec | null | undefined;
};

/** Which way to follow lineage. */
export type LineageDirection =
  /** Towards what is made from the entity. */
  | 'DOWNSTREAM'
  /** Towards what the entity is made from. */
  | 'UPSTREAM';

/** A page of a list. Kinds of ownership, the newest first. */
export type ListOwnershipTypesInput = {
  /** Most of them on the page; 20 unless given. */
  readonly count?: number | null | undefined;
  /** Words that they have; all of them unless given. */
  readonly query?: string | null | undefined;
  /**
   * To continue with those that follow an answer, whatever is written meanwhile: its nextScrollId, with the same words. An
   * empty text begins. In place of start.
   */
  readonly scrollId?: string | null | undefined;
  /** How many to leave out before the page; none unless given. */
  readonly start?: number | null | undefined;
};

/** Who can own something. */
export type OwnerEntityType =
  /** Several people, named by the URN that they have together. */
  | 'CORP_GROUP'
  /** A person, named by the URN of an account. */
  | 'CORP_USER';

/** Who is to answer for an entity, and how. */
export type OwnerInput = {
  /** Whether it is a user or a group; the URN decides. */
  readonly ownerEntityType: OwnerEntityType;
  /** URN of a user or a group. */
  readonly ownerUrn: string;
  /** URN of a kind that the organisation made. */
  readonly ownershipTypeUrn?: string | null | undefined;
  /** Kind of ownership out of the fixed list; NONE unless given. */
  readonly type?: OwnershipType | null | undefined;
};

/** Fixed kinds of responsibility for an asset. */
export type OwnershipType =
  /** Decides what the asset is for. */
  | 'BUSINESS_OWNER'
  /** Uses the data. */
  | 'CONSUMER'
  /** A kind that the organisation defined; Owner.typeUrn names it. */
  | 'CUSTOM'
  /** Owns the data. */
  | 'DATAOWNER'
  /** Keeps its description, quality and lawful use in order. */
  | 'DATA_STEWARD'
  /** Looks after the asset in place of its owner. */
  | 'DELEGATE'
  /** Writes the code behind the asset. */
  | 'DEVELOPER'
  /** Responsible without a stated kind. */
  | 'NONE'
  /** Supplies the data. */
  | 'PRODUCER'
  /** Has an interest in the asset. */
  | 'STAKEHOLDER'
  /** Builds and runs the asset. */
  | 'TECHNICAL_OWNER';

/** Which end of an edge the entity at hand is. */
export type RelationshipDirection =
  /** Edges that point at the entity. */
  | 'INCOMING'
  /** Edges that start at the entity. */
  | 'OUTGOING';

/** A document that is no longer linked. */
export type RemoveLinkInput = {
  /** Where the document is. */
  readonly linkUrl: string;
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
};

/** Who is no longer to answer for an entity. */
export type RemoveOwnerInput = {
  /** URN of a user or a group. */
  readonly ownerUrn: string;
  /** The kind of ownership to end; every kind unless given. */
  readonly ownershipTypeUrn?: string | null | undefined;
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
};

/** An entity that policies may be about. */
export type ResourceSpec = {
  /** What kind of entity it is. */
  readonly resourceType: EntityType;
  /** URN of the entity; it need not be stored. */
  readonly resourceUrn: string;
};

/** Endings of a run, common to all orchestrators. */
export type RunResultType =
  /** Gave up after an error. */
  | 'FAILURE'
  /** Was left out on purpose and did nothing. */
  | 'SKIPPED'
  /** Did its work. */
  | 'SUCCESS'
  /** Failed this time and will be tried again. */
  | 'UP_FOR_RETRY';

/** What to find among the entities of several types. */
export type SearchAcrossEntitiesInput = {
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null | undefined;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: string;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null | undefined;
  /** By a field in place of the score. */
  readonly sortInput?: SearchSortInput | null | undefined;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null | undefined;
  /** Types to search; unless given, all but those that have to be named, such as internal ones. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** URN of a view, which narrows the search: what it lets through, and the types that it is confined to. */
  readonly viewUrn?: string | null | undefined;
};

/** What to find along lineage. */
export type SearchAcrossLineageInput = {
  /** Most results to answer; 10 unless given. */
  readonly count?: number | null | undefined;
  /** Which way to follow lineage from the entity. */
  readonly direction: LineageDirection;
  /** Follow only edges created or updated until then. Epoch milliseconds, UTC. */
  readonly endTimeMillis?: number | null | undefined;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** Groups of conditions of which one is enough; the field degree takes 1, 2 and 3+. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Words to find; everything unless given. */
  readonly query?: string | null | undefined;
  /** How to carry it out. */
  readonly searchFlags?: SearchFlags | null | undefined;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: number | null | undefined;
  /** Follow only edges created or updated since then. Epoch milliseconds, UTC. */
  readonly startTimeMillis?: number | null | undefined;
  /** Types to find; every type that is meant for searching unless given. */
  readonly types?: ReadonlyArray<EntityType> | null | undefined;
  /** The entity to start from. Required, although nullable. */
  readonly urn?: string | null | undefined;
};

/** How to carry out a search. */
export type SearchFlags = {
  /** Search fields whose values each result has in `extraProperties`; none unless given. */
  readonly fetchExtraFields?: ReadonlyArray<string> | null | undefined;
  /** Read the query as words (true, the default) or as `field:value` expressions too (false). */
  readonly fulltext?: boolean | null | undefined;
  /** Accepted for the sake of older documents; there are no suggestions. */
  readonly getSuggestions?: boolean | null | undefined;
  /** Find soft-deleted entities, too; a filter on removed does the same. */
  readonly includeSoftDeleted?: boolean | null | undefined;
  /** Most values of a facet; 20 unless given. */
  readonly maxAggValues?: number | null | undefined;
  /** Leave out the facets. */
  readonly skipAggregates?: boolean | null | undefined;
  /** Answer without looking at kept results; nothing is kept, so this changes nothing. */
  readonly skipCache?: boolean | null | undefined;
  /** Leave out in which fields the query was found. */
  readonly skipHighlighting?: boolean | null | undefined;
};

/** How to order results. */
export type SearchSortInput = {
  /** A list of at most one order. */
  readonly sortCriteria?: ReadonlyArray<SortCriterion> | null | undefined;
  /** The order; passed over when sortCriteria is given. */
  readonly sortCriterion?: SortCriterion | null | undefined;
};

/** A field by which results are ordered. */
export type SortCriterion = {
  /** Name of the field in the index. */
  readonly field: string;
  /** Which way. */
  readonly sortOrder: SortOrder;
};

/** Which way to order. */
export type SortOrder =
  /** The least first. */
  | 'ASCENDING'
  /** The greatest first. */
  | 'DESCENDING';

/** Parts of entities that can be described. */
export type SubResourceType =
  /** A column of a dataset. */
  | 'DATASET_FIELD';

/** A tag and an entity. */
export type TagAssociationInput = {
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null | undefined;
  /** What kind of part is meant; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** URN of the tag. */
  readonly tagUrn: string;
};

/** A term and an entity. */
export type TermAssociationInput = {
  /** URN of the entity, which must exist. */
  readonly resourceUrn: string;
  /** The part, such as the path of a column. */
  readonly subResource?: string | null | undefined;
  /** What kind of part is meant; the entity itself unless given. */
  readonly subResourceType?: SubResourceType | null | undefined;
  /** URN of the term. */
  readonly termUrn: string;
};

/** Whether an entity should no longer be used. */
export type UpdateDeprecationInput = {
  /** When it goes. Epoch milliseconds, UTC. */
  readonly decommissionTime?: number | null | undefined;
  /** Whether people should stop using it. */
  readonly deprecated: boolean;
  /** What to use instead, or why not this. */
  readonly note?: string | null | undefined;
  /** URN of the entity, which must exist. */
  readonly urn: string;
};

export type WhoAmIQueryVariables = Exact<{ [key: string]: never; }>;


export type WhoAmIQuery = { readonly me: { readonly corpUser: { readonly urn: string }, readonly platformPrivileges: { readonly managePolicies: boolean, readonly manageTokens: boolean, readonly manageDomains: boolean, readonly manageGlossaries: boolean, readonly manageTags: boolean, readonly manageIngestion: boolean, readonly viewAnalytics: boolean } } | null };

export type GrantedQueryVariables = Exact<{
  input: GetGrantedPrivilegesInput;
}>;


export type GrantedQuery = { readonly getGrantedPrivileges: { readonly privileges: ReadonlyArray<string> } | null };

export type BrowseQueryVariables = Exact<{
  input: BrowseV2Input;
}>;


export type BrowseQuery = { readonly browseV2: { readonly start: number, readonly count: number, readonly total: number, readonly groups: ReadonlyArray<{ readonly name: string, readonly count: number, readonly hasSubGroups: boolean, readonly entity:
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
       | null }> } | null };

export type CountEntitiesQueryVariables = Exact<{
  input?: EntityCountInput | null | undefined;
}>;


export type CountEntitiesQuery = { readonly getEntityCounts: { readonly counts: ReadonlyArray<{ readonly entityType: EntityType, readonly count: number }> | null } | null };

export type UpdateDescriptionMutationVariables = Exact<{
  input: DescriptionUpdateInput;
}>;


export type UpdateDescriptionMutation = { readonly updateDescription: boolean | null };

export type AddTagsMutationVariables = Exact<{
  input: AddTagsInput;
}>;


export type AddTagsMutation = { readonly addTags: boolean | null };

export type RemoveTagMutationVariables = Exact<{
  input: TagAssociationInput;
}>;


export type RemoveTagMutation = { readonly removeTag: boolean | null };

export type AddTermsMutationVariables = Exact<{
  input: AddTermsInput;
}>;


export type AddTermsMutation = { readonly addTerms: boolean | null };

export type RemoveTermMutationVariables = Exact<{
  input: TermAssociationInput;
}>;


export type RemoveTermMutation = { readonly removeTerm: boolean | null };

export type AddOwnersMutationVariables = Exact<{
  input: AddOwnersInput;
}>;


export type AddOwnersMutation = { readonly addOwners: boolean | null };

export type RemoveOwnerMutationVariables = Exact<{
  input: RemoveOwnerInput;
}>;


export type RemoveOwnerMutation = { readonly removeOwner: boolean | null };

export type AddLinkMutationVariables = Exact<{
  input: AddLinkInput;
}>;


export type AddLinkMutation = { readonly addLink: boolean | null };

export type RemoveLinkMutationVariables = Exact<{
  input: RemoveLinkInput;
}>;


export type RemoveLinkMutation = { readonly removeLink: boolean | null };

export type SetDomainMutationVariables = Exact<{
  entityUrn: string;
  domainUrn: string;
}>;


export type SetDomainMutation = { readonly setDomain: boolean | null };

export type UnsetDomainMutationVariables = Exact<{
  entityUrn: string;
}>;


export type UnsetDomainMutation = { readonly unsetDomain: boolean | null };

export type UpdateDeprecationMutationVariables = Exact<{
  input: UpdateDeprecationInput;
}>;


export type UpdateDeprecationMutation = { readonly updateDeprecation: boolean | null };

export type DescribeDatasetMutationVariables = Exact<{
  urn: string;
  description: string;
}>;


export type DescribeDatasetMutation = { readonly updateDataset: { readonly urn: string } | null };

export type DescribeChartMutationVariables = Exact<{
  urn: string;
  description: string;
}>;


export type DescribeChartMutation = { readonly updateChart: { readonly urn: string } | null };

export type DescribeDashboardMutationVariables = Exact<{
  urn: string;
  description: string;
}>;


export type DescribeDashboardMutation = { readonly updateDashboard: { readonly urn: string } | null };

export type DescribeDataFlowMutationVariables = Exact<{
  urn: string;
  description: string;
}>;


export type DescribeDataFlowMutation = { readonly updateDataFlow: { readonly urn: string } | null };

export type DescribeDataJobMutationVariables = Exact<{
  urn: string;
  description: string;
}>;


export type DescribeDataJobMutation = { readonly updateDataJob: { readonly urn: string } | null };

export type RelatedQueryVariables = Exact<{
  urn: string;
  types: ReadonlyArray<string> | string;
  direction: RelationshipDirection;
  start?: number | null | undefined;
  count?: number | null | undefined;
}>;


export type RelatedQuery = { readonly entity:
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
    | { readonly urn: string, readonly relationships: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null }> } | null }
   | null };

export type NeighboursQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
  types: ReadonlyArray<string> | string;
  count: number;
}>;


export type NeighboursQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
    | { readonly urn: string, readonly type: EntityType, readonly from: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null, readonly to: { readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly entity:
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
            | { readonly urn: string, readonly type: EntityType }
           | null, readonly created: { readonly time: number | null } | null }> } | null }
   | null> | null };

export type LineageColumnsQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type LineageColumnsQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string, readonly inputOutput: { readonly fineGrainedLineages: ReadonlyArray<{ readonly downstreams: ReadonlyArray<string> | null, readonly upstreams: ReadonlyArray<
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
            | { readonly urn: string }
          > | null }> | null } | null }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string, readonly fineGrainedLineages: ReadonlyArray<{ readonly downstreams: ReadonlyArray<string> | null, readonly upstreams: ReadonlyArray<
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
          | { readonly urn: string }
        > | null }> | null }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
   | null> | null };

export type LineageReachQueryVariables = Exact<{
  input: SearchAcrossLineageInput;
}>;


export type LineageReachQuery = { readonly searchAcrossLineage: { readonly total: number, readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
        | { readonly urn: string }
       }> } | null };

export type SearchQueryVariables = Exact<{
  input: SearchAcrossEntitiesInput;
}>;


export type SearchQuery = { readonly searchAcrossEntities: { readonly start: number, readonly count: number, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
      , readonly matchedFields: ReadonlyArray<{ readonly name: string, readonly value: string }> }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly displayName: string | null, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
         | null }> }> } | null };

export type SuggestQueryVariables = Exact<{
  input: AutoCompleteMultipleInput;
}>;


export type SuggestQuery = { readonly autoCompleteForMultiple: { readonly suggestions: ReadonlyArray<{ readonly type: EntityType, readonly suggestions: ReadonlyArray<string>, readonly entities: ReadonlyArray<
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
      > }> } | null };

export type OutcomesQueryVariables = Exact<{
  urns: ReadonlyArray<string> | string;
}>;


export type OutcomesQuery = { readonly entities: ReadonlyArray<
    | { readonly urn: string }
    | { readonly urn: string, readonly checks: ReadonlyArray<{ readonly timestampMillis: number, readonly status: AssertionRunStatus, readonly result: { readonly type: AssertionResultType } | null }> | null }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string, readonly runs: ReadonlyArray<{ readonly timestampMillis: number, readonly status: DataProcessRunStatus, readonly result: { readonly type: RunResultType } | null }> | null }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
    | { readonly urn: string }
   | null> | null };

export type OwnershipTypesQueryVariables = Exact<{
  input: ListOwnershipTypesInput;
}>;


export type OwnershipTypesQuery = { readonly listOwnershipTypes: { readonly nextScrollId: string | null, readonly ownershipTypes: ReadonlyArray<{ readonly urn: string, readonly info: { readonly name: string, readonly description: string | null } | null }> } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const WhoAmIDocument = new TypedDocumentString(`
    query WhoAmI {
  me {
    corpUser {
      urn
    }
    platformPrivileges {
      managePolicies
      manageTokens
      manageDomains
      manageGlossaries
      manageTags
      manageIngestion
      viewAnalytics
    }
  }
}
    `) as unknown as TypedDocumentString<WhoAmIQuery, WhoAmIQueryVariables>;
export const GrantedDocument = new TypedDocumentString(`
    query Granted($input: GetGrantedPrivilegesInput!) {
  getGrantedPrivileges(input: $input) {
    privileges
  }
}
    `) as unknown as TypedDocumentString<GrantedQuery, GrantedQueryVariables>;
export const BrowseDocument = new TypedDocumentString(`
    query Browse($input: BrowseV2Input!) {
  browseV2(input: $input) {
    start
    count
    total
    groups {
      name
      count
      hasSubGroups
      entity {
        urn
        type
      }
    }
  }
}
    `) as unknown as TypedDocumentString<BrowseQuery, BrowseQueryVariables>;
export const CountEntitiesDocument = new TypedDocumentString(`
    query CountEntities($input: EntityCountInput) {
  getEntityCounts(input: $input) {
    counts {
      entityType
      count
    }
  }
}
    `) as unknown as TypedDocumentString<CountEntitiesQuery, CountEntitiesQueryVariables>;
export const UpdateDescriptionDocument = new TypedDocumentString(`
    mutation UpdateDescription($input: DescriptionUpdateInput!) {
  updateDescription(input: $input)
}
    `) as unknown as TypedDocumentString<UpdateDescriptionMutation, UpdateDescriptionMutationVariables>;
export const AddTagsDocument = new TypedDocumentString(`
    mutation AddTags($input: AddTagsInput!) {
  addTags(input: $input)
}
    `) as unknown as TypedDocumentString<AddTagsMutation, AddTagsMutationVariables>;
export const RemoveTagDocument = new TypedDocumentString(`
    mutation RemoveTag($input: TagAssociationInput!) {
  removeTag(input: $input)
}
    `) as unknown as TypedDocumentString<RemoveTagMutation, RemoveTagMutationVariables>;
export const AddTermsDocument = new TypedDocumentString(`
    mutation AddTerms($input: AddTermsInput!) {
  addTerms(input: $input)
}
    `) as unknown as TypedDocumentString<AddTermsMutation, AddTermsMutationVariables>;
export const RemoveTermDocument = new TypedDocumentString(`
    mutation RemoveTerm($input: TermAssociationInput!) {
  removeTerm(input: $input)
}
    `) as unknown as TypedDocumentString<RemoveTermMutation, RemoveTermMutationVariables>;
export const AddOwnersDocument = new TypedDocumentString(`
    mutation AddOwners($input: AddOwnersInput!) {
  addOwners(input: $input)
}
    `) as unknown as TypedDocumentString<AddOwnersMutation, AddOwnersMutationVariables>;
export const RemoveOwnerDocument = new TypedDocumentString(`
    mutation RemoveOwner($input: RemoveOwnerInput!) {
  removeOwner(input: $input)
}
    `) as unknown as TypedDocumentString<RemoveOwnerMutation, RemoveOwnerMutationVariables>;
export const AddLinkDocument = new TypedDocumentString(`
    mutation AddLink($input: AddLinkInput!) {
  addLink(input: $input)
}
    `) as unknown as TypedDocumentString<AddLinkMutation, AddLinkMutationVariables>;
export const RemoveLinkDocument = new TypedDocumentString(`
    mutation RemoveLink($input: RemoveLinkInput!) {
  removeLink(input: $input)
}
    `) as unknown as TypedDocumentString<RemoveLinkMutation, RemoveLinkMutationVariables>;
export const SetDomainDocument = new TypedDocumentString(`
    mutation SetDomain($entityUrn: String!, $domainUrn: String!) {
  setDomain(entityUrn: $entityUrn, domainUrn: $domainUrn)
}
    `) as unknown as TypedDocumentString<SetDomainMutation, SetDomainMutationVariables>;
export const UnsetDomainDocument = new TypedDocumentString(`
    mutation UnsetDomain($entityUrn: String!) {
  unsetDomain(entityUrn: $entityUrn)
}
    `) as unknown as TypedDocumentString<UnsetDomainMutation, UnsetDomainMutationVariables>;
export const UpdateDeprecationDocument = new TypedDocumentString(`
    mutation UpdateDeprecation($input: UpdateDeprecationInput!) {
  updateDeprecation(input: $input)
}
    `) as unknown as TypedDocumentString<UpdateDeprecationMutation, UpdateDeprecationMutationVariables>;
export const DescribeDatasetDocument = new TypedDocumentString(`
    mutation DescribeDataset($urn: String!, $description: String!) {
  updateDataset(
    urn: $urn
    input: {editableProperties: {description: $description}}
  ) {
    urn
  }
}
    `) as unknown as TypedDocumentString<DescribeDatasetMutation, DescribeDatasetMutationVariables>;
export const DescribeChartDocument = new TypedDocumentString(`
    mutation DescribeChart($urn: String!, $description: String!) {
  updateChart(urn: $urn, input: {editableProperties: {description: $description}}) {
    urn
  }
}
    `) as unknown as TypedDocumentString<DescribeChartMutation, DescribeChartMutationVariables>;
export const DescribeDashboardDocument = new TypedDocumentString(`
    mutation DescribeDashboard($urn: String!, $description: String!) {
  updateDashboard(
    urn: $urn
    input: {editableProperties: {description: $description}}
  ) {
    urn
  }
}
    `) as unknown as TypedDocumentString<DescribeDashboardMutation, DescribeDashboardMutationVariables>;
export const DescribeDataFlowDocument = new TypedDocumentString(`
    mutation DescribeDataFlow($urn: String!, $description: String!) {
  updateDataFlow(
    urn: $urn
    input: {editableProperties: {description: $description}}
  ) {
    urn
  }
}
    `) as unknown as TypedDocumentString<DescribeDataFlowMutation, DescribeDataFlowMutationVariables>;
export const DescribeDataJobDocument = new TypedDocumentString(`
    mutation DescribeDataJob($urn: String!, $description: String!) {
  updateDataJob(
    urn: $urn
    input: {editableProperties: {description: $description}}
  ) {
    urn
  }
}
    `) as unknown as TypedDocumentString<DescribeDataJobMutation, DescribeDataJobMutationVariables>;
export const RelatedDocument = new TypedDocumentString(`
    query Related($urn: String!, $types: [String!]!, $direction: RelationshipDirection!, $start: Int, $count: Int) {
  entity(urn: $urn) {
    urn
    relationships(
      input: {types: $types, direction: $direction, start: $start, count: $count}
    ) {
      total
      relationships {
        type
        entity {
          urn
          type
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<RelatedQuery, RelatedQueryVariables>;
export const NeighboursDocument = new TypedDocumentString(`
    query Neighbours($urns: [String!]!, $types: [String!]!, $count: Int!) {
  entities(urns: $urns) {
    urn
    type
    from: relationships(input: {types: $types, direction: OUTGOING, count: $count}) {
      total
      relationships {
        type
        entity {
          urn
          type
        }
        created {
          time
        }
      }
    }
    to: relationships(input: {types: $types, direction: INCOMING, count: $count}) {
      total
      relationships {
        type
        entity {
          urn
          type
        }
        created {
          time
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<NeighboursQuery, NeighboursQueryVariables>;
export const LineageColumnsDocument = new TypedDocumentString(`
    query LineageColumns($urns: [String!]!) {
  entities(urns: $urns) {
    urn
    ... on Dataset {
      fineGrainedLineages {
        upstreams {
          urn
        }
        downstreams
      }
    }
    ... on DataJob {
      inputOutput {
        fineGrainedLineages {
          upstreams {
            urn
          }
          downstreams
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<LineageColumnsQuery, LineageColumnsQueryVariables>;
export const LineageReachDocument = new TypedDocumentString(`
    query LineageReach($input: SearchAcrossLineageInput!) {
  searchAcrossLineage(input: $input) {
    total
    searchResults {
      entity {
        urn
      }
      degree
    }
  }
}
    `) as unknown as TypedDocumentString<LineageReachQuery, LineageReachQueryVariables>;
export const SearchDocument = new TypedDocumentString(`
    query Search($input: SearchAcrossEntitiesInput!) {
  searchAcrossEntities(input: $input) {
    start
    count
    total
    searchResults {
      entity {
        urn
        type
      }
      matchedFields {
        name
        value
      }
    }
    facets {
      field
      displayName
      aggregations {
        value
        count
        entity {
          urn
          type
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SearchQuery, SearchQueryVariables>;
export const SuggestDocument = new TypedDocumentString(`
    query Suggest($input: AutoCompleteMultipleInput!) {
  autoCompleteForMultiple(input: $input) {
    suggestions {
      type
      suggestions
      entities {
        urn
        type
      }
    }
  }
}
    `) as unknown as TypedDocumentString<SuggestQuery, SuggestQueryVariables>;
export const OutcomesDocument = new TypedDocumentString(`
    query Outcomes($urns: [String!]!) {
  entities(urns: $urns) {
    urn
    ... on Assertion {
      checks: assertionRunEvent(limit: 1) {
        timestampMillis
        status
        result {
          type
        }
      }
    }
    ... on DataProcessInstance {
      runs: dataProcessInstanceRunEvent(limit: 1) {
        timestampMillis
        status
        result {
          type
        }
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OutcomesQuery, OutcomesQueryVariables>;
export const OwnershipTypesDocument = new TypedDocumentString(`
    query OwnershipTypes($input: ListOwnershipTypesInput!) {
  listOwnershipTypes(input: $input) {
    nextScrollId
    ownershipTypes {
      urn
      info {
        name
        description
      }
    }
  }
}
    `) as unknown as TypedDocumentString<OwnershipTypesQuery, OwnershipTypesQueryVariables>;