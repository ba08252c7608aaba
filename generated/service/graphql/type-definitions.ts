// @generated from models/ by "npm run generate". Do not edit.

/** The text of `schema.graphql`. */
export const typeDefinitions = `type Query {
  """
  The assertion with this URN. One that is not stored has its key and exists: false.
  """
  assertion(urn: String!): Assertion
  """
  The chart with this URN. One that is not stored has its key and exists: false.
  """
  chart(urn: String!): Chart
  """
  The container with this URN. One that is not stored has its key and exists: false.
  """
  container(urn: String!): Container
  """
  The corpGroup with this URN. One that is not stored has its key and exists: false.
  """
  corpGroup(urn: String!): CorpGroup
  """
  The corpuser with this URN. One that is not stored has its key and exists: false.
  """
  corpUser(urn: String!): CorpUser
  """
  The dashboard with this URN. One that is not stored has its key and exists: false.
  """
  dashboard(urn: String!): Dashboard
  """
  The dataFlow with this URN. One that is not stored has its key and exists: false.
  """
  dataFlow(urn: String!): DataFlow
  """
  The dataHubAccessToken with this URN. One that is not stored has its key and exists: false.
  """
  dataHubAccessToken(urn: String!): DataHubAccessToken
  """
  The dataHubExecutionRequest with this URN. One that is not stored has its key and exists: false.
  """
  executionRequest(urn: String!): ExecutionRequest
  """
  The dataHubIngestionSource with this URN. One that is not stored has its key and exists: false.
  """
  ingestionSource(urn: String!): IngestionSource
  """
  The dataHubPolicy with this URN. One that is not stored has its key and exists: false.
  """
  dataHubPolicy(urn: String!): DataHubPolicy
  """
  The dataHubRetention with this URN. One that is not stored has its key and exists: false.
  """
  dataHubRetention(urn: String!): DataHubRetention
  """
  The dataHubRole with this URN. One that is not stored has its key and exists: false.
  """
  dataHubRole(urn: String!): DataHubRole
  """
  The dataHubSecret with this URN. One that is not stored has its key and exists: false.
  """
  dataHubSecret(urn: String!): DataHubSecret
  """
  The dataHubStepState with this URN. One that is not stored has its key and exists: false.
  """
  dataHubStepState(urn: String!): DataHubStepState
  """
  The dataHubUpgrade with this URN. One that is not stored has its key and exists: false.
  """
  dataHubUpgrade(urn: String!): DataHubUpgrade
  """
  The dataHubView with this URN. One that is not stored has its key and exists: false.
  """
  dataHubView(urn: String!): DataHubView
  """
  The dataJob with this URN. One that is not stored has its key and exists: false.
  """
  dataJob(urn: String!): DataJob
  """
  The dataPlatform with this URN. One that is not stored has its key and exists: false.
  """
  dataPlatform(urn: String!): DataPlatform
  """
  The dataPlatformInstance with this URN. One that is not stored has its key and exists: false.
  """
  dataPlatformInstance(urn: String!): DataPlatformInstance
  """
  The dataProcess with this URN. One that is not stored has its key and exists: false.
  """
  dataProcess(urn: String!): DataProcess
  """
  The dataProcessInstance with this URN. One that is not stored has its key and exists: false.
  """
  dataProcessInstance(urn: String!): DataProcessInstance
  """
  The dataProduct with this URN. One that is not stored has its key and exists: false.
  """
  dataProduct(urn: String!): DataProduct
  """
  The dataset with this URN. One that is not stored has its key and exists: false.
  """
  dataset(urn: String!): Dataset
  """
  The domain with this URN. One that is not stored has its key and exists: false.
  """
  domain(urn: String!): Domain
  """
  The globalSettings with this URN. One that is not stored has its key and exists: false.
  """
  globalSettings(urn: String!): GlobalSettings
  """
  The glossaryNode with this URN. One that is not stored has its key and exists: false.
  """
  glossaryNode(urn: String!): GlossaryNode
  """
  The glossaryTerm with this URN. One that is not stored has its key and exists: false.
  """
  glossaryTerm(urn: String!): GlossaryTerm
  """
  The inviteToken with this URN. One that is not stored has its key and exists: false.
  """
  inviteToken(urn: String!): InviteTokenEntity
  """
  The mlFeature with this URN. One that is not stored has its key and exists: false.
  """
  mlFeature(urn: String!): MLFeature
  """
  The mlFeatureTable with this URN. One that is not stored has its key and exists: false.
  """
  mlFeatureTable(urn: String!): MLFeatureTable
  """
  The mlModel with this URN. One that is not stored has its key and exists: false.
  """
  mlModel(urn: String!): MLModel
  """
  The mlModelDeployment with this URN. One that is not stored has its key and exists: false.
  """
  mlModelDeployment(urn: String!): MLModelDeployment
  """
  The mlModelGroup with this URN. One that is not stored has its key and exists: false.
  """
  mlModelGroup(urn: String!): MLModelGroup
  """
  The mlPrimaryKey with this URN. One that is not stored has its key and exists: false.
  """
  mlPrimaryKey(urn: String!): MLPrimaryKey
  """
  The notebook with this URN. One that is not stored has its key and exists: false.
  """
  notebook(urn: String!): Notebook
  """
  The ownershipType with this URN. One that is not stored has its key and exists: false.
  """
  ownershipType(urn: String!): OwnershipTypeEntity
  """
  The post with this URN. One that is not stored has its key and exists: false.
  """
  post(urn: String!): Post
  """
  The query with this URN. One that is not stored has its key and exists: false.
  """
  query(urn: String!): QueryEntity
  """
  The role with this URN. One that is not stored has its key and exists: false.
  """
  role(urn: String!): Role
  """
  The schemaField with this URN. One that is not stored has its key and exists: false.
  """
  schemaField(urn: String!): SchemaFieldEntity
  """
  The tag with this URN. One that is not stored has its key and exists: false.
  """
  tag(urn: String!): Tag
  """
  The telemetry with this URN. One that is not stored has its key and exists: false.
  """
  telemetry(urn: String!): Telemetry
  """
  The test with this URN. One that is not stored has its key and exists: false.
  """
  test(urn: String!): Test
  """The entity with this URN, whatever its type."""
  entity(urn: String!): Entity
  """
  Find entities that are connected to one by lineage, over any number of hops.
  """
  searchAcrossLineage(input: SearchAcrossLineageInput!): SearchAcrossLineageResults
  """Find entities of one type."""
  search(input: SearchInput!): SearchResults
  """Find entities of several types at once."""
  searchAcrossEntities(input: SearchAcrossEntitiesInput!): SearchResults
  """Complete what somebody types to the names of entities."""
  autoComplete(input: AutoCompleteInput!): AutoCompleteResults
  """Look into one place of the tree in which entities of a type are filed."""
  browse(input: BrowseInput!): BrowseResults
  """
  Whether anything is stored of the entity with this URN; soft-deleted entities exist.
  """
  entityExists(urn: String!): Boolean
}

type Mutation {
  """
  Replace parts of what people say of a dataset; each given part replaces its whole aspect.
  """
  updateDataset(urn: String!, input: DatasetUpdateInput!): Dataset
  """Replace the description that people gave to an entity or to a column."""
  updateDescription(input: DescriptionUpdateInput!): Boolean
  """Add and remove lineage edges, all of them or none."""
  updateLineage(input: UpdateLineageInput!): Boolean
  """The same as the query of this name."""
  searchAcrossLineage(input: SearchAcrossLineageInput!): SearchAcrossLineageResults @deprecated(reason: "It changes nothing; send it as a query.")
}

"""Roles that a person can ask for in order to reach the data."""
type Access {
  """Roles that open this asset, in the order in which they are offered."""
  roles: [RoleAssociation!]
}

"""Audience of a chart or dashboard within its BI tool."""
enum AccessLevel {
  """Anyone who can sign in to the tool."""
  PUBLIC
  """Only those who were let in by name."""
  PRIVATE
}

"""Who has a role in an outside system."""
type Actors {
  """Users provisioned with the role; absent when this is not known."""
  users: [RoleUser!]
}

"""A value of a field and how many results have it."""
type AggregationMetadata {
  value: String!
  count: Long!
  """The entity that the value is the URN of."""
  entity: Entity
}

"""Conditions that must all hold."""
input AndFilterInput {
  and: [FacetFilterInput!]
}

"""
A rule that data has to meet. A tool checks it again and again, and each check is an event.
"""
type Assertion implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one assertion from all others."""
  assertionKey: AssertionKey
  """
  What an assertion demands of the data, as the tool that checks it defines the rule.
  """
  assertionInfo: AssertionInfo
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """One evaluation of an assertion against the data, as an event in time."""
  assertionRunEvent(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [AssertionRunEvent!]
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """
  Made by the connector, usually a hash over tool, dataset and rule, so that it stays the same
  from run to run.
  """
  assertionId: String!
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  What an assertion demands of the data, as the tool that checks it defines the rule.
  """
  info: AssertionInfo
}

"""
What an assertion demands of the data, as the tool that checks it defines the rule.
"""
type AssertionInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """
  Kind of asset that the rule is about; it tells which of the fields below is filled in.
  """
  type: AssertionType
  """The rule itself; present when type is DATASET."""
  datasetAssertion: DatasetAssertionInfo
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one assertion from all others."""
type AssertionKey {
  """
  Made by the connector, usually a hash over tool, dataset and rule, so that it stays the same
  from run to run.
  """
  assertionId: String
}

"""Outcome of one evaluation of an assertion, with the figures behind it."""
type AssertionResult {
  """Rows that were looked at; absent when the tool does not count them."""
  rowCount: Long
  """Rows among them whose checked column was null."""
  missingCount: Long
  """Rows among them that broke the rule."""
  unexpectedCount: Long
  """
  Figure measured, for rules that compare an aggregate such as a mean with a bound.
  """
  actualAggValue: Float
  """Whatever else the tool reports, under its own names."""
  nativeResults: [StringMapEntry!]
  """Page in the tool that shows this evaluation."""
  externalUrl: String
  """Whether the data met the rule."""
  type: AssertionResultType!
}

"""Verdicts of an evaluation."""
enum AssertionResultType {
  """The data met the rule."""
  SUCCESS
  """The data broke the rule."""
  FAILURE
}

"""One evaluation of an assertion against the data, as an event in time."""
type AssertionRunEvent {
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """
  Identifies the run of the tool; all assertions evaluated together share it.
  """
  runId: String
  """Asset that was checked, usually a dataset."""
  asserteeUrn: String
  """Part of the data that was checked; absent when it was all of it."""
  batchSpec: BatchSpec
  """How far the evaluation has come."""
  status: AssertionRunStatus
  """
  Verdict and figures; absent if the tool reported only that the evaluation took place.
  """
  result: AssertionResult
  """
  Parameters with which this run was started, such as the date it was made for.
  """
  runtimeContext: [StringMapEntry!]
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long!
  """Assertion evaluated; the same as the entity that carries the event."""
  assertionUrn: String!
}

"""How far an evaluation has come."""
enum AssertionRunStatus {
  """Evaluated to the end, whatever the verdict."""
  COMPLETE
}

"""
Figures that can be derived from the data before it is compared. Common to all tools.
"""
enum AssertionStdAggregation {
  """How many rows there are."""
  ROW_COUNT
  """The list of columns."""
  COLUMNS
  """How many columns there are."""
  COLUMN_COUNT
  """Each value by itself, with nothing computed."""
  IDENTITY
  """Average of the values."""
  MEAN
  """Value in the middle when all are sorted."""
  MEDIAN
  """How many different values occur."""
  UNIQUE_COUNT
  """
  Different values divided by rows, from 0 to 1. The spelling is fixed by stored data.
  """
  UNIQUE_PROPOTION
  """How many values are null."""
  NULL_COUNT
  """Null values divided by rows, from 0 to 1."""
  NULL_PROPORTION
  """Standard deviation of the values."""
  STDDEV
  """Smallest value."""
  MIN
  """Largest value."""
  MAX
  """All values added up."""
  SUM
  """
  A figure that only the tool knows; nativeType and nativeParameters describe it.
  """
  _NATIVE_
}

"""
Comparisons between what was derived and what is demanded. Common to all tools.
"""
enum AssertionStdOperator {
  """From minValue to maxValue, both included."""
  BETWEEN
  """Below value."""
  LESS_THAN
  """Below value or equal to it."""
  LESS_THAN_OR_EQUAL_TO
  """Above value."""
  GREATER_THAN
  """Above value or equal to it."""
  GREATER_THAN_OR_EQUAL_TO
  """The same as value."""
  EQUAL_TO
  """Never null; takes no parameter."""
  NOT_NULL
  """Holds value somewhere in the text or list."""
  CONTAIN
  """Text that ends in value."""
  END_WITH
  """Text that begins with value."""
  START_WITH
  """Text that matches value as a regular expression of the tool's dialect."""
  REGEX_MATCH
  """One of the members that value lists."""
  IN
  """None of the members that value lists."""
  NOT_IN
  """
  A comparison that only the tool knows; nativeType and nativeParameters describe it.
  """
  _NATIVE_
}

"""An operand of a comparison. All operands travel as text."""
type AssertionStdParameter {
  """The operand written out; lists and sets as a JSON array."""
  value: String
  """How to read the text."""
  type: AssertionStdParameterType
}

"""Ways to read the text of an operand."""
enum AssertionStdParameterType {
  """As it stands."""
  STRING
  """A decimal number."""
  NUMBER
  """A JSON array whose order counts."""
  LIST
  """A JSON array whose order does not count."""
  SET
  """The tool did not say."""
  UNKNOWN
}

"""Operands of a comparison; the operator tells which of them it takes."""
type AssertionStdParameters {
  """The only operand of operators that take one."""
  value: AssertionStdParameter
  """Upper bound, included."""
  maxValue: AssertionStdParameter
  """Lower bound, included."""
  minValue: AssertionStdParameter
}

"""Kinds of assets that a rule can be about."""
enum AssertionType {
  """A rule about a dataset, its columns or its schema."""
  DATASET
}

"""Who did something, and when."""
type AuditStamp {
  """Who did it: a person, a group or a service account."""
  actor: String
  """
  Who really sent the request when the actor was acted for by somebody else.
  """
  impersonator: String
  """Reason or remark that the author left, for people to read."""
  message: String
  """Moment of the act, in epoch milliseconds, UTC."""
  time: Long!
}

"""What to complete."""
input AutoCompleteInput {
  """Type of the entities; unless given, all that people complete names of."""
  type: EntityType
  """The beginning of a word."""
  query: String!
  """Field to complete in; every field that is meant for it unless given."""
  field: String
  """Most completions; 5 unless given."""
  limit: Int
  """Conditions that must all hold; passed over when orFilters is given."""
  filters: [FacetFilterInput!]
  """Groups of conditions of which one is enough."""
  orFilters: [AndFilterInput!]
}

"""Completions, best first."""
type AutoCompleteResults {
  query: String!
  """Distinct texts."""
  suggestions: [String!]!
  """Entities that they come from."""
  entities: [Entity!]!
}

"""Kinds of work that are known by name."""
enum AzkabanJobType {
  """A program started from a shell line."""
  COMMAND
  """A Java program on Hadoop."""
  HADOOP_JAVA
  """A shell script on Hadoop."""
  HADOOP_SHELL
  """A Hive query."""
  HIVE
  """A Pig script."""
  PIG
  """A SQL statement or script."""
  SQL
  """An AWS Glue job."""
  GLUE
}

"""A dataset that a model was trained or judged on."""
type BaseData {
  """The dataset as the catalog knows it."""
  dataset: String
  """Why this dataset was chosen; absent when nobody wrote it down."""
  motivation: String
  """Steps that were applied before use, in order, such as tokenising."""
  preProcessing: [String!]
}

"""Tells which part of the data an evaluation looked at."""
type BatchSpec {
  """
  Identity of the part in the tool that checked it, for instance a partition.
  """
  nativeBatchId: String
  """Query that selects the part, in the language of the data's platform."""
  query: String
  """Most rows that were read; absent when there was no limit."""
  limit: Int
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""Schema of a binary JSON store."""
type BinaryJsonSchema {
  """The schema document as text."""
  schema: String
}

"""Which place of the tree to look into."""
input BrowseInput {
  type: EntityType!
  """Segments of the place; the root unless given."""
  path: [String!]
  """Number of groups and entities to pass over; 0 unless given."""
  start: Int
  """Most groups and entities to answer; 10 unless given."""
  count: Int
  """Conditions that must all hold; passed over when orFilters is given."""
  filters: [FacetFilterInput!]
  """Groups of conditions of which one is enough."""
  orFilters: [AndFilterInput!]
}

"""One step of a browse path."""
type BrowsePathEntry {
  """Text of the step; it names the folder when there is no URN to name it."""
  id: String
  """
  Entity that the step stands for, such as a container; absent for a plain folder.
  """
  urn: String
}

"""Folder-like places at which an entity is found when browsing."""
type BrowsePaths {
  """
  Full paths that begin with a slash and are split by slashes, such as /prod/hive/sales.
  """
  paths: [String!]
}

"""
The one place of an entity in the browse tree, with links to the entities along the way.
"""
type BrowsePathsV2 {
  """
  Steps from the root down to the parent; the entity itself is not among them.
  """
  path: [BrowsePathEntry!]
}

"""A place one step further down."""
type BrowseResultGroup {
  name: String!
  """Number of entities below it."""
  count: Long!
}

"""Where the tree was looked into."""
type BrowseResultMetadata {
  path: [String!]!
  """Number of entities below the groups."""
  totalNumEntities: Long!
}

"""A window on one place of the tree: groups first, then entities."""
type BrowseResults {
  start: Int!
  count: Int!
  """Number of groups and entities here."""
  total: Int!
  groups: [BrowseResultGroup!]!
  entities: [Entity!]!
  metadata: BrowseResultMetadata!
}

"""Units by which time is cut into buckets."""
enum CalendarInterval {
  """One second."""
  SECOND
  """Sixty seconds."""
  MINUTE
  """Sixty minutes."""
  HOUR
  """A calendar day, UTC."""
  DAY
  """Seven days, from Monday."""
  WEEK
  """From the first of a month to its last day."""
  MONTH
  """Three calendar months."""
  QUARTER
  """From the first of January to the end of December."""
  YEAR
}

"""Known gaps in what was examined about a model."""
type CaveatDetails {
  """
  True when its authors ask for more tests before the model is relied on.
  """
  needsFurtherTesting: Boolean
  """The gap in words."""
  caveatDescription: String
  """Groups of people or things that the data leaves out."""
  groupsNotRepresented: [String!]
}

"""
What its authors want users of a model to bear in mind; a section of its model card.
"""
type CaveatsAndRecommendations {
  """Known gaps."""
  caveats: CaveatDetails
  """How the model should be used, or what to do better next time."""
  recommendations: String
  """What a dataset for judging the model should be like."""
  idealDatasetCharacteristics: [String!]
}

"""Life of a resource in its source system: made, changed, removed."""
type ChangeAuditStamps {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
}

"""A picture of data in a BI tool."""
type Chart implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one chart from all others."""
  chartKey: ChartKey
  """
  What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
  """
  chartInfo: ChartInfo
  """
  What people add to a chart inside the catalog; connectors never overwrite it.
  """
  editableChartProperties: ChartEditableProperties
  """The query by which a chart gets its data, as text."""
  chartQuery: ChartQuery
  """Columns from which a chart or dashboard is made."""
  inputFields: InputFields
  """
  How often a chart was looked at, either since the beginning or within one bucket of time.
  """
  chartUsageStatistics(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [ChartUsageStatistics!]
  """Lets the catalog show an asset's live view inside its own page."""
  embed: Embed
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Business domains that an asset belongs to."""
  domains: Domains
  """The holder, such as the schema of a table or the database of a schema."""
  container: Container
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """BI tool that draws the chart, such as looker or superset."""
  dashboardTool: String!
  """
  Identity of the chart within the tool, unique over all of the tool's installations.
  """
  chartId: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """BI tool that draws the chart, such as looker or superset."""
  tool: String!
  """
  What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
  """
  properties: ChartProperties
  """
  What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
  """
  info: ChartInfo @deprecated(reason: "Use properties.")
  """
  What people add to a chart inside the catalog; connectors never overwrite it.
  """
  editableProperties: ChartEditableProperties
  """The query by which a chart gets its data, as text."""
  query: ChartQuery
}

"""A cell that draws data; what it draws is not recorded."""
type ChartCell {
  """Heading of the cell; absent when its author gave none."""
  cellTitle: String
  """Identity of the cell, unique within its notebook."""
  cellId: String
  """When the cell was made, changed and removed in its tool, and by whom."""
  changeAuditStamps: ChangeAuditStamps
}

"""
What people add to a chart inside the catalog; connectors never overwrite it.
"""
type ChartEditableProperties {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """Text by a catalog user, shown in place of the tool's own description."""
  description: String
}

"""
What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
"""
type ChartInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Heading shown above the chart in its tool."""
  title: String
  """
  What a viewer learns from the chart, as written in the tool; editors of the catalog write to
  EditableChartProperties instead.
  """
  description: String
  """When the chart was made, changed and removed in its tool, and by whom."""
  lastModified: ChangeAuditStamps
  """Page in the BI tool that opens this chart."""
  chartUrl: String
  """Datasets that feed the chart, without any detail on the connection."""
  inputs: [Dataset!] @deprecated(reason: "Use inputEdges, which also says since when and by whom.")
  """
  Datasets that feed the chart, each with the time and the author of the connection.
  """
  inputEdges: [Edge!]
  """
  Way in which the data is drawn; absent when the tool uses one that has no counterpart here.
  """
  type: ChartType
  """Audience that may open the chart in its tool."""
  access: AccessLevel
  """When the chart's data was last reloaded, in epoch milliseconds, UTC."""
  lastRefreshed: Long
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one chart from all others."""
type ChartKey {
  """BI tool that draws the chart, such as looker or superset."""
  dashboardTool: String
  """
  Identity of the chart within the tool, unique over all of the tool's installations.
  """
  chartId: String
}

"""
What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
"""
type ChartProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Heading shown above the chart in its tool."""
  title: String
  """
  What a viewer learns from the chart, as written in the tool; editors of the catalog write to
  EditableChartProperties instead.
  """
  description: String
  """When the chart was made, changed and removed in its tool, and by whom."""
  lastModified: ChangeAuditStamps
  """Page in the BI tool that opens this chart."""
  chartUrl: String
  """Datasets that feed the chart, without any detail on the connection."""
  inputs: [Dataset!] @deprecated(reason: "Use inputEdges, which also says since when and by whom.")
  """
  Datasets that feed the chart, each with the time and the author of the connection.
  """
  inputEdges: [Edge!]
  """
  Way in which the data is drawn; absent when the tool uses one that has no counterpart here.
  """
  type: ChartType
  """Audience that may open the chart in its tool."""
  access: AccessLevel
  """When the chart's data was last reloaded, in epoch milliseconds, UTC."""
  lastRefreshed: Long
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""The query by which a chart gets its data, as text."""
type ChartQuery {
  """Query text exactly as the tool runs it."""
  rawQuery: String
  """Language that the text is written in."""
  type: ChartQueryType
}

"""Languages in which a chart's query can be written."""
enum ChartQueryType {
  """Looker's modelling language."""
  LOOKML
  """SQL in any dialect."""
  SQL
}

"""Visual forms that a chart can take."""
enum ChartType {
  """Bars whose length shows the value."""
  BAR
  """Sectors of a circle, for shares of a whole."""
  PIE
  """Points in a plane, one per observation."""
  SCATTER
  """Rows and columns of numbers."""
  TABLE
  """Prose or a single figure."""
  TEXT
  """Values joined along an axis, mostly time."""
  LINE
  """A line with the space below it filled."""
  AREA
  """Counts by interval of one variable."""
  HISTOGRAM
  """Median, quartiles and outliers."""
  BOX_PLOT
  """Words sized by their frequency."""
  WORD_CLOUD
  """Groups followed over periods, as a heat map."""
  COHORT
}

"""
How often a chart was looked at, either since the beginning or within one bucket of time.
"""
type ChartUsageStatistics {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Times that the chart was opened."""
  viewsCount: Int
  """Different people who opened the chart."""
  uniqueUserCount: Int
  """The same figures split by person; usually only the most active ones."""
  userCounts: [ChartUserUsageCounts!]
}

"""One person's use of a chart."""
type ChartUserUsageCounts {
  """The person, a corpuser URN."""
  user: String
  """Times that this person opened the chart."""
  viewsCount: Int
}

"""Where an asset lives: the technology, and which installation of it."""
type CommonDataPlatformInstance {
  """The technology, such as Snowflake or Kafka."""
  platform: String
  """
  The installation, when the organisation runs several of the same platform.
  """
  instance: String
}

"""Ways to compare a field with the criterion's value."""
enum Condition {
  """The field contains the text."""
  CONTAIN
  """The field ends with the text."""
  END_WITH
  """The field is the value, or any one of several values."""
  EQUAL
  """The field has no value; the criterion's own value does not matter."""
  IS_NULL
  """The field has a value; the criterion's own value does not matter."""
  EXISTS
  """The field is above the value."""
  GREATER_THAN
  """The field is the value or above it."""
  GREATER_THAN_OR_EQUAL_TO
  """The field is any one of the values."""
  IN
  """The field is below the value."""
  LESS_THAN
  """The field is the value or below it."""
  LESS_THAN_OR_EQUAL_TO
  """The field begins with the text."""
  START_WITH
}

"""Criteria that must all hold."""
type ConjunctiveCriterion {
  """The criteria; an empty array holds for everything."""
  and: [Criterion!]
}

"""
Something that holds datasets and other containers: a database, a schema, a folder, a project.
"""
type Container implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one container from all others."""
  containerKey: ContainerKey
  """
  What the source says about a container: a database, a schema, a folder, a project.
  """
  containerProperties: ContainerProperties
  """
  What people add to a container inside the catalog; connectors never overwrite it.
  """
  editableContainerProperties: ContainerEditableProperties
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """Names of what an entity is, finer than its entity type."""
  subTypes: SubTypes
  """Who answers for an entity."""
  ownership: Ownership
  """The holder, such as the schema of a table or the database of a schema."""
  container: Container
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Business domains that an asset belongs to."""
  domains: Domains
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """
  Identifier computed from what the container is, so that every connector arrives at the same
  one.
  """
  guid: String
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """
  What the source says about a container: a database, a schema, a folder, a project.
  """
  properties: ContainerProperties
  """
  What people add to a container inside the catalog; connectors never overwrite it.
  """
  editableProperties: ContainerEditableProperties
}

"""Puts an entity into the container that directly holds it."""
type ContainerContainer {
  """The holder, such as the schema of a table or the database of a schema."""
  container: Container
}

"""
What people add to a container inside the catalog; connectors never overwrite it.
"""
type ContainerEditableProperties {
  """
  Text by a catalog user, shown in place of the source's own description.
  """
  description: String
}

"""What tells one container from all others."""
type ContainerKey {
  """
  Identifier computed from what the container is, so that every connector arrives at the same
  one.
  """
  guid: String
}

"""
What the source says about a container: a database, a schema, a folder, a project.
"""
type ContainerProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name with all its parents, in the writing of the platform."""
  qualifiedName: String
  """What belongs in the container, as written at the source."""
  description: String
  """When the container came into being at the source, and by whom."""
  created: TimeStamp
  """When the container itself last changed at the source, and by whom."""
  lastModified: TimeStamp
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
  """Short name for people, unique only within its parent."""
  name: String!
}

"""A group of people, for ownership and access."""
type CorpGroup implements Entity & OwnerType {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one group from all others."""
  corpGroupKey: CorpGroupKey
  """What the identity provider says about a group of people."""
  corpGroupInfo: CorpGroupInfo
  """
  What people add to a group inside the catalog; identity providers never overwrite it.
  """
  corpGroupEditableInfo: CorpGroupEditableInfo
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """
  Tells entities that were made in the catalog from those that were brought in.
  """
  origin: Origin
  """
  Name of the group at the identity provider, URL-encoded where it holds reserved characters.
  """
  name: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """What the identity provider says about a group of people."""
  info: CorpGroupInfo @deprecated(reason: "Use properties.")
  """What the identity provider says about a group of people."""
  properties: CorpGroupProperties
  """
  What people add to a group inside the catalog; identity providers never overwrite it.
  """
  editableProperties: CorpGroupEditableProperties
}

"""
What people add to a group inside the catalog; identity providers never overwrite it.
"""
type CorpGroupEditableInfo {
  """What the group does."""
  description: String
  """Picture shown beside the group's name."""
  pictureLink: String
  """Channel in which the group can be reached."""
  slack: String
  """
  Address at which the group can be reached, in place of the one in CorpGroupInfo.
  """
  email: String
}

"""
What people add to a group inside the catalog; identity providers never overwrite it.
"""
type CorpGroupEditableProperties {
  """What the group does."""
  description: String
  """Picture shown beside the group's name."""
  pictureLink: String
  """Channel in which the group can be reached."""
  slack: String
  """
  Address at which the group can be reached, in place of the one in CorpGroupInfo.
  """
  email: String
}

"""What the identity provider says about a group of people."""
type CorpGroupInfo {
  """Name shown to people."""
  displayName: String
  """Mail address of the whole group."""
  email: String
  """People who manage the group."""
  admins: [CorpUser!] @deprecated(reason: "Use the aspect ownership.")
  """People in the group."""
  members: [CorpUser!] @deprecated(reason: "Use groupMembership or nativeGroupMembership on the people.")
  """Groups inside this one."""
  groups: [CorpGroup!] @deprecated(reason: "Nested groups are not resolved; list people directly.")
  """What the group does."""
  description: String
  """Channel in which the group can be reached."""
  slack: String
  """When the group was made, and by whom."""
  created: AuditStamp
}

"""What tells one group from all others."""
type CorpGroupKey {
  """
  Name of the group at the identity provider, URL-encoded where it holds reserved characters.
  """
  name: String
}

"""What the identity provider says about a group of people."""
type CorpGroupProperties {
  """Name shown to people."""
  displayName: String
  """Mail address of the whole group."""
  email: String
  """People who manage the group."""
  admins: [CorpUser!] @deprecated(reason: "Use the aspect ownership.")
  """People in the group."""
  members: [CorpUser!] @deprecated(reason: "Use groupMembership or nativeGroupMembership on the people.")
  """Groups inside this one."""
  groups: [CorpGroup!] @deprecated(reason: "Nested groups are not resolved; list people directly.")
  """What the group does."""
  description: String
  """Channel in which the group can be reached."""
  slack: String
  """When the group was made, and by whom."""
  created: AuditStamp
}

"""A person or a service account."""
type CorpUser implements Entity & OwnerType {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one person from all others."""
  corpUserKey: CorpUserKey
  """What the identity provider says about a person."""
  corpUserInfo: CorpUserInfo
  """
  What people say about themselves inside the catalog; identity providers never overwrite it.
  """
  corpUserEditableInfo: CorpUserEditableInfo
  """Whether a person may sign in."""
  corpUserStatus: CorpUserStatus
  """Groups that a person is in by word of the identity provider."""
  groupMembership: GroupMembership
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """
  Proof of identity for people who sign in at the catalog itself. Holds no readable password.
  """
  corpUserCredentials: CorpUserCredentials
  """Groups that a person was put into inside the catalog."""
  nativeGroupMembership: NativeGroupMembership
  """A person's choices for the catalog's pages."""
  corpUserSettings: CorpUserSettings
  """
  Tells entities that were made in the catalog from those that were brought in.
  """
  origin: Origin
  """Roles that decide what a person or group may do in the catalog."""
  roleMembership: RoleMembership
  """Sign-in name at the identity provider."""
  username: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """What the identity provider says about a person."""
  info: CorpUserInfo
  """What the identity provider says about a person."""
  properties: CorpUserProperties
  """
  What people say about themselves inside the catalog; identity providers never overwrite it.
  """
  editableInfo: CorpUserEditableInfo @deprecated(reason: "Use editableProperties.")
  """
  What people say about themselves inside the catalog; identity providers never overwrite it.
  """
  editableProperties: CorpUserEditableProperties
  """A person's choices for the catalog's pages."""
  settings: CorpUserSettings
}

"""How a person wants the catalog's pages to look."""
type CorpUserAppearanceSettings {
  """True for a start page without charts and recommendations."""
  showSimplifiedHomepage: Boolean
}

"""
Proof of identity for people who sign in at the catalog itself. Holds no readable password.
"""
type CorpUserCredentials {
  """Random text that is mixed into the password before it is hashed."""
  salt: String
  """Hash of salt and password together."""
  hashedPassword: String
  """Secret that lets its holder choose a new password, once."""
  passwordResetToken: String
  """When that secret ceases to work, in epoch milliseconds, UTC."""
  passwordResetTokenExpirationTimeMillis: Long
}

"""
What people say about themselves inside the catalog; identity providers never overwrite it.
"""
type CorpUserEditableInfo {
  """A few words of introduction."""
  aboutMe: String
  """Teams that the person counts among."""
  teams: [String!]
  """What the person can help with."""
  skills: [String!]
  """Picture shown beside the person's name."""
  pictureLink: String
  """
  Name that the person wants to be shown by, in place of the one in CorpUserInfo.
  """
  displayName: String
  """Job title, in place of the one in CorpUserInfo."""
  title: String
  """Handle at which the person can be messaged."""
  slack: String
  """Telephone number at which the person can be reached."""
  phone: String
  """Mail address, in place of the one in CorpUserInfo."""
  email: String
}

"""
What people say about themselves inside the catalog; identity providers never overwrite it.
"""
type CorpUserEditableProperties {
  """A few words of introduction."""
  aboutMe: String
  """Teams that the person counts among."""
  teams: [String!]
  """What the person can help with."""
  skills: [String!]
  """Picture shown beside the person's name."""
  pictureLink: String
  """
  Name that the person wants to be shown by, in place of the one in CorpUserInfo.
  """
  displayName: String
  """Job title, in place of the one in CorpUserInfo."""
  title: String
  """Handle at which the person can be messaged."""
  slack: String
  """Telephone number at which the person can be reached."""
  phone: String
  """Mail address, in place of the one in CorpUserInfo."""
  email: String
}

"""What the identity provider says about a person."""
type CorpUserInfo {
  """
  True while the person works here; inactive people rank lower in search.
  """
  active: Boolean
  """Name shown to people."""
  displayName: String
  """Mail address at work."""
  email: String
  """Job title."""
  title: String
  """Person to whom this one reports."""
  managerUrn: CorpUser
  """Number of the department in the personnel system."""
  departmentId: Long
  """What the company calls the part of it in which the person works."""
  departmentName: String
  """Given name."""
  firstName: String
  """Family name."""
  lastName: String
  """Whole name in its usual order."""
  fullName: String
  """Country of work as two letters by ISO 3166-1, in upper case."""
  countryCode: String
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one person from all others."""
type CorpUserKey {
  """Sign-in name at the identity provider."""
  username: String
}

"""What the identity provider says about a person."""
type CorpUserProperties {
  """
  True while the person works here; inactive people rank lower in search.
  """
  active: Boolean
  """Name shown to people."""
  displayName: String
  """Mail address at work."""
  email: String
  """Job title."""
  title: String
  """Person to whom this one reports."""
  managerUrn: CorpUser
  """Number of the department in the personnel system."""
  departmentId: Long
  """What the company calls the part of it in which the person works."""
  departmentName: String
  """Given name."""
  firstName: String
  """Family name."""
  lastName: String
  """Whole name in its usual order."""
  fullName: String
  """Country of work as two letters by ISO 3166-1, in upper case."""
  countryCode: String
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""A person's choices for the catalog's pages."""
type CorpUserSettings {
  """How pages should look."""
  appearance: CorpUserAppearanceSettings
  """Which saved filters are in force."""
  views: CorpUserViewsSettings
}

"""Whether a person may sign in."""
type CorpUserStatus {
  """State of the account, such as ACTIVE or SUSPENDED."""
  status: String
  """When the state last changed, and by whom."""
  lastModified: AuditStamp
}

"""A person's choices among saved filters."""
type CorpUserViewsSettings {
  """
  Saved filter that is in force when the person signs in; absent for none.
  """
  defaultView: String
}

"""What it costs an organisation to run something."""
type Cost {
  """What the figure is a measure of."""
  costType: CostType
  """The figure, or the code of a price class."""
  cost: CostValue
}

"""Measures of cost."""
enum CostType {
  """By the organisation's own scheme of cost accounting."""
  ORG_COST_TYPE
}

union CostValue = CostValueCostId | CostValueCostCode

type CostValueCostCode {
  value: String
}

type CostValueCostId {
  value: Float
}

"""One test on one searchable field."""
type Criterion {
  """Name of the field in the index, with or without the ending .keyword."""
  field: String
  """
  What to compare with; commas split it into alternatives unless it is a URN. Ignored when values
  is not empty.
  """
  value: String
  """Alternatives to compare with, taken as they are."""
  values: [String!]
  """How to compare."""
  condition: Condition
  """True to keep what does not pass."""
  negated: Boolean
}

type CustomPropertiesEntry {
  key: String!
  value: String
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""A page in a BI tool that gathers charts around a question."""
type Dashboard implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one dashboard from all others."""
  dashboardKey: DashboardKey
  """Business domains that an asset belongs to."""
  domains: Domains
  """The holder, such as the schema of a table or the database of a schema."""
  container: Container
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """
  How much a dashboard was used, either since the beginning or within one bucket of time.
  """
  dashboardUsageStatistics(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DashboardUsageStatistics!]
  """Columns from which a chart or dashboard is made."""
  inputFields: InputFields
  """Names of what an entity is, finer than its entity type."""
  subTypes: SubTypes
  """Lets the catalog show an asset's live view inside its own page."""
  embed: Embed
  """
  What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
  """
  dashboardInfo: DashboardInfo
  """
  What people add to a dashboard inside the catalog; connectors never overwrite it.
  """
  editableDashboardProperties: DashboardEditableProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """BI tool that serves the dashboard, such as looker or superset."""
  dashboardTool: String!
  """
  Identity of the dashboard within the tool, unique over all of the tool's installations.
  """
  dashboardId: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """BI tool that serves the dashboard, such as looker or superset."""
  tool: String!
  """
  What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
  """
  properties: DashboardProperties
  """
  What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
  """
  info: DashboardInfo @deprecated(reason: "Use properties.")
  """
  What people add to a dashboard inside the catalog; connectors never overwrite it.
  """
  editableProperties: DashboardEditableProperties
}

"""
What people add to a dashboard inside the catalog; connectors never overwrite it.
"""
type DashboardEditableProperties {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """Text by a catalog user, shown in place of the tool's own description."""
  description: String
}

"""
What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
"""
type DashboardInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Heading of the dashboard in its tool."""
  title: String
  """
  What a viewer learns from it, as written in the tool; editors of the catalog write to
  EditableDashboardProperties instead.
  """
  description: String
  """Charts on the dashboard, without any detail on the connection."""
  charts: [Chart!] @deprecated(reason: "Use chartEdges, which also says since when and by whom.")
  """
  Charts on the dashboard, each with the time and the author of the connection.
  """
  chartEdges: [Edge!]
  """Datasets that the dashboard reads without a chart in between."""
  datasets: [Dataset!] @deprecated(reason: "Use datasetEdges, which also says since when and by whom.")
  """
  Datasets that the dashboard reads without a chart in between, each with the time and the author
  of the connection.
  """
  datasetEdges: [Edge!]
  """
  When the dashboard was made, changed and removed in its tool, and by whom.
  """
  lastModified: ChangeAuditStamps
  """Page in the BI tool that opens this dashboard."""
  dashboardUrl: String
  """Audience that may open the dashboard in its tool."""
  access: AccessLevel
  """
  When the dashboard's data was last reloaded, in epoch milliseconds, UTC.
  """
  lastRefreshed: Long
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one dashboard from all others."""
type DashboardKey {
  """BI tool that serves the dashboard, such as looker or superset."""
  dashboardTool: String
  """
  Identity of the dashboard within the tool, unique over all of the tool's installations.
  """
  dashboardId: String
}

"""
What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
"""
type DashboardProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Heading of the dashboard in its tool."""
  title: String
  """
  What a viewer learns from it, as written in the tool; editors of the catalog write to
  EditableDashboardProperties instead.
  """
  description: String
  """Charts on the dashboard, without any detail on the connection."""
  charts: [Chart!] @deprecated(reason: "Use chartEdges, which also says since when and by whom.")
  """
  Charts on the dashboard, each with the time and the author of the connection.
  """
  chartEdges: [Edge!]
  """Datasets that the dashboard reads without a chart in between."""
  datasets: [Dataset!] @deprecated(reason: "Use datasetEdges, which also says since when and by whom.")
  """
  Datasets that the dashboard reads without a chart in between, each with the time and the author
  of the connection.
  """
  datasetEdges: [Edge!]
  """
  When the dashboard was made, changed and removed in its tool, and by whom.
  """
  lastModified: ChangeAuditStamps
  """Page in the BI tool that opens this dashboard."""
  dashboardUrl: String
  """Audience that may open the dashboard in its tool."""
  access: AccessLevel
  """
  When the dashboard's data was last reloaded, in epoch milliseconds, UTC.
  """
  lastRefreshed: Long
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""
How much a dashboard was used, either since the beginning or within one bucket of time.
"""
type DashboardUsageStatistics {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Times that the dashboard was opened."""
  viewsCount: Int
  """Times that its queries were run, also without a viewer."""
  executionsCount: Int
  """Different people who opened the dashboard."""
  uniqueUserCount: Int
  """The same figures split by person; usually only the most active ones."""
  userCounts: [DashboardUserUsageCounts!]
  """People who marked the dashboard as a favourite."""
  favoritesCount: Int
  """When somebody last opened it, in epoch milliseconds, UTC."""
  lastViewedAt: Long
}

"""One person's use of a dashboard."""
type DashboardUserUsageCounts {
  """The person, a corpuser URN."""
  user: String
  """Times that this person opened the dashboard."""
  viewsCount: Int
  """Times that this person ran its queries."""
  executionsCount: Int
  """
  Single overall figure, for tools that tell views and runs apart no further.
  """
  usageCount: Int
  """
  Mail address by which the tool knows the person, kept for matching with other systems.
  """
  userEmail: String
}

"""A pipeline: a set of tasks that an orchestrator runs together."""
type DataFlow implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one pipeline from all others."""
  dataFlowKey: DataFlowKey
  """Business domains that an asset belongs to."""
  domains: Domains
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Which version of its code a pipeline or task runs."""
  versionInfo: VersionInfo
  """What the orchestrator itself says about a pipeline."""
  dataFlowInfo: DataFlowInfo
  """
  What people add to a pipeline inside the catalog; connectors never overwrite it.
  """
  editableDataFlowProperties: DataFlowEditableProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Program that runs the pipeline, such as airflow or azkaban."""
  orchestrator: String!
  """Identity of the pipeline within the orchestrator."""
  flowId: String!
  """
  Installation of the orchestrator on which the pipeline runs, such as prod.
  """
  cluster: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """What the orchestrator itself says about a pipeline."""
  properties: DataFlowProperties
  """What the orchestrator itself says about a pipeline."""
  info: DataFlowInfo @deprecated(reason: "Use properties.")
  """
  What people add to a pipeline inside the catalog; connectors never overwrite it.
  """
  editableProperties: DataFlowEditableProperties
}

"""
What people add to a pipeline inside the catalog; connectors never overwrite it.
"""
type DataFlowEditableProperties {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """
  Text by a catalog user, shown in place of the source's own description.
  """
  description: String
}

"""What the orchestrator itself says about a pipeline."""
type DataFlowInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name of the pipeline for people."""
  name: String
  """What the pipeline is for, as written at the source."""
  description: String
  """
  Grouping of pipelines that the orchestrator knows, such as a project or a repository.
  """
  project: String
  """When the pipeline came into being at the source, and by whom."""
  created: TimeStamp
  """When the pipeline's definition last changed, and by whom."""
  lastModified: TimeStamp
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one pipeline from all others."""
type DataFlowKey {
  """Program that runs the pipeline, such as airflow or azkaban."""
  orchestrator: String
  """Identity of the pipeline within the orchestrator."""
  flowId: String
  """
  Installation of the orchestrator on which the pipeline runs, such as prod.
  """
  cluster: String
}

"""What the orchestrator itself says about a pipeline."""
type DataFlowProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name of the pipeline for people."""
  name: String
  """What the pipeline is for, as written at the source."""
  description: String
  """
  Grouping of pipelines that the orchestrator knows, such as a project or a repository.
  """
  project: String
  """When the pipeline came into being at the source, and by whom."""
  created: TimeStamp
  """When the pipeline's definition last changed, and by whom."""
  lastModified: TimeStamp
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""
A token by which programs sign in on behalf of a person. The token itself is not kept, only what is known of it.
"""
type DataHubAccessToken implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one access token from all others."""
  dataHubAccessTokenKey: DataHubAccessTokenKey
  """
  What the catalog knows of an access token; the secret itself is never kept.
  """
  dataHubAccessTokenInfo: DataHubAccessTokenInfo
  """
  Hash of the token, so that a token can be looked up without being stored.
  """
  id: String!
}

"""
What the catalog knows of an access token; the secret itself is never kept.
"""
type DataHubAccessTokenInfo {
  """Name by which its owner tells it from others."""
  name: String
  """Who the bearer of the token acts as."""
  actorUrn: String
  """
  Who issued the token and may revoke it; differs from actorUrn when it was issued on behalf of
  another.
  """
  ownerUrn: String
  """When the token was issued, in epoch milliseconds."""
  createdAt: Long
  """
  When the token stops being accepted, in epoch milliseconds; absent when it never does.
  """
  expiresAt: Long
  """What the token is used for, as its owner put it."""
  description: String
}

"""What tells one access token from all others."""
type DataHubAccessTokenKey {
  """
  Hash of the token, so that a token can be looked up without being stored.
  """
  id: String
}

"""
Who a policy applies to. An actor who meets one of the conditions is included.
"""
type DataHubActorFilter {
  """Users that the policy names; absent when it names none."""
  users: [String!]
  """Groups whose members it applies to; absent when it names none."""
  groups: [String!]
  """Whether it applies to the owners of the resource in question."""
  resourceOwners: Boolean
  """
  Kinds of ownership that count for resourceOwners; absent when every kind does.
  """
  resourceOwnersTypes: [String!]
  """Whether it applies to every user."""
  allUsers: Boolean
  """Whether it applies to every member of any group."""
  allGroups: Boolean
  """Roles whose members it applies to; absent when it names none."""
  roles: [DataHubRole!]
}

"""A connector set up to collect metadata, by hand or on a schedule."""
type DataHubIngestionSourceInfo {
  """Name shown to people."""
  name: String
  """Connector that does the work, such as mysql or bigquery."""
  type: String
  """
  Technology that metadata is collected from; absent when a source is of no platform in
  particular.
  """
  platform: String
  """When the source is run by itself; absent when people start it."""
  schedule: IngestionSchedule
  """What is run, and with which settings."""
  config: IngestionConfig
}

"""What tells one ingestion source from all others."""
type DataHubIngestionSourceKey {
  """Identity given when the source is set up; mostly a UUID."""
  id: String
}

"""A rule about who may do what within the catalog."""
type DataHubPolicy implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one policy from all others."""
  dataHubPolicyKey: DataHubPolicyKey
  """Who may do what to which resources."""
  dataHubPolicyInfo: DataHubPolicyInfo
  """
  Identity of the policy: a readable word for those delivered with the catalog, a UUID for
  others.
  """
  id: String!
  """
  PLATFORM when it is about the catalog itself, METADATA when it is about what the catalog
  describes.
  """
  policyType: String
  """Name shown to people."""
  name: String
  """
  ACTIVE when the policy is enforced, INACTIVE when it is kept but has no effect.
  """
  state: String
  """What the policy is meant to achieve."""
  description: String
  """
  What the privileges hold for; absent for policies about the catalog itself and for those that
  hold everywhere.
  """
  resources: DataHubResourceFilter
  """What the policy allows, such as EDIT_ENTITY_TAGS."""
  privileges: [String!]
  """Who it is allowed to."""
  actors: DataHubActorFilter
  """
  Whether people may change the policy; false for those that the catalog needs.
  """
  editable: Boolean
}

"""Who may do what to which resources."""
type DataHubPolicyInfo {
  """Name shown to people."""
  displayName: String
  """What the policy is meant to achieve."""
  description: String
  """
  PLATFORM when it is about the catalog itself, METADATA when it is about what the catalog
  describes.
  """
  type: String
  """
  ACTIVE when the policy is enforced, INACTIVE when it is kept but has no effect.
  """
  state: String
  """
  What the privileges hold for; absent for policies about the catalog itself and for those that
  hold everywhere.
  """
  resources: DataHubResourceFilter
  """What the policy allows, such as EDIT_ENTITY_TAGS."""
  privileges: [String!]
  """Who it is allowed to."""
  actors: DataHubActorFilter
  """
  Whether people may change the policy; false for those that the catalog needs.
  """
  editable: Boolean
  """When the policy last changed, in epoch milliseconds."""
  lastUpdatedTimestamp: Long
}

"""What tells one policy from all others."""
type DataHubPolicyKey {
  """
  Identity of the policy: a readable word for those delivered with the catalog, a UUID for
  others.
  """
  id: String
}

"""What a policy's privileges hold for."""
type DataHubResourceFilter {
  """Entity type that the policy is confined to; absent for every type."""
  type: String @deprecated(reason: "Use filter, with a criterion on the resource's type.")
  """URNs of what the policy is confined to."""
  resources: [String!] @deprecated(reason: "Use filter, with a criterion on the resource's URN.")
  """
  Whether the policy holds for everything of the type, whatever resources says.
  """
  allResources: Boolean @deprecated(reason: "Use a filter without a criterion on the resource's URN.")
  """
  Conditions that a resource has to meet; absent in policies written before there were any.
  """
  filter: PolicyMatchFilter
}

"""How many versions of an aspect are kept, and for how long."""
type DataHubRetention implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """
  Which entities and aspects a retention rule is about. The rule that says more wins over one that
  says less.
  """
  dataHubRetentionKey: DataHubRetentionKey
  """
  How long older versions of an aspect are kept. The latest version always stays.
  """
  dataHubRetentionConfig: DataHubRetentionConfig
  """Entity type that the rule holds for, or * for every one."""
  entityName: String!
  """Aspect that the rule holds for, or * for every one."""
  aspectName: String!
}

"""
How long older versions of an aspect are kept. The latest version always stays.
"""
type DataHubRetentionConfig {
  """The limits."""
  retention: Retention
}

"""
Which entities and aspects a retention rule is about. The rule that says more wins over one that
says less.
"""
type DataHubRetentionKey {
  """Entity type that the rule holds for, or * for every one."""
  entityName: String
  """Aspect that the rule holds for, or * for every one."""
  aspectName: String
}

"""
A set of rights within the catalog itself that is given to people and groups.
"""
type DataHubRole implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one role within the catalog from all others."""
  dataHubRoleKey: DataHubRoleKey
  """A role within the catalog, to which policies grant privileges."""
  dataHubRoleInfo: DataHubRoleInfo
  """Identity of the role, such as Admin or Reader."""
  id: String!
  """Name shown to people."""
  name: String!
  """What members of the role are able to do."""
  description: String!
}

"""A role within the catalog, to which policies grant privileges."""
type DataHubRoleInfo {
  """Name shown to people."""
  name: String
  """What members of the role are able to do."""
  description: String
  """
  Whether people may change the role; the catalog's own ones stay as delivered.
  """
  editable: Boolean
}

"""What tells one role within the catalog from all others."""
type DataHubRoleKey {
  """Identity of the role, such as Admin or Reader."""
  id: String
}

"""A password or the like for connectors, kept encrypted."""
type DataHubSecret implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one secret from all others."""
  dataHubSecretKey: DataHubSecretKey
  """A value that recipes refer to by name rather than contain."""
  dataHubSecretValue: DataHubSecretValue
  """
  Identity of the secret; the service uses the name that recipes refer to.
  """
  id: String!
}

"""What tells one secret from all others."""
type DataHubSecretKey {
  """
  Identity of the secret; the service uses the name that recipes refer to.
  """
  id: String
}

"""A value that recipes refer to by name rather than contain."""
type DataHubSecretValue {
  """Name that recipes refer to; unique in an installation."""
  name: String
  """
  The secret, encrypted by the service that takes it in; never the plain text.
  """
  value: String
  """What the secret gives access to."""
  description: String
  """When the secret was entered, and by whom."""
  created: AuditStamp
}

"""How far a person has come in a tour or another sequence of steps."""
type DataHubStepState implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells the state of one step from that of all others."""
  dataHubStepStateKey: DataHubStepStateKey
  """
  How far a guided step, such as a tour of a page, has been taken. Written by the pages that show
  it.
  """
  dataHubStepStateProperties: DataHubStepStateProperties
  """
  User and step together, or the step alone when its state is shared by all users.
  """
  id: String!
}

"""What tells the state of one step from that of all others."""
type DataHubStepStateKey {
  """
  User and step together, or the step alone when its state is shared by all users.
  """
  id: String
}

"""
How far a guided step, such as a tour of a page, has been taken. Written by the pages that show
it.
"""
type DataHubStepStateProperties {
  """State of the step, under names known to the page that shows it."""
  properties: [StringMapEntry!]
  """When the state last changed, and by whom."""
  lastModified: AuditStamp
}

"""
A change to the service's own stores that must happen once, and whether it has.
"""
type DataHubUpgrade implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one upgrade job from all others."""
  dataHubUpgradeKey: DataHubUpgradeKey
  """That an upgrade job was started."""
  dataHubUpgradeRequest: DataHubUpgradeRequest
  """
  That an upgrade job was completed. Absent while it runs, and after it failed.
  """
  dataHubUpgradeResult: DataHubUpgradeResult
  """Job and the version it brings about, so that each is run once."""
  id: String!
}

"""What tells one upgrade job from all others."""
type DataHubUpgradeKey {
  """Job and the version it brings about, so that each is run once."""
  id: String
}

"""That an upgrade job was started."""
type DataHubUpgradeRequest {
  """When the job was started, in epoch milliseconds."""
  timestampMs: Long
  """Version that the job brings about; a later one makes it run again."""
  version: String
}

"""
That an upgrade job was completed. Absent while it runs, and after it failed.
"""
type DataHubUpgradeResult {
  """When the job was completed, in epoch milliseconds."""
  timestampMs: Long
  """Figures and notes that the job leaves behind; absent when it has none."""
  result: [StringMapEntry!]
}

"""
A filter over the whole catalog that a person or everybody can switch on.
"""
type DataHubView implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one saved view from all others."""
  dataHubViewKey: DataHubViewKey
  """A saved restriction of searches that people can switch on."""
  dataHubViewInfo: DataHubViewInfo
  """Identity given when the view is saved; mostly a UUID."""
  id: String!
  """Whether others may use the view."""
  viewType: DataHubViewType!
  """Name shown to people."""
  name: String!
  """What the view is good for."""
  description: String
  """What the view lets through."""
  definition: DataHubViewDefinition!
}

"""What a view lets through."""
type DataHubViewDefinition {
  """Entity types that the view is confined to; empty for every type."""
  entityTypes: [String!]
  """Conditions that entities have to meet."""
  filter: Filter
}

"""A saved restriction of searches that people can switch on."""
type DataHubViewInfo {
  """Name shown to people."""
  name: String
  """What the view is good for."""
  description: String
  """Whether others may use the view."""
  type: DataHubViewType
  """What the view lets through."""
  definition: DataHubViewDefinition
  """When the view was saved, and by whom."""
  created: AuditStamp
  """When the view was last changed, and by whom."""
  lastModified: AuditStamp
}

"""What tells one saved view from all others."""
type DataHubViewKey {
  """Identity given when the view is saved; mostly a UUID."""
  id: String
}

"""Who may use a view."""
enum DataHubViewType {
  """The user who made it."""
  PERSONAL
  """Every user of the installation."""
  GLOBAL
}

"""A task within a pipeline; it reads some datasets and writes others."""
type DataJob implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one task from all others."""
  dataJobKey: DataJobKey
  """Report of one ingestion run, sent when it ends."""
  datahubIngestionRunSummary(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DatahubIngestionRunSummary!]
  """
  What an ingestion job has to remember from one run to the next, as an event in time.
  """
  datahubIngestionCheckpoint(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DatahubIngestionCheckpoint!]
  """Business domains that an asset belongs to."""
  domains: Domains
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Which version of its code a pipeline or task runs."""
  versionInfo: VersionInfo
  """What the orchestrator itself says about one task of a pipeline."""
  dataJobInfo: DataJobInfo
  """
  What a task reads and what it writes. Lineage between datasets goes through here.
  """
  dataJobInputOutput: DataJobInputOutput
  """
  What people add to a task inside the catalog; connectors never overwrite it.
  """
  editableDataJobProperties: DataJobEditableProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Pipeline that the task is part of."""
  flow: DataFlow
  """Identity of the task within its pipeline."""
  jobId: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """Pipeline that the task is part of."""
  dataFlow: DataFlow
  """What the orchestrator itself says about one task of a pipeline."""
  properties: DataJobProperties
  """What the orchestrator itself says about one task of a pipeline."""
  info: DataJobInfo @deprecated(reason: "Use properties.")
  """
  What people add to a task inside the catalog; connectors never overwrite it.
  """
  editableProperties: DataJobEditableProperties
  """
  What a task reads and what it writes. Lineage between datasets goes through here.
  """
  inputOutput: DataJobInputOutput
}

"""
What people add to a task inside the catalog; connectors never overwrite it.
"""
type DataJobEditableProperties {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """
  Text by a catalog user, shown in place of the source's own description.
  """
  description: String
}

"""What the orchestrator itself says about one task of a pipeline."""
type DataJobInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name of the task for people."""
  name: String
  """What the task does, as written at the source."""
  description: String
  """
  Kind of work: one of the known kinds, or the orchestrator's own word for it.
  """
  type: DataJobInfoType
  """Pipeline that the task belongs to, repeated from its key."""
  flowUrn: String
  """When the task came into being at the source, and by whom."""
  created: TimeStamp
  """When the task's definition last changed, and by whom."""
  lastModified: TimeStamp
  """State of the task when it was last seen."""
  status: JobStatus @deprecated(reason: "A run has a state, a task has none; report runs as events of their own.")
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

union DataJobInfoType = DataJobInfoTypeAzkabanJobType | DataJobInfoTypeString

type DataJobInfoTypeAzkabanJobType {
  value: AzkabanJobType
}

type DataJobInfoTypeString {
  value: String
}

"""
What a task reads and what it writes. Lineage between datasets goes through here.
"""
type DataJobInputOutput {
  """
  Datasets read, without any detail on the connection; send an empty array when inputDatasetEdges
  is used.
  """
  inputDatasets: [Dataset!] @deprecated(reason: "Use inputDatasetEdges, which also says since when and by whom.")
  """Datasets read, each with the time and the author of the connection."""
  inputDatasetEdges: [Edge!]
  """
  Datasets written, without any detail on the connection; send an empty array when
  outputDatasetEdges is used.
  """
  outputDatasets: [Dataset!] @deprecated(reason: "Use outputDatasetEdges, which also says since when and by whom.")
  """Datasets written, each with the time and the author of the connection."""
  outputDatasetEdges: [Edge!]
  """Tasks that have to run first, without any detail on the connection."""
  inputDatajobs: [DataJob!] @deprecated(reason: "Use inputDatajobEdges, which also says since when and by whom.")
  """
  Tasks that have to run first, each with the time and the author of the connection.
  """
  inputDatajobEdges: [Edge!]
  """Columns read, as schemaField URNs."""
  inputDatasetFields: [SchemaFieldEntity!]
  """Columns written, as schemaField URNs."""
  outputDatasetFields: [SchemaFieldEntity!]
  """Which columns written come from which columns read."""
  fineGrainedLineages: [FineGrainedLineage!]
}

"""What tells one task from all others."""
type DataJobKey {
  """Pipeline that the task is part of."""
  flow: DataFlow
  """Identity of the task within its pipeline."""
  jobId: String
}

"""What the orchestrator itself says about one task of a pipeline."""
type DataJobProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name of the task for people."""
  name: String
  """What the task does, as written at the source."""
  description: String
  """
  Kind of work: one of the known kinds, or the orchestrator's own word for it.
  """
  type: DataJobPropertiesType
  """Pipeline that the task belongs to, repeated from its key."""
  flowUrn: String
  """When the task came into being at the source, and by whom."""
  created: TimeStamp
  """When the task's definition last changed, and by whom."""
  lastModified: TimeStamp
  """State of the task when it was last seen."""
  status: JobStatus @deprecated(reason: "A run has a state, a task has none; report runs as events of their own.")
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

union DataJobPropertiesType = DataJobPropertiesTypeAzkabanJobType | DataJobPropertiesTypeString

type DataJobPropertiesTypeAzkabanJobType {
  value: AzkabanJobType
}

type DataJobPropertiesTypeString {
  value: String
}

"""A technology that holds or moves data, such as Snowflake or Kafka."""
type DataPlatform implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one platform from all others."""
  dataPlatformKey: DataPlatformKey
  """What the catalog knows of a technology that holds data."""
  dataPlatformInfo: DataPlatformProperties
  """Name of the technology in lower case, such as snowflake."""
  platformName: String!
  """Name of the technology in lower case, such as snowflake."""
  name: String!
  """What the catalog knows of a technology that holds data."""
  properties: DataPlatformProperties
  """Name shown to people."""
  displayName: String @deprecated(reason: "Use properties.displayName.")
}

"""One installation of a data platform."""
type DataPlatformInstance implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one installation of a platform from all others."""
  dataPlatformInstanceKey: DataPlatformInstanceKey
  """What people should know of one installation of a platform."""
  dataPlatformInstanceProperties: DataPlatformInstanceProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """The technology that is installed."""
  platform: DataPlatform!
  """Name of the installation, unique within its platform."""
  instance: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """Name of the installation, unique within its platform."""
  instanceId: String!
  """What people should know of one installation of a platform."""
  properties: DataPlatformInstanceProperties
}

"""What tells one installation of a platform from all others."""
type DataPlatformInstanceKey {
  """The technology that is installed."""
  platform: String
  """Name of the installation, unique within its platform."""
  instance: String
}

"""What people should know of one installation of a platform."""
type DataPlatformInstanceProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name shown to people."""
  name: String
  """What the installation is for and who uses it."""
  description: String
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one platform from all others."""
type DataPlatformKey {
  """Name of the technology in lower case, such as snowflake."""
  platformName: String
}

"""What the catalog knows of a technology that holds data."""
type DataPlatformProperties {
  """Name used inside URNs, in lower case."""
  name: String
  """Name shown to people."""
  displayName: String
  """Family of technologies that the platform belongs to."""
  type: PlatformType
  """
  Text between the parts of a dataset's name, such as a dot or a slash; empty when names have no
  parts.
  """
  datasetNameDelimiter: String
  """Picture of the platform's logo."""
  logoUrl: String
}

"""
A task as older connectors describe it, known by its orchestrator and environment; newer ones send dataJob.
"""
type DataProcess implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one data process from all others."""
  dataProcessKey: DataProcessKey
  """
  What a data process reads and writes. Newer connectors describe tasks by DataJobInputOutput.
  """
  dataProcessInfo: DataProcessInfo
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Label of the process in its orchestrator."""
  name: String!
  """Tool that runs the process, such as azkaban or airflow."""
  orchestrator: String!
  """Environment in which the process runs."""
  origin: FabricType!
}

"""
What a data process reads and writes. Newer connectors describe tasks by DataJobInputOutput.
"""
type DataProcessInfo {
  """Datasets read; absent when the orchestrator does not know."""
  inputs: [Dataset!]
  """Datasets written; absent when the orchestrator does not know."""
  outputs: [Dataset!]
}

"""One run of a task or a pipeline."""
type DataProcessInstance implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one run from all others."""
  dataProcessInstanceKey: DataProcessInstanceKey
  """What one run read."""
  dataProcessInstanceInput: DataProcessInstanceInput
  """What one run wrote."""
  dataProcessInstanceOutput: DataProcessInstanceOutput
  """What the orchestrator says about one run."""
  dataProcessInstanceProperties: DataProcessInstanceProperties
  """How one run is connected to its template and to other runs."""
  dataProcessInstanceRelationships: DataProcessInstanceRelationships
  """A run started or ended, as an event in time."""
  dataProcessInstanceRunEvent(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DataProcessInstanceRunEvent!]
  """
  Made by the connector, usually a hash over orchestrator, task and number of the run.
  """
  id: String!
  """
  Label of the run for people, usually that of its task with a date or number.
  """
  name: String
  """
  When the run was first reported, and by whom; not when it started, which its events say.
  """
  created: AuditStamp
  """Page of the asset in its own tool."""
  externalUrl: String
  """What the orchestrator says about one run."""
  properties: DataProcessInstanceProperties
}

"""What one run read."""
type DataProcessInstanceInput {
  """Datasets that this run took its data from."""
  inputs: [Dataset!]
}

"""What tells one run from all others."""
type DataProcessInstanceKey {
  """
  Made by the connector, usually a hash over orchestrator, task and number of the run.
  """
  id: String
}

"""What one run wrote."""
type DataProcessInstanceOutput {
  """Datasets that this run made or changed."""
  outputs: [Dataset!]
}

"""What the orchestrator says about one run."""
type DataProcessInstanceProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """
  Label of the run for people, usually that of its task with a date or number.
  """
  name: String
  """How the run came about; absent when the orchestrator does not tell."""
  type: DataProcessType
  """
  When the run was first reported, and by whom; not when it started, which its events say.
  """
  created: AuditStamp
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""How one run is connected to its template and to other runs."""
type DataProcessInstanceRelationships {
  """Task or pipeline of which this is a run; absent for ad hoc runs."""
  parentTemplate: Entity
  """
  Run that this one is a part of, as the run of a task is of its pipeline's run.
  """
  parentInstance: DataProcessInstance
  """
  Runs that had to end before this one could start; empty when there are none.
  """
  upstreamInstances: [DataProcessInstance!]
}

"""A run started or ended, as an event in time."""
type DataProcessInstanceRunEvent {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Page of the asset in its own tool."""
  externalUrl: String
  """What happened to the run at timestampMillis."""
  status: DataProcessRunStatus
  """
  Number of the try, counted from 1; absent when the orchestrator does not retry.
  """
  attempt: Int
  """How the run ended; only with status COMPLETE."""
  result: DataProcessInstanceRunResult
}

"""How a run ended."""
type DataProcessInstanceRunResult {
  """The ending in common terms."""
  type: RunResultType
  """The ending in the orchestrator's own words, such as upstream_failed."""
  nativeResultType: String
}

"""What tells one data process from all others."""
type DataProcessKey {
  """Label of the process in its orchestrator."""
  name: String
  """Tool that runs the process, such as azkaban or airflow."""
  orchestrator: String
  """Environment in which the process runs."""
  origin: FabricType
}

"""Moments in the life of a run."""
enum DataProcessRunStatus {
  """Began to work."""
  STARTED
  """Ended, well or not."""
  COMPLETE
}

"""Ways in which a run comes about."""
enum DataProcessType {
  """By a timetable."""
  BATCH_SCHEDULED
  """Because somebody or something asked for it."""
  BATCH_AD_HOC
  """Runs all the time and handles data as it arrives."""
  STREAMING
}

"""
A set of assets that is offered as one thing, with an owner and a promise.
"""
type DataProduct implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one data product from all others."""
  dataProductKey: DataProductKey
  """Who answers for an entity."""
  ownership: Ownership
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Business domains that an asset belongs to."""
  domains: Domains
  """What a data product is and which assets it is made of."""
  dataProductProperties: DataProductProperties
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Identifier chosen by whoever defines the product, or a random one."""
  id: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """What a data product is and which assets it is made of."""
  properties: DataProductProperties
}

"""Membership of an asset in a data product; destinationUrn is the asset."""
type DataProductAssociation {
  """
  Entity at the near end; absent when it is the entity that holds the aspect.
  """
  sourceUrn: String
  """Entity at the far end."""
  destinationUrn: Entity
  """When the connection was first recorded, and by whom."""
  created: AuditStamp
  """When the connection was last confirmed or changed, and by whom."""
  lastModified: AuditStamp
  """Further facts about the connection, such as the query that makes it."""
  properties: [StringMapEntry!]
}

"""What tells one data product from all others."""
type DataProductKey {
  """Identifier chosen by whoever defines the product, or a random one."""
  id: String
}

"""What a data product is and which assets it is made of."""
type DataProductProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Title shown to people; absent while only the identifier is known."""
  name: String
  """What the product offers and to whom, as Markdown."""
  description: String
  """The assets that make up the product; absent is the same as none."""
  assets: [DataProductAssociation!]
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""
What an ingestion job has to remember from one run to the next, as an event in time.
"""
type DatahubIngestionCheckpoint {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Name that the pipeline has in its recipe; runs are matched by it."""
  pipelineName: String
  """
  Source that was read, so that pipelines over several installations stay apart.
  """
  platformInstanceId: String
  """The job's settings, serialised by the job itself."""
  config: String
  """What the job remembers."""
  state: IngestionCheckpointState
  """Run that left this checkpoint behind."""
  runId: String
}

"""Report of one ingestion run, sent when it ends."""
type DatahubIngestionRunSummary {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Name that the pipeline has in its recipe."""
  pipelineName: String
  """Source that was read."""
  platformInstanceId: String
  """Identity of the run; aspects written by it carry the same one."""
  runId: String
  """How the run ended."""
  runStatus: JobStatus
  """Units of work that the sink took."""
  numWorkUnitsCommitted: Long
  """Units of work that the source made."""
  numWorkUnitsCreated: Long
  """Events sent to the catalog."""
  numEvents: Long
  """Different entities that the run touched."""
  numEntities: Long
  """Aspects that the run wrote."""
  numAspects: Long
  """Calls made to the source system."""
  numSourceAPICalls: Long
  """Time spent in calls to the source, in milliseconds."""
  totalLatencySourceAPICalls: Long
  """Calls made to the catalog."""
  numSinkAPICalls: Long
  """Time spent in calls to the catalog, in milliseconds."""
  totalLatencySinkAPICalls: Long
  """Warnings that the run reported."""
  numWarnings: Long
  """Errors that the run reported."""
  numErrors: Long
  """Entities left out by a filter or after a failure."""
  numEntitiesSkipped: Long
  """Recipe of the run as text, without its secrets."""
  config: String
  """Anything else that the source reports, as text in a form of its own."""
  custom_summary: String
  """Version of the program that ran."""
  softwareVersion: String
  """Machine on which it ran."""
  systemHostName: String
  """Operating system of that machine."""
  operatingSystemName: String
  """Processors that the machine offered."""
  numProcessors: Int
  """Memory that the machine had, in bytes."""
  totalMemory: Long
  """Memory that was free on it, in bytes."""
  availableMemory: Long
}

"""
A set of data that can be named and queried: a table, a view, a topic, a file, a collection.
"""
type Dataset implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one dataset from all others."""
  datasetKey: DatasetKey
  """What defines a view."""
  viewProperties: ViewProperties
  """Names of what an entity is, finer than its entity type."""
  subTypes: SubTypes
  """Figures about a dataset's content, as an event in time."""
  datasetProfile(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DatasetProfile!]
  """How much a dataset was queried within one bucket of time."""
  datasetUsageStatistics(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DatasetUsageStatistics!]
  """
  One change that somebody or something made to a dataset's content, as an event in time.
  """
  operation(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [Operation!]
  """Business domains that an asset belongs to."""
  domains: Domains
  """Structure of a dataset at the latest time it was looked at."""
  schemaMetadata(version: Long = 0): SchemaMetadata
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """The holder, such as the schema of a table or the database of a schema."""
  container: Container
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Metadata tests that were run on an entity, with their latest outcome."""
  testResults: TestResults
  """
  Links entities that describe the same thing in two systems, such as a dbt model and the table it
  builds.
  """
  siblings: Siblings
  """Lets the catalog show an asset's live view inside its own page."""
  embed: Embed
  """What the platform itself says about a dataset."""
  datasetProperties: DatasetProperties
  """
  What people add to a dataset inside the catalog; connectors never overwrite it.
  """
  editableDatasetProperties: DatasetEditableProperties
  """Older form of Deprecation, for datasets alone."""
  datasetDeprecation: DatasetDeprecation @deprecated(reason: "Use com.linkedin.common.Deprecation.")
  """Older form of column-level lineage."""
  datasetUpstreamLineage: DatasetUpstreamLineage @deprecated(reason: "Use fineGrainedLineages of UpstreamLineage.")
  """What a dataset is made from, as a whole and column by column."""
  upstreamLineage: UpstreamLineage
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Who answers for an entity."""
  ownership: Ownership
  """
  What people add to a schema inside the catalog; connectors never overwrite it.
  """
  editableSchemaMetadata: EditableSchemaMetadata
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Roles that a person can ask for in order to reach the data."""
  access: Access
  """Technology that holds the data."""
  platform: DataPlatform!
  """Full name on the platform, such as database.schema.table or a path."""
  name: String!
  """Environment in which the data lives."""
  origin: FabricType!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """What the platform itself says about a dataset."""
  properties: DatasetProperties
  """
  What people add to a dataset inside the catalog; connectors never overwrite it.
  """
  editableProperties: DatasetEditableProperties
  """
  What the dataset holds, as written at the source; editors of the catalog write to
  EditableDatasetProperties instead.
  """
  description: String @deprecated(reason: "Use properties.description.")
  """Address of the data itself."""
  uri: String @deprecated(reason: "Use properties.externalUrl.")
  """
  One change that somebody or something made to a dataset's content, as an event in time.
  """
  operations(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [Operation!]
  """Figures about a dataset's content, as an event in time."""
  datasetProfiles(startTimeMillis: Long, endTimeMillis: Long, filter: FilterInput, limit: Int = 10): [DatasetProfile!]
  """Which of its columns come from which columns upstream."""
  fineGrainedLineages: [FineGrainedLineage!]
}

"""
A rule about a dataset: which part of it, which figure, which comparison.
"""
type DatasetAssertionInfo {
  """Dataset that is checked."""
  dataset: Dataset
  """What part of the dataset the rule looks at."""
  scope: DatasetAssertionScope
  """
  Columns that are checked, as schemaField URNs; absent for rules about whole rows.
  """
  fields: [SchemaFieldEntity!]
  """
  Figure that is derived before comparing; absent when the tool does not tell.
  """
  aggregation: AssertionStdAggregation
  """Comparison that decides the verdict."""
  operator: AssertionStdOperator
  """Operands of the comparison; absent for operators that need none."""
  parameters: AssertionStdParameters
  """
  Name of the rule in the tool, such as expect_column_values_to_be_unique.
  """
  nativeType: String
  """Parameters of the rule under the tool's own names."""
  nativeParameters: [StringMapEntry!]
  """
  The rule as code or SQL, for tools in which people write it themselves.
  """
  logic: String
}

"""Parts of a dataset that a rule can look at."""
enum DatasetAssertionScope {
  """Values of the columns that fields names."""
  DATASET_COLUMN
  """Rows as a whole, for instance how many there are."""
  DATASET_ROWS
  """Names and types of the columns."""
  DATASET_SCHEMA
  """The tool did not say."""
  UNKNOWN
}

"""Older form of Deprecation, for datasets alone."""
type DatasetDeprecation {
  """
  True when the dataset should no longer be used; such datasets rank lower in search.
  """
  deprecated: Boolean
  """
  When the dataset will stop working, in epoch milliseconds, UTC; absent when no date is set.
  """
  decommissionTime: Long
  """What to do about it, for instance which dataset to use instead."""
  note: String
  """Who declared the deprecation."""
  actor: String
}

"""Whether a dataset should no longer be used."""
input DatasetDeprecationUpdate {
  deprecated: Boolean!
  """When it goes. Epoch milliseconds, UTC."""
  decommissionTime: Long
  note: String!
}

"""
What people add to a dataset inside the catalog; connectors never overwrite it.
"""
type DatasetEditableProperties {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """
  Text by a catalog user, shown in place of the platform's own description.
  """
  description: String
}

"""What people write about a dataset."""
input DatasetEditablePropertiesUpdate {
  description: String!
}

"""Older form of a foreign key into another dataset."""
type DatasetFieldForeignKey {
  """Dataset that is referred to."""
  parentDataset: String
  """Columns here that hold the reference."""
  currentFieldPaths: [String!]
  """Column there that is referred to."""
  parentField: String
}

"""
Older form of column-level lineage: one column and those from which it is made.
"""
type DatasetFieldMapping {
  """When the mapping was recorded, and by whom."""
  created: AuditStamp
  """
  What is done to the values on their way: a well-known operation, or a user's own function.
  """
  transformation: DatasetFieldMappingTransformation
  """Columns that the values come from."""
  sourceFields: [String!]
  """Column that the values end up in."""
  destinationField: String
}

union DatasetFieldMappingTransformation = DatasetFieldMappingTransformationTransformationType | UDFTransformer

type DatasetFieldMappingTransformationTransformationType {
  value: TransformationType
}

"""Figures about the values in one column, at the time of the profile."""
type DatasetFieldProfile {
  """The column, by the fieldPath of its schema field."""
  fieldPath: String
  """Different values, nulls left out."""
  uniqueCount: Long
  """Different values divided by all non-null values, from 0 to 1."""
  uniqueProportion: Float
  """Rows in which the column is null."""
  nullCount: Long
  """Rows with null divided by all rows, from 0 to 1."""
  nullProportion: Float
  """Smallest value, as text."""
  min: String
  """Greatest value, as text."""
  max: String
  """Average of the values, as text."""
  mean: String
  """Middle value, as text."""
  median: String
  """Standard deviation of the values, as text."""
  stdev: String
  """Values below which given shares of the rows lie."""
  quantiles: [Quantile!]
  """How often each value occurs, for columns with few different ones."""
  distinctValueFrequencies: [ValueFrequency!]
  """Counts of the values by interval."""
  histogram: Histogram
  """Some values as they occur, as text."""
  sampleValues: [String!]
}

"""Use of one column."""
type DatasetFieldUsageCounts {
  """The column, by the fieldPath of its schema field."""
  fieldPath: String
  """Queries that mention the column."""
  count: Int
}

"""What tells one dataset from all others."""
type DatasetKey {
  """Technology that holds the data."""
  platform: String
  """Full name on the platform, such as database.schema.table or a path."""
  name: String
  """Environment in which the data lives."""
  origin: FabricType
}

"""How a dataset is made from its upstream."""
enum DatasetLineageType {
  """A copy without changes."""
  COPY
  """Computed by a job or query."""
  TRANSFORMED
  """A view that reads the upstream whenever it is read itself."""
  VIEW
}

"""Figures about a dataset's content, as an event in time."""
type DatasetProfile {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Rows at the time of the profile."""
  rowCount: Long
  """Columns at the time of the profile."""
  columnCount: Long
  """Figures column by column."""
  fieldProfiles: [DatasetFieldProfile!]
  """Space that the dataset takes up on its platform, in bytes."""
  sizeInBytes: Long
}

"""What the platform itself says about a dataset."""
type DatasetProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Name with all its parents, in the writing of the platform."""
  qualifiedName: String
  """
  What the dataset holds, as written at the source; editors of the catalog write to
  EditableDatasetProperties instead.
  """
  description: String
  """Address of the data itself."""
  uri: String @deprecated(reason: "Use externalUrl.")
  """Tags by bare name."""
  tags: [String!] @deprecated(reason: "Use the aspect globalTags.")
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
  """Name for people, mostly the last part of the qualified one."""
  name: String!
  """The moment, in epoch milliseconds, UTC."""
  created: Long
  """Who caused it."""
  createdActor: String
  """The moment, in epoch milliseconds, UTC."""
  lastModified: Long
  """Who caused it."""
  lastModifiedActor: String
}

"""Parts to replace; what is absent stays."""
input DatasetUpdateInput {
  ownership: OwnershipUpdate
  deprecation: DatasetDeprecationUpdate
  institutionalMemory: InstitutionalMemoryUpdate
  globalTags: GlobalTagsUpdate @deprecated(reason: "Use tags.")
  tags: GlobalTagsUpdate
  editableSchemaMetadata: EditableSchemaMetadataUpdate
  editableProperties: DatasetEditablePropertiesUpdate
}

"""Older form of column-level lineage."""
type DatasetUpstreamLineage {
  """One entry for each column made."""
  fieldMappings: [DatasetFieldMapping!]
}

"""How much a dataset was queried within one bucket of time."""
type DatasetUsageStatistics {
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Different people who queried it."""
  uniqueUserCount: Int
  """Queries that read it."""
  totalSqlQueries: Int
  """Texts of the most frequent queries, most frequent first."""
  topSqlQueries: [String!]
  """Queries split by person; usually only the most active ones."""
  userCounts: [DatasetUserUsageCounts!]
  """Queries split by the column that they mention."""
  fieldCounts: [DatasetFieldUsageCounts!]
}

"""One person's use of a dataset."""
type DatasetUserUsageCounts {
  """The person, a corpuser URN."""
  user: String
  """Queries that this person ran."""
  count: Int
  """
  Mail address by which the platform knows the person, kept for matching with other systems.
  """
  userEmail: String
}

"""States of a deployed model at its hosting service."""
enum DeploymentStatus {
  """Exists but answers no requests."""
  OUT_OF_SERVICE
  """Being set up for the first time."""
  CREATING
  """A change is being rolled out."""
  UPDATING
  """A change failed and is being undone."""
  ROLLING_BACK
  """Answers requests."""
  IN_SERVICE
  """Being taken down."""
  DELETING
  """Could not be set up or changed; needs a person."""
  FAILED
  """The service did not say."""
  UNKNOWN
}

"""Warns people off an asset that will go away."""
type Deprecation {
  """
  When the asset will stop working, in epoch milliseconds, UTC; absent when no date is set.
  """
  decommissionTime: Long
  """What to do about it, for instance which asset to use instead."""
  note: String
  """Who declared the deprecation."""
  actor: String
  """
  True when the asset should no longer be used; such assets rank lower in search.
  """
  deprecated: Boolean!
}

"""What to describe, and how."""
input DescriptionUpdateInput {
  """The description, in Markdown."""
  description: String!
  """URN of the entity."""
  resourceUrn: String!
  """
  What kind of part of the entity is described; the entity itself unless given.
  """
  subResourceType: SubResourceType
  """The part, such as the path of a column."""
  subResource: String
}

"""A part of the business to which assets belong."""
type Domain implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one business domain from all others."""
  domainKey: DomainKey
  """What people should know of a business domain."""
  domainProperties: DomainProperties
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Who answers for an entity."""
  ownership: Ownership
  """
  Identifier that stays the same when the domain is renamed; random unless the author chose one.
  """
  id: String!
  """What people should know of a business domain."""
  properties: DomainProperties
}

type DomainAssociation {
  domain: Domain!
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""What tells one business domain from all others."""
type DomainKey {
  """
  Identifier that stays the same when the domain is renamed; random unless the author chose one.
  """
  id: String
}

"""What people should know of a business domain."""
type DomainProperties {
  """Which part of the business the domain covers."""
  description: String
  """When the domain was made, and by whom."""
  created: AuditStamp
  """Name shown to people."""
  name: String!
}

"""Business domains that an asset belongs to."""
type Domains {
  """The domains; the catalog's own pages show the first one."""
  domains: [Domain!]
}

"""One lineage connection, with its own history and properties."""
type Edge {
  """
  Entity at the near end; absent when it is the entity that holds the aspect.
  """
  sourceUrn: String
  """Entity at the far end."""
  destinationUrn: Entity
  """When the connection was first recorded, and by whom."""
  created: AuditStamp
  """When the connection was last confirmed or changed, and by whom."""
  lastModified: AuditStamp
  """Further facts about the connection, such as the query that makes it."""
  properties: [StringMapEntry!]
}

"""What people add to one column inside the catalog."""
type EditableSchemaFieldInfo {
  """Text by a catalog user, shown in place of the one in the schema."""
  description: String
  """Tags that were attached to the column in the catalog."""
  globalTags: GlobalTags
  """Business terms that were attached to the column in the catalog."""
  glossaryTerms: GlossaryTerms
  """The column, by the fieldPath of its schema field."""
  fieldPath: String!
  """Tags that were attached to the column in the catalog."""
  tags: GlobalTags
}

"""What people say of one column."""
input EditableSchemaFieldInfoUpdate {
  fieldPath: String!
  description: String
  globalTags: GlobalTagsUpdate
}

"""
What people add to a schema inside the catalog; connectors never overwrite it.
"""
type EditableSchemaMetadata {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """The additions, at most one entry for each column."""
  editableSchemaFieldInfo: [EditableSchemaFieldInfo!]!
}

"""What people say of columns."""
input EditableSchemaMetadataUpdate {
  editableSchemaFieldInfo: [EditableSchemaFieldInfoUpdate!]!
}

"""Lets the catalog show an asset's live view inside its own page."""
type Embed {
  """Address that is put into the frame."""
  renderUrl: String
}

"""Whatever the catalog keeps metadata about."""
interface Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
}

"""A way through lineage."""
type EntityPath {
  path: [Entity]
}

"""An edge, seen from one of its ends."""
type EntityRelationship {
  """Name of the relationship."""
  type: String!
  direction: RelationshipDirection!
  """The other end; null when its type is unknown."""
  entity: Entity
  """When the edge was created, and by whom, as far as its source says."""
  created: RelationshipStamp
}

"""A window on the edges of an entity."""
type EntityRelationshipsResult {
  start: Int
  count: Int
  """Exact number of all edges that were asked for."""
  total: Int
  relationships: [EntityRelationship!]!
}

"""Types of entities."""
enum EntityType {
  ASSERTION
  CHART
  CONTAINER
  CORP_GROUP
  CORP_USER
  DASHBOARD
  DATA_FLOW
  ACCESS_TOKEN
  EXECUTION_REQUEST
  INGESTION_SOURCE
  DATAHUB_POLICY
  DATAHUB_RETENTION
  DATAHUB_ROLE
  DATAHUB_SECRET
  DATAHUB_STEP_STATE
  DATAHUB_UPGRADE
  DATAHUB_VIEW
  DATA_JOB
  DATA_PLATFORM
  DATA_PLATFORM_INSTANCE
  DATA_PROCESS
  DATA_PROCESS_INSTANCE
  DATA_PRODUCT
  DATASET
  DOMAIN
  GLOBAL_SETTINGS
  GLOSSARY_NODE
  GLOSSARY_TERM
  INVITE_TOKEN
  MLFEATURE
  MLFEATURE_TABLE
  MLMODEL
  MLMODEL_DEPLOYMENT
  MLMODEL_GROUP
  MLPRIMARY_KEY
  NOTEBOOK
  CUSTOM_OWNERSHIP_TYPE
  POST
  QUERY
  ROLE
  SCHEMA_FIELD
  TAG
  TELEMETRY
  TEST
}

"""Schema of an Espresso document store."""
type EspressoSchema {
  """Schema of the documents as text."""
  documentSchema: String
  """Schema of the table that holds them, as text."""
  tableSchema: String
}

"""
What its authors weighed up about the effect of a model on people; a section of its model card.
"""
type EthicalConsiderations {
  """Sensitive data that went into the model, such as age or health."""
  data: [String!]
  """Decisions about life, health or safety that the model takes part in."""
  humanLife: [String!]
  """What was done in development against the risks."""
  mitigations: [String!]
  """Harm that use of the model may do, to whom, how likely and how bad."""
  risksAndHarms: [String!]
  """Uses that are known to be troublesome."""
  useCases: [String!]
}

"""Datasets on which a model was judged; a section of its model card."""
type EvaluationData {
  """
  One entry a dataset; they should be public or described well enough to judge the figures.
  """
  evaluationData: [BaseData!]
}

"""
An order to run something, such as a connector, with its progress and its result.
"""
type ExecutionRequest implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one execution request from all others."""
  dataHubExecutionRequestKey: ExecutionRequestKey
  """
  The work that an executor is asked to do. Written once, by whoever asks.
  """
  dataHubExecutionRequestInput: ExecutionRequestInput
  """A message to the executor while it works on a request."""
  dataHubExecutionRequestSignal: ExecutionRequestSignal
  """
  How a request is going or how it ended. The executor writes it anew as the work proceeds.
  """
  dataHubExecutionRequestResult: ExecutionRequestResult
  """Identity given when the work is asked for; mostly a UUID."""
  id: String!
  """
  The work that an executor is asked to do. Written once, by whoever asks.
  """
  input: ExecutionRequestInput!
  """
  How a request is going or how it ended. The executor writes it anew as the work proceeds.
  """
  result: ExecutionRequestResult
}

"""
The work that an executor is asked to do. Written once, by whoever asks.
"""
type ExecutionRequestInput {
  """Arguments of the task by name."""
  args: [StringMapEntry!]
  """
  Which executor is meant to take the request; executors pass over requests for others.
  """
  executorId: String
  """What made the request come about."""
  source: ExecutionRequestSource
  """When the work was asked for, in epoch milliseconds."""
  requestedAt: Long
  """
  Kind of work, such as RUN_INGEST; decides which arguments the executor expects.
  """
  task: String!
  """Arguments of the task by name."""
  arguments: [StringMapEntry!]
}

"""What tells one execution request from all others."""
type ExecutionRequestKey {
  """Identity given when the work is asked for; mostly a UUID."""
  id: String
}

"""
How a request is going or how it ended. The executor writes it anew as the work proceeds.
"""
type ExecutionRequestResult {
  """The run's log or its end, for people to read."""
  report: String
  """
  What the run found, for programs to read; absent when the task makes no such report.
  """
  structuredReport: StructuredExecutionReport
  """
  When the executor took up the work, in epoch milliseconds; absent until it has.
  """
  startTimeMs: Long
  """How long the work took, in milliseconds; absent until it has ended."""
  durationMs: Long
  """
  State that the executor reports, such as PENDING, RUNNING, SUCCESS or FAILURE.
  """
  status: String!
}

"""A message to the executor while it works on a request."""
type ExecutionRequestSignal {
  """What the executor is to do, such as KILL."""
  signal: String
  """
  Executor that the message is for; absent when whichever has the request should heed it.
  """
  executorId: String
  """When the signal was given, and by whom."""
  createdAt: AuditStamp
}

"""What made an execution request come about."""
type ExecutionRequestSource {
  """
  How the request was made, such as MANUAL_INGESTION_SOURCE or SCHEDULED_INGESTION_SOURCE.
  """
  type: String
  """
  Ingestion source that is to be run; absent when the request is about something else.
  """
  ingestionSource: IngestionSource
}

"""Environments in which data lives. Part of a dataset's identity."""
enum FabricType {
  """Development."""
  DEV
  """Automated or manual tests."""
  TEST
  """Quality assurance."""
  QA
  """Acceptance tests by the users themselves."""
  UAT
  """Early integration of parts made by several teams."""
  EI
  """Pre-production: as in production, but not yet live."""
  PRE
  """Staging: the last stop before a release."""
  STG
  """
  Some environment other than production, when it is not known or not important which.
  """
  NON_PROD
  """Production."""
  PROD
  """Systems that run the company itself, outside the product."""
  CORP
}

"""A condition on one field."""
input FacetFilterInput {
  """Name of the field."""
  field: String!
  """A single value."""
  value: String @deprecated(reason: "Use values.")
  """Values of which one is enough."""
  values: [String!]
  """Whether the condition must not hold; false unless given."""
  negated: Boolean
  """How to compare; EQUAL unless given."""
  condition: FilterOperator
}

"""How the results spread over the values of a field."""
type FacetMetadata {
  field: String!
  """Label for people."""
  displayName: String
  aggregations: [AggregationMetadata!]!
}

"""Which entities to keep: a disjunction of conjunctions."""
type Filter {
  """
  Groups of criteria, of which at least one must hold. Nothing is filtered when it is absent or
  empty.
  """
  or: [ConjunctiveCriterion!]
  """
  Criteria that must all hold: the older form of a single group. Use or in new requests.
  """
  criteria: [Criterion!]
}

"""Conditions that must all hold."""
input FilterInput {
  and: [FacetFilterInput!]!
}

"""How a field is compared with values."""
enum FilterOperator {
  """The field contains a value."""
  CONTAIN
  """The field ends with a value."""
  END_WITH
  """The field is equal to a value."""
  EQUAL
  """The field has any value."""
  EXISTS
  """The field is greater than the value."""
  GREATER_THAN
  """The field is greater than the value or equal to it."""
  GREATER_THAN_OR_EQUAL_TO
  """The field is one of the values; the same as EQUAL."""
  IN
  """The field has no value."""
  IS_NULL
  """The field is less than the value."""
  LESS_THAN
  """The field is less than the value or equal to it."""
  LESS_THAN_OR_EQUAL_TO
  """The field starts with a value."""
  START_WITH
}

"""Which columns go into which others."""
type FineGrainedLineage {
  """What kind of things upstreams lists."""
  upstreamType: FineGrainedLineageUpstreamType
  """
  Columns read, as schemaField URNs, or whole datasets when upstreamType says so.
  """
  upstreams: [Entity!]
  """Whether downstreams is one column or a set."""
  downstreamType: FineGrainedLineageDownstreamType
  """Columns made, as schemaField URNs."""
  downstreams: [String!]
  """What is done to the values, in words or as an expression."""
  transformOperation: String
  """How sure the reporter is, from 0 (guessed) to 1 (known)."""
  confidenceScore: Float
}

"""Shapes of the target of column-level lineage."""
enum FineGrainedLineageDownstreamType {
  """A single column."""
  FIELD
  """Several columns made together."""
  FIELD_SET
}

"""Shapes of the source of column-level lineage."""
enum FineGrainedLineageUpstreamType {
  """One or more columns."""
  FIELD_SET
  """A dataset as a whole, when its columns cannot be told apart."""
  DATASET
  """Nothing: the values are constants or generated."""
  NONE
}

"""Says that columns here hold references to columns of another dataset."""
type ForeignKeyConstraint {
  """Name of the constraint on its platform."""
  name: String
  """
  Columns referred to, as schemaField URNs, in the order of sourceFields.
  """
  foreignFields: [SchemaFieldEntity!]
  """Columns here that hold the reference, as schemaField URNs."""
  sourceFields: [String!]
  """Dataset referred to."""
  foreignDataset: Dataset
}

"""Older form of a foreign key."""
type ForeignKeySpec {
  """
  What is referred to: a column of another dataset, or an entity by its URN.
  """
  foreignKey: ForeignKeySpecForeignKey
}

union ForeignKeySpecForeignKey = DatasetFieldForeignKey | UrnForeignKey

"""How old an answer is."""
type FreshnessStats {
  cached: Boolean
  systemFreshness: [SystemFreshness]
}

"""Settings of the whole installation; there is one entity of this kind."""
type GlobalSettings implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one set of installation-wide settings from another."""
  globalSettingsKey: GlobalSettingsKey
  """Settings that hold for everyone who uses an installation."""
  globalSettingsInfo: GlobalSettingsInfo
  """Identity of the set. An installation has one, numbered 0."""
  id: String!
}

"""Settings that hold for everyone who uses an installation."""
type GlobalSettingsInfo {
  """Settings about saved views; absent when none was changed."""
  views: GlobalViewsSettings
}

"""What tells one set of installation-wide settings from another."""
type GlobalSettingsKey {
  """Identity of the set. An installation has one, numbered 0."""
  id: String
}

"""Tags on an entity or on one of its columns."""
type GlobalTags {
  """The tags, each at most once."""
  tags: [TagAssociation!]
}

"""All tags."""
input GlobalTagsUpdate {
  tags: [TagAssociationUpdate!]
}

"""Installation-wide settings about saved views."""
type GlobalViewsSettings {
  """
  View applied for users who chose none themselves; absent when searches start unrestricted.
  """
  defaultView: String
}

"""A folder of glossary terms and of further folders."""
type GlossaryNode implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one folder of terms from all others."""
  glossaryNodeKey: GlossaryNodeKey
  """What people should know of a folder of glossary terms."""
  glossaryNodeInfo: GlossaryNodeInfo
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """
  Identifier of the folder: a random one, or its names from the top joined by dots.
  """
  name: String!
  """What people should know of a folder of glossary terms."""
  properties: GlossaryNodeProperties
}

"""What people should know of a folder of glossary terms."""
type GlossaryNodeInfo {
  """What the terms in the folder have in common."""
  definition: String
  """Folder that holds this one; absent at the top."""
  parentNode: GlossaryNode
  """Older writing of the key, kept so that it can be searched."""
  id: String
  """Name shown to people."""
  name: String!
  """What the terms in the folder have in common."""
  description: String
}

"""What tells one folder of terms from all others."""
type GlossaryNodeKey {
  """
  Identifier of the folder: a random one, or its names from the top joined by dots.
  """
  name: String
}

"""What people should know of a folder of glossary terms."""
type GlossaryNodeProperties {
  """What the terms in the folder have in common."""
  definition: String
  """Folder that holds this one; absent at the top."""
  parentNode: GlossaryNode
  """Older writing of the key, kept so that it can be searched."""
  id: String
  """Name shown to people."""
  name: String!
  """What the terms in the folder have in common."""
  description: String
}

"""How a term relates to others."""
type GlossaryRelatedTerms {
  """Broader terms: this term is a kind of each of them."""
  isRelatedTerms: [GlossaryTerm!]
  """Parts: this term is made up of them."""
  hasRelatedTerms: [GlossaryTerm!]
  """Terms that this term may take as its value."""
  values: [GlossaryTerm!]
  """Terms worth reading as well, without a stricter relation."""
  relatedTerms: [GlossaryTerm!]
}

"""A word of the business with an agreed meaning."""
type GlossaryTerm implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one business term from all others."""
  glossaryTermKey: GlossaryTermKey
  """What a business term means, and who says so."""
  glossaryTermInfo: GlossaryTermInfo
  """How a term relates to others."""
  glossaryRelatedTerms: GlossaryRelatedTerms
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Structure of a dataset at the latest time it was looked at."""
  schemaMetadata: SchemaMetadata
  """Who answers for an entity."""
  ownership: Ownership
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Business domains that an asset belongs to."""
  domains: Domains
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """
  Identifier of the term: a random one, or the names from the top folder down joined by dots.
  """
  name: String!
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """What a business term means, and who says so."""
  properties: GlossaryTermProperties
  """
  Identifier of the term: a random one, or the names from the top folder down joined by dots.
  """
  hierarchicalName: String!
}

"""Says that a business term applies."""
type GlossaryTermAssociation {
  """
  Further detail on why the term applies, kept as JSON text by the program that attached it.
  """
  context: String
  """The term that says what the entity is about."""
  urn: String
  """The term that says what the entity is about."""
  term: GlossaryTerm!
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""What a business term means, and who says so."""
type GlossaryTermInfo {
  """Older writing of the key, kept so that it can be searched."""
  id: String
  """Meaning of the term, for people to read."""
  definition: String
  """Folder that holds the term; absent at the top."""
  parentNode: GlossaryNode
  """
  INTERNAL when the organisation defined the term itself, EXTERNAL when it took it over.
  """
  termSource: String
  """Name of the outside standard or vocabulary, with termSource EXTERNAL."""
  sourceRef: String
  """Page on which the outside definition is found."""
  sourceUrl: String
  """Machine-readable definition of the term."""
  rawSchema: String @deprecated(reason: "Attach the aspect schemaMetadata.")
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
  """Name shown to people."""
  name: String
  """Meaning of the term, for people to read."""
  description: String
}

"""What tells one business term from all others."""
type GlossaryTermKey {
  """
  Identifier of the term: a random one, or the names from the top folder down joined by dots.
  """
  name: String
}

"""What a business term means, and who says so."""
type GlossaryTermProperties {
  """Older writing of the key, kept so that it can be searched."""
  id: String
  """Meaning of the term, for people to read."""
  definition: String
  """Folder that holds the term; absent at the top."""
  parentNode: GlossaryNode
  """
  INTERNAL when the organisation defined the term itself, EXTERNAL when it took it over.
  """
  termSource: String
  """Name of the outside standard or vocabulary, with termSource EXTERNAL."""
  sourceRef: String
  """Page on which the outside definition is found."""
  sourceUrl: String
  """Machine-readable definition of the term."""
  rawSchema: String @deprecated(reason: "Attach the aspect schemaMetadata.")
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
  """Name shown to people."""
  name: String
  """Meaning of the term, for people to read."""
  description: String
}

"""Business terms that say what an entity or a column means."""
type GlossaryTerms {
  """The terms, each at most once."""
  terms: [GlossaryTermAssociation!]
  """When the list was last changed, and by whom."""
  auditStamp: AuditStamp
}

"""Groups that a person is in by word of the identity provider."""
type GroupMembership {
  """The groups, each at most once."""
  groups: [CorpGroup!]
}

"""
Counts by interval. There is one height fewer than there are boundaries.
"""
type Histogram {
  """Limits of the intervals in rising order, as text."""
  boundaries: [String!]
  """Share or count of the values in each interval."""
  heights: [Float!]
}

union HyperParameterValueType = HyperParameterValueTypeString | HyperParameterValueTypeInt | HyperParameterValueTypeFloat | HyperParameterValueTypeDouble | HyperParameterValueTypeBoolean

type HyperParameterValueTypeBoolean {
  value: Boolean
}

type HyperParameterValueTypeDouble {
  value: Float
}

type HyperParameterValueTypeFloat {
  value: Float
}

type HyperParameterValueTypeInt {
  value: Int
}

type HyperParameterValueTypeString {
  value: String
}

"""
An ingestion job's memory in serialised form. Only the job itself can read it.
"""
type IngestionCheckpointState {
  """
  Layout of the payload, for jobs that meet memory from an older release.
  """
  formatVersion: String
  """
  How the payload was serialised and packed, such as utf-8 or base85-bz2-json.
  """
  serde: String
  """The memory itself; one character for each byte in JSON."""
  payload: String
}

"""How an ingestion source is run."""
type IngestionConfig {
  """
  Release of the ingestion framework to run with; absent when the executor may choose.
  """
  version: String
  """Whether runs write a log with every detail; absent means no."""
  debugMode: Boolean
  """
  The connector's configuration as JSON text, with references to secrets in place of their
  values.
  """
  recipe: String!
  """Executor that runs the source; absent for the default one."""
  executorId: String!
}

"""Times at which an ingestion source is run."""
type IngestionSchedule {
  """
  Zone that the times are meant in, named as in the tz database, such as Europe/Berlin.
  """
  timezone: String
  """Five-part cron expression for the times."""
  interval: String!
}

"""A connector with its recipe and its timetable."""
type IngestionSource implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one ingestion source from all others."""
  dataHubIngestionSourceKey: DataHubIngestionSourceKey
  """A connector set up to collect metadata, by hand or on a schedule."""
  dataHubIngestionSourceInfo: DataHubIngestionSourceInfo
  """Identity given when the source is set up; mostly a UUID."""
  id: String!
  """Name shown to people."""
  name: String!
  """What is run, and with which settings."""
  config: IngestionConfig!
  """When the source is run by itself; absent when people start it."""
  schedule: IngestionSchedule
}

"""A column from which a chart or dashboard takes values."""
type InputField {
  """The column at its source, a schemaField URN."""
  schemaFieldUrn: SchemaFieldEntity
  """
  Copy of the column's description, for sources whose schema is not in the catalog.
  """
  schemaField: SchemaField
}

"""Columns from which a chart or dashboard is made."""
type InputFields {
  """The columns, in the order given by the tool."""
  fields: [InputField!]
}

"""Links to pages where people wrote down what they know about an entity."""
type InstitutionalMemory {
  """The links, in the order in which they are shown."""
  elements: [InstitutionalMemoryMetadata!]!
}

"""One link to further reading."""
type InstitutionalMemoryMetadata {
  """When the link was added, and by whom."""
  createStamp: AuditStamp
  """The page."""
  url: String!
  """What the reader finds there; serves as the text of the link."""
  label: String!
  """What the reader finds there; serves as the text of the link."""
  description: String! @deprecated(reason: "Use label.")
  """Who did it: a person, a group or a service account."""
  author: CorpUser
  """When the link was added, and by whom."""
  created: AuditStamp!
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""A link to a document."""
input InstitutionalMemoryMetadataUpdate {
  url: String!
  """Label of the link."""
  description: String
  """URN or bare name of the user who adds it."""
  author: String!
  """Epoch milliseconds, UTC; now unless given."""
  createdAt: Long
}

"""All links."""
input InstitutionalMemoryUpdate {
  elements: [InstitutionalMemoryMetadataUpdate!]!
}

"""What a model was made for; a section of its model card."""
type IntendedUse {
  """Tasks that its authors had in mind."""
  primaryUses: [String!]
  """Audiences that its authors had in mind."""
  primaryUsers: [IntendedUserType!]
  """Tasks for which it must not be used, though it may look fit for them."""
  outOfScopeUses: [String!]
}

"""Audiences of a model."""
enum IntendedUserType {
  """Companies and other organisations in their work."""
  ENTERPRISE
  """People in their spare time."""
  HOBBY
  """Makers and users of games, media and the like."""
  ENTERTAINMENT
}

"""An invitation that lets its bearer sign up."""
type InviteToken {
  """
  The secret part of the invitation, encrypted by the service that issues it.
  """
  token: String
  """Role that a user gets by accepting; absent when accepting grants none."""
  role: String
  """
  The secret part of the invitation, encrypted by the service that issues it.
  """
  inviteToken: String!
}

"""
A link by which new people join the catalog, with a role if it names one.
"""
type InviteTokenEntity implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one invitation from all others."""
  inviteTokenKey: InviteTokenKey
  """An invitation that lets its bearer sign up."""
  inviteToken: InviteToken
  """
  Hash of the invitation, so that it can be looked up by the link that carries it.
  """
  id: String!
}

"""What tells one invitation from all others."""
type InviteTokenKey {
  """
  Hash of the invitation, so that it can be looked up by the link that carries it.
  """
  id: String
}

"""States of a run."""
enum JobStatus {
  """Asked for, nothing done yet."""
  STARTING
  """Working."""
  IN_PROGRESS
  """Asked to stop, still winding down."""
  STOPPING
  """Ended early on request."""
  STOPPED
  """Ended well."""
  COMPLETED
  """Ended by an error."""
  FAILED
  """The source could not tell."""
  UNKNOWN
  """Left out on purpose, for instance because nothing was new."""
  SKIPPED
}

"""Schemas of a Kafka topic."""
type KafkaSchema {
  """Schema of the message's value as text; empty when there is none."""
  documentSchema: String
  """Language of documentSchema, such as AVRO, PROTOBUF or JSON."""
  documentSchemaType: String
  """Schema of the message's key as text."""
  keySchema: String
  """Language of keySchema, such as AVRO, PROTOBUF or JSON."""
  keySchemaType: String
}

"""Schemas of a key-value store."""
type KeyValueSchema {
  """Schema of the keys as text."""
  keySchema: String
  """Schema of the values as text."""
  valueSchema: String
}

"""Which way to follow lineage."""
enum LineageDirection {
  """Towards what the entity is made from."""
  UPSTREAM
  """Towards what is made from the entity."""
  DOWNSTREAM
}

"""A lineage edge by its ends."""
input LineageEdge {
  """URN of what is made."""
  downstreamUrn: String!
  """URN of what it is made from."""
  upstreamUrn: String!
}

"""
A whole number of 64 bits, written as a JSON number. Times are epoch milliseconds, UTC.
"""
scalar Long

"""An input of models, computed from data and kept in a feature store."""
type MLFeature implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one feature from all others."""
  mlFeatureKey: MLFeatureKey
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """
  What people add to a feature inside the catalog; connectors never overwrite it.
  """
  editableMlFeatureProperties: MLFeatureEditableProperties
  """Business domains that an asset belongs to."""
  domains: Domains
  """What the feature store says about a feature."""
  mlFeatureProperties: MLFeatureProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """
  Space within which feature names are unique, usually the feature table.
  """
  featureNamespace: String!
  """Label of the feature in its namespace."""
  name: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """What the value means and how it comes about."""
  description: String @deprecated(reason: "Use properties.description.")
  """Kind of values, as statistics sees them."""
  dataType: MLFeatureDataType @deprecated(reason: "Use properties.dataType.")
  """What the feature store says about a feature."""
  properties: MLFeatureProperties
  """
  What people add to a feature inside the catalog; connectors never overwrite it.
  """
  editableProperties: MLFeatureEditableProperties
}

"""
Kinds of values that a feature or a key of a model takes, as statistics sees them.
"""
enum MLFeatureDataType {
  """Carries no information for learning, such as a random identifier."""
  USELESS
  """Categories without an order, such as colours."""
  NOMINAL
  """Categories with an order, such as sizes of clothes."""
  ORDINAL
  """One of two values."""
  BINARY
  """Whole numbers that count something."""
  COUNT
  """Moments or days."""
  TIME
  """Numbers on a scale without a true zero, such as degrees Celsius."""
  INTERVAL
  """Pictures."""
  IMAGE
  """Moving pictures."""
  VIDEO
  """Sound."""
  AUDIO
  """Words or sentences."""
  TEXT
  """Pairs of key and value."""
  MAP
  """Values in an order, such as an array."""
  SEQUENCE
  """Values without order or repetition."""
  SET
  """Measured numbers that may have any fraction."""
  CONTINUOUS
  """Raw bytes whose meaning the platform does not know."""
  BYTE
  """The platform did not say."""
  UNKNOWN
}

"""
What people add to a feature inside the catalog; connectors never overwrite it.
"""
type MLFeatureEditableProperties {
  """
  Text by a catalog user, shown in place of the feature store's own description.
  """
  description: String
}

"""What tells one feature from all others."""
type MLFeatureKey {
  """
  Space within which feature names are unique, usually the feature table.
  """
  featureNamespace: String
  """Label of the feature in its namespace."""
  name: String
}

"""What the feature store says about a feature."""
type MLFeatureProperties {
  """What the value means and how it comes about."""
  description: String
  """Kind of values, as statistics sees them."""
  dataType: MLFeatureDataType
  """
  Version of the feature's definition; absent when the store keeps no versions.
  """
  version: VersionTag
  """Datasets from which the feature is computed."""
  sources: [Dataset!]
}

"""
A table of a feature store that offers features for training and serving.
"""
type MLFeatureTable implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one feature table from all others."""
  mlFeatureTableKey: MLFeatureTableKey
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """
  What people add to a feature table inside the catalog; connectors never overwrite it.
  """
  editableMlFeatureTableProperties: MLFeatureTableEditableProperties
  """Business domains that an asset belongs to."""
  domains: Domains
  """What the feature store says about a feature table."""
  mlFeatureTableProperties: MLFeatureTableProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Feature store that holds the table."""
  platform: DataPlatform!
  """Full name of the table in the feature store."""
  name: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """What the rows are about and how they come about."""
  description: String @deprecated(reason: "Use properties.description.")
  """What the feature store says about a feature table."""
  properties: MLFeatureTableProperties
  """
  What people add to a feature table inside the catalog; connectors never overwrite it.
  """
  editableProperties: MLFeatureTableEditableProperties
}

"""
What people add to a feature table inside the catalog; connectors never overwrite it.
"""
type MLFeatureTableEditableProperties {
  """
  Text by a catalog user, shown in place of the feature store's own description.
  """
  description: String
}

"""What tells one feature table from all others."""
type MLFeatureTableKey {
  """Feature store that holds the table."""
  platform: DataPlatform
  """Full name of the table in the feature store."""
  name: String
}

"""What the feature store says about a feature table."""
type MLFeatureTableProperties {
  """What the rows are about and how they come about."""
  description: String
  """Features that the table offers."""
  mlFeatures: [MLFeature!]
  """Keys by which a row is looked up; several form one key together."""
  mlPrimaryKeys: [MLPrimaryKey!]
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""A knob of the training algorithm, set before training starts."""
type MLHyperParam {
  """Label in the training platform, such as learning_rate."""
  name: String
  """What the knob does, or why it was set so."""
  description: String
  """Setting written as text; absent when only the knob is known."""
  value: String
  """When it was recorded, in epoch milliseconds, UTC."""
  createdAt: Long
}

"""A figure by which the quality of a model is judged."""
type MLMetric {
  """Label in the training platform, such as auc or val_loss."""
  name: String
  """What the figure measures."""
  description: String
  """The figure written as text; absent when only its label is known."""
  value: String
  """When it was recorded, in epoch milliseconds, UTC."""
  createdAt: Long
}

"""A trained model, in one version."""
type MLModel implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one model from all others."""
  mlModelKey: MLModelKey
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """
  What people add to a model inside the catalog; connectors never overwrite it.
  """
  editableMlModelProperties: MLModelEditableProperties
  """Business domains that an asset belongs to."""
  domains: Domains
  """Who answers for an entity."""
  ownership: Ownership
  """
  What the platform says about a model: its origin, settings, figures and connections.
  """
  mlModelProperties: MLModelProperties
  """What a model was made for; a section of its model card."""
  intendedUse: IntendedUse
  """
  Circumstances on which the quality of a model depends; a section of its model card.
  """
  mlModelFactorPrompts: MLModelFactorPrompts
  """How the quality of a model is measured; a section of its model card."""
  mlModelMetrics: Metrics
  """Datasets on which a model was judged; a section of its model card."""
  mlModelEvaluationData: EvaluationData
  """Datasets on which a model was trained; a section of its model card."""
  mlModelTrainingData: TrainingData
  """
  Where the figures of a model by circumstance can be found; a section of its model card.
  """
  mlModelQuantitativeAnalyses: QuantitativeAnalyses
  """
  What its authors weighed up about the effect of a model on people; a section of its model card.
  """
  mlModelEthicalConsiderations: EthicalConsiderations
  """
  What its authors want users of a model to bear in mind; a section of its model card.
  """
  mlModelCaveatsAndRecommendations: CaveatsAndRecommendations
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Where the code of a model can be read."""
  sourceCode: SourceCode
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """What it costs an organisation to run something."""
  cost: Cost
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Registry or training service that keeps the model."""
  platform: DataPlatform!
  """
  Full name of the model on the platform; versions of it are separate models with names of their
  own.
  """
  name: String!
  """Environment to which the model belongs."""
  origin: FabricType!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """What the model predicts, and by what means."""
  description: String @deprecated(reason: "Use properties.description.")
  """
  What the platform says about a model: its origin, settings, figures and connections.
  """
  properties: MLModelProperties
  """
  What people add to a model inside the catalog; connectors never overwrite it.
  """
  editableProperties: MLModelEditableProperties
  """
  Circumstances on which the quality of a model depends; a section of its model card.
  """
  factorPrompts: MLModelFactorPrompts
  """How the quality of a model is measured; a section of its model card."""
  metrics: Metrics
  """
  One entry a dataset; they should be public or described well enough to judge the figures.
  """
  evaluationData: [BaseData!]
  """
  One entry a dataset; details may be left out where the data is confidential.
  """
  trainingData: [BaseData!]
  """
  Where the figures of a model by circumstance can be found; a section of its model card.
  """
  quantitativeAnalyses: QuantitativeAnalyses
  """
  What its authors weighed up about the effect of a model on people; a section of its model card.
  """
  ethicalConsiderations: EthicalConsiderations
  """
  What its authors want users of a model to bear in mind; a section of its model card.
  """
  caveatsAndRecommendations: CaveatsAndRecommendations
}

"""A place at which a model is served and answers requests."""
type MLModelDeployment implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one deployment from all others."""
  mlModelDeploymentKey: MLModelDeploymentKey
  """What the hosting service says about a deployed model."""
  mlModelDeploymentProperties: MLModelDeploymentProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """Service that hosts the deployed model."""
  platform: DataPlatform!
  """Full name of the deployment, or of its endpoint, in the service."""
  name: String!
  """Environment for which the model is deployed."""
  origin: FabricType!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """What the hosting service says about a deployed model."""
  properties: MLModelDeploymentProperties
}

"""What tells one deployment from all others."""
type MLModelDeploymentKey {
  """Service that hosts the deployed model."""
  platform: String
  """Full name of the deployment, or of its endpoint, in the service."""
  name: String
  """Environment for which the model is deployed."""
  origin: FabricType
}

"""What the hosting service says about a deployed model."""
type MLModelDeploymentProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """What the deployment serves and to whom."""
  description: String
  """When it was set up, in epoch milliseconds, UTC."""
  createdAt: Long
  """Version of the model that is served."""
  version: VersionTag
  """State in which the service reported it last."""
  status: DeploymentStatus
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""
What people add to a model inside the catalog; connectors never overwrite it.
"""
type MLModelEditableProperties {
  """
  Text by a catalog user, shown in place of the platform's own description.
  """
  description: String
}

"""
Circumstances on which the quality of a model depends; a section of its model card.
"""
type MLModelFactorPrompts {
  """Circumstances in which the model may do better or worse."""
  relevantFactors: [MLModelFactors!]
  """
  Those among them that were measured, which may be others for want of data.
  """
  evaluationFactors: [MLModelFactors!]
}

"""Circumstances of one kind or several that belong together."""
type MLModelFactors {
  """Groups of people or things that share traits, such as an age range."""
  groups: [String!]
  """Devices and settings that take the input, such as a camera."""
  instrumentation: [String!]
  """Conditions under which the input is taken, such as light or noise."""
  environment: [String!]
}

"""A set of models that belong together, usually the versions of one."""
type MLModelGroup implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one model group from all others."""
  mlModelGroupKey: MLModelGroupKey
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """
  What people add to a group of models inside the catalog; connectors never overwrite it.
  """
  editableMlModelGroupProperties: MLModelGroupEditableProperties
  """Business domains that an asset belongs to."""
  domains: Domains
  """
  What the platform says about a group of models, usually the versions of one.
  """
  mlModelGroupProperties: MLModelGroupProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Registry or training service that keeps the group."""
  platform: DataPlatform!
  """Full name of the group on the platform."""
  name: String!
  """Environment to which the models of the group belong."""
  origin: FabricType!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """What the models of the group have in common."""
  description: String @deprecated(reason: "Use properties.description.")
  """
  What the platform says about a group of models, usually the versions of one.
  """
  properties: MLModelGroupProperties
  """
  What people add to a group of models inside the catalog; connectors never overwrite it.
  """
  editableProperties: MLModelGroupEditableProperties
}

"""
What people add to a group of models inside the catalog; connectors never overwrite it.
"""
type MLModelGroupEditableProperties {
  """
  Text by a catalog user, shown in place of the platform's own description.
  """
  description: String
}

"""What tells one model group from all others."""
type MLModelGroupKey {
  """Registry or training service that keeps the group."""
  platform: String
  """Full name of the group on the platform."""
  name: String
  """Environment to which the models of the group belong."""
  origin: FabricType
}

"""
What the platform says about a group of models, usually the versions of one.
"""
type MLModelGroupProperties {
  """What the models of the group have in common."""
  description: String
  """When the group was made, in epoch milliseconds, UTC."""
  createdAt: Long
  """Latest version in the group, as the platform labels it."""
  version: VersionTag
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one model from all others."""
type MLModelKey {
  """Registry or training service that keeps the model."""
  platform: String
  """
  Full name of the model on the platform; versions of it are separate models with names of their
  own.
  """
  name: String
  """Environment to which the model belongs."""
  origin: FabricType
}

"""
What the platform says about a model: its origin, settings, figures and connections.
"""
type MLModelProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """What the model predicts, and by what means."""
  description: String
  """When the model was made, in epoch milliseconds, UTC."""
  date: Long
  """Family of algorithms, such as naive Bayes or a convolutional network."""
  type: String
  """
  Settings of the training by label, with their types kept; an alternative to hyperParams.
  """
  hyperParameters: [MLModelPropertiesHyperParametersEntry!]
  """Settings of the training, with what is known about each."""
  hyperParams: [MLHyperParam!]
  """Figures measured while training."""
  trainingMetrics: [MLMetric!]
  """Figures measured on live traffic."""
  onlineMetrics: [MLMetric!]
  """Labels given on the platform; labels of the catalog are in globalTags."""
  tags: [String!]
  """Places at which the model is served."""
  deployments: [MLModelDeployment!]
  """Tasks that trained the model; they are upstream of it."""
  trainingJobs: [DataJob!]
  """Tasks that use the model; they are downstream of it."""
  downstreamJobs: [DataJob!]
  """Groups that the model belongs to; they are downstream of it."""
  groups: [MLModelGroup!]
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
  """
  The label, such as v2.1 or a commit; absent when the source gives none.
  """
  version: String
  """Features that the model takes as input."""
  mlFeatures: [String!]
}

type MLModelPropertiesHyperParametersEntry {
  key: String!
  value: HyperParameterValueType
}

"""A key by which rows of feature tables are looked up."""
type MLPrimaryKey implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one primary key of feature tables from all others."""
  mlPrimaryKeyKey: MLPrimaryKeyKey
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """
  What people add to a primary key of feature tables inside the catalog; connectors never overwrite
  it.
  """
  editableMlPrimaryKeyProperties: MLPrimaryKeyEditableProperties
  """Business domains that an asset belongs to."""
  domains: Domains
  """What the feature store says about a primary key of feature tables."""
  mlPrimaryKeyProperties: MLPrimaryKeyProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """Space within which key names are unique, usually the feature table."""
  featureNamespace: String!
  """Label of the key in its namespace."""
  name: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """What the key identifies."""
  description: String @deprecated(reason: "Use properties.description.")
  """Kind of values, as statistics sees them."""
  dataType: MLFeatureDataType @deprecated(reason: "Use properties.dataType.")
  """What the feature store says about a primary key of feature tables."""
  properties: MLPrimaryKeyProperties
  """
  What people add to a primary key of feature tables inside the catalog; connectors never overwrite
  it.
  """
  editableProperties: MLPrimaryKeyEditableProperties
}

"""
What people add to a primary key of feature tables inside the catalog; connectors never overwrite
it.
"""
type MLPrimaryKeyEditableProperties {
  """
  Text by a catalog user, shown in place of the feature store's own description.
  """
  description: String
}

"""What tells one primary key of feature tables from all others."""
type MLPrimaryKeyKey {
  """Space within which key names are unique, usually the feature table."""
  featureNamespace: String
  """Label of the key in its namespace."""
  name: String
}

"""What the feature store says about a primary key of feature tables."""
type MLPrimaryKeyProperties {
  """What the key identifies."""
  description: String
  """Kind of values, as statistics sees them."""
  dataType: MLFeatureDataType
  """
  Version of the key's definition; absent when the store keeps no versions.
  """
  version: VersionTag
  """Datasets from which the key is taken; empty when none is known."""
  sources: [Dataset!]
}

"""Where the query was found."""
type MatchedField {
  """Name of the field in the index."""
  name: String!
  """The value in which it was found."""
  value: String!
}

"""A picture or the like that is shown along with a text."""
type Media {
  """What kind of medium it is."""
  type: MediaType
  """Address it is loaded from."""
  location: String
}

"""Kinds of media that can be shown."""
enum MediaType {
  """A picture that browsers can draw."""
  IMAGE
}

"""How the quality of a model is measured; a section of its model card."""
type Metrics {
  """Figures that were chosen, and why."""
  performanceMeasures: [String!]
  """Limits from which the model decides one way or the other, and why."""
  decisionThreshold: [String!]
}

"""Definition of a MySQL table."""
type MySqlDDL {
  """The statement that makes the table."""
  tableSchema: String
}

"""Groups that a person was put into inside the catalog."""
type NativeGroupMembership {
  """The groups, each at most once."""
  nativeGroups: [CorpGroup!]
}

"""
A document of text, queries and charts that people write and run in a notebook tool.
"""
type Notebook implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one notebook from all others."""
  notebookKey: NotebookKey
  """What the notebook tool itself says about a notebook."""
  notebookInfo: NotebookInfo
  """What a notebook holds."""
  notebookContent: NotebookContent
  """
  What people add to a notebook inside the catalog; connectors never overwrite it.
  """
  editableNotebookProperties: NotebookEditableProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Tags on an entity or on one of its columns."""
  globalTags: GlobalTags
  """Business terms that say what an entity or a column means."""
  glossaryTerms: GlossaryTerms
  """Folder-like places at which an entity is found when browsing."""
  browsePaths: BrowsePaths
  """Links to pages where people wrote down what they know about an entity."""
  institutionalMemory: InstitutionalMemory
  """Business domains that an asset belongs to."""
  domains: Domains
  """Names of what an entity is, finer than its entity type."""
  subTypes: SubTypes
  """
  The installation, when the organisation runs several of the same platform.
  """
  dataPlatformInstance: DataPlatformInstance
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathsV2: BrowsePathsV2
  """Tool in which the notebook is written and run, such as querybook."""
  notebookTool: String!
  """
  Identity of the notebook within the tool, unique over all of the tool's installations.
  """
  notebookId: String!
  """Tags on an entity or on one of its columns."""
  tags: GlobalTags
  """The domains; the catalog's own pages show the first one."""
  domain: DomainAssociation
  """The technology, such as Snowflake or Kafka."""
  platform: DataPlatform!
  """
  The one place of an entity in the browse tree, with links to the entities along the way.
  """
  browsePathV2: BrowsePathsV2
  """Tool in which the notebook is written and run, such as querybook."""
  tool: String!
  """What the notebook tool itself says about a notebook."""
  info: NotebookInfo
  """What the notebook tool itself says about a notebook."""
  properties: NotebookProperties
  """
  What people add to a notebook inside the catalog; connectors never overwrite it.
  """
  editableProperties: NotebookEditableProperties
  """What a notebook holds."""
  content: NotebookContent
}

"""
One cell of a notebook. Exactly one of the three kinds is present, and type says which.
"""
type NotebookCell {
  """Content of a cell with type TEXT_CELL."""
  textCell: TextCell
  """Content of a cell with type QUERY_CELL."""
  queryCell: QueryCell
  """Content of a cell with type CHART_CELL."""
  chartCell: ChartCell
  """Which of the other fields is present."""
  type: NotebookCellType
}

"""Kinds of cells."""
enum NotebookCellType {
  """Prose."""
  TEXT_CELL
  """A query with its results."""
  QUERY_CELL
  """A picture of data."""
  CHART_CELL
}

"""What a notebook holds."""
type NotebookContent {
  """Cells from top to bottom."""
  cells: [NotebookCell!]
}

"""
What people add to a notebook inside the catalog; connectors never overwrite it.
"""
type NotebookEditableProperties {
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """Text by a catalog user, shown in place of the tool's own description."""
  description: String
}

"""What the notebook tool itself says about a notebook."""
type NotebookInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Heading shown in the tool."""
  title: String
  """What the notebook is for, as written in the tool."""
  description: String
  """
  When the notebook was made, changed and removed in its tool, and by whom.
  """
  changeAuditStamps: ChangeAuditStamps
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""What tells one notebook from all others."""
type NotebookKey {
  """Tool in which the notebook is written and run, such as querybook."""
  notebookTool: String
  """
  Identity of the notebook within the tool, unique over all of the tool's installations.
  """
  notebookId: String
}

"""What the notebook tool itself says about a notebook."""
type NotebookProperties {
  """Page of the asset in its own tool."""
  externalUrl: String
  """Heading shown in the tool."""
  title: String
  """What the notebook is for, as written in the tool."""
  description: String
  """
  When the notebook was made, changed and removed in its tool, and by whom.
  """
  changeAuditStamps: ChangeAuditStamps
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""
One change that somebody or something made to a dataset's content, as an event in time.
"""
type Operation {
  """Length of the bucket; absent when the value is about a moment."""
  eventGranularity: TimeWindowSize
  """Part that the value is about; the whole dataset unless stated."""
  partitionSpec: PartitionSpec
  """
  Identity of the report, by which a repeated one is recognised; chosen by the sender.
  """
  messageId: String
  """Who ran the operation, when the platform knows."""
  actor: String
  """Name of the change when operationType is CUSTOM."""
  customOperationType: String
  """Rows that were written, changed or removed."""
  numAffectedRows: Long
  """Other datasets that the same operation touched."""
  affectedDatasets: [String!]
  """
  How this record was learnt: from the process that wrote, or from the platform written to.
  """
  sourceType: OperationSourceType
  """Free pairs of name and value about this run."""
  customProperties: [StringMapEntry!]
  """
  Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
  """
  timestampMillis: Long!
  """
  When the change took effect on the data, in epoch milliseconds, UTC; timestampMillis is when it
  was reported.
  """
  lastUpdatedTimestamp: Long!
  """What kind of change it was."""
  operationType: OperationType!
  """Name of the part, such as its partition values or a query."""
  partition: String
}

"""Who told the catalog of an operation."""
enum OperationSourceType {
  """The job or pipeline that did the work."""
  DATA_PROCESS
  """The platform's own log, such as a query history."""
  DATA_PLATFORM
}

"""Kinds of change to a dataset."""
enum OperationType {
  """Rows were added."""
  INSERT
  """Rows were changed in place."""
  UPDATE
  """Rows were removed."""
  DELETE
  """The dataset was made."""
  CREATE
  """The dataset's structure or settings were changed."""
  ALTER
  """The dataset was destroyed."""
  DROP
  """Something else; customOperationType names it."""
  CUSTOM
  """The source could not tell."""
  UNKNOWN
}

"""Definition of an Oracle table."""
type OracleDDL {
  """The statement that makes the table."""
  tableSchema: String
}

"""Schema of ORC files."""
type OrcSchema {
  """The schema as text."""
  schema: String
}

"""
Tells entities that were made in the catalog from those that were brought in.
"""
type Origin {
  """Where the entity was born."""
  type: OriginType
  """
  Name of the outside system, such as an identity provider; only with type EXTERNAL.
  """
  externalType: String
}

"""Birthplaces of an entity."""
enum OriginType {
  """Made in the catalog itself."""
  NATIVE
  """Copied from another system, which remains in charge of it."""
  EXTERNAL
}

"""Schema of a platform without a form of its own here."""
type OtherSchema {
  """The schema as text, in the platform's own language."""
  rawSchema: String
}

"""One party that answers for an entity."""
type Owner {
  """
  Kind of responsibility from the fixed list; CUSTOM when typeUrn names one of the organisation's
  own.
  """
  type: OwnershipType @deprecated(reason: "Use typeUrn, which lets an organisation define its own kinds.")
  """How this ownership became known."""
  source: OwnershipSource
  """The person or group."""
  owner: OwnerType!
  """Kind of responsibility as an ownershipType entity."""
  typeUrn: String
  """Kind of responsibility as an ownershipType entity."""
  ownershipType: OwnershipTypeEntity
  """URN of the entity that holds this."""
  associatedUrn: String!
}

interface OwnerType implements Entity {
  urn: String!
  type: EntityType!
}

"""An owner."""
input OwnerUpdate {
  """URN of a user or a group."""
  owner: String!
  type: OwnershipType
  """URN of a kind of ownership that the organisation made."""
  ownershipTypeUrn: String
}

"""Who answers for an entity."""
type Ownership {
  """The owners; one party may appear once for each kind of responsibility."""
  owners: [Owner!]
  """When the list was last changed, and by whom; time 0 when not known."""
  lastModified: AuditStamp!
}

"""Origin of a statement of ownership."""
type OwnershipSource {
  """Kind of place that it was read from."""
  type: OwnershipSourceType
  """Page or file that shows it."""
  url: String
}

"""Kinds of places from which ownership is learnt."""
enum OwnershipSourceType {
  """A review in which people confirmed it."""
  AUDIT
  """Grants or owner columns of a database."""
  DATABASE
  """Owner or group of a file."""
  FILE_SYSTEM
  """An issue tracker, such as the lead of a component."""
  ISSUE_TRACKING_SYSTEM
  """Somebody typed it in."""
  MANUAL
  """Another service told it."""
  SERVICE
  """A repository, such as a code owners file."""
  SOURCE_CONTROL
  """None of the others."""
  OTHER
}

"""Fixed kinds of responsibility for an asset."""
enum OwnershipType {
  """A kind that the organisation defined; Owner.typeUrn names it."""
  CUSTOM
  """Builds and runs the asset."""
  TECHNICAL_OWNER
  """Decides what the asset is for."""
  BUSINESS_OWNER
  """Keeps its description, quality and lawful use in order."""
  DATA_STEWARD
  """Responsible without a stated kind."""
  NONE
  """Writes the code behind the asset."""
  DEVELOPER @deprecated(reason: "Use TECHNICAL_OWNER.")
  """Owns the data."""
  DATAOWNER @deprecated(reason: "Use TECHNICAL_OWNER.")
  """Looks after the asset in place of its owner."""
  DELEGATE @deprecated(reason: "Use CUSTOM and name a kind of your own in Owner.typeUrn.")
  """Supplies the data."""
  PRODUCER @deprecated(reason: "Use TECHNICAL_OWNER.")
  """Uses the data."""
  CONSUMER @deprecated(reason: "Use CUSTOM and name a kind of your own in Owner.typeUrn.")
  """Has an interest in the asset."""
  STAKEHOLDER @deprecated(reason: "Use CUSTOM and name a kind of your own in Owner.typeUrn.")
}

"""
A way of being responsible for an asset, as an organisation defines it.
"""
type OwnershipTypeEntity implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one kind of ownership from all others."""
  ownershipTypeKey: OwnershipTypeKey
  """A kind of ownership that an organisation defines for itself."""
  ownershipTypeInfo: OwnershipTypeInfo
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """
  Identity of the kind: a readable word for those delivered with the catalog, a UUID for others.
  """
  id: String!
  """A kind of ownership that an organisation defines for itself."""
  info: OwnershipTypeInfo
}

"""A kind of ownership that an organisation defines for itself."""
type OwnershipTypeInfo {
  """Name shown to people."""
  name: String
  """What an owner of this kind answers for."""
  description: String
  """When the kind was defined, and by whom."""
  created: AuditStamp
  """When its name or description last changed, and by whom."""
  lastModified: AuditStamp
}

"""What tells one kind of ownership from all others."""
type OwnershipTypeKey {
  """
  Identity of the kind: a readable word for those delivered with the catalog, a UUID for others.
  """
  id: String
}

"""All owners."""
input OwnershipUpdate {
  owners: [OwnerUpdate!]!
}

"""Which part of a dataset a time-series value is about."""
type PartitionSpec {
  """Span of time that the part covers, for data split by time."""
  timePartition: TimeWindow
  """What kind of part it is."""
  type: PartitionType!
  """Name of the part, such as its partition values or a query."""
  partition: String!
}

"""Kinds of parts of a dataset."""
enum PartitionType {
  """All of it."""
  FULL_TABLE
  """Rows that a query selects."""
  QUERY
  """One partition of the platform's own making."""
  PARTITION
}

"""Families of technologies."""
enum PlatformType {
  """Files in directories."""
  FILE_SYSTEM
  """Values found by a key."""
  KEY_VALUE_STORE
  """Streams of messages in topics."""
  MESSAGE_BROKER
  """Objects in buckets."""
  OBJECT_STORE
  """Stores laid out for aggregation over many rows."""
  OLAP_DATASTORE
  """None of the other families."""
  OTHERS
  """Engines that query data kept elsewhere."""
  QUERY_ENGINE
  """Tables with SQL and transactions."""
  RELATIONAL_DB
  """Inverted indices over documents."""
  SEARCH_ENGINE
}

"""How a resource's value is compared with those of a criterion."""
enum PolicyMatchCondition {
  """One of the values is equal to it."""
  EQUALS
}

"""A condition on one property of a resource."""
type PolicyMatchCriterion {
  """Property that is looked at, such as TYPE, URN, DOMAIN or TAG."""
  field: String
  """What the property is compared with; one match is enough."""
  values: [String!]
  """How the comparison is made."""
  condition: PolicyMatchCondition
}

"""Conditions that a resource has to meet, all of them."""
type PolicyMatchFilter {
  """The conditions; none of them means that every resource matches."""
  criteria: [PolicyMatchCriterion!]
}

"""A notice that is shown to people when they enter the catalog."""
type Post implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one post from all others."""
  postKey: PostKey
  """A message from those who run the catalog to those who use it."""
  postInfo: PostInfo
  """Identity given when the post is written; mostly a UUID."""
  id: String!
  """Where the post is shown."""
  postType: PostType!
  """The message itself."""
  content: PostContent!
}

"""What a post says."""
type PostContent {
  """Heading of the post."""
  title: String
  """Whether the post is read in place or leads elsewhere."""
  type: PostContentType
  """Text below the heading."""
  description: String
  """Page that the post leads to; needed when type is LINK."""
  link: String
  """Picture shown along with the text."""
  media: Media
}

"""How a post is presented."""
enum PostContentType {
  """Heading and text, read in place."""
  TEXT
  """A heading that leads to another page."""
  LINK
}

"""A message from those who run the catalog to those who use it."""
type PostInfo {
  """Where the post is shown."""
  type: PostType
  """The message itself."""
  content: PostContent
  """When the post was written, in epoch milliseconds."""
  created: Long
  """When the post was last changed, in epoch milliseconds."""
  lastModified: Long
}

"""What tells one post from all others."""
type PostKey {
  """Identity given when the post is written; mostly a UUID."""
  id: String
}

"""Places in which posts are shown."""
enum PostType {
  """The page that users see first."""
  HOME_PAGE_ANNOUNCEMENT
}

"""Definition of a Presto table or view."""
type PrestoDDL {
  """The statement that makes it."""
  rawSchema: String
}

"""A value below which a given share of all values lies."""
type Quantile {
  """The share, from 0 to 1, as text."""
  quantile: String
  """The value, as text."""
  value: String
}

"""
Where the figures of a model by circumstance can be found; a section of its model card.
"""
type QuantitativeAnalyses {
  """Quality for each circumstance by itself."""
  unitaryResults: String
  """Quality for combinations of circumstances."""
  intersectionalResults: String
}

"""A cell that asks a platform for data."""
type QueryCell {
  """Heading of the cell; absent when its author gave none."""
  cellTitle: String
  """Identity of the cell, unique within its notebook."""
  cellId: String
  """When the cell was made, changed and removed in its tool, and by whom."""
  changeAuditStamps: ChangeAuditStamps
  """Text of the query before variables are filled in."""
  rawQuery: String
  """When the query last ran and who ran it; absent when it never did."""
  lastExecuted: AuditStamp
}

"""A query that people run against datasets, kept to be shown and shared."""
type QueryEntity implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one query from all others."""
  queryKey: QueryKey
  """A query that is worth knowing, with what it is for."""
  queryProperties: QueryProperties
  """What a query is about, so that it can be found from there."""
  querySubjects: QuerySubjects
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Identity given when the query is saved: a UUID, or a hash of its text."""
  id: String!
  """A query that is worth knowing, with what it is for."""
  properties: QueryProperties
  """Everything the query reads, as far as it is known."""
  subjects: [QuerySubject!]
}

"""What tells one query from all others."""
type QueryKey {
  """Identity given when the query is saved: a UUID, or a hash of its text."""
  id: String
}

"""Languages that statements are written in."""
enum QueryLanguage {
  """Any dialect of SQL."""
  SQL
}

"""A query that is worth knowing, with what it is for."""
type QueryProperties {
  """The query itself."""
  statement: QueryStatement
  """How the catalog came to know it."""
  source: QuerySource
  """Name shown to people; absent when nobody named it."""
  name: String
  """What the query answers."""
  description: String
  """When the query was saved, and by whom."""
  created: AuditStamp
  """When the query was last changed, and by whom."""
  lastModified: AuditStamp
}

"""Ways in which the catalog comes to know a query."""
enum QuerySource {
  """A person entered it in the catalog."""
  MANUAL
}

"""Text of a query and what it is written in."""
type QueryStatement {
  """The text, ready to be run."""
  value: String
  """Language of the text."""
  language: QueryLanguage
}

"""Something that a query reads."""
type QuerySubject {
  """Dataset that is read, or a single column of one."""
  entity: Entity
}

"""What a query is about, so that it can be found from there."""
type QuerySubjects {
  """Everything the query reads, as far as it is known."""
  subjects: [QuerySubject!]
}

"""Which end of an edge the entity at hand is."""
enum RelationshipDirection {
  """Edges that point at the entity."""
  INCOMING
  """Edges that start at the entity."""
  OUTGOING
}

"""Who did something, and when."""
type RelationshipStamp {
  """Epoch milliseconds, UTC."""
  time: Long
  """URN of the actor."""
  actor: String
}

"""Which edges to list."""
input RelationshipsInput {
  """Names of relationships; an empty list means all."""
  types: [String!]!
  """Which end of the edges the entity is."""
  direction: RelationshipDirection!
  """Number of edges to pass over; 0 unless given."""
  start: Int
  """Most edges to answer; 100 unless given."""
  count: Int
}

"""
Limits on the older versions of an aspect; one beyond any of them is removed.
"""
type Retention {
  """Limit by number; absent when the number does not matter."""
  version: VersionBasedRetention
  """Limit by age; absent when the age does not matter."""
  time: TimeBasedRetention
}

"""
A right to use assets that is granted outside the catalog, by the system that holds them.
"""
type Role implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one role in an outside system from all others."""
  roleKey: RoleKey
  """A role by which an outside system grants access to data."""
  roleProperties: RoleProperties
  """Who has a role in an outside system."""
  actors: Actors
  """Identity of the role in the system that grants access by it."""
  id: String!
  """A role by which an outside system grants access to data."""
  properties: RoleProperties
}

"""Offers one role on an asset."""
type RoleAssociation {
  """The role to ask for when access is wanted."""
  urn: String
  """The role to ask for when access is wanted."""
  role: Role!
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""What tells one role in an outside system from all others."""
type RoleKey {
  """Identity of the role in the system that grants access by it."""
  id: String
}

"""Roles that decide what a person or group may do in the catalog."""
type RoleMembership {
  """The roles, each at most once."""
  roles: [DataHubRole!]
}

"""A role by which an outside system grants access to data."""
type RoleProperties {
  """Name shown to people."""
  name: String
  """What the role gives access to."""
  description: String
  """What the role permits, such as READ, WRITE or ADMIN."""
  type: String
  """Page on which people apply for the role; absent when there is none."""
  requestUrl: String
  """When the role was made in the outside system, and by whom."""
  created: AuditStamp
}

"""One of those to whom an outside system grants what the role permits."""
type RoleUser {
  """The user, provisioned by the outside system."""
  user: CorpUser
}

"""Endings of a run, common to all orchestrators."""
enum RunResultType {
  """Did its work."""
  SUCCESS
  """Gave up after an error."""
  FAILURE
  """Was left out on purpose and did nothing."""
  SKIPPED
  """Failed this time and will be tried again."""
  UP_FOR_RETRY
}

"""One column of a dataset, or one part of a nested structure."""
type SchemaField {
  """Older address of the column as a JSON path."""
  jsonPath: String @deprecated(reason: "Use fieldPath.")
  """Meaning of the column as written at the source."""
  description: String
  """Short name of the column for people."""
  label: String
  """When the column came into being at the source, and by whom."""
  created: AuditStamp
  """When the column last changed at the source, and by whom."""
  lastModified: AuditStamp
  """Type of the column as the platform writes it, such as varchar(20)."""
  nativeDataType: String
  """Tags that came with the schema from the source."""
  globalTags: GlobalTags
  """Business terms that came with the schema from the source."""
  glossaryTerms: GlossaryTerms
  """True when the column belongs to the key of its record."""
  isPartOfKey: Boolean
  """True when the platform splits its storage by the column."""
  isPartitioningKey: Boolean
  """Any other facts from the source, as the text of a JSON object."""
  jsonProps: String
  """Address of the column, unique within its schema."""
  fieldPath: String!
  """True when the column may be null."""
  nullable: Boolean!
  """True when the column's structure contains itself."""
  recursive: Boolean!
  """Tags that came with the schema from the source."""
  tags: GlobalTags
  """The type; most are empty records that only name it."""
  type: SchemaFieldDataType!
}

enum SchemaFieldDataType {
  ARRAY
  BOOLEAN
  BYTES
  DATE
  ENUM
  FIXED
  MAP
  NULL
  NUMBER
  STRING
  STRUCT
  TIME
  UNION
}

"""
A column of a dataset, so that lineage can point at it. Its description lives in the aspects of its parent.
"""
type SchemaFieldEntity implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one column from all others."""
  schemaFieldKey: SchemaFieldKey
  """Entity whose schema holds the column, mostly a dataset."""
  parent: String!
  """
  The column within that schema; commas and parentheses are percent-encoded in the URN.
  """
  fieldPath: String!
}

"""What tells one column from all others."""
type SchemaFieldKey {
  """Entity whose schema holds the column, mostly a dataset."""
  parent: String
  """
  The column within that schema; commas and parentheses are percent-encoded in the URN.
  """
  fieldPath: String
}

"""Structure of a dataset at the latest time it was looked at."""
type SchemaMetadata {
  """Name of the schema on its platform, from 1 to 500 characters."""
  schemaName: String
  """
  First appearance; time 0 and the user "unknown" when the source does not tell.
  """
  created: AuditStamp
  """
  Latest change of content; equal to the default of created when the source does not tell.
  """
  lastModified: AuditStamp
  """Removal at the source; absent as long as the resource exists there."""
  deleted: AuditStamp
  """
  Dataset that the schema describes, when it is not the one that holds the aspect.
  """
  dataset: String
  """Cluster from which the schema was read."""
  cluster: String
  """The schema in the platform's own language."""
  platformSchema: SchemaMetadataPlatformSchema
  """Columns that make a row unique, in order of the key."""
  primaryKeys: [String!]
  """Older form of foreign keys, by the name of the constraint."""
  foreignKeysSpecs: [SchemaMetadataForeignKeysSpecsEntry!] @deprecated(reason: "Use foreignKeys.")
  """References from columns here to columns of other datasets."""
  foreignKeys: [ForeignKeyConstraint!]
  """Name of the schema on its platform, from 1 to 500 characters."""
  name: String!
  """Platform on which the schema was defined."""
  platformUrn: String!
  """Version that the platform counts; 0 when it does not count."""
  version: Long!
  """
  Fingerprint of the platform's own schema, by which a connector notices a change; may be empty.
  """
  hash: String!
  """All columns in their order; parts of nested ones follow their parent."""
  fields: [SchemaField!]!
  """Moment of the act, in epoch milliseconds, UTC."""
  createdAt: Long
  """Version of the aspect; 0 is the latest."""
  aspectVersion: Long
}

type SchemaMetadataForeignKeysSpecsEntry {
  key: String!
  value: ForeignKeySpec
}

union SchemaMetadataPlatformSchema = EspressoSchema | OracleDDL | MySqlDDL | PrestoDDL | KafkaSchema | BinaryJsonSchema | OrcSchema | Schemaless | KeyValueSchema | OtherSchema

"""Says that the platform keeps no schema."""
type Schemaless {
  """Always true; the record has no fields of its own."""
  present: Boolean
}

"""What to find among the entities of several types."""
input SearchAcrossEntitiesInput {
  """
  Types to search; unless given, all but those that have to be named, such as internal ones.
  """
  types: [EntityType!]
  """Words to find; \`*\` and the empty text find everything."""
  query: String!
  """Number of results to pass over; 0 unless given."""
  start: Int
  """Most results to answer; 10 unless given."""
  count: Int
  """Conditions that must all hold; passed over when orFilters is given."""
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters.")
  """Groups of conditions of which one is enough."""
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

"""What to find along lineage."""
input SearchAcrossLineageInput {
  """The entity to start from. Required, although nullable."""
  urn: String
  direction: LineageDirection!
  """Types to find; every type that is meant for searching unless given."""
  types: [EntityType!]
  """Words to find; everything unless given."""
  query: String
  """Number of results to pass over; 0 unless given."""
  start: Int
  """Most results to answer; 10 unless given."""
  count: Int
  """Conditions that must all hold; passed over when orFilters is given."""
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters.")
  """
  Groups of conditions of which one is enough; the field degree takes 1, 2 and 3+.
  """
  orFilters: [AndFilterInput!]
  """
  Follow only edges created or updated since then. Epoch milliseconds, UTC.
  """
  startTimeMillis: Long
  """
  Follow only edges created or updated until then. Epoch milliseconds, UTC.
  """
  endTimeMillis: Long
  searchFlags: SearchFlags
}

"""An entity that was found along lineage."""
type SearchAcrossLineageResult {
  entity: Entity!
  """Remarks on the result; there are none."""
  insights: [SearchInsight!]
  matchedFields: [MatchedField!]!
  """Ways from the start to the entity, both ends included."""
  paths: [EntityPath]
  """Least number of hops from the start."""
  degree: Int!
}

"""A window on what was found along lineage."""
type SearchAcrossLineageResults {
  start: Int!
  count: Int!
  """Exact number of all results, unless the walk was cut short."""
  total: Int!
  """
  Whether the walk was ended early because it reached too many entities; results and counts are then those of what it reached.
  """
  truncated: Boolean!
  searchResults: [SearchAcrossLineageResult!]!
  facets: [FacetMetadata!]
  """
  How old the graph is that was walked; it is never kept, so this is null.
  """
  freshness: FreshnessStats
}

"""How to carry out a search."""
input SearchFlags {
  """
  Answer without looking at kept results; nothing is kept, so this changes nothing.
  """
  skipCache: Boolean
  """Most values of a facet; 20 unless given."""
  maxAggValues: Int
  """
  Read the query as words (true, the default) or as \`field:value\` expressions too (false).
  """
  fulltext: Boolean
  """Leave out in which fields the query was found."""
  skipHighlighting: Boolean
  """Leave out the facets."""
  skipAggregates: Boolean
  """Accepted for the sake of older documents; there are no suggestions."""
  getSuggestions: Boolean
}

"""What to find among the entities of one type."""
input SearchInput {
  type: EntityType!
  """Words to find; \`*\` and the empty text find everything."""
  query: String!
  """Number of results to pass over; 0 unless given."""
  start: Int
  """Most results to answer; 10 unless given."""
  count: Int
  """Conditions that must all hold; passed over when orFilters is given."""
  filters: [FacetFilterInput!] @deprecated(reason: "Use orFilters.")
  """Groups of conditions of which one is enough."""
  orFilters: [AndFilterInput!]
  searchFlags: SearchFlags
}

"""A remark on a result."""
type SearchInsight {
  text: String!
  icon: String
}

"""An entity that was found."""
type SearchResult {
  entity: Entity!
  """Remarks on the result; there are none."""
  insights: [SearchInsight!]
  matchedFields: [MatchedField!]!
}

"""A window on the results of a search."""
type SearchResults {
  start: Int!
  count: Int!
  """Exact number of all results."""
  total: Int!
  searchResults: [SearchResult!]!
  facets: [FacetMetadata!]
}

"""
Links entities that describe the same thing in two systems, such as a dbt model and the table it
builds.
"""
type Siblings {
  """The other entities of the set."""
  siblings: [Dataset!]
  """
  True for the one whose metadata leads when the set is shown as a single asset.
  """
  primary: Boolean
}

"""Where the code of a model can be read."""
type SourceCode {
  """One entry a purpose; repositories or single files."""
  sourceCode: [SourceCodeUrl!]
}

"""A place of code and what the code is for."""
type SourceCodeUrl {
  """What the code does."""
  type: SourceCodeUrlType
  """Page or repository that holds the code."""
  sourceCodeUrl: String
}

"""Purposes of code around a model."""
enum SourceCodeUrlType {
  """Defines the model itself."""
  ML_MODEL_SOURCE_CODE
  """Prepares data and trains the model."""
  TRAINING_PIPELINE_SOURCE_CODE
  """Measures the quality of the model."""
  EVALUATION_PIPELINE_SOURCE_CODE
}

"""Whether an entity is visible. This is how soft delete works."""
type Status {
  """
  True hides the entity from search, browse and autocomplete; everything else still serves it.
  """
  removed: Boolean
}

type StringMapEntry {
  key: String!
  value: String
}

"""Findings of a run in a form that programs read."""
type StructuredExecutionReport {
  """Kind of report, which tells how to understand its content."""
  type: String
  """The report as text in the format of contentType."""
  serializedValue: String
  """Media type of serializedValue, such as application/json."""
  contentType: String
}

"""Parts of entities that can be described."""
enum SubResourceType {
  """A column of a dataset."""
  DATASET_FIELD
}

"""Names of what an entity is, finer than its entity type."""
type SubTypes {
  """Names such as View, Topic or Schema, the main one first."""
  typeNames: [String!]
}

"""When a system was last heard of."""
type SystemFreshness {
  systemName: String!
  freshnessMillis: Long!
}

"""A short label that anyone may attach to assets and columns."""
type Tag implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one tag from all others."""
  tagKey: TagKey
  """What people should know of a tag."""
  tagProperties: TagProperties
  """Who answers for an entity."""
  ownership: Ownership
  """Warns people off an asset that will go away."""
  deprecation: Deprecation
  """Whether an entity is visible. This is how soft delete works."""
  status: Status
  """Identifier of the tag, which may hold letters of any script."""
  name: String!
  """What people should know of a tag."""
  properties: TagProperties
  """When to use the tag."""
  description: String @deprecated(reason: "Use properties.description.")
}

"""Says that a tag is attached."""
type TagAssociation {
  """
  Further detail on why the tag is there, kept as JSON text by the program that attached it.
  """
  context: String
  """The tag that was put on."""
  tag: Tag!
  """URN of the entity that holds this."""
  associatedUrn: String!
}

"""A tag on something."""
input TagAssociationUpdate {
  tag: TagUpdateInput!
}

"""What tells one tag from all others."""
type TagKey {
  """Identifier of the tag, which may hold letters of any script."""
  name: String
}

"""What people should know of a tag."""
type TagProperties {
  """When to use the tag."""
  description: String
  """Colour in which the tag is shown, such as #ff8800."""
  colorHex: String
  """Name shown to people."""
  name: String!
}

"""A tag by its URN."""
input TagUpdateInput {
  urn: String!
  """
  Accepted for the sake of older documents; the tag itself stays as it is.
  """
  name: String
  """
  Accepted for the sake of older documents; the tag itself stays as it is.
  """
  description: String
}

"""
Identity under which an installation reports figures on its use; there is one entity of this kind.
"""
type Telemetry implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one telemetry record from another."""
  telemetryKey: TelemetryKey
  """Under which name an installation reports figures about its use."""
  telemetryClientId: TelemetryClientId
  """Name of the record. An installation has one, called clientId."""
  name: String!
}

"""Under which name an installation reports figures about its use."""
type TelemetryClientId {
  """
  Random identity, generated at the first start, that tells nothing of who runs the installation.
  """
  clientId: String
}

"""What tells one telemetry record from another."""
type TelemetryKey {
  """Name of the record. An installation has one, called clientId."""
  name: String
}

"""
A rule that metadata has to meet, such as that every table has an owner.
"""
type Test implements Entity {
  """What identifies the entity."""
  urn: String!
  """Type of the entity."""
  type: EntityType!
  """Whether anything is stored of it; soft-deleted entities exist."""
  exists: Boolean
  """Edges to and from the entity, one step far."""
  relationships(input: RelationshipsInput!): EntityRelationshipsResult
  """What tells one metadata test from all others."""
  testKey: TestKey
  """What a metadata test demands of the entities it is run on."""
  testInfo: TestInfo
  """Chosen by whoever defines the test, or a random one."""
  id: String!
  """Title shown to people."""
  name: String!
  """Heading under which tests are grouped, free to choose."""
  category: String!
  """What the test is good for; absent when its author gave none."""
  description: String
  """The rule that decides whether an entity passes."""
  definition: TestDefinition!
}

"""The rule of a metadata test."""
type TestDefinition {
  """Language in which the rule is written."""
  type: TestDefinitionType
  """The rule as JSON text; present when type is JSON."""
  json: String
}

"""Languages for rules of metadata tests."""
enum TestDefinitionType {
  """A JSON document."""
  JSON
}

"""What a metadata test demands of the entities it is run on."""
type TestInfo {
  """Title shown to people."""
  name: String
  """Heading under which tests are grouped, free to choose."""
  category: String
  """What the test is good for; absent when its author gave none."""
  description: String
  """The rule that decides whether an entity passes."""
  definition: TestDefinition
}

"""What tells one metadata test from all others."""
type TestKey {
  """Chosen by whoever defines the test, or a random one."""
  id: String
}

"""Outcome of one metadata test on an entity."""
type TestResult {
  """What was checked."""
  test: Test
  """Whether the entity passed."""
  type: TestResultType!
}

"""Outcomes of a metadata test."""
enum TestResultType {
  """The entity meets the rule."""
  SUCCESS
  """The entity breaks the rule."""
  FAILURE
}

"""Metadata tests that were run on an entity, with their latest outcome."""
type TestResults {
  """Tests whose rule the entity breaks."""
  failing: [TestResult!]!
  """Tests whose rule the entity meets."""
  passing: [TestResult!]!
}

"""A cell of prose."""
type TextCell {
  """Heading of the cell; absent when its author gave none."""
  cellTitle: String
  """Identity of the cell, unique within its notebook."""
  cellId: String
  """When the cell was made, changed and removed in its tool, and by whom."""
  changeAuditStamps: ChangeAuditStamps
  """The prose in the tool's markup, usually Markdown."""
  text: String
}

"""Keeps versions up to an age."""
type TimeBasedRetention {
  """Age in seconds at which a version is removed."""
  maxAgeInSeconds: Int
}

"""
A moment and, where the source knows it, who caused it. Unlike AuditStamp the actor may be
absent.
"""
type TimeStamp {
  """The moment, in epoch milliseconds, UTC."""
  time: Long
  """Who caused it."""
  actor: String
}

"""A span of time."""
type TimeWindow {
  """How long the span lasts."""
  length: TimeWindowSize
  """
  Beginning of the span, in epoch milliseconds, UTC; it belongs to the span.
  """
  startTimeMillis: Long!
}

"""Length of a span of time."""
type TimeWindowSize {
  """Unit to count in."""
  unit: CalendarInterval
  """How many units."""
  multiple: Int
}

"""Datasets on which a model was trained; a section of its model card."""
type TrainingData {
  """
  One entry a dataset; details may be left out where the data is confidential.
  """
  trainingData: [BaseData!]
}

"""Operations between columns that need no further explanation."""
enum TransformationType {
  """Something is done to the values, but it is not known what."""
  BLACKBOX
  """Values arrive as they left."""
  IDENTITY
}

"""A user's own function between columns."""
type UDFTransformer {
  """Name of the function, or its text."""
  udf: String
}

"""Edges to change. An edge in both lists is removed."""
input UpdateLineageInput {
  edgesToAdd: [LineageEdge] = []
  edgesToRemove: [LineageEdge] = []
}

"""One dataset from which another is made."""
type Upstream {
  """
  When the connection was last confirmed or changed, and by whom; time 0 when not known.
  """
  auditStamp: AuditStamp
  """When the connection was first recorded, and by whom."""
  created: AuditStamp
  """The dataset that is read."""
  dataset: Dataset
  """How the data gets from there to here."""
  type: DatasetLineageType
  """Further facts about the connection, such as the query that makes it."""
  properties: [StringMapEntry!]
}

"""What a dataset is made from, as a whole and column by column."""
type UpstreamLineage {
  """The datasets read, each at most once."""
  upstreams: [Upstream!]
  """Which of its columns come from which columns upstream."""
  fineGrainedLineages: [FineGrainedLineage!]
}

"""Older form of a foreign key whose values are URNs."""
type UrnForeignKey {
  """Column that holds the URNs."""
  currentFieldPath: String
}

"""How often one value occurs."""
type ValueFrequency {
  """The value, as text."""
  value: String
  """Rows that hold it."""
  frequency: Long
}

"""Keeps a number of versions."""
type VersionBasedRetention {
  """How many versions are kept, the latest included."""
  maxVersions: Int
}

"""Which version of its code a pipeline or task runs."""
type VersionInfo {
  """Page of the asset in its own tool."""
  externalUrl: String
  """The version, such as a commit hash or a release number."""
  version: String
  """How to read the version, such as GIT or SEMVER."""
  versionType: String
  """Free pairs of name and value; searchable as name=value."""
  customProperties: [CustomPropertiesEntry!]
}

"""A version as its source labels it."""
type VersionTag {
  """
  The label, such as v2.1 or a commit; absent when the source gives none.
  """
  versionTag: String
}

"""What defines a view."""
type ViewProperties {
  """Text that defines the view."""
  viewLogic: String
  """Language of that text, such as SQL."""
  viewLanguage: String
  """
  True when the platform stores the view's rows; such views rank lower in search.
  """
  materialized: Boolean!
  """Text that defines the view."""
  logic: String!
  """Language of that text, such as SQL."""
  language: String!
}
`;
