// @generated from models/ by "npm run generate". Do not edit.
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A whole number of 64 bits, written as a JSON number. Times are epoch milliseconds, UTC. */
  Long: { input: number; output: number; }
};

/** Roles that a person can ask for in order to reach the data. */
export type Access = {
  readonly __typename?: 'Access';
  /** Roles that open this asset, in the order in which they are offered. */
  readonly roles?: Maybe<ReadonlyArray<RoleAssociation>>;
};

/** Audience of a chart or dashboard within its BI tool. */
export type AccessLevel =
  /** Only those who were let in by name. */
  | 'PRIVATE'
  /** Anyone who can sign in to the tool. */
  | 'PUBLIC';

/** A value of a field and how many results have it. */
export type AggregationMetadata = {
  readonly __typename?: 'AggregationMetadata';
  readonly count: Scalars['Long']['output'];
  /** The entity that the value is the URN of. */
  readonly entity?: Maybe<Entity>;
  readonly value: Scalars['String']['output'];
};

/** Conditions that must all hold. */
export type AndFilterInput = {
  readonly and?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
};

/** Who did something, and when. */
export type AuditStamp = {
  readonly __typename?: 'AuditStamp';
  /** Who did it: a person, a group or a service account. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** Who really sent the request when the actor was acted for by somebody else. */
  readonly impersonator?: Maybe<Scalars['String']['output']>;
  /** Reason or remark that the author left, for people to read. */
  readonly message?: Maybe<Scalars['String']['output']>;
  /** Moment of the act, in epoch milliseconds, UTC. */
  readonly time: Scalars['Long']['output'];
};

/** What to complete. */
export type AutoCompleteInput = {
  /** Field to complete in; every field that is meant for it unless given. */
  readonly field?: InputMaybe<Scalars['String']['input']>;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** Most completions; 5 unless given. */
  readonly limit?: InputMaybe<Scalars['Int']['input']>;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** The beginning of a word. */
  readonly query: Scalars['String']['input'];
  /** Type of the entities; every type that is meant for it unless given. */
  readonly type?: InputMaybe<EntityType>;
};

/** Completions, best first. */
export type AutoCompleteResults = {
  readonly __typename?: 'AutoCompleteResults';
  /** Entities that they come from. */
  readonly entities: ReadonlyArray<Entity>;
  readonly query: Scalars['String']['output'];
  /** Distinct texts. */
  readonly suggestions: ReadonlyArray<Scalars['String']['output']>;
};

/** Kinds of work that are known by name. */
export type AzkabanJobType =
  /** A program started from a shell line. */
  | 'COMMAND'
  /** An AWS Glue job. */
  | 'GLUE'
  /** A Java program on Hadoop. */
  | 'HADOOP_JAVA'
  /** A shell script on Hadoop. */
  | 'HADOOP_SHELL'
  /** A Hive query. */
  | 'HIVE'
  /** A Pig script. */
  | 'PIG'
  /** A SQL statement or script. */
  | 'SQL';

/** Schema of a binary JSON store. */
export type BinaryJsonSchema = {
  readonly __typename?: 'BinaryJsonSchema';
  /** The schema document as text. */
  readonly schema?: Maybe<Scalars['String']['output']>;
};

