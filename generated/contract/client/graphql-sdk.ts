// @generated from models/ by "npm run generate". Do not edit.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentNode } from 'graphql';
/** Conditions that must all hold. */
export type AndFilterInput = {
  /** The conditions; without any, everything passes. */
  readonly and?: ReadonlyArray<FacetFilterInput> | null | undefined;
};

/** Which place of the tree to look into. */
export type BrowseInput = {
  /** Most groups and entities to answer; 10 unless given. */
  readonly count?: number | null | undefined;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: ReadonlyArray<FacetFilterInput> | null | undefined;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: ReadonlyArray<AndFilterInput> | null | undefined;
  /** Segments of the place; the root unless given. */
  readonly path?: ReadonlyArray<string> | null | undefined;
  /** Number of groups and entities to pass over; 0 unless given. */
  readonly start?: number | null | undefined;
  /** Type of the entities that are filed in the tree. */
  readonly type: EntityType;
};

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

/** Environments in which data lives. Part of a dataset's identity. */
export type FabricType =
  /** Systems that run the company itself, outside the product. */
  | 'CORP'
  /** Development. */
  | 'DEV'
  /** Early integration of parts made by several teams. */
  | 'EI'
  /** Some environment other than production, when it is not known or not important which. */
  | 'NON_PROD'
  /** Pre-production: as in production, but not yet live. */
  | 'PRE'
  /** Production. */
  | 'PROD'
  /** Quality assurance. */
  | 'QA'
  /** Staging: the last stop before a release. */
  | 'STG'
  /** Automated or manual tests. */
  | 'TEST'
  /** Acceptance tests by the users themselves. */
  | 'UAT';

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

/** Conditions that must all hold. */
export type FilterInput = {
  /** The conditions. */
  readonly and: ReadonlyArray<FacetFilterInput>;
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

/** Which way to follow lineage. */
export type LineageDirection =
  /** Towards what is made from the entity. */
  | 'DOWNSTREAM'
  /** Towards what the entity is made from. */
  | 'UPSTREAM';

/** A lineage edge by its ends. */
export type LineageEdge = {
  /** URN of what is made. */
  readonly downstreamUrn: string;
  /** URN of what it is made from. */
  readonly upstreamUrn: string;
};

/** Who told the catalog of an operation. */
export type OperationSourceType =
  /** The platform's own log, such as a query history. */
  | 'DATA_PLATFORM'
  /** The job or pipeline that did the work. */
  | 'DATA_PROCESS';

/** Kinds of change to a dataset. */
export type OperationType =
  /** The dataset's structure or settings were changed. */
  | 'ALTER'
  /** The dataset was made. */
  | 'CREATE'
  /** Something else; customOperationType names it. */
  | 'CUSTOM'
  /** Rows were removed. */
  | 'DELETE'
  /** The dataset was destroyed. */
  | 'DROP'
  /** Rows were added. */
  | 'INSERT'
  /** The source could not tell. */
  | 'UNKNOWN'
  /** Rows were changed in place. */
  | 'UPDATE';

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

/** The type; most are empty records that only name it. */
export type SchemaFieldDataType =
  /** A list of values. */
  | 'ARRAY'
  /** True or false. */
  | 'BOOLEAN'
  /** Raw bytes of any length. */
  | 'BYTES'
  /** A calendar date without a time of day. */
  | 'DATE'
  /** One of a fixed list of symbols. */
  | 'ENUM'
  /** Raw bytes of a fixed length. */
  | 'FIXED'
  /** Values found by a key. */
  | 'MAP'
  /** Always null. */
  | 'NULL'
  /** A number of any kind, whole or not; the native type says which. */
  | 'NUMBER'
  /** Text. */
  | 'STRING'
  /** A structure with named parts of its own. */
  | 'STRUCT'
  /** A moment or a time of day. */
  | 'TIME'
  /** One of several types. */
  | 'UNION';

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

/** What to find among the entities of one type. */
export type SearchInput = {
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
  /** Type of the entities to find. */
  readonly type: EntityType;
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

/** Outcomes of a metadata test. */
export type TestResultType =
  /** The entity breaks the rule. */
  | 'FAILURE'
  /** The entity meets the rule. */
  | 'SUCCESS';

/** Edges to change. An edge in both lists is removed. */
export type UpdateLineageInput = {
  /** Edges to add; those that exist already stay as they are. */
  readonly edgesToAdd?: ReadonlyArray<LineageEdge | null | undefined> | null | undefined;
  /** Edges to remove; those that do not exist are passed over. */
  readonly edgesToRemove?: ReadonlyArray<LineageEdge | null | undefined> | null | undefined;
};

export type DatasetPageQueryVariables = Exact<{
  urn: string;
}>;


export type DatasetPageQuery = { readonly dataset: { readonly urn: string, readonly type: EntityType, readonly exists: boolean, readonly name: string, readonly origin: FabricType, readonly description: string | null, readonly platform: { readonly urn: string, readonly name: string, readonly properties: { readonly displayName: string | null } | null }, readonly status: { readonly removed: boolean } | null, readonly properties: { readonly name: string, readonly qualifiedName: string | null, readonly description: string | null, readonly externalUrl: string | null, readonly created: number | null, readonly lastModified: number | null, readonly customProperties: ReadonlyArray<{ readonly key: string, readonly value: string, readonly associatedUrn: string }> } | null, readonly editableProperties: { readonly description: string | null } | null, readonly schemaMetadata: { readonly name: string, readonly version: number, readonly hash: string, readonly platformUrn: string, readonly createdAt: number | null, readonly aspectVersion: number, readonly fields: ReadonlyArray<{ readonly fieldPath: string, readonly type: SchemaFieldDataType, readonly nativeDataType: string, readonly nullable: boolean, readonly recursive: boolean, readonly description: string | null, readonly label: string | null, readonly isPartOfKey: boolean, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly tags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly associatedUrn: string, readonly term: { readonly urn: string, readonly name: string, readonly glossaryTermInfo: { readonly name: string | null, readonly description: string | null } | null } }> | null } | null }> } | null, readonly editableSchemaMetadata: { readonly editableSchemaFieldInfo: ReadonlyArray<{ readonly fieldPath: string, readonly description: string | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly associatedUrn: string, readonly term: { readonly urn: string, readonly name: string, readonly glossaryTermInfo: { readonly name: string | null, readonly description: string | null } | null } }> | null } | null }> } | null, readonly ownership: { readonly lastModified: { readonly time: number }, readonly owners: ReadonlyArray<{ readonly type: OwnershipType, readonly associatedUrn: string, readonly owner:
          | { readonly name: string, readonly urn: string, readonly type: EntityType, readonly properties: { readonly displayName: string | null } | null }
          | { readonly username: string, readonly urn: string, readonly type: EntityType, readonly properties: { readonly fullName: string | null } | null }
         }> | null } | null, readonly tags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly associatedUrn: string, readonly term: { readonly urn: string, readonly name: string, readonly glossaryTermInfo: { readonly name: string | null, readonly description: string | null } | null } }> | null } | null, readonly domain: { readonly associatedUrn: string, readonly domain: { readonly urn: string, readonly id: string, readonly properties: { readonly name: string, readonly description: string | null } | null } } | null, readonly container: { readonly urn: string, readonly properties: { readonly name: string } | null, readonly container: { readonly urn: string } | null } | null, readonly deprecation: { readonly deprecated: boolean, readonly decommissionTime: number | null, readonly note: string | null, readonly actor: string | null } | null, readonly institutionalMemory: { readonly elements: ReadonlyArray<{ readonly url: string, readonly label: string, readonly author: { readonly urn: string } | null, readonly created: { readonly time: number, readonly actor: string | null } }> } | null, readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null, readonly testResults: { readonly passing: ReadonlyArray<{ readonly type: TestResultType }> } | null } | null };

