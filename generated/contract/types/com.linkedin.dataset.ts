// @generated from models/com/linkedin/dataset/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_common_fieldtransformer from './com.linkedin.common.fieldtransformer.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * How a dataset is made from its upstream.
 *
 * - `COPY`: A copy without changes.
 * - `TRANSFORMED`: Computed by a job or query.
 * - `VIEW`: A view that reads the upstream whenever it is read itself.
 */
export type DatasetLineageType = 'COPY' | 'TRANSFORMED' | 'VIEW';
/**
 * Shapes of the target of column-level lineage.
 *
 * - `FIELD`: A single column.
 * - `FIELD_SET`: Several columns made together.
 */
export type FineGrainedLineageDownstreamType = 'FIELD' | 'FIELD_SET';
/**
 * Shapes of the source of column-level lineage.
 *
 * - `FIELD_SET`: One or more columns.
 * - `DATASET`: A dataset as a whole, when its columns cannot be told apart.
 * - `NONE`: Nothing: the values are constants or generated.
 */
export type FineGrainedLineageUpstreamType = 'FIELD_SET' | 'DATASET' | 'NONE';
/**
 * Address of a column within its schema. Nested columns are reached by dots; the v2 form also
 * carries types in brackets, such as [version=2.0].[type=string].name.
 */
export type SchemaFieldPath = string;

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DatasetDeprecation: DatasetDeprecation;
  DatasetFieldMapping: DatasetFieldMapping;
  DatasetFieldProfile: DatasetFieldProfile;
  DatasetFieldUpstream: DatasetFieldUpstream;
  DatasetFieldUsageCounts: DatasetFieldUsageCounts;
  DatasetLineageType: DatasetLineageType;
  DatasetProfile: DatasetProfile;
  DatasetProperties: DatasetProperties;
  DatasetUpstreamLineage: DatasetUpstreamLineage;
  DatasetUsageStatistics: DatasetUsageStatistics;
  DatasetUserUsageCounts: DatasetUserUsageCounts;
  EditableDatasetProperties: EditableDatasetProperties;
  FineGrainedLineage: FineGrainedLineage;
  FineGrainedLineageDownstreamType: FineGrainedLineageDownstreamType;
  FineGrainedLineageUpstreamType: FineGrainedLineageUpstreamType;
  Histogram: Histogram;
  Quantile: Quantile;
  SchemaFieldPath: SchemaFieldPath;
  Upstream: Upstream;
  UpstreamLineage: UpstreamLineage;
  ValueFrequency: ValueFrequency;
  ViewProperties: ViewProperties;
}
/**
 * @deprecated
 * Older form of Deprecation, for datasets alone.
 * Deprecated: Use com.linkedin.common.Deprecation.
 */
export interface DatasetDeprecation {
  /**
   * True when the dataset should no longer be used; such datasets rank lower in search.
   */
  deprecated: boolean;
  /**
   * When the dataset will stop working, in epoch milliseconds, UTC; absent when no date is set.
   */
  decommissionTime?: number;
  /**
   * What to do about it, for instance which dataset to use instead.
   */
  note: string;
  /**
   * Who declared the deprecation.
   */
  actor?: com_linkedin_common.Urn;
}
/**
 * @deprecated
 * Older form of column-level lineage: one column and those from which it is made.
 * Deprecated: Use FineGrainedLineage.
 */
export interface DatasetFieldMapping {
  /**
   * When the mapping was recorded, and by whom.
   */
  created: com_linkedin_common.AuditStamp;
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
  /**
   * Columns that the values come from.
   */
  sourceFields: DatasetFieldUpstream[];
  /**
   * Column that the values end up in.
   */
  destinationField: com_linkedin_common.DatasetFieldUrn;
}
/**
 * Figures about the values in one column, at the time of the profile.
 */
