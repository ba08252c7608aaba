// @generated from models/com/linkedin/common/ by "npm run generate". Do not edit.
import type * as com_linkedin_common_fieldtransformer from './com.linkedin.common.fieldtransformer.js';
import type * as com_linkedin_schema from './com.linkedin.schema.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Audience of a chart or dashboard within its BI tool.
 *
 * - `PUBLIC`: Anyone who can sign in to the tool.
 * - `PRIVATE`: Only those who were let in by name.
 */
export type AccessLevel = 'PUBLIC' | 'PRIVATE';
/**
 * URN of a chart: urn:li:chart:(tool,chartId).
 */
export type ChartUrn = string;
/**
 * URN of a group of people: urn:li:corpGroup:name.
 */
export type CorpGroupUrn = string;
/**
 * URN of a person or service account: urn:li:corpuser:username.
 */
export type CorpuserUrn = string;
/**
 * Measures of cost.
 *
 * - `ORG_COST_TYPE`: By the organisation's own scheme of cost accounting.
 */
export type CostType = 'ORG_COST_TYPE';
/**
 * An amount, or a code that stands for one. On the wire the key is the alias: {"costId": 12.5}.
 */
export type CostValue =
  | {
      costId: number | ('NaN' | 'Infinity' | '-Infinity');
    }
  | {
      costCode: string;
    };
/**
 * URN of a dashboard: urn:li:dashboard:(tool,dashboardId).
 */
export type DashboardUrn = string;
/**
 * URN of a pipeline: urn:li:dataFlow:(orchestrator,flowId,cluster).
 */
export type DataFlowUrn = string;
/**
 * URN of a task within a pipeline: urn:li:dataJob:(dataFlow URN,jobId).
 */
export type DataJobUrn = string;
/**
 * URN of a technology that holds data: urn:li:dataPlatform:name.
 */
export type DataPlatformUrn = string;
/**
 * URN of a data process: urn:li:dataProcess:(name,orchestrator,origin).
 */
export type DataProcessUrn = string;
/**
 * Old URN of a dataset's column: urn:li:datasetField:(dataset URN,fieldPath).
 * Deprecated: Use urn:li:schemaField:(dataset URN,fieldPath) in a plain Urn.
 */
export type DatasetFieldUrn = string;
/**
 * URN of a dataset: urn:li:dataset:(dataPlatform URN,name,origin).
 */
export type DatasetUrn = string;
/**
 * A mail address such as jane@example.com; its form is not checked.
 */
export type EmailAddress = string;
/**
 * Environments in which data lives. Part of a dataset's identity.
 *
 * - `DEV`: Development.
 * - `TEST`: Automated or manual tests.
 * - `QA`: Quality assurance.
 * - `UAT`: Acceptance tests by the users themselves.
 * - `EI`: Early integration of parts made by several teams.
 * - `PRE`: Pre-production: as in production, but not yet live.
 * - `STG`: Staging: the last stop before a release.
 * - `NON_PROD`: Some environment other than production, when it is not known or not important which.
 * - `PROD`: Production.
 * - `CORP`: Systems that run the company itself, outside the product.
 */
export type FabricType = 'DEV' | 'TEST' | 'QA' | 'UAT' | 'EI' | 'PRE' | 'STG' | 'NON_PROD' | 'PROD' | 'CORP';
/**
 * URN of a folder of glossary terms: urn:li:glossaryNode:name.
 */
export type GlossaryNodeUrn = string;
/**
 * URN of a business term: urn:li:glossaryTerm:name, where dots in the name may show the hierarchy.
 */
export type GlossaryTermUrn = string;
/**
 * Kinds of values that a feature or a key of a model takes, as statistics sees them.
 *
 * - `USELESS`: Carries no information for learning, such as a random identifier.
 * - `NOMINAL`: Categories without an order, such as colours.
 * - `ORDINAL`: Categories with an order, such as sizes of clothes.
 * - `BINARY`: One of two values.
 * - `COUNT`: Whole numbers that count something.
 * - `TIME`: Moments or days.
 * - `INTERVAL`: Numbers on a scale without a true zero, such as degrees Celsius.
 * - `IMAGE`: Pictures.
 * - `VIDEO`: Moving pictures.
 * - `AUDIO`: Sound.
 * - `TEXT`: Words or sentences.
 * - `MAP`: Pairs of key and value.
 * - `SEQUENCE`: Values in an order, such as an array.
 * - `SET`: Values without order or repetition.
 * - `CONTINUOUS`: Measured numbers that may have any fraction.
 * - `BYTE`: Raw bytes whose meaning the platform does not know.
 * - `UNKNOWN`: The platform did not say.
 */
