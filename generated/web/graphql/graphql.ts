// @generated from models/ by "npm run generate". Do not edit.
/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Conditions that must all hold. */
export type AndFilterInput = {
  /** The conditions; without any, everything passes. */
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

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

/** An entity that policies may be about. */
export type ResourceSpec = {
  /** What kind of entity it is. */
  readonly resourceType: EntityType;
  /** URN of the entity; it need not be stored. */
  readonly resourceUrn: string;
};

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