export type ColumnsOfVersionQueryVariables = Exact<{
  urn: string;
  version?: number | null | undefined;
}>;


export type ColumnsOfVersionQuery = { readonly dataset: { readonly schemaMetadata: { readonly aspectVersion: number, readonly fields: ReadonlyArray<{ readonly fieldPath: string }> } | null } | null };

export type DatasetHistoryQueryVariables = Exact<{
  urn: string;
  start?: number | null | undefined;
  end?: number | null | undefined;
  filter?: FilterInput | null | undefined;
}>;


export type DatasetHistoryQuery = { readonly dataset: { readonly operations: ReadonlyArray<{ readonly timestampMillis: number, readonly lastUpdatedTimestamp: number, readonly operationType: OperationType, readonly sourceType: OperationSourceType | null, readonly actor: string | null, readonly partition: string | null, readonly numAffectedRows: number | null, readonly customProperties: ReadonlyArray<{ readonly key: string, readonly value: string | null }> | null }> | null, readonly datasetProfiles: ReadonlyArray<{ readonly timestampMillis: number, readonly rowCount: number | null, readonly columnCount: number | null }> | null } | null };

export type DatasetEdgesQueryVariables = Exact<{
  urn: string;
  types: ReadonlyArray<string> | string;
  direction: RelationshipDirection;
}>;


export type DatasetEdgesQuery = { readonly dataset: { readonly relationships: { readonly start: number | null, readonly count: number | null, readonly total: number | null, readonly relationships: ReadonlyArray<{ readonly type: string, readonly direction: RelationshipDirection, readonly entity:
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
         | null }> } | null } | null };

export type ColumnFragment = { readonly fieldPath: string, readonly type: SchemaFieldDataType, readonly nativeDataType: string, readonly nullable: boolean, readonly recursive: boolean, readonly description: string | null, readonly label: string | null, readonly isPartOfKey: boolean, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly tags: { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly associatedUrn: string, readonly term: { readonly urn: string, readonly name: string, readonly glossaryTermInfo: { readonly name: string | null, readonly description: string | null } | null } }> | null } | null };