export type MLFeatureDataType =
  | 'USELESS'
  | 'NOMINAL'
  | 'ORDINAL'
  | 'BINARY'
  | 'COUNT'
  | 'TIME'
  | 'INTERVAL'
  | 'IMAGE'
  | 'VIDEO'
  | 'AUDIO'
  | 'TEXT'
  | 'MAP'
  | 'SEQUENCE'
  | 'SET'
  | 'CONTINUOUS'
  | 'BYTE'
  | 'UNKNOWN';
/**
 * URN of a feature: urn:li:mlFeature:(featureNamespace,name).
 */
export type MLFeatureUrn = string;
/**
 * URN of a model: urn:li:mlModel:(dataPlatform URN,name,origin).
 */
export type MLModelUrn = string;
/**
 * Kinds of media that can be shown.
 *
 * - `IMAGE`: A picture that browsers can draw.
 */
export type MediaType = 'IMAGE';
/**
 * Who told the catalog of an operation.
 *
 * - `DATA_PROCESS`: The job or pipeline that did the work.
 * - `DATA_PLATFORM`: The platform's own log, such as a query history.
 */
export type OperationSourceType = 'DATA_PROCESS' | 'DATA_PLATFORM';
/**
 * Kinds of change to a dataset.
 *
 * - `INSERT`: Rows were added.
 * - `UPDATE`: Rows were changed in place.
 * - `DELETE`: Rows were removed.
 * - `CREATE`: The dataset was made.
 * - `ALTER`: The dataset's structure or settings were changed.
 * - `DROP`: The dataset was destroyed.
 * - `CUSTOM`: Something else; customOperationType names it.
 * - `UNKNOWN`: The source could not tell.
 */
export type OperationType = 'INSERT' | 'UPDATE' | 'DELETE' | 'CREATE' | 'ALTER' | 'DROP' | 'CUSTOM' | 'UNKNOWN';
/**
 * Birthplaces of an entity.
 *
 * - `NATIVE`: Made in the catalog itself.
 * - `EXTERNAL`: Copied from another system, which remains in charge of it.
 */
export type OriginType = 'NATIVE' | 'EXTERNAL';
/**
 * Kinds of places from which ownership is learnt.
 *
 * - `AUDIT`: A review in which people confirmed it.
 * - `DATABASE`: Grants or owner columns of a database.
 * - `FILE_SYSTEM`: Owner or group of a file.
 * - `ISSUE_TRACKING_SYSTEM`: An issue tracker, such as the lead of a component.
 * - `MANUAL`: Somebody typed it in.
 * - `SERVICE`: Another service told it.
 * - `SOURCE_CONTROL`: A repository, such as a code owners file.
 * - `OTHER`: None of the others.
 */
export type OwnershipSourceType =
  'AUDIT' | 'DATABASE' | 'FILE_SYSTEM' | 'ISSUE_TRACKING_SYSTEM' | 'MANUAL' | 'SERVICE' | 'SOURCE_CONTROL' | 'OTHER';
/**
 * Fixed kinds of responsibility for an asset.
 *
 * - `CUSTOM`: A kind that the organisation defined; Owner.typeUrn names it.
 * - `TECHNICAL_OWNER`: Builds and runs the asset.
 * - `BUSINESS_OWNER`: Decides what the asset is for.
 * - `DATA_STEWARD`: Keeps its description, quality and lawful use in order.
 * - `NONE`: Responsible without a stated kind.
 * - `DEVELOPER`: Writes the code behind the asset.
 * Deprecated: Use TECHNICAL_OWNER.
 * - `DATAOWNER`: Owns the data.
 * Deprecated: Use TECHNICAL_OWNER.
 * - `DELEGATE`: Looks after the asset in place of its owner.
 * Deprecated: Use CUSTOM and name a kind of your own in Owner.typeUrn.
 * - `PRODUCER`: Supplies the data.
 * Deprecated: Use TECHNICAL_OWNER.
 * - `CONSUMER`: Uses the data.
 * Deprecated: Use CUSTOM and name a kind of your own in Owner.typeUrn.
 * - `STAKEHOLDER`: Has an interest in the asset.
 * Deprecated: Use CUSTOM and name a kind of your own in Owner.typeUrn.
 */