export interface DatasetFieldProfile {
  /**
   * The column, by the fieldPath of its schema field.
   */
  fieldPath: string;
  /**
   * Different values, nulls left out.
   */
  uniqueCount?: number;
  /**
   * Different values divided by all non-null values, from 0 to 1.
   */
  uniqueProportion?: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * Rows in which the column is null.
   */
  nullCount?: number;
  /**
   * Rows with null divided by all rows, from 0 to 1.
   */
  nullProportion?: number | ('NaN' | 'Infinity' | '-Infinity');
  /**
   * Smallest value, as text.
   */
  min?: string;
  /**
   * Greatest value, as text.
   */
  max?: string;
  /**
   * Average of the values, as text.
   */
  mean?: string;
  /**
   * Middle value, as text.
   */
  median?: string;
  /**
   * Standard deviation of the values, as text.
   */
  stdev?: string;
  /**
   * Values below which given shares of the rows lie.
   */
  quantiles?: Quantile[];
  /**
   * How often each value occurs, for columns with few different ones.
   */
  distinctValueFrequencies?: ValueFrequency[];
  /**
   * Counts of the values by interval.
   */
  histogram?: Histogram;
  /**
   * Some values as they occur, as text.
   */
  sampleValues?: string[];
}
/**
 * @deprecated
 * Where the values of a column may come from.
 * Deprecated: Use FineGrainedLineage.
 */
export interface DatasetFieldUpstream {
  string: com_linkedin_common.DatasetFieldUrn;
}
/**
 * Use of one column.
 */
export interface DatasetFieldUsageCounts {
  /**
   * The column, by the fieldPath of its schema field.
   */
  fieldPath: string;
  /**
   * Queries that mention the column.
   */
  count: number;
}
/**
 * Figures about a dataset's content, as an event in time.
 */
export interface DatasetProfile {
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
   * Rows at the time of the profile.
   */
  rowCount?: number;
  /**
   * Columns at the time of the profile.
   */
  columnCount?: number;
  /**
   * Figures column by column.
   */
  fieldProfiles?: DatasetFieldProfile[];
  /**
   * Space that the dataset takes up on its platform, in bytes.
   */
  sizeInBytes?: number;
}
/**
 * What the platform itself says about a dataset.
 */
export interface DatasetProperties {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * Page of the asset in its own tool.
   */
  externalUrl?: com_linkedin_common.Url;
  /**
   * Name for people, mostly the last part of the qualified one.
   */
  name?: string;
  /**
   * Name with all its parents, in the writing of the platform.
   */
  qualifiedName?: string;
  /**
   * What the dataset holds, as written at the source; editors of the catalog write to
   * EditableDatasetProperties instead.
   */
  description?: string;
  /**
   * @deprecated
   * Address of the data itself.
   * Deprecated: Use externalUrl.
   */
  uri?: com_linkedin_common.Uri;
  /**
   * When the dataset came into being at the source, and by whom.
   */
  created?: com_linkedin_common.TimeStamp;
  /**
   * When its content or definition last changed at the source, and by whom.
   */
  lastModified?: com_linkedin_common.TimeStamp;
  /**
   * @deprecated
   * Tags by bare name.
   * Deprecated: Use the aspect globalTags.
   */
  tags?: string[];
}
/**
 * @deprecated
 * Older form of column-level lineage.
 * Deprecated: Use fineGrainedLineages of UpstreamLineage.
 */
export interface DatasetUpstreamLineage {
  /**
   * One entry for each column made.
   */
  fieldMappings: DatasetFieldMapping[];
}
/**
 * How much a dataset was queried within one bucket of time.
 */
export interface DatasetUsageStatistics {
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
   * Different people who queried it.
   */
  uniqueUserCount?: number;
  /**
   * Queries that read it.
   */
  totalSqlQueries?: number;
  /**
   * Texts of the most frequent queries, most frequent first.
   */
  topSqlQueries?: string[];
  /**
   * Queries split by person; usually only the most active ones.
   */
  userCounts?: DatasetUserUsageCounts[];
  /**
   * Queries split by the column that they mention.
   */
  fieldCounts?: DatasetFieldUsageCounts[];
}
/**
 * One person's use of a dataset.
 */
