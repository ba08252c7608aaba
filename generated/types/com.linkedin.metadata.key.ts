// @generated from models/com/linkedin/metadata/key/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ChartKey: ChartKey;
  ContainerKey: ContainerKey;
  CorpGroupKey: CorpGroupKey;
  CorpUserKey: CorpUserKey;
  DashboardKey: DashboardKey;
  DataFlowKey: DataFlowKey;
  DataJobKey: DataJobKey;
  DataPlatformInstanceKey: DataPlatformInstanceKey;
  DataPlatformKey: DataPlatformKey;
  DatasetKey: DatasetKey;
  DomainKey: DomainKey;
  GlossaryNodeKey: GlossaryNodeKey;
  GlossaryTermKey: GlossaryTermKey;
  SchemaFieldKey: SchemaFieldKey;
  TagKey: TagKey;
}
/**
 * What tells one chart from all others.
 */
export interface ChartKey {
  /**
   * BI tool that draws the chart, such as looker or superset.
   */
  dashboardTool: string;
  /**
   * Identity of the chart within the tool, unique over all of the tool's installations.
   */
  chartId: string;
}
/**
 * What tells one container from all others.
 */
export interface ContainerKey {
  /**
   * Identifier computed from what the container is, so that every connector arrives at the same
   * one.
   */
  guid?: string;
}
/**
 * What tells one group from all others.
 */
export interface CorpGroupKey {
  /**
   * Name of the group at the identity provider, URL-encoded where it holds reserved characters.
   */
  name: string;
}
/**
 * What tells one person from all others.
 */
export interface CorpUserKey {
  /**
   * Sign-in name at the identity provider.
   */
  username: string;
}
/**
 * What tells one dashboard from all others.
 */
export interface DashboardKey {
  /**
   * BI tool that serves the dashboard, such as looker or superset.
   */
  dashboardTool: string;
  /**
   * Identity of the dashboard within the tool, unique over all of the tool's installations.
   */
  dashboardId: string;
}
/**
 * What tells one pipeline from all others.
 */
export interface DataFlowKey {
  /**
   * Program that runs the pipeline, such as airflow or azkaban.
   */
  orchestrator: string;
  /**
   * Identity of the pipeline within the orchestrator.
   */
  flowId: string;
  /**
   * Installation of the orchestrator on which the pipeline runs, such as prod.
   */
  cluster: string;
}
/**
 * What tells one task from all others.
 */
export interface DataJobKey {
  /**
   * Pipeline that the task is part of.
   */
  flow: com_linkedin_common.Urn;
  /**
   * Identity of the task within its pipeline.
   */
  jobId: string;
}
/**
 * What tells one installation of a platform from all others.
 */
export interface DataPlatformInstanceKey {
  /**
   * The technology that is installed.
   */
  platform: com_linkedin_common.Urn;
  /**
   * Name of the installation, unique within its platform.
   */
  instance: string;
}
/**
 * What tells one platform from all others.
 */
export interface DataPlatformKey {
  /**
   * Name of the technology in lower case, such as snowflake.
   */
  platformName: string;
}
/**
 * What tells one dataset from all others.
 */
export interface DatasetKey {
  /**
   * Technology that holds the data.
   */
  platform: com_linkedin_common.Urn;
  /**
   * Full name on the platform, such as database.schema.table or a path.
   */
  name: string;
  /**
   * Environment in which the data lives.
   */
  origin: com_linkedin_common.FabricType;
}
/**
 * What tells one business domain from all others.
 */
export interface DomainKey {
  /**
   * Identifier that stays the same when the domain is renamed; random unless the author chose one.
   */
  id: string;
}
/**
 * What tells one folder of terms from all others.
 */
export interface GlossaryNodeKey {
  /**
   * Identifier of the folder: a random one, or its names from the top joined by dots.
   */
  name: string;
}
/**
 * What tells one business term from all others.
 */
export interface GlossaryTermKey {
  /**
   * Identifier of the term: a random one, or the names from the top folder down joined by dots.
   */
  name: string;
}
/**
 * What tells one column from all others.
 */
export interface SchemaFieldKey {
  /**
   * Entity whose schema holds the column, mostly a dataset.
   */
  parent: com_linkedin_common.Urn;
  /**
   * The column within that schema; commas and parentheses are percent-encoded in the URN.
   */
  fieldPath: string;
}
/**
 * What tells one tag from all others.
 */
export interface TagKey {
  /**
   * Identifier of the tag, which may hold letters of any script.
   */
  name: string;
}