export type OwnershipType =
  | 'CUSTOM'
  | 'TECHNICAL_OWNER'
  | 'BUSINESS_OWNER'
  | 'DATA_STEWARD'
  | 'NONE'
  | 'DEVELOPER'
  | 'DATAOWNER'
  | 'DELEGATE'
  | 'PRODUCER'
  | 'CONSUMER'
  | 'STAKEHOLDER';
/**
 * URN of a tag: urn:li:tag:name.
 */
export type TagUrn = string;
/**
 * A moment in epoch milliseconds, UTC; 0 stands for "not known" where a default supplies it.
 */
export type Time = number;
/**
 * A URI by RFC 3986. Kept as text; it is not looked up or rewritten.
 */
export type Uri = string;
/**
 * Address of a web page. Kept as text; it is not looked up or rewritten.
 */
export type Url = string;
/**
 * URN of any entity, in canonical text: urn:li:entityType:key. A key of several parts stands in
 * parentheses, split by commas.
 */
export type Urn = string;
/**
 * Lengths of time over which usage is added up.
 *
 * - `YEAR`: A calendar year.
 * - `MONTH`: A calendar month.
 * - `WEEK`: Seven days.
 * - `DAY`: A calendar day, UTC.
 * - `HOUR`: Sixty minutes.
 */
export type WindowDuration = 'YEAR' | 'MONTH' | 'WEEK' | 'DAY' | 'HOUR';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  Access: Access;
  AccessLevel: AccessLevel;
  AuditStamp: AuditStamp;
  BaseFieldMapping: BaseFieldMapping;
  BrowsePathEntry: BrowsePathEntry;
  BrowsePaths: BrowsePaths;
  BrowsePathsV2: BrowsePathsV2;
  ChangeAuditStamps: ChangeAuditStamps;
  ChartUrn: ChartUrn;
  CorpGroupUrn: CorpGroupUrn;
  CorpuserUrn: CorpuserUrn;
  Cost: Cost;
  CostType: CostType;
  CostValue: CostValue;
  CustomProperties: CustomProperties;
  DashboardUrn: DashboardUrn;
  DataFlowUrn: DataFlowUrn;
  DataJobUrn: DataJobUrn;
  DataPlatformInstance: DataPlatformInstance;
  DataPlatformUrn: DataPlatformUrn;
  DataProcessUrn: DataProcessUrn;
  DatasetFieldUrn: DatasetFieldUrn;
  DatasetUrn: DatasetUrn;
  Deprecation: Deprecation;
  Edge: Edge;
  EmailAddress: EmailAddress;
  Embed: Embed;
  EntityRelationship: EntityRelationship;
  EntityRelationships: EntityRelationships;
  ExternalReference: ExternalReference;
  FabricType: FabricType;
  GlobalTags: GlobalTags;
  GlossaryNodeUrn: GlossaryNodeUrn;
  GlossaryTermAssociation: GlossaryTermAssociation;
  GlossaryTermUrn: GlossaryTermUrn;
  GlossaryTerms: GlossaryTerms;
  InputField: InputField;
  InputFields: InputFields;
  InstitutionalMemory: InstitutionalMemory;
  InstitutionalMemoryMetadata: InstitutionalMemoryMetadata;
  MLFeatureDataType: MLFeatureDataType;
  MLFeatureUrn: MLFeatureUrn;
  MLModelUrn: MLModelUrn;
  Media: Media;
  MediaType: MediaType;
  Operation: Operation;
  OperationSourceType: OperationSourceType;
  OperationType: OperationType;
  Origin: Origin;
  OriginType: OriginType;
  Owner: Owner;
  Ownership: Ownership;
  OwnershipSource: OwnershipSource;
  OwnershipSourceType: OwnershipSourceType;
  OwnershipType: OwnershipType;
  RoleAssociation: RoleAssociation;
  Siblings: Siblings;
  Status: Status;
  SubTypes: SubTypes;
  TagAssociation: TagAssociation;
  TagUrn: TagUrn;
  Time: Time;
  TimeStamp: TimeStamp;
  Uri: Uri;
  Url: Url;
  Urn: Urn;
  VersionTag: VersionTag;
  WindowDuration: WindowDuration;
}
/**
 * Roles that a person can ask for in order to reach the data.
 */
