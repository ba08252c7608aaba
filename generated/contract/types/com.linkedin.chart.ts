// @generated from models/com/linkedin/chart/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Languages in which a chart's query can be written.
 *
 * - `LOOKML`: Looker's modelling language.
 * - `SQL`: SQL in any dialect.
 */
export type ChartQueryType = 'LOOKML' | 'SQL';
/**
 * Visual forms that a chart can take.
 *
 * - `BAR`: Bars whose length shows the value.
 * - `PIE`: Sectors of a circle, for shares of a whole.
 * - `SCATTER`: Points in a plane, one per observation.
 * - `TABLE`: Rows and columns of numbers.
 * - `TEXT`: Prose or a single figure.
 * - `LINE`: Values joined along an axis, mostly time.
 * - `AREA`: A line with the space below it filled.
 * - `HISTOGRAM`: Counts by interval of one variable.
 * - `BOX_PLOT`: Median, quartiles and outliers.
 * - `WORD_CLOUD`: Words sized by their frequency.
 * - `COHORT`: Groups followed over periods, as a heat map.
 */
export type ChartType =
  'BAR' | 'PIE' | 'SCATTER' | 'TABLE' | 'TEXT' | 'LINE' | 'AREA' | 'HISTOGRAM' | 'BOX_PLOT' | 'WORD_CLOUD' | 'COHORT';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ChartDataSourceType: ChartDataSourceType;
  ChartInfo: ChartInfo;
  ChartQuery: ChartQuery;
  ChartQueryType: ChartQueryType;
  ChartType: ChartType;
  ChartUsageStatistics: ChartUsageStatistics;
  ChartUserUsageCounts: ChartUserUsageCounts;
  EditableChartProperties: EditableChartProperties;
}
/**
 * What a chart may read from. On the wire the dataset URN is wrapped: {"string":
 * "urn:li:dataset:..."}.
 */
export interface ChartDataSourceType {
  string: com_linkedin_common.DatasetUrn;
}
/**
 * What the BI tool itself says about a chart: its title, its purpose, and the data it draws.
 */
export interface ChartInfo {
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
   * Heading shown above the chart in its tool.
   */
  title: string;
  /**
   * What a viewer learns from the chart, as written in the tool; editors of the catalog write to
   * EditableChartProperties instead.
   */
  description: string;
  /**
   * When the chart was made, changed and removed in its tool, and by whom.
   */
  lastModified: com_linkedin_common.ChangeAuditStamps;
  /**
   * Page in the BI tool that opens this chart.
   */
  chartUrl?: com_linkedin_common.Url;
  /**
   * @deprecated
   * Datasets that feed the chart, without any detail on the connection.
   * Deprecated: Use inputEdges, which also says since when and by whom.
   */
  inputs?: ChartDataSourceType[];
  /**
   * Datasets that feed the chart, each with the time and the author of the connection.
   */
  inputEdges?: com_linkedin_common.Edge[];
  /**
   * Way in which the data is drawn; absent when the tool uses one that has no counterpart here.
   */
  type?: ChartType;
  /**
   * Audience that may open the chart in its tool.
   */
  access?: com_linkedin_common.AccessLevel;
  /**
   * When the chart's data was last reloaded, in epoch milliseconds, UTC.
   */
  lastRefreshed?: com_linkedin_common.Time;
}
/**
 * The query by which a chart gets its data, as text.
 */
export interface ChartQuery {
  /**
   * Query text exactly as the tool runs it.
   */
  rawQuery: string;
  /**
   * Language that the text is written in.
   */
  type: ChartQueryType;
}
/**
 * How often a chart was looked at, either since the beginning or within one bucket of time.
 */
export interface ChartUsageStatistics {
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
   * Times that the chart was opened.
   */
  viewsCount?: number;
  /**
   * Different people who opened the chart.
   */
  uniqueUserCount?: number;
  /**
   * The same figures split by person; usually only the most active ones.
   */
  userCounts?: ChartUserUsageCounts[];
}
/**
 * One person's use of a chart.
 */
export interface ChartUserUsageCounts {
  /**
   * The person, a corpuser URN.
   */
  user: com_linkedin_common.Urn;
  /**
   * Times that this person opened the chart.
   */
  viewsCount?: number;
}
/**
 * What people add to a chart inside the catalog; connectors never overwrite it.
 */
export interface EditableChartProperties {
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
   * Text by a catalog user, shown in place of the tool's own description.
   */
  description?: string;
}