/** Which place of the tree to look into. */
export type BrowseInput = {
  /** Most groups and entities to answer; 10 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Conditions that must all hold; passed over when orFilters is given. */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Segments of the place; the root unless given. */
  readonly path?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
  /** Number of groups and entities to pass over; 0 unless given. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly type: EntityType;
};

/** One step of a browse path. */
export type BrowsePathEntry = {
  readonly __typename?: 'BrowsePathEntry';
  /** Text of the step; it names the folder when there is no URN to name it. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Entity that the step stands for, such as a container; absent for a plain folder. */
  readonly urn?: Maybe<Scalars['String']['output']>;
};

/** Folder-like places at which an entity is found when browsing. */
export type BrowsePaths = {
  readonly __typename?: 'BrowsePaths';
  /** Full paths that begin with a slash and are split by slashes, such as /prod/hive/sales. */
  readonly paths?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** The one place of an entity in the browse tree, with links to the entities along the way. */
export type BrowsePathsV2 = {
  readonly __typename?: 'BrowsePathsV2';
  /** Steps from the root down to the parent; the entity itself is not among them. */
  readonly path?: Maybe<ReadonlyArray<BrowsePathEntry>>;
};

/** A place one step further down. */
export type BrowseResultGroup = {
  readonly __typename?: 'BrowseResultGroup';
  /** Number of entities below it. */
  readonly count: Scalars['Long']['output'];
  readonly name: Scalars['String']['output'];
};

/** Where the tree was looked into. */
export type BrowseResultMetadata = {
  readonly __typename?: 'BrowseResultMetadata';
  readonly path: ReadonlyArray<Scalars['String']['output']>;
  /** Number of entities below the groups. */
  readonly totalNumEntities: Scalars['Long']['output'];
};

/** A window on one place of the tree: groups first, then entities. */
export type BrowseResults = {
  readonly __typename?: 'BrowseResults';
  readonly count: Scalars['Int']['output'];
  readonly entities: ReadonlyArray<Entity>;
  readonly groups: ReadonlyArray<BrowseResultGroup>;
  readonly metadata: BrowseResultMetadata;
  readonly start: Scalars['Int']['output'];
  /** Number of groups and entities here. */
  readonly total: Scalars['Int']['output'];
};

/** Units by which time is cut into buckets. */
export type CalendarInterval =
  /** A calendar day, UTC. */
  | 'DAY'
  /** Sixty minutes. */
  | 'HOUR'
  /** Sixty seconds. */
  | 'MINUTE'
  /** A calendar month. */
  | 'MONTH'
  /** Three calendar months. */
  | 'QUARTER'
  /** One second. */
  | 'SECOND'
  /** Seven days, from Monday. */
  | 'WEEK'
  /** A calendar year. */
  | 'YEAR';

/** Life of a resource in its source system: made, changed, removed. */
export type ChangeAuditStamps = {
  readonly __typename?: 'ChangeAuditStamps';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** A picture of data in a BI tool. */
export type Chart = Entity & {
  readonly __typename?: 'Chart';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** Identity of the chart within the tool, unique over all of the tool's installations. */
  readonly chartId: Scalars['String']['output'];
  /** What the BI tool itself says about a chart: its title, its purpose, and the data it draws. */
  readonly chartInfo?: Maybe<ChartInfo>;
  /** What tells one chart from all others. */
  readonly chartKey?: Maybe<ChartKey>;
  /** The query by which a chart gets its data, as text. */
  readonly chartQuery?: Maybe<ChartQuery>;
  /** How often a chart was looked at, either since the beginning or within one bucket of time. */
  readonly chartUsageStatistics?: Maybe<ReadonlyArray<ChartUsageStatistics>>;
  /** The holder, such as the schema of a table or the database of a schema. */
  readonly container?: Maybe<Container>;
  /** BI tool that draws the chart, such as looker or superset. */
  readonly dashboardTool: Scalars['String']['output'];
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a chart inside the catalog; connectors never overwrite it. */
  readonly editableChartProperties?: Maybe<ChartEditableProperties>;
  /** What people add to a chart inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<ChartEditableProperties>;
  /** Lets the catalog show an asset's live view inside its own page. */
  readonly embed?: Maybe<Embed>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /**
   * What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
   * @deprecated Use properties.
   */
  readonly info?: Maybe<ChartInfo>;
  /** Columns from which a chart or dashboard is made. */
  readonly inputFields?: Maybe<InputFields>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the BI tool itself says about a chart: its title, its purpose, and the data it draws. */
  readonly properties?: Maybe<ChartProperties>;
  /** The query by which a chart gets its data, as text. */
  readonly query?: Maybe<ChartQuery>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** BI tool that draws the chart, such as looker or superset. */
  readonly tool: Scalars['String']['output'];
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A picture of data in a BI tool. */
export type ChartChartUsageStatisticsArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A picture of data in a BI tool. */
export type ChartRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a chart inside the catalog; connectors never overwrite it. */
export type ChartEditableProperties = {
  readonly __typename?: 'ChartEditableProperties';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Text by a catalog user, shown in place of the tool's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What the BI tool itself says about a chart: its title, its purpose, and the data it draws. */
export type ChartInfo = {
  readonly __typename?: 'ChartInfo';
  /** Audience that may open the chart in its tool. */
  readonly access?: Maybe<AccessLevel>;
  /** Page in the BI tool that opens this chart. */
  readonly chartUrl?: Maybe<Scalars['String']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /**
   * What a viewer learns from the chart, as written in the tool; editors of the catalog write to
   * EditableChartProperties instead.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Datasets that feed the chart, each with the time and the author of the connection. */
  readonly inputEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Datasets that feed the chart, without any detail on the connection.
   * @deprecated Use inputEdges, which also says since when and by whom.
   */
  readonly inputs?: Maybe<ReadonlyArray<Dataset>>;
  /** When the chart was made, changed and removed in its tool, and by whom. */
  readonly lastModified?: Maybe<ChangeAuditStamps>;
  /** When the chart's data was last reloaded, in epoch milliseconds, UTC. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  /** Heading shown above the chart in its tool. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Way in which the data is drawn; absent when the tool uses one that has no counterpart here. */
  readonly type?: Maybe<ChartType>;
};

/** What tells one chart from all others. */
export type ChartKey = {
  readonly __typename?: 'ChartKey';
  /** Identity of the chart within the tool, unique over all of the tool's installations. */
  readonly chartId?: Maybe<Scalars['String']['output']>;
  /** BI tool that draws the chart, such as looker or superset. */
  readonly dashboardTool?: Maybe<Scalars['String']['output']>;
};

/** What the BI tool itself says about a chart: its title, its purpose, and the data it draws. */
export type ChartProperties = {
  readonly __typename?: 'ChartProperties';
  /** Audience that may open the chart in its tool. */
  readonly access?: Maybe<AccessLevel>;
  /** Page in the BI tool that opens this chart. */
  readonly chartUrl?: Maybe<Scalars['String']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /**
   * What a viewer learns from the chart, as written in the tool; editors of the catalog write to
   * EditableChartProperties instead.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Datasets that feed the chart, each with the time and the author of the connection. */
  readonly inputEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Datasets that feed the chart, without any detail on the connection.
   * @deprecated Use inputEdges, which also says since when and by whom.
   */
  readonly inputs?: Maybe<ReadonlyArray<Dataset>>;
  /** When the chart was made, changed and removed in its tool, and by whom. */
  readonly lastModified?: Maybe<ChangeAuditStamps>;
  /** When the chart's data was last reloaded, in epoch milliseconds, UTC. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  /** Heading shown above the chart in its tool. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Way in which the data is drawn; absent when the tool uses one that has no counterpart here. */
  readonly type?: Maybe<ChartType>;
};

/** The query by which a chart gets its data, as text. */
export type ChartQuery = {
  readonly __typename?: 'ChartQuery';
  /** Query text exactly as the tool runs it. */
  readonly rawQuery?: Maybe<Scalars['String']['output']>;
  /** Language that the text is written in. */
  readonly type?: Maybe<ChartQueryType>;
};

/** Languages in which a chart's query can be written. */
export type ChartQueryType =
  /** Looker's modelling language. */
  | 'LOOKML'
  /** SQL in any dialect. */
  | 'SQL';

/** Visual forms that a chart can take. */
export type ChartType =
  /** A line with the space below it filled. */
  | 'AREA'
  /** Bars whose length shows the value. */
  | 'BAR'
  /** Median, quartiles and outliers. */
  | 'BOX_PLOT'
  /** Groups followed over periods, as a heat map. */
  | 'COHORT'
  /** Counts by interval of one variable. */
  | 'HISTOGRAM'
  /** Values joined along an axis, mostly time. */
  | 'LINE'
  /** Sectors of a circle, for shares of a whole. */
  | 'PIE'
  /** Points in a plane, one per observation. */
  | 'SCATTER'
  /** Rows and columns of numbers. */
  | 'TABLE'
  /** Prose or a single figure. */
  | 'TEXT'
  /** Words sized by their frequency. */
  | 'WORD_CLOUD';

/** How often a chart was looked at, either since the beginning or within one bucket of time. */
export type ChartUsageStatistics = {
  readonly __typename?: 'ChartUsageStatistics';
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
  /** Different people who opened the chart. */
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  /** The same figures split by person; usually only the most active ones. */
  readonly userCounts?: Maybe<ReadonlyArray<ChartUserUsageCounts>>;
  /** Times that the chart was opened. */
  readonly viewsCount?: Maybe<Scalars['Int']['output']>;
};

/** One person's use of a chart. */
export type ChartUserUsageCounts = {
  readonly __typename?: 'ChartUserUsageCounts';
  /** The person, a corpuser URN. */
  readonly user?: Maybe<Scalars['String']['output']>;
  /** Times that this person opened the chart. */
  readonly viewsCount?: Maybe<Scalars['Int']['output']>;
};

/** Where an asset lives: the technology, and which installation of it. */
export type CommonDataPlatformInstance = {
  readonly __typename?: 'CommonDataPlatformInstance';
  /** The installation, when the organisation runs several of the same platform. */
  readonly instance?: Maybe<Scalars['String']['output']>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform?: Maybe<Scalars['String']['output']>;
};

/** Something that holds datasets and other containers: a database, a schema, a folder, a project. */
export type Container = Entity & {
  readonly __typename?: 'Container';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** The holder, such as the schema of a table or the database of a schema. */
  readonly container?: Maybe<Container>;
  /** What tells one container from all others. */
  readonly containerKey?: Maybe<ContainerKey>;
  /** What the source says about a container: a database, a schema, a folder, a project. */
  readonly containerProperties?: Maybe<ContainerProperties>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a container inside the catalog; connectors never overwrite it. */
  readonly editableContainerProperties?: Maybe<ContainerEditableProperties>;
  /** What people add to a container inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<ContainerEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /**
   * Identifier computed from what the container is, so that every connector arrives at the same
   * one.
   */
  readonly guid?: Maybe<Scalars['String']['output']>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the source says about a container: a database, a schema, a folder, a project. */
  readonly properties?: Maybe<ContainerProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Names of what an entity is, finer than its entity type. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** Something that holds datasets and other containers: a database, a schema, a folder, a project. */
export type ContainerRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Puts an entity into the container that directly holds it. */
export type ContainerContainer = {
  readonly __typename?: 'ContainerContainer';
  /** The holder, such as the schema of a table or the database of a schema. */
  readonly container?: Maybe<Container>;
};

/** What people add to a container inside the catalog; connectors never overwrite it. */
export type ContainerEditableProperties = {
  readonly __typename?: 'ContainerEditableProperties';
  /** Text by a catalog user, shown in place of the source's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** What tells one container from all others. */
export type ContainerKey = {
  readonly __typename?: 'ContainerKey';
  /**
   * Identifier computed from what the container is, so that every connector arrives at the same
   * one.
   */
  readonly guid?: Maybe<Scalars['String']['output']>;
};

/** What the source says about a container: a database, a schema, a folder, a project. */
export type ContainerProperties = {
  readonly __typename?: 'ContainerProperties';
  /** When the container came into being at the source, and by whom. */
  readonly created?: Maybe<TimeStamp>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What belongs in the container, as written at the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** When the container itself last changed at the source, and by whom. */
  readonly lastModified?: Maybe<TimeStamp>;
  /** Short name for people, unique only within its parent. */
  readonly name: Scalars['String']['output'];
  /** Name with all its parents, in the writing of the platform. */
  readonly qualifiedName?: Maybe<Scalars['String']['output']>;
};

/** A group of people, for ownership and access. */
export type CorpGroup = Entity & OwnerType & {
  readonly __typename?: 'CorpGroup';
  /** What people add to a group inside the catalog; identity providers never overwrite it. */
  readonly corpGroupEditableInfo?: Maybe<CorpGroupEditableInfo>;
  /** What the identity provider says about a group of people. */
  readonly corpGroupInfo?: Maybe<CorpGroupInfo>;
  /** What tells one group from all others. */
  readonly corpGroupKey?: Maybe<CorpGroupKey>;
  /** What people add to a group inside the catalog; identity providers never overwrite it. */
  readonly editableProperties?: Maybe<CorpGroupEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /**
   * What the identity provider says about a group of people.
   * @deprecated Use properties.
   */
  readonly info?: Maybe<CorpGroupInfo>;
  /** Name of the group at the identity provider, URL-encoded where it holds reserved characters. */
  readonly name: Scalars['String']['output'];
  /** Tells entities that were made in the catalog from those that were brought in. */
  readonly origin?: Maybe<Origin>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** What the identity provider says about a group of people. */
  readonly properties?: Maybe<CorpGroupProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A group of people, for ownership and access. */
export type CorpGroupRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a group inside the catalog; identity providers never overwrite it. */
export type CorpGroupEditableInfo = {
  readonly __typename?: 'CorpGroupEditableInfo';
  /** What the group does. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Address at which the group can be reached, in place of the one in CorpGroupInfo. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Picture shown beside the group's name. */
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
  /** Channel in which the group can be reached. */
  readonly slack?: Maybe<Scalars['String']['output']>;
};

/** What people add to a group inside the catalog; identity providers never overwrite it. */
export type CorpGroupEditableProperties = {
  readonly __typename?: 'CorpGroupEditableProperties';
  /** What the group does. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Address at which the group can be reached, in place of the one in CorpGroupInfo. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Picture shown beside the group's name. */
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
  /** Channel in which the group can be reached. */
  readonly slack?: Maybe<Scalars['String']['output']>;
};

/** What the identity provider says about a group of people. */
export type CorpGroupInfo = {
  readonly __typename?: 'CorpGroupInfo';
  /**
   * People who manage the group.
   * @deprecated Use the aspect ownership.
   */
  readonly admins?: Maybe<ReadonlyArray<CorpUser>>;
  /** When the group was made, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What the group does. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mail address of the whole group. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /**
   * Groups inside this one.
   * @deprecated Nested groups are not resolved; list people directly.
   */
  readonly groups?: Maybe<ReadonlyArray<CorpGroup>>;
  /**
   * People in the group.
   * @deprecated Use groupMembership or nativeGroupMembership on the people.
   */
  readonly members?: Maybe<ReadonlyArray<CorpUser>>;
  /** Channel in which the group can be reached. */
  readonly slack?: Maybe<Scalars['String']['output']>;
};

/** What tells one group from all others. */
export type CorpGroupKey = {
  readonly __typename?: 'CorpGroupKey';
  /** Name of the group at the identity provider, URL-encoded where it holds reserved characters. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What the identity provider says about a group of people. */
export type CorpGroupProperties = {
  readonly __typename?: 'CorpGroupProperties';
  /**
   * People who manage the group.
   * @deprecated Use the aspect ownership.
   */
  readonly admins?: Maybe<ReadonlyArray<CorpUser>>;
  /** When the group was made, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What the group does. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mail address of the whole group. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /**
   * Groups inside this one.
   * @deprecated Nested groups are not resolved; list people directly.
   */
  readonly groups?: Maybe<ReadonlyArray<CorpGroup>>;
  /**
   * People in the group.
   * @deprecated Use groupMembership or nativeGroupMembership on the people.
   */
  readonly members?: Maybe<ReadonlyArray<CorpUser>>;
  /** Channel in which the group can be reached. */
  readonly slack?: Maybe<Scalars['String']['output']>;
};

/** A person or a service account. */
export type CorpUser = Entity & OwnerType & {
  readonly __typename?: 'CorpUser';
  /** Proof of identity for people who sign in at the catalog itself. Holds no readable password. */
  readonly corpUserCredentials?: Maybe<CorpUserCredentials>;
  /** What people say about themselves inside the catalog; identity providers never overwrite it. */
  readonly corpUserEditableInfo?: Maybe<CorpUserEditableInfo>;
  /** What the identity provider says about a person. */
  readonly corpUserInfo?: Maybe<CorpUserInfo>;
  /** What tells one person from all others. */
  readonly corpUserKey?: Maybe<CorpUserKey>;
  /** A person's choices for the catalog's pages. */
  readonly corpUserSettings?: Maybe<CorpUserSettings>;
  /** Whether a person may sign in. */
  readonly corpUserStatus?: Maybe<CorpUserStatus>;
  /**
   * What people say about themselves inside the catalog; identity providers never overwrite it.
   * @deprecated Use editableProperties.
   */
  readonly editableInfo?: Maybe<CorpUserEditableInfo>;
  /** What people say about themselves inside the catalog; identity providers never overwrite it. */
  readonly editableProperties?: Maybe<CorpUserEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Groups that a person is in by word of the identity provider. */
  readonly groupMembership?: Maybe<GroupMembership>;
  /** What the identity provider says about a person. */
  readonly info?: Maybe<CorpUserInfo>;
  /** Groups that a person was put into inside the catalog. */
  readonly nativeGroupMembership?: Maybe<NativeGroupMembership>;
  /** Tells entities that were made in the catalog from those that were brought in. */
  readonly origin?: Maybe<Origin>;
  /** What the identity provider says about a person. */
  readonly properties?: Maybe<CorpUserProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Roles that decide what a person or group may do in the catalog. */
  readonly roleMembership?: Maybe<RoleMembership>;
  /** A person's choices for the catalog's pages. */
  readonly settings?: Maybe<CorpUserSettings>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
  /** Sign-in name at the identity provider. */
  readonly username: Scalars['String']['output'];
};


/** A person or a service account. */
export type CorpUserRelationshipsArgs = {
  input: RelationshipsInput;
};

/** How a person wants the catalog's pages to look. */
export type CorpUserAppearanceSettings = {
  readonly __typename?: 'CorpUserAppearanceSettings';
  /** True for a start page without charts and recommendations. */
  readonly showSimplifiedHomepage?: Maybe<Scalars['Boolean']['output']>;
};

/** Proof of identity for people who sign in at the catalog itself. Holds no readable password. */
export type CorpUserCredentials = {
  readonly __typename?: 'CorpUserCredentials';
  /** Hash of salt and password together. */
  readonly hashedPassword?: Maybe<Scalars['String']['output']>;
  /** Secret that lets its holder choose a new password, once. */
  readonly passwordResetToken?: Maybe<Scalars['String']['output']>;
  /** When that secret ceases to work, in epoch milliseconds, UTC. */
  readonly passwordResetTokenExpirationTimeMillis?: Maybe<Scalars['Long']['output']>;
  /** Random text that is mixed into the password before it is hashed. */
  readonly salt?: Maybe<Scalars['String']['output']>;
};

/** What people say about themselves inside the catalog; identity providers never overwrite it. */
export type CorpUserEditableInfo = {
  readonly __typename?: 'CorpUserEditableInfo';
  /** A few words of introduction. */
  readonly aboutMe?: Maybe<Scalars['String']['output']>;
  /** Name that the person wants to be shown by, in place of the one in CorpUserInfo. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mail address, in place of the one in CorpUserInfo. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Telephone number at which the person can be reached. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Picture shown beside the person's name. */
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
  /** What the person can help with. */
  readonly skills?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Handle at which the person can be messaged. */
  readonly slack?: Maybe<Scalars['String']['output']>;
  /** Teams that the person counts among. */
  readonly teams?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Job title, in place of the one in CorpUserInfo. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** What people say about themselves inside the catalog; identity providers never overwrite it. */
export type CorpUserEditableProperties = {
  readonly __typename?: 'CorpUserEditableProperties';
  /** A few words of introduction. */
  readonly aboutMe?: Maybe<Scalars['String']['output']>;
  /** Name that the person wants to be shown by, in place of the one in CorpUserInfo. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mail address, in place of the one in CorpUserInfo. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Telephone number at which the person can be reached. */
  readonly phone?: Maybe<Scalars['String']['output']>;
  /** Picture shown beside the person's name. */
  readonly pictureLink?: Maybe<Scalars['String']['output']>;
  /** What the person can help with. */
  readonly skills?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Handle at which the person can be messaged. */
  readonly slack?: Maybe<Scalars['String']['output']>;
  /** Teams that the person counts among. */
  readonly teams?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Job title, in place of the one in CorpUserInfo. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** What the identity provider says about a person. */
export type CorpUserInfo = {
  readonly __typename?: 'CorpUserInfo';
  /** True while the person works here; inactive people rank lower in search. */
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  /** Country of work as two letters by ISO 3166-1, in upper case. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Number of the department in the personnel system. */
  readonly departmentId?: Maybe<Scalars['Long']['output']>;
  /** Name of the department. */
  readonly departmentName?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mail address at work. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Whole name in its usual order. */
  readonly fullName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Person to whom this one reports. */
  readonly managerUrn?: Maybe<CorpUser>;
  /** Job title. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** What tells one person from all others. */
export type CorpUserKey = {
  readonly __typename?: 'CorpUserKey';
  /** Sign-in name at the identity provider. */
  readonly username?: Maybe<Scalars['String']['output']>;
};

/** What the identity provider says about a person. */
export type CorpUserProperties = {
  readonly __typename?: 'CorpUserProperties';
  /** True while the person works here; inactive people rank lower in search. */
  readonly active?: Maybe<Scalars['Boolean']['output']>;
  /** Country of work as two letters by ISO 3166-1, in upper case. */
  readonly countryCode?: Maybe<Scalars['String']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Number of the department in the personnel system. */
  readonly departmentId?: Maybe<Scalars['Long']['output']>;
  /** Name of the department. */
  readonly departmentName?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Mail address at work. */
  readonly email?: Maybe<Scalars['String']['output']>;
  /** Given name. */
  readonly firstName?: Maybe<Scalars['String']['output']>;
  /** Whole name in its usual order. */
  readonly fullName?: Maybe<Scalars['String']['output']>;
  /** Family name. */
  readonly lastName?: Maybe<Scalars['String']['output']>;
  /** Person to whom this one reports. */
  readonly managerUrn?: Maybe<CorpUser>;
  /** Job title. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** A person's choices for the catalog's pages. */
export type CorpUserSettings = {
  readonly __typename?: 'CorpUserSettings';
  /** How pages should look. */
  readonly appearance?: Maybe<CorpUserAppearanceSettings>;
  /** Which saved filters are in force. */
  readonly views?: Maybe<CorpUserViewsSettings>;
};

/** Whether a person may sign in. */
export type CorpUserStatus = {
  readonly __typename?: 'CorpUserStatus';
  /** When the state last changed, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** State of the account, such as ACTIVE or SUSPENDED. */
  readonly status?: Maybe<Scalars['String']['output']>;
};

/** A person's choices among saved filters. */
export type CorpUserViewsSettings = {
  readonly __typename?: 'CorpUserViewsSettings';
  /** Saved filter that is in force when the person signs in; absent for none. */
  readonly defaultView?: Maybe<Scalars['String']['output']>;
};

export type CustomPropertiesEntry = {
  readonly __typename?: 'CustomPropertiesEntry';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A page in a BI tool that gathers charts around a question. */
export type Dashboard = Entity & {
  readonly __typename?: 'Dashboard';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** The holder, such as the schema of a table or the database of a schema. */
  readonly container?: Maybe<Container>;
  /** Identity of the dashboard within the tool, unique over all of the tool's installations. */
  readonly dashboardId: Scalars['String']['output'];
  /** What the BI tool itself says about a dashboard: its title, its purpose, and what it shows. */
  readonly dashboardInfo?: Maybe<DashboardInfo>;
  /** What tells one dashboard from all others. */
  readonly dashboardKey?: Maybe<DashboardKey>;
  /** BI tool that serves the dashboard, such as looker or superset. */
  readonly dashboardTool: Scalars['String']['output'];
  /** How much a dashboard was used, either since the beginning or within one bucket of time. */
  readonly dashboardUsageStatistics?: Maybe<ReadonlyArray<DashboardUsageStatistics>>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a dashboard inside the catalog; connectors never overwrite it. */
  readonly editableDashboardProperties?: Maybe<DashboardEditableProperties>;
  /** What people add to a dashboard inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<DashboardEditableProperties>;
  /** Lets the catalog show an asset's live view inside its own page. */
  readonly embed?: Maybe<Embed>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /**
   * What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
   * @deprecated Use properties.
   */
  readonly info?: Maybe<DashboardInfo>;
  /** Columns from which a chart or dashboard is made. */
  readonly inputFields?: Maybe<InputFields>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the BI tool itself says about a dashboard: its title, its purpose, and what it shows. */
  readonly properties?: Maybe<DashboardProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Names of what an entity is, finer than its entity type. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** BI tool that serves the dashboard, such as looker or superset. */
  readonly tool: Scalars['String']['output'];
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A page in a BI tool that gathers charts around a question. */
export type DashboardDashboardUsageStatisticsArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A page in a BI tool that gathers charts around a question. */
export type DashboardRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a dashboard inside the catalog; connectors never overwrite it. */
export type DashboardEditableProperties = {
  readonly __typename?: 'DashboardEditableProperties';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Text by a catalog user, shown in place of the tool's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What the BI tool itself says about a dashboard: its title, its purpose, and what it shows. */
export type DashboardInfo = {
  readonly __typename?: 'DashboardInfo';
  /** Audience that may open the dashboard in its tool. */
  readonly access?: Maybe<AccessLevel>;
  /** Charts on the dashboard, each with the time and the author of the connection. */
  readonly chartEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Charts on the dashboard, without any detail on the connection.
   * @deprecated Use chartEdges, which also says since when and by whom.
   */
  readonly charts?: Maybe<ReadonlyArray<Chart>>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Page in the BI tool that opens this dashboard. */
  readonly dashboardUrl?: Maybe<Scalars['String']['output']>;
  /**
   * Datasets that the dashboard reads without a chart in between, each with the time and the author
   * of the connection.
   */
  readonly datasetEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Datasets that the dashboard reads without a chart in between.
   * @deprecated Use datasetEdges, which also says since when and by whom.
   */
  readonly datasets?: Maybe<ReadonlyArray<Dataset>>;
  /**
   * What a viewer learns from it, as written in the tool; editors of the catalog write to
   * EditableDashboardProperties instead.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** When the dashboard was made, changed and removed in its tool, and by whom. */
  readonly lastModified?: Maybe<ChangeAuditStamps>;
  /** When the dashboard's data was last reloaded, in epoch milliseconds, UTC. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  /** Heading of the dashboard in its tool. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** What tells one dashboard from all others. */
export type DashboardKey = {
  readonly __typename?: 'DashboardKey';
  /** Identity of the dashboard within the tool, unique over all of the tool's installations. */
  readonly dashboardId?: Maybe<Scalars['String']['output']>;
  /** BI tool that serves the dashboard, such as looker or superset. */
  readonly dashboardTool?: Maybe<Scalars['String']['output']>;
};

/** What the BI tool itself says about a dashboard: its title, its purpose, and what it shows. */
export type DashboardProperties = {
  readonly __typename?: 'DashboardProperties';
  /** Audience that may open the dashboard in its tool. */
  readonly access?: Maybe<AccessLevel>;
  /** Charts on the dashboard, each with the time and the author of the connection. */
  readonly chartEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Charts on the dashboard, without any detail on the connection.
   * @deprecated Use chartEdges, which also says since when and by whom.
   */
  readonly charts?: Maybe<ReadonlyArray<Chart>>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Page in the BI tool that opens this dashboard. */
  readonly dashboardUrl?: Maybe<Scalars['String']['output']>;
  /**
   * Datasets that the dashboard reads without a chart in between, each with the time and the author
   * of the connection.
   */
  readonly datasetEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Datasets that the dashboard reads without a chart in between.
   * @deprecated Use datasetEdges, which also says since when and by whom.
   */
  readonly datasets?: Maybe<ReadonlyArray<Dataset>>;
  /**
   * What a viewer learns from it, as written in the tool; editors of the catalog write to
   * EditableDashboardProperties instead.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** When the dashboard was made, changed and removed in its tool, and by whom. */
  readonly lastModified?: Maybe<ChangeAuditStamps>;
  /** When the dashboard's data was last reloaded, in epoch milliseconds, UTC. */
  readonly lastRefreshed?: Maybe<Scalars['Long']['output']>;
  /** Heading of the dashboard in its tool. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** How much a dashboard was used, either since the beginning or within one bucket of time. */
export type DashboardUsageStatistics = {
  readonly __typename?: 'DashboardUsageStatistics';
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Times that its queries were run, also without a viewer. */
  readonly executionsCount?: Maybe<Scalars['Int']['output']>;
  /** People who marked the dashboard as a favourite. */
  readonly favoritesCount?: Maybe<Scalars['Int']['output']>;
  /** When somebody last opened it, in epoch milliseconds, UTC. */
  readonly lastViewedAt?: Maybe<Scalars['Long']['output']>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
  /** Different people who opened the dashboard. */
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  /** The same figures split by person; usually only the most active ones. */
  readonly userCounts?: Maybe<ReadonlyArray<DashboardUserUsageCounts>>;
  /** Times that the dashboard was opened. */
  readonly viewsCount?: Maybe<Scalars['Int']['output']>;
};

/** One person's use of a dashboard. */
export type DashboardUserUsageCounts = {
  readonly __typename?: 'DashboardUserUsageCounts';
  /** Times that this person ran its queries. */
  readonly executionsCount?: Maybe<Scalars['Int']['output']>;
  /** Single overall figure, for tools that tell views and runs apart no further. */
  readonly usageCount?: Maybe<Scalars['Int']['output']>;
  /** The person, a corpuser URN. */
  readonly user?: Maybe<Scalars['String']['output']>;
  /** Mail address by which the tool knows the person, kept for matching with other systems. */
  readonly userEmail?: Maybe<Scalars['String']['output']>;
  /** Times that this person opened the dashboard. */
  readonly viewsCount?: Maybe<Scalars['Int']['output']>;
};

/** A pipeline: a set of tasks that an orchestrator runs together. */
export type DataFlow = Entity & {
  readonly __typename?: 'DataFlow';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** Installation of the orchestrator on which the pipeline runs, such as prod. */
  readonly cluster: Scalars['String']['output'];
  /** What the orchestrator itself says about a pipeline. */
  readonly dataFlowInfo?: Maybe<DataFlowInfo>;
  /** What tells one pipeline from all others. */
  readonly dataFlowKey?: Maybe<DataFlowKey>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a pipeline inside the catalog; connectors never overwrite it. */
  readonly editableDataFlowProperties?: Maybe<DataFlowEditableProperties>;
  /** What people add to a pipeline inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<DataFlowEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity of the pipeline within the orchestrator. */
  readonly flowId: Scalars['String']['output'];
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /**
   * What the orchestrator itself says about a pipeline.
   * @deprecated Use properties.
   */
  readonly info?: Maybe<DataFlowInfo>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Program that runs the pipeline, such as airflow or azkaban. */
  readonly orchestrator: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the orchestrator itself says about a pipeline. */
  readonly properties?: Maybe<DataFlowProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
  /** Which version of its code a pipeline or task runs. */
  readonly versionInfo?: Maybe<VersionInfo>;
};


/** A pipeline: a set of tasks that an orchestrator runs together. */
export type DataFlowRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a pipeline inside the catalog; connectors never overwrite it. */
export type DataFlowEditableProperties = {
  readonly __typename?: 'DataFlowEditableProperties';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Text by a catalog user, shown in place of the source's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What the orchestrator itself says about a pipeline. */
export type DataFlowInfo = {
  readonly __typename?: 'DataFlowInfo';
  /** When the pipeline came into being at the source, and by whom. */
  readonly created?: Maybe<TimeStamp>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the pipeline is for, as written at the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** When the pipeline's definition last changed, and by whom. */
  readonly lastModified?: Maybe<TimeStamp>;
  /** Name of the pipeline for people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Grouping of pipelines that the orchestrator knows, such as a project or a repository. */
  readonly project?: Maybe<Scalars['String']['output']>;
};

/** What tells one pipeline from all others. */
export type DataFlowKey = {
  readonly __typename?: 'DataFlowKey';
  /** Installation of the orchestrator on which the pipeline runs, such as prod. */
  readonly cluster?: Maybe<Scalars['String']['output']>;
  /** Identity of the pipeline within the orchestrator. */
  readonly flowId?: Maybe<Scalars['String']['output']>;
  /** Program that runs the pipeline, such as airflow or azkaban. */
  readonly orchestrator?: Maybe<Scalars['String']['output']>;
};

/** What the orchestrator itself says about a pipeline. */
export type DataFlowProperties = {
  readonly __typename?: 'DataFlowProperties';
  /** When the pipeline came into being at the source, and by whom. */
  readonly created?: Maybe<TimeStamp>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the pipeline is for, as written at the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** When the pipeline's definition last changed, and by whom. */
  readonly lastModified?: Maybe<TimeStamp>;
  /** Name of the pipeline for people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Grouping of pipelines that the orchestrator knows, such as a project or a repository. */
  readonly project?: Maybe<Scalars['String']['output']>;
};

/** A task within a pipeline; it reads some datasets and writes others. */
export type DataJob = Entity & {
  readonly __typename?: 'DataJob';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** Pipeline that the task is part of. */
  readonly dataFlow?: Maybe<DataFlow>;
  /** What the orchestrator itself says about one task of a pipeline. */
  readonly dataJobInfo?: Maybe<DataJobInfo>;
  /** What a task reads and what it writes. Lineage between datasets goes through here. */
  readonly dataJobInputOutput?: Maybe<DataJobInputOutput>;
  /** What tells one task from all others. */
  readonly dataJobKey?: Maybe<DataJobKey>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** What an ingestion job has to remember from one run to the next, as an event in time. */
  readonly datahubIngestionCheckpoint?: Maybe<ReadonlyArray<DatahubIngestionCheckpoint>>;
  /** Report of one ingestion run, sent when it ends. */
  readonly datahubIngestionRunSummary?: Maybe<ReadonlyArray<DatahubIngestionRunSummary>>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a task inside the catalog; connectors never overwrite it. */
  readonly editableDataJobProperties?: Maybe<DataJobEditableProperties>;
  /** What people add to a task inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<DataJobEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Pipeline that the task is part of. */
  readonly flow?: Maybe<DataFlow>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /**
   * What the orchestrator itself says about one task of a pipeline.
   * @deprecated Use properties.
   */
  readonly info?: Maybe<DataJobInfo>;
  /** What a task reads and what it writes. Lineage between datasets goes through here. */
  readonly inputOutput?: Maybe<DataJobInputOutput>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Identity of the task within its pipeline. */
  readonly jobId: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the orchestrator itself says about one task of a pipeline. */
  readonly properties?: Maybe<DataJobProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
  /** Which version of its code a pipeline or task runs. */
  readonly versionInfo?: Maybe<VersionInfo>;
};


/** A task within a pipeline; it reads some datasets and writes others. */
export type DataJobDatahubIngestionCheckpointArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A task within a pipeline; it reads some datasets and writes others. */
export type DataJobDatahubIngestionRunSummaryArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A task within a pipeline; it reads some datasets and writes others. */
export type DataJobRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a task inside the catalog; connectors never overwrite it. */
export type DataJobEditableProperties = {
  readonly __typename?: 'DataJobEditableProperties';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Text by a catalog user, shown in place of the source's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What the orchestrator itself says about one task of a pipeline. */
export type DataJobInfo = {
  readonly __typename?: 'DataJobInfo';
  /** When the task came into being at the source, and by whom. */
  readonly created?: Maybe<TimeStamp>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the task does, as written at the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Pipeline that the task belongs to, repeated from its key. */
  readonly flowUrn?: Maybe<Scalars['String']['output']>;
  /** When the task's definition last changed, and by whom. */
  readonly lastModified?: Maybe<TimeStamp>;
  /** Name of the task for people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * State of the task when it was last seen.
   * @deprecated A run has a state, a task has none; report runs as events of their own.
   */
  readonly status?: Maybe<JobStatus>;
  /** Kind of work: one of the known kinds, or the orchestrator's own word for it. */
  readonly type?: Maybe<DataJobInfoType>;
};

export type DataJobInfoType = DataJobInfoTypeAzkabanJobType | DataJobInfoTypeString;

export type DataJobInfoTypeAzkabanJobType = {
  readonly __typename?: 'DataJobInfoTypeAzkabanJobType';
  readonly value?: Maybe<AzkabanJobType>;
};

export type DataJobInfoTypeString = {
  readonly __typename?: 'DataJobInfoTypeString';
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** What a task reads and what it writes. Lineage between datasets goes through here. */
export type DataJobInputOutput = {
  readonly __typename?: 'DataJobInputOutput';
  /** Which columns written come from which columns read. */
  readonly fineGrainedLineages?: Maybe<ReadonlyArray<FineGrainedLineage>>;
  /** Tasks that have to run first, each with the time and the author of the connection. */
  readonly inputDatajobEdges?: Maybe<ReadonlyArray<Edge>>;
  /**
   * Tasks that have to run first, without any detail on the connection.
   * @deprecated Use inputDatajobEdges, which also says since when and by whom.
   */
  readonly inputDatajobs?: Maybe<ReadonlyArray<DataJob>>;
  /** Datasets read, each with the time and the author of the connection. */
  readonly inputDatasetEdges?: Maybe<ReadonlyArray<Edge>>;
  /** Columns read, as schemaField URNs. */
  readonly inputDatasetFields?: Maybe<ReadonlyArray<SchemaFieldEntity>>;
  /**
   * Datasets read, without any detail on the connection; send an empty array when inputDatasetEdges
   * is used.
   * @deprecated Use inputDatasetEdges, which also says since when and by whom.
   */
  readonly inputDatasets?: Maybe<ReadonlyArray<Dataset>>;
  /** Datasets written, each with the time and the author of the connection. */
  readonly outputDatasetEdges?: Maybe<ReadonlyArray<Edge>>;
  /** Columns written, as schemaField URNs. */
  readonly outputDatasetFields?: Maybe<ReadonlyArray<SchemaFieldEntity>>;
  /**
   * Datasets written, without any detail on the connection; send an empty array when
   * outputDatasetEdges is used.
   * @deprecated Use outputDatasetEdges, which also says since when and by whom.
   */
  readonly outputDatasets?: Maybe<ReadonlyArray<Dataset>>;
};

/** What tells one task from all others. */
export type DataJobKey = {
  readonly __typename?: 'DataJobKey';
  /** Pipeline that the task is part of. */
  readonly flow?: Maybe<DataFlow>;
  /** Identity of the task within its pipeline. */
  readonly jobId?: Maybe<Scalars['String']['output']>;
};

/** What the orchestrator itself says about one task of a pipeline. */
export type DataJobProperties = {
  readonly __typename?: 'DataJobProperties';
  /** When the task came into being at the source, and by whom. */
  readonly created?: Maybe<TimeStamp>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the task does, as written at the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Pipeline that the task belongs to, repeated from its key. */
  readonly flowUrn?: Maybe<Scalars['String']['output']>;
  /** When the task's definition last changed, and by whom. */
  readonly lastModified?: Maybe<TimeStamp>;
  /** Name of the task for people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * State of the task when it was last seen.
   * @deprecated A run has a state, a task has none; report runs as events of their own.
   */
  readonly status?: Maybe<JobStatus>;
  /** Kind of work: one of the known kinds, or the orchestrator's own word for it. */
  readonly type?: Maybe<DataJobPropertiesType>;
};

export type DataJobPropertiesType = DataJobPropertiesTypeAzkabanJobType | DataJobPropertiesTypeString;

export type DataJobPropertiesTypeAzkabanJobType = {
  readonly __typename?: 'DataJobPropertiesTypeAzkabanJobType';
  readonly value?: Maybe<AzkabanJobType>;
};

export type DataJobPropertiesTypeString = {
  readonly __typename?: 'DataJobPropertiesTypeString';
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A technology that holds or moves data, such as Snowflake or Kafka. */
export type DataPlatform = Entity & {
  readonly __typename?: 'DataPlatform';
  /** What the catalog knows of a technology that holds data. */
  readonly dataPlatformInfo?: Maybe<DataPlatformProperties>;
  /** What tells one platform from all others. */
  readonly dataPlatformKey?: Maybe<DataPlatformKey>;
  /**
   * Name shown to people.
   * @deprecated Use properties.displayName.
   */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the technology in lower case, such as snowflake. */
  readonly name: Scalars['String']['output'];
  /** Name of the technology in lower case, such as snowflake. */
  readonly platformName: Scalars['String']['output'];
  /** What the catalog knows of a technology that holds data. */
  readonly properties?: Maybe<DataPlatformProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A technology that holds or moves data, such as Snowflake or Kafka. */
export type DataPlatformRelationshipsArgs = {
  input: RelationshipsInput;
};

/** One installation of a data platform. */
export type DataPlatformInstance = Entity & {
  readonly __typename?: 'DataPlatformInstance';
  /** What tells one installation of a platform from all others. */
  readonly dataPlatformInstanceKey?: Maybe<DataPlatformInstanceKey>;
  /** What people should know of one installation of a platform. */
  readonly dataPlatformInstanceProperties?: Maybe<DataPlatformInstanceProperties>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Name of the installation, unique within its platform. */
  readonly instance: Scalars['String']['output'];
  /** Name of the installation, unique within its platform. */
  readonly instanceId: Scalars['String']['output'];
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology that is installed. */
  readonly platform: DataPlatform;
  /** What people should know of one installation of a platform. */
  readonly properties?: Maybe<DataPlatformInstanceProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** One installation of a data platform. */
export type DataPlatformInstanceRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one installation of a platform from all others. */
export type DataPlatformInstanceKey = {
  readonly __typename?: 'DataPlatformInstanceKey';
  /** Name of the installation, unique within its platform. */
  readonly instance?: Maybe<Scalars['String']['output']>;
  /** The technology that is installed. */
  readonly platform?: Maybe<Scalars['String']['output']>;
};

/** What people should know of one installation of a platform. */
export type DataPlatformInstanceProperties = {
  readonly __typename?: 'DataPlatformInstanceProperties';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the installation is for and who uses it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What tells one platform from all others. */
export type DataPlatformKey = {
  readonly __typename?: 'DataPlatformKey';
  /** Name of the technology in lower case, such as snowflake. */
  readonly platformName?: Maybe<Scalars['String']['output']>;
};

/** What the catalog knows of a technology that holds data. */
export type DataPlatformProperties = {
  readonly __typename?: 'DataPlatformProperties';
  /**
   * Text between the parts of a dataset's name, such as a dot or a slash; empty when names have no
   * parts.
   */
  readonly datasetNameDelimiter?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Picture of the platform's logo. */
  readonly logoUrl?: Maybe<Scalars['String']['output']>;
  /** Name used inside URNs, in lower case. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Family of technologies that the platform belongs to. */
  readonly type?: Maybe<PlatformType>;
};

/** What an ingestion job has to remember from one run to the next, as an event in time. */
export type DatahubIngestionCheckpoint = {
  readonly __typename?: 'DatahubIngestionCheckpoint';
  /** The job's settings, serialised by the job itself. */
  readonly config?: Maybe<Scalars['String']['output']>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Name that the pipeline has in its recipe; runs are matched by it. */
  readonly pipelineName?: Maybe<Scalars['String']['output']>;
  /** Source that was read, so that pipelines over several installations stay apart. */
  readonly platformInstanceId?: Maybe<Scalars['String']['output']>;
  /** Run that left this checkpoint behind. */
  readonly runId?: Maybe<Scalars['String']['output']>;
  /** What the job remembers. */
  readonly state?: Maybe<IngestionCheckpointState>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
};

/** Report of one ingestion run, sent when it ends. */
export type DatahubIngestionRunSummary = {
  readonly __typename?: 'DatahubIngestionRunSummary';
  /** Memory that was free on it, in bytes. */
  readonly availableMemory?: Maybe<Scalars['Long']['output']>;
  /** Recipe of the run as text, without its secrets. */
  readonly config?: Maybe<Scalars['String']['output']>;
  /** Anything else that the source reports, as text in a form of its own. */
  readonly custom_summary?: Maybe<Scalars['String']['output']>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Aspects that the run wrote. */
  readonly numAspects?: Maybe<Scalars['Long']['output']>;
  /** Different entities that the run touched. */
  readonly numEntities?: Maybe<Scalars['Long']['output']>;
  /** Entities left out by a filter or after a failure. */
  readonly numEntitiesSkipped?: Maybe<Scalars['Long']['output']>;
  /** Errors that the run reported. */
  readonly numErrors?: Maybe<Scalars['Long']['output']>;
  /** Events sent to the catalog. */
  readonly numEvents?: Maybe<Scalars['Long']['output']>;
  /** Processors that the machine offered. */
  readonly numProcessors?: Maybe<Scalars['Int']['output']>;
  /** Calls made to the catalog. */
  readonly numSinkAPICalls?: Maybe<Scalars['Long']['output']>;
  /** Calls made to the source system. */
  readonly numSourceAPICalls?: Maybe<Scalars['Long']['output']>;
  /** Warnings that the run reported. */
  readonly numWarnings?: Maybe<Scalars['Long']['output']>;
  /** Units of work that the sink took. */
  readonly numWorkUnitsCommitted?: Maybe<Scalars['Long']['output']>;
  /** Units of work that the source made. */
  readonly numWorkUnitsCreated?: Maybe<Scalars['Long']['output']>;
  /** Operating system of that machine. */
  readonly operatingSystemName?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Name that the pipeline has in its recipe. */
  readonly pipelineName?: Maybe<Scalars['String']['output']>;
  /** Source that was read. */
  readonly platformInstanceId?: Maybe<Scalars['String']['output']>;
  /** Identity of the run; aspects written by it carry the same one. */
  readonly runId?: Maybe<Scalars['String']['output']>;
  /** How the run ended. */
  readonly runStatus?: Maybe<JobStatus>;
  /** Version of the program that ran. */
  readonly softwareVersion?: Maybe<Scalars['String']['output']>;
  /** Machine on which it ran. */
  readonly systemHostName?: Maybe<Scalars['String']['output']>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
  /** Time spent in calls to the catalog, in milliseconds. */
  readonly totalLatencySinkAPICalls?: Maybe<Scalars['Long']['output']>;
  /** Time spent in calls to the source, in milliseconds. */
  readonly totalLatencySourceAPICalls?: Maybe<Scalars['Long']['output']>;
  /** Memory that the machine had, in bytes. */
  readonly totalMemory?: Maybe<Scalars['Long']['output']>;
};

/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type Dataset = Entity & {
  readonly __typename?: 'Dataset';
  /** Roles that a person can ask for in order to reach the data. */
  readonly access?: Maybe<Access>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** The holder, such as the schema of a table or the database of a schema. */
  readonly container?: Maybe<Container>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /**
   * Older form of Deprecation, for datasets alone.
   * @deprecated Use com.linkedin.common.Deprecation.
   */
  readonly datasetDeprecation?: Maybe<DatasetDeprecation>;
  /** What tells one dataset from all others. */
  readonly datasetKey?: Maybe<DatasetKey>;
  /** Figures about a dataset's content, as an event in time. */
  readonly datasetProfile?: Maybe<ReadonlyArray<DatasetProfile>>;
  /** Figures about a dataset's content, as an event in time. */
  readonly datasetProfiles?: Maybe<ReadonlyArray<DatasetProfile>>;
  /** What the platform itself says about a dataset. */
  readonly datasetProperties?: Maybe<DatasetProperties>;
  /**
   * Older form of column-level lineage.
   * @deprecated Use fineGrainedLineages of UpstreamLineage.
   */
  readonly datasetUpstreamLineage?: Maybe<DatasetUpstreamLineage>;
  /** How much a dataset was queried within one bucket of time. */
  readonly datasetUsageStatistics?: Maybe<ReadonlyArray<DatasetUsageStatistics>>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * What the dataset holds, as written at the source; editors of the catalog write to
   * EditableDatasetProperties instead.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a dataset inside the catalog; connectors never overwrite it. */
  readonly editableDatasetProperties?: Maybe<DatasetEditableProperties>;
  /** What people add to a dataset inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<DatasetEditableProperties>;
  /** What people add to a schema inside the catalog; connectors never overwrite it. */
  readonly editableSchemaMetadata?: Maybe<EditableSchemaMetadata>;
  /** Lets the catalog show an asset's live view inside its own page. */
  readonly embed?: Maybe<Embed>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Which of its columns come from which columns upstream. */
  readonly fineGrainedLineages?: Maybe<ReadonlyArray<FineGrainedLineage>>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Full name on the platform, such as database.schema.table or a path. */
  readonly name: Scalars['String']['output'];
  /** One change that somebody or something made to a dataset's content, as an event in time. */
  readonly operation?: Maybe<ReadonlyArray<Operation>>;
  /** One change that somebody or something made to a dataset's content, as an event in time. */
  readonly operations?: Maybe<ReadonlyArray<Operation>>;
  /** Environment in which the data lives. */
  readonly origin: FabricType;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** Technology that holds the data. */
  readonly platform: DataPlatform;
  /** What the platform itself says about a dataset. */
  readonly properties?: Maybe<DatasetProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Structure of a dataset at the latest time it was looked at. */
  readonly schemaMetadata?: Maybe<SchemaMetadata>;
  /**
   * Links entities that describe the same thing in two systems, such as a dbt model and the table it
   * builds.
   */
  readonly siblings?: Maybe<Siblings>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Names of what an entity is, finer than its entity type. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Metadata tests that were run on an entity, with their latest outcome. */
  readonly testResults?: Maybe<TestResults>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What a dataset is made from, as a whole and column by column. */
  readonly upstreamLineage?: Maybe<UpstreamLineage>;
  /**
   * Address of the data itself.
   * @deprecated Use properties.externalUrl.
   */
  readonly uri?: Maybe<Scalars['String']['output']>;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
  /** What defines a view. */
  readonly viewProperties?: Maybe<ViewProperties>;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetDatasetProfileArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetDatasetProfilesArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetDatasetUsageStatisticsArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetOperationArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetOperationsArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetRelationshipsArgs = {
  input: RelationshipsInput;
};


/** A set of data that can be named and queried: a table, a view, a topic, a file, a collection. */
export type DatasetSchemaMetadataArgs = {
  version?: InputMaybe<Scalars['Long']['input']>;
};

/** Older form of Deprecation, for datasets alone. */
export type DatasetDeprecation = {
  readonly __typename?: 'DatasetDeprecation';
  /** Who declared the deprecation. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** When the dataset will stop working, in epoch milliseconds, UTC; absent when no date is set. */
  readonly decommissionTime?: Maybe<Scalars['Long']['output']>;
  /** True when the dataset should no longer be used; such datasets rank lower in search. */
  readonly deprecated?: Maybe<Scalars['Boolean']['output']>;
  /** What to do about it, for instance which dataset to use instead. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** Whether a dataset should no longer be used. */
export type DatasetDeprecationUpdate = {
  /** When it goes. Epoch milliseconds, UTC. */
  readonly decommissionTime?: InputMaybe<Scalars['Long']['input']>;
  readonly deprecated: Scalars['Boolean']['input'];
  readonly note: Scalars['String']['input'];
};

/** What people add to a dataset inside the catalog; connectors never overwrite it. */
export type DatasetEditableProperties = {
  readonly __typename?: 'DatasetEditableProperties';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Text by a catalog user, shown in place of the platform's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What people write about a dataset. */
export type DatasetEditablePropertiesUpdate = {
  readonly description: Scalars['String']['input'];
};

/** Older form of a foreign key into another dataset. */
export type DatasetFieldForeignKey = {
  readonly __typename?: 'DatasetFieldForeignKey';
  /** Columns here that hold the reference. */
  readonly currentFieldPaths?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Dataset that is referred to. */
  readonly parentDataset?: Maybe<Scalars['String']['output']>;
  /** Column there that is referred to. */
  readonly parentField?: Maybe<Scalars['String']['output']>;
};

/** Older form of column-level lineage: one column and those from which it is made. */
export type DatasetFieldMapping = {
  readonly __typename?: 'DatasetFieldMapping';
  /** When the mapping was recorded, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** Column that the values end up in. */
  readonly destinationField?: Maybe<Scalars['String']['output']>;
  /** Columns that the values come from. */
  readonly sourceFields?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What is done to the values on their way: a well-known operation, or a user's own function. */
  readonly transformation?: Maybe<DatasetFieldMappingTransformation>;
};

export type DatasetFieldMappingTransformation = DatasetFieldMappingTransformationTransformationType | UdfTransformer;

export type DatasetFieldMappingTransformationTransformationType = {
  readonly __typename?: 'DatasetFieldMappingTransformationTransformationType';
  readonly value?: Maybe<TransformationType>;
};

/** Figures about the values in one column, at the time of the profile. */
export type DatasetFieldProfile = {
  readonly __typename?: 'DatasetFieldProfile';
  /** How often each value occurs, for columns with few different ones. */
  readonly distinctValueFrequencies?: Maybe<ReadonlyArray<ValueFrequency>>;
  /** The column, by the fieldPath of its schema field. */
  readonly fieldPath?: Maybe<Scalars['String']['output']>;
  /** Counts of the values by interval. */
  readonly histogram?: Maybe<Histogram>;
  /** Greatest value, as text. */
  readonly max?: Maybe<Scalars['String']['output']>;
  /** Average of the values, as text. */
  readonly mean?: Maybe<Scalars['String']['output']>;
  /** Middle value, as text. */
  readonly median?: Maybe<Scalars['String']['output']>;
  /** Smallest value, as text. */
  readonly min?: Maybe<Scalars['String']['output']>;
  /** Rows in which the column is null. */
  readonly nullCount?: Maybe<Scalars['Long']['output']>;
  /** Rows with null divided by all rows, from 0 to 1. */
  readonly nullProportion?: Maybe<Scalars['Float']['output']>;
  /** Values below which given shares of the rows lie. */
  readonly quantiles?: Maybe<ReadonlyArray<Quantile>>;
  /** Some values as they occur, as text. */
  readonly sampleValues?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Standard deviation of the values, as text. */
  readonly stdev?: Maybe<Scalars['String']['output']>;
  /** Different values, nulls left out. */
  readonly uniqueCount?: Maybe<Scalars['Long']['output']>;
  /** Different values divided by all non-null values, from 0 to 1. */
  readonly uniqueProportion?: Maybe<Scalars['Float']['output']>;
};

/** Use of one column. */
export type DatasetFieldUsageCounts = {
  readonly __typename?: 'DatasetFieldUsageCounts';
  /** Queries that mention the column. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The column, by the fieldPath of its schema field. */
  readonly fieldPath?: Maybe<Scalars['String']['output']>;
};

/** What tells one dataset from all others. */
export type DatasetKey = {
  readonly __typename?: 'DatasetKey';
  /** Full name on the platform, such as database.schema.table or a path. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Environment in which the data lives. */
  readonly origin?: Maybe<FabricType>;
  /** Technology that holds the data. */
  readonly platform?: Maybe<Scalars['String']['output']>;
};

/** How a dataset is made from its upstream. */
export type DatasetLineageType =
  /** A copy without changes. */
  | 'COPY'
  /** Computed by a job or query. */
  | 'TRANSFORMED'
  /** A view that reads the upstream whenever it is read itself. */
  | 'VIEW';

/** Figures about a dataset's content, as an event in time. */
export type DatasetProfile = {
  readonly __typename?: 'DatasetProfile';
  /** Columns in the dataset. */
  readonly columnCount?: Maybe<Scalars['Long']['output']>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Figures column by column. */
  readonly fieldProfiles?: Maybe<ReadonlyArray<DatasetFieldProfile>>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Rows in the dataset. */
  readonly rowCount?: Maybe<Scalars['Long']['output']>;
  /** Space that the dataset takes up on its platform, in bytes. */
  readonly sizeInBytes?: Maybe<Scalars['Long']['output']>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
};

/** What the platform itself says about a dataset. */
export type DatasetProperties = {
  readonly __typename?: 'DatasetProperties';
  /** The moment, in epoch milliseconds, UTC. */
  readonly created?: Maybe<Scalars['Long']['output']>;
  /** Who caused it. */
  readonly createdActor?: Maybe<Scalars['String']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /**
   * What the dataset holds, as written at the source; editors of the catalog write to
   * EditableDatasetProperties instead.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** The moment, in epoch milliseconds, UTC. */
  readonly lastModified?: Maybe<Scalars['Long']['output']>;
  /** Who caused it. */
  readonly lastModifiedActor?: Maybe<Scalars['String']['output']>;
  /** Name for people, mostly the last part of the qualified one. */
  readonly name: Scalars['String']['output'];
  /** Name with all its parents, in the writing of the platform. */
  readonly qualifiedName?: Maybe<Scalars['String']['output']>;
  /**
   * Tags by bare name.
   * @deprecated Use the aspect globalTags.
   */
  readonly tags?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * Address of the data itself.
   * @deprecated Use externalUrl.
   */
  readonly uri?: Maybe<Scalars['String']['output']>;
};

/** Parts to replace; what is absent stays. */
export type DatasetUpdateInput = {
  readonly deprecation?: InputMaybe<DatasetDeprecationUpdate>;
  readonly editableProperties?: InputMaybe<DatasetEditablePropertiesUpdate>;
  readonly editableSchemaMetadata?: InputMaybe<EditableSchemaMetadataUpdate>;
  /** @deprecated Use tags. */
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
  readonly institutionalMemory?: InputMaybe<InstitutionalMemoryUpdate>;
  readonly ownership?: InputMaybe<OwnershipUpdate>;
  readonly tags?: InputMaybe<GlobalTagsUpdate>;
};

/** Older form of column-level lineage. */
export type DatasetUpstreamLineage = {
  readonly __typename?: 'DatasetUpstreamLineage';
  /** One entry for each column made. */
  readonly fieldMappings?: Maybe<ReadonlyArray<DatasetFieldMapping>>;
};

/** How much a dataset was queried within one bucket of time. */
export type DatasetUsageStatistics = {
  readonly __typename?: 'DatasetUsageStatistics';
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Queries split by the column that they mention. */
  readonly fieldCounts?: Maybe<ReadonlyArray<DatasetFieldUsageCounts>>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
  /** Texts of the most frequent queries, most frequent first. */
  readonly topSqlQueries?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Queries that read it. */
  readonly totalSqlQueries?: Maybe<Scalars['Int']['output']>;
  /** Different people who queried it. */
  readonly uniqueUserCount?: Maybe<Scalars['Int']['output']>;
  /** Queries split by person; usually only the most active ones. */
  readonly userCounts?: Maybe<ReadonlyArray<DatasetUserUsageCounts>>;
};

/** One person's use of a dataset. */
export type DatasetUserUsageCounts = {
  readonly __typename?: 'DatasetUserUsageCounts';
  /** Queries that this person ran. */
  readonly count?: Maybe<Scalars['Int']['output']>;
  /** The person, a corpuser URN. */
  readonly user?: Maybe<Scalars['String']['output']>;
  /** Mail address by which the platform knows the person, kept for matching with other systems. */
  readonly userEmail?: Maybe<Scalars['String']['output']>;
};

/** Warns people off an asset that will go away. */
export type Deprecation = {
  readonly __typename?: 'Deprecation';
  /** Who declared the deprecation. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** When the asset will stop working, in epoch milliseconds, UTC; absent when no date is set. */
  readonly decommissionTime?: Maybe<Scalars['Long']['output']>;
  /** True when the asset should no longer be used; such assets rank lower in search. */
  readonly deprecated: Scalars['Boolean']['output'];
  /** What to do about it, for instance which asset to use instead. */
  readonly note?: Maybe<Scalars['String']['output']>;
};

/** What to describe, and how. */
export type DescriptionUpdateInput = {
  /** The description, in Markdown. */
  readonly description: Scalars['String']['input'];
  /** URN of the entity. */
  readonly resourceUrn: Scalars['String']['input'];
  /** The part, such as the path of a column. */
  readonly subResource?: InputMaybe<Scalars['String']['input']>;
  /** What kind of part of the entity is described; the entity itself unless given. */
  readonly subResourceType?: InputMaybe<SubResourceType>;
};

/** A part of the business to which assets belong. */
export type Domain = Entity & {
  readonly __typename?: 'Domain';
  /** What tells one business domain from all others. */
  readonly domainKey?: Maybe<DomainKey>;
  /** What people should know of a business domain. */
  readonly domainProperties?: Maybe<DomainProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identifier that stays the same when the domain is renamed; random unless the author chose one. */
  readonly id: Scalars['String']['output'];
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** What people should know of a business domain. */
  readonly properties?: Maybe<DomainProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A part of the business to which assets belong. */
export type DomainRelationshipsArgs = {
  input: RelationshipsInput;
};

export type DomainAssociation = {
  readonly __typename?: 'DomainAssociation';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  readonly domain: Domain;
};

/** What tells one business domain from all others. */
export type DomainKey = {
  readonly __typename?: 'DomainKey';
  /** Identifier that stays the same when the domain is renamed; random unless the author chose one. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** What people should know of a business domain. */
export type DomainProperties = {
  readonly __typename?: 'DomainProperties';
  /** When the domain was made, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** Which part of the business the domain covers. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
};

/** Business domains that an asset belongs to. */
export type Domains = {
  readonly __typename?: 'Domains';
  /** The domains; the catalog's own pages show the first one. */
  readonly domains?: Maybe<ReadonlyArray<Domain>>;
};

/** One lineage connection, with its own history and properties. */
export type Edge = {
  readonly __typename?: 'Edge';
  /** When the connection was first recorded, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** Entity at the far end. */
  readonly destinationUrn?: Maybe<Entity>;
  /** When the connection was last confirmed or changed, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** Further facts about the connection, such as the query that makes it. */
  readonly properties?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Entity at the near end; absent when it is the entity that holds the aspect. */
  readonly sourceUrn?: Maybe<Scalars['String']['output']>;
};

/** What people add to one column inside the catalog. */
export type EditableSchemaFieldInfo = {
  readonly __typename?: 'EditableSchemaFieldInfo';
  /** Text by a catalog user, shown in place of the one in the schema. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The column, by the fieldPath of its schema field. */
  readonly fieldPath: Scalars['String']['output'];
  /** Tags that were attached to the column in the catalog. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that were attached to the column in the catalog. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Tags that were attached to the column in the catalog. */
  readonly tags?: Maybe<GlobalTags>;
};

/** What people say of one column. */
export type EditableSchemaFieldInfoUpdate = {
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly fieldPath: Scalars['String']['input'];
  readonly globalTags?: InputMaybe<GlobalTagsUpdate>;
};

/** What people add to a schema inside the catalog; connectors never overwrite it. */
export type EditableSchemaMetadata = {
  readonly __typename?: 'EditableSchemaMetadata';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** The additions, at most one entry for each column. */
  readonly editableSchemaFieldInfo: ReadonlyArray<EditableSchemaFieldInfo>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What people say of columns. */
export type EditableSchemaMetadataUpdate = {
  readonly editableSchemaFieldInfo: ReadonlyArray<EditableSchemaFieldInfoUpdate>;
};

/** Lets the catalog show an asset's live view inside its own page. */
export type Embed = {
  readonly __typename?: 'Embed';
  /** Address that is put into the frame. */
  readonly renderUrl?: Maybe<Scalars['String']['output']>;
};

/** Whatever the catalog keeps metadata about. */
export type Entity = {
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};

/** A way through lineage. */
export type EntityPath = {
  readonly __typename?: 'EntityPath';
  readonly path?: Maybe<ReadonlyArray<Maybe<Entity>>>;
};

/** An edge, seen from one of its ends. */
export type EntityRelationship = {
  readonly __typename?: 'EntityRelationship';
  /** When the edge was created, and by whom, as far as its source says. */
  readonly created?: Maybe<RelationshipStamp>;
  readonly direction: RelationshipDirection;
  /** The other end; null when its type is unknown. */
  readonly entity?: Maybe<Entity>;
  /** Name of the relationship. */
  readonly type: Scalars['String']['output'];
};

/** A window on the edges of an entity. */
export type EntityRelationshipsResult = {
  readonly __typename?: 'EntityRelationshipsResult';
  readonly count?: Maybe<Scalars['Int']['output']>;
  readonly relationships: ReadonlyArray<EntityRelationship>;
  readonly start?: Maybe<Scalars['Int']['output']>;
  /** Exact number of all edges that were asked for. */
  readonly total?: Maybe<Scalars['Int']['output']>;
};

/** Types of entities. */
export type EntityType =
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'DASHBOARD'
  | 'DATASET'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DOMAIN'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'SCHEMA_FIELD'
  | 'TAG';

/** Schema of an Espresso document store. */
export type EspressoSchema = {
  readonly __typename?: 'EspressoSchema';
  /** Schema of the documents as text. */
  readonly documentSchema?: Maybe<Scalars['String']['output']>;
  /** Schema of the table that holds them, as text. */
  readonly tableSchema?: Maybe<Scalars['String']['output']>;
};

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
  readonly condition?: InputMaybe<FilterOperator>;
  /** Name of the field. */
  readonly field: Scalars['String']['input'];
  /** Whether the condition must not hold; false unless given. */
  readonly negated?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * A single value.
   * @deprecated Use values.
   */
  readonly value?: InputMaybe<Scalars['String']['input']>;
  /** Values of which one is enough. */
  readonly values?: InputMaybe<ReadonlyArray<Scalars['String']['input']>>;
};

/** How the results spread over the values of a field. */
export type FacetMetadata = {
  readonly __typename?: 'FacetMetadata';
  readonly aggregations: ReadonlyArray<AggregationMetadata>;
  /** Label for people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  readonly field: Scalars['String']['output'];
};

/** Conditions that must all hold. */
export type FilterInput = {
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

/** Which columns go into which others. */
export type FineGrainedLineage = {
  readonly __typename?: 'FineGrainedLineage';
  /** How sure the reporter is, from 0 (guessed) to 1 (known). */
  readonly confidenceScore?: Maybe<Scalars['Float']['output']>;
  /** Whether downstreams is one column or a set. */
  readonly downstreamType?: Maybe<FineGrainedLineageDownstreamType>;
  /** Columns made, as schemaField URNs. */
  readonly downstreams?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What is done to the values, in words or as an expression. */
  readonly transformOperation?: Maybe<Scalars['String']['output']>;
  /** What kind of things upstreams lists. */
  readonly upstreamType?: Maybe<FineGrainedLineageUpstreamType>;
  /** Columns read, as schemaField URNs, or whole datasets when upstreamType says so. */
  readonly upstreams?: Maybe<ReadonlyArray<Entity>>;
};

/** Shapes of the target of column-level lineage. */
export type FineGrainedLineageDownstreamType =
  /** A single column. */
  | 'FIELD'
  /** Several columns made together. */
  | 'FIELD_SET';

/** Shapes of the source of column-level lineage. */
export type FineGrainedLineageUpstreamType =
  /** A dataset as a whole, when its columns cannot be told apart. */
  | 'DATASET'
  /** One or more columns. */
  | 'FIELD_SET'
  /** Nothing: the values are constants or generated. */
  | 'NONE';

/** Says that columns here hold references to columns of another dataset. */
export type ForeignKeyConstraint = {
  readonly __typename?: 'ForeignKeyConstraint';
  /** Dataset referred to. */
  readonly foreignDataset?: Maybe<Dataset>;
  /** Columns referred to, as schemaField URNs, in the order of sourceFields. */
  readonly foreignFields?: Maybe<ReadonlyArray<SchemaFieldEntity>>;
  /** Name of the constraint on its platform. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Columns here that hold the reference, as schemaField URNs. */
  readonly sourceFields?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Older form of a foreign key. */
export type ForeignKeySpec = {
  readonly __typename?: 'ForeignKeySpec';
  /** What is referred to: a column of another dataset, or an entity by its URN. */
  readonly foreignKey?: Maybe<ForeignKeySpecForeignKey>;
};

export type ForeignKeySpecForeignKey = DatasetFieldForeignKey | UrnForeignKey;

/** How old an answer is. */
export type FreshnessStats = {
  readonly __typename?: 'FreshnessStats';
  readonly cached?: Maybe<Scalars['Boolean']['output']>;
  readonly systemFreshness?: Maybe<ReadonlyArray<Maybe<SystemFreshness>>>;
};

/** Tags on an entity or on one of its columns. */
export type GlobalTags = {
  readonly __typename?: 'GlobalTags';
  /** The tags, each at most once. */
  readonly tags?: Maybe<ReadonlyArray<TagAssociation>>;
};

/** All tags. */
export type GlobalTagsUpdate = {
  readonly tags?: InputMaybe<ReadonlyArray<TagAssociationUpdate>>;
};

/** A folder of glossary terms and of further folders. */
export type GlossaryNode = Entity & {
  readonly __typename?: 'GlossaryNode';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** What people should know of a folder of glossary terms. */
  readonly glossaryNodeInfo?: Maybe<GlossaryNodeInfo>;
  /** What tells one folder of terms from all others. */
  readonly glossaryNodeKey?: Maybe<GlossaryNodeKey>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Identifier of the folder: a random one, or its names from the top joined by dots. */
  readonly name: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** What people should know of a folder of glossary terms. */
  readonly properties?: Maybe<GlossaryNodeProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A folder of glossary terms and of further folders. */
export type GlossaryNodeRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people should know of a folder of glossary terms. */
export type GlossaryNodeInfo = {
  readonly __typename?: 'GlossaryNodeInfo';
  /** What the terms in the folder have in common. */
  readonly definition?: Maybe<Scalars['String']['output']>;
  /** What the terms in the folder have in common. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Older writing of the key, kept so that it can be searched. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
  /** Folder that holds this one; absent at the top. */
  readonly parentNode?: Maybe<GlossaryNode>;
};

/** What tells one folder of terms from all others. */
export type GlossaryNodeKey = {
  readonly __typename?: 'GlossaryNodeKey';
  /** Identifier of the folder: a random one, or its names from the top joined by dots. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What people should know of a folder of glossary terms. */
export type GlossaryNodeProperties = {
  readonly __typename?: 'GlossaryNodeProperties';
  /** What the terms in the folder have in common. */
  readonly definition?: Maybe<Scalars['String']['output']>;
  /** What the terms in the folder have in common. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Older writing of the key, kept so that it can be searched. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
  /** Folder that holds this one; absent at the top. */
  readonly parentNode?: Maybe<GlossaryNode>;
};

/** How a term relates to others. */
export type GlossaryRelatedTerms = {
  readonly __typename?: 'GlossaryRelatedTerms';
  /** Parts: this term is made up of them. */
  readonly hasRelatedTerms?: Maybe<ReadonlyArray<GlossaryTerm>>;
  /** Broader terms: this term is a kind of each of them. */
  readonly isRelatedTerms?: Maybe<ReadonlyArray<GlossaryTerm>>;
  /** Terms worth reading as well, without a stricter relation. */
  readonly relatedTerms?: Maybe<ReadonlyArray<GlossaryTerm>>;
  /** Terms that this term may take as its value. */
  readonly values?: Maybe<ReadonlyArray<GlossaryTerm>>;
};

/** A word of the business with an agreed meaning. */
export type GlossaryTerm = Entity & {
  readonly __typename?: 'GlossaryTerm';
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** How a term relates to others. */
  readonly glossaryRelatedTerms?: Maybe<GlossaryRelatedTerms>;
  /** What a business term means, and who says so. */
  readonly glossaryTermInfo?: Maybe<GlossaryTermInfo>;
  /** What tells one business term from all others. */
  readonly glossaryTermKey?: Maybe<GlossaryTermKey>;
  /** Identifier of the term: a random one, or the names from the top folder down joined by dots. */
  readonly hierarchicalName: Scalars['String']['output'];
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Identifier of the term: a random one, or the names from the top folder down joined by dots. */
  readonly name: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** What a business term means, and who says so. */
  readonly properties?: Maybe<GlossaryTermProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Structure of a dataset at the latest time it was looked at. */
  readonly schemaMetadata?: Maybe<SchemaMetadata>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A word of the business with an agreed meaning. */
export type GlossaryTermRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Says that a business term applies. */
export type GlossaryTermAssociation = {
  readonly __typename?: 'GlossaryTermAssociation';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  /** Further detail on why the term applies, kept as JSON text by the program that attached it. */
  readonly context?: Maybe<Scalars['String']['output']>;
  /** The term. */
  readonly term: GlossaryTerm;
  /** The term. */
  readonly urn?: Maybe<Scalars['String']['output']>;
};

/** What a business term means, and who says so. */
export type GlossaryTermInfo = {
  readonly __typename?: 'GlossaryTermInfo';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Meaning of the term, for people to read. */
  readonly definition?: Maybe<Scalars['String']['output']>;
  /** Meaning of the term, for people to read. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Older writing of the key, kept so that it can be searched. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Folder that holds the term; absent at the top. */
  readonly parentNode?: Maybe<GlossaryNode>;
  /**
   * Machine-readable definition of the term.
   * @deprecated Attach the aspect schemaMetadata.
   */
  readonly rawSchema?: Maybe<Scalars['String']['output']>;
  /** Name of the outside standard or vocabulary, with termSource EXTERNAL. */
  readonly sourceRef?: Maybe<Scalars['String']['output']>;
  /** Page on which the outside definition is found. */
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  /** INTERNAL when the organisation defined the term itself, EXTERNAL when it took it over. */
  readonly termSource?: Maybe<Scalars['String']['output']>;
};

/** What tells one business term from all others. */
export type GlossaryTermKey = {
  readonly __typename?: 'GlossaryTermKey';
  /** Identifier of the term: a random one, or the names from the top folder down joined by dots. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What a business term means, and who says so. */
export type GlossaryTermProperties = {
  readonly __typename?: 'GlossaryTermProperties';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Meaning of the term, for people to read. */
  readonly definition?: Maybe<Scalars['String']['output']>;
  /** Meaning of the term, for people to read. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Older writing of the key, kept so that it can be searched. */
  readonly id?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Folder that holds the term; absent at the top. */
  readonly parentNode?: Maybe<GlossaryNode>;
  /**
   * Machine-readable definition of the term.
   * @deprecated Attach the aspect schemaMetadata.
   */
  readonly rawSchema?: Maybe<Scalars['String']['output']>;
  /** Name of the outside standard or vocabulary, with termSource EXTERNAL. */
  readonly sourceRef?: Maybe<Scalars['String']['output']>;
  /** Page on which the outside definition is found. */
  readonly sourceUrl?: Maybe<Scalars['String']['output']>;
  /** INTERNAL when the organisation defined the term itself, EXTERNAL when it took it over. */
  readonly termSource?: Maybe<Scalars['String']['output']>;
};

/** Business terms that say what an entity or a column means. */
export type GlossaryTerms = {
  readonly __typename?: 'GlossaryTerms';
  /** When the list was last changed, and by whom. */
  readonly auditStamp?: Maybe<AuditStamp>;
  /** The terms, each at most once. */
  readonly terms?: Maybe<ReadonlyArray<GlossaryTermAssociation>>;
};

/** Groups that a person is in by word of the identity provider. */
export type GroupMembership = {
  readonly __typename?: 'GroupMembership';
  /** The groups, each at most once. */
  readonly groups?: Maybe<ReadonlyArray<CorpGroup>>;
};

/** Counts by interval. There is one height fewer than there are boundaries. */
export type Histogram = {
  readonly __typename?: 'Histogram';
  /** Limits of the intervals in rising order, as text. */
  readonly boundaries?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Share or count of the values in each interval. */
  readonly heights?: Maybe<ReadonlyArray<Scalars['Float']['output']>>;
};

/** An ingestion job's memory in serialised form. Only the job itself can read it. */
export type IngestionCheckpointState = {
  readonly __typename?: 'IngestionCheckpointState';
  /** Layout of the payload, for jobs that meet memory from an older release. */
  readonly formatVersion?: Maybe<Scalars['String']['output']>;
  /** The memory itself; one character for each byte in JSON. */
  readonly payload?: Maybe<Scalars['String']['output']>;
  /** How the payload was serialised and packed, such as utf-8 or base85-bz2-json. */
  readonly serde?: Maybe<Scalars['String']['output']>;
};

/** A column from which a chart or dashboard takes values. */
export type InputField = {
  readonly __typename?: 'InputField';
  /** Copy of the column's description, for sources whose schema is not in the catalog. */
  readonly schemaField?: Maybe<SchemaField>;
  /** The column at its source, a schemaField URN. */
  readonly schemaFieldUrn?: Maybe<SchemaFieldEntity>;
};

/** Columns from which a chart or dashboard is made. */
export type InputFields = {
  readonly __typename?: 'InputFields';
  /** The columns, in the order given by the tool. */
  readonly fields?: Maybe<ReadonlyArray<InputField>>;
};

/** Links to pages where people wrote down what they know about an entity. */
export type InstitutionalMemory = {
  readonly __typename?: 'InstitutionalMemory';
  /** The links, in the order in which they are shown. */
  readonly elements: ReadonlyArray<InstitutionalMemoryMetadata>;
};

/** One link to further reading. */
export type InstitutionalMemoryMetadata = {
  readonly __typename?: 'InstitutionalMemoryMetadata';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  /** Who did it: a person, a group or a service account. */
  readonly author?: Maybe<CorpUser>;
  /** When the link was added, and by whom. */
  readonly createStamp?: Maybe<AuditStamp>;
  /** When the link was added, and by whom. */
  readonly created: AuditStamp;
  /**
   * What the reader finds there; serves as the text of the link.
   * @deprecated Use label.
   */
  readonly description: Scalars['String']['output'];
  /** What the reader finds there; serves as the text of the link. */
  readonly label: Scalars['String']['output'];
  /** The page. */
  readonly url: Scalars['String']['output'];
};

/** A link to a document. */
export type InstitutionalMemoryMetadataUpdate = {
  /** URN or bare name of the user who adds it. */
  readonly author: Scalars['String']['input'];
  /** Epoch milliseconds, UTC; now unless given. */
  readonly createdAt?: InputMaybe<Scalars['Long']['input']>;
  /** Label of the link. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  readonly url: Scalars['String']['input'];
};

/** All links. */
export type InstitutionalMemoryUpdate = {
  readonly elements: ReadonlyArray<InstitutionalMemoryMetadataUpdate>;
};

/** States of a run. */
export type JobStatus =
  /** Ended well. */
  | 'COMPLETED'
  /** Ended by an error. */
  | 'FAILED'
  /** Working. */
  | 'IN_PROGRESS'
  /** Left out on purpose, for instance because nothing was new. */
  | 'SKIPPED'
  /** Asked for, nothing done yet. */
  | 'STARTING'
  /** Ended early on request. */
  | 'STOPPED'
  /** Asked to stop, still winding down. */
  | 'STOPPING'
  /** The source could not tell. */
  | 'UNKNOWN';

/** Schemas of a Kafka topic. */
export type KafkaSchema = {
  readonly __typename?: 'KafkaSchema';
  /** Schema of the message's value as text; empty when there is none. */
  readonly documentSchema?: Maybe<Scalars['String']['output']>;
  /** Language of documentSchema, such as AVRO, PROTOBUF or JSON. */
  readonly documentSchemaType?: Maybe<Scalars['String']['output']>;
  /** Schema of the message's key as text. */
  readonly keySchema?: Maybe<Scalars['String']['output']>;
  /** Language of keySchema, such as AVRO, PROTOBUF or JSON. */
  readonly keySchemaType?: Maybe<Scalars['String']['output']>;
};

/** Schemas of a key-value store. */
export type KeyValueSchema = {
  readonly __typename?: 'KeyValueSchema';
  /** Schema of the keys as text. */
  readonly keySchema?: Maybe<Scalars['String']['output']>;
  /** Schema of the values as text. */
  readonly valueSchema?: Maybe<Scalars['String']['output']>;
};

/** Which way to follow lineage. */
export type LineageDirection =
  /** Towards what is made from the entity. */
  | 'DOWNSTREAM'
  /** Towards what the entity is made from. */
  | 'UPSTREAM';

/** A lineage edge by its ends. */
export type LineageEdge = {
  /** URN of what is made. */
  readonly downstreamUrn: Scalars['String']['input'];
  /** URN of what it is made from. */
  readonly upstreamUrn: Scalars['String']['input'];
};

/** Where the query was found. */
export type MatchedField = {
  readonly __typename?: 'MatchedField';
  /** Name of the field in the index. */
  readonly name: Scalars['String']['output'];
  /** The value in which it was found. */
  readonly value: Scalars['String']['output'];
};

export type Mutation = {
  readonly __typename?: 'Mutation';
  /**
   * The same as the query of this name.
   * @deprecated It changes nothing; send it as a query.
   */
  readonly searchAcrossLineage?: Maybe<SearchAcrossLineageResults>;
  /** Replace parts of what people say of a dataset; each given part replaces its whole aspect. */
  readonly updateDataset?: Maybe<Dataset>;
  /** Replace the description that people gave to an entity or to a column. */
  readonly updateDescription?: Maybe<Scalars['Boolean']['output']>;
  /** Add and remove lineage edges, all of them or none. */
  readonly updateLineage?: Maybe<Scalars['Boolean']['output']>;
};


export type MutationSearchAcrossLineageArgs = {
  input: SearchAcrossLineageInput;
};


export type MutationUpdateDatasetArgs = {
  input: DatasetUpdateInput;
  urn: Scalars['String']['input'];
};


export type MutationUpdateDescriptionArgs = {
  input: DescriptionUpdateInput;
};


export type MutationUpdateLineageArgs = {
  input: UpdateLineageInput;
};

/** Definition of a MySQL table. */
export type MySqlDdl = {
  readonly __typename?: 'MySqlDDL';
  /** The statement that makes the table. */
  readonly tableSchema?: Maybe<Scalars['String']['output']>;
};

/** Groups that a person was put into inside the catalog. */
export type NativeGroupMembership = {
  readonly __typename?: 'NativeGroupMembership';
  /** The groups, each at most once. */
  readonly nativeGroups?: Maybe<ReadonlyArray<CorpGroup>>;
};

/** One change that somebody or something made to a dataset's content, as an event in time. */
export type Operation = {
  readonly __typename?: 'Operation';
  /** Who ran the operation, when the platform knows. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** Other datasets that the same operation touched. */
  readonly affectedDatasets?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Name of the change when operationType is CUSTOM. */
  readonly customOperationType?: Maybe<Scalars['String']['output']>;
  /** Free pairs of name and value about this run. */
  readonly customProperties?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /**
   * When the change took effect on the data, in epoch milliseconds, UTC; timestampMillis is when it
   * was reported.
   */
  readonly lastUpdatedTimestamp: Scalars['Long']['output'];
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Rows that were written, changed or removed. */
  readonly numAffectedRows?: Maybe<Scalars['Long']['output']>;
  /** What kind of change it was. */
  readonly operationType: OperationType;
  /** Name of the part, such as its partition values or a query. */
  readonly partition?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** How this record was learnt: from the process that wrote, or from the platform written to. */
  readonly sourceType?: Maybe<OperationSourceType>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis: Scalars['Long']['output'];
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

/** Definition of an Oracle table. */
export type OracleDdl = {
  readonly __typename?: 'OracleDDL';
  /** The statement that makes the table. */
  readonly tableSchema?: Maybe<Scalars['String']['output']>;
};

/** Schema of ORC files. */
export type OrcSchema = {
  readonly __typename?: 'OrcSchema';
  /** The schema as text. */
  readonly schema?: Maybe<Scalars['String']['output']>;
};

/** Tells entities that were made in the catalog from those that were brought in. */
export type Origin = {
  readonly __typename?: 'Origin';
  /** Name of the outside system, such as an identity provider; only with type EXTERNAL. */
  readonly externalType?: Maybe<Scalars['String']['output']>;
  /** Where the entity was born. */
  readonly type?: Maybe<OriginType>;
};

/** Birthplaces of an entity. */
export type OriginType =
  /** Copied from another system, which remains in charge of it. */
  | 'EXTERNAL'
  /** Made in the catalog itself. */
  | 'NATIVE';

/** Schema of a platform without a form of its own here. */
export type OtherSchema = {
  readonly __typename?: 'OtherSchema';
  /** The schema as text, in the platform's own language. */
  readonly rawSchema?: Maybe<Scalars['String']['output']>;
};

/** One party that answers for an entity. */
export type Owner = {
  readonly __typename?: 'Owner';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  /** The person or group. */
  readonly owner: OwnerType;
  /** How this ownership became known. */
  readonly source?: Maybe<OwnershipSource>;
  /**
   * Kind of responsibility from the fixed list; CUSTOM when typeUrn names one of the organisation's
   * own.
   * @deprecated Use typeUrn, which lets an organisation define its own kinds.
   */
  readonly type?: Maybe<OwnershipType>;
  /** Kind of responsibility as an ownershipType entity. */
  readonly typeUrn?: Maybe<Scalars['String']['output']>;
};

export type OwnerType = {
  readonly type: EntityType;
  readonly urn: Scalars['String']['output'];
};

/** An owner. */
export type OwnerUpdate = {
  /** URN of a user or a group. */
  readonly owner: Scalars['String']['input'];
  /** URN of a kind of ownership that the organisation made. */
  readonly ownershipTypeUrn?: InputMaybe<Scalars['String']['input']>;
  readonly type?: InputMaybe<OwnershipType>;
};

/** Who answers for an entity. */
export type Ownership = {
  readonly __typename?: 'Ownership';
  /** When the list was last changed, and by whom; time 0 when not known. */
  readonly lastModified: AuditStamp;
  /** The owners; one party may appear once for each kind of responsibility. */
  readonly owners?: Maybe<ReadonlyArray<Owner>>;
};

/** Origin of a statement of ownership. */
export type OwnershipSource = {
  readonly __typename?: 'OwnershipSource';
  /** Kind of place that it was read from. */
  readonly type?: Maybe<OwnershipSourceType>;
  /** Page or file that shows it. */
  readonly url?: Maybe<Scalars['String']['output']>;
};

/** Kinds of places from which ownership is learnt. */
export type OwnershipSourceType =
  /** A review in which people confirmed it. */
  | 'AUDIT'
  /** Grants or owner columns of a database. */
  | 'DATABASE'
  /** Owner or group of a file. */
  | 'FILE_SYSTEM'
  /** An issue tracker, such as the lead of a component. */
  | 'ISSUE_TRACKING_SYSTEM'
  /** Somebody typed it in. */
  | 'MANUAL'
  /** None of the others. */
  | 'OTHER'
  /** Another service told it. */
  | 'SERVICE'
  /** A repository, such as a code owners file. */
  | 'SOURCE_CONTROL';

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

/** All owners. */
export type OwnershipUpdate = {
  readonly owners: ReadonlyArray<OwnerUpdate>;
};

/** Which part of a dataset a time-series value is about. */
export type PartitionSpec = {
  readonly __typename?: 'PartitionSpec';
  /** Name of the part, such as its partition values or a query. */
  readonly partition: Scalars['String']['output'];
  /** Span of time that the part covers, for data split by time. */
  readonly timePartition?: Maybe<TimeWindow>;
  /** What kind of part it is. */
  readonly type: PartitionType;
};

/** Kinds of parts of a dataset. */
export type PartitionType =
  /** All of it. */
  | 'FULL_TABLE'
  /** One partition of the platform's own making. */
  | 'PARTITION'
  /** Rows that a query selects. */
  | 'QUERY';

/** Families of technologies. */
export type PlatformType =
  /** Files in directories. */
  | 'FILE_SYSTEM'
  /** Values found by a key. */
  | 'KEY_VALUE_STORE'
  /** Streams of messages in topics. */
  | 'MESSAGE_BROKER'
  /** Objects in buckets. */
  | 'OBJECT_STORE'
  /** Stores laid out for aggregation over many rows. */
  | 'OLAP_DATASTORE'
  /** None of the other families. */
  | 'OTHERS'
  /** Engines that query data kept elsewhere. */
  | 'QUERY_ENGINE'
  /** Tables with SQL and transactions. */
  | 'RELATIONAL_DB'
  /** Inverted indices over documents. */
  | 'SEARCH_ENGINE';

/** Definition of a Presto table or view. */
export type PrestoDdl = {
  readonly __typename?: 'PrestoDDL';
  /** The statement that makes it. */
  readonly rawSchema?: Maybe<Scalars['String']['output']>;
};

/** A value below which a given share of all values lies. */
export type Quantile = {
  readonly __typename?: 'Quantile';
  /** The share, from 0 to 1, as text. */
  readonly quantile?: Maybe<Scalars['String']['output']>;
  /** The value, as text. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** Complete what somebody types to the names of entities. */
  readonly autoComplete?: Maybe<AutoCompleteResults>;
  /** Look into one place of the tree in which entities of a type are filed. */
  readonly browse?: Maybe<BrowseResults>;
  /** The chart with this URN. One that is not stored has its key and exists: false. */
  readonly chart?: Maybe<Chart>;
  /** The container with this URN. One that is not stored has its key and exists: false. */
  readonly container?: Maybe<Container>;
  /** The corpGroup with this URN. One that is not stored has its key and exists: false. */
  readonly corpGroup?: Maybe<CorpGroup>;
  /** The corpuser with this URN. One that is not stored has its key and exists: false. */
  readonly corpUser?: Maybe<CorpUser>;
  /** The dashboard with this URN. One that is not stored has its key and exists: false. */
  readonly dashboard?: Maybe<Dashboard>;
  /** The dataFlow with this URN. One that is not stored has its key and exists: false. */
  readonly dataFlow?: Maybe<DataFlow>;
  /** The dataJob with this URN. One that is not stored has its key and exists: false. */
  readonly dataJob?: Maybe<DataJob>;
  /** The dataPlatform with this URN. One that is not stored has its key and exists: false. */
  readonly dataPlatform?: Maybe<DataPlatform>;
  /** The dataPlatformInstance with this URN. One that is not stored has its key and exists: false. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** The dataset with this URN. One that is not stored has its key and exists: false. */
  readonly dataset?: Maybe<Dataset>;
  /** The domain with this URN. One that is not stored has its key and exists: false. */
  readonly domain?: Maybe<Domain>;
  /** The entity with this URN, whatever its type. */
  readonly entity?: Maybe<Entity>;
  /** Whether anything is stored of the entity with this URN; soft-deleted entities exist. */
  readonly entityExists?: Maybe<Scalars['Boolean']['output']>;
  /** The glossaryNode with this URN. One that is not stored has its key and exists: false. */
  readonly glossaryNode?: Maybe<GlossaryNode>;
  /** The glossaryTerm with this URN. One that is not stored has its key and exists: false. */
  readonly glossaryTerm?: Maybe<GlossaryTerm>;
  /** The schemaField with this URN. One that is not stored has its key and exists: false. */
  readonly schemaField?: Maybe<SchemaFieldEntity>;
  /** Find entities of one type. */
  readonly search?: Maybe<SearchResults>;
  /** Find entities of several types at once. */
  readonly searchAcrossEntities?: Maybe<SearchResults>;
  /** Find entities that are connected to one by lineage, over any number of hops. */
  readonly searchAcrossLineage?: Maybe<SearchAcrossLineageResults>;
  /** The tag with this URN. One that is not stored has its key and exists: false. */
  readonly tag?: Maybe<Tag>;
};


export type QueryAutoCompleteArgs = {
  input: AutoCompleteInput;
};


export type QueryBrowseArgs = {
  input: BrowseInput;
};


export type QueryChartArgs = {
  urn: Scalars['String']['input'];
};


export type QueryContainerArgs = {
  urn: Scalars['String']['input'];
};


export type QueryCorpGroupArgs = {
  urn: Scalars['String']['input'];
};


export type QueryCorpUserArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDashboardArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataFlowArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataJobArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataPlatformArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataPlatformInstanceArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDatasetArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDomainArgs = {
  urn: Scalars['String']['input'];
};


export type QueryEntityArgs = {
  urn: Scalars['String']['input'];
};


export type QueryEntityExistsArgs = {
  urn: Scalars['String']['input'];
};


export type QueryGlossaryNodeArgs = {
  urn: Scalars['String']['input'];
};


export type QueryGlossaryTermArgs = {
  urn: Scalars['String']['input'];
};


export type QuerySchemaFieldArgs = {
  urn: Scalars['String']['input'];
};


export type QuerySearchArgs = {
  input: SearchInput;
};


export type QuerySearchAcrossEntitiesArgs = {
  input: SearchAcrossEntitiesInput;
};


export type QuerySearchAcrossLineageArgs = {
  input: SearchAcrossLineageInput;
};


export type QueryTagArgs = {
  urn: Scalars['String']['input'];
};

/** Which end of an edge the entity at hand is. */
export type RelationshipDirection =
  /** Edges that point at the entity. */
  | 'INCOMING'
  /** Edges that start at the entity. */
  | 'OUTGOING';

/** Who did something, and when. */
export type RelationshipStamp = {
  readonly __typename?: 'RelationshipStamp';
  /** URN of the actor. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** Epoch milliseconds, UTC. */
  readonly time?: Maybe<Scalars['Long']['output']>;
};

/** Which edges to list. */
export type RelationshipsInput = {
  /** Most edges to answer; 100 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /** Which end of the edges the entity is. */
  readonly direction: RelationshipDirection;
  /** Number of edges to pass over; 0 unless given. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Names of relationships; an empty list means all. */
  readonly types: ReadonlyArray<Scalars['String']['input']>;
};

/** Offers one role on an asset. */
export type RoleAssociation = {
  readonly __typename?: 'RoleAssociation';
  /** The role. */
  readonly urn?: Maybe<Scalars['String']['output']>;
};

/** Roles that decide what a person or group may do in the catalog. */
export type RoleMembership = {
  readonly __typename?: 'RoleMembership';
  /** The roles, each at most once. */
  readonly roles?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** One column of a dataset, or one part of a nested structure. */
export type SchemaField = {
  readonly __typename?: 'SchemaField';
  /** When the column came into being at the source, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** Meaning of the column as written at the source. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Address of the column, unique within its schema. */
  readonly fieldPath: Scalars['String']['output'];
  /** Tags that came with the schema from the source. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that came with the schema from the source. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** True when the column belongs to the key of its record. */
  readonly isPartOfKey?: Maybe<Scalars['Boolean']['output']>;
  /** True when the platform splits its storage by the column. */
  readonly isPartitioningKey?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Older address of the column as a JSON path.
   * @deprecated Use fieldPath.
   */
  readonly jsonPath?: Maybe<Scalars['String']['output']>;
  /** Any other facts from the source, as the text of a JSON object. */
  readonly jsonProps?: Maybe<Scalars['String']['output']>;
  /** Short name of the column for people. */
  readonly label?: Maybe<Scalars['String']['output']>;
  /** When the column last changed at the source, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** Type of the column as the platform writes it, such as varchar(20). */
  readonly nativeDataType?: Maybe<Scalars['String']['output']>;
  /** True when the column may be null. */
  readonly nullable: Scalars['Boolean']['output'];
  /** True when the column's structure contains itself. */
  readonly recursive: Scalars['Boolean']['output'];
  /** Tags that came with the schema from the source. */
  readonly tags?: Maybe<GlobalTags>;
  /** The type; most are empty records that only name it. */
  readonly type: SchemaFieldDataType;
};

export type SchemaFieldDataType =
  | 'ARRAY'
  | 'BOOLEAN'
  | 'BYTES'
  | 'DATE'
  | 'ENUM'
  | 'FIXED'
  | 'MAP'
  | 'NULL'
  | 'NUMBER'
  | 'STRING'
  | 'STRUCT'
  | 'TIME'
  | 'UNION';

/** A column of a dataset, so that lineage can point at it. Its description lives in the aspects of its parent. */
export type SchemaFieldEntity = Entity & {
  readonly __typename?: 'SchemaFieldEntity';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** The column within that schema; commas and parentheses are percent-encoded in the URN. */
  readonly fieldPath: Scalars['String']['output'];
  /** Entity whose schema holds the column, mostly a dataset. */
  readonly parent: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** What tells one column from all others. */
  readonly schemaFieldKey?: Maybe<SchemaFieldKey>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A column of a dataset, so that lineage can point at it. Its description lives in the aspects of its parent. */
export type SchemaFieldEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one column from all others. */
export type SchemaFieldKey = {
  readonly __typename?: 'SchemaFieldKey';
  /** The column within that schema; commas and parentheses are percent-encoded in the URN. */
  readonly fieldPath?: Maybe<Scalars['String']['output']>;
  /** Entity whose schema holds the column, mostly a dataset. */
  readonly parent?: Maybe<Scalars['String']['output']>;
};

/** Structure of a dataset at the latest time it was looked at. */
export type SchemaMetadata = {
  readonly __typename?: 'SchemaMetadata';
  /** Version of the aspect; 0 is the latest. */
  readonly aspectVersion?: Maybe<Scalars['Long']['output']>;
  /** Cluster from which the schema was read. */
  readonly cluster?: Maybe<Scalars['String']['output']>;
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Moment of the act, in epoch milliseconds, UTC. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** Dataset that the schema describes, when it is not the one that holds the aspect. */
  readonly dataset?: Maybe<Scalars['String']['output']>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** All columns in their order; parts of nested ones follow their parent. */
  readonly fields: ReadonlyArray<SchemaField>;
  /** References from columns here to columns of other datasets. */
  readonly foreignKeys?: Maybe<ReadonlyArray<ForeignKeyConstraint>>;
  /**
   * Older form of foreign keys, by the name of the constraint.
   * @deprecated Use foreignKeys.
   */
  readonly foreignKeysSpecs?: Maybe<ReadonlyArray<SchemaMetadataForeignKeysSpecsEntry>>;
  /** Fingerprint of the platform's own schema, by which a connector notices a change; may be empty. */
  readonly hash: Scalars['String']['output'];
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** Name of the schema on its platform, from 1 to 500 characters. */
  readonly name: Scalars['String']['output'];
  /** The schema in the platform's own language. */
  readonly platformSchema?: Maybe<SchemaMetadataPlatformSchema>;
  /** Platform on which the schema was defined. */
  readonly platformUrn: Scalars['String']['output'];
  /** Columns that make a row unique, in order of the key. */
  readonly primaryKeys?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Name of the schema on its platform, from 1 to 500 characters. */
  readonly schemaName?: Maybe<Scalars['String']['output']>;
  /** Version that the platform counts; 0 when it does not count. */
  readonly version: Scalars['Long']['output'];
};

export type SchemaMetadataForeignKeysSpecsEntry = {
  readonly __typename?: 'SchemaMetadataForeignKeysSpecsEntry';
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<ForeignKeySpec>;
};

export type SchemaMetadataPlatformSchema = BinaryJsonSchema | EspressoSchema | KafkaSchema | KeyValueSchema | MySqlDdl | OracleDdl | OrcSchema | OtherSchema | PrestoDdl | Schemaless;

/** Says that the platform keeps no schema. */
export type Schemaless = {
  readonly __typename?: 'Schemaless';
  /** Always true; the record has no fields of its own. */
  readonly present?: Maybe<Scalars['Boolean']['output']>;
};

/** What to find among the entities of several types. */
export type SearchAcrossEntitiesInput = {
  /** Most results to answer; 10 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: Scalars['String']['input'];
  readonly searchFlags?: InputMaybe<SearchFlags>;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Types to search; every type that is meant for searching unless given. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
};

/** What to find along lineage. */
export type SearchAcrossLineageInput = {
  /** Most results to answer; 10 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  readonly direction: LineageDirection;
  /** Follow only edges created or updated until then. Epoch milliseconds, UTC. */
  readonly endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** Groups of conditions of which one is enough; the field degree takes 1, 2 and 3+. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Words to find; everything unless given. */
  readonly query?: InputMaybe<Scalars['String']['input']>;
  readonly searchFlags?: InputMaybe<SearchFlags>;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  /** Follow only edges created or updated since then. Epoch milliseconds, UTC. */
  readonly startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  /** Types to find; every type that is meant for searching unless given. */
  readonly types?: InputMaybe<ReadonlyArray<EntityType>>;
  /** The entity to start from. Required, although nullable. */
  readonly urn?: InputMaybe<Scalars['String']['input']>;
};

/** An entity that was found along lineage. */
export type SearchAcrossLineageResult = {
  readonly __typename?: 'SearchAcrossLineageResult';
  /** Least number of hops from the start. */
  readonly degree: Scalars['Int']['output'];
  readonly entity: Entity;
  /** Remarks on the result; there are none. */
  readonly insights?: Maybe<ReadonlyArray<SearchInsight>>;
  readonly matchedFields: ReadonlyArray<MatchedField>;
  /** Ways from the start to the entity, both ends included. */
  readonly paths?: Maybe<ReadonlyArray<Maybe<EntityPath>>>;
};

/** A window on what was found along lineage. */
export type SearchAcrossLineageResults = {
  readonly __typename?: 'SearchAcrossLineageResults';
  readonly count: Scalars['Int']['output'];
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
  /** How old the graph is that was walked; it is never kept, so this is null. */
  readonly freshness?: Maybe<FreshnessStats>;
  readonly searchResults: ReadonlyArray<SearchAcrossLineageResult>;
  readonly start: Scalars['Int']['output'];
  /** Exact number of all results, unless the walk was cut short. */
  readonly total: Scalars['Int']['output'];
  /** Whether the walk was ended early because it reached too many entities; results and counts are then those of what it reached. */
  readonly truncated: Scalars['Boolean']['output'];
};

/** How to carry out a search. */
export type SearchFlags = {
  /** Read the query as words (true, the default) or as `field:value` expressions too (false). */
  readonly fulltext?: InputMaybe<Scalars['Boolean']['input']>;
  /** Accepted for the sake of older documents; there are no suggestions. */
  readonly getSuggestions?: InputMaybe<Scalars['Boolean']['input']>;
  /** Most values of a facet; 20 unless given. */
  readonly maxAggValues?: InputMaybe<Scalars['Int']['input']>;
  /** Leave out the facets. */
  readonly skipAggregates?: InputMaybe<Scalars['Boolean']['input']>;
  /** Answer without looking at kept results; nothing is kept, so this changes nothing. */
  readonly skipCache?: InputMaybe<Scalars['Boolean']['input']>;
  /** Leave out in which fields the query was found. */
  readonly skipHighlighting?: InputMaybe<Scalars['Boolean']['input']>;
};

/** What to find among the entities of one type. */
export type SearchInput = {
  /** Most results to answer; 10 unless given. */
  readonly count?: InputMaybe<Scalars['Int']['input']>;
  /**
   * Conditions that must all hold; passed over when orFilters is given.
   * @deprecated Use orFilters.
   */
  readonly filters?: InputMaybe<ReadonlyArray<FacetFilterInput>>;
  /** Groups of conditions of which one is enough. */
  readonly orFilters?: InputMaybe<ReadonlyArray<AndFilterInput>>;
  /** Words to find; `*` and the empty text find everything. */
  readonly query: Scalars['String']['input'];
  readonly searchFlags?: InputMaybe<SearchFlags>;
  /** Number of results to pass over; 0 unless given. */
  readonly start?: InputMaybe<Scalars['Int']['input']>;
  readonly type: EntityType;
};

/** A remark on a result. */
export type SearchInsight = {
  readonly __typename?: 'SearchInsight';
  readonly icon?: Maybe<Scalars['String']['output']>;
  readonly text: Scalars['String']['output'];
};

/** An entity that was found. */
export type SearchResult = {
  readonly __typename?: 'SearchResult';
  readonly entity: Entity;
  /** Remarks on the result; there are none. */
  readonly insights?: Maybe<ReadonlyArray<SearchInsight>>;
  readonly matchedFields: ReadonlyArray<MatchedField>;
};

/** A window on the results of a search. */
export type SearchResults = {
  readonly __typename?: 'SearchResults';
  readonly count: Scalars['Int']['output'];
  readonly facets?: Maybe<ReadonlyArray<FacetMetadata>>;
  readonly searchResults: ReadonlyArray<SearchResult>;
  readonly start: Scalars['Int']['output'];
  /** Exact number of all results. */
  readonly total: Scalars['Int']['output'];
};

/**
 * Links entities that describe the same thing in two systems, such as a dbt model and the table it
 * builds.
 */
export type Siblings = {
  readonly __typename?: 'Siblings';
  /** True for the one whose metadata leads when the set is shown as a single asset. */
  readonly primary?: Maybe<Scalars['Boolean']['output']>;
  /** The other entities of the set. */
  readonly siblings?: Maybe<ReadonlyArray<Dataset>>;
};

/** Whether an entity is visible. This is how soft delete works. */
export type Status = {
  readonly __typename?: 'Status';
  /** True hides the entity from search, browse and autocomplete; everything else still serves it. */
  readonly removed?: Maybe<Scalars['Boolean']['output']>;
};

export type StringMapEntry = {
  readonly __typename?: 'StringMapEntry';
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Parts of entities that can be described. */
export type SubResourceType =
  /** A column of a dataset. */
  | 'DATASET_FIELD';

/** Names of what an entity is, finer than its entity type. */
export type SubTypes = {
  readonly __typename?: 'SubTypes';
  /** Names such as View, Topic or Schema, the main one first. */
  readonly typeNames?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** When a system was last heard of. */
export type SystemFreshness = {
  readonly __typename?: 'SystemFreshness';
  readonly freshnessMillis: Scalars['Long']['output'];
  readonly systemName: Scalars['String']['output'];
};

/** A short label that anyone may attach to assets and columns. */
export type Tag = Entity & {
  readonly __typename?: 'Tag';
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * When to use the tag.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identifier of the tag, which may hold letters of any script. */
  readonly name: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** What people should know of a tag. */
  readonly properties?: Maybe<TagProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** What tells one tag from all others. */
  readonly tagKey?: Maybe<TagKey>;
  /** What people should know of a tag. */
  readonly tagProperties?: Maybe<TagProperties>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A short label that anyone may attach to assets and columns. */
export type TagRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Says that a tag is attached. */
export type TagAssociation = {
  readonly __typename?: 'TagAssociation';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  /** Further detail on why the tag is there, kept as JSON text by the program that attached it. */
  readonly context?: Maybe<Scalars['String']['output']>;
  /** The tag. */
  readonly tag: Tag;
};

/** A tag on something. */
export type TagAssociationUpdate = {
  readonly tag: TagUpdateInput;
};

/** What tells one tag from all others. */
export type TagKey = {
  readonly __typename?: 'TagKey';
  /** Identifier of the tag, which may hold letters of any script. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What people should know of a tag. */
export type TagProperties = {
  readonly __typename?: 'TagProperties';
  /** Colour in which the tag is shown, such as #ff8800. */
  readonly colorHex?: Maybe<Scalars['String']['output']>;
  /** When to use the tag. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
};

/** A tag by its URN. */
export type TagUpdateInput = {
  /** Accepted for the sake of older documents; the tag itself stays as it is. */
  readonly description?: InputMaybe<Scalars['String']['input']>;
  /** Accepted for the sake of older documents; the tag itself stays as it is. */
  readonly name?: InputMaybe<Scalars['String']['input']>;
  readonly urn: Scalars['String']['input'];
};

/** Outcome of one metadata test on an entity. */
export type TestResult = {
  readonly __typename?: 'TestResult';
  /** The test. */
  readonly test?: Maybe<Scalars['String']['output']>;
  /** Whether the entity passed. */
  readonly type?: Maybe<TestResultType>;
};

/** Outcomes of a metadata test. */
export type TestResultType =
  /** The entity breaks the rule. */
  | 'FAILURE'
  /** The entity meets the rule. */
  | 'SUCCESS';

/** Metadata tests that were run on an entity, with their latest outcome. */
export type TestResults = {
  readonly __typename?: 'TestResults';
  /** Tests whose rule the entity breaks. */
  readonly failing?: Maybe<ReadonlyArray<TestResult>>;
  /** Tests whose rule the entity meets. */
  readonly passing?: Maybe<ReadonlyArray<TestResult>>;
};

/**
 * A moment and, where the source knows it, who caused it. Unlike AuditStamp the actor may be
 * absent.
 */
export type TimeStamp = {
  readonly __typename?: 'TimeStamp';
  /** Who caused it. */
  readonly actor?: Maybe<Scalars['String']['output']>;
  /** The moment, in epoch milliseconds, UTC. */
  readonly time?: Maybe<Scalars['Long']['output']>;
};

/** A span of time. */
export type TimeWindow = {
  readonly __typename?: 'TimeWindow';
  /** How long the span lasts. */
  readonly length?: Maybe<TimeWindowSize>;
  /** Beginning of the span, in epoch milliseconds, UTC; it belongs to the span. */
  readonly startTimeMillis?: Maybe<Scalars['Long']['output']>;
};

/** Length of a span of time. */
export type TimeWindowSize = {
  readonly __typename?: 'TimeWindowSize';
  /** How many units. */
  readonly multiple?: Maybe<Scalars['Int']['output']>;
  /** Unit to count in. */
  readonly unit?: Maybe<CalendarInterval>;
};

/** Operations between columns that need no further explanation. */
export type TransformationType =
  /** Something is done to the values, but it is not known what. */
  | 'BLACKBOX'
  /** Values arrive as they left. */
  | 'IDENTITY';

/** A user's own function between columns. */
export type UdfTransformer = {
  readonly __typename?: 'UDFTransformer';
  /** Name of the function, or its text. */
  readonly udf?: Maybe<Scalars['String']['output']>;
};

/** Edges to change. An edge in both lists is removed. */
export type UpdateLineageInput = {
  readonly edgesToAdd?: InputMaybe<ReadonlyArray<InputMaybe<LineageEdge>>>;
  readonly edgesToRemove?: InputMaybe<ReadonlyArray<InputMaybe<LineageEdge>>>;
};

/** One dataset from which another is made. */
export type Upstream = {
  readonly __typename?: 'Upstream';
  /** When the connection was last confirmed or changed, and by whom; time 0 when not known. */
  readonly auditStamp?: Maybe<AuditStamp>;
  /** When the connection was first recorded, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** The dataset that is read. */
  readonly dataset?: Maybe<Dataset>;
  /** Further facts about the connection, such as the query that makes it. */
  readonly properties?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** How the data gets from there to here. */
  readonly type?: Maybe<DatasetLineageType>;
};

/** What a dataset is made from, as a whole and column by column. */
export type UpstreamLineage = {
  readonly __typename?: 'UpstreamLineage';
  /** Which of its columns come from which columns upstream. */
  readonly fineGrainedLineages?: Maybe<ReadonlyArray<FineGrainedLineage>>;
  /** The datasets read, each at most once. */
  readonly upstreams?: Maybe<ReadonlyArray<Upstream>>;
};

/** Older form of a foreign key whose values are URNs. */
export type UrnForeignKey = {
  readonly __typename?: 'UrnForeignKey';
  /** Column that holds the URNs. */
  readonly currentFieldPath?: Maybe<Scalars['String']['output']>;
};

/** How often one value occurs. */
export type ValueFrequency = {
  readonly __typename?: 'ValueFrequency';
  /** Rows that hold it. */
  readonly frequency?: Maybe<Scalars['Long']['output']>;
  /** The value, as text. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Which version of its code a pipeline or task runs. */
export type VersionInfo = {
  readonly __typename?: 'VersionInfo';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** The version, such as a commit hash or a release number. */
  readonly version?: Maybe<Scalars['String']['output']>;
  /** How to read the version, such as GIT or SEMVER. */
  readonly versionType?: Maybe<Scalars['String']['output']>;
};

/** What defines a view. */
export type ViewProperties = {
  readonly __typename?: 'ViewProperties';
  /** Language of that text, such as SQL. */
  readonly language: Scalars['String']['output'];
  /** Text that defines the view. */
  readonly logic: Scalars['String']['output'];
  /** True when the platform stores the view's rows; such views rank lower in search. */
  readonly materialized: Scalars['Boolean']['output'];
  /** Language of that text, such as SQL. */
  readonly viewLanguage?: Maybe<Scalars['String']['output']>;
  /** Text that defines the view. */
  readonly viewLogic?: Maybe<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;



/** Mapping of union types */
export type ResolversUnionTypes<_RefType extends Record<string, unknown>> = {
  DataJobInfoType:
    | ( DataJobInfoTypeAzkabanJobType )
    | ( DataJobInfoTypeString )
  ;
  DataJobPropertiesType:
    | ( DataJobPropertiesTypeAzkabanJobType )
    | ( DataJobPropertiesTypeString )
  ;
  DatasetFieldMappingTransformation:
    | ( DatasetFieldMappingTransformationTransformationType )
    | ( UdfTransformer )
  ;
  ForeignKeySpecForeignKey:
    | ( DatasetFieldForeignKey )
    | ( UrnForeignKey )
  ;
  SchemaMetadataPlatformSchema:
    | ( BinaryJsonSchema )
    | ( EspressoSchema )
    | ( KafkaSchema )
    | ( KeyValueSchema )
    | ( MySqlDdl )
    | ( OracleDdl )
    | ( OrcSchema )
    | ( OtherSchema )
    | ( PrestoDdl )
    | ( Schemaless )
  ;
};

/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Entity:
    | ( Omit<Chart, 'chartInfo' | 'container' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputFields' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { chartInfo?: Maybe<_RefType['ChartInfo']>, container?: Maybe<_RefType['Container']>, dataPlatformInstance?: Maybe<_RefType['DataPlatformInstance']>, domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, globalTags?: Maybe<_RefType['GlobalTags']>, glossaryTerms?: Maybe<_RefType['GlossaryTerms']>, info?: Maybe<_RefType['ChartInfo']>, inputFields?: Maybe<_RefType['InputFields']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['ChartProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<Container, 'container' | 'containerKey' | 'containerProperties' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { container?: Maybe<_RefType['Container']>, containerKey?: Maybe<_RefType['ContainerKey']>, containerProperties?: Maybe<_RefType['ContainerProperties']>, dataPlatformInstance?: Maybe<_RefType['DataPlatformInstance']>, domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, globalTags?: Maybe<_RefType['GlobalTags']>, glossaryTerms?: Maybe<_RefType['GlossaryTerms']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['ContainerProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<CorpGroup, 'corpGroupEditableInfo' | 'corpGroupInfo' | 'globalTags' | 'info' | 'ownership' | 'properties' | 'relationships' | 'tags'> & { corpGroupEditableInfo?: Maybe<_RefType['CorpGroupEditableInfo']>, corpGroupInfo?: Maybe<_RefType['CorpGroupInfo']>, globalTags?: Maybe<_RefType['GlobalTags']>, info?: Maybe<_RefType['CorpGroupInfo']>, ownership?: Maybe<_RefType['Ownership']>, properties?: Maybe<_RefType['CorpGroupProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<CorpUser, 'corpUserCredentials' | 'corpUserInfo' | 'globalTags' | 'groupMembership' | 'info' | 'nativeGroupMembership' | 'properties' | 'relationships' | 'tags'> & { corpUserCredentials?: Maybe<_RefType['CorpUserCredentials']>, corpUserInfo?: Maybe<_RefType['CorpUserInfo']>, globalTags?: Maybe<_RefType['GlobalTags']>, groupMembership?: Maybe<_RefType['GroupMembership']>, info?: Maybe<_RefType['CorpUserInfo']>, nativeGroupMembership?: Maybe<_RefType['NativeGroupMembership']>, properties?: Maybe<_RefType['CorpUserProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<Dashboard, 'container' | 'dashboardInfo' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputFields' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { container?: Maybe<_RefType['Container']>, dashboardInfo?: Maybe<_RefType['DashboardInfo']>, dataPlatformInstance?: Maybe<_RefType['DataPlatformInstance']>, domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, globalTags?: Maybe<_RefType['GlobalTags']>, glossaryTerms?: Maybe<_RefType['GlossaryTerms']>, info?: Maybe<_RefType['DashboardInfo']>, inputFields?: Maybe<_RefType['InputFields']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['DashboardProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<DataFlow, 'dataFlowInfo' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags' | 'versionInfo'> & { dataFlowInfo?: Maybe<_RefType['DataFlowInfo']>, dataPlatformInstance?: Maybe<_RefType['DataPlatformInstance']>, domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, globalTags?: Maybe<_RefType['GlobalTags']>, glossaryTerms?: Maybe<_RefType['GlossaryTerms']>, info?: Maybe<_RefType['DataFlowInfo']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['DataFlowProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']>, versionInfo?: Maybe<_RefType['VersionInfo']> } )
    | ( Omit<DataJob, 'dataFlow' | 'dataJobInfo' | 'dataJobInputOutput' | 'dataJobKey' | 'dataPlatformInstance' | 'domain' | 'domains' | 'flow' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputOutput' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags' | 'versionInfo'> & { dataFlow?: Maybe<_RefType['DataFlow']>, dataJobInfo?: Maybe<_RefType['DataJobInfo']>, dataJobInputOutput?: Maybe<_RefType['DataJobInputOutput']>, dataJobKey?: Maybe<_RefType['DataJobKey']>, dataPlatformInstance?: Maybe<_RefType['DataPlatformInstance']>, domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, flow?: Maybe<_RefType['DataFlow']>, globalTags?: Maybe<_RefType['GlobalTags']>, glossaryTerms?: Maybe<_RefType['GlossaryTerms']>, info?: Maybe<_RefType['DataJobInfo']>, inputOutput?: Maybe<_RefType['DataJobInputOutput']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['DataJobProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']>, versionInfo?: Maybe<_RefType['VersionInfo']> } )
    | ( Omit<DataPlatform, 'dataPlatformInfo' | 'properties' | 'relationships'> & { dataPlatformInfo?: Maybe<_RefType['DataPlatformProperties']>, properties?: Maybe<_RefType['DataPlatformProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']> } )
    | ( Omit<DataPlatformInstance, 'dataPlatformInstanceKey' | 'dataPlatformInstanceProperties' | 'globalTags' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { dataPlatformInstanceKey?: Maybe<_RefType['DataPlatformInstanceKey']>, dataPlatformInstanceProperties?: Maybe<_RefType['DataPlatformInstanceProperties']>, globalTags?: Maybe<_RefType['GlobalTags']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['DataPlatformInstanceProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<Dataset, 'access' | 'container' | 'dataPlatformInstance' | 'datasetProperties' | 'datasetUpstreamLineage' | 'domain' | 'domains' | 'editableSchemaMetadata' | 'fineGrainedLineages' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'schemaMetadata' | 'siblings' | 'tags' | 'upstreamLineage'> & { access?: Maybe<_RefType['Access']>, container?: Maybe<_RefType['Container']>, dataPlatformInstance?: Maybe<_RefType['DataPlatformInstance']>, datasetProperties?: Maybe<_RefType['DatasetProperties']>, datasetUpstreamLineage?: Maybe<_RefType['DatasetUpstreamLineage']>, domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, editableSchemaMetadata?: Maybe<_RefType['EditableSchemaMetadata']>, fineGrainedLineages?: Maybe<ReadonlyArray<_RefType['FineGrainedLineage']>>, globalTags?: Maybe<_RefType['GlobalTags']>, glossaryTerms?: Maybe<_RefType['GlossaryTerms']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, platform: _RefType['DataPlatform'], properties?: Maybe<_RefType['DatasetProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, schemaMetadata?: Maybe<_RefType['SchemaMetadata']>, siblings?: Maybe<_RefType['Siblings']>, tags?: Maybe<_RefType['GlobalTags']>, upstreamLineage?: Maybe<_RefType['UpstreamLineage']> } )
    | ( Omit<Domain, 'domainKey' | 'institutionalMemory' | 'ownership' | 'relationships'> & { domainKey?: Maybe<_RefType['DomainKey']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']> } )
    | ( Omit<GlossaryNode, 'glossaryNodeInfo' | 'institutionalMemory' | 'ownership' | 'properties' | 'relationships'> & { glossaryNodeInfo?: Maybe<_RefType['GlossaryNodeInfo']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, properties?: Maybe<_RefType['GlossaryNodeProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']> } )
    | ( Omit<GlossaryTerm, 'domain' | 'domains' | 'glossaryRelatedTerms' | 'glossaryTermInfo' | 'institutionalMemory' | 'ownership' | 'properties' | 'relationships' | 'schemaMetadata'> & { domain?: Maybe<_RefType['DomainAssociation']>, domains?: Maybe<_RefType['Domains']>, glossaryRelatedTerms?: Maybe<_RefType['GlossaryRelatedTerms']>, glossaryTermInfo?: Maybe<_RefType['GlossaryTermInfo']>, institutionalMemory?: Maybe<_RefType['InstitutionalMemory']>, ownership?: Maybe<_RefType['Ownership']>, properties?: Maybe<_RefType['GlossaryTermProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, schemaMetadata?: Maybe<_RefType['SchemaMetadata']> } )
    | ( Omit<SchemaFieldEntity, 'relationships'> & { relationships?: Maybe<_RefType['EntityRelationshipsResult']> } )
    | ( Omit<Tag, 'ownership' | 'relationships'> & { ownership?: Maybe<_RefType['Ownership']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']> } )
  ;
  OwnerType:
    | ( Omit<CorpGroup, 'corpGroupEditableInfo' | 'corpGroupInfo' | 'globalTags' | 'info' | 'ownership' | 'properties' | 'relationships' | 'tags'> & { corpGroupEditableInfo?: Maybe<_RefType['CorpGroupEditableInfo']>, corpGroupInfo?: Maybe<_RefType['CorpGroupInfo']>, globalTags?: Maybe<_RefType['GlobalTags']>, info?: Maybe<_RefType['CorpGroupInfo']>, ownership?: Maybe<_RefType['Ownership']>, properties?: Maybe<_RefType['CorpGroupProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
    | ( Omit<CorpUser, 'corpUserCredentials' | 'corpUserInfo' | 'globalTags' | 'groupMembership' | 'info' | 'nativeGroupMembership' | 'properties' | 'relationships' | 'tags'> & { corpUserCredentials?: Maybe<_RefType['CorpUserCredentials']>, corpUserInfo?: Maybe<_RefType['CorpUserInfo']>, globalTags?: Maybe<_RefType['GlobalTags']>, groupMembership?: Maybe<_RefType['GroupMembership']>, info?: Maybe<_RefType['CorpUserInfo']>, nativeGroupMembership?: Maybe<_RefType['NativeGroupMembership']>, properties?: Maybe<_RefType['CorpUserProperties']>, relationships?: Maybe<_RefType['EntityRelationshipsResult']>, tags?: Maybe<_RefType['GlobalTags']> } )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  Access: ResolverTypeWrapper<Access>;
  AccessLevel: AccessLevel;
  AggregationMetadata: ResolverTypeWrapper<Omit<AggregationMetadata, 'entity'> & { entity?: Maybe<ResolversTypes['Entity']> }>;
  AndFilterInput: AndFilterInput;
  AuditStamp: ResolverTypeWrapper<AuditStamp>;
  AutoCompleteInput: AutoCompleteInput;
  AutoCompleteResults: ResolverTypeWrapper<Omit<AutoCompleteResults, 'entities'> & { entities: ReadonlyArray<ResolversTypes['Entity']> }>;
  AzkabanJobType: AzkabanJobType;
  BinaryJsonSchema: ResolverTypeWrapper<BinaryJsonSchema>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BrowseInput: BrowseInput;
  BrowsePathEntry: ResolverTypeWrapper<BrowsePathEntry>;
  BrowsePaths: ResolverTypeWrapper<BrowsePaths>;
  BrowsePathsV2: ResolverTypeWrapper<BrowsePathsV2>;
  BrowseResultGroup: ResolverTypeWrapper<BrowseResultGroup>;
  BrowseResultMetadata: ResolverTypeWrapper<BrowseResultMetadata>;
  BrowseResults: ResolverTypeWrapper<Omit<BrowseResults, 'entities'> & { entities: ReadonlyArray<ResolversTypes['Entity']> }>;
  CalendarInterval: CalendarInterval;
  ChangeAuditStamps: ResolverTypeWrapper<ChangeAuditStamps>;
  Chart: ResolverTypeWrapper<Omit<Chart, 'chartInfo' | 'container' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputFields' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { chartInfo?: Maybe<ResolversTypes['ChartInfo']>, container?: Maybe<ResolversTypes['Container']>, dataPlatformInstance?: Maybe<ResolversTypes['DataPlatformInstance']>, domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, info?: Maybe<ResolversTypes['ChartInfo']>, inputFields?: Maybe<ResolversTypes['InputFields']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['ChartProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  ChartEditableProperties: ResolverTypeWrapper<ChartEditableProperties>;
  ChartInfo: ResolverTypeWrapper<Omit<ChartInfo, 'customProperties' | 'inputEdges' | 'inputs'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, inputEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, inputs?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>> }>;
  ChartKey: ResolverTypeWrapper<ChartKey>;
  ChartProperties: ResolverTypeWrapper<Omit<ChartProperties, 'customProperties' | 'inputEdges' | 'inputs'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, inputEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, inputs?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>> }>;
  ChartQuery: ResolverTypeWrapper<ChartQuery>;
  ChartQueryType: ChartQueryType;
  ChartType: ChartType;
  ChartUsageStatistics: ResolverTypeWrapper<ChartUsageStatistics>;
  ChartUserUsageCounts: ResolverTypeWrapper<ChartUserUsageCounts>;
  CommonDataPlatformInstance: ResolverTypeWrapper<CommonDataPlatformInstance>;
  Container: ResolverTypeWrapper<Omit<Container, 'container' | 'containerKey' | 'containerProperties' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { container?: Maybe<ResolversTypes['Container']>, containerKey?: Maybe<ResolversTypes['ContainerKey']>, containerProperties?: Maybe<ResolversTypes['ContainerProperties']>, dataPlatformInstance?: Maybe<ResolversTypes['DataPlatformInstance']>, domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['ContainerProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  ContainerContainer: ResolverTypeWrapper<Omit<ContainerContainer, 'container'> & { container?: Maybe<ResolversTypes['Container']> }>;
  ContainerEditableProperties: ResolverTypeWrapper<ContainerEditableProperties>;
  ContainerKey: ResolverTypeWrapper<ContainerKey>;
  ContainerProperties: ResolverTypeWrapper<Omit<ContainerProperties, 'created' | 'customProperties' | 'lastModified'> & { created?: Maybe<ResolversTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversTypes['TimeStamp']> }>;
  CorpGroup: ResolverTypeWrapper<Omit<CorpGroup, 'corpGroupEditableInfo' | 'corpGroupInfo' | 'globalTags' | 'info' | 'ownership' | 'properties' | 'relationships' | 'tags'> & { corpGroupEditableInfo?: Maybe<ResolversTypes['CorpGroupEditableInfo']>, corpGroupInfo?: Maybe<ResolversTypes['CorpGroupInfo']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, info?: Maybe<ResolversTypes['CorpGroupInfo']>, ownership?: Maybe<ResolversTypes['Ownership']>, properties?: Maybe<ResolversTypes['CorpGroupProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  CorpGroupEditableInfo: ResolverTypeWrapper<CorpGroupEditableInfo>;
  CorpGroupEditableProperties: ResolverTypeWrapper<CorpGroupEditableProperties>;
  CorpGroupInfo: ResolverTypeWrapper<Omit<CorpGroupInfo, 'admins' | 'groups' | 'members'> & { admins?: Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, groups?: Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, members?: Maybe<ReadonlyArray<ResolversTypes['CorpUser']>> }>;
  CorpGroupKey: ResolverTypeWrapper<CorpGroupKey>;
  CorpGroupProperties: ResolverTypeWrapper<Omit<CorpGroupProperties, 'admins' | 'groups' | 'members'> & { admins?: Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, groups?: Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, members?: Maybe<ReadonlyArray<ResolversTypes['CorpUser']>> }>;
  CorpUser: ResolverTypeWrapper<Omit<CorpUser, 'corpUserCredentials' | 'corpUserInfo' | 'globalTags' | 'groupMembership' | 'info' | 'nativeGroupMembership' | 'properties' | 'relationships' | 'tags'> & { corpUserCredentials?: Maybe<ResolversTypes['CorpUserCredentials']>, corpUserInfo?: Maybe<ResolversTypes['CorpUserInfo']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, groupMembership?: Maybe<ResolversTypes['GroupMembership']>, info?: Maybe<ResolversTypes['CorpUserInfo']>, nativeGroupMembership?: Maybe<ResolversTypes['NativeGroupMembership']>, properties?: Maybe<ResolversTypes['CorpUserProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  CorpUserAppearanceSettings: ResolverTypeWrapper<CorpUserAppearanceSettings>;
  CorpUserCredentials: ResolverTypeWrapper<CorpUserCredentials>;
  CorpUserEditableInfo: ResolverTypeWrapper<CorpUserEditableInfo>;
  CorpUserEditableProperties: ResolverTypeWrapper<CorpUserEditableProperties>;
  CorpUserInfo: ResolverTypeWrapper<Omit<CorpUserInfo, 'customProperties' | 'managerUrn'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, managerUrn?: Maybe<ResolversTypes['CorpUser']> }>;
  CorpUserKey: ResolverTypeWrapper<CorpUserKey>;
  CorpUserProperties: ResolverTypeWrapper<Omit<CorpUserProperties, 'customProperties' | 'managerUrn'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, managerUrn?: Maybe<ResolversTypes['CorpUser']> }>;
  CorpUserSettings: ResolverTypeWrapper<CorpUserSettings>;
  CorpUserStatus: ResolverTypeWrapper<CorpUserStatus>;
  CorpUserViewsSettings: ResolverTypeWrapper<CorpUserViewsSettings>;
  CustomPropertiesEntry: ResolverTypeWrapper<CustomPropertiesEntry>;
  Dashboard: ResolverTypeWrapper<Omit<Dashboard, 'container' | 'dashboardInfo' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputFields' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { container?: Maybe<ResolversTypes['Container']>, dashboardInfo?: Maybe<ResolversTypes['DashboardInfo']>, dataPlatformInstance?: Maybe<ResolversTypes['DataPlatformInstance']>, domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, info?: Maybe<ResolversTypes['DashboardInfo']>, inputFields?: Maybe<ResolversTypes['InputFields']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['DashboardProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  DashboardEditableProperties: ResolverTypeWrapper<DashboardEditableProperties>;
  DashboardInfo: ResolverTypeWrapper<Omit<DashboardInfo, 'chartEdges' | 'charts' | 'customProperties' | 'datasetEdges' | 'datasets'> & { chartEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, charts?: Maybe<ReadonlyArray<ResolversTypes['Chart']>>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, datasetEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, datasets?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>> }>;
  DashboardKey: ResolverTypeWrapper<DashboardKey>;
  DashboardProperties: ResolverTypeWrapper<Omit<DashboardProperties, 'chartEdges' | 'charts' | 'customProperties' | 'datasetEdges' | 'datasets'> & { chartEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, charts?: Maybe<ReadonlyArray<ResolversTypes['Chart']>>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, datasetEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, datasets?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>> }>;
  DashboardUsageStatistics: ResolverTypeWrapper<DashboardUsageStatistics>;
  DashboardUserUsageCounts: ResolverTypeWrapper<DashboardUserUsageCounts>;
  DataFlow: ResolverTypeWrapper<Omit<DataFlow, 'dataFlowInfo' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags' | 'versionInfo'> & { dataFlowInfo?: Maybe<ResolversTypes['DataFlowInfo']>, dataPlatformInstance?: Maybe<ResolversTypes['DataPlatformInstance']>, domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, info?: Maybe<ResolversTypes['DataFlowInfo']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['DataFlowProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']>, versionInfo?: Maybe<ResolversTypes['VersionInfo']> }>;
  DataFlowEditableProperties: ResolverTypeWrapper<DataFlowEditableProperties>;
  DataFlowInfo: ResolverTypeWrapper<Omit<DataFlowInfo, 'created' | 'customProperties' | 'lastModified'> & { created?: Maybe<ResolversTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversTypes['TimeStamp']> }>;
  DataFlowKey: ResolverTypeWrapper<DataFlowKey>;
  DataFlowProperties: ResolverTypeWrapper<Omit<DataFlowProperties, 'created' | 'customProperties' | 'lastModified'> & { created?: Maybe<ResolversTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversTypes['TimeStamp']> }>;
  DataJob: ResolverTypeWrapper<Omit<DataJob, 'dataFlow' | 'dataJobInfo' | 'dataJobInputOutput' | 'dataJobKey' | 'dataPlatformInstance' | 'domain' | 'domains' | 'flow' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputOutput' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags' | 'versionInfo'> & { dataFlow?: Maybe<ResolversTypes['DataFlow']>, dataJobInfo?: Maybe<ResolversTypes['DataJobInfo']>, dataJobInputOutput?: Maybe<ResolversTypes['DataJobInputOutput']>, dataJobKey?: Maybe<ResolversTypes['DataJobKey']>, dataPlatformInstance?: Maybe<ResolversTypes['DataPlatformInstance']>, domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, flow?: Maybe<ResolversTypes['DataFlow']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, info?: Maybe<ResolversTypes['DataJobInfo']>, inputOutput?: Maybe<ResolversTypes['DataJobInputOutput']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['DataJobProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']>, versionInfo?: Maybe<ResolversTypes['VersionInfo']> }>;
  DataJobEditableProperties: ResolverTypeWrapper<DataJobEditableProperties>;
  DataJobInfo: ResolverTypeWrapper<Omit<DataJobInfo, 'created' | 'customProperties' | 'lastModified' | 'type'> & { created?: Maybe<ResolversTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversTypes['TimeStamp']>, type?: Maybe<ResolversTypes['DataJobInfoType']> }>;
  DataJobInfoType: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DataJobInfoType']>;
  DataJobInfoTypeAzkabanJobType: ResolverTypeWrapper<DataJobInfoTypeAzkabanJobType>;
  DataJobInfoTypeString: ResolverTypeWrapper<DataJobInfoTypeString>;
  DataJobInputOutput: ResolverTypeWrapper<Omit<DataJobInputOutput, 'fineGrainedLineages' | 'inputDatajobEdges' | 'inputDatajobs' | 'inputDatasetEdges' | 'inputDatasetFields' | 'inputDatasets' | 'outputDatasetEdges' | 'outputDatasetFields' | 'outputDatasets'> & { fineGrainedLineages?: Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>, inputDatajobEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, inputDatajobs?: Maybe<ReadonlyArray<ResolversTypes['DataJob']>>, inputDatasetEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, inputDatasetFields?: Maybe<ReadonlyArray<ResolversTypes['SchemaFieldEntity']>>, inputDatasets?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, outputDatasetEdges?: Maybe<ReadonlyArray<ResolversTypes['Edge']>>, outputDatasetFields?: Maybe<ReadonlyArray<ResolversTypes['SchemaFieldEntity']>>, outputDatasets?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>> }>;
  DataJobKey: ResolverTypeWrapper<Omit<DataJobKey, 'flow'> & { flow?: Maybe<ResolversTypes['DataFlow']> }>;
  DataJobProperties: ResolverTypeWrapper<Omit<DataJobProperties, 'created' | 'customProperties' | 'lastModified' | 'type'> & { created?: Maybe<ResolversTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversTypes['TimeStamp']>, type?: Maybe<ResolversTypes['DataJobPropertiesType']> }>;
  DataJobPropertiesType: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DataJobPropertiesType']>;
  DataJobPropertiesTypeAzkabanJobType: ResolverTypeWrapper<DataJobPropertiesTypeAzkabanJobType>;
  DataJobPropertiesTypeString: ResolverTypeWrapper<DataJobPropertiesTypeString>;
  DataPlatform: ResolverTypeWrapper<Omit<DataPlatform, 'dataPlatformInfo' | 'properties' | 'relationships'> & { dataPlatformInfo?: Maybe<ResolversTypes['DataPlatformProperties']>, properties?: Maybe<ResolversTypes['DataPlatformProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']> }>;
  DataPlatformInstance: ResolverTypeWrapper<Omit<DataPlatformInstance, 'dataPlatformInstanceKey' | 'dataPlatformInstanceProperties' | 'globalTags' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { dataPlatformInstanceKey?: Maybe<ResolversTypes['DataPlatformInstanceKey']>, dataPlatformInstanceProperties?: Maybe<ResolversTypes['DataPlatformInstanceProperties']>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['DataPlatformInstanceProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  DataPlatformInstanceKey: ResolverTypeWrapper<DataPlatformInstanceKey>;
  DataPlatformInstanceProperties: ResolverTypeWrapper<Omit<DataPlatformInstanceProperties, 'customProperties'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>> }>;
  DataPlatformKey: ResolverTypeWrapper<DataPlatformKey>;
  DataPlatformProperties: ResolverTypeWrapper<DataPlatformProperties>;
  DatahubIngestionCheckpoint: ResolverTypeWrapper<DatahubIngestionCheckpoint>;
  DatahubIngestionRunSummary: ResolverTypeWrapper<DatahubIngestionRunSummary>;
  Dataset: ResolverTypeWrapper<Omit<Dataset, 'access' | 'container' | 'dataPlatformInstance' | 'datasetProperties' | 'datasetUpstreamLineage' | 'domain' | 'domains' | 'editableSchemaMetadata' | 'fineGrainedLineages' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'schemaMetadata' | 'siblings' | 'tags' | 'upstreamLineage'> & { access?: Maybe<ResolversTypes['Access']>, container?: Maybe<ResolversTypes['Container']>, dataPlatformInstance?: Maybe<ResolversTypes['DataPlatformInstance']>, datasetProperties?: Maybe<ResolversTypes['DatasetProperties']>, datasetUpstreamLineage?: Maybe<ResolversTypes['DatasetUpstreamLineage']>, domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, editableSchemaMetadata?: Maybe<ResolversTypes['EditableSchemaMetadata']>, fineGrainedLineages?: Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>, globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, platform: ResolversTypes['DataPlatform'], properties?: Maybe<ResolversTypes['DatasetProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, schemaMetadata?: Maybe<ResolversTypes['SchemaMetadata']>, siblings?: Maybe<ResolversTypes['Siblings']>, tags?: Maybe<ResolversTypes['GlobalTags']>, upstreamLineage?: Maybe<ResolversTypes['UpstreamLineage']> }>;
  DatasetDeprecation: ResolverTypeWrapper<DatasetDeprecation>;
  DatasetDeprecationUpdate: DatasetDeprecationUpdate;
  DatasetEditableProperties: ResolverTypeWrapper<DatasetEditableProperties>;
  DatasetEditablePropertiesUpdate: DatasetEditablePropertiesUpdate;
  DatasetFieldForeignKey: ResolverTypeWrapper<DatasetFieldForeignKey>;
  DatasetFieldMapping: ResolverTypeWrapper<Omit<DatasetFieldMapping, 'transformation'> & { transformation?: Maybe<ResolversTypes['DatasetFieldMappingTransformation']> }>;
  DatasetFieldMappingTransformation: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['DatasetFieldMappingTransformation']>;
  DatasetFieldMappingTransformationTransformationType: ResolverTypeWrapper<DatasetFieldMappingTransformationTransformationType>;
  DatasetFieldProfile: ResolverTypeWrapper<DatasetFieldProfile>;
  DatasetFieldUsageCounts: ResolverTypeWrapper<DatasetFieldUsageCounts>;
  DatasetKey: ResolverTypeWrapper<DatasetKey>;
  DatasetLineageType: DatasetLineageType;
  DatasetProfile: ResolverTypeWrapper<DatasetProfile>;
  DatasetProperties: ResolverTypeWrapper<Omit<DatasetProperties, 'customProperties'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>> }>;
  DatasetUpdateInput: DatasetUpdateInput;
  DatasetUpstreamLineage: ResolverTypeWrapper<Omit<DatasetUpstreamLineage, 'fieldMappings'> & { fieldMappings?: Maybe<ReadonlyArray<ResolversTypes['DatasetFieldMapping']>> }>;
  DatasetUsageStatistics: ResolverTypeWrapper<DatasetUsageStatistics>;
  DatasetUserUsageCounts: ResolverTypeWrapper<DatasetUserUsageCounts>;
  Deprecation: ResolverTypeWrapper<Deprecation>;
  DescriptionUpdateInput: DescriptionUpdateInput;
  Domain: ResolverTypeWrapper<Omit<Domain, 'domainKey' | 'institutionalMemory' | 'ownership' | 'relationships'> & { domainKey?: Maybe<ResolversTypes['DomainKey']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']> }>;
  DomainAssociation: ResolverTypeWrapper<Omit<DomainAssociation, 'domain'> & { domain: ResolversTypes['Domain'] }>;
  DomainKey: ResolverTypeWrapper<DomainKey>;
  DomainProperties: ResolverTypeWrapper<DomainProperties>;
  Domains: ResolverTypeWrapper<Omit<Domains, 'domains'> & { domains?: Maybe<ReadonlyArray<ResolversTypes['Domain']>> }>;
  Edge: ResolverTypeWrapper<Omit<Edge, 'destinationUrn'> & { destinationUrn?: Maybe<ResolversTypes['Entity']> }>;
  EditableSchemaFieldInfo: ResolverTypeWrapper<Omit<EditableSchemaFieldInfo, 'globalTags' | 'glossaryTerms' | 'tags'> & { globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  EditableSchemaFieldInfoUpdate: EditableSchemaFieldInfoUpdate;
  EditableSchemaMetadata: ResolverTypeWrapper<Omit<EditableSchemaMetadata, 'editableSchemaFieldInfo'> & { editableSchemaFieldInfo: ReadonlyArray<ResolversTypes['EditableSchemaFieldInfo']> }>;
  EditableSchemaMetadataUpdate: EditableSchemaMetadataUpdate;
  Embed: ResolverTypeWrapper<Embed>;
  Entity: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Entity']>;
  EntityPath: ResolverTypeWrapper<Omit<EntityPath, 'path'> & { path?: Maybe<ReadonlyArray<Maybe<ResolversTypes['Entity']>>> }>;
  EntityRelationship: ResolverTypeWrapper<Omit<EntityRelationship, 'created' | 'entity'> & { created?: Maybe<ResolversTypes['RelationshipStamp']>, entity?: Maybe<ResolversTypes['Entity']> }>;
  EntityRelationshipsResult: ResolverTypeWrapper<Omit<EntityRelationshipsResult, 'relationships'> & { relationships: ReadonlyArray<ResolversTypes['EntityRelationship']> }>;
  EntityType: EntityType;
  EspressoSchema: ResolverTypeWrapper<EspressoSchema>;
  FabricType: FabricType;
  FacetFilterInput: FacetFilterInput;
  FacetMetadata: ResolverTypeWrapper<Omit<FacetMetadata, 'aggregations'> & { aggregations: ReadonlyArray<ResolversTypes['AggregationMetadata']> }>;
  FilterInput: FilterInput;
  FilterOperator: FilterOperator;
  FineGrainedLineage: ResolverTypeWrapper<Omit<FineGrainedLineage, 'upstreams'> & { upstreams?: Maybe<ReadonlyArray<ResolversTypes['Entity']>> }>;
  FineGrainedLineageDownstreamType: FineGrainedLineageDownstreamType;
  FineGrainedLineageUpstreamType: FineGrainedLineageUpstreamType;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  ForeignKeyConstraint: ResolverTypeWrapper<Omit<ForeignKeyConstraint, 'foreignDataset' | 'foreignFields'> & { foreignDataset?: Maybe<ResolversTypes['Dataset']>, foreignFields?: Maybe<ReadonlyArray<ResolversTypes['SchemaFieldEntity']>> }>;
  ForeignKeySpec: ResolverTypeWrapper<Omit<ForeignKeySpec, 'foreignKey'> & { foreignKey?: Maybe<ResolversTypes['ForeignKeySpecForeignKey']> }>;
  ForeignKeySpecForeignKey: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['ForeignKeySpecForeignKey']>;
  FreshnessStats: ResolverTypeWrapper<FreshnessStats>;
  GlobalTags: ResolverTypeWrapper<Omit<GlobalTags, 'tags'> & { tags?: Maybe<ReadonlyArray<ResolversTypes['TagAssociation']>> }>;
  GlobalTagsUpdate: GlobalTagsUpdate;
  GlossaryNode: ResolverTypeWrapper<Omit<GlossaryNode, 'glossaryNodeInfo' | 'institutionalMemory' | 'ownership' | 'properties' | 'relationships'> & { glossaryNodeInfo?: Maybe<ResolversTypes['GlossaryNodeInfo']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, properties?: Maybe<ResolversTypes['GlossaryNodeProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']> }>;
  GlossaryNodeInfo: ResolverTypeWrapper<Omit<GlossaryNodeInfo, 'parentNode'> & { parentNode?: Maybe<ResolversTypes['GlossaryNode']> }>;
  GlossaryNodeKey: ResolverTypeWrapper<GlossaryNodeKey>;
  GlossaryNodeProperties: ResolverTypeWrapper<Omit<GlossaryNodeProperties, 'parentNode'> & { parentNode?: Maybe<ResolversTypes['GlossaryNode']> }>;
  GlossaryRelatedTerms: ResolverTypeWrapper<Omit<GlossaryRelatedTerms, 'hasRelatedTerms' | 'isRelatedTerms' | 'relatedTerms' | 'values'> & { hasRelatedTerms?: Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, isRelatedTerms?: Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, relatedTerms?: Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, values?: Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>> }>;
  GlossaryTerm: ResolverTypeWrapper<Omit<GlossaryTerm, 'domain' | 'domains' | 'glossaryRelatedTerms' | 'glossaryTermInfo' | 'institutionalMemory' | 'ownership' | 'properties' | 'relationships' | 'schemaMetadata'> & { domain?: Maybe<ResolversTypes['DomainAssociation']>, domains?: Maybe<ResolversTypes['Domains']>, glossaryRelatedTerms?: Maybe<ResolversTypes['GlossaryRelatedTerms']>, glossaryTermInfo?: Maybe<ResolversTypes['GlossaryTermInfo']>, institutionalMemory?: Maybe<ResolversTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversTypes['Ownership']>, properties?: Maybe<ResolversTypes['GlossaryTermProperties']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']>, schemaMetadata?: Maybe<ResolversTypes['SchemaMetadata']> }>;
  GlossaryTermAssociation: ResolverTypeWrapper<Omit<GlossaryTermAssociation, 'term'> & { term: ResolversTypes['GlossaryTerm'] }>;
  GlossaryTermInfo: ResolverTypeWrapper<Omit<GlossaryTermInfo, 'customProperties' | 'parentNode'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, parentNode?: Maybe<ResolversTypes['GlossaryNode']> }>;
  GlossaryTermKey: ResolverTypeWrapper<GlossaryTermKey>;
  GlossaryTermProperties: ResolverTypeWrapper<Omit<GlossaryTermProperties, 'customProperties' | 'parentNode'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, parentNode?: Maybe<ResolversTypes['GlossaryNode']> }>;
  GlossaryTerms: ResolverTypeWrapper<Omit<GlossaryTerms, 'terms'> & { terms?: Maybe<ReadonlyArray<ResolversTypes['GlossaryTermAssociation']>> }>;
  GroupMembership: ResolverTypeWrapper<Omit<GroupMembership, 'groups'> & { groups?: Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>> }>;
  Histogram: ResolverTypeWrapper<Histogram>;
  IngestionCheckpointState: ResolverTypeWrapper<IngestionCheckpointState>;
  InputField: ResolverTypeWrapper<Omit<InputField, 'schemaField' | 'schemaFieldUrn'> & { schemaField?: Maybe<ResolversTypes['SchemaField']>, schemaFieldUrn?: Maybe<ResolversTypes['SchemaFieldEntity']> }>;
  InputFields: ResolverTypeWrapper<Omit<InputFields, 'fields'> & { fields?: Maybe<ReadonlyArray<ResolversTypes['InputField']>> }>;
  InstitutionalMemory: ResolverTypeWrapper<Omit<InstitutionalMemory, 'elements'> & { elements: ReadonlyArray<ResolversTypes['InstitutionalMemoryMetadata']> }>;
  InstitutionalMemoryMetadata: ResolverTypeWrapper<Omit<InstitutionalMemoryMetadata, 'author'> & { author?: Maybe<ResolversTypes['CorpUser']> }>;
  InstitutionalMemoryMetadataUpdate: InstitutionalMemoryMetadataUpdate;
  InstitutionalMemoryUpdate: InstitutionalMemoryUpdate;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  JobStatus: JobStatus;
  KafkaSchema: ResolverTypeWrapper<KafkaSchema>;
  KeyValueSchema: ResolverTypeWrapper<KeyValueSchema>;
  LineageDirection: LineageDirection;
  LineageEdge: LineageEdge;
  Long: ResolverTypeWrapper<Scalars['Long']['output']>;
  MatchedField: ResolverTypeWrapper<MatchedField>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  MySqlDDL: ResolverTypeWrapper<MySqlDdl>;
  NativeGroupMembership: ResolverTypeWrapper<Omit<NativeGroupMembership, 'nativeGroups'> & { nativeGroups?: Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>> }>;
  Operation: ResolverTypeWrapper<Operation>;
  OperationSourceType: OperationSourceType;
  OperationType: OperationType;
  OracleDDL: ResolverTypeWrapper<OracleDdl>;
  OrcSchema: ResolverTypeWrapper<OrcSchema>;
  Origin: ResolverTypeWrapper<Origin>;
  OriginType: OriginType;
  OtherSchema: ResolverTypeWrapper<OtherSchema>;
  Owner: ResolverTypeWrapper<Omit<Owner, 'owner'> & { owner: ResolversTypes['OwnerType'] }>;
  OwnerType: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['OwnerType']>;
  OwnerUpdate: OwnerUpdate;
  Ownership: ResolverTypeWrapper<Omit<Ownership, 'owners'> & { owners?: Maybe<ReadonlyArray<ResolversTypes['Owner']>> }>;
  OwnershipSource: ResolverTypeWrapper<OwnershipSource>;
  OwnershipSourceType: OwnershipSourceType;
  OwnershipType: OwnershipType;
  OwnershipUpdate: OwnershipUpdate;
  PartitionSpec: ResolverTypeWrapper<PartitionSpec>;
  PartitionType: PartitionType;
  PlatformType: PlatformType;
  PrestoDDL: ResolverTypeWrapper<PrestoDdl>;
  Quantile: ResolverTypeWrapper<Quantile>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  RelationshipDirection: RelationshipDirection;
  RelationshipStamp: ResolverTypeWrapper<RelationshipStamp>;
  RelationshipsInput: RelationshipsInput;
  RoleAssociation: ResolverTypeWrapper<RoleAssociation>;
  RoleMembership: ResolverTypeWrapper<RoleMembership>;
  SchemaField: ResolverTypeWrapper<Omit<SchemaField, 'globalTags' | 'glossaryTerms' | 'tags'> & { globalTags?: Maybe<ResolversTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversTypes['GlossaryTerms']>, tags?: Maybe<ResolversTypes['GlobalTags']> }>;
  SchemaFieldDataType: SchemaFieldDataType;
  SchemaFieldEntity: ResolverTypeWrapper<Omit<SchemaFieldEntity, 'relationships'> & { relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']> }>;
  SchemaFieldKey: ResolverTypeWrapper<SchemaFieldKey>;
  SchemaMetadata: ResolverTypeWrapper<Omit<SchemaMetadata, 'fields' | 'foreignKeys' | 'foreignKeysSpecs' | 'platformSchema'> & { fields: ReadonlyArray<ResolversTypes['SchemaField']>, foreignKeys?: Maybe<ReadonlyArray<ResolversTypes['ForeignKeyConstraint']>>, foreignKeysSpecs?: Maybe<ReadonlyArray<ResolversTypes['SchemaMetadataForeignKeysSpecsEntry']>>, platformSchema?: Maybe<ResolversTypes['SchemaMetadataPlatformSchema']> }>;
  SchemaMetadataForeignKeysSpecsEntry: ResolverTypeWrapper<Omit<SchemaMetadataForeignKeysSpecsEntry, 'value'> & { value?: Maybe<ResolversTypes['ForeignKeySpec']> }>;
  SchemaMetadataPlatformSchema: ResolverTypeWrapper<ResolversUnionTypes<ResolversTypes>['SchemaMetadataPlatformSchema']>;
  Schemaless: ResolverTypeWrapper<Schemaless>;
  SearchAcrossEntitiesInput: SearchAcrossEntitiesInput;
  SearchAcrossLineageInput: SearchAcrossLineageInput;
  SearchAcrossLineageResult: ResolverTypeWrapper<Omit<SearchAcrossLineageResult, 'entity' | 'paths'> & { entity: ResolversTypes['Entity'], paths?: Maybe<ReadonlyArray<Maybe<ResolversTypes['EntityPath']>>> }>;
  SearchAcrossLineageResults: ResolverTypeWrapper<Omit<SearchAcrossLineageResults, 'facets' | 'searchResults'> & { facets?: Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, searchResults: ReadonlyArray<ResolversTypes['SearchAcrossLineageResult']> }>;
  SearchFlags: SearchFlags;
  SearchInput: SearchInput;
  SearchInsight: ResolverTypeWrapper<SearchInsight>;
  SearchResult: ResolverTypeWrapper<Omit<SearchResult, 'entity'> & { entity: ResolversTypes['Entity'] }>;
  SearchResults: ResolverTypeWrapper<Omit<SearchResults, 'facets' | 'searchResults'> & { facets?: Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, searchResults: ReadonlyArray<ResolversTypes['SearchResult']> }>;
  Siblings: ResolverTypeWrapper<Omit<Siblings, 'siblings'> & { siblings?: Maybe<ReadonlyArray<ResolversTypes['Dataset']>> }>;
  Status: ResolverTypeWrapper<Status>;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  StringMapEntry: ResolverTypeWrapper<StringMapEntry>;
  SubResourceType: SubResourceType;
  SubTypes: ResolverTypeWrapper<SubTypes>;
  SystemFreshness: ResolverTypeWrapper<SystemFreshness>;
  Tag: ResolverTypeWrapper<Omit<Tag, 'ownership' | 'relationships'> & { ownership?: Maybe<ResolversTypes['Ownership']>, relationships?: Maybe<ResolversTypes['EntityRelationshipsResult']> }>;
  TagAssociation: ResolverTypeWrapper<Omit<TagAssociation, 'tag'> & { tag: ResolversTypes['Tag'] }>;
  TagAssociationUpdate: TagAssociationUpdate;
  TagKey: ResolverTypeWrapper<TagKey>;
  TagProperties: ResolverTypeWrapper<TagProperties>;
  TagUpdateInput: TagUpdateInput;
  TestResult: ResolverTypeWrapper<TestResult>;
  TestResultType: TestResultType;
  TestResults: ResolverTypeWrapper<TestResults>;
  TimeStamp: ResolverTypeWrapper<TimeStamp>;
  TimeWindow: ResolverTypeWrapper<TimeWindow>;
  TimeWindowSize: ResolverTypeWrapper<TimeWindowSize>;
  TransformationType: TransformationType;
  UDFTransformer: ResolverTypeWrapper<UdfTransformer>;
  UpdateLineageInput: UpdateLineageInput;
  Upstream: ResolverTypeWrapper<Omit<Upstream, 'dataset'> & { dataset?: Maybe<ResolversTypes['Dataset']> }>;
  UpstreamLineage: ResolverTypeWrapper<Omit<UpstreamLineage, 'fineGrainedLineages' | 'upstreams'> & { fineGrainedLineages?: Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>, upstreams?: Maybe<ReadonlyArray<ResolversTypes['Upstream']>> }>;
  UrnForeignKey: ResolverTypeWrapper<UrnForeignKey>;
  ValueFrequency: ResolverTypeWrapper<ValueFrequency>;
  VersionInfo: ResolverTypeWrapper<Omit<VersionInfo, 'customProperties'> & { customProperties?: Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>> }>;
  ViewProperties: ResolverTypeWrapper<ViewProperties>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  Access: Access;
  AggregationMetadata: Omit<AggregationMetadata, 'entity'> & { entity?: Maybe<ResolversParentTypes['Entity']> };
  AndFilterInput: AndFilterInput;
  AuditStamp: AuditStamp;
  AutoCompleteInput: AutoCompleteInput;
  AutoCompleteResults: Omit<AutoCompleteResults, 'entities'> & { entities: ReadonlyArray<ResolversParentTypes['Entity']> };
  BinaryJsonSchema: BinaryJsonSchema;
  Boolean: Scalars['Boolean']['output'];
  BrowseInput: BrowseInput;
  BrowsePathEntry: BrowsePathEntry;
  BrowsePaths: BrowsePaths;
  BrowsePathsV2: BrowsePathsV2;
  BrowseResultGroup: BrowseResultGroup;
  BrowseResultMetadata: BrowseResultMetadata;
  BrowseResults: Omit<BrowseResults, 'entities'> & { entities: ReadonlyArray<ResolversParentTypes['Entity']> };
  ChangeAuditStamps: ChangeAuditStamps;
  Chart: Omit<Chart, 'chartInfo' | 'container' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputFields' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { chartInfo?: Maybe<ResolversParentTypes['ChartInfo']>, container?: Maybe<ResolversParentTypes['Container']>, dataPlatformInstance?: Maybe<ResolversParentTypes['DataPlatformInstance']>, domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, info?: Maybe<ResolversParentTypes['ChartInfo']>, inputFields?: Maybe<ResolversParentTypes['InputFields']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['ChartProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  ChartEditableProperties: ChartEditableProperties;
  ChartInfo: Omit<ChartInfo, 'customProperties' | 'inputEdges' | 'inputs'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, inputEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, inputs?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>> };
  ChartKey: ChartKey;
  ChartProperties: Omit<ChartProperties, 'customProperties' | 'inputEdges' | 'inputs'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, inputEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, inputs?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>> };
  ChartQuery: ChartQuery;
  ChartUsageStatistics: ChartUsageStatistics;
  ChartUserUsageCounts: ChartUserUsageCounts;
  CommonDataPlatformInstance: CommonDataPlatformInstance;
  Container: Omit<Container, 'container' | 'containerKey' | 'containerProperties' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { container?: Maybe<ResolversParentTypes['Container']>, containerKey?: Maybe<ResolversParentTypes['ContainerKey']>, containerProperties?: Maybe<ResolversParentTypes['ContainerProperties']>, dataPlatformInstance?: Maybe<ResolversParentTypes['DataPlatformInstance']>, domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['ContainerProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  ContainerContainer: Omit<ContainerContainer, 'container'> & { container?: Maybe<ResolversParentTypes['Container']> };
  ContainerEditableProperties: ContainerEditableProperties;
  ContainerKey: ContainerKey;
  ContainerProperties: Omit<ContainerProperties, 'created' | 'customProperties' | 'lastModified'> & { created?: Maybe<ResolversParentTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversParentTypes['TimeStamp']> };
  CorpGroup: Omit<CorpGroup, 'corpGroupEditableInfo' | 'corpGroupInfo' | 'globalTags' | 'info' | 'ownership' | 'properties' | 'relationships' | 'tags'> & { corpGroupEditableInfo?: Maybe<ResolversParentTypes['CorpGroupEditableInfo']>, corpGroupInfo?: Maybe<ResolversParentTypes['CorpGroupInfo']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, info?: Maybe<ResolversParentTypes['CorpGroupInfo']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, properties?: Maybe<ResolversParentTypes['CorpGroupProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  CorpGroupEditableInfo: CorpGroupEditableInfo;
  CorpGroupEditableProperties: CorpGroupEditableProperties;
  CorpGroupInfo: Omit<CorpGroupInfo, 'admins' | 'groups' | 'members'> & { admins?: Maybe<ReadonlyArray<ResolversParentTypes['CorpUser']>>, groups?: Maybe<ReadonlyArray<ResolversParentTypes['CorpGroup']>>, members?: Maybe<ReadonlyArray<ResolversParentTypes['CorpUser']>> };
  CorpGroupKey: CorpGroupKey;
  CorpGroupProperties: Omit<CorpGroupProperties, 'admins' | 'groups' | 'members'> & { admins?: Maybe<ReadonlyArray<ResolversParentTypes['CorpUser']>>, groups?: Maybe<ReadonlyArray<ResolversParentTypes['CorpGroup']>>, members?: Maybe<ReadonlyArray<ResolversParentTypes['CorpUser']>> };
  CorpUser: Omit<CorpUser, 'corpUserCredentials' | 'corpUserInfo' | 'globalTags' | 'groupMembership' | 'info' | 'nativeGroupMembership' | 'properties' | 'relationships' | 'tags'> & { corpUserCredentials?: Maybe<ResolversParentTypes['CorpUserCredentials']>, corpUserInfo?: Maybe<ResolversParentTypes['CorpUserInfo']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, groupMembership?: Maybe<ResolversParentTypes['GroupMembership']>, info?: Maybe<ResolversParentTypes['CorpUserInfo']>, nativeGroupMembership?: Maybe<ResolversParentTypes['NativeGroupMembership']>, properties?: Maybe<ResolversParentTypes['CorpUserProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  CorpUserAppearanceSettings: CorpUserAppearanceSettings;
  CorpUserCredentials: CorpUserCredentials;
  CorpUserEditableInfo: CorpUserEditableInfo;
  CorpUserEditableProperties: CorpUserEditableProperties;
  CorpUserInfo: Omit<CorpUserInfo, 'customProperties' | 'managerUrn'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, managerUrn?: Maybe<ResolversParentTypes['CorpUser']> };
  CorpUserKey: CorpUserKey;
  CorpUserProperties: Omit<CorpUserProperties, 'customProperties' | 'managerUrn'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, managerUrn?: Maybe<ResolversParentTypes['CorpUser']> };
  CorpUserSettings: CorpUserSettings;
  CorpUserStatus: CorpUserStatus;
  CorpUserViewsSettings: CorpUserViewsSettings;
  CustomPropertiesEntry: CustomPropertiesEntry;
  Dashboard: Omit<Dashboard, 'container' | 'dashboardInfo' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputFields' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { container?: Maybe<ResolversParentTypes['Container']>, dashboardInfo?: Maybe<ResolversParentTypes['DashboardInfo']>, dataPlatformInstance?: Maybe<ResolversParentTypes['DataPlatformInstance']>, domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, info?: Maybe<ResolversParentTypes['DashboardInfo']>, inputFields?: Maybe<ResolversParentTypes['InputFields']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['DashboardProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  DashboardEditableProperties: DashboardEditableProperties;
  DashboardInfo: Omit<DashboardInfo, 'chartEdges' | 'charts' | 'customProperties' | 'datasetEdges' | 'datasets'> & { chartEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, charts?: Maybe<ReadonlyArray<ResolversParentTypes['Chart']>>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, datasetEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, datasets?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>> };
  DashboardKey: DashboardKey;
  DashboardProperties: Omit<DashboardProperties, 'chartEdges' | 'charts' | 'customProperties' | 'datasetEdges' | 'datasets'> & { chartEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, charts?: Maybe<ReadonlyArray<ResolversParentTypes['Chart']>>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, datasetEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, datasets?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>> };
  DashboardUsageStatistics: DashboardUsageStatistics;
  DashboardUserUsageCounts: DashboardUserUsageCounts;
  DataFlow: Omit<DataFlow, 'dataFlowInfo' | 'dataPlatformInstance' | 'domain' | 'domains' | 'globalTags' | 'glossaryTerms' | 'info' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags' | 'versionInfo'> & { dataFlowInfo?: Maybe<ResolversParentTypes['DataFlowInfo']>, dataPlatformInstance?: Maybe<ResolversParentTypes['DataPlatformInstance']>, domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, info?: Maybe<ResolversParentTypes['DataFlowInfo']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['DataFlowProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']>, versionInfo?: Maybe<ResolversParentTypes['VersionInfo']> };
  DataFlowEditableProperties: DataFlowEditableProperties;
  DataFlowInfo: Omit<DataFlowInfo, 'created' | 'customProperties' | 'lastModified'> & { created?: Maybe<ResolversParentTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversParentTypes['TimeStamp']> };
  DataFlowKey: DataFlowKey;
  DataFlowProperties: Omit<DataFlowProperties, 'created' | 'customProperties' | 'lastModified'> & { created?: Maybe<ResolversParentTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversParentTypes['TimeStamp']> };
  DataJob: Omit<DataJob, 'dataFlow' | 'dataJobInfo' | 'dataJobInputOutput' | 'dataJobKey' | 'dataPlatformInstance' | 'domain' | 'domains' | 'flow' | 'globalTags' | 'glossaryTerms' | 'info' | 'inputOutput' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags' | 'versionInfo'> & { dataFlow?: Maybe<ResolversParentTypes['DataFlow']>, dataJobInfo?: Maybe<ResolversParentTypes['DataJobInfo']>, dataJobInputOutput?: Maybe<ResolversParentTypes['DataJobInputOutput']>, dataJobKey?: Maybe<ResolversParentTypes['DataJobKey']>, dataPlatformInstance?: Maybe<ResolversParentTypes['DataPlatformInstance']>, domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, flow?: Maybe<ResolversParentTypes['DataFlow']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, info?: Maybe<ResolversParentTypes['DataJobInfo']>, inputOutput?: Maybe<ResolversParentTypes['DataJobInputOutput']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['DataJobProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']>, versionInfo?: Maybe<ResolversParentTypes['VersionInfo']> };
  DataJobEditableProperties: DataJobEditableProperties;
  DataJobInfo: Omit<DataJobInfo, 'created' | 'customProperties' | 'lastModified' | 'type'> & { created?: Maybe<ResolversParentTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversParentTypes['TimeStamp']>, type?: Maybe<ResolversParentTypes['DataJobInfoType']> };
  DataJobInfoType: ResolversUnionTypes<ResolversParentTypes>['DataJobInfoType'];
  DataJobInfoTypeAzkabanJobType: DataJobInfoTypeAzkabanJobType;
  DataJobInfoTypeString: DataJobInfoTypeString;
  DataJobInputOutput: Omit<DataJobInputOutput, 'fineGrainedLineages' | 'inputDatajobEdges' | 'inputDatajobs' | 'inputDatasetEdges' | 'inputDatasetFields' | 'inputDatasets' | 'outputDatasetEdges' | 'outputDatasetFields' | 'outputDatasets'> & { fineGrainedLineages?: Maybe<ReadonlyArray<ResolversParentTypes['FineGrainedLineage']>>, inputDatajobEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, inputDatajobs?: Maybe<ReadonlyArray<ResolversParentTypes['DataJob']>>, inputDatasetEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, inputDatasetFields?: Maybe<ReadonlyArray<ResolversParentTypes['SchemaFieldEntity']>>, inputDatasets?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>>, outputDatasetEdges?: Maybe<ReadonlyArray<ResolversParentTypes['Edge']>>, outputDatasetFields?: Maybe<ReadonlyArray<ResolversParentTypes['SchemaFieldEntity']>>, outputDatasets?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>> };
  DataJobKey: Omit<DataJobKey, 'flow'> & { flow?: Maybe<ResolversParentTypes['DataFlow']> };
  DataJobProperties: Omit<DataJobProperties, 'created' | 'customProperties' | 'lastModified' | 'type'> & { created?: Maybe<ResolversParentTypes['TimeStamp']>, customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, lastModified?: Maybe<ResolversParentTypes['TimeStamp']>, type?: Maybe<ResolversParentTypes['DataJobPropertiesType']> };
  DataJobPropertiesType: ResolversUnionTypes<ResolversParentTypes>['DataJobPropertiesType'];
  DataJobPropertiesTypeAzkabanJobType: DataJobPropertiesTypeAzkabanJobType;
  DataJobPropertiesTypeString: DataJobPropertiesTypeString;
  DataPlatform: Omit<DataPlatform, 'dataPlatformInfo' | 'properties' | 'relationships'> & { dataPlatformInfo?: Maybe<ResolversParentTypes['DataPlatformProperties']>, properties?: Maybe<ResolversParentTypes['DataPlatformProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']> };
  DataPlatformInstance: Omit<DataPlatformInstance, 'dataPlatformInstanceKey' | 'dataPlatformInstanceProperties' | 'globalTags' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'tags'> & { dataPlatformInstanceKey?: Maybe<ResolversParentTypes['DataPlatformInstanceKey']>, dataPlatformInstanceProperties?: Maybe<ResolversParentTypes['DataPlatformInstanceProperties']>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['DataPlatformInstanceProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  DataPlatformInstanceKey: DataPlatformInstanceKey;
  DataPlatformInstanceProperties: Omit<DataPlatformInstanceProperties, 'customProperties'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>> };
  DataPlatformKey: DataPlatformKey;
  DataPlatformProperties: DataPlatformProperties;
  DatahubIngestionCheckpoint: DatahubIngestionCheckpoint;
  DatahubIngestionRunSummary: DatahubIngestionRunSummary;
  Dataset: Omit<Dataset, 'access' | 'container' | 'dataPlatformInstance' | 'datasetProperties' | 'datasetUpstreamLineage' | 'domain' | 'domains' | 'editableSchemaMetadata' | 'fineGrainedLineages' | 'globalTags' | 'glossaryTerms' | 'institutionalMemory' | 'ownership' | 'platform' | 'properties' | 'relationships' | 'schemaMetadata' | 'siblings' | 'tags' | 'upstreamLineage'> & { access?: Maybe<ResolversParentTypes['Access']>, container?: Maybe<ResolversParentTypes['Container']>, dataPlatformInstance?: Maybe<ResolversParentTypes['DataPlatformInstance']>, datasetProperties?: Maybe<ResolversParentTypes['DatasetProperties']>, datasetUpstreamLineage?: Maybe<ResolversParentTypes['DatasetUpstreamLineage']>, domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, editableSchemaMetadata?: Maybe<ResolversParentTypes['EditableSchemaMetadata']>, fineGrainedLineages?: Maybe<ReadonlyArray<ResolversParentTypes['FineGrainedLineage']>>, globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, platform: ResolversParentTypes['DataPlatform'], properties?: Maybe<ResolversParentTypes['DatasetProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, schemaMetadata?: Maybe<ResolversParentTypes['SchemaMetadata']>, siblings?: Maybe<ResolversParentTypes['Siblings']>, tags?: Maybe<ResolversParentTypes['GlobalTags']>, upstreamLineage?: Maybe<ResolversParentTypes['UpstreamLineage']> };
  DatasetDeprecation: DatasetDeprecation;
  DatasetDeprecationUpdate: DatasetDeprecationUpdate;
  DatasetEditableProperties: DatasetEditableProperties;
  DatasetEditablePropertiesUpdate: DatasetEditablePropertiesUpdate;
  DatasetFieldForeignKey: DatasetFieldForeignKey;
  DatasetFieldMapping: Omit<DatasetFieldMapping, 'transformation'> & { transformation?: Maybe<ResolversParentTypes['DatasetFieldMappingTransformation']> };
  DatasetFieldMappingTransformation: ResolversUnionTypes<ResolversParentTypes>['DatasetFieldMappingTransformation'];
  DatasetFieldMappingTransformationTransformationType: DatasetFieldMappingTransformationTransformationType;
  DatasetFieldProfile: DatasetFieldProfile;
  DatasetFieldUsageCounts: DatasetFieldUsageCounts;
  DatasetKey: DatasetKey;
  DatasetProfile: DatasetProfile;
  DatasetProperties: Omit<DatasetProperties, 'customProperties'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>> };
  DatasetUpdateInput: DatasetUpdateInput;
  DatasetUpstreamLineage: Omit<DatasetUpstreamLineage, 'fieldMappings'> & { fieldMappings?: Maybe<ReadonlyArray<ResolversParentTypes['DatasetFieldMapping']>> };
  DatasetUsageStatistics: DatasetUsageStatistics;
  DatasetUserUsageCounts: DatasetUserUsageCounts;
  Deprecation: Deprecation;
  DescriptionUpdateInput: DescriptionUpdateInput;
  Domain: Omit<Domain, 'domainKey' | 'institutionalMemory' | 'ownership' | 'relationships'> & { domainKey?: Maybe<ResolversParentTypes['DomainKey']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']> };
  DomainAssociation: Omit<DomainAssociation, 'domain'> & { domain: ResolversParentTypes['Domain'] };
  DomainKey: DomainKey;
  DomainProperties: DomainProperties;
  Domains: Omit<Domains, 'domains'> & { domains?: Maybe<ReadonlyArray<ResolversParentTypes['Domain']>> };
  Edge: Omit<Edge, 'destinationUrn'> & { destinationUrn?: Maybe<ResolversParentTypes['Entity']> };
  EditableSchemaFieldInfo: Omit<EditableSchemaFieldInfo, 'globalTags' | 'glossaryTerms' | 'tags'> & { globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  EditableSchemaFieldInfoUpdate: EditableSchemaFieldInfoUpdate;
  EditableSchemaMetadata: Omit<EditableSchemaMetadata, 'editableSchemaFieldInfo'> & { editableSchemaFieldInfo: ReadonlyArray<ResolversParentTypes['EditableSchemaFieldInfo']> };
  EditableSchemaMetadataUpdate: EditableSchemaMetadataUpdate;
  Embed: Embed;
  Entity: ResolversInterfaceTypes<ResolversParentTypes>['Entity'];
  EntityPath: Omit<EntityPath, 'path'> & { path?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['Entity']>>> };
  EntityRelationship: Omit<EntityRelationship, 'created' | 'entity'> & { created?: Maybe<ResolversParentTypes['RelationshipStamp']>, entity?: Maybe<ResolversParentTypes['Entity']> };
  EntityRelationshipsResult: Omit<EntityRelationshipsResult, 'relationships'> & { relationships: ReadonlyArray<ResolversParentTypes['EntityRelationship']> };
  EspressoSchema: EspressoSchema;
  FacetFilterInput: FacetFilterInput;
  FacetMetadata: Omit<FacetMetadata, 'aggregations'> & { aggregations: ReadonlyArray<ResolversParentTypes['AggregationMetadata']> };
  FilterInput: FilterInput;
  FineGrainedLineage: Omit<FineGrainedLineage, 'upstreams'> & { upstreams?: Maybe<ReadonlyArray<ResolversParentTypes['Entity']>> };
  Float: Scalars['Float']['output'];
  ForeignKeyConstraint: Omit<ForeignKeyConstraint, 'foreignDataset' | 'foreignFields'> & { foreignDataset?: Maybe<ResolversParentTypes['Dataset']>, foreignFields?: Maybe<ReadonlyArray<ResolversParentTypes['SchemaFieldEntity']>> };
  ForeignKeySpec: Omit<ForeignKeySpec, 'foreignKey'> & { foreignKey?: Maybe<ResolversParentTypes['ForeignKeySpecForeignKey']> };
  ForeignKeySpecForeignKey: ResolversUnionTypes<ResolversParentTypes>['ForeignKeySpecForeignKey'];
  FreshnessStats: FreshnessStats;
  GlobalTags: Omit<GlobalTags, 'tags'> & { tags?: Maybe<ReadonlyArray<ResolversParentTypes['TagAssociation']>> };
  GlobalTagsUpdate: GlobalTagsUpdate;
  GlossaryNode: Omit<GlossaryNode, 'glossaryNodeInfo' | 'institutionalMemory' | 'ownership' | 'properties' | 'relationships'> & { glossaryNodeInfo?: Maybe<ResolversParentTypes['GlossaryNodeInfo']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, properties?: Maybe<ResolversParentTypes['GlossaryNodeProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']> };
  GlossaryNodeInfo: Omit<GlossaryNodeInfo, 'parentNode'> & { parentNode?: Maybe<ResolversParentTypes['GlossaryNode']> };
  GlossaryNodeKey: GlossaryNodeKey;
  GlossaryNodeProperties: Omit<GlossaryNodeProperties, 'parentNode'> & { parentNode?: Maybe<ResolversParentTypes['GlossaryNode']> };
  GlossaryRelatedTerms: Omit<GlossaryRelatedTerms, 'hasRelatedTerms' | 'isRelatedTerms' | 'relatedTerms' | 'values'> & { hasRelatedTerms?: Maybe<ReadonlyArray<ResolversParentTypes['GlossaryTerm']>>, isRelatedTerms?: Maybe<ReadonlyArray<ResolversParentTypes['GlossaryTerm']>>, relatedTerms?: Maybe<ReadonlyArray<ResolversParentTypes['GlossaryTerm']>>, values?: Maybe<ReadonlyArray<ResolversParentTypes['GlossaryTerm']>> };
  GlossaryTerm: Omit<GlossaryTerm, 'domain' | 'domains' | 'glossaryRelatedTerms' | 'glossaryTermInfo' | 'institutionalMemory' | 'ownership' | 'properties' | 'relationships' | 'schemaMetadata'> & { domain?: Maybe<ResolversParentTypes['DomainAssociation']>, domains?: Maybe<ResolversParentTypes['Domains']>, glossaryRelatedTerms?: Maybe<ResolversParentTypes['GlossaryRelatedTerms']>, glossaryTermInfo?: Maybe<ResolversParentTypes['GlossaryTermInfo']>, institutionalMemory?: Maybe<ResolversParentTypes['InstitutionalMemory']>, ownership?: Maybe<ResolversParentTypes['Ownership']>, properties?: Maybe<ResolversParentTypes['GlossaryTermProperties']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']>, schemaMetadata?: Maybe<ResolversParentTypes['SchemaMetadata']> };
  GlossaryTermAssociation: Omit<GlossaryTermAssociation, 'term'> & { term: ResolversParentTypes['GlossaryTerm'] };
  GlossaryTermInfo: Omit<GlossaryTermInfo, 'customProperties' | 'parentNode'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, parentNode?: Maybe<ResolversParentTypes['GlossaryNode']> };
  GlossaryTermKey: GlossaryTermKey;
  GlossaryTermProperties: Omit<GlossaryTermProperties, 'customProperties' | 'parentNode'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>>, parentNode?: Maybe<ResolversParentTypes['GlossaryNode']> };
  GlossaryTerms: Omit<GlossaryTerms, 'terms'> & { terms?: Maybe<ReadonlyArray<ResolversParentTypes['GlossaryTermAssociation']>> };
  GroupMembership: Omit<GroupMembership, 'groups'> & { groups?: Maybe<ReadonlyArray<ResolversParentTypes['CorpGroup']>> };
  Histogram: Histogram;
  IngestionCheckpointState: IngestionCheckpointState;
  InputField: Omit<InputField, 'schemaField' | 'schemaFieldUrn'> & { schemaField?: Maybe<ResolversParentTypes['SchemaField']>, schemaFieldUrn?: Maybe<ResolversParentTypes['SchemaFieldEntity']> };
  InputFields: Omit<InputFields, 'fields'> & { fields?: Maybe<ReadonlyArray<ResolversParentTypes['InputField']>> };
  InstitutionalMemory: Omit<InstitutionalMemory, 'elements'> & { elements: ReadonlyArray<ResolversParentTypes['InstitutionalMemoryMetadata']> };
  InstitutionalMemoryMetadata: Omit<InstitutionalMemoryMetadata, 'author'> & { author?: Maybe<ResolversParentTypes['CorpUser']> };
  InstitutionalMemoryMetadataUpdate: InstitutionalMemoryMetadataUpdate;
  InstitutionalMemoryUpdate: InstitutionalMemoryUpdate;
  Int: Scalars['Int']['output'];
  KafkaSchema: KafkaSchema;
  KeyValueSchema: KeyValueSchema;
  LineageEdge: LineageEdge;
  Long: Scalars['Long']['output'];
  MatchedField: MatchedField;
  Mutation: Record<PropertyKey, never>;
  MySqlDDL: MySqlDdl;
  NativeGroupMembership: Omit<NativeGroupMembership, 'nativeGroups'> & { nativeGroups?: Maybe<ReadonlyArray<ResolversParentTypes['CorpGroup']>> };
  Operation: Operation;
  OracleDDL: OracleDdl;
  OrcSchema: OrcSchema;
  Origin: Origin;
  OtherSchema: OtherSchema;
  Owner: Omit<Owner, 'owner'> & { owner: ResolversParentTypes['OwnerType'] };
  OwnerType: ResolversInterfaceTypes<ResolversParentTypes>['OwnerType'];
  OwnerUpdate: OwnerUpdate;
  Ownership: Omit<Ownership, 'owners'> & { owners?: Maybe<ReadonlyArray<ResolversParentTypes['Owner']>> };
  OwnershipSource: OwnershipSource;
  OwnershipUpdate: OwnershipUpdate;
  PartitionSpec: PartitionSpec;
  PrestoDDL: PrestoDdl;
  Quantile: Quantile;
  Query: Record<PropertyKey, never>;
  RelationshipStamp: RelationshipStamp;
  RelationshipsInput: RelationshipsInput;
  RoleAssociation: RoleAssociation;
  RoleMembership: RoleMembership;
  SchemaField: Omit<SchemaField, 'globalTags' | 'glossaryTerms' | 'tags'> & { globalTags?: Maybe<ResolversParentTypes['GlobalTags']>, glossaryTerms?: Maybe<ResolversParentTypes['GlossaryTerms']>, tags?: Maybe<ResolversParentTypes['GlobalTags']> };
  SchemaFieldEntity: Omit<SchemaFieldEntity, 'relationships'> & { relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']> };
  SchemaFieldKey: SchemaFieldKey;
  SchemaMetadata: Omit<SchemaMetadata, 'fields' | 'foreignKeys' | 'foreignKeysSpecs' | 'platformSchema'> & { fields: ReadonlyArray<ResolversParentTypes['SchemaField']>, foreignKeys?: Maybe<ReadonlyArray<ResolversParentTypes['ForeignKeyConstraint']>>, foreignKeysSpecs?: Maybe<ReadonlyArray<ResolversParentTypes['SchemaMetadataForeignKeysSpecsEntry']>>, platformSchema?: Maybe<ResolversParentTypes['SchemaMetadataPlatformSchema']> };
  SchemaMetadataForeignKeysSpecsEntry: Omit<SchemaMetadataForeignKeysSpecsEntry, 'value'> & { value?: Maybe<ResolversParentTypes['ForeignKeySpec']> };
  SchemaMetadataPlatformSchema: ResolversUnionTypes<ResolversParentTypes>['SchemaMetadataPlatformSchema'];
  Schemaless: Schemaless;
  SearchAcrossEntitiesInput: SearchAcrossEntitiesInput;
  SearchAcrossLineageInput: SearchAcrossLineageInput;
  SearchAcrossLineageResult: Omit<SearchAcrossLineageResult, 'entity' | 'paths'> & { entity: ResolversParentTypes['Entity'], paths?: Maybe<ReadonlyArray<Maybe<ResolversParentTypes['EntityPath']>>> };
  SearchAcrossLineageResults: Omit<SearchAcrossLineageResults, 'facets' | 'searchResults'> & { facets?: Maybe<ReadonlyArray<ResolversParentTypes['FacetMetadata']>>, searchResults: ReadonlyArray<ResolversParentTypes['SearchAcrossLineageResult']> };
  SearchFlags: SearchFlags;
  SearchInput: SearchInput;
  SearchInsight: SearchInsight;
  SearchResult: Omit<SearchResult, 'entity'> & { entity: ResolversParentTypes['Entity'] };
  SearchResults: Omit<SearchResults, 'facets' | 'searchResults'> & { facets?: Maybe<ReadonlyArray<ResolversParentTypes['FacetMetadata']>>, searchResults: ReadonlyArray<ResolversParentTypes['SearchResult']> };
  Siblings: Omit<Siblings, 'siblings'> & { siblings?: Maybe<ReadonlyArray<ResolversParentTypes['Dataset']>> };
  Status: Status;
  String: Scalars['String']['output'];
  StringMapEntry: StringMapEntry;
  SubTypes: SubTypes;
  SystemFreshness: SystemFreshness;
  Tag: Omit<Tag, 'ownership' | 'relationships'> & { ownership?: Maybe<ResolversParentTypes['Ownership']>, relationships?: Maybe<ResolversParentTypes['EntityRelationshipsResult']> };
  TagAssociation: Omit<TagAssociation, 'tag'> & { tag: ResolversParentTypes['Tag'] };
  TagAssociationUpdate: TagAssociationUpdate;
  TagKey: TagKey;
  TagProperties: TagProperties;
  TagUpdateInput: TagUpdateInput;
  TestResult: TestResult;
  TestResults: TestResults;
  TimeStamp: TimeStamp;
  TimeWindow: TimeWindow;
  TimeWindowSize: TimeWindowSize;
  UDFTransformer: UdfTransformer;
  UpdateLineageInput: UpdateLineageInput;
  Upstream: Omit<Upstream, 'dataset'> & { dataset?: Maybe<ResolversParentTypes['Dataset']> };
  UpstreamLineage: Omit<UpstreamLineage, 'fineGrainedLineages' | 'upstreams'> & { fineGrainedLineages?: Maybe<ReadonlyArray<ResolversParentTypes['FineGrainedLineage']>>, upstreams?: Maybe<ReadonlyArray<ResolversParentTypes['Upstream']>> };
  UrnForeignKey: UrnForeignKey;
  ValueFrequency: ValueFrequency;
  VersionInfo: Omit<VersionInfo, 'customProperties'> & { customProperties?: Maybe<ReadonlyArray<ResolversParentTypes['CustomPropertiesEntry']>> };
  ViewProperties: ViewProperties;
};

export type AccessResolvers<ContextType = any, ParentType extends ResolversParentTypes['Access'] = ResolversParentTypes['Access']> = {
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['RoleAssociation']>>, ParentType, ContextType>;
};

export type AggregationMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['AggregationMetadata'] = ResolversParentTypes['AggregationMetadata']> = {
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuditStampResolvers<ContextType = any, ParentType extends ResolversParentTypes['AuditStamp'] = ResolversParentTypes['AuditStamp']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  impersonator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type AutoCompleteResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['AutoCompleteResults'] = ResolversParentTypes['AutoCompleteResults']> = {
  entities?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  suggestions?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BinaryJsonSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['BinaryJsonSchema'] = ResolversParentTypes['BinaryJsonSchema']> = {
  schema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type BrowsePathEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowsePathEntry'] = ResolversParentTypes['BrowsePathEntry']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BrowsePathsResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowsePaths'] = ResolversParentTypes['BrowsePaths']> = {
  paths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type BrowsePathsV2Resolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowsePathsV2'] = ResolversParentTypes['BrowsePathsV2']> = {
  path?: Resolver<Maybe<ReadonlyArray<ResolversTypes['BrowsePathEntry']>>, ParentType, ContextType>;
};

export type BrowseResultGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowseResultGroup'] = ResolversParentTypes['BrowseResultGroup']> = {
  count?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BrowseResultMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowseResultMetadata'] = ResolversParentTypes['BrowseResultMetadata']> = {
  path?: Resolver<ReadonlyArray<ResolversTypes['String']>, ParentType, ContextType>;
  totalNumEntities?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type BrowseResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['BrowseResults'] = ResolversParentTypes['BrowseResults']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entities?: Resolver<ReadonlyArray<ResolversTypes['Entity']>, ParentType, ContextType>;
  groups?: Resolver<ReadonlyArray<ResolversTypes['BrowseResultGroup']>, ParentType, ContextType>;
  metadata?: Resolver<ResolversTypes['BrowseResultMetadata'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChangeAuditStampsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChangeAuditStamps'] = ResolversParentTypes['ChangeAuditStamps']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type ChartResolvers<ContextType = any, ParentType extends ResolversParentTypes['Chart'] = ResolversParentTypes['Chart']> = {
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  browsePathsV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  chartId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  chartInfo?: Resolver<Maybe<ResolversTypes['ChartInfo']>, ParentType, ContextType>;
  chartKey?: Resolver<Maybe<ResolversTypes['ChartKey']>, ParentType, ContextType>;
  chartQuery?: Resolver<Maybe<ResolversTypes['ChartQuery']>, ParentType, ContextType>;
  chartUsageStatistics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ChartUsageStatistics']>>, ParentType, ContextType, RequireFields<ChartChartUsageStatisticsArgs, 'limit'>>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  dashboardTool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  editableChartProperties?: Resolver<Maybe<ResolversTypes['ChartEditableProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['ChartEditableProperties']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['ChartInfo']>, ParentType, ContextType>;
  inputFields?: Resolver<Maybe<ResolversTypes['InputFields']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['ChartProperties']>, ParentType, ContextType>;
  query?: Resolver<Maybe<ResolversTypes['ChartQuery']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<ChartRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ChartEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartEditableProperties'] = ResolversParentTypes['ChartEditableProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type ChartInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartInfo'] = ResolversParentTypes['ChartInfo']> = {
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  chartUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  inputs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ChartType']>, ParentType, ContextType>;
};

export type ChartKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartKey'] = ResolversParentTypes['ChartKey']> = {
  chartId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashboardTool?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ChartPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartProperties'] = ResolversParentTypes['ChartProperties']> = {
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  chartUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  inputEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  inputs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ChartType']>, ParentType, ContextType>;
};

export type ChartQueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartQuery'] = ResolversParentTypes['ChartQuery']> = {
  rawQuery?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['ChartQueryType']>, ParentType, ContextType>;
};

export type ChartUsageStatisticsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartUsageStatistics'] = ResolversParentTypes['ChartUsageStatistics']> = {
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userCounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ChartUserUsageCounts']>>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ChartUserUsageCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['ChartUserUsageCounts'] = ResolversParentTypes['ChartUserUsageCounts']> = {
  user?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type CommonDataPlatformInstanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['CommonDataPlatformInstance'] = ResolversParentTypes['CommonDataPlatformInstance']> = {
  instance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContainerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Container'] = ResolversParentTypes['Container']> = {
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  browsePathsV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  containerKey?: Resolver<Maybe<ResolversTypes['ContainerKey']>, ParentType, ContextType>;
  containerProperties?: Resolver<Maybe<ResolversTypes['ContainerProperties']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  editableContainerProperties?: Resolver<Maybe<ResolversTypes['ContainerEditableProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['ContainerEditableProperties']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['ContainerProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<ContainerRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ContainerContainerResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContainerContainer'] = ResolversParentTypes['ContainerContainer']> = {
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
};

export type ContainerEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContainerEditableProperties'] = ResolversParentTypes['ContainerEditableProperties']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContainerKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContainerKey'] = ResolversParentTypes['ContainerKey']> = {
  guid?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ContainerPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ContainerProperties'] = ResolversParentTypes['ContainerProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qualifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpGroup'] = ResolversParentTypes['CorpGroup']> = {
  corpGroupEditableInfo?: Resolver<Maybe<ResolversTypes['CorpGroupEditableInfo']>, ParentType, ContextType>;
  corpGroupInfo?: Resolver<Maybe<ResolversTypes['CorpGroupInfo']>, ParentType, ContextType>;
  corpGroupKey?: Resolver<Maybe<ResolversTypes['CorpGroupKey']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['CorpGroupEditableProperties']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['CorpGroupInfo']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['Origin']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['CorpGroupProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<CorpGroupRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorpGroupEditableInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpGroupEditableInfo'] = ResolversParentTypes['CorpGroupEditableInfo']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpGroupEditableProperties'] = ResolversParentTypes['CorpGroupEditableProperties']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpGroupInfo'] = ResolversParentTypes['CorpGroupInfo']> = {
  admins?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, ParentType, ContextType>;
  members?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpGroupKey'] = ResolversParentTypes['CorpGroupKey']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpGroupPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpGroupProperties'] = ResolversParentTypes['CorpGroupProperties']> = {
  admins?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, ParentType, ContextType>;
  members?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpUser']>>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUser'] = ResolversParentTypes['CorpUser']> = {
  corpUserCredentials?: Resolver<Maybe<ResolversTypes['CorpUserCredentials']>, ParentType, ContextType>;
  corpUserEditableInfo?: Resolver<Maybe<ResolversTypes['CorpUserEditableInfo']>, ParentType, ContextType>;
  corpUserInfo?: Resolver<Maybe<ResolversTypes['CorpUserInfo']>, ParentType, ContextType>;
  corpUserKey?: Resolver<Maybe<ResolversTypes['CorpUserKey']>, ParentType, ContextType>;
  corpUserSettings?: Resolver<Maybe<ResolversTypes['CorpUserSettings']>, ParentType, ContextType>;
  corpUserStatus?: Resolver<Maybe<ResolversTypes['CorpUserStatus']>, ParentType, ContextType>;
  editableInfo?: Resolver<Maybe<ResolversTypes['CorpUserEditableInfo']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['CorpUserEditableProperties']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  groupMembership?: Resolver<Maybe<ResolversTypes['GroupMembership']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['CorpUserInfo']>, ParentType, ContextType>;
  nativeGroupMembership?: Resolver<Maybe<ResolversTypes['NativeGroupMembership']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['Origin']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['CorpUserProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<CorpUserRelationshipsArgs, 'input'>>;
  roleMembership?: Resolver<Maybe<ResolversTypes['RoleMembership']>, ParentType, ContextType>;
  settings?: Resolver<Maybe<ResolversTypes['CorpUserSettings']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  username?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type CorpUserAppearanceSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserAppearanceSettings'] = ResolversParentTypes['CorpUserAppearanceSettings']> = {
  showSimplifiedHomepage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type CorpUserCredentialsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserCredentials'] = ResolversParentTypes['CorpUserCredentials']> = {
  hashedPassword?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordResetToken?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  passwordResetTokenExpirationTimeMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  salt?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserEditableInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserEditableInfo'] = ResolversParentTypes['CorpUserEditableInfo']> = {
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserEditableProperties'] = ResolversParentTypes['CorpUserEditableProperties']> = {
  aboutMe?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  pictureLink?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  skills?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  slack?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  teams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserInfo'] = ResolversParentTypes['CorpUserInfo']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  departmentId?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managerUrn?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserKey'] = ResolversParentTypes['CorpUserKey']> = {
  username?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserProperties'] = ResolversParentTypes['CorpUserProperties']> = {
  active?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  countryCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  departmentId?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  departmentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  managerUrn?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserSettings'] = ResolversParentTypes['CorpUserSettings']> = {
  appearance?: Resolver<Maybe<ResolversTypes['CorpUserAppearanceSettings']>, ParentType, ContextType>;
  views?: Resolver<Maybe<ResolversTypes['CorpUserViewsSettings']>, ParentType, ContextType>;
};

export type CorpUserStatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserStatus'] = ResolversParentTypes['CorpUserStatus']> = {
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CorpUserViewsSettingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['CorpUserViewsSettings'] = ResolversParentTypes['CorpUserViewsSettings']> = {
  defaultView?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CustomPropertiesEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['CustomPropertiesEntry'] = ResolversParentTypes['CustomPropertiesEntry']> = {
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = any, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  browsePathsV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  dashboardId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashboardInfo?: Resolver<Maybe<ResolversTypes['DashboardInfo']>, ParentType, ContextType>;
  dashboardKey?: Resolver<Maybe<ResolversTypes['DashboardKey']>, ParentType, ContextType>;
  dashboardTool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dashboardUsageStatistics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DashboardUsageStatistics']>>, ParentType, ContextType, RequireFields<DashboardDashboardUsageStatisticsArgs, 'limit'>>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  editableDashboardProperties?: Resolver<Maybe<ResolversTypes['DashboardEditableProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DashboardEditableProperties']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DashboardInfo']>, ParentType, ContextType>;
  inputFields?: Resolver<Maybe<ResolversTypes['InputFields']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DashboardProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DashboardRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  tool?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DashboardEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardEditableProperties'] = ResolversParentTypes['DashboardEditableProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type DashboardInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardInfo'] = ResolversParentTypes['DashboardInfo']> = {
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  chartEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  charts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Chart']>>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  dashboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  datasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardKey'] = ResolversParentTypes['DashboardKey']> = {
  dashboardId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dashboardTool?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardProperties'] = ResolversParentTypes['DashboardProperties']> = {
  access?: Resolver<Maybe<ResolversTypes['AccessLevel']>, ParentType, ContextType>;
  chartEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  charts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Chart']>>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  dashboardUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  datasetEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  datasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['ChangeAuditStamps']>, ParentType, ContextType>;
  lastRefreshed?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  title?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardUsageStatisticsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardUsageStatistics'] = ResolversParentTypes['DashboardUsageStatistics']> = {
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  executionsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  favoritesCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastViewedAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userCounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DashboardUserUsageCounts']>>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DashboardUserUsageCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DashboardUserUsageCounts'] = ResolversParentTypes['DashboardUserUsageCounts']> = {
  executionsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  usageCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewsCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type DataFlowResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataFlow'] = ResolversParentTypes['DataFlow']> = {
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  browsePathsV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  cluster?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dataFlowInfo?: Resolver<Maybe<ResolversTypes['DataFlowInfo']>, ParentType, ContextType>;
  dataFlowKey?: Resolver<Maybe<ResolversTypes['DataFlowKey']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  editableDataFlowProperties?: Resolver<Maybe<ResolversTypes['DataFlowEditableProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DataFlowEditableProperties']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  flowId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DataFlowInfo']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  orchestrator?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataFlowProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DataFlowRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionInfo?: Resolver<Maybe<ResolversTypes['VersionInfo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataFlowEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataFlowEditableProperties'] = ResolversParentTypes['DataFlowEditableProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type DataFlowInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataFlowInfo'] = ResolversParentTypes['DataFlowInfo']> = {
  created?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataFlowKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataFlowKey'] = ResolversParentTypes['DataFlowKey']> = {
  cluster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flowId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orchestrator?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataFlowPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataFlowProperties'] = ResolversParentTypes['DataFlowProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataJobResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJob'] = ResolversParentTypes['DataJob']> = {
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  browsePathsV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  dataFlow?: Resolver<Maybe<ResolversTypes['DataFlow']>, ParentType, ContextType>;
  dataJobInfo?: Resolver<Maybe<ResolversTypes['DataJobInfo']>, ParentType, ContextType>;
  dataJobInputOutput?: Resolver<Maybe<ResolversTypes['DataJobInputOutput']>, ParentType, ContextType>;
  dataJobKey?: Resolver<Maybe<ResolversTypes['DataJobKey']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  datahubIngestionCheckpoint?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatahubIngestionCheckpoint']>>, ParentType, ContextType, RequireFields<DataJobDatahubIngestionCheckpointArgs, 'limit'>>;
  datahubIngestionRunSummary?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatahubIngestionRunSummary']>>, ParentType, ContextType, RequireFields<DataJobDatahubIngestionRunSummaryArgs, 'limit'>>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  editableDataJobProperties?: Resolver<Maybe<ResolversTypes['DataJobEditableProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DataJobEditableProperties']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  flow?: Resolver<Maybe<ResolversTypes['DataFlow']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  info?: Resolver<Maybe<ResolversTypes['DataJobInfo']>, ParentType, ContextType>;
  inputOutput?: Resolver<Maybe<ResolversTypes['DataJobInputOutput']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  jobId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataJobProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DataJobRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versionInfo?: Resolver<Maybe<ResolversTypes['VersionInfo']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataJobEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobEditableProperties'] = ResolversParentTypes['DataJobEditableProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type DataJobInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobInfo'] = ResolversParentTypes['DataJobInfo']> = {
  created?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flowUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DataJobInfoType']>, ParentType, ContextType>;
};

export type DataJobInfoTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobInfoType'] = ResolversParentTypes['DataJobInfoType']> = {
  __resolveType: TypeResolveFn<'DataJobInfoTypeAzkabanJobType' | 'DataJobInfoTypeString', ParentType, ContextType>;
};

export type DataJobInfoTypeAzkabanJobTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobInfoTypeAzkabanJobType'] = ResolversParentTypes['DataJobInfoTypeAzkabanJobType']> = {
  value?: Resolver<Maybe<ResolversTypes['AzkabanJobType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataJobInfoTypeStringResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobInfoTypeString'] = ResolversParentTypes['DataJobInfoTypeString']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataJobInputOutputResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobInputOutput'] = ResolversParentTypes['DataJobInputOutput']> = {
  fineGrainedLineages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>, ParentType, ContextType>;
  inputDatajobEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  inputDatajobs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DataJob']>>, ParentType, ContextType>;
  inputDatasetEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  inputDatasetFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldEntity']>>, ParentType, ContextType>;
  inputDatasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
  outputDatasetEdges?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Edge']>>, ParentType, ContextType>;
  outputDatasetFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldEntity']>>, ParentType, ContextType>;
  outputDatasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
};

export type DataJobKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobKey'] = ResolversParentTypes['DataJobKey']> = {
  flow?: Resolver<Maybe<ResolversTypes['DataFlow']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataJobPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobProperties'] = ResolversParentTypes['DataJobProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  flowUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['TimeStamp']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DataJobPropertiesType']>, ParentType, ContextType>;
};

export type DataJobPropertiesTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobPropertiesType'] = ResolversParentTypes['DataJobPropertiesType']> = {
  __resolveType: TypeResolveFn<'DataJobPropertiesTypeAzkabanJobType' | 'DataJobPropertiesTypeString', ParentType, ContextType>;
};

export type DataJobPropertiesTypeAzkabanJobTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobPropertiesTypeAzkabanJobType'] = ResolversParentTypes['DataJobPropertiesTypeAzkabanJobType']> = {
  value?: Resolver<Maybe<ResolversTypes['AzkabanJobType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataJobPropertiesTypeStringResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataJobPropertiesTypeString'] = ResolversParentTypes['DataJobPropertiesTypeString']> = {
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataPlatformResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataPlatform'] = ResolversParentTypes['DataPlatform']> = {
  dataPlatformInfo?: Resolver<Maybe<ResolversTypes['DataPlatformProperties']>, ParentType, ContextType>;
  dataPlatformKey?: Resolver<Maybe<ResolversTypes['DataPlatformKey']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataPlatformProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DataPlatformRelationshipsArgs, 'input'>>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataPlatformInstanceResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataPlatformInstance'] = ResolversParentTypes['DataPlatformInstance']> = {
  dataPlatformInstanceKey?: Resolver<Maybe<ResolversTypes['DataPlatformInstanceKey']>, ParentType, ContextType>;
  dataPlatformInstanceProperties?: Resolver<Maybe<ResolversTypes['DataPlatformInstanceProperties']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  instance?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  instanceId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DataPlatformInstanceProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DataPlatformInstanceRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DataPlatformInstanceKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataPlatformInstanceKey'] = ResolversParentTypes['DataPlatformInstanceKey']> = {
  instance?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataPlatformInstancePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataPlatformInstanceProperties'] = ResolversParentTypes['DataPlatformInstanceProperties']> = {
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataPlatformKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataPlatformKey'] = ResolversParentTypes['DataPlatformKey']> = {
  platformName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DataPlatformPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DataPlatformProperties'] = ResolversParentTypes['DataPlatformProperties']> = {
  datasetNameDelimiter?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['PlatformType']>, ParentType, ContextType>;
};

export type DatahubIngestionCheckpointResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatahubIngestionCheckpoint'] = ResolversParentTypes['DatahubIngestionCheckpoint']> = {
  config?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  pipelineName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformInstanceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['IngestionCheckpointState']>, ParentType, ContextType>;
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DatahubIngestionRunSummaryResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatahubIngestionRunSummary'] = ResolversParentTypes['DatahubIngestionRunSummary']> = {
  availableMemory?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  config?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  custom_summary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numAspects?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numEntities?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numEntitiesSkipped?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numErrors?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numEvents?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numProcessors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  numSinkAPICalls?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numSourceAPICalls?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numWarnings?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numWorkUnitsCommitted?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  numWorkUnitsCreated?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  operatingSystemName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  pipelineName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  platformInstanceId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  runStatus?: Resolver<Maybe<ResolversTypes['JobStatus']>, ParentType, ContextType>;
  softwareVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  systemHostName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  totalLatencySinkAPICalls?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  totalLatencySourceAPICalls?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  totalMemory?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DatasetResolvers<ContextType = any, ParentType extends ResolversParentTypes['Dataset'] = ResolversParentTypes['Dataset']> = {
  access?: Resolver<Maybe<ResolversTypes['Access']>, ParentType, ContextType>;
  browsePathV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  browsePathsV2?: Resolver<Maybe<ResolversTypes['BrowsePathsV2']>, ParentType, ContextType>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType>;
  datasetDeprecation?: Resolver<Maybe<ResolversTypes['DatasetDeprecation']>, ParentType, ContextType>;
  datasetKey?: Resolver<Maybe<ResolversTypes['DatasetKey']>, ParentType, ContextType>;
  datasetProfile?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetProfile']>>, ParentType, ContextType, RequireFields<DatasetDatasetProfileArgs, 'limit'>>;
  datasetProfiles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetProfile']>>, ParentType, ContextType, RequireFields<DatasetDatasetProfilesArgs, 'limit'>>;
  datasetProperties?: Resolver<Maybe<ResolversTypes['DatasetProperties']>, ParentType, ContextType>;
  datasetUpstreamLineage?: Resolver<Maybe<ResolversTypes['DatasetUpstreamLineage']>, ParentType, ContextType>;
  datasetUsageStatistics?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetUsageStatistics']>>, ParentType, ContextType, RequireFields<DatasetDatasetUsageStatisticsArgs, 'limit'>>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  editableDatasetProperties?: Resolver<Maybe<ResolversTypes['DatasetEditableProperties']>, ParentType, ContextType>;
  editableProperties?: Resolver<Maybe<ResolversTypes['DatasetEditableProperties']>, ParentType, ContextType>;
  editableSchemaMetadata?: Resolver<Maybe<ResolversTypes['EditableSchemaMetadata']>, ParentType, ContextType>;
  embed?: Resolver<Maybe<ResolversTypes['Embed']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fineGrainedLineages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>, ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Operation']>>, ParentType, ContextType, RequireFields<DatasetOperationArgs, 'limit'>>;
  operations?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Operation']>>, ParentType, ContextType, RequireFields<DatasetOperationsArgs, 'limit'>>;
  origin?: Resolver<ResolversTypes['FabricType'], ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['DataPlatform'], ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DatasetProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DatasetRelationshipsArgs, 'input'>>;
  schemaMetadata?: Resolver<Maybe<ResolversTypes['SchemaMetadata']>, ParentType, ContextType, RequireFields<DatasetSchemaMetadataArgs, 'version'>>;
  siblings?: Resolver<Maybe<ResolversTypes['Siblings']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  subTypes?: Resolver<Maybe<ResolversTypes['SubTypes']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  testResults?: Resolver<Maybe<ResolversTypes['TestResults']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  upstreamLineage?: Resolver<Maybe<ResolversTypes['UpstreamLineage']>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  viewProperties?: Resolver<Maybe<ResolversTypes['ViewProperties']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatasetDeprecationResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetDeprecation'] = ResolversParentTypes['DatasetDeprecation']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decommissionTime?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  deprecated?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetEditablePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetEditableProperties'] = ResolversParentTypes['DatasetEditableProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type DatasetFieldForeignKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetFieldForeignKey'] = ResolversParentTypes['DatasetFieldForeignKey']> = {
  currentFieldPaths?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  parentDataset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatasetFieldMappingResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetFieldMapping'] = ResolversParentTypes['DatasetFieldMapping']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  destinationField?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  transformation?: Resolver<Maybe<ResolversTypes['DatasetFieldMappingTransformation']>, ParentType, ContextType>;
};

export type DatasetFieldMappingTransformationResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetFieldMappingTransformation'] = ResolversParentTypes['DatasetFieldMappingTransformation']> = {
  __resolveType: TypeResolveFn<'DatasetFieldMappingTransformationTransformationType' | 'UDFTransformer', ParentType, ContextType>;
};

export type DatasetFieldMappingTransformationTransformationTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetFieldMappingTransformationTransformationType'] = ResolversParentTypes['DatasetFieldMappingTransformationTransformationType']> = {
  value?: Resolver<Maybe<ResolversTypes['TransformationType']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DatasetFieldProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetFieldProfile'] = ResolversParentTypes['DatasetFieldProfile']> = {
  distinctValueFrequencies?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ValueFrequency']>>, ParentType, ContextType>;
  fieldPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  histogram?: Resolver<Maybe<ResolversTypes['Histogram']>, ParentType, ContextType>;
  max?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  median?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  min?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nullCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  nullProportion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantiles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Quantile']>>, ParentType, ContextType>;
  sampleValues?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  stdev?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  uniqueCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  uniqueProportion?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type DatasetFieldUsageCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetFieldUsageCounts'] = ResolversParentTypes['DatasetFieldUsageCounts']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fieldPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetKey'] = ResolversParentTypes['DatasetKey']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['FabricType']>, ParentType, ContextType>;
  platform?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetProfileResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetProfile'] = ResolversParentTypes['DatasetProfile']> = {
  columnCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  fieldProfiles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetFieldProfile']>>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  rowCount?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  sizeInBytes?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type DatasetPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetProperties'] = ResolversParentTypes['DatasetProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  createdActor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  lastModifiedActor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  qualifiedName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  uri?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DatasetUpstreamLineageResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetUpstreamLineage'] = ResolversParentTypes['DatasetUpstreamLineage']> = {
  fieldMappings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetFieldMapping']>>, ParentType, ContextType>;
};

export type DatasetUsageStatisticsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetUsageStatistics'] = ResolversParentTypes['DatasetUsageStatistics']> = {
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  fieldCounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetFieldUsageCounts']>>, ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  timestampMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  topSqlQueries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  totalSqlQueries?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uniqueUserCount?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userCounts?: Resolver<Maybe<ReadonlyArray<ResolversTypes['DatasetUserUsageCounts']>>, ParentType, ContextType>;
};

export type DatasetUserUsageCountsResolvers<ContextType = any, ParentType extends ResolversParentTypes['DatasetUserUsageCounts'] = ResolversParentTypes['DatasetUserUsageCounts']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  user?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DeprecationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Deprecation'] = ResolversParentTypes['Deprecation']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  decommissionTime?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  deprecated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DomainResolvers<ContextType = any, ParentType extends ResolversParentTypes['Domain'] = ResolversParentTypes['Domain']> = {
  domainKey?: Resolver<Maybe<ResolversTypes['DomainKey']>, ParentType, ContextType>;
  domainProperties?: Resolver<Maybe<ResolversTypes['DomainProperties']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['DomainProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<DomainRelationshipsArgs, 'input'>>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type DomainAssociationResolvers<ContextType = any, ParentType extends ResolversParentTypes['DomainAssociation'] = ResolversParentTypes['DomainAssociation']> = {
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['Domain'], ParentType, ContextType>;
};

export type DomainKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['DomainKey'] = ResolversParentTypes['DomainKey']> = {
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DomainPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['DomainProperties'] = ResolversParentTypes['DomainProperties']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DomainsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Domains'] = ResolversParentTypes['Domains']> = {
  domains?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Domain']>>, ParentType, ContextType>;
};

export type EdgeResolvers<ContextType = any, ParentType extends ResolversParentTypes['Edge'] = ResolversParentTypes['Edge']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  destinationUrn?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
  sourceUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditableSchemaFieldInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditableSchemaFieldInfo'] = ResolversParentTypes['EditableSchemaFieldInfo']> = {
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
};

export type EditableSchemaMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['EditableSchemaMetadata'] = ResolversParentTypes['EditableSchemaMetadata']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  editableSchemaFieldInfo?: Resolver<ReadonlyArray<ResolversTypes['EditableSchemaFieldInfo']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
};

export type EmbedResolvers<ContextType = any, ParentType extends ResolversParentTypes['Embed'] = ResolversParentTypes['Embed']> = {
  renderUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EntityResolvers<ContextType = any, ParentType extends ResolversParentTypes['Entity'] = ResolversParentTypes['Entity']> = {
  __resolveType: TypeResolveFn<'Chart' | 'Container' | 'CorpGroup' | 'CorpUser' | 'Dashboard' | 'DataFlow' | 'DataJob' | 'DataPlatform' | 'DataPlatformInstance' | 'Dataset' | 'Domain' | 'GlossaryNode' | 'GlossaryTerm' | 'SchemaFieldEntity' | 'Tag', ParentType, ContextType>;
};

export type EntityPathResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntityPath'] = ResolversParentTypes['EntityPath']> = {
  path?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['Entity']>>>, ParentType, ContextType>;
};

export type EntityRelationshipResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntityRelationship'] = ResolversParentTypes['EntityRelationship']> = {
  created?: Resolver<Maybe<ResolversTypes['RelationshipStamp']>, ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['RelationshipDirection'], ParentType, ContextType>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EntityRelationshipsResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['EntityRelationshipsResult'] = ResolversParentTypes['EntityRelationshipsResult']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  relationships?: Resolver<ReadonlyArray<ResolversTypes['EntityRelationship']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  total?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type EspressoSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['EspressoSchema'] = ResolversParentTypes['EspressoSchema']> = {
  documentSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tableSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type FacetMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['FacetMetadata'] = ResolversParentTypes['FacetMetadata']> = {
  aggregations?: Resolver<ReadonlyArray<ResolversTypes['AggregationMetadata']>, ParentType, ContextType>;
  displayName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FineGrainedLineageResolvers<ContextType = any, ParentType extends ResolversParentTypes['FineGrainedLineage'] = ResolversParentTypes['FineGrainedLineage']> = {
  confidenceScore?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  downstreamType?: Resolver<Maybe<ResolversTypes['FineGrainedLineageDownstreamType']>, ParentType, ContextType>;
  downstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  transformOperation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  upstreamType?: Resolver<Maybe<ResolversTypes['FineGrainedLineageUpstreamType']>, ParentType, ContextType>;
  upstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Entity']>>, ParentType, ContextType>;
};

export type ForeignKeyConstraintResolvers<ContextType = any, ParentType extends ResolversParentTypes['ForeignKeyConstraint'] = ResolversParentTypes['ForeignKeyConstraint']> = {
  foreignDataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType>;
  foreignFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaFieldEntity']>>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceFields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type ForeignKeySpecResolvers<ContextType = any, ParentType extends ResolversParentTypes['ForeignKeySpec'] = ResolversParentTypes['ForeignKeySpec']> = {
  foreignKey?: Resolver<Maybe<ResolversTypes['ForeignKeySpecForeignKey']>, ParentType, ContextType>;
};

export type ForeignKeySpecForeignKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ForeignKeySpecForeignKey'] = ResolversParentTypes['ForeignKeySpecForeignKey']> = {
  __resolveType: TypeResolveFn<'DatasetFieldForeignKey' | 'UrnForeignKey', ParentType, ContextType>;
};

export type FreshnessStatsResolvers<ContextType = any, ParentType extends ResolversParentTypes['FreshnessStats'] = ResolversParentTypes['FreshnessStats']> = {
  cached?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  systemFreshness?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['SystemFreshness']>>>, ParentType, ContextType>;
};

export type GlobalTagsResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlobalTags'] = ResolversParentTypes['GlobalTags']> = {
  tags?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TagAssociation']>>, ParentType, ContextType>;
};

export type GlossaryNodeResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryNode'] = ResolversParentTypes['GlossaryNode']> = {
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  glossaryNodeInfo?: Resolver<Maybe<ResolversTypes['GlossaryNodeInfo']>, ParentType, ContextType>;
  glossaryNodeKey?: Resolver<Maybe<ResolversTypes['GlossaryNodeKey']>, ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['GlossaryNodeProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<GlossaryNodeRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlossaryNodeInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryNodeInfo'] = ResolversParentTypes['GlossaryNodeInfo']> = {
  definition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentNode?: Resolver<Maybe<ResolversTypes['GlossaryNode']>, ParentType, ContextType>;
};

export type GlossaryNodeKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryNodeKey'] = ResolversParentTypes['GlossaryNodeKey']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlossaryNodePropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryNodeProperties'] = ResolversParentTypes['GlossaryNodeProperties']> = {
  definition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentNode?: Resolver<Maybe<ResolversTypes['GlossaryNode']>, ParentType, ContextType>;
};

export type GlossaryRelatedTermsResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryRelatedTerms'] = ResolversParentTypes['GlossaryRelatedTerms']> = {
  hasRelatedTerms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, ParentType, ContextType>;
  isRelatedTerms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, ParentType, ContextType>;
  relatedTerms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, ParentType, ContextType>;
  values?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GlossaryTerm']>>, ParentType, ContextType>;
};

export type GlossaryTermResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryTerm'] = ResolversParentTypes['GlossaryTerm']> = {
  browsePaths?: Resolver<Maybe<ResolversTypes['BrowsePaths']>, ParentType, ContextType>;
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  domain?: Resolver<Maybe<ResolversTypes['DomainAssociation']>, ParentType, ContextType>;
  domains?: Resolver<Maybe<ResolversTypes['Domains']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  glossaryRelatedTerms?: Resolver<Maybe<ResolversTypes['GlossaryRelatedTerms']>, ParentType, ContextType>;
  glossaryTermInfo?: Resolver<Maybe<ResolversTypes['GlossaryTermInfo']>, ParentType, ContextType>;
  glossaryTermKey?: Resolver<Maybe<ResolversTypes['GlossaryTermKey']>, ParentType, ContextType>;
  hierarchicalName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institutionalMemory?: Resolver<Maybe<ResolversTypes['InstitutionalMemory']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['GlossaryTermProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<GlossaryTermRelationshipsArgs, 'input'>>;
  schemaMetadata?: Resolver<Maybe<ResolversTypes['SchemaMetadata']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type GlossaryTermAssociationResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryTermAssociation'] = ResolversParentTypes['GlossaryTermAssociation']> = {
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  term?: Resolver<ResolversTypes['GlossaryTerm'], ParentType, ContextType>;
  urn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlossaryTermInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryTermInfo'] = ResolversParentTypes['GlossaryTermInfo']> = {
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  definition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentNode?: Resolver<Maybe<ResolversTypes['GlossaryNode']>, ParentType, ContextType>;
  rawSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlossaryTermKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryTermKey'] = ResolversParentTypes['GlossaryTermKey']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlossaryTermPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryTermProperties'] = ResolversParentTypes['GlossaryTermProperties']> = {
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  definition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parentNode?: Resolver<Maybe<ResolversTypes['GlossaryNode']>, ParentType, ContextType>;
  rawSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceRef?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sourceUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  termSource?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type GlossaryTermsResolvers<ContextType = any, ParentType extends ResolversParentTypes['GlossaryTerms'] = ResolversParentTypes['GlossaryTerms']> = {
  auditStamp?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  terms?: Resolver<Maybe<ReadonlyArray<ResolversTypes['GlossaryTermAssociation']>>, ParentType, ContextType>;
};

export type GroupMembershipResolvers<ContextType = any, ParentType extends ResolversParentTypes['GroupMembership'] = ResolversParentTypes['GroupMembership']> = {
  groups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, ParentType, ContextType>;
};

export type HistogramResolvers<ContextType = any, ParentType extends ResolversParentTypes['Histogram'] = ResolversParentTypes['Histogram']> = {
  boundaries?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  heights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Float']>>, ParentType, ContextType>;
};

export type IngestionCheckpointStateResolvers<ContextType = any, ParentType extends ResolversParentTypes['IngestionCheckpointState'] = ResolversParentTypes['IngestionCheckpointState']> = {
  formatVersion?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  payload?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  serde?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InputFieldResolvers<ContextType = any, ParentType extends ResolversParentTypes['InputField'] = ResolversParentTypes['InputField']> = {
  schemaField?: Resolver<Maybe<ResolversTypes['SchemaField']>, ParentType, ContextType>;
  schemaFieldUrn?: Resolver<Maybe<ResolversTypes['SchemaFieldEntity']>, ParentType, ContextType>;
};

export type InputFieldsResolvers<ContextType = any, ParentType extends ResolversParentTypes['InputFields'] = ResolversParentTypes['InputFields']> = {
  fields?: Resolver<Maybe<ReadonlyArray<ResolversTypes['InputField']>>, ParentType, ContextType>;
};

export type InstitutionalMemoryResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstitutionalMemory'] = ResolversParentTypes['InstitutionalMemory']> = {
  elements?: Resolver<ReadonlyArray<ResolversTypes['InstitutionalMemoryMetadata']>, ParentType, ContextType>;
};

export type InstitutionalMemoryMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['InstitutionalMemoryMetadata'] = ResolversParentTypes['InstitutionalMemoryMetadata']> = {
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType>;
  createStamp?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  created?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KafkaSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['KafkaSchema'] = ResolversParentTypes['KafkaSchema']> = {
  documentSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  documentSchemaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keySchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  keySchemaType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type KeyValueSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['KeyValueSchema'] = ResolversParentTypes['KeyValueSchema']> = {
  keySchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  valueSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export interface LongScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Long'], any> {
  name: 'Long';
}

export type MatchedFieldResolvers<ContextType = any, ParentType extends ResolversParentTypes['MatchedField'] = ResolversParentTypes['MatchedField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  searchAcrossLineage?: Resolver<Maybe<ResolversTypes['SearchAcrossLineageResults']>, ParentType, ContextType, RequireFields<MutationSearchAcrossLineageArgs, 'input'>>;
  updateDataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType, RequireFields<MutationUpdateDatasetArgs, 'input' | 'urn'>>;
  updateDescription?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationUpdateDescriptionArgs, 'input'>>;
  updateLineage?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<MutationUpdateLineageArgs, 'input'>>;
};

export type MySqlDdlResolvers<ContextType = any, ParentType extends ResolversParentTypes['MySqlDDL'] = ResolversParentTypes['MySqlDDL']> = {
  tableSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type NativeGroupMembershipResolvers<ContextType = any, ParentType extends ResolversParentTypes['NativeGroupMembership'] = ResolversParentTypes['NativeGroupMembership']> = {
  nativeGroups?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CorpGroup']>>, ParentType, ContextType>;
};

export type OperationResolvers<ContextType = any, ParentType extends ResolversParentTypes['Operation'] = ResolversParentTypes['Operation']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  affectedDatasets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  customOperationType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
  eventGranularity?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  lastUpdatedTimestamp?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  messageId?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numAffectedRows?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  operationType?: Resolver<ResolversTypes['OperationType'], ParentType, ContextType>;
  partition?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  partitionSpec?: Resolver<Maybe<ResolversTypes['PartitionSpec']>, ParentType, ContextType>;
  sourceType?: Resolver<Maybe<ResolversTypes['OperationSourceType']>, ParentType, ContextType>;
  timestampMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type OracleDdlResolvers<ContextType = any, ParentType extends ResolversParentTypes['OracleDDL'] = ResolversParentTypes['OracleDDL']> = {
  tableSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OrcSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['OrcSchema'] = ResolversParentTypes['OrcSchema']> = {
  schema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OriginResolvers<ContextType = any, ParentType extends ResolversParentTypes['Origin'] = ResolversParentTypes['Origin']> = {
  externalType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['OriginType']>, ParentType, ContextType>;
};

export type OtherSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['OtherSchema'] = ResolversParentTypes['OtherSchema']> = {
  rawSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type OwnerResolvers<ContextType = any, ParentType extends ResolversParentTypes['Owner'] = ResolversParentTypes['Owner']> = {
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  owner?: Resolver<ResolversTypes['OwnerType'], ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['OwnershipSource']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['OwnershipType']>, ParentType, ContextType>;
  typeUrn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OwnerTypeResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnerType'] = ResolversParentTypes['OwnerType']> = {
  __resolveType: TypeResolveFn<'CorpGroup' | 'CorpUser', ParentType, ContextType>;
};

export type OwnershipResolvers<ContextType = any, ParentType extends ResolversParentTypes['Ownership'] = ResolversParentTypes['Ownership']> = {
  lastModified?: Resolver<ResolversTypes['AuditStamp'], ParentType, ContextType>;
  owners?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Owner']>>, ParentType, ContextType>;
};

export type OwnershipSourceResolvers<ContextType = any, ParentType extends ResolversParentTypes['OwnershipSource'] = ResolversParentTypes['OwnershipSource']> = {
  type?: Resolver<Maybe<ResolversTypes['OwnershipSourceType']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PartitionSpecResolvers<ContextType = any, ParentType extends ResolversParentTypes['PartitionSpec'] = ResolversParentTypes['PartitionSpec']> = {
  partition?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  timePartition?: Resolver<Maybe<ResolversTypes['TimeWindow']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['PartitionType'], ParentType, ContextType>;
};

export type PrestoDdlResolvers<ContextType = any, ParentType extends ResolversParentTypes['PrestoDDL'] = ResolversParentTypes['PrestoDDL']> = {
  rawSchema?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type QuantileResolvers<ContextType = any, ParentType extends ResolversParentTypes['Quantile'] = ResolversParentTypes['Quantile']> = {
  quantile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = any, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  autoComplete?: Resolver<Maybe<ResolversTypes['AutoCompleteResults']>, ParentType, ContextType, RequireFields<QueryAutoCompleteArgs, 'input'>>;
  browse?: Resolver<Maybe<ResolversTypes['BrowseResults']>, ParentType, ContextType, RequireFields<QueryBrowseArgs, 'input'>>;
  chart?: Resolver<Maybe<ResolversTypes['Chart']>, ParentType, ContextType, RequireFields<QueryChartArgs, 'urn'>>;
  container?: Resolver<Maybe<ResolversTypes['Container']>, ParentType, ContextType, RequireFields<QueryContainerArgs, 'urn'>>;
  corpGroup?: Resolver<Maybe<ResolversTypes['CorpGroup']>, ParentType, ContextType, RequireFields<QueryCorpGroupArgs, 'urn'>>;
  corpUser?: Resolver<Maybe<ResolversTypes['CorpUser']>, ParentType, ContextType, RequireFields<QueryCorpUserArgs, 'urn'>>;
  dashboard?: Resolver<Maybe<ResolversTypes['Dashboard']>, ParentType, ContextType, RequireFields<QueryDashboardArgs, 'urn'>>;
  dataFlow?: Resolver<Maybe<ResolversTypes['DataFlow']>, ParentType, ContextType, RequireFields<QueryDataFlowArgs, 'urn'>>;
  dataJob?: Resolver<Maybe<ResolversTypes['DataJob']>, ParentType, ContextType, RequireFields<QueryDataJobArgs, 'urn'>>;
  dataPlatform?: Resolver<Maybe<ResolversTypes['DataPlatform']>, ParentType, ContextType, RequireFields<QueryDataPlatformArgs, 'urn'>>;
  dataPlatformInstance?: Resolver<Maybe<ResolversTypes['DataPlatformInstance']>, ParentType, ContextType, RequireFields<QueryDataPlatformInstanceArgs, 'urn'>>;
  dataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType, RequireFields<QueryDatasetArgs, 'urn'>>;
  domain?: Resolver<Maybe<ResolversTypes['Domain']>, ParentType, ContextType, RequireFields<QueryDomainArgs, 'urn'>>;
  entity?: Resolver<Maybe<ResolversTypes['Entity']>, ParentType, ContextType, RequireFields<QueryEntityArgs, 'urn'>>;
  entityExists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType, RequireFields<QueryEntityExistsArgs, 'urn'>>;
  glossaryNode?: Resolver<Maybe<ResolversTypes['GlossaryNode']>, ParentType, ContextType, RequireFields<QueryGlossaryNodeArgs, 'urn'>>;
  glossaryTerm?: Resolver<Maybe<ResolversTypes['GlossaryTerm']>, ParentType, ContextType, RequireFields<QueryGlossaryTermArgs, 'urn'>>;
  schemaField?: Resolver<Maybe<ResolversTypes['SchemaFieldEntity']>, ParentType, ContextType, RequireFields<QuerySchemaFieldArgs, 'urn'>>;
  search?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchArgs, 'input'>>;
  searchAcrossEntities?: Resolver<Maybe<ResolversTypes['SearchResults']>, ParentType, ContextType, RequireFields<QuerySearchAcrossEntitiesArgs, 'input'>>;
  searchAcrossLineage?: Resolver<Maybe<ResolversTypes['SearchAcrossLineageResults']>, ParentType, ContextType, RequireFields<QuerySearchAcrossLineageArgs, 'input'>>;
  tag?: Resolver<Maybe<ResolversTypes['Tag']>, ParentType, ContextType, RequireFields<QueryTagArgs, 'urn'>>;
};

export type RelationshipStampResolvers<ContextType = any, ParentType extends ResolversParentTypes['RelationshipStamp'] = ResolversParentTypes['RelationshipStamp']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type RoleAssociationResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleAssociation'] = ResolversParentTypes['RoleAssociation']> = {
  urn?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RoleMembershipResolvers<ContextType = any, ParentType extends ResolversParentTypes['RoleMembership'] = ResolversParentTypes['RoleMembership']> = {
  roles?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SchemaFieldResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchemaField'] = ResolversParentTypes['SchemaField']> = {
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  globalTags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  glossaryTerms?: Resolver<Maybe<ResolversTypes['GlossaryTerms']>, ParentType, ContextType>;
  isPartOfKey?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isPartitioningKey?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  jsonPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  jsonProps?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  nativeDataType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nullable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recursive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  tags?: Resolver<Maybe<ResolversTypes['GlobalTags']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['SchemaFieldDataType'], ParentType, ContextType>;
};

export type SchemaFieldEntityResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchemaFieldEntity'] = ResolversParentTypes['SchemaFieldEntity']> = {
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  fieldPath?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<SchemaFieldEntityRelationshipsArgs, 'input'>>;
  schemaFieldKey?: Resolver<Maybe<ResolversTypes['SchemaFieldKey']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SchemaFieldKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchemaFieldKey'] = ResolversParentTypes['SchemaFieldKey']> = {
  fieldPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SchemaMetadataResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchemaMetadata'] = ResolversParentTypes['SchemaMetadata']> = {
  aspectVersion?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  cluster?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  createdAt?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  dataset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  deleted?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  fields?: Resolver<ReadonlyArray<ResolversTypes['SchemaField']>, ParentType, ContextType>;
  foreignKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['ForeignKeyConstraint']>>, ParentType, ContextType>;
  foreignKeysSpecs?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SchemaMetadataForeignKeysSpecsEntry']>>, ParentType, ContextType>;
  hash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastModified?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platformSchema?: Resolver<Maybe<ResolversTypes['SchemaMetadataPlatformSchema']>, ParentType, ContextType>;
  platformUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  primaryKeys?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
  schemaName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
};

export type SchemaMetadataForeignKeysSpecsEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchemaMetadataForeignKeysSpecsEntry'] = ResolversParentTypes['SchemaMetadataForeignKeysSpecsEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['ForeignKeySpec']>, ParentType, ContextType>;
};

export type SchemaMetadataPlatformSchemaResolvers<ContextType = any, ParentType extends ResolversParentTypes['SchemaMetadataPlatformSchema'] = ResolversParentTypes['SchemaMetadataPlatformSchema']> = {
  __resolveType: TypeResolveFn<'BinaryJsonSchema' | 'EspressoSchema' | 'KafkaSchema' | 'KeyValueSchema' | 'MySqlDDL' | 'OracleDDL' | 'OrcSchema' | 'OtherSchema' | 'PrestoDDL' | 'Schemaless', ParentType, ContextType>;
};

export type SchemalessResolvers<ContextType = any, ParentType extends ResolversParentTypes['Schemaless'] = ResolversParentTypes['Schemaless']> = {
  present?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type SearchAcrossLineageResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchAcrossLineageResult'] = ResolversParentTypes['SearchAcrossLineageResult']> = {
  degree?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  insights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchInsight']>>, ParentType, ContextType>;
  matchedFields?: Resolver<ReadonlyArray<ResolversTypes['MatchedField']>, ParentType, ContextType>;
  paths?: Resolver<Maybe<ReadonlyArray<Maybe<ResolversTypes['EntityPath']>>>, ParentType, ContextType>;
};

export type SearchAcrossLineageResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchAcrossLineageResults'] = ResolversParentTypes['SearchAcrossLineageResults']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
  freshness?: Resolver<Maybe<ResolversTypes['FreshnessStats']>, ParentType, ContextType>;
  searchResults?: Resolver<ReadonlyArray<ResolversTypes['SearchAcrossLineageResult']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  truncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SearchInsightResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchInsight'] = ResolversParentTypes['SearchInsight']> = {
  icon?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SearchResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResult'] = ResolversParentTypes['SearchResult']> = {
  entity?: Resolver<ResolversTypes['Entity'], ParentType, ContextType>;
  insights?: Resolver<Maybe<ReadonlyArray<ResolversTypes['SearchInsight']>>, ParentType, ContextType>;
  matchedFields?: Resolver<ReadonlyArray<ResolversTypes['MatchedField']>, ParentType, ContextType>;
};

export type SearchResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['SearchResults'] = ResolversParentTypes['SearchResults']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facets?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FacetMetadata']>>, ParentType, ContextType>;
  searchResults?: Resolver<ReadonlyArray<ResolversTypes['SearchResult']>, ParentType, ContextType>;
  start?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SiblingsResolvers<ContextType = any, ParentType extends ResolversParentTypes['Siblings'] = ResolversParentTypes['Siblings']> = {
  primary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  siblings?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Dataset']>>, ParentType, ContextType>;
};

export type StatusResolvers<ContextType = any, ParentType extends ResolversParentTypes['Status'] = ResolversParentTypes['Status']> = {
  removed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
};

export type StringMapEntryResolvers<ContextType = any, ParentType extends ResolversParentTypes['StringMapEntry'] = ResolversParentTypes['StringMapEntry']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type SubTypesResolvers<ContextType = any, ParentType extends ResolversParentTypes['SubTypes'] = ResolversParentTypes['SubTypes']> = {
  typeNames?: Resolver<Maybe<ReadonlyArray<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type SystemFreshnessResolvers<ContextType = any, ParentType extends ResolversParentTypes['SystemFreshness'] = ResolversParentTypes['SystemFreshness']> = {
  freshnessMillis?: Resolver<ResolversTypes['Long'], ParentType, ContextType>;
  systemName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TagResolvers<ContextType = any, ParentType extends ResolversParentTypes['Tag'] = ResolversParentTypes['Tag']> = {
  deprecation?: Resolver<Maybe<ResolversTypes['Deprecation']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  exists?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ownership?: Resolver<Maybe<ResolversTypes['Ownership']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ResolversTypes['TagProperties']>, ParentType, ContextType>;
  relationships?: Resolver<Maybe<ResolversTypes['EntityRelationshipsResult']>, ParentType, ContextType, RequireFields<TagRelationshipsArgs, 'input'>>;
  status?: Resolver<Maybe<ResolversTypes['Status']>, ParentType, ContextType>;
  tagKey?: Resolver<Maybe<ResolversTypes['TagKey']>, ParentType, ContextType>;
  tagProperties?: Resolver<Maybe<ResolversTypes['TagProperties']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['EntityType'], ParentType, ContextType>;
  urn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type TagAssociationResolvers<ContextType = any, ParentType extends ResolversParentTypes['TagAssociation'] = ResolversParentTypes['TagAssociation']> = {
  associatedUrn?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  context?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['Tag'], ParentType, ContextType>;
};

export type TagKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['TagKey'] = ResolversParentTypes['TagKey']> = {
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TagPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['TagProperties'] = ResolversParentTypes['TagProperties']> = {
  colorHex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TestResultResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestResult'] = ResolversParentTypes['TestResult']> = {
  test?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['TestResultType']>, ParentType, ContextType>;
};

export type TestResultsResolvers<ContextType = any, ParentType extends ResolversParentTypes['TestResults'] = ResolversParentTypes['TestResults']> = {
  failing?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TestResult']>>, ParentType, ContextType>;
  passing?: Resolver<Maybe<ReadonlyArray<ResolversTypes['TestResult']>>, ParentType, ContextType>;
};

export type TimeStampResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimeStamp'] = ResolversParentTypes['TimeStamp']> = {
  actor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  time?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type TimeWindowResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimeWindow'] = ResolversParentTypes['TimeWindow']> = {
  length?: Resolver<Maybe<ResolversTypes['TimeWindowSize']>, ParentType, ContextType>;
  startTimeMillis?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
};

export type TimeWindowSizeResolvers<ContextType = any, ParentType extends ResolversParentTypes['TimeWindowSize'] = ResolversParentTypes['TimeWindowSize']> = {
  multiple?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['CalendarInterval']>, ParentType, ContextType>;
};

export type UdfTransformerResolvers<ContextType = any, ParentType extends ResolversParentTypes['UDFTransformer'] = ResolversParentTypes['UDFTransformer']> = {
  udf?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpstreamResolvers<ContextType = any, ParentType extends ResolversParentTypes['Upstream'] = ResolversParentTypes['Upstream']> = {
  auditStamp?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  created?: Resolver<Maybe<ResolversTypes['AuditStamp']>, ParentType, ContextType>;
  dataset?: Resolver<Maybe<ResolversTypes['Dataset']>, ParentType, ContextType>;
  properties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['StringMapEntry']>>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['DatasetLineageType']>, ParentType, ContextType>;
};

export type UpstreamLineageResolvers<ContextType = any, ParentType extends ResolversParentTypes['UpstreamLineage'] = ResolversParentTypes['UpstreamLineage']> = {
  fineGrainedLineages?: Resolver<Maybe<ReadonlyArray<ResolversTypes['FineGrainedLineage']>>, ParentType, ContextType>;
  upstreams?: Resolver<Maybe<ReadonlyArray<ResolversTypes['Upstream']>>, ParentType, ContextType>;
};

export type UrnForeignKeyResolvers<ContextType = any, ParentType extends ResolversParentTypes['UrnForeignKey'] = ResolversParentTypes['UrnForeignKey']> = {
  currentFieldPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ValueFrequencyResolvers<ContextType = any, ParentType extends ResolversParentTypes['ValueFrequency'] = ResolversParentTypes['ValueFrequency']> = {
  frequency?: Resolver<Maybe<ResolversTypes['Long']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type VersionInfoResolvers<ContextType = any, ParentType extends ResolversParentTypes['VersionInfo'] = ResolversParentTypes['VersionInfo']> = {
  customProperties?: Resolver<Maybe<ReadonlyArray<ResolversTypes['CustomPropertiesEntry']>>, ParentType, ContextType>;
  externalUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  versionType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewPropertiesResolvers<ContextType = any, ParentType extends ResolversParentTypes['ViewProperties'] = ResolversParentTypes['ViewProperties']> = {
  language?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logic?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  materialized?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewLanguage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewLogic?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = any> = {
  Access?: AccessResolvers<ContextType>;
  AggregationMetadata?: AggregationMetadataResolvers<ContextType>;
  AuditStamp?: AuditStampResolvers<ContextType>;
  AutoCompleteResults?: AutoCompleteResultsResolvers<ContextType>;
  BinaryJsonSchema?: BinaryJsonSchemaResolvers<ContextType>;
  BrowsePathEntry?: BrowsePathEntryResolvers<ContextType>;
  BrowsePaths?: BrowsePathsResolvers<ContextType>;
  BrowsePathsV2?: BrowsePathsV2Resolvers<ContextType>;
  BrowseResultGroup?: BrowseResultGroupResolvers<ContextType>;
  BrowseResultMetadata?: BrowseResultMetadataResolvers<ContextType>;
  BrowseResults?: BrowseResultsResolvers<ContextType>;
  ChangeAuditStamps?: ChangeAuditStampsResolvers<ContextType>;
  Chart?: ChartResolvers<ContextType>;
  ChartEditableProperties?: ChartEditablePropertiesResolvers<ContextType>;
  ChartInfo?: ChartInfoResolvers<ContextType>;
  ChartKey?: ChartKeyResolvers<ContextType>;
  ChartProperties?: ChartPropertiesResolvers<ContextType>;
  ChartQuery?: ChartQueryResolvers<ContextType>;
  ChartUsageStatistics?: ChartUsageStatisticsResolvers<ContextType>;
  ChartUserUsageCounts?: ChartUserUsageCountsResolvers<ContextType>;
  CommonDataPlatformInstance?: CommonDataPlatformInstanceResolvers<ContextType>;
  Container?: ContainerResolvers<ContextType>;
  ContainerContainer?: ContainerContainerResolvers<ContextType>;
  ContainerEditableProperties?: ContainerEditablePropertiesResolvers<ContextType>;
  ContainerKey?: ContainerKeyResolvers<ContextType>;
  ContainerProperties?: ContainerPropertiesResolvers<ContextType>;
  CorpGroup?: CorpGroupResolvers<ContextType>;
  CorpGroupEditableInfo?: CorpGroupEditableInfoResolvers<ContextType>;
  CorpGroupEditableProperties?: CorpGroupEditablePropertiesResolvers<ContextType>;
  CorpGroupInfo?: CorpGroupInfoResolvers<ContextType>;
  CorpGroupKey?: CorpGroupKeyResolvers<ContextType>;
  CorpGroupProperties?: CorpGroupPropertiesResolvers<ContextType>;
  CorpUser?: CorpUserResolvers<ContextType>;
  CorpUserAppearanceSettings?: CorpUserAppearanceSettingsResolvers<ContextType>;
  CorpUserCredentials?: CorpUserCredentialsResolvers<ContextType>;
  CorpUserEditableInfo?: CorpUserEditableInfoResolvers<ContextType>;
  CorpUserEditableProperties?: CorpUserEditablePropertiesResolvers<ContextType>;
  CorpUserInfo?: CorpUserInfoResolvers<ContextType>;
  CorpUserKey?: CorpUserKeyResolvers<ContextType>;
  CorpUserProperties?: CorpUserPropertiesResolvers<ContextType>;
  CorpUserSettings?: CorpUserSettingsResolvers<ContextType>;
  CorpUserStatus?: CorpUserStatusResolvers<ContextType>;
  CorpUserViewsSettings?: CorpUserViewsSettingsResolvers<ContextType>;
  CustomPropertiesEntry?: CustomPropertiesEntryResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardEditableProperties?: DashboardEditablePropertiesResolvers<ContextType>;
  DashboardInfo?: DashboardInfoResolvers<ContextType>;
  DashboardKey?: DashboardKeyResolvers<ContextType>;
  DashboardProperties?: DashboardPropertiesResolvers<ContextType>;
  DashboardUsageStatistics?: DashboardUsageStatisticsResolvers<ContextType>;
  DashboardUserUsageCounts?: DashboardUserUsageCountsResolvers<ContextType>;
  DataFlow?: DataFlowResolvers<ContextType>;
  DataFlowEditableProperties?: DataFlowEditablePropertiesResolvers<ContextType>;
  DataFlowInfo?: DataFlowInfoResolvers<ContextType>;
  DataFlowKey?: DataFlowKeyResolvers<ContextType>;
  DataFlowProperties?: DataFlowPropertiesResolvers<ContextType>;
  DataJob?: DataJobResolvers<ContextType>;
  DataJobEditableProperties?: DataJobEditablePropertiesResolvers<ContextType>;
  DataJobInfo?: DataJobInfoResolvers<ContextType>;
  DataJobInfoType?: DataJobInfoTypeResolvers<ContextType>;
  DataJobInfoTypeAzkabanJobType?: DataJobInfoTypeAzkabanJobTypeResolvers<ContextType>;
  DataJobInfoTypeString?: DataJobInfoTypeStringResolvers<ContextType>;
  DataJobInputOutput?: DataJobInputOutputResolvers<ContextType>;
  DataJobKey?: DataJobKeyResolvers<ContextType>;
  DataJobProperties?: DataJobPropertiesResolvers<ContextType>;
  DataJobPropertiesType?: DataJobPropertiesTypeResolvers<ContextType>;
  DataJobPropertiesTypeAzkabanJobType?: DataJobPropertiesTypeAzkabanJobTypeResolvers<ContextType>;
  DataJobPropertiesTypeString?: DataJobPropertiesTypeStringResolvers<ContextType>;
  DataPlatform?: DataPlatformResolvers<ContextType>;
  DataPlatformInstance?: DataPlatformInstanceResolvers<ContextType>;
  DataPlatformInstanceKey?: DataPlatformInstanceKeyResolvers<ContextType>;
  DataPlatformInstanceProperties?: DataPlatformInstancePropertiesResolvers<ContextType>;
  DataPlatformKey?: DataPlatformKeyResolvers<ContextType>;
  DataPlatformProperties?: DataPlatformPropertiesResolvers<ContextType>;
  DatahubIngestionCheckpoint?: DatahubIngestionCheckpointResolvers<ContextType>;
  DatahubIngestionRunSummary?: DatahubIngestionRunSummaryResolvers<ContextType>;
  Dataset?: DatasetResolvers<ContextType>;
  DatasetDeprecation?: DatasetDeprecationResolvers<ContextType>;
  DatasetEditableProperties?: DatasetEditablePropertiesResolvers<ContextType>;
  DatasetFieldForeignKey?: DatasetFieldForeignKeyResolvers<ContextType>;
  DatasetFieldMapping?: DatasetFieldMappingResolvers<ContextType>;
  DatasetFieldMappingTransformation?: DatasetFieldMappingTransformationResolvers<ContextType>;
  DatasetFieldMappingTransformationTransformationType?: DatasetFieldMappingTransformationTransformationTypeResolvers<ContextType>;
  DatasetFieldProfile?: DatasetFieldProfileResolvers<ContextType>;
  DatasetFieldUsageCounts?: DatasetFieldUsageCountsResolvers<ContextType>;
  DatasetKey?: DatasetKeyResolvers<ContextType>;
  DatasetProfile?: DatasetProfileResolvers<ContextType>;
  DatasetProperties?: DatasetPropertiesResolvers<ContextType>;
  DatasetUpstreamLineage?: DatasetUpstreamLineageResolvers<ContextType>;
  DatasetUsageStatistics?: DatasetUsageStatisticsResolvers<ContextType>;
  DatasetUserUsageCounts?: DatasetUserUsageCountsResolvers<ContextType>;
  Deprecation?: DeprecationResolvers<ContextType>;
  Domain?: DomainResolvers<ContextType>;
  DomainAssociation?: DomainAssociationResolvers<ContextType>;
  DomainKey?: DomainKeyResolvers<ContextType>;
  DomainProperties?: DomainPropertiesResolvers<ContextType>;
  Domains?: DomainsResolvers<ContextType>;
  Edge?: EdgeResolvers<ContextType>;
  EditableSchemaFieldInfo?: EditableSchemaFieldInfoResolvers<ContextType>;
  EditableSchemaMetadata?: EditableSchemaMetadataResolvers<ContextType>;
  Embed?: EmbedResolvers<ContextType>;
  Entity?: EntityResolvers<ContextType>;
  EntityPath?: EntityPathResolvers<ContextType>;
  EntityRelationship?: EntityRelationshipResolvers<ContextType>;
  EntityRelationshipsResult?: EntityRelationshipsResultResolvers<ContextType>;
  EspressoSchema?: EspressoSchemaResolvers<ContextType>;
  FacetMetadata?: FacetMetadataResolvers<ContextType>;
  FineGrainedLineage?: FineGrainedLineageResolvers<ContextType>;
  ForeignKeyConstraint?: ForeignKeyConstraintResolvers<ContextType>;
  ForeignKeySpec?: ForeignKeySpecResolvers<ContextType>;
  ForeignKeySpecForeignKey?: ForeignKeySpecForeignKeyResolvers<ContextType>;
  FreshnessStats?: FreshnessStatsResolvers<ContextType>;
  GlobalTags?: GlobalTagsResolvers<ContextType>;
  GlossaryNode?: GlossaryNodeResolvers<ContextType>;
  GlossaryNodeInfo?: GlossaryNodeInfoResolvers<ContextType>;
  GlossaryNodeKey?: GlossaryNodeKeyResolvers<ContextType>;
  GlossaryNodeProperties?: GlossaryNodePropertiesResolvers<ContextType>;
  GlossaryRelatedTerms?: GlossaryRelatedTermsResolvers<ContextType>;
  GlossaryTerm?: GlossaryTermResolvers<ContextType>;
  GlossaryTermAssociation?: GlossaryTermAssociationResolvers<ContextType>;
  GlossaryTermInfo?: GlossaryTermInfoResolvers<ContextType>;
  GlossaryTermKey?: GlossaryTermKeyResolvers<ContextType>;
  GlossaryTermProperties?: GlossaryTermPropertiesResolvers<ContextType>;
  GlossaryTerms?: GlossaryTermsResolvers<ContextType>;
  GroupMembership?: GroupMembershipResolvers<ContextType>;
  Histogram?: HistogramResolvers<ContextType>;
  IngestionCheckpointState?: IngestionCheckpointStateResolvers<ContextType>;
  InputField?: InputFieldResolvers<ContextType>;
  InputFields?: InputFieldsResolvers<ContextType>;
  InstitutionalMemory?: InstitutionalMemoryResolvers<ContextType>;
  InstitutionalMemoryMetadata?: InstitutionalMemoryMetadataResolvers<ContextType>;
  KafkaSchema?: KafkaSchemaResolvers<ContextType>;
  KeyValueSchema?: KeyValueSchemaResolvers<ContextType>;
  Long?: GraphQLScalarType;
  MatchedField?: MatchedFieldResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  MySqlDDL?: MySqlDdlResolvers<ContextType>;
  NativeGroupMembership?: NativeGroupMembershipResolvers<ContextType>;
  Operation?: OperationResolvers<ContextType>;
  OracleDDL?: OracleDdlResolvers<ContextType>;
  OrcSchema?: OrcSchemaResolvers<ContextType>;
  Origin?: OriginResolvers<ContextType>;
  OtherSchema?: OtherSchemaResolvers<ContextType>;
  Owner?: OwnerResolvers<ContextType>;
  OwnerType?: OwnerTypeResolvers<ContextType>;
  Ownership?: OwnershipResolvers<ContextType>;
  OwnershipSource?: OwnershipSourceResolvers<ContextType>;
  PartitionSpec?: PartitionSpecResolvers<ContextType>;
  PrestoDDL?: PrestoDdlResolvers<ContextType>;
  Quantile?: QuantileResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  RelationshipStamp?: RelationshipStampResolvers<ContextType>;
  RoleAssociation?: RoleAssociationResolvers<ContextType>;
  RoleMembership?: RoleMembershipResolvers<ContextType>;
  SchemaField?: SchemaFieldResolvers<ContextType>;
  SchemaFieldEntity?: SchemaFieldEntityResolvers<ContextType>;
  SchemaFieldKey?: SchemaFieldKeyResolvers<ContextType>;
  SchemaMetadata?: SchemaMetadataResolvers<ContextType>;
  SchemaMetadataForeignKeysSpecsEntry?: SchemaMetadataForeignKeysSpecsEntryResolvers<ContextType>;
  SchemaMetadataPlatformSchema?: SchemaMetadataPlatformSchemaResolvers<ContextType>;
  Schemaless?: SchemalessResolvers<ContextType>;
  SearchAcrossLineageResult?: SearchAcrossLineageResultResolvers<ContextType>;
  SearchAcrossLineageResults?: SearchAcrossLineageResultsResolvers<ContextType>;
  SearchInsight?: SearchInsightResolvers<ContextType>;
  SearchResult?: SearchResultResolvers<ContextType>;
  SearchResults?: SearchResultsResolvers<ContextType>;
  Siblings?: SiblingsResolvers<ContextType>;
  Status?: StatusResolvers<ContextType>;
  StringMapEntry?: StringMapEntryResolvers<ContextType>;
  SubTypes?: SubTypesResolvers<ContextType>;
  SystemFreshness?: SystemFreshnessResolvers<ContextType>;
  Tag?: TagResolvers<ContextType>;
  TagAssociation?: TagAssociationResolvers<ContextType>;
  TagKey?: TagKeyResolvers<ContextType>;
  TagProperties?: TagPropertiesResolvers<ContextType>;
  TestResult?: TestResultResolvers<ContextType>;
  TestResults?: TestResultsResolvers<ContextType>;
  TimeStamp?: TimeStampResolvers<ContextType>;
  TimeWindow?: TimeWindowResolvers<ContextType>;
  TimeWindowSize?: TimeWindowSizeResolvers<ContextType>;
  UDFTransformer?: UdfTransformerResolvers<ContextType>;
  Upstream?: UpstreamResolvers<ContextType>;
  UpstreamLineage?: UpstreamLineageResolvers<ContextType>;
  UrnForeignKey?: UrnForeignKeyResolvers<ContextType>;
  ValueFrequency?: ValueFrequencyResolvers<ContextType>;
  VersionInfo?: VersionInfoResolvers<ContextType>;
  ViewProperties?: ViewPropertiesResolvers<ContextType>;
};