export interface Access {
  /**
   * Roles that open this asset, in the order in which they are offered.
   */
  roles?: RoleAssociation[];
}
/**
 * Who did something, and when.
 */
export interface AuditStamp {
  /**
   * Moment of the act, in epoch milliseconds, UTC.
   */
  time: Time;
  /**
   * Who did it: a person, a group or a service account.
   */
  actor: Urn;
  /**
   * Who really sent the request when the actor was acted for by somebody else.
   */
  impersonator?: Urn;
  /**
   * Reason or remark that the author left, for people to read.
   */
  message?: string;
}
/**
 * What all mappings between columns have in common: when they were found, and what happens to the
 * values.
 */
export interface BaseFieldMapping {
  /**
   * When the mapping was recorded, and by whom.
   */
  created: AuditStamp;
  /**
   * What is done to the values on their way: a well-known operation, or a user's own function.
   */
  transformation:
    | {
        'com.linkedin.common.fieldtransformer.TransformationType': com_linkedin_common_fieldtransformer.TransformationType;
      }
    | {
        'com.linkedin.common.fieldtransformer.UDFTransformer': com_linkedin_common_fieldtransformer.UDFTransformer;
      };
}
/**
 * One step of a browse path.
 */
export interface BrowsePathEntry {
  /**
   * Text of the step; it names the folder when there is no URN to name it.
   */
  id: string;
  /**
   * Entity that the step stands for, such as a container; absent for a plain folder.
   */
  urn?: Urn;
}
/**
 * Folder-like places at which an entity is found when browsing.
 */
export interface BrowsePaths {
  /**
   * Full paths that begin with a slash and are split by slashes, such as /prod/hive/sales.
   */
  paths: string[];
}
/**
 * The one place of an entity in the browse tree, with links to the entities along the way.
 */
export interface BrowsePathsV2 {
  /**
   * Steps from the root down to the parent; the entity itself is not among them.
   */
  path: BrowsePathEntry[];
}
/**
 * Life of a resource in its source system: made, changed, removed.
 */
export interface ChangeAuditStamps {
  /**
   * First appearance; time 0 and the user "unknown" when the source does not tell.
   */
  created?: AuditStamp;
  /**
   * Latest change of content; equal to the default of created when the source does not tell.
   */
  lastModified?: AuditStamp;
  /**
   * Removal at the source; absent as long as the resource exists there.
   */
  deleted?: AuditStamp;
}
/**
 * What it costs an organisation to run something.
 */
export interface Cost {
  /**
   * What the figure is a measure of.
   */
  costType: CostType;
  /**
   * The figure, or the code of a price class.
   */
  cost: CostValue;
}
/**
 * Mix-in for aspects that carry whatever else the source knows.
 */
export interface CustomProperties {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
}
/**
 * Where an asset lives: the technology, and which installation of it.
 */
export interface DataPlatformInstance {
  /**
   * The technology, such as Snowflake or Kafka.
   */
  platform: Urn;
  /**
   * The installation, when the organisation runs several of the same platform.
   */
  instance?: Urn;
}
/**
 * Warns people off an asset that will go away.
 */
export interface Deprecation {
  /**
   * True when the asset should no longer be used; such assets rank lower in search.
   */
  deprecated: boolean;
  /**
   * When the asset will stop working, in epoch milliseconds, UTC; absent when no date is set.
   */
  decommissionTime?: Time;
  /**
   * What to do about it, for instance which asset to use instead.
   */
  note: string;
  /**
   * Who declared the deprecation.
   */
  actor: Urn;
}
/**
 * One lineage connection, with its own history and properties.
 */
