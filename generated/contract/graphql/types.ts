// @generated from models/ by "npm run generate". Do not edit.
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
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

/** Who has a role in an outside system. */
export type Actors = {
  readonly __typename?: 'Actors';
  /** Users provisioned with the role; absent when this is not known. */
  readonly users?: Maybe<ReadonlyArray<RoleUser>>;
};

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

/** A rule that data has to meet. A tool checks it again and again, and each check is an event. */
export type Assertion = Entity & {
  readonly __typename?: 'Assertion';
  /**
   * Made by the connector, usually a hash over tool, dataset and rule, so that it stays the same
   * from run to run.
   */
  readonly assertionId: Scalars['String']['output'];
  /** What an assertion demands of the data, as the tool that checks it defines the rule. */
  readonly assertionInfo?: Maybe<AssertionInfo>;
  /** What tells one assertion from all others. */
  readonly assertionKey?: Maybe<AssertionKey>;
  /** One evaluation of an assertion against the data, as an event in time. */
  readonly assertionRunEvent?: Maybe<ReadonlyArray<AssertionRunEvent>>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** What an assertion demands of the data, as the tool that checks it defines the rule. */
  readonly info?: Maybe<AssertionInfo>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A rule that data has to meet. A tool checks it again and again, and each check is an event. */
export type AssertionAssertionRunEventArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** A rule that data has to meet. A tool checks it again and again, and each check is an event. */
export type AssertionRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What an assertion demands of the data, as the tool that checks it defines the rule. */
export type AssertionInfo = {
  readonly __typename?: 'AssertionInfo';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** The rule itself; present when type is DATASET. */
  readonly datasetAssertion?: Maybe<DatasetAssertionInfo>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Kind of asset that the rule is about; it tells which of the fields below is filled in. */
  readonly type?: Maybe<AssertionType>;
};

/** What tells one assertion from all others. */
export type AssertionKey = {
  readonly __typename?: 'AssertionKey';
  /**
   * Made by the connector, usually a hash over tool, dataset and rule, so that it stays the same
   * from run to run.
   */
  readonly assertionId?: Maybe<Scalars['String']['output']>;
};

/** Outcome of one evaluation of an assertion, with the figures behind it. */
export type AssertionResult = {
  readonly __typename?: 'AssertionResult';
  /** Figure measured, for rules that compare an aggregate such as a mean with a bound. */
  readonly actualAggValue?: Maybe<Scalars['Float']['output']>;
  /** Page in the tool that shows this evaluation. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Rows among them whose checked column was null. */
  readonly missingCount?: Maybe<Scalars['Long']['output']>;
  /** Whatever else the tool reports, under its own names. */
  readonly nativeResults?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Rows that were looked at; absent when the tool does not count them. */
  readonly rowCount?: Maybe<Scalars['Long']['output']>;
  /** Whether the data met the rule. */
  readonly type: AssertionResultType;
  /** Rows among them that broke the rule. */
  readonly unexpectedCount?: Maybe<Scalars['Long']['output']>;
};

/** Verdicts of an evaluation. */
export type AssertionResultType =
  /** The data broke the rule. */
  | 'FAILURE'
  /** The data met the rule. */
  | 'SUCCESS';

/** One evaluation of an assertion against the data, as an event in time. */
export type AssertionRunEvent = {
  readonly __typename?: 'AssertionRunEvent';
  /** Asset that was checked, usually a dataset. */
  readonly asserteeUrn?: Maybe<Scalars['String']['output']>;
  /** Assertion evaluated; the same as the entity that carries the event. */
  readonly assertionUrn: Scalars['String']['output'];
  /** Part of the data that was checked; absent when it was all of it. */
  readonly batchSpec?: Maybe<BatchSpec>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Verdict and figures; absent if the tool reported only that the evaluation took place. */
  readonly result?: Maybe<AssertionResult>;
  /** Identifies the run of the tool; all assertions evaluated together share it. */
  readonly runId?: Maybe<Scalars['String']['output']>;
  /** Parameters with which this run was started, such as the date it was made for. */
  readonly runtimeContext?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** How far the evaluation has come. */
  readonly status?: Maybe<AssertionRunStatus>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis: Scalars['Long']['output'];
};

/** How far an evaluation has come. */
export type AssertionRunStatus =
  /** Evaluated to the end, whatever the verdict. */
  | 'COMPLETE';

/** Figures that can be derived from the data before it is compared. Common to all tools. */
export type AssertionStdAggregation =
  /** The list of columns. */
  | 'COLUMNS'
  /** How many columns there are. */
  | 'COLUMN_COUNT'
  /** Each value by itself, with nothing computed. */
  | 'IDENTITY'
  /** Largest value. */
  | 'MAX'
  /** Average of the values. */
  | 'MEAN'
  /** Value in the middle when all are sorted. */
  | 'MEDIAN'
  /** Smallest value. */
  | 'MIN'
  /** How many values are null. */
  | 'NULL_COUNT'
  /** Null values divided by rows, from 0 to 1. */
  | 'NULL_PROPORTION'
  /** How many rows there are. */
  | 'ROW_COUNT'
  /** Standard deviation of the values. */
  | 'STDDEV'
  /** All values added up. */
  | 'SUM'
  /** How many different values occur. */
  | 'UNIQUE_COUNT'
  /** Different values divided by rows, from 0 to 1. The spelling is fixed by stored data. */
  | 'UNIQUE_PROPOTION'
  /** A figure that only the tool knows; nativeType and nativeParameters describe it. */
  | '_NATIVE_';

/** Comparisons between what was derived and what is demanded. Common to all tools. */
export type AssertionStdOperator =
  /** From minValue to maxValue, both included. */
  | 'BETWEEN'
  /** Holds value somewhere in the text or list. */
  | 'CONTAIN'
  /** Text that ends in value. */
  | 'END_WITH'
  /** The same as value. */
  | 'EQUAL_TO'
  /** Above value. */
  | 'GREATER_THAN'
  /** Above value or equal to it. */
  | 'GREATER_THAN_OR_EQUAL_TO'
  /** One of the members that value lists. */
  | 'IN'
  /** Below value. */
  | 'LESS_THAN'
  /** Below value or equal to it. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** None of the members that value lists. */
  | 'NOT_IN'
  /** Never null; takes no parameter. */
  | 'NOT_NULL'
  /** Text that matches value as a regular expression of the tool's dialect. */
  | 'REGEX_MATCH'
  /** Text that begins with value. */
  | 'START_WITH'
  /** A comparison that only the tool knows; nativeType and nativeParameters describe it. */
  | '_NATIVE_';

/** An operand of a comparison. All operands travel as text. */
export type AssertionStdParameter = {
  readonly __typename?: 'AssertionStdParameter';
  /** How to read the text. */
  readonly type?: Maybe<AssertionStdParameterType>;
  /** The operand written out; lists and sets as a JSON array. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Ways to read the text of an operand. */
export type AssertionStdParameterType =
  /** A JSON array whose order counts. */
  | 'LIST'
  /** A decimal number. */
  | 'NUMBER'
  /** A JSON array whose order does not count. */
  | 'SET'
  /** As it stands. */
  | 'STRING'
  /** The tool did not say. */
  | 'UNKNOWN';

/** Operands of a comparison; the operator tells which of them it takes. */
export type AssertionStdParameters = {
  readonly __typename?: 'AssertionStdParameters';
  /** Upper bound, included. */
  readonly maxValue?: Maybe<AssertionStdParameter>;
  /** Lower bound, included. */
  readonly minValue?: Maybe<AssertionStdParameter>;
  /** The only operand of operators that take one. */
  readonly value?: Maybe<AssertionStdParameter>;
};

/** Kinds of assets that a rule can be about. */
export type AssertionType =
  /** A rule about a dataset, its columns or its schema. */
  | 'DATASET';

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
  /** Type of the entities; unless given, all that people complete names of. */
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

/** A dataset that a model was trained or judged on. */
export type BaseData = {
  readonly __typename?: 'BaseData';
  /** The dataset as the catalog knows it. */
  readonly dataset?: Maybe<Scalars['String']['output']>;
  /** Why this dataset was chosen; absent when nobody wrote it down. */
  readonly motivation?: Maybe<Scalars['String']['output']>;
  /** Steps that were applied before use, in order, such as tokenising. */
  readonly preProcessing?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Tells which part of the data an evaluation looked at. */
export type BatchSpec = {
  readonly __typename?: 'BatchSpec';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Most rows that were read; absent when there was no limit. */
  readonly limit?: Maybe<Scalars['Int']['output']>;
  /** Identity of the part in the tool that checked it, for instance a partition. */
  readonly nativeBatchId?: Maybe<Scalars['String']['output']>;
  /** Query that selects the part, in the language of the data's platform. */
  readonly query?: Maybe<Scalars['String']['output']>;
};

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
  /** From the first of a month to its last day. */
  | 'MONTH'
  /** Three calendar months. */
  | 'QUARTER'
  /** One second. */
  | 'SECOND'
  /** Seven days, from Monday. */
  | 'WEEK'
  /** From the first of January to the end of December. */
  | 'YEAR';

/** Known gaps in what was examined about a model. */
export type CaveatDetails = {
  readonly __typename?: 'CaveatDetails';
  /** The gap in words. */
  readonly caveatDescription?: Maybe<Scalars['String']['output']>;
  /** Groups of people or things that the data leaves out. */
  readonly groupsNotRepresented?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** True when its authors ask for more tests before the model is relied on. */
  readonly needsFurtherTesting?: Maybe<Scalars['Boolean']['output']>;
};

/** What its authors want users of a model to bear in mind; a section of its model card. */
export type CaveatsAndRecommendations = {
  readonly __typename?: 'CaveatsAndRecommendations';
  /** Known gaps. */
  readonly caveats?: Maybe<CaveatDetails>;
  /** What a dataset for judging the model should be like. */
  readonly idealDatasetCharacteristics?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** How the model should be used, or what to do better next time. */
  readonly recommendations?: Maybe<Scalars['String']['output']>;
};

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

/** A cell that draws data; what it draws is not recorded. */
export type ChartCell = {
  readonly __typename?: 'ChartCell';
  /** Identity of the cell, unique within its notebook. */
  readonly cellId?: Maybe<Scalars['String']['output']>;
  /** Heading of the cell; absent when its author gave none. */
  readonly cellTitle?: Maybe<Scalars['String']['output']>;
  /** When the cell was made, changed and removed in its tool, and by whom. */
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
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

/** Ways to compare a field with the criterion's value. */
export type Condition =
  /** The field contains the text. */
  | 'CONTAIN'
  /** The field ends with the text. */
  | 'END_WITH'
  /** The field is the value, or any one of several values. */
  | 'EQUAL'
  /** The field has a value; the criterion's own value does not matter. */
  | 'EXISTS'
  /** The field is above the value. */
  | 'GREATER_THAN'
  /** The field is the value or above it. */
  | 'GREATER_THAN_OR_EQUAL_TO'
  /** The field is any one of the values. */
  | 'IN'
  /** The field has no value; the criterion's own value does not matter. */
  | 'IS_NULL'
  /** The field is below the value. */
  | 'LESS_THAN'
  /** The field is the value or below it. */
  | 'LESS_THAN_OR_EQUAL_TO'
  /** The field begins with the text. */
  | 'START_WITH';

/** Criteria that must all hold. */
export type ConjunctiveCriterion = {
  readonly __typename?: 'ConjunctiveCriterion';
  /** The criteria; an empty array holds for everything. */
  readonly and?: Maybe<ReadonlyArray<Criterion>>;
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
  /** What the company calls the part of it in which the person works. */
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
  /** What the company calls the part of it in which the person works. */
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

/** What it costs an organisation to run something. */
export type Cost = {
  readonly __typename?: 'Cost';
  /** The figure, or the code of a price class. */
  readonly cost?: Maybe<CostValue>;
  /** What the figure is a measure of. */
  readonly costType?: Maybe<CostType>;
};

/** Measures of cost. */
export type CostType =
  /** By the organisation's own scheme of cost accounting. */
  | 'ORG_COST_TYPE';

export type CostValue = CostValueCostCode | CostValueCostId;

export type CostValueCostCode = {
  readonly __typename?: 'CostValueCostCode';
  readonly value?: Maybe<Scalars['String']['output']>;
};

export type CostValueCostId = {
  readonly __typename?: 'CostValueCostId';
  readonly value?: Maybe<Scalars['Float']['output']>;
};

/** One test on one searchable field. */
export type Criterion = {
  readonly __typename?: 'Criterion';
  /** How to compare. */
  readonly condition?: Maybe<Condition>;
  /** Name of the field in the index, with or without the ending .keyword. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** True to keep what does not pass. */
  readonly negated?: Maybe<Scalars['Boolean']['output']>;
  /**
   * What to compare with; commas split it into alternatives unless it is a URN. Ignored when values
   * is not empty.
   */
  readonly value?: Maybe<Scalars['String']['output']>;
  /** Alternatives to compare with, taken as they are. */
  readonly values?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
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

/** A token by which programs sign in on behalf of a person. The token itself is not kept, only what is known of it. */
export type DataHubAccessToken = Entity & {
  readonly __typename?: 'DataHubAccessToken';
  /** What the catalog knows of an access token; the secret itself is never kept. */
  readonly dataHubAccessTokenInfo?: Maybe<DataHubAccessTokenInfo>;
  /** What tells one access token from all others. */
  readonly dataHubAccessTokenKey?: Maybe<DataHubAccessTokenKey>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Hash of the token, so that a token can be looked up without being stored. */
  readonly id: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A token by which programs sign in on behalf of a person. The token itself is not kept, only what is known of it. */
export type DataHubAccessTokenRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What the catalog knows of an access token; the secret itself is never kept. */
export type DataHubAccessTokenInfo = {
  readonly __typename?: 'DataHubAccessTokenInfo';
  /** Who the bearer of the token acts as. */
  readonly actorUrn?: Maybe<Scalars['String']['output']>;
  /** When the token was issued, in epoch milliseconds. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** What the token is used for, as its owner put it. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When the token stops being accepted, in epoch milliseconds; absent when it never does. */
  readonly expiresAt?: Maybe<Scalars['Long']['output']>;
  /** Name by which its owner tells it from others. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * Who issued the token and may revoke it; differs from actorUrn when it was issued on behalf of
   * another.
   */
  readonly ownerUrn?: Maybe<Scalars['String']['output']>;
};

/** What tells one access token from all others. */
export type DataHubAccessTokenKey = {
  readonly __typename?: 'DataHubAccessTokenKey';
  /** Hash of the token, so that a token can be looked up without being stored. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** Who a policy applies to. An actor who meets one of the conditions is included. */
export type DataHubActorFilter = {
  readonly __typename?: 'DataHubActorFilter';
  /** Whether it applies to every member of any group. */
  readonly allGroups?: Maybe<Scalars['Boolean']['output']>;
  /** Whether it applies to every user. */
  readonly allUsers?: Maybe<Scalars['Boolean']['output']>;
  /** Groups whose members it applies to; absent when it names none. */
  readonly groups?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Whether it applies to the owners of the resource in question. */
  readonly resourceOwners?: Maybe<Scalars['Boolean']['output']>;
  /** Kinds of ownership that count for resourceOwners; absent when every kind does. */
  readonly resourceOwnersTypes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Roles whose members it applies to; absent when it names none. */
  readonly roles?: Maybe<ReadonlyArray<DataHubRole>>;
  /** Users that the policy names; absent when it names none. */
  readonly users?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A connector set up to collect metadata, by hand or on a schedule. */
export type DataHubIngestionSourceInfo = {
  readonly __typename?: 'DataHubIngestionSourceInfo';
  /** What is run, and with which settings. */
  readonly config?: Maybe<IngestionConfig>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * Technology that metadata is collected from; absent when a source is of no platform in
   * particular.
   */
  readonly platform?: Maybe<Scalars['String']['output']>;
  /** When the source is run by itself; absent when people start it. */
  readonly schedule?: Maybe<IngestionSchedule>;
  /** Connector that does the work, such as mysql or bigquery. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** What tells one ingestion source from all others. */
export type DataHubIngestionSourceKey = {
  readonly __typename?: 'DataHubIngestionSourceKey';
  /** Identity given when the source is set up; mostly a UUID. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** A rule about who may do what within the catalog. */
export type DataHubPolicy = Entity & {
  readonly __typename?: 'DataHubPolicy';
  /** Who it is allowed to. */
  readonly actors?: Maybe<DataHubActorFilter>;
  /** Who may do what to which resources. */
  readonly dataHubPolicyInfo?: Maybe<DataHubPolicyInfo>;
  /** What tells one policy from all others. */
  readonly dataHubPolicyKey?: Maybe<DataHubPolicyKey>;
  /** What the policy is meant to achieve. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether people may change the policy; false for those that the catalog needs. */
  readonly editable?: Maybe<Scalars['Boolean']['output']>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /**
   * Identity of the policy: a readable word for those delivered with the catalog, a UUID for
   * others.
   */
  readonly id: Scalars['String']['output'];
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /**
   * PLATFORM when it is about the catalog itself, METADATA when it is about what the catalog
   * describes.
   */
  readonly policyType?: Maybe<Scalars['String']['output']>;
  /** What the policy allows, such as EDIT_ENTITY_TAGS. */
  readonly privileges?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /**
   * What the privileges hold for; absent for policies about the catalog itself and for those that
   * hold everywhere.
   */
  readonly resources?: Maybe<DataHubResourceFilter>;
  /** ACTIVE when the policy is enforced, INACTIVE when it is kept but has no effect. */
  readonly state?: Maybe<Scalars['String']['output']>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A rule about who may do what within the catalog. */
export type DataHubPolicyRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Who may do what to which resources. */
export type DataHubPolicyInfo = {
  readonly __typename?: 'DataHubPolicyInfo';
  /** Who it is allowed to. */
  readonly actors?: Maybe<DataHubActorFilter>;
  /** What the policy is meant to achieve. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly displayName?: Maybe<Scalars['String']['output']>;
  /** Whether people may change the policy; false for those that the catalog needs. */
  readonly editable?: Maybe<Scalars['Boolean']['output']>;
  /** When the policy last changed, in epoch milliseconds. */
  readonly lastUpdatedTimestamp?: Maybe<Scalars['Long']['output']>;
  /** What the policy allows, such as EDIT_ENTITY_TAGS. */
  readonly privileges?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * What the privileges hold for; absent for policies about the catalog itself and for those that
   * hold everywhere.
   */
  readonly resources?: Maybe<DataHubResourceFilter>;
  /** ACTIVE when the policy is enforced, INACTIVE when it is kept but has no effect. */
  readonly state?: Maybe<Scalars['String']['output']>;
  /**
   * PLATFORM when it is about the catalog itself, METADATA when it is about what the catalog
   * describes.
   */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** What tells one policy from all others. */
export type DataHubPolicyKey = {
  readonly __typename?: 'DataHubPolicyKey';
  /**
   * Identity of the policy: a readable word for those delivered with the catalog, a UUID for
   * others.
   */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** What a policy's privileges hold for. */
export type DataHubResourceFilter = {
  readonly __typename?: 'DataHubResourceFilter';
  /**
   * Whether the policy holds for everything of the type, whatever resources says.
   * @deprecated Use a filter without a criterion on the resource's URN.
   */
  readonly allResources?: Maybe<Scalars['Boolean']['output']>;
  /** Conditions that a resource has to meet; absent in policies written before there were any. */
  readonly filter?: Maybe<PolicyMatchFilter>;
  /**
   * URNs of what the policy is confined to.
   * @deprecated Use filter, with a criterion on the resource's URN.
   */
  readonly resources?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /**
   * Entity type that the policy is confined to; absent for every type.
   * @deprecated Use filter, with a criterion on the resource's type.
   */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** How many versions of an aspect are kept, and for how long. */
export type DataHubRetention = Entity & {
  readonly __typename?: 'DataHubRetention';
  /** Aspect that the rule holds for, or * for every one. */
  readonly aspectName: Scalars['String']['output'];
  /** How long older versions of an aspect are kept. The latest version always stays. */
  readonly dataHubRetentionConfig?: Maybe<DataHubRetentionConfig>;
  /**
   * Which entities and aspects a retention rule is about. The rule that says more wins over one that
   * says less.
   */
  readonly dataHubRetentionKey?: Maybe<DataHubRetentionKey>;
  /** Entity type that the rule holds for, or * for every one. */
  readonly entityName: Scalars['String']['output'];
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** How many versions of an aspect are kept, and for how long. */
export type DataHubRetentionRelationshipsArgs = {
  input: RelationshipsInput;
};

/** How long older versions of an aspect are kept. The latest version always stays. */
export type DataHubRetentionConfig = {
  readonly __typename?: 'DataHubRetentionConfig';
  /** The limits. */
  readonly retention?: Maybe<Retention>;
};

/**
 * Which entities and aspects a retention rule is about. The rule that says more wins over one that
 * says less.
 */
export type DataHubRetentionKey = {
  readonly __typename?: 'DataHubRetentionKey';
  /** Aspect that the rule holds for, or * for every one. */
  readonly aspectName?: Maybe<Scalars['String']['output']>;
  /** Entity type that the rule holds for, or * for every one. */
  readonly entityName?: Maybe<Scalars['String']['output']>;
};

/** A set of rights within the catalog itself that is given to people and groups. */
export type DataHubRole = Entity & {
  readonly __typename?: 'DataHubRole';
  /** A role within the catalog, to which policies grant privileges. */
  readonly dataHubRoleInfo?: Maybe<DataHubRoleInfo>;
  /** What tells one role within the catalog from all others. */
  readonly dataHubRoleKey?: Maybe<DataHubRoleKey>;
  /** What members of the role are able to do. */
  readonly description: Scalars['String']['output'];
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity of the role, such as Admin or Reader. */
  readonly id: Scalars['String']['output'];
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A set of rights within the catalog itself that is given to people and groups. */
export type DataHubRoleRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A role within the catalog, to which policies grant privileges. */
export type DataHubRoleInfo = {
  readonly __typename?: 'DataHubRoleInfo';
  /** What members of the role are able to do. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether people may change the role; the catalog's own ones stay as delivered. */
  readonly editable?: Maybe<Scalars['Boolean']['output']>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What tells one role within the catalog from all others. */
export type DataHubRoleKey = {
  readonly __typename?: 'DataHubRoleKey';
  /** Identity of the role, such as Admin or Reader. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** A password or the like for connectors, kept encrypted. */
export type DataHubSecret = Entity & {
  readonly __typename?: 'DataHubSecret';
  /** What tells one secret from all others. */
  readonly dataHubSecretKey?: Maybe<DataHubSecretKey>;
  /** A value that recipes refer to by name rather than contain. */
  readonly dataHubSecretValue?: Maybe<DataHubSecretValue>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity of the secret; the service uses the name that recipes refer to. */
  readonly id: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A password or the like for connectors, kept encrypted. */
export type DataHubSecretRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one secret from all others. */
export type DataHubSecretKey = {
  readonly __typename?: 'DataHubSecretKey';
  /** Identity of the secret; the service uses the name that recipes refer to. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** A value that recipes refer to by name rather than contain. */
export type DataHubSecretValue = {
  readonly __typename?: 'DataHubSecretValue';
  /** When the secret was entered, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What the secret gives access to. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name that recipes refer to; unique in an installation. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The secret, encrypted by the service that takes it in; never the plain text. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** How far a person has come in a tour or another sequence of steps. */
export type DataHubStepState = Entity & {
  readonly __typename?: 'DataHubStepState';
  /** What tells the state of one step from that of all others. */
  readonly dataHubStepStateKey?: Maybe<DataHubStepStateKey>;
  /**
   * How far a guided step, such as a tour of a page, has been taken. Written by the pages that show
   * it.
   */
  readonly dataHubStepStateProperties?: Maybe<DataHubStepStateProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** User and step together, or the step alone when its state is shared by all users. */
  readonly id: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** How far a person has come in a tour or another sequence of steps. */
export type DataHubStepStateRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells the state of one step from that of all others. */
export type DataHubStepStateKey = {
  readonly __typename?: 'DataHubStepStateKey';
  /** User and step together, or the step alone when its state is shared by all users. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/**
 * How far a guided step, such as a tour of a page, has been taken. Written by the pages that show
 * it.
 */
export type DataHubStepStateProperties = {
  readonly __typename?: 'DataHubStepStateProperties';
  /** When the state last changed, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** State of the step, under names known to the page that shows it. */
  readonly properties?: Maybe<ReadonlyArray<StringMapEntry>>;
};

/** A change to the service's own stores that must happen once, and whether it has. */
export type DataHubUpgrade = Entity & {
  readonly __typename?: 'DataHubUpgrade';
  /** What tells one upgrade job from all others. */
  readonly dataHubUpgradeKey?: Maybe<DataHubUpgradeKey>;
  /** That an upgrade job was started. */
  readonly dataHubUpgradeRequest?: Maybe<DataHubUpgradeRequest>;
  /** That an upgrade job was completed. Absent while it runs, and after it failed. */
  readonly dataHubUpgradeResult?: Maybe<DataHubUpgradeResult>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Job and the version it brings about, so that each is run once. */
  readonly id: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A change to the service's own stores that must happen once, and whether it has. */
export type DataHubUpgradeRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one upgrade job from all others. */
export type DataHubUpgradeKey = {
  readonly __typename?: 'DataHubUpgradeKey';
  /** Job and the version it brings about, so that each is run once. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** That an upgrade job was started. */
export type DataHubUpgradeRequest = {
  readonly __typename?: 'DataHubUpgradeRequest';
  /** When the job was started, in epoch milliseconds. */
  readonly timestampMs?: Maybe<Scalars['Long']['output']>;
  /** Version that the job brings about; a later one makes it run again. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** That an upgrade job was completed. Absent while it runs, and after it failed. */
export type DataHubUpgradeResult = {
  readonly __typename?: 'DataHubUpgradeResult';
  /** Figures and notes that the job leaves behind; absent when it has none. */
  readonly result?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** When the job was completed, in epoch milliseconds. */
  readonly timestampMs?: Maybe<Scalars['Long']['output']>;
};

/** A filter over the whole catalog that a person or everybody can switch on. */
export type DataHubView = Entity & {
  readonly __typename?: 'DataHubView';
  /** A saved restriction of searches that people can switch on. */
  readonly dataHubViewInfo?: Maybe<DataHubViewInfo>;
  /** What tells one saved view from all others. */
  readonly dataHubViewKey?: Maybe<DataHubViewKey>;
  /** What the view lets through. */
  readonly definition: DataHubViewDefinition;
  /** What the view is good for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity given when the view is saved; mostly a UUID. */
  readonly id: Scalars['String']['output'];
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
  /** Whether others may use the view. */
  readonly viewType: DataHubViewType;
};


/** A filter over the whole catalog that a person or everybody can switch on. */
export type DataHubViewRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What a view lets through. */
export type DataHubViewDefinition = {
  readonly __typename?: 'DataHubViewDefinition';
  /** Entity types that the view is confined to; empty for every type. */
  readonly entityTypes?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Conditions that entities have to meet. */
  readonly filter?: Maybe<Filter>;
};

/** A saved restriction of searches that people can switch on. */
export type DataHubViewInfo = {
  readonly __typename?: 'DataHubViewInfo';
  /** When the view was saved, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What the view lets through. */
  readonly definition?: Maybe<DataHubViewDefinition>;
  /** What the view is good for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When the view was last changed, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Whether others may use the view. */
  readonly type?: Maybe<DataHubViewType>;
};

/** What tells one saved view from all others. */
export type DataHubViewKey = {
  readonly __typename?: 'DataHubViewKey';
  /** Identity given when the view is saved; mostly a UUID. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** Who may use a view. */
export type DataHubViewType =
  /** Every user of the installation. */
  | 'GLOBAL'
  /** The user who made it. */
  | 'PERSONAL';

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

/** A task as older connectors describe it, known by its orchestrator and environment; newer ones send dataJob. */
export type DataProcess = Entity & {
  readonly __typename?: 'DataProcess';
  /** What a data process reads and writes. Newer connectors describe tasks by DataJobInputOutput. */
  readonly dataProcessInfo?: Maybe<DataProcessInfo>;
  /** What tells one data process from all others. */
  readonly dataProcessKey?: Maybe<DataProcessKey>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Label of the process in its orchestrator. */
  readonly name: Scalars['String']['output'];
  /** Tool that runs the process, such as azkaban or airflow. */
  readonly orchestrator: Scalars['String']['output'];
  /** Environment in which the process runs. */
  readonly origin: FabricType;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A task as older connectors describe it, known by its orchestrator and environment; newer ones send dataJob. */
export type DataProcessRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What a data process reads and writes. Newer connectors describe tasks by DataJobInputOutput. */
export type DataProcessInfo = {
  readonly __typename?: 'DataProcessInfo';
  /** Datasets read; absent when the orchestrator does not know. */
  readonly inputs?: Maybe<ReadonlyArray<Dataset>>;
  /** Datasets written; absent when the orchestrator does not know. */
  readonly outputs?: Maybe<ReadonlyArray<Dataset>>;
};

/** One run of a task or a pipeline. */
export type DataProcessInstance = Entity & {
  readonly __typename?: 'DataProcessInstance';
  /** When the run was first reported, and by whom; not when it started, which its events say. */
  readonly created?: Maybe<AuditStamp>;
  /** What one run read. */
  readonly dataProcessInstanceInput?: Maybe<DataProcessInstanceInput>;
  /** What tells one run from all others. */
  readonly dataProcessInstanceKey?: Maybe<DataProcessInstanceKey>;
  /** What one run wrote. */
  readonly dataProcessInstanceOutput?: Maybe<DataProcessInstanceOutput>;
  /** What the orchestrator says about one run. */
  readonly dataProcessInstanceProperties?: Maybe<DataProcessInstanceProperties>;
  /** How one run is connected to its template and to other runs. */
  readonly dataProcessInstanceRelationships?: Maybe<DataProcessInstanceRelationships>;
  /** A run started or ended, as an event in time. */
  readonly dataProcessInstanceRunEvent?: Maybe<ReadonlyArray<DataProcessInstanceRunEvent>>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Made by the connector, usually a hash over orchestrator, task and number of the run. */
  readonly id: Scalars['String']['output'];
  /** Label of the run for people, usually that of its task with a date or number. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** What the orchestrator says about one run. */
  readonly properties?: Maybe<DataProcessInstanceProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** One run of a task or a pipeline. */
export type DataProcessInstanceDataProcessInstanceRunEventArgs = {
  endTimeMillis?: InputMaybe<Scalars['Long']['input']>;
  filter?: InputMaybe<FilterInput>;
  limit?: InputMaybe<Scalars['Int']['input']>;
  startTimeMillis?: InputMaybe<Scalars['Long']['input']>;
};


/** One run of a task or a pipeline. */
export type DataProcessInstanceRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What one run read. */
export type DataProcessInstanceInput = {
  readonly __typename?: 'DataProcessInstanceInput';
  /** Datasets that this run took its data from. */
  readonly inputs?: Maybe<ReadonlyArray<Dataset>>;
};

/** What tells one run from all others. */
export type DataProcessInstanceKey = {
  readonly __typename?: 'DataProcessInstanceKey';
  /** Made by the connector, usually a hash over orchestrator, task and number of the run. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** What one run wrote. */
export type DataProcessInstanceOutput = {
  readonly __typename?: 'DataProcessInstanceOutput';
  /** Datasets that this run made or changed. */
  readonly outputs?: Maybe<ReadonlyArray<Dataset>>;
};

/** What the orchestrator says about one run. */
export type DataProcessInstanceProperties = {
  readonly __typename?: 'DataProcessInstanceProperties';
  /** When the run was first reported, and by whom; not when it started, which its events say. */
  readonly created?: Maybe<AuditStamp>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Label of the run for people, usually that of its task with a date or number. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How the run came about; absent when the orchestrator does not tell. */
  readonly type?: Maybe<DataProcessType>;
};

/** How one run is connected to its template and to other runs. */
export type DataProcessInstanceRelationships = {
  readonly __typename?: 'DataProcessInstanceRelationships';
  /** Run that this one is a part of, as the run of a task is of its pipeline's run. */
  readonly parentInstance?: Maybe<DataProcessInstance>;
  /** Task or pipeline of which this is a run; absent for ad hoc runs. */
  readonly parentTemplate?: Maybe<Entity>;
  /** Runs that had to end before this one could start; empty when there are none. */
  readonly upstreamInstances?: Maybe<ReadonlyArray<DataProcessInstance>>;
};

/** A run started or ended, as an event in time. */
export type DataProcessInstanceRunEvent = {
  readonly __typename?: 'DataProcessInstanceRunEvent';
  /** Number of the try, counted from 1; absent when the orchestrator does not retry. */
  readonly attempt?: Maybe<Scalars['Int']['output']>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** How the run ended; only with status COMPLETE. */
  readonly result?: Maybe<DataProcessInstanceRunResult>;
  /** What happened to the run at timestampMillis. */
  readonly status?: Maybe<DataProcessRunStatus>;
  /** Moment of the event or beginning of its bucket, in epoch milliseconds, UTC. */
  readonly timestampMillis?: Maybe<Scalars['Long']['output']>;
};

/** How a run ended. */
export type DataProcessInstanceRunResult = {
  readonly __typename?: 'DataProcessInstanceRunResult';
  /** The ending in the orchestrator's own words, such as upstream_failed. */
  readonly nativeResultType?: Maybe<Scalars['String']['output']>;
  /** The ending in common terms. */
  readonly type?: Maybe<RunResultType>;
};

/** What tells one data process from all others. */
export type DataProcessKey = {
  readonly __typename?: 'DataProcessKey';
  /** Label of the process in its orchestrator. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Tool that runs the process, such as azkaban or airflow. */
  readonly orchestrator?: Maybe<Scalars['String']['output']>;
  /** Environment in which the process runs. */
  readonly origin?: Maybe<FabricType>;
};

/** Moments in the life of a run. */
export type DataProcessRunStatus =
  /** Ended, well or not. */
  | 'COMPLETE'
  /** Began to work. */
  | 'STARTED';

/** Ways in which a run comes about. */
export type DataProcessType =
  /** Because somebody or something asked for it. */
  | 'BATCH_AD_HOC'
  /** By a timetable. */
  | 'BATCH_SCHEDULED'
  /** Runs all the time and handles data as it arrives. */
  | 'STREAMING';

/** A set of assets that is offered as one thing, with an owner and a promise. */
export type DataProduct = Entity & {
  readonly __typename?: 'DataProduct';
  /** What tells one data product from all others. */
  readonly dataProductKey?: Maybe<DataProductKey>;
  /** What a data product is and which assets it is made of. */
  readonly dataProductProperties?: Maybe<DataProductProperties>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Identifier chosen by whoever defines the product, or a random one. */
  readonly id: Scalars['String']['output'];
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** What a data product is and which assets it is made of. */
  readonly properties?: Maybe<DataProductProperties>;
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


/** A set of assets that is offered as one thing, with an owner and a promise. */
export type DataProductRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Membership of an asset in a data product; destinationUrn is the asset. */
export type DataProductAssociation = {
  readonly __typename?: 'DataProductAssociation';
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

/** What tells one data product from all others. */
export type DataProductKey = {
  readonly __typename?: 'DataProductKey';
  /** Identifier chosen by whoever defines the product, or a random one. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** What a data product is and which assets it is made of. */
export type DataProductProperties = {
  readonly __typename?: 'DataProductProperties';
  /** The assets that make up the product; absent is the same as none. */
  readonly assets?: Maybe<ReadonlyArray<DataProductAssociation>>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the product offers and to whom, as Markdown. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Title shown to people; absent while only the identifier is known. */
  readonly name?: Maybe<Scalars['String']['output']>;
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

/** A rule about a dataset: which part of it, which figure, which comparison. */
export type DatasetAssertionInfo = {
  readonly __typename?: 'DatasetAssertionInfo';
  /** Figure that is derived before comparing; absent when the tool does not tell. */
  readonly aggregation?: Maybe<AssertionStdAggregation>;
  /** Dataset that is checked. */
  readonly dataset?: Maybe<Dataset>;
  /** Columns that are checked, as schemaField URNs; absent for rules about whole rows. */
  readonly fields?: Maybe<ReadonlyArray<SchemaFieldEntity>>;
  /** The rule as code or SQL, for tools in which people write it themselves. */
  readonly logic?: Maybe<Scalars['String']['output']>;
  /** Parameters of the rule under the tool's own names. */
  readonly nativeParameters?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Name of the rule in the tool, such as expect_column_values_to_be_unique. */
  readonly nativeType?: Maybe<Scalars['String']['output']>;
  /** Comparison that decides the verdict. */
  readonly operator?: Maybe<AssertionStdOperator>;
  /** Operands of the comparison; absent for operators that need none. */
  readonly parameters?: Maybe<AssertionStdParameters>;
  /** What part of the dataset the rule looks at. */
  readonly scope?: Maybe<DatasetAssertionScope>;
};

/** Parts of a dataset that a rule can look at. */
export type DatasetAssertionScope =
  /** Values of the columns that fields names. */
  | 'DATASET_COLUMN'
  /** Rows as a whole, for instance how many there are. */
  | 'DATASET_ROWS'
  /** Names and types of the columns. */
  | 'DATASET_SCHEMA'
  /** The tool did not say. */
  | 'UNKNOWN';

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
  /** Columns at the time of the profile. */
  readonly columnCount?: Maybe<Scalars['Long']['output']>;
  /** Length of the bucket; absent when the value is about a moment. */
  readonly eventGranularity?: Maybe<TimeWindowSize>;
  /** Figures column by column. */
  readonly fieldProfiles?: Maybe<ReadonlyArray<DatasetFieldProfile>>;
  /** Identity of the report, by which a repeated one is recognised; chosen by the sender. */
  readonly messageId?: Maybe<Scalars['String']['output']>;
  /** Part that the value is about; the whole dataset unless stated. */
  readonly partitionSpec?: Maybe<PartitionSpec>;
  /** Rows at the time of the profile. */
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

/** States of a deployed model at its hosting service. */
export type DeploymentStatus =
  /** Being set up for the first time. */
  | 'CREATING'
  /** Being taken down. */
  | 'DELETING'
  /** Could not be set up or changed; needs a person. */
  | 'FAILED'
  /** Answers requests. */
  | 'IN_SERVICE'
  /** Exists but answers no requests. */
  | 'OUT_OF_SERVICE'
  /** A change failed and is being undone. */
  | 'ROLLING_BACK'
  /** The service did not say. */
  | 'UNKNOWN'
  /** A change is being rolled out. */
  | 'UPDATING';

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
  | 'ACCESS_TOKEN'
  | 'ASSERTION'
  | 'CHART'
  | 'CONTAINER'
  | 'CORP_GROUP'
  | 'CORP_USER'
  | 'CUSTOM_OWNERSHIP_TYPE'
  | 'DASHBOARD'
  | 'DATAHUB_POLICY'
  | 'DATAHUB_RETENTION'
  | 'DATAHUB_ROLE'
  | 'DATAHUB_SECRET'
  | 'DATAHUB_STEP_STATE'
  | 'DATAHUB_UPGRADE'
  | 'DATAHUB_VIEW'
  | 'DATASET'
  | 'DATA_FLOW'
  | 'DATA_JOB'
  | 'DATA_PLATFORM'
  | 'DATA_PLATFORM_INSTANCE'
  | 'DATA_PROCESS'
  | 'DATA_PROCESS_INSTANCE'
  | 'DATA_PRODUCT'
  | 'DOMAIN'
  | 'EXECUTION_REQUEST'
  | 'GLOBAL_SETTINGS'
  | 'GLOSSARY_NODE'
  | 'GLOSSARY_TERM'
  | 'INGESTION_SOURCE'
  | 'INVITE_TOKEN'
  | 'MLFEATURE'
  | 'MLFEATURE_TABLE'
  | 'MLMODEL'
  | 'MLMODEL_DEPLOYMENT'
  | 'MLMODEL_GROUP'
  | 'MLPRIMARY_KEY'
  | 'NOTEBOOK'
  | 'POST'
  | 'QUERY'
  | 'ROLE'
  | 'SCHEMA_FIELD'
  | 'TAG'
  | 'TELEMETRY'
  | 'TEST';

/** Schema of an Espresso document store. */
export type EspressoSchema = {
  readonly __typename?: 'EspressoSchema';
  /** Schema of the documents as text. */
  readonly documentSchema?: Maybe<Scalars['String']['output']>;
  /** Schema of the table that holds them, as text. */
  readonly tableSchema?: Maybe<Scalars['String']['output']>;
};

/** What its authors weighed up about the effect of a model on people; a section of its model card. */
export type EthicalConsiderations = {
  readonly __typename?: 'EthicalConsiderations';
  /** Sensitive data that went into the model, such as age or health. */
  readonly data?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Decisions about life, health or safety that the model takes part in. */
  readonly humanLife?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** What was done in development against the risks. */
  readonly mitigations?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Harm that use of the model may do, to whom, how likely and how bad. */
  readonly risksAndHarms?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Uses that are known to be troublesome. */
  readonly useCases?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Datasets on which a model was judged; a section of its model card. */
export type EvaluationData = {
  readonly __typename?: 'EvaluationData';
  /** One entry a dataset; they should be public or described well enough to judge the figures. */
  readonly evaluationData?: Maybe<ReadonlyArray<BaseData>>;
};

/** An order to run something, such as a connector, with its progress and its result. */
export type ExecutionRequest = Entity & {
  readonly __typename?: 'ExecutionRequest';
  /** The work that an executor is asked to do. Written once, by whoever asks. */
  readonly dataHubExecutionRequestInput?: Maybe<ExecutionRequestInput>;
  /** What tells one execution request from all others. */
  readonly dataHubExecutionRequestKey?: Maybe<ExecutionRequestKey>;
  /** How a request is going or how it ended. The executor writes it anew as the work proceeds. */
  readonly dataHubExecutionRequestResult?: Maybe<ExecutionRequestResult>;
  /** A message to the executor while it works on a request. */
  readonly dataHubExecutionRequestSignal?: Maybe<ExecutionRequestSignal>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity given when the work is asked for; mostly a UUID. */
  readonly id: Scalars['String']['output'];
  /** The work that an executor is asked to do. Written once, by whoever asks. */
  readonly input: ExecutionRequestInput;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** How a request is going or how it ended. The executor writes it anew as the work proceeds. */
  readonly result?: Maybe<ExecutionRequestResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** An order to run something, such as a connector, with its progress and its result. */
export type ExecutionRequestRelationshipsArgs = {
  input: RelationshipsInput;
};

/** The work that an executor is asked to do. Written once, by whoever asks. */
export type ExecutionRequestInput = {
  readonly __typename?: 'ExecutionRequestInput';
  /** Arguments of the task by name. */
  readonly args?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Arguments of the task by name. */
  readonly arguments?: Maybe<ReadonlyArray<StringMapEntry>>;
  /** Which executor is meant to take the request; executors pass over requests for others. */
  readonly executorId?: Maybe<Scalars['String']['output']>;
  /** When the work was asked for, in epoch milliseconds. */
  readonly requestedAt?: Maybe<Scalars['Long']['output']>;
  /** What made the request come about. */
  readonly source?: Maybe<ExecutionRequestSource>;
  /** Kind of work, such as RUN_INGEST; decides which arguments the executor expects. */
  readonly task: Scalars['String']['output'];
};

/** What tells one execution request from all others. */
export type ExecutionRequestKey = {
  readonly __typename?: 'ExecutionRequestKey';
  /** Identity given when the work is asked for; mostly a UUID. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** How a request is going or how it ended. The executor writes it anew as the work proceeds. */
export type ExecutionRequestResult = {
  readonly __typename?: 'ExecutionRequestResult';
  /** How long the work took, in milliseconds; absent until it has ended. */
  readonly durationMs?: Maybe<Scalars['Long']['output']>;
  /** The run's log or its end, for people to read. */
  readonly report?: Maybe<Scalars['String']['output']>;
  /** When the executor took up the work, in epoch milliseconds; absent until it has. */
  readonly startTimeMs?: Maybe<Scalars['Long']['output']>;
  /** State that the executor reports, such as PENDING, RUNNING, SUCCESS or FAILURE. */
  readonly status: Scalars['String']['output'];
  /** What the run found, for programs to read; absent when the task makes no such report. */
  readonly structuredReport?: Maybe<StructuredExecutionReport>;
};

/** A message to the executor while it works on a request. */
export type ExecutionRequestSignal = {
  readonly __typename?: 'ExecutionRequestSignal';
  /** When the signal was given, and by whom. */
  readonly createdAt?: Maybe<AuditStamp>;
  /** Executor that the message is for; absent when whichever has the request should heed it. */
  readonly executorId?: Maybe<Scalars['String']['output']>;
  /** What the executor is to do, such as KILL. */
  readonly signal?: Maybe<Scalars['String']['output']>;
};

/** What made an execution request come about. */
export type ExecutionRequestSource = {
  readonly __typename?: 'ExecutionRequestSource';
  /** Ingestion source that is to be run; absent when the request is about something else. */
  readonly ingestionSource?: Maybe<IngestionSource>;
  /** How the request was made, such as MANUAL_INGESTION_SOURCE or SCHEDULED_INGESTION_SOURCE. */
  readonly type?: Maybe<Scalars['String']['output']>;
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

/** Which entities to keep: a disjunction of conjunctions. */
export type Filter = {
  readonly __typename?: 'Filter';
  /** Criteria that must all hold: the older form of a single group. Use or in new requests. */
  readonly criteria?: Maybe<ReadonlyArray<Criterion>>;
  /**
   * Groups of criteria, of which at least one must hold. Nothing is filtered when it is absent or
   * empty.
   */
  readonly or?: Maybe<ReadonlyArray<ConjunctiveCriterion>>;
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

/** Settings of the whole installation; there is one entity of this kind. */
export type GlobalSettings = Entity & {
  readonly __typename?: 'GlobalSettings';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Settings that hold for everyone who uses an installation. */
  readonly globalSettingsInfo?: Maybe<GlobalSettingsInfo>;
  /** What tells one set of installation-wide settings from another. */
  readonly globalSettingsKey?: Maybe<GlobalSettingsKey>;
  /** Identity of the set. An installation has one, numbered 0. */
  readonly id: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** Settings of the whole installation; there is one entity of this kind. */
export type GlobalSettingsRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Settings that hold for everyone who uses an installation. */
export type GlobalSettingsInfo = {
  readonly __typename?: 'GlobalSettingsInfo';
  /** Settings about saved views; absent when none was changed. */
  readonly views?: Maybe<GlobalViewsSettings>;
};

/** What tells one set of installation-wide settings from another. */
export type GlobalSettingsKey = {
  readonly __typename?: 'GlobalSettingsKey';
  /** Identity of the set. An installation has one, numbered 0. */
  readonly id?: Maybe<Scalars['String']['output']>;
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

/** Installation-wide settings about saved views. */
export type GlobalViewsSettings = {
  readonly __typename?: 'GlobalViewsSettings';
  /** View applied for users who chose none themselves; absent when searches start unrestricted. */
  readonly defaultView?: Maybe<Scalars['String']['output']>;
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
  /** The term that says what the entity is about. */
  readonly term: GlossaryTerm;
  /** The term that says what the entity is about. */
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

export type HyperParameterValueType = HyperParameterValueTypeBoolean | HyperParameterValueTypeDouble | HyperParameterValueTypeFloat | HyperParameterValueTypeInt | HyperParameterValueTypeString;

export type HyperParameterValueTypeBoolean = {
  readonly __typename?: 'HyperParameterValueTypeBoolean';
  readonly value?: Maybe<Scalars['Boolean']['output']>;
};

export type HyperParameterValueTypeDouble = {
  readonly __typename?: 'HyperParameterValueTypeDouble';
  readonly value?: Maybe<Scalars['Float']['output']>;
};

export type HyperParameterValueTypeFloat = {
  readonly __typename?: 'HyperParameterValueTypeFloat';
  readonly value?: Maybe<Scalars['Float']['output']>;
};

export type HyperParameterValueTypeInt = {
  readonly __typename?: 'HyperParameterValueTypeInt';
  readonly value?: Maybe<Scalars['Int']['output']>;
};

export type HyperParameterValueTypeString = {
  readonly __typename?: 'HyperParameterValueTypeString';
  readonly value?: Maybe<Scalars['String']['output']>;
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

/** How an ingestion source is run. */
export type IngestionConfig = {
  readonly __typename?: 'IngestionConfig';
  /** Whether runs write a log with every detail; absent means no. */
  readonly debugMode?: Maybe<Scalars['Boolean']['output']>;
  /** Executor that runs the source; absent for the default one. */
  readonly executorId: Scalars['String']['output'];
  /**
   * The connector's configuration as JSON text, with references to secrets in place of their
   * values.
   */
  readonly recipe: Scalars['String']['output'];
  /** Release of the ingestion framework to run with; absent when the executor may choose. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

/** Times at which an ingestion source is run. */
export type IngestionSchedule = {
  readonly __typename?: 'IngestionSchedule';
  /** Five-part cron expression for the times. */
  readonly interval: Scalars['String']['output'];
  /** Zone that the times are meant in, named as in the tz database, such as Europe/Berlin. */
  readonly timezone?: Maybe<Scalars['String']['output']>;
};

/** A connector with its recipe and its timetable. */
export type IngestionSource = Entity & {
  readonly __typename?: 'IngestionSource';
  /** What is run, and with which settings. */
  readonly config: IngestionConfig;
  /** A connector set up to collect metadata, by hand or on a schedule. */
  readonly dataHubIngestionSourceInfo?: Maybe<DataHubIngestionSourceInfo>;
  /** What tells one ingestion source from all others. */
  readonly dataHubIngestionSourceKey?: Maybe<DataHubIngestionSourceKey>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity given when the source is set up; mostly a UUID. */
  readonly id: Scalars['String']['output'];
  /** Name shown to people. */
  readonly name: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** When the source is run by itself; absent when people start it. */
  readonly schedule?: Maybe<IngestionSchedule>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A connector with its recipe and its timetable. */
export type IngestionSourceRelationshipsArgs = {
  input: RelationshipsInput;
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

/** What a model was made for; a section of its model card. */
export type IntendedUse = {
  readonly __typename?: 'IntendedUse';
  /** Tasks for which it must not be used, though it may look fit for them. */
  readonly outOfScopeUses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Audiences that its authors had in mind. */
  readonly primaryUsers?: Maybe<ReadonlyArray<IntendedUserType>>;
  /** Tasks that its authors had in mind. */
  readonly primaryUses?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Audiences of a model. */
export type IntendedUserType =
  /** Companies and other organisations in their work. */
  | 'ENTERPRISE'
  /** Makers and users of games, media and the like. */
  | 'ENTERTAINMENT'
  /** People in their spare time. */
  | 'HOBBY';

/** An invitation that lets its bearer sign up. */
export type InviteToken = {
  readonly __typename?: 'InviteToken';
  /** The secret part of the invitation, encrypted by the service that issues it. */
  readonly inviteToken: Scalars['String']['output'];
  /** Role that a user gets by accepting; absent when accepting grants none. */
  readonly role?: Maybe<Scalars['String']['output']>;
  /** The secret part of the invitation, encrypted by the service that issues it. */
  readonly token?: Maybe<Scalars['String']['output']>;
};

/** A link by which new people join the catalog, with a role if it names one. */
export type InviteTokenEntity = Entity & {
  readonly __typename?: 'InviteTokenEntity';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Hash of the invitation, so that it can be looked up by the link that carries it. */
  readonly id: Scalars['String']['output'];
  /** An invitation that lets its bearer sign up. */
  readonly inviteToken?: Maybe<InviteToken>;
  /** What tells one invitation from all others. */
  readonly inviteTokenKey?: Maybe<InviteTokenKey>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A link by which new people join the catalog, with a role if it names one. */
export type InviteTokenEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one invitation from all others. */
export type InviteTokenKey = {
  readonly __typename?: 'InviteTokenKey';
  /** Hash of the invitation, so that it can be looked up by the link that carries it. */
  readonly id?: Maybe<Scalars['String']['output']>;
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

/** An input of models, computed from data and kept in a feature store. */
export type MlFeature = Entity & {
  readonly __typename?: 'MLFeature';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /**
   * Kind of values, as statistics sees them.
   * @deprecated Use properties.dataType.
   */
  readonly dataType?: Maybe<MlFeatureDataType>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * What the value means and how it comes about.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a feature inside the catalog; connectors never overwrite it. */
  readonly editableMlFeatureProperties?: Maybe<MlFeatureEditableProperties>;
  /** What people add to a feature inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<MlFeatureEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Space within which feature names are unique, usually the feature table. */
  readonly featureNamespace: Scalars['String']['output'];
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** What tells one feature from all others. */
  readonly mlFeatureKey?: Maybe<MlFeatureKey>;
  /** What the feature store says about a feature. */
  readonly mlFeatureProperties?: Maybe<MlFeatureProperties>;
  /** Label of the feature in its namespace. */
  readonly name: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the feature store says about a feature. */
  readonly properties?: Maybe<MlFeatureProperties>;
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


/** An input of models, computed from data and kept in a feature store. */
export type MlFeatureRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Kinds of values that a feature or a key of a model takes, as statistics sees them. */
export type MlFeatureDataType =
  /** Sound. */
  | 'AUDIO'
  /** One of two values. */
  | 'BINARY'
  /** Raw bytes whose meaning the platform does not know. */
  | 'BYTE'
  /** Measured numbers that may have any fraction. */
  | 'CONTINUOUS'
  /** Whole numbers that count something. */
  | 'COUNT'
  /** Pictures. */
  | 'IMAGE'
  /** Numbers on a scale without a true zero, such as degrees Celsius. */
  | 'INTERVAL'
  /** Pairs of key and value. */
  | 'MAP'
  /** Categories without an order, such as colours. */
  | 'NOMINAL'
  /** Categories with an order, such as sizes of clothes. */
  | 'ORDINAL'
  /** Values in an order, such as an array. */
  | 'SEQUENCE'
  /** Values without order or repetition. */
  | 'SET'
  /** Words or sentences. */
  | 'TEXT'
  /** Moments or days. */
  | 'TIME'
  /** The platform did not say. */
  | 'UNKNOWN'
  /** Carries no information for learning, such as a random identifier. */
  | 'USELESS'
  /** Moving pictures. */
  | 'VIDEO';

/** What people add to a feature inside the catalog; connectors never overwrite it. */
export type MlFeatureEditableProperties = {
  readonly __typename?: 'MLFeatureEditableProperties';
  /** Text by a catalog user, shown in place of the feature store's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** What tells one feature from all others. */
export type MlFeatureKey = {
  readonly __typename?: 'MLFeatureKey';
  /** Space within which feature names are unique, usually the feature table. */
  readonly featureNamespace?: Maybe<Scalars['String']['output']>;
  /** Label of the feature in its namespace. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What the feature store says about a feature. */
export type MlFeatureProperties = {
  readonly __typename?: 'MLFeatureProperties';
  /** Kind of values, as statistics sees them. */
  readonly dataType?: Maybe<MlFeatureDataType>;
  /** What the value means and how it comes about. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Datasets from which the feature is computed. */
  readonly sources?: Maybe<ReadonlyArray<Dataset>>;
  /** Version of the feature's definition; absent when the store keeps no versions. */
  readonly version?: Maybe<VersionTag>;
};

/** A table of a feature store that offers features for training and serving. */
export type MlFeatureTable = Entity & {
  readonly __typename?: 'MLFeatureTable';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * What the rows are about and how they come about.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a feature table inside the catalog; connectors never overwrite it. */
  readonly editableMlFeatureTableProperties?: Maybe<MlFeatureTableEditableProperties>;
  /** What people add to a feature table inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<MlFeatureTableEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** What tells one feature table from all others. */
  readonly mlFeatureTableKey?: Maybe<MlFeatureTableKey>;
  /** What the feature store says about a feature table. */
  readonly mlFeatureTableProperties?: Maybe<MlFeatureTableProperties>;
  /** Full name of the table in the feature store. */
  readonly name: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** Feature store that holds the table. */
  readonly platform: DataPlatform;
  /** What the feature store says about a feature table. */
  readonly properties?: Maybe<MlFeatureTableProperties>;
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


/** A table of a feature store that offers features for training and serving. */
export type MlFeatureTableRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a feature table inside the catalog; connectors never overwrite it. */
export type MlFeatureTableEditableProperties = {
  readonly __typename?: 'MLFeatureTableEditableProperties';
  /** Text by a catalog user, shown in place of the feature store's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** What tells one feature table from all others. */
export type MlFeatureTableKey = {
  readonly __typename?: 'MLFeatureTableKey';
  /** Full name of the table in the feature store. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Feature store that holds the table. */
  readonly platform?: Maybe<DataPlatform>;
};

/** What the feature store says about a feature table. */
export type MlFeatureTableProperties = {
  readonly __typename?: 'MLFeatureTableProperties';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the rows are about and how they come about. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Features that the table offers. */
  readonly mlFeatures?: Maybe<ReadonlyArray<MlFeature>>;
  /** Keys by which a row is looked up; several form one key together. */
  readonly mlPrimaryKeys?: Maybe<ReadonlyArray<MlPrimaryKey>>;
};

/** A knob of the training algorithm, set before training starts. */
export type MlHyperParam = {
  readonly __typename?: 'MLHyperParam';
  /** When it was recorded, in epoch milliseconds, UTC. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** What the knob does, or why it was set so. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Label in the training platform, such as learning_rate. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Setting written as text; absent when only the knob is known. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A figure by which the quality of a model is judged. */
export type MlMetric = {
  readonly __typename?: 'MLMetric';
  /** When it was recorded, in epoch milliseconds, UTC. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** What the figure measures. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Label in the training platform, such as auc or val_loss. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** The figure written as text; absent when only its label is known. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** A trained model, in one version. */
export type MlModel = Entity & {
  readonly __typename?: 'MLModel';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** What its authors want users of a model to bear in mind; a section of its model card. */
  readonly caveatsAndRecommendations?: Maybe<CaveatsAndRecommendations>;
  /** What it costs an organisation to run something. */
  readonly cost?: Maybe<Cost>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * What the model predicts, and by what means.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a model inside the catalog; connectors never overwrite it. */
  readonly editableMlModelProperties?: Maybe<MlModelEditableProperties>;
  /** What people add to a model inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<MlModelEditableProperties>;
  /** What its authors weighed up about the effect of a model on people; a section of its model card. */
  readonly ethicalConsiderations?: Maybe<EthicalConsiderations>;
  /** One entry a dataset; they should be public or described well enough to judge the figures. */
  readonly evaluationData?: Maybe<ReadonlyArray<BaseData>>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Circumstances on which the quality of a model depends; a section of its model card. */
  readonly factorPrompts?: Maybe<MlModelFactorPrompts>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** What a model was made for; a section of its model card. */
  readonly intendedUse?: Maybe<IntendedUse>;
  /** How the quality of a model is measured; a section of its model card. */
  readonly metrics?: Maybe<Metrics>;
  /** What its authors want users of a model to bear in mind; a section of its model card. */
  readonly mlModelCaveatsAndRecommendations?: Maybe<CaveatsAndRecommendations>;
  /** What its authors weighed up about the effect of a model on people; a section of its model card. */
  readonly mlModelEthicalConsiderations?: Maybe<EthicalConsiderations>;
  /** Datasets on which a model was judged; a section of its model card. */
  readonly mlModelEvaluationData?: Maybe<EvaluationData>;
  /** Circumstances on which the quality of a model depends; a section of its model card. */
  readonly mlModelFactorPrompts?: Maybe<MlModelFactorPrompts>;
  /** What tells one model from all others. */
  readonly mlModelKey?: Maybe<MlModelKey>;
  /** How the quality of a model is measured; a section of its model card. */
  readonly mlModelMetrics?: Maybe<Metrics>;
  /** What the platform says about a model: its origin, settings, figures and connections. */
  readonly mlModelProperties?: Maybe<MlModelProperties>;
  /** Where the figures of a model by circumstance can be found; a section of its model card. */
  readonly mlModelQuantitativeAnalyses?: Maybe<QuantitativeAnalyses>;
  /** Datasets on which a model was trained; a section of its model card. */
  readonly mlModelTrainingData?: Maybe<TrainingData>;
  /**
   * Full name of the model on the platform; versions of it are separate models with names of their
   * own.
   */
  readonly name: Scalars['String']['output'];
  /** Environment to which the model belongs. */
  readonly origin: FabricType;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** Registry or training service that keeps the model. */
  readonly platform: DataPlatform;
  /** What the platform says about a model: its origin, settings, figures and connections. */
  readonly properties?: Maybe<MlModelProperties>;
  /** Where the figures of a model by circumstance can be found; a section of its model card. */
  readonly quantitativeAnalyses?: Maybe<QuantitativeAnalyses>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Where the code of a model can be read. */
  readonly sourceCode?: Maybe<SourceCode>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** One entry a dataset; details may be left out where the data is confidential. */
  readonly trainingData?: Maybe<ReadonlyArray<BaseData>>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A trained model, in one version. */
export type MlModelRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A place at which a model is served and answers requests. */
export type MlModelDeployment = Entity & {
  readonly __typename?: 'MLModelDeployment';
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** What tells one deployment from all others. */
  readonly mlModelDeploymentKey?: Maybe<MlModelDeploymentKey>;
  /** What the hosting service says about a deployed model. */
  readonly mlModelDeploymentProperties?: Maybe<MlModelDeploymentProperties>;
  /** Full name of the deployment, or of its endpoint, in the service. */
  readonly name: Scalars['String']['output'];
  /** Environment for which the model is deployed. */
  readonly origin: FabricType;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** Service that hosts the deployed model. */
  readonly platform: DataPlatform;
  /** What the hosting service says about a deployed model. */
  readonly properties?: Maybe<MlModelDeploymentProperties>;
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


/** A place at which a model is served and answers requests. */
export type MlModelDeploymentRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one deployment from all others. */
export type MlModelDeploymentKey = {
  readonly __typename?: 'MLModelDeploymentKey';
  /** Full name of the deployment, or of its endpoint, in the service. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Environment for which the model is deployed. */
  readonly origin?: Maybe<FabricType>;
  /** Service that hosts the deployed model. */
  readonly platform?: Maybe<Scalars['String']['output']>;
};

/** What the hosting service says about a deployed model. */
export type MlModelDeploymentProperties = {
  readonly __typename?: 'MLModelDeploymentProperties';
  /** When it was set up, in epoch milliseconds, UTC. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the deployment serves and to whom. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** State in which the service reported it last. */
  readonly status?: Maybe<DeploymentStatus>;
  /** Version of the model that is served. */
  readonly version?: Maybe<VersionTag>;
};

/** What people add to a model inside the catalog; connectors never overwrite it. */
export type MlModelEditableProperties = {
  readonly __typename?: 'MLModelEditableProperties';
  /** Text by a catalog user, shown in place of the platform's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** Circumstances on which the quality of a model depends; a section of its model card. */
export type MlModelFactorPrompts = {
  readonly __typename?: 'MLModelFactorPrompts';
  /** Those among them that were measured, which may be others for want of data. */
  readonly evaluationFactors?: Maybe<ReadonlyArray<MlModelFactors>>;
  /** Circumstances in which the model may do better or worse. */
  readonly relevantFactors?: Maybe<ReadonlyArray<MlModelFactors>>;
};

/** Circumstances of one kind or several that belong together. */
export type MlModelFactors = {
  readonly __typename?: 'MLModelFactors';
  /** Conditions under which the input is taken, such as light or noise. */
  readonly environment?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Groups of people or things that share traits, such as an age range. */
  readonly groups?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Devices and settings that take the input, such as a camera. */
  readonly instrumentation?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** A set of models that belong together, usually the versions of one. */
export type MlModelGroup = Entity & {
  readonly __typename?: 'MLModelGroup';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * What the models of the group have in common.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a group of models inside the catalog; connectors never overwrite it. */
  readonly editableMlModelGroupProperties?: Maybe<MlModelGroupEditableProperties>;
  /** What people add to a group of models inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<MlModelGroupEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** What tells one model group from all others. */
  readonly mlModelGroupKey?: Maybe<MlModelGroupKey>;
  /** What the platform says about a group of models, usually the versions of one. */
  readonly mlModelGroupProperties?: Maybe<MlModelGroupProperties>;
  /** Full name of the group on the platform. */
  readonly name: Scalars['String']['output'];
  /** Environment to which the models of the group belong. */
  readonly origin: FabricType;
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** Registry or training service that keeps the group. */
  readonly platform: DataPlatform;
  /** What the platform says about a group of models, usually the versions of one. */
  readonly properties?: Maybe<MlModelGroupProperties>;
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


/** A set of models that belong together, usually the versions of one. */
export type MlModelGroupRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What people add to a group of models inside the catalog; connectors never overwrite it. */
export type MlModelGroupEditableProperties = {
  readonly __typename?: 'MLModelGroupEditableProperties';
  /** Text by a catalog user, shown in place of the platform's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** What tells one model group from all others. */
export type MlModelGroupKey = {
  readonly __typename?: 'MLModelGroupKey';
  /** Full name of the group on the platform. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Environment to which the models of the group belong. */
  readonly origin?: Maybe<FabricType>;
  /** Registry or training service that keeps the group. */
  readonly platform?: Maybe<Scalars['String']['output']>;
};

/** What the platform says about a group of models, usually the versions of one. */
export type MlModelGroupProperties = {
  readonly __typename?: 'MLModelGroupProperties';
  /** When the group was made, in epoch milliseconds, UTC. */
  readonly createdAt?: Maybe<Scalars['Long']['output']>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the models of the group have in common. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest version in the group, as the platform labels it. */
  readonly version?: Maybe<VersionTag>;
};

/** What tells one model from all others. */
export type MlModelKey = {
  readonly __typename?: 'MLModelKey';
  /**
   * Full name of the model on the platform; versions of it are separate models with names of their
   * own.
   */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Environment to which the model belongs. */
  readonly origin?: Maybe<FabricType>;
  /** Registry or training service that keeps the model. */
  readonly platform?: Maybe<Scalars['String']['output']>;
};

/** What the platform says about a model: its origin, settings, figures and connections. */
export type MlModelProperties = {
  readonly __typename?: 'MLModelProperties';
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** When the model was made, in epoch milliseconds, UTC. */
  readonly date?: Maybe<Scalars['Long']['output']>;
  /** Places at which the model is served. */
  readonly deployments?: Maybe<ReadonlyArray<MlModelDeployment>>;
  /** What the model predicts, and by what means. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Tasks that use the model; they are downstream of it. */
  readonly downstreamJobs?: Maybe<ReadonlyArray<DataJob>>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Groups that the model belongs to; they are downstream of it. */
  readonly groups?: Maybe<ReadonlyArray<MlModelGroup>>;
  /** Settings of the training by label, with their types kept; an alternative to hyperParams. */
  readonly hyperParameters?: Maybe<ReadonlyArray<MlModelPropertiesHyperParametersEntry>>;
  /** Settings of the training, with what is known about each. */
  readonly hyperParams?: Maybe<ReadonlyArray<MlHyperParam>>;
  /** Features that the model takes as input. */
  readonly mlFeatures?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Figures measured on live traffic. */
  readonly onlineMetrics?: Maybe<ReadonlyArray<MlMetric>>;
  /** Labels given on the platform; labels of the catalog are in globalTags. */
  readonly tags?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Tasks that trained the model; they are upstream of it. */
  readonly trainingJobs?: Maybe<ReadonlyArray<DataJob>>;
  /** Figures measured while training. */
  readonly trainingMetrics?: Maybe<ReadonlyArray<MlMetric>>;
  /** Family of algorithms, such as naive Bayes or a convolutional network. */
  readonly type?: Maybe<Scalars['String']['output']>;
  /** The label, such as v2.1 or a commit; absent when the source gives none. */
  readonly version?: Maybe<Scalars['String']['output']>;
};

export type MlModelPropertiesHyperParametersEntry = {
  readonly __typename?: 'MLModelPropertiesHyperParametersEntry';
  readonly key: Scalars['String']['output'];
  readonly value?: Maybe<HyperParameterValueType>;
};

/** A key by which rows of feature tables are looked up. */
export type MlPrimaryKey = Entity & {
  readonly __typename?: 'MLPrimaryKey';
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /**
   * Kind of values, as statistics sees them.
   * @deprecated Use properties.dataType.
   */
  readonly dataType?: Maybe<MlFeatureDataType>;
  /** Warns people off an asset that will go away. */
  readonly deprecation?: Maybe<Deprecation>;
  /**
   * What the key identifies.
   * @deprecated Use properties.description.
   */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /**
   * What people add to a primary key of feature tables inside the catalog; connectors never overwrite
   * it.
   */
  readonly editableMlPrimaryKeyProperties?: Maybe<MlPrimaryKeyEditableProperties>;
  /**
   * What people add to a primary key of feature tables inside the catalog; connectors never overwrite
   * it.
   */
  readonly editableProperties?: Maybe<MlPrimaryKeyEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Space within which key names are unique, usually the feature table. */
  readonly featureNamespace: Scalars['String']['output'];
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** What tells one primary key of feature tables from all others. */
  readonly mlPrimaryKeyKey?: Maybe<MlPrimaryKeyKey>;
  /** What the feature store says about a primary key of feature tables. */
  readonly mlPrimaryKeyProperties?: Maybe<MlPrimaryKeyProperties>;
  /** Label of the key in its namespace. */
  readonly name: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the feature store says about a primary key of feature tables. */
  readonly properties?: Maybe<MlPrimaryKeyProperties>;
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


/** A key by which rows of feature tables are looked up. */
export type MlPrimaryKeyRelationshipsArgs = {
  input: RelationshipsInput;
};

/**
 * What people add to a primary key of feature tables inside the catalog; connectors never overwrite
 * it.
 */
export type MlPrimaryKeyEditableProperties = {
  readonly __typename?: 'MLPrimaryKeyEditableProperties';
  /** Text by a catalog user, shown in place of the feature store's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
};

/** What tells one primary key of feature tables from all others. */
export type MlPrimaryKeyKey = {
  readonly __typename?: 'MLPrimaryKeyKey';
  /** Space within which key names are unique, usually the feature table. */
  readonly featureNamespace?: Maybe<Scalars['String']['output']>;
  /** Label of the key in its namespace. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What the feature store says about a primary key of feature tables. */
export type MlPrimaryKeyProperties = {
  readonly __typename?: 'MLPrimaryKeyProperties';
  /** Kind of values, as statistics sees them. */
  readonly dataType?: Maybe<MlFeatureDataType>;
  /** What the key identifies. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Datasets from which the key is taken; empty when none is known. */
  readonly sources?: Maybe<ReadonlyArray<Dataset>>;
  /** Version of the key's definition; absent when the store keeps no versions. */
  readonly version?: Maybe<VersionTag>;
};

/** Where the query was found. */
export type MatchedField = {
  readonly __typename?: 'MatchedField';
  /** Name of the field in the index. */
  readonly name: Scalars['String']['output'];
  /** The value in which it was found. */
  readonly value: Scalars['String']['output'];
};

/** A picture or the like that is shown along with a text. */
export type Media = {
  readonly __typename?: 'Media';
  /** Address it is loaded from. */
  readonly location?: Maybe<Scalars['String']['output']>;
  /** What kind of medium it is. */
  readonly type?: Maybe<MediaType>;
};

/** Kinds of media that can be shown. */
export type MediaType =
  /** A picture that browsers can draw. */
  | 'IMAGE';

/** How the quality of a model is measured; a section of its model card. */
export type Metrics = {
  readonly __typename?: 'Metrics';
  /** Limits from which the model decides one way or the other, and why. */
  readonly decisionThreshold?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
  /** Figures that were chosen, and why. */
  readonly performanceMeasures?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
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

/** A document of text, queries and charts that people write and run in a notebook tool. */
export type Notebook = Entity & {
  readonly __typename?: 'Notebook';
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathV2?: Maybe<BrowsePathsV2>;
  /** Folder-like places at which an entity is found when browsing. */
  readonly browsePaths?: Maybe<BrowsePaths>;
  /** The one place of an entity in the browse tree, with links to the entities along the way. */
  readonly browsePathsV2?: Maybe<BrowsePathsV2>;
  /** What a notebook holds. */
  readonly content?: Maybe<NotebookContent>;
  /** The installation, when the organisation runs several of the same platform. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** The domains; the catalog's own pages show the first one. */
  readonly domain?: Maybe<DomainAssociation>;
  /** Business domains that an asset belongs to. */
  readonly domains?: Maybe<Domains>;
  /** What people add to a notebook inside the catalog; connectors never overwrite it. */
  readonly editableNotebookProperties?: Maybe<NotebookEditableProperties>;
  /** What people add to a notebook inside the catalog; connectors never overwrite it. */
  readonly editableProperties?: Maybe<NotebookEditableProperties>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Tags on an entity or on one of its columns. */
  readonly globalTags?: Maybe<GlobalTags>;
  /** Business terms that say what an entity or a column means. */
  readonly glossaryTerms?: Maybe<GlossaryTerms>;
  /** What the notebook tool itself says about a notebook. */
  readonly info?: Maybe<NotebookInfo>;
  /** Links to pages where people wrote down what they know about an entity. */
  readonly institutionalMemory?: Maybe<InstitutionalMemory>;
  /** What a notebook holds. */
  readonly notebookContent?: Maybe<NotebookContent>;
  /** Identity of the notebook within the tool, unique over all of the tool's installations. */
  readonly notebookId: Scalars['String']['output'];
  /** What the notebook tool itself says about a notebook. */
  readonly notebookInfo?: Maybe<NotebookInfo>;
  /** What tells one notebook from all others. */
  readonly notebookKey?: Maybe<NotebookKey>;
  /** Tool in which the notebook is written and run, such as querybook. */
  readonly notebookTool: Scalars['String']['output'];
  /** Who answers for an entity. */
  readonly ownership?: Maybe<Ownership>;
  /** The technology, such as Snowflake or Kafka. */
  readonly platform: DataPlatform;
  /** What the notebook tool itself says about a notebook. */
  readonly properties?: Maybe<NotebookProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Names of what an entity is, finer than its entity type. */
  readonly subTypes?: Maybe<SubTypes>;
  /** Tags on an entity or on one of its columns. */
  readonly tags?: Maybe<GlobalTags>;
  /** Tool in which the notebook is written and run, such as querybook. */
  readonly tool: Scalars['String']['output'];
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A document of text, queries and charts that people write and run in a notebook tool. */
export type NotebookRelationshipsArgs = {
  input: RelationshipsInput;
};

/** One cell of a notebook. Exactly one of the three kinds is present, and type says which. */
export type NotebookCell = {
  readonly __typename?: 'NotebookCell';
  /** Content of a cell with type CHART_CELL. */
  readonly chartCell?: Maybe<ChartCell>;
  /** Content of a cell with type QUERY_CELL. */
  readonly queryCell?: Maybe<QueryCell>;
  /** Content of a cell with type TEXT_CELL. */
  readonly textCell?: Maybe<TextCell>;
  /** Which of the other fields is present. */
  readonly type?: Maybe<NotebookCellType>;
};

/** Kinds of cells. */
export type NotebookCellType =
  /** A picture of data. */
  | 'CHART_CELL'
  /** A query with its results. */
  | 'QUERY_CELL'
  /** Prose. */
  | 'TEXT_CELL';

/** What a notebook holds. */
export type NotebookContent = {
  readonly __typename?: 'NotebookContent';
  /** Cells from top to bottom. */
  readonly cells?: Maybe<ReadonlyArray<NotebookCell>>;
};

/** What people add to a notebook inside the catalog; connectors never overwrite it. */
export type NotebookEditableProperties = {
  readonly __typename?: 'NotebookEditableProperties';
  /** First appearance; time 0 and the user "unknown" when the source does not tell. */
  readonly created?: Maybe<AuditStamp>;
  /** Removal at the source; absent as long as the resource exists there. */
  readonly deleted?: Maybe<AuditStamp>;
  /** Text by a catalog user, shown in place of the tool's own description. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Latest change of content; equal to the default of created when the source does not tell. */
  readonly lastModified?: Maybe<AuditStamp>;
};

/** What the notebook tool itself says about a notebook. */
export type NotebookInfo = {
  readonly __typename?: 'NotebookInfo';
  /** When the notebook was made, changed and removed in its tool, and by whom. */
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the notebook is for, as written in the tool. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Heading shown in the tool. */
  readonly title?: Maybe<Scalars['String']['output']>;
};

/** What tells one notebook from all others. */
export type NotebookKey = {
  readonly __typename?: 'NotebookKey';
  /** Identity of the notebook within the tool, unique over all of the tool's installations. */
  readonly notebookId?: Maybe<Scalars['String']['output']>;
  /** Tool in which the notebook is written and run, such as querybook. */
  readonly notebookTool?: Maybe<Scalars['String']['output']>;
};

/** What the notebook tool itself says about a notebook. */
export type NotebookProperties = {
  readonly __typename?: 'NotebookProperties';
  /** When the notebook was made, changed and removed in its tool, and by whom. */
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
  /** Free pairs of name and value; searchable as name=value. */
  readonly customProperties?: Maybe<ReadonlyArray<CustomPropertiesEntry>>;
  /** What the notebook is for, as written in the tool. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page of the asset in its own tool. */
  readonly externalUrl?: Maybe<Scalars['String']['output']>;
  /** Heading shown in the tool. */
  readonly title?: Maybe<Scalars['String']['output']>;
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
  /** Kind of responsibility as an ownershipType entity. */
  readonly ownershipType?: Maybe<OwnershipTypeEntity>;
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

/** A way of being responsible for an asset, as an organisation defines it. */
export type OwnershipTypeEntity = Entity & {
  readonly __typename?: 'OwnershipTypeEntity';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity of the kind: a readable word for those delivered with the catalog, a UUID for others. */
  readonly id: Scalars['String']['output'];
  /** A kind of ownership that an organisation defines for itself. */
  readonly info?: Maybe<OwnershipTypeInfo>;
  /** A kind of ownership that an organisation defines for itself. */
  readonly ownershipTypeInfo?: Maybe<OwnershipTypeInfo>;
  /** What tells one kind of ownership from all others. */
  readonly ownershipTypeKey?: Maybe<OwnershipTypeKey>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A way of being responsible for an asset, as an organisation defines it. */
export type OwnershipTypeEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** A kind of ownership that an organisation defines for itself. */
export type OwnershipTypeInfo = {
  readonly __typename?: 'OwnershipTypeInfo';
  /** When the kind was defined, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What an owner of this kind answers for. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When its name or description last changed, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What tells one kind of ownership from all others. */
export type OwnershipTypeKey = {
  readonly __typename?: 'OwnershipTypeKey';
  /** Identity of the kind: a readable word for those delivered with the catalog, a UUID for others. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

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

/** How a resource's value is compared with those of a criterion. */
export type PolicyMatchCondition =
  /** One of the values is equal to it. */
  | 'EQUALS';

/** A condition on one property of a resource. */
export type PolicyMatchCriterion = {
  readonly __typename?: 'PolicyMatchCriterion';
  /** How the comparison is made. */
  readonly condition?: Maybe<PolicyMatchCondition>;
  /** Property that is looked at, such as TYPE, URN, DOMAIN or TAG. */
  readonly field?: Maybe<Scalars['String']['output']>;
  /** What the property is compared with; one match is enough. */
  readonly values?: Maybe<ReadonlyArray<Scalars['String']['output']>>;
};

/** Conditions that a resource has to meet, all of them. */
export type PolicyMatchFilter = {
  readonly __typename?: 'PolicyMatchFilter';
  /** The conditions; none of them means that every resource matches. */
  readonly criteria?: Maybe<ReadonlyArray<PolicyMatchCriterion>>;
};

/** A notice that is shown to people when they enter the catalog. */
export type Post = Entity & {
  readonly __typename?: 'Post';
  /** The message itself. */
  readonly content: PostContent;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity given when the post is written; mostly a UUID. */
  readonly id: Scalars['String']['output'];
  /** A message from those who run the catalog to those who use it. */
  readonly postInfo?: Maybe<PostInfo>;
  /** What tells one post from all others. */
  readonly postKey?: Maybe<PostKey>;
  /** Where the post is shown. */
  readonly postType: PostType;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A notice that is shown to people when they enter the catalog. */
export type PostRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What a post says. */
export type PostContent = {
  readonly __typename?: 'PostContent';
  /** Text below the heading. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Page that the post leads to; needed when type is LINK. */
  readonly link?: Maybe<Scalars['String']['output']>;
  /** Picture shown along with the text. */
  readonly media?: Maybe<Media>;
  /** Heading of the post. */
  readonly title?: Maybe<Scalars['String']['output']>;
  /** Whether the post is read in place or leads elsewhere. */
  readonly type?: Maybe<PostContentType>;
};

/** How a post is presented. */
export type PostContentType =
  /** A heading that leads to another page. */
  | 'LINK'
  /** Heading and text, read in place. */
  | 'TEXT';

/** A message from those who run the catalog to those who use it. */
export type PostInfo = {
  readonly __typename?: 'PostInfo';
  /** The message itself. */
  readonly content?: Maybe<PostContent>;
  /** When the post was written, in epoch milliseconds. */
  readonly created?: Maybe<Scalars['Long']['output']>;
  /** When the post was last changed, in epoch milliseconds. */
  readonly lastModified?: Maybe<Scalars['Long']['output']>;
  /** Where the post is shown. */
  readonly type?: Maybe<PostType>;
};

/** What tells one post from all others. */
export type PostKey = {
  readonly __typename?: 'PostKey';
  /** Identity given when the post is written; mostly a UUID. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** Places in which posts are shown. */
export type PostType =
  /** The page that users see first. */
  | 'HOME_PAGE_ANNOUNCEMENT';

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

/** Where the figures of a model by circumstance can be found; a section of its model card. */
export type QuantitativeAnalyses = {
  readonly __typename?: 'QuantitativeAnalyses';
  /** Quality for combinations of circumstances. */
  readonly intersectionalResults?: Maybe<Scalars['String']['output']>;
  /** Quality for each circumstance by itself. */
  readonly unitaryResults?: Maybe<Scalars['String']['output']>;
};

export type Query = {
  readonly __typename?: 'Query';
  /** The assertion with this URN. One that is not stored has its key and exists: false. */
  readonly assertion?: Maybe<Assertion>;
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
  /** The dataHubAccessToken with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubAccessToken?: Maybe<DataHubAccessToken>;
  /** The dataHubPolicy with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubPolicy?: Maybe<DataHubPolicy>;
  /** The dataHubRetention with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubRetention?: Maybe<DataHubRetention>;
  /** The dataHubRole with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubRole?: Maybe<DataHubRole>;
  /** The dataHubSecret with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubSecret?: Maybe<DataHubSecret>;
  /** The dataHubStepState with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubStepState?: Maybe<DataHubStepState>;
  /** The dataHubUpgrade with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubUpgrade?: Maybe<DataHubUpgrade>;
  /** The dataHubView with this URN. One that is not stored has its key and exists: false. */
  readonly dataHubView?: Maybe<DataHubView>;
  /** The dataJob with this URN. One that is not stored has its key and exists: false. */
  readonly dataJob?: Maybe<DataJob>;
  /** The dataPlatform with this URN. One that is not stored has its key and exists: false. */
  readonly dataPlatform?: Maybe<DataPlatform>;
  /** The dataPlatformInstance with this URN. One that is not stored has its key and exists: false. */
  readonly dataPlatformInstance?: Maybe<DataPlatformInstance>;
  /** The dataProcess with this URN. One that is not stored has its key and exists: false. */
  readonly dataProcess?: Maybe<DataProcess>;
  /** The dataProcessInstance with this URN. One that is not stored has its key and exists: false. */
  readonly dataProcessInstance?: Maybe<DataProcessInstance>;
  /** The dataProduct with this URN. One that is not stored has its key and exists: false. */
  readonly dataProduct?: Maybe<DataProduct>;
  /** The dataset with this URN. One that is not stored has its key and exists: false. */
  readonly dataset?: Maybe<Dataset>;
  /** The domain with this URN. One that is not stored has its key and exists: false. */
  readonly domain?: Maybe<Domain>;
  /** The entity with this URN, whatever its type. */
  readonly entity?: Maybe<Entity>;
  /** Whether anything is stored of the entity with this URN; soft-deleted entities exist. */
  readonly entityExists?: Maybe<Scalars['Boolean']['output']>;
  /** The dataHubExecutionRequest with this URN. One that is not stored has its key and exists: false. */
  readonly executionRequest?: Maybe<ExecutionRequest>;
  /** The globalSettings with this URN. One that is not stored has its key and exists: false. */
  readonly globalSettings?: Maybe<GlobalSettings>;
  /** The glossaryNode with this URN. One that is not stored has its key and exists: false. */
  readonly glossaryNode?: Maybe<GlossaryNode>;
  /** The glossaryTerm with this URN. One that is not stored has its key and exists: false. */
  readonly glossaryTerm?: Maybe<GlossaryTerm>;
  /** The dataHubIngestionSource with this URN. One that is not stored has its key and exists: false. */
  readonly ingestionSource?: Maybe<IngestionSource>;
  /** The inviteToken with this URN. One that is not stored has its key and exists: false. */
  readonly inviteToken?: Maybe<InviteTokenEntity>;
  /** The mlFeature with this URN. One that is not stored has its key and exists: false. */
  readonly mlFeature?: Maybe<MlFeature>;
  /** The mlFeatureTable with this URN. One that is not stored has its key and exists: false. */
  readonly mlFeatureTable?: Maybe<MlFeatureTable>;
  /** The mlModel with this URN. One that is not stored has its key and exists: false. */
  readonly mlModel?: Maybe<MlModel>;
  /** The mlModelDeployment with this URN. One that is not stored has its key and exists: false. */
  readonly mlModelDeployment?: Maybe<MlModelDeployment>;
  /** The mlModelGroup with this URN. One that is not stored has its key and exists: false. */
  readonly mlModelGroup?: Maybe<MlModelGroup>;
  /** The mlPrimaryKey with this URN. One that is not stored has its key and exists: false. */
  readonly mlPrimaryKey?: Maybe<MlPrimaryKey>;
  /** The notebook with this URN. One that is not stored has its key and exists: false. */
  readonly notebook?: Maybe<Notebook>;
  /** The ownershipType with this URN. One that is not stored has its key and exists: false. */
  readonly ownershipType?: Maybe<OwnershipTypeEntity>;
  /** The post with this URN. One that is not stored has its key and exists: false. */
  readonly post?: Maybe<Post>;
  /** The query with this URN. One that is not stored has its key and exists: false. */
  readonly query?: Maybe<QueryEntity>;
  /** The role with this URN. One that is not stored has its key and exists: false. */
  readonly role?: Maybe<Role>;
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
  /** The telemetry with this URN. One that is not stored has its key and exists: false. */
  readonly telemetry?: Maybe<Telemetry>;
  /** The test with this URN. One that is not stored has its key and exists: false. */
  readonly test?: Maybe<Test>;
};


export type QueryAssertionArgs = {
  urn: Scalars['String']['input'];
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


export type QueryDataHubAccessTokenArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubPolicyArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubRetentionArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubRoleArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubSecretArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubStepStateArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubUpgradeArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataHubViewArgs = {
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


export type QueryDataProcessArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataProcessInstanceArgs = {
  urn: Scalars['String']['input'];
};


export type QueryDataProductArgs = {
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


export type QueryExecutionRequestArgs = {
  urn: Scalars['String']['input'];
};


export type QueryGlobalSettingsArgs = {
  urn: Scalars['String']['input'];
};


export type QueryGlossaryNodeArgs = {
  urn: Scalars['String']['input'];
};


export type QueryGlossaryTermArgs = {
  urn: Scalars['String']['input'];
};


export type QueryIngestionSourceArgs = {
  urn: Scalars['String']['input'];
};


export type QueryInviteTokenArgs = {
  urn: Scalars['String']['input'];
};


export type QueryMlFeatureArgs = {
  urn: Scalars['String']['input'];
};


export type QueryMlFeatureTableArgs = {
  urn: Scalars['String']['input'];
};


export type QueryMlModelArgs = {
  urn: Scalars['String']['input'];
};


export type QueryMlModelDeploymentArgs = {
  urn: Scalars['String']['input'];
};


export type QueryMlModelGroupArgs = {
  urn: Scalars['String']['input'];
};


export type QueryMlPrimaryKeyArgs = {
  urn: Scalars['String']['input'];
};


export type QueryNotebookArgs = {
  urn: Scalars['String']['input'];
};


export type QueryOwnershipTypeArgs = {
  urn: Scalars['String']['input'];
};


export type QueryPostArgs = {
  urn: Scalars['String']['input'];
};


export type QueryQueryArgs = {
  urn: Scalars['String']['input'];
};


export type QueryRoleArgs = {
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


export type QueryTelemetryArgs = {
  urn: Scalars['String']['input'];
};


export type QueryTestArgs = {
  urn: Scalars['String']['input'];
};

/** A cell that asks a platform for data. */
export type QueryCell = {
  readonly __typename?: 'QueryCell';
  /** Identity of the cell, unique within its notebook. */
  readonly cellId?: Maybe<Scalars['String']['output']>;
  /** Heading of the cell; absent when its author gave none. */
  readonly cellTitle?: Maybe<Scalars['String']['output']>;
  /** When the cell was made, changed and removed in its tool, and by whom. */
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
  /** When the query last ran and who ran it; absent when it never did. */
  readonly lastExecuted?: Maybe<AuditStamp>;
  /** Text of the query before variables are filled in. */
  readonly rawQuery?: Maybe<Scalars['String']['output']>;
};

/** A query that people run against datasets, kept to be shown and shared. */
export type QueryEntity = Entity & {
  readonly __typename?: 'QueryEntity';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity given when the query is saved: a UUID, or a hash of its text. */
  readonly id: Scalars['String']['output'];
  /** A query that is worth knowing, with what it is for. */
  readonly properties?: Maybe<QueryProperties>;
  /** What tells one query from all others. */
  readonly queryKey?: Maybe<QueryKey>;
  /** A query that is worth knowing, with what it is for. */
  readonly queryProperties?: Maybe<QueryProperties>;
  /** What a query is about, so that it can be found from there. */
  readonly querySubjects?: Maybe<QuerySubjects>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Whether an entity is visible. This is how soft delete works. */
  readonly status?: Maybe<Status>;
  /** Everything the query reads, as far as it is known. */
  readonly subjects?: Maybe<ReadonlyArray<QuerySubject>>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A query that people run against datasets, kept to be shown and shared. */
export type QueryEntityRelationshipsArgs = {
  input: RelationshipsInput;
};

/** What tells one query from all others. */
export type QueryKey = {
  readonly __typename?: 'QueryKey';
  /** Identity given when the query is saved: a UUID, or a hash of its text. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** Languages that statements are written in. */
export type QueryLanguage =
  /** Any dialect of SQL. */
  | 'SQL';

/** A query that is worth knowing, with what it is for. */
export type QueryProperties = {
  readonly __typename?: 'QueryProperties';
  /** When the query was saved, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What the query answers. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** When the query was last changed, and by whom. */
  readonly lastModified?: Maybe<AuditStamp>;
  /** Name shown to people; absent when nobody named it. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** How the catalog came to know it. */
  readonly source?: Maybe<QuerySource>;
  /** The query itself. */
  readonly statement?: Maybe<QueryStatement>;
};

/** Ways in which the catalog comes to know a query. */
export type QuerySource =
  /** A person entered it in the catalog. */
  | 'MANUAL';

/** Text of a query and what it is written in. */
export type QueryStatement = {
  readonly __typename?: 'QueryStatement';
  /** Language of the text. */
  readonly language?: Maybe<QueryLanguage>;
  /** The text, ready to be run. */
  readonly value?: Maybe<Scalars['String']['output']>;
};

/** Something that a query reads. */
export type QuerySubject = {
  readonly __typename?: 'QuerySubject';
  /** Dataset that is read, or a single column of one. */
  readonly entity?: Maybe<Entity>;
};

/** What a query is about, so that it can be found from there. */
export type QuerySubjects = {
  readonly __typename?: 'QuerySubjects';
  /** Everything the query reads, as far as it is known. */
  readonly subjects?: Maybe<ReadonlyArray<QuerySubject>>;
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

/** Limits on the older versions of an aspect; one beyond any of them is removed. */
export type Retention = {
  readonly __typename?: 'Retention';
  /** Limit by age; absent when the age does not matter. */
  readonly time?: Maybe<TimeBasedRetention>;
  /** Limit by number; absent when the number does not matter. */
  readonly version?: Maybe<VersionBasedRetention>;
};

/** A right to use assets that is granted outside the catalog, by the system that holds them. */
export type Role = Entity & {
  readonly __typename?: 'Role';
  /** Who has a role in an outside system. */
  readonly actors?: Maybe<Actors>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Identity of the role in the system that grants access by it. */
  readonly id: Scalars['String']['output'];
  /** A role by which an outside system grants access to data. */
  readonly properties?: Maybe<RoleProperties>;
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** What tells one role in an outside system from all others. */
  readonly roleKey?: Maybe<RoleKey>;
  /** A role by which an outside system grants access to data. */
  readonly roleProperties?: Maybe<RoleProperties>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A right to use assets that is granted outside the catalog, by the system that holds them. */
export type RoleRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Offers one role on an asset. */
export type RoleAssociation = {
  readonly __typename?: 'RoleAssociation';
  /** URN of the entity that holds this. */
  readonly associatedUrn: Scalars['String']['output'];
  /** The role to ask for when access is wanted. */
  readonly role: Role;
  /** The role to ask for when access is wanted. */
  readonly urn?: Maybe<Scalars['String']['output']>;
};

/** What tells one role in an outside system from all others. */
export type RoleKey = {
  readonly __typename?: 'RoleKey';
  /** Identity of the role in the system that grants access by it. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** Roles that decide what a person or group may do in the catalog. */
export type RoleMembership = {
  readonly __typename?: 'RoleMembership';
  /** The roles, each at most once. */
  readonly roles?: Maybe<ReadonlyArray<DataHubRole>>;
};

/** A role by which an outside system grants access to data. */
export type RoleProperties = {
  readonly __typename?: 'RoleProperties';
  /** When the role was made in the outside system, and by whom. */
  readonly created?: Maybe<AuditStamp>;
  /** What the role gives access to. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Name shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
  /** Page on which people apply for the role; absent when there is none. */
  readonly requestUrl?: Maybe<Scalars['String']['output']>;
  /** What the role permits, such as READ, WRITE or ADMIN. */
  readonly type?: Maybe<Scalars['String']['output']>;
};

/** One of those to whom an outside system grants what the role permits. */
export type RoleUser = {
  readonly __typename?: 'RoleUser';
  /** The user, provisioned by the outside system. */
  readonly user?: Maybe<CorpUser>;
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
  /** Types to search; unless given, all but those that have to be named, such as internal ones. */
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

/** Where the code of a model can be read. */
export type SourceCode = {
  readonly __typename?: 'SourceCode';
  /** One entry a purpose; repositories or single files. */
  readonly sourceCode?: Maybe<ReadonlyArray<SourceCodeUrl>>;
};

/** A place of code and what the code is for. */
export type SourceCodeUrl = {
  readonly __typename?: 'SourceCodeUrl';
  /** Page or repository that holds the code. */
  readonly sourceCodeUrl?: Maybe<Scalars['String']['output']>;
  /** What the code does. */
  readonly type?: Maybe<SourceCodeUrlType>;
};

/** Purposes of code around a model. */
export type SourceCodeUrlType =
  /** Measures the quality of the model. */
  | 'EVALUATION_PIPELINE_SOURCE_CODE'
  /** Defines the model itself. */
  | 'ML_MODEL_SOURCE_CODE'
  /** Prepares data and trains the model. */
  | 'TRAINING_PIPELINE_SOURCE_CODE';

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

/** Findings of a run in a form that programs read. */
export type StructuredExecutionReport = {
  readonly __typename?: 'StructuredExecutionReport';
  /** Media type of serializedValue, such as application/json. */
  readonly contentType?: Maybe<Scalars['String']['output']>;
  /** The report as text in the format of contentType. */
  readonly serializedValue?: Maybe<Scalars['String']['output']>;
  /** Kind of report, which tells how to understand its content. */
  readonly type?: Maybe<Scalars['String']['output']>;
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
  /** The tag that was put on. */
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

/** Identity under which an installation reports figures on its use; there is one entity of this kind. */
export type Telemetry = Entity & {
  readonly __typename?: 'Telemetry';
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Name of the record. An installation has one, called clientId. */
  readonly name: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** Under which name an installation reports figures about its use. */
  readonly telemetryClientId?: Maybe<TelemetryClientId>;
  /** What tells one telemetry record from another. */
  readonly telemetryKey?: Maybe<TelemetryKey>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** Identity under which an installation reports figures on its use; there is one entity of this kind. */
export type TelemetryRelationshipsArgs = {
  input: RelationshipsInput;
};

/** Under which name an installation reports figures about its use. */
export type TelemetryClientId = {
  readonly __typename?: 'TelemetryClientId';
  /** Random identity, generated at the first start, that tells nothing of who runs the installation. */
  readonly clientId?: Maybe<Scalars['String']['output']>;
};

/** What tells one telemetry record from another. */
export type TelemetryKey = {
  readonly __typename?: 'TelemetryKey';
  /** Name of the record. An installation has one, called clientId. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** A rule that metadata has to meet, such as that every table has an owner. */
export type Test = Entity & {
  readonly __typename?: 'Test';
  /** Heading under which tests are grouped, free to choose. */
  readonly category: Scalars['String']['output'];
  /** The rule that decides whether an entity passes. */
  readonly definition: TestDefinition;
  /** What the test is good for; absent when its author gave none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Whether anything is stored of it; soft-deleted entities exist. */
  readonly exists?: Maybe<Scalars['Boolean']['output']>;
  /** Chosen by whoever defines the test, or a random one. */
  readonly id: Scalars['String']['output'];
  /** Title shown to people. */
  readonly name: Scalars['String']['output'];
  /** Edges to and from the entity, one step far. */
  readonly relationships?: Maybe<EntityRelationshipsResult>;
  /** What a metadata test demands of the entities it is run on. */
  readonly testInfo?: Maybe<TestInfo>;
  /** What tells one metadata test from all others. */
  readonly testKey?: Maybe<TestKey>;
  /** Type of the entity. */
  readonly type: EntityType;
  /** What identifies the entity. */
  readonly urn: Scalars['String']['output'];
};


/** A rule that metadata has to meet, such as that every table has an owner. */
export type TestRelationshipsArgs = {
  input: RelationshipsInput;
};

/** The rule of a metadata test. */
export type TestDefinition = {
  readonly __typename?: 'TestDefinition';
  /** The rule as JSON text; present when type is JSON. */
  readonly json?: Maybe<Scalars['String']['output']>;
  /** Language in which the rule is written. */
  readonly type?: Maybe<TestDefinitionType>;
};

/** Languages for rules of metadata tests. */
export type TestDefinitionType =
  /** A JSON document. */
  | 'JSON';

/** What a metadata test demands of the entities it is run on. */
export type TestInfo = {
  readonly __typename?: 'TestInfo';
  /** Heading under which tests are grouped, free to choose. */
  readonly category?: Maybe<Scalars['String']['output']>;
  /** The rule that decides whether an entity passes. */
  readonly definition?: Maybe<TestDefinition>;
  /** What the test is good for; absent when its author gave none. */
  readonly description?: Maybe<Scalars['String']['output']>;
  /** Title shown to people. */
  readonly name?: Maybe<Scalars['String']['output']>;
};

/** What tells one metadata test from all others. */
export type TestKey = {
  readonly __typename?: 'TestKey';
  /** Chosen by whoever defines the test, or a random one. */
  readonly id?: Maybe<Scalars['String']['output']>;
};

/** Outcome of one metadata test on an entity. */
export type TestResult = {
  readonly __typename?: 'TestResult';
  /** What was checked. */
  readonly test?: Maybe<Test>;
  /** Whether the entity passed. */
  readonly type: TestResultType;
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
  readonly failing: ReadonlyArray<TestResult>;
  /** Tests whose rule the entity meets. */
  readonly passing: ReadonlyArray<TestResult>;
};

/** A cell of prose. */
export type TextCell = {
  readonly __typename?: 'TextCell';
  /** Identity of the cell, unique within its notebook. */
  readonly cellId?: Maybe<Scalars['String']['output']>;
  /** Heading of the cell; absent when its author gave none. */
  readonly cellTitle?: Maybe<Scalars['String']['output']>;
  /** When the cell was made, changed and removed in its tool, and by whom. */
  readonly changeAuditStamps?: Maybe<ChangeAuditStamps>;
  /** The prose in the tool's markup, usually Markdown. */
  readonly text?: Maybe<Scalars['String']['output']>;
};

/** Keeps versions up to an age. */
export type TimeBasedRetention = {
  readonly __typename?: 'TimeBasedRetention';
  /** Age in seconds at which a version is removed. */
  readonly maxAgeInSeconds?: Maybe<Scalars['Int']['output']>;
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
  readonly startTimeMillis: Scalars['Long']['output'];
};

/** Length of a span of time. */
export type TimeWindowSize = {
  readonly __typename?: 'TimeWindowSize';
  /** How many units. */
  readonly multiple?: Maybe<Scalars['Int']['output']>;
  /** Unit to count in. */
  readonly unit?: Maybe<CalendarInterval>;
};

/** Datasets on which a model was trained; a section of its model card. */
export type TrainingData = {
  readonly __typename?: 'TrainingData';
  /** One entry a dataset; details may be left out where the data is confidential. */
  readonly trainingData?: Maybe<ReadonlyArray<BaseData>>;
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

/** Keeps a number of versions. */
export type VersionBasedRetention = {
  readonly __typename?: 'VersionBasedRetention';
  /** How many versions are kept, the latest included. */
  readonly maxVersions?: Maybe<Scalars['Int']['output']>;
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

/** A version as its source labels it. */
export type VersionTag = {
  readonly __typename?: 'VersionTag';
  /** The label, such as v2.1 or a commit; absent when the source gives none. */
  readonly versionTag?: Maybe<Scalars['String']['output']>;
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