export type TagsFragment = { readonly tags: ReadonlyArray<{ readonly associatedUrn: string, readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly description: string | null, readonly colorHex: string | null } | null } }> | null };

export type TermsFragment = { readonly terms: ReadonlyArray<{ readonly associatedUrn: string, readonly term: { readonly urn: string, readonly name: string, readonly glossaryTermInfo: { readonly name: string | null, readonly description: string | null } | null } }> | null };

export type OwnersFragment = { readonly lastModified: { readonly time: number }, readonly owners: ReadonlyArray<{ readonly type: OwnershipType, readonly associatedUrn: string, readonly owner:
      | { readonly name: string, readonly urn: string, readonly type: EntityType, readonly properties: { readonly displayName: string | null } | null }
      | { readonly username: string, readonly urn: string, readonly type: EntityType, readonly properties: { readonly fullName: string | null } | null }
     }> | null };

export type DescribeColumnMutationVariables = Exact<{
  text: string;
  dataset: string;
  column: string;
}>;


export type DescribeColumnMutation = { readonly updateDescription: boolean | null };

export type DescribeMutationVariables = Exact<{
  input: DescriptionUpdateInput;
}>;


export type DescribeMutation = { readonly updateDescription: boolean | null };

export type DescribeDatasetMutationVariables = Exact<{
  urn: string;
  text: string;
  author: string;
  url: string;
}>;


export type DescribeDatasetMutation = { readonly updateDataset: { readonly urn: string } | null };

export type PeopleQueryVariables = Exact<{
  user: string;
  group: string;
}>;


export type PeopleQuery = { readonly corpUser: { readonly urn: string, readonly type: EntityType, readonly username: string, readonly info: { readonly email: string | null, readonly firstName: string | null, readonly fullName: string | null, readonly title: string | null } | null, readonly properties: { readonly active: boolean, readonly displayName: string | null, readonly firstName: string | null } | null, readonly editableInfo: { readonly pictureLink: string | null, readonly aboutMe: string | null } | null, readonly editableProperties: { readonly slack: string | null } | null, readonly groupMembership: { readonly groups: ReadonlyArray<{ readonly name: string }> } | null, readonly relationships: { readonly total: number | null } | null } | null, readonly corpGroup: { readonly urn: string, readonly type: EntityType, readonly name: string, readonly properties: { readonly displayName: string | null } | null, readonly editableProperties: { readonly description: string | null, readonly email: string | null, readonly slack: string | null } | null } | null };

export type ChartsQueryVariables = Exact<{
  chart: string;
  dashboard: string;
}>;


export type ChartsQuery = { readonly chart: { readonly tool: string, readonly chartId: string, readonly platform: { readonly name: string }, readonly properties: { readonly title: string, readonly inputs: ReadonlyArray<{ readonly urn: string }> | null } | null, readonly globalTags: { readonly tags: ReadonlyArray<{ readonly context: string | null }> | null } | null } | null, readonly dashboard: { readonly urn: string, readonly dashboardId: string, readonly properties: { readonly charts: ReadonlyArray<{ readonly urn: string }> } | null, readonly editableProperties: { readonly description: string | null } | null } | null };

export type PipelinesQueryVariables = Exact<{
  flow: string;
  job: string;
}>;


export type PipelinesQuery = { readonly dataFlow: { readonly flowId: string, readonly orchestrator: string, readonly cluster: string, readonly platform: { readonly urn: string }, readonly properties: { readonly name: string, readonly project: string | null } | null } | null, readonly dataJob: { readonly jobId: string, readonly dataFlow: { readonly flowId: string } | null, readonly inputOutput: { readonly inputDatasets: ReadonlyArray<{ readonly name: string }>, readonly outputDatasets: ReadonlyArray<{ readonly name: string }> } | null } | null };

export type PlacesQueryVariables = Exact<{
  container: string;
  domain: string;
  platform: string;
  column: string;
}>;


export type PlacesQuery = { readonly container: { readonly urn: string, readonly type: EntityType, readonly platform: { readonly urn: string }, readonly properties: { readonly name: string, readonly description: string | null } | null, readonly editableProperties: { readonly description: string | null } | null, readonly ownership: { readonly owners: ReadonlyArray<{ readonly owner:
          | { readonly urn: string }
          | { readonly urn: string }
         }> | null } | null, readonly institutionalMemory: { readonly elements: ReadonlyArray<{ readonly url: string }> } | null, readonly tags: { readonly tags: ReadonlyArray<{ readonly tag: { readonly name: string } }> | null } | null, readonly glossaryTerms: { readonly terms: ReadonlyArray<{ readonly term: { readonly urn: string } }> | null } | null, readonly subTypes: { readonly typeNames: ReadonlyArray<string> | null } | null, readonly container: { readonly urn: string } | null } | null, readonly domain: { readonly urn: string, readonly id: string, readonly properties: { readonly name: string, readonly description: string | null } | null } | null, readonly dataPlatform: { readonly urn: string, readonly name: string, readonly properties: { readonly displayName: string | null, readonly logoUrl: string | null } | null } | null, readonly schemaField: { readonly parent: string, readonly fieldPath: string } | null };