export interface Edge {
  /**
   * Entity at the near end; absent when it is the entity that holds the aspect.
   */
  sourceUrn?: Urn;
  /**
   * Entity at the far end.
   */
  destinationUrn: Urn;
  /**
   * When the connection was first recorded, and by whom.
   */
  created?: AuditStamp;
  /**
   * When the connection was last confirmed or changed, and by whom.
   */
  lastModified?: AuditStamp;
  /**
   * Further facts about the connection, such as the query that makes it.
   */
  properties?: {
    [k: string]: string;
  };
}
/**
 * Lets the catalog show an asset's live view inside its own page.
 */
export interface Embed {
  /**
   * Address that is put into the frame.
   */
  renderUrl?: string;
}
/**
 * One edge, seen from one of its sides.
 */
export interface EntityRelationship {
  /**
   * Name of the relationship, such as OwnedBy.
   */
  type: string;
  /**
   * The entity on the other side.
   */
  entity: Urn;
}
/**
 * A page of the edges of an entity.
 */
export interface EntityRelationships {
  /**
   * Offset of the page.
   */
  start: number;
  /**
   * How many edges the page holds.
   */
  count: number;
  /**
   * How many edges there are in all.
   */
  total: number;
  /**
   * The edges of the page.
   */
  relationships: EntityRelationship[];
  /**
   * URNs of the other sides, in the order of the edges, each once.
   */
  entities: Urn[];
}
/**
 * Mix-in for aspects that point back to the source system.
 */
export interface ExternalReference {
  /**
   * Page of the asset in its own tool.
   */
  externalUrl?: Url;
}
/**
 * Tags on an entity or on one of its columns.
 */
export interface GlobalTags {
  /**
   * The tags, each at most once.
   */
  tags: TagAssociation[];
}
/**
 * Says that a business term applies.
 */
export interface GlossaryTermAssociation {
  /**
   * The term that says what the entity is about.
   */
  urn: GlossaryTermUrn;
  /**
   * Further detail on why the term applies, kept as JSON text by the program that attached it.
   */
  context?: string;
}
/**
 * Business terms that say what an entity or a column means.
 */
export interface GlossaryTerms {
  /**
   * The terms, each at most once.
   */
  terms: GlossaryTermAssociation[];
  /**
   * When the list was last changed, and by whom.
   */
  auditStamp: AuditStamp;
}
/**
 * A column from which a chart or dashboard takes values.
 */
export interface InputField {
  /**
   * The column at its source, a schemaField URN.
   */
  schemaFieldUrn: Urn;
  /**
   * Copy of the column's description, for sources whose schema is not in the catalog.
   */
  schemaField?: com_linkedin_schema.SchemaField;
}
/**
 * Columns from which a chart or dashboard is made.
 */
export interface InputFields {
  /**
   * The columns, in the order given by the tool.
   */
  fields: InputField[];
}
/**
 * Links to pages where people wrote down what they know about an entity.
 */
export interface InstitutionalMemory {
  /**
   * The links, in the order in which they are shown.
   */
  elements: InstitutionalMemoryMetadata[];
}
/**
 * One link to further reading.
 */
export interface InstitutionalMemoryMetadata {
  /**
   * The page.
   */
  url: Url;
  /**
   * What the reader finds there; serves as the text of the link.
   */
  description: string;
  /**
   * When the link was added, and by whom.
   */
  createStamp: AuditStamp;
}
/**
 * A picture or the like that is shown along with a text.
 */
export interface Media {
  /**
   * What kind of medium it is.
   */
  type: MediaType;
  /**
   * Address it is loaded from.
   */
  location: Url;
}
/**
 * One change that somebody or something made to a dataset's content, as an event in time.
 */
