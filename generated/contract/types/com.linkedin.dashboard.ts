// @generated from models/com/linkedin/dashboard/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_timeseries from './com.linkedin.timeseries.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DashboardInfo: DashboardInfo;
  DashboardUsageStatistics: DashboardUsageStatistics;
  DashboardUserUsageCounts: DashboardUserUsageCounts;
  EditableDashboardProperties: EditableDashboardProperties;
}
/**
 * What the BI tool itself says about a dashboard: its title, its purpose, and what it shows.
 */
export interface DashboardInfo {
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
   * Heading of the dashboard in its tool.
   */
  title: string;
  /**
   * What a viewer learns from it, as written in the tool; editors of the catalog write to
   * EditableDashboardProperties instead.
   */
  description: string;
  /**
   * @deprecated
   * Charts on the dashboard, without any detail on the connection.
   * Deprecated: Use chartEdges, which also says since when and by whom.
   */
  charts?: com_linkedin_common.ChartUrn[];
  /**
   * Charts on the dashboard, each with the time and the author of the connection.
   */
  chartEdges?: com_linkedin_common.Edge[];
  /**
   * @deprecated
   * Datasets that the dashboard reads without a chart in between.
   * Deprecated: Use datasetEdges, which also says since when and by whom.
   */
  datasets?: com_linkedin_common.Urn[];
  /**
   * Datasets that the dashboard reads without a chart in between, each with the time and the author
   * of the connection.
   */
  datasetEdges?: com_linkedin_common.Edge[];
  /**
   * When the dashboard was made, changed and removed in its tool, and by whom.
   */
  lastModified: com_linkedin_common.ChangeAuditStamps;
  /**
   * Page in the BI tool that opens this dashboard.
   */
  dashboardUrl?: com_linkedin_common.Url;
  /**
   * Audience that may open the dashboard in its tool.
   */
  access?: com_linkedin_common.AccessLevel;
  /**
   * When the dashboard's data was last reloaded, in epoch milliseconds, UTC.
   */
  lastRefreshed?: com_linkedin_common.Time;
}
/**
 * How much a dashboard was used, either since the beginning or within one bucket of time.
 */
export interface DashboardUsageStatistics {
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
   * Times that the dashboard was opened.
   */
  viewsCount?: number;
  /**
   * Times that its queries were run, also without a viewer.
   */
  executionsCount?: number;
  /**
   * Different people who opened the dashboard.
   */
  uniqueUserCount?: number;
  /**
   * The same figures split by person; usually only the most active ones.
   */
  userCounts?: DashboardUserUsageCounts[];
  /**
   * People who marked the dashboard as a favourite.
   */
  favoritesCount?: number;
  /**
   * When somebody last opened it, in epoch milliseconds, UTC.
   */
  lastViewedAt?: number;
}
/**
 * One person's use of a dashboard.
 */
export interface DashboardUserUsageCounts {
  /**
   * The person, a corpuser URN.
   */
  user: com_linkedin_common.Urn;
  /**
   * Times that this person opened the dashboard.
   */
  viewsCount?: number;
  /**
   * Times that this person ran its queries.
   */
  executionsCount?: number;
  /**
   * Single overall figure, for tools that tell views and runs apart no further.
   */
  usageCount?: number;
  /**
   * Mail address by which the tool knows the person, kept for matching with other systems.
   */
  userEmail?: string;
}
/**
 * What people add to a dashboard inside the catalog; connectors never overwrite it.
 */
export interface EditableDashboardProperties {
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