export type WordsQueryVariables = Exact<{
  tag: string;
  term: string;
  node: string;
}>;


export type WordsQuery = { readonly tag: { readonly urn: string, readonly name: string, readonly description: string | null, readonly properties: { readonly name: string, readonly colorHex: string | null } | null } | null, readonly glossaryTerm: { readonly urn: string, readonly name: string, readonly hierarchicalName: string, readonly properties: { readonly name: string, readonly definition: string, readonly parentNode: { readonly urn: string } | null } | null } | null, readonly glossaryNode: { readonly properties: { readonly name: string, readonly description: string | null } | null } | null };

export type AnythingQueryVariables = Exact<{
  urn: string;
}>;


export type AnythingQuery = { readonly entityExists: boolean | null, readonly entity:
    | { readonly __typename: 'AccessTokenMetadata', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Assertion', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Chart', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Container', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'CorpGroup', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'CorpUser', readonly username: string, readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Dashboard', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataFlow', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataHubPolicy', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataHubRetention', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataHubRole', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataHubStepState', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataHubUpgrade', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataHubView', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataJob', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataPlatform', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataPlatformInstance', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataProcess', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataProcessInstance', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'DataProduct', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Dataset', readonly name: string, readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Domain', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'ExecutionRequest', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'GlobalSettings', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'GlossaryNode', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'GlossaryTerm', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'IngestionSourceEntity', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'InviteTokenEntity', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'MLFeature', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'MLFeatureTable', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'MLModel', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'MLModelDeployment', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'MLModelGroup', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'MLPrimaryKey', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Notebook', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'OwnershipTypeEntity', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Post', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'QueryEntity', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Role', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'SchemaFieldEntity', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Secret', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Tag', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Telemetry', readonly urn: string, readonly type: EntityType }
    | { readonly __typename: 'Test', readonly urn: string, readonly type: EntityType }
   | null };

export type SearchOneTypeQueryVariables = Exact<{
  input: SearchInput;
}>;


export type SearchOneTypeQuery = { readonly search: { readonly start: number, readonly count: number, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly name: string, readonly urn: string, readonly type: EntityType, readonly platform: { readonly name: string }, readonly properties: { readonly name: string, readonly description: string | null } | null }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
      , readonly matchedFields: ReadonlyArray<{ readonly name: string, readonly value: string }>, readonly insights: ReadonlyArray<{ readonly text: string }> }>, readonly facets: ReadonlyArray<{ readonly field: string, readonly displayName: string | null, readonly aggregations: ReadonlyArray<{ readonly value: string, readonly count: number, readonly entity:
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
         | null }> }> } | null };

export type SearchEverythingQueryVariables = Exact<{
  types?: ReadonlyArray<EntityType> | EntityType | null | undefined;
  query: string;
  orFilters?: ReadonlyArray<AndFilterInput> | AndFilterInput | null | undefined;
}>;


export type SearchEverythingQuery = { readonly searchAcrossEntities: { readonly start: number, readonly count: number, readonly total: number, readonly searchResults: ReadonlyArray<{ readonly entity:
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly name: string, readonly urn: string, readonly type: EntityType, readonly platform: { readonly name: string }, readonly properties: { readonly name: string, readonly description: string | null } | null }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
       }> } | null };

export type CompletionsQueryVariables = Exact<{
  type?: EntityType | null | undefined;
  query: string;
}>;


export type CompletionsQuery = { readonly autoComplete: { readonly query: string, readonly suggestions: ReadonlyArray<string>, readonly entities: ReadonlyArray<
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
      | { readonly urn: string, readonly type: EntityType }
    > } | null };

export type BrowsePlaceQueryVariables = Exact<{
  input: BrowseInput;
}>;


export type BrowsePlaceQuery = { readonly browse: { readonly start: number, readonly count: number, readonly total: number, readonly groups: ReadonlyArray<{ readonly name: string, readonly count: number }>, readonly entities: ReadonlyArray<
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
    >, readonly metadata: { readonly path: ReadonlyArray<string>, readonly totalNumEntities: number } } | null };

type Found_AccessTokenMetadata_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Assertion_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Chart_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Container_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_CorpGroup_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_CorpUser_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Dashboard_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataFlow_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataHubPolicy_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataHubRetention_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataHubRole_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataHubStepState_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataHubUpgrade_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataHubView_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataJob_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataPlatform_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataPlatformInstance_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataProcess_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataProcessInstance_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_DataProduct_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Dataset_Fragment = { readonly name: string, readonly urn: string, readonly type: EntityType, readonly platform: { readonly name: string }, readonly properties: { readonly name: string, readonly description: string | null } | null };