export interface Operation {
  /**
   * Moment of the event or beginning of its bucket, in epoch milliseconds, UTC.
   */
  timestampMillis: number;
  /**
   * Length of the bucket; absent when the value is about a moment.
   */
  eventGranularity?: com_linkedin_timeseries.TimeWindowSize;
  /**
   * Part that the value is about; the whole dataset unless stated.
   */
  partitionSpec?: com_linkedin_timeseries.PartitionSpec;
  /**
   * Identity of the report, by which a repeated one is recognised; chosen by the sender.
   */
  messageId?: string;
  /**
   * Who ran the operation, when the platform knows.
   */
  actor?: Urn;
  /**
   * What kind of change it was.
   */
  operationType: OperationType;
  /**
   * Name of the change when operationType is CUSTOM.
   */
  customOperationType?: string;
  /**
   * Rows that were written, changed or removed.
   */
  numAffectedRows?: number;
  /**
   * Other datasets that the same operation touched.
   */
  affectedDatasets?: Urn[];
  /**
   * How this record was learnt: from the process that wrote, or from the platform written to.
   */
  sourceType?: OperationSourceType;
  /**
   * Free pairs of name and value about this run.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * When the change took effect on the data, in epoch milliseconds, UTC; timestampMillis is when it
   * was reported.
   */
  lastUpdatedTimestamp: number;
}
/**
 * Tells entities that were made in the catalog from those that were brought in.
 */
export interface Origin {
  /**
   * Where the entity was born.
   */
  type: OriginType;
  /**
   * Name of the outside system, such as an identity provider; only with type EXTERNAL.
   */
  externalType?: string;
}
/**
 * One party that answers for an entity.
 */
export interface Owner {
  /**
   * The person or group.
   */
  owner: Urn;
  /**
   * @deprecated
   * Kind of responsibility from the fixed list; CUSTOM when typeUrn names one of the organisation's
   * own.
   * Deprecated: Use typeUrn, which lets an organisation define its own kinds.
   */
  type: OwnershipType;
  /**
   * Kind of responsibility as an ownershipType entity.
   */
  typeUrn?: Urn;
  /**
   * How this ownership became known.
   */
  source?: OwnershipSource;
}
/**
 * Who answers for an entity.
 */
export interface Ownership {
  /**
   * The owners; one party may appear once for each kind of responsibility.
   */
  owners: Owner[];
  /**
   * When the list was last changed, and by whom; time 0 when not known.
   */
  lastModified?: AuditStamp;
}
/**
 * Origin of a statement of ownership.
 */
export interface OwnershipSource {
  /**
   * Kind of place that it was read from.
   */
  type: OwnershipSourceType;
  /**
   * Page or file that shows it.
   */
  url?: string;
}
/**
 * Offers one role on an asset.
 */
export interface RoleAssociation {
  /**
   * The role to ask for when access is wanted.
   */
  urn: Urn;
}
/**
 * Links entities that describe the same thing in two systems, such as a dbt model and the table it
 * builds.
 */
export interface Siblings {
  /**
   * The other entities of the set.
   */
  siblings: Urn[];
  /**
   * True for the one whose metadata leads when the set is shown as a single asset.
   */
  primary: boolean;
}
/**
 * Whether an entity is visible. This is how soft delete works.
 */
export interface Status {
  /**
   * True hides the entity from search, browse and autocomplete; everything else still serves it.
   */
  removed?: boolean;
}
/**
 * Names of what an entity is, finer than its entity type.
 */
export interface SubTypes {
  /**
   * Names such as View, Topic or Schema, the main one first.
   */
  typeNames: string[];
}
/**
 * Says that a tag is attached.
 */
export interface TagAssociation {
  /**
   * The tag that was put on.
   */
  tag: TagUrn;
  /**
   * Further detail on why the tag is there, kept as JSON text by the program that attached it.
   */
  context?: string;
}
/**
 * A moment and, where the source knows it, who caused it. Unlike AuditStamp the actor may be
 * absent.
 */
export interface TimeStamp {
  /**
   * The moment, in epoch milliseconds, UTC.
   */
  time: Time;
  /**
   * Who caused it.
   */
  actor?: Urn;
}
/**
 * A version as its source labels it.
 */
export interface VersionTag {
  /**
   * The label, such as v2.1 or a commit; absent when the source gives none.
   */
  versionTag?: string;
}