export interface DatasetUserUsageCounts {
  /**
   * The person, a corpuser URN.
   */
  user: com_linkedin_common.Urn;
  /**
   * Queries that this person ran.
   */
  count: number;
  /**
   * Mail address by which the platform knows the person, kept for matching with other systems.
   */
  userEmail?: string;
}
/**
 * What people add to a dataset inside the catalog; connectors never overwrite it.
 */
export interface EditableDatasetProperties {
  /**
   * First appearance; time 0 and the user "unknown" when the source does not tell.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * Latest change of content; equal to the default of created when the source does not tell.
   */
  lastModified?: com_linkedin_common.AuditStamp;
  /**
   * Removal at the source; absent as long as the resource exists there.
   */
  deleted?: com_linkedin_common.AuditStamp;
  /**
   * Text by a catalog user, shown in place of the platform's own description.
   */
  description?: string;
}
/**
 * Which columns go into which others.
 */
export interface FineGrainedLineage {
  /**
   * What kind of things upstreams lists.
   */
  upstreamType: FineGrainedLineageUpstreamType;
  /**
   * Columns read, as schemaField URNs, or whole datasets when upstreamType says so.
   */
  upstreams?: com_linkedin_common.Urn[];
  /**
   * Whether downstreams is one column or a set.
   */
  downstreamType: FineGrainedLineageDownstreamType;
  /**
   * Columns made, as schemaField URNs.
   */
  downstreams?: com_linkedin_common.Urn[];
  /**
   * What is done to the values, in words or as an expression.
   */
  transformOperation?: string;
  /**
   * How sure the reporter is, from 0 (guessed) to 1 (known).
   */
  confidenceScore?: number | ('NaN' | 'Infinity' | '-Infinity');
}
/**
 * Counts by interval. There is one height fewer than there are boundaries.
 */
export interface Histogram {
  /**
   * Limits of the intervals in rising order, as text.
   */
  boundaries: string[];
  /**
   * Share or count of the values in each interval.
   */
  heights: (number | ('NaN' | 'Infinity' | '-Infinity'))[];
}
/**
 * A value below which a given share of all values lies.
 */
export interface Quantile {
  /**
   * The share, from 0 to 1, as text.
   */
  quantile: string;
  /**
   * The value, as text.
   */
  value: string;
}
/**
 * One dataset from which another is made.
 */
export interface Upstream {
  /**
   * When the connection was last confirmed or changed, and by whom; time 0 when not known.
   */
  auditStamp?: com_linkedin_common.AuditStamp;
  /**
   * When the connection was first recorded, and by whom.
   */
  created?: com_linkedin_common.AuditStamp;
  /**
   * The dataset that is read.
   */
  dataset: com_linkedin_common.DatasetUrn;
  /**
   * How the data gets from there to here.
   */
  type: DatasetLineageType;
  /**
   * Further facts about the connection, such as the query that makes it.
   */
  properties?: {
    [k: string]: string;
  };
}
/**
 * What a dataset is made from, as a whole and column by column.
 */
export interface UpstreamLineage {
  /**
   * The datasets read, each at most once.
   */
  upstreams: Upstream[];
  /**
   * Which of its columns come from which columns upstream.
   */
  fineGrainedLineages?: FineGrainedLineage[];
}
/**
 * How often one value occurs.
 */
export interface ValueFrequency {
  /**
   * The value, as text.
   */
  value: string;
  /**
   * Rows that hold it.
   */
  frequency: number;
}
/**
 * What defines a view.
 */
export interface ViewProperties {
  /**
   * True when the platform stores the view's rows; such views rank lower in search.
   */
  materialized: boolean;
  /**
   * Text that defines the view.
   */
  viewLogic: string;
  /**
   * Language of that text, such as SQL.
   */
  viewLanguage: string;
}