type Found_Domain_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_ExecutionRequest_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_GlobalSettings_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_GlossaryNode_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_GlossaryTerm_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_IngestionSourceEntity_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_InviteTokenEntity_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_MlFeature_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_MlFeatureTable_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_MlModel_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_MlModelDeployment_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_MlModelGroup_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_MlPrimaryKey_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Notebook_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_OwnershipTypeEntity_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Post_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_QueryEntity_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Role_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_SchemaFieldEntity_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Secret_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Tag_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Telemetry_Fragment = { readonly urn: string, readonly type: EntityType };

type Found_Test_Fragment = { readonly urn: string, readonly type: EntityType };

export type FoundFragment =
  | Found_AccessTokenMetadata_Fragment
  | Found_Assertion_Fragment
  | Found_Chart_Fragment
  | Found_Container_Fragment
  | Found_CorpGroup_Fragment
  | Found_CorpUser_Fragment
  | Found_Dashboard_Fragment
  | Found_DataFlow_Fragment
  | Found_DataHubPolicy_Fragment
  | Found_DataHubRetention_Fragment
  | Found_DataHubRole_Fragment
  | Found_DataHubStepState_Fragment
  | Found_DataHubUpgrade_Fragment
  | Found_DataHubView_Fragment
  | Found_DataJob_Fragment
  | Found_DataPlatform_Fragment
  | Found_DataPlatformInstance_Fragment
  | Found_DataProcess_Fragment
  | Found_DataProcessInstance_Fragment
  | Found_DataProduct_Fragment
  | Found_Dataset_Fragment
  | Found_Domain_Fragment
  | Found_ExecutionRequest_Fragment
  | Found_GlobalSettings_Fragment
  | Found_GlossaryNode_Fragment
  | Found_GlossaryTerm_Fragment
  | Found_IngestionSourceEntity_Fragment
  | Found_InviteTokenEntity_Fragment
  | Found_MlFeature_Fragment
  | Found_MlFeatureTable_Fragment
  | Found_MlModel_Fragment
  | Found_MlModelDeployment_Fragment
  | Found_MlModelGroup_Fragment
  | Found_MlPrimaryKey_Fragment
  | Found_Notebook_Fragment
  | Found_OwnershipTypeEntity_Fragment
  | Found_Post_Fragment
  | Found_QueryEntity_Fragment
  | Found_Role_Fragment
  | Found_SchemaFieldEntity_Fragment
  | Found_Secret_Fragment
  | Found_Tag_Fragment
  | Found_Telemetry_Fragment
  | Found_Test_Fragment
;

export type ConnectMutationVariables = Exact<{
  edges: ReadonlyArray<LineageEdge | null | undefined> | LineageEdge;
}>;


export type ConnectMutation = { readonly updateLineage: boolean | null };

export type DisconnectMutationVariables = Exact<{
  input: UpdateLineageInput;
}>;


export type DisconnectMutation = { readonly updateLineage: boolean | null };

export type ImpactQueryVariables = Exact<{
  input: SearchAcrossLineageInput;
}>;


export type ImpactQuery = { readonly searchAcrossLineage: { readonly start: number, readonly count: number, readonly total: number, readonly truncated: boolean, readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
      , readonly paths: ReadonlyArray<{ readonly path: ReadonlyArray<
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
          | { readonly urn: string, readonly type: EntityType }
         | null> }>, readonly matchedFields: ReadonlyArray<{ readonly name: string }> }>, readonly freshness: { readonly cached: boolean | null } | null } | null };

export type ImpactAsOlderDocumentsAskMutationVariables = Exact<{
  urn: string;
}>;


export type ImpactAsOlderDocumentsAskMutation = { readonly searchAcrossLineage: { readonly searchResults: ReadonlyArray<{ readonly degree: number, readonly entity:
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
        | { readonly urn: string, readonly type: EntityType }
       }> } | null };

export const TagsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"tags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlobalTags"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"colorHex"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const TermsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"terms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTermInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const ColumnFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchemaField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldPath"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nativeDataType"}},{"kind":"Field","name":{"kind":"Name","value":"nullable"}},{"kind":"Field","name":{"kind":"Name","value":"recursive"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isPartOfKey"}},{"kind":"Field","name":{"kind":"Name","value":"globalTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"tags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlobalTags"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"colorHex"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"terms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTermInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const OwnersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"owners"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ownership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastModified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorpUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorpGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const FoundFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dataset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode;
export const DatasetPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"datasetPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"exists"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"origin"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"status"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"qualifiedName"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"externalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"lastModified"}},{"kind":"Field","name":{"kind":"Name","value":"customProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaMetadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"hash"}},{"kind":"Field","name":{"kind":"Name","value":"platformUrn"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"aspectVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"column"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableSchemaMetadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editableSchemaFieldInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldPath"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"globalTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"terms"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"owners"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"globalTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"terms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"domain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"domain"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"deprecation"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deprecated"}},{"kind":"Field","name":{"kind":"Name","value":"decommissionTime"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"institutionalMemory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"created"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeNames"}}]}},{"kind":"Field","name":{"kind":"Name","value":"testResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"column"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SchemaField"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldPath"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"nativeDataType"}},{"kind":"Field","name":{"kind":"Name","value":"nullable"}},{"kind":"Field","name":{"kind":"Name","value":"recursive"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"isPartOfKey"}},{"kind":"Field","name":{"kind":"Name","value":"globalTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"tags"}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"terms"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"tags"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlobalTags"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"colorHex"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"terms"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GlossaryTerms"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTermInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"owners"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Ownership"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastModified"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"time"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"associatedUrn"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorpUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullName"}}]}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorpGroup"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const ColumnsOfVersionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"columnsOfVersion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"schemaMetadata"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"aspectVersion"}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fieldPath"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const DatasetHistoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"datasetHistory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"start"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"end"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Long"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"FilterInput"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"operations"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startTimeMillis"},"value":{"kind":"Variable","name":{"kind":"Name","value":"start"}}},{"kind":"Argument","name":{"kind":"Name","value":"endTimeMillis"},"value":{"kind":"Variable","name":{"kind":"Name","value":"end"}}},{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timestampMillis"}},{"kind":"Field","name":{"kind":"Name","value":"lastUpdatedTimestamp"}},{"kind":"Field","name":{"kind":"Name","value":"operationType"}},{"kind":"Field","name":{"kind":"Name","value":"sourceType"}},{"kind":"Field","name":{"kind":"Name","value":"actor"}},{"kind":"Field","name":{"kind":"Name","value":"partition"}},{"kind":"Field","name":{"kind":"Name","value":"numAffectedRows"}},{"kind":"Field","name":{"kind":"Name","value":"customProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasetProfiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timestampMillis"}},{"kind":"Field","name":{"kind":"Name","value":"rowCount"}},{"kind":"Field","name":{"kind":"Name","value":"columnCount"}}]}}]}}]}}]} as unknown as DocumentNode;
export const DatasetEdgesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"datasetEdges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"direction"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RelationshipDirection"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"relationships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"Variable","name":{"kind":"Name","value":"direction"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"start"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"50"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"relationships"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"direction"}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const DescribeColumnDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"describeColumn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dataset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"resourceUrn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dataset"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"subResource"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"subResourceType"},"value":{"kind":"EnumValue","value":"DATASET_FIELD"}}]}}]}]}}]} as unknown as DocumentNode;
export const DescribeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"describe"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DescriptionUpdateInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDescription"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export const DescribeDatasetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"describeDataset"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"author"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"url"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateDataset"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"editableProperties"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"description"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"institutionalMemory"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"elements"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"author"},"value":{"kind":"Variable","name":{"kind":"Name","value":"author"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"url"},"value":{"kind":"Variable","name":{"kind":"Name","value":"url"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"description"},"value":{"kind":"StringValue","value":"Notes","block":false}}]}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}}]} as unknown as DocumentNode;
export const PeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"people"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"user"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"group"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"corpUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"user"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"username"}},{"kind":"Field","name":{"kind":"Name","value":"info"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}},{"kind":"Field","name":{"kind":"Name","value":"fullName"}},{"kind":"Field","name":{"kind":"Name","value":"title"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"firstName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pictureLink"}},{"kind":"Field","name":{"kind":"Name","value":"aboutMe"}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slack"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groupMembership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"relationships"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"IsMemberOfGroup","block":false}]}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"OUTGOING"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"corpGroup"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"group"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"slack"}}]}}]}}]}}]} as unknown as DocumentNode;
export const ChartsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"charts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chart"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dashboard"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chart"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tool"}},{"kind":"Field","name":{"kind":"Name","value":"chartId"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"inputs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"globalTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"context"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dashboard"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"dashboardId"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"charts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode;
export const PipelinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"pipelines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"flow"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"job"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dataFlow"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"flow"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flowId"}},{"kind":"Field","name":{"kind":"Name","value":"orchestrator"}},{"kind":"Field","name":{"kind":"Name","value":"cluster"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"project"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataJob"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"job"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"jobId"}},{"kind":"Field","name":{"kind":"Name","value":"dataFlow"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"flowId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"inputOutput"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inputDatasets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"outputDatasets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export const PlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"places"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"container"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"domain"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"platform"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"column"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"container"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"container"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"editableProperties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"description"}}]}},{"kind":"Field","name":{"kind":"Name","value":"ownership"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owners"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"institutionalMemory"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"elements"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"terms"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"term"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"subTypes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"typeNames"}}]}},{"kind":"Field","name":{"kind":"Name","value":"container"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"domain"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"domain"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"dataPlatform"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"platform"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"logoUrl"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"schemaField"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"column"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"parent"}},{"kind":"Field","name":{"kind":"Name","value":"fieldPath"}}]}}]}}]} as unknown as DocumentNode;
export const WordsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"words"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"term"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"node"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tag"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"colorHex"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryTerm"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"term"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"hierarchicalName"}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"definition"}},{"kind":"Field","name":{"kind":"Name","value":"parentNode"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"glossaryNode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"node"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode;
export const AnythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"anything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entityExists"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}}]},{"kind":"Field","name":{"kind":"Name","value":"entity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"__typename"}},{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dataset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CorpUser"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"username"}}]}}]}}]}}]} as unknown as DocumentNode;
export const SearchOneTypeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"searchOneType"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"search"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"searchResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"found"}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"facets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"displayName"}},{"kind":"Field","name":{"kind":"Name","value":"aggregations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dataset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode;
export const SearchEverythingDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"searchEverything"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"types"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orFilters"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AndFilterInput"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchAcrossEntities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"types"},"value":{"kind":"Variable","name":{"kind":"Name","value":"types"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"start"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"10"}},{"kind":"ObjectField","name":{"kind":"Name","value":"orFilters"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orFilters"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"searchFlags"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"skipHighlighting"},"value":{"kind":"BooleanValue","value":true}},{"kind":"ObjectField","name":{"kind":"Name","value":"skipAggregates"},"value":{"kind":"BooleanValue","value":true}}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"searchResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"found"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"found"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Entity"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"InlineFragment","typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Dataset"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"platform"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"properties"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}}]}}]}}]}}]} as unknown as DocumentNode;
export const CompletionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"completions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"type"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"EntityType"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"query"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"autoComplete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"Variable","name":{"kind":"Name","value":"type"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"Variable","name":{"kind":"Name","value":"query"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"5"}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"query"}},{"kind":"Field","name":{"kind":"Name","value":"suggestions"}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]} as unknown as DocumentNode;
export const BrowsePlaceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"browsePlace"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BrowseInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"browse"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"metadata"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"}},{"kind":"Field","name":{"kind":"Name","value":"totalNumEntities"}}]}}]}}]}}]} as unknown as DocumentNode;
export const ConnectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"connect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"edges"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LineageEdge"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLineage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"edgesToAdd"},"value":{"kind":"Variable","name":{"kind":"Name","value":"edges"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"edgesToRemove"},"value":{"kind":"ListValue","values":[]}}]}}]}]}}]} as unknown as DocumentNode;
export const DisconnectDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"disconnect"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateLineageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateLineage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode;
export const ImpactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"impact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SearchAcrossLineageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchAcrossLineage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"start"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"truncated"}},{"kind":"Field","name":{"kind":"Name","value":"searchResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}},{"kind":"Field","name":{"kind":"Name","value":"paths"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"path"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"matchedFields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"freshness"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cached"}}]}}]}}]}}]} as unknown as DocumentNode;
export const ImpactAsOlderDocumentsAskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"impactAsOlderDocumentsAsk"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"urn"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchAcrossLineage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"query"},"value":{"kind":"StringValue","value":"*","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"urn"},"value":{"kind":"Variable","name":{"kind":"Name","value":"urn"}}},{"kind":"ObjectField","name":{"kind":"Name","value":"start"},"value":{"kind":"IntValue","value":"0"}},{"kind":"ObjectField","name":{"kind":"Name","value":"count"},"value":{"kind":"IntValue","value":"10"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"DOWNSTREAM"}},{"kind":"ObjectField","name":{"kind":"Name","value":"orFilters"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"and"},"value":{"kind":"ListValue","values":[{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"condition"},"value":{"kind":"EnumValue","value":"EQUAL"}},{"kind":"ObjectField","name":{"kind":"Name","value":"negated"},"value":{"kind":"BooleanValue","value":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"StringValue","value":"degree","block":false}},{"kind":"ObjectField","name":{"kind":"Name","value":"values"},"value":{"kind":"ListValue","values":[{"kind":"StringValue","value":"1","block":false},{"kind":"StringValue","value":"2","block":false},{"kind":"StringValue","value":"3+","block":false}]}}]}]}}]}]}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchResults"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"degree"}},{"kind":"Field","name":{"kind":"Name","value":"entity"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"urn"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]}}]}}]} as unknown as DocumentNode;
export type Requester<C = {}> = <R, V>(doc: DocumentNode, vars?: V, options?: C) => Promise<R> | AsyncIterable<R>
export function getSdk<C>(requester: Requester<C>) {
  return {
    datasetPage(variables: DatasetPageQueryVariables, options?: C): Promise<DatasetPageQuery> {
      return requester<DatasetPageQuery, DatasetPageQueryVariables>(DatasetPageDocument, variables, options) as Promise<DatasetPageQuery>;
    },
    columnsOfVersion(variables: ColumnsOfVersionQueryVariables, options?: C): Promise<ColumnsOfVersionQuery> {
      return requester<ColumnsOfVersionQuery, ColumnsOfVersionQueryVariables>(ColumnsOfVersionDocument, variables, options) as Promise<ColumnsOfVersionQuery>;
    },
    datasetHistory(variables: DatasetHistoryQueryVariables, options?: C): Promise<DatasetHistoryQuery> {
      return requester<DatasetHistoryQuery, DatasetHistoryQueryVariables>(DatasetHistoryDocument, variables, options) as Promise<DatasetHistoryQuery>;
    },
    datasetEdges(variables: DatasetEdgesQueryVariables, options?: C): Promise<DatasetEdgesQuery> {
      return requester<DatasetEdgesQuery, DatasetEdgesQueryVariables>(DatasetEdgesDocument, variables, options) as Promise<DatasetEdgesQuery>;
    },
    describeColumn(variables: DescribeColumnMutationVariables, options?: C): Promise<DescribeColumnMutation> {
      return requester<DescribeColumnMutation, DescribeColumnMutationVariables>(DescribeColumnDocument, variables, options) as Promise<DescribeColumnMutation>;
    },
    describe(variables: DescribeMutationVariables, options?: C): Promise<DescribeMutation> {
      return requester<DescribeMutation, DescribeMutationVariables>(DescribeDocument, variables, options) as Promise<DescribeMutation>;
    },
    describeDataset(variables: DescribeDatasetMutationVariables, options?: C): Promise<DescribeDatasetMutation> {
      return requester<DescribeDatasetMutation, DescribeDatasetMutationVariables>(DescribeDatasetDocument, variables, options) as Promise<DescribeDatasetMutation>;
    },
    people(variables: PeopleQueryVariables, options?: C): Promise<PeopleQuery> {
      return requester<PeopleQuery, PeopleQueryVariables>(PeopleDocument, variables, options) as Promise<PeopleQuery>;
    },
    charts(variables: ChartsQueryVariables, options?: C): Promise<ChartsQuery> {
      return requester<ChartsQuery, ChartsQueryVariables>(ChartsDocument, variables, options) as Promise<ChartsQuery>;
    },
    pipelines(variables: PipelinesQueryVariables, options?: C): Promise<PipelinesQuery> {
      return requester<PipelinesQuery, PipelinesQueryVariables>(PipelinesDocument, variables, options) as Promise<PipelinesQuery>;
    },
    places(variables: PlacesQueryVariables, options?: C): Promise<PlacesQuery> {
      return requester<PlacesQuery, PlacesQueryVariables>(PlacesDocument, variables, options) as Promise<PlacesQuery>;
    },
    words(variables: WordsQueryVariables, options?: C): Promise<WordsQuery> {
      return requester<WordsQuery, WordsQueryVariables>(WordsDocument, variables, options) as Promise<WordsQuery>;
    },
    anything(variables: AnythingQueryVariables, options?: C): Promise<AnythingQuery> {
      return requester<AnythingQuery, AnythingQueryVariables>(AnythingDocument, variables, options) as Promise<AnythingQuery>;
    },
    searchOneType(variables: SearchOneTypeQueryVariables, options?: C): Promise<SearchOneTypeQuery> {
      return requester<SearchOneTypeQuery, SearchOneTypeQueryVariables>(SearchOneTypeDocument, variables, options) as Promise<SearchOneTypeQuery>;
    },
    searchEverything(variables: SearchEverythingQueryVariables, options?: C): Promise<SearchEverythingQuery> {
      return requester<SearchEverythingQuery, SearchEverythingQueryVariables>(SearchEverythingDocument, variables, options) as Promise<SearchEverythingQuery>;
    },
    completions(variables: CompletionsQueryVariables, options?: C): Promise<CompletionsQuery> {
      return requester<CompletionsQuery, CompletionsQueryVariables>(CompletionsDocument, variables, options) as Promise<CompletionsQuery>;
    },
    browsePlace(variables: BrowsePlaceQueryVariables, options?: C): Promise<BrowsePlaceQuery> {
      return requester<BrowsePlaceQuery, BrowsePlaceQueryVariables>(BrowsePlaceDocument, variables, options) as Promise<BrowsePlaceQuery>;
    },
    connect(variables: ConnectMutationVariables, options?: C): Promise<ConnectMutation> {
      return requester<ConnectMutation, ConnectMutationVariables>(ConnectDocument, variables, options) as Promise<ConnectMutation>;
    },
    disconnect(variables: DisconnectMutationVariables, options?: C): Promise<DisconnectMutation> {
      return requester<DisconnectMutation, DisconnectMutationVariables>(DisconnectDocument, variables, options) as Promise<DisconnectMutation>;
    },
    impact(variables: ImpactQueryVariables, options?: C): Promise<ImpactQuery> {
      return requester<ImpactQuery, ImpactQueryVariables>(ImpactDocument, variables, options) as Promise<ImpactQuery>;
    },
    impactAsOlderDocumentsAsk(variables: ImpactAsOlderDocumentsAskMutationVariables, options?: C): Promise<ImpactAsOlderDocumentsAskMutation> {
      return requester<ImpactAsOlderDocumentsAskMutation, ImpactAsOlderDocumentsAskMutationVariables>(ImpactAsOlderDocumentsAskDocument, variables, options) as Promise<ImpactAsOlderDocumentsAskMutation>;
    }
  };
}
export type Sdk = ReturnType<typeof getSdk>;