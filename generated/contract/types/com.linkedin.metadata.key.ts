// @generated from models/com/linkedin/metadata/key/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  AssertionKey: AssertionKey;
  ChartKey: ChartKey;
  ContainerKey: ContainerKey;
  CorpGroupKey: CorpGroupKey;
  CorpUserKey: CorpUserKey;
  DashboardKey: DashboardKey;
  DataFlowKey: DataFlowKey;
  DataHubAccessTokenKey: DataHubAccessTokenKey;
  DataHubIngestionSourceKey: DataHubIngestionSourceKey;
  DataHubPolicyKey: DataHubPolicyKey;
  DataHubRetentionKey: DataHubRetentionKey;
  DataHubRoleKey: DataHubRoleKey;
  DataHubSecretKey: DataHubSecretKey;
  DataHubStepStateKey: DataHubStepStateKey;
  DataHubUpgradeKey: DataHubUpgradeKey;
  DataHubViewKey: DataHubViewKey;
  DataJobKey: DataJobKey;
  DataPlatformInstanceKey: DataPlatformInstanceKey;
  DataPlatformKey: DataPlatformKey;
  DataProcessInstanceKey: DataProcessInstanceKey;
  DataProcessKey: DataProcessKey;
  DatasetKey: DatasetKey;
  DomainKey: DomainKey;
  ExecutionRequestKey: ExecutionRequestKey;
  GlobalSettingsKey: GlobalSettingsKey;
  GlossaryNodeKey: GlossaryNodeKey;
  GlossaryTermKey: GlossaryTermKey;
  InviteTokenKey: InviteTokenKey;
  MLFeatureKey: MLFeatureKey;
  MLFeatureTableKey: MLFeatureTableKey;
  MLModelDeploymentKey: MLModelDeploymentKey;
  MLModelGroupKey: MLModelGroupKey;
  MLModelKey: MLModelKey;
  MLPrimaryKeyKey: MLPrimaryKeyKey;
  NotebookKey: NotebookKey;
  OwnershipTypeKey: OwnershipTypeKey;
  PostKey: PostKey;
  QueryKey: QueryKey;
  RoleKey: RoleKey;
  SchemaFieldKey: SchemaFieldKey;
  TagKey: TagKey;
  TelemetryKey: TelemetryKey;
  TestKey: TestKey;
}
/**
 * What tells one assertion from all others.
 */
export interface AssertionKey {
  /**
   * Made by the connector, usually a hash over tool, dataset and rule, so that it stays the same
   * from run to run.
   */
  assertionId: string;
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
 * What tells one access token from all others.
 */
export interface DataHubAccessTokenKey {
  /**
   * Hash of the token, so that a token can be looked up without being stored.
   */
  id: string;
}
/**
 * What tells one ingestion source from all others.
 */
export interface DataHubIngestionSourceKey {
  /**
   * Identity given when the source is set up; mostly a UUID.
   */
  id: string;
}
/**
 * What tells one policy from all others.
 */
export interface DataHubPolicyKey {
  /**
   * Identity of the policy: a readable word for those delivered with the catalog, a UUID for
   * others.
   */
  id: string;
}
/**
 * Which entities and aspects a retention rule is about. The rule that says more wins over one that
 * says less.
 */
export interface DataHubRetentionKey {
  /**
   * Entity type that the rule holds for, or * for every one.
   */
  entityName: string;
  /**
   * Aspect that the rule holds for, or * for every one.
   */
  aspectName: string;
}
/**
 * What tells one role within the catalog from all others.
 */
export interface DataHubRoleKey {
  /**
   * Identity of the role, such as Admin or Reader.
   */
  id: string;
}
/**
 * What tells one secret from all others.
 */
export interface DataHubSecretKey {
  /**
   * Identity of the secret; the service uses the name that recipes refer to.
   */
  id: string;
}
/**
 * What tells the state of one step from that of all others.
 */
export interface DataHubStepStateKey {
  /**
   * User and step together, or the step alone when its state is shared by all users.
   */
  id: string;
}
/**
 * What tells one upgrade job from all others.
 */
export interface DataHubUpgradeKey {
  /**
   * Job and the version it brings about, so that each is run once.
   */
  id: string;
}
/**
 * What tells one saved view from all others.
 */
export interface DataHubViewKey {
  /**
   * Identity given when the view is saved; mostly a UUID.
   */
  id: string;
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
 * What tells one run from all others.
 */
export interface DataProcessInstanceKey {
  /**
   * Made by the connector, usually a hash over orchestrator, task and number of the run.
   */
  id: string;
}
/**
 * What tells one data process from all others.
 */
export interface DataProcessKey {
  /**
   * Label of the process in its orchestrator.
   */
  name: string;
  /**
   * Tool that runs the process, such as azkaban or airflow.
   */
  orchestrator: string;
  /**
   * Environment in which the process runs.
   */
  origin: com_linkedin_common.FabricType;
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
 * What tells one execution request from all others.
 */
export interface ExecutionRequestKey {
  /**
   * Identity given when the work is asked for; mostly a UUID.
   */
  id: string;
}
/**
 * What tells one set of installation-wide settings from another.
 */
export interface GlobalSettingsKey {
  /**
   * Identity of the set. An installation has one, numbered 0.
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
 * What tells one invitation from all others.
 */
export interface InviteTokenKey {
  /**
   * Hash of the invitation, so that it can be looked up by the link that carries it.
   */
  id: string;
}
/**
 * What tells one feature from all others.
 */
export interface MLFeatureKey {
  /**
   * Space within which feature names are unique, usually the feature table.
   */
  featureNamespace: string;
  /**
   * Label of the feature in its namespace.
   */
  name: string;
}
/**
 * What tells one feature table from all others.
 */
export interface MLFeatureTableKey {
  /**
   * Feature store that holds the table.
   */
  platform: com_linkedin_common.Urn;
  /**
   * Full name of the table in the feature store.
   */
  name: string;
}
/**
 * What tells one deployment from all others.
 */
export interface MLModelDeploymentKey {
  /**
   * Service that hosts the deployed model.
   */
  platform: com_linkedin_common.Urn;
  /**
   * Full name of the deployment, or of its endpoint, in the service.
   */
  name: string;
  /**
   * Environment for which the model is deployed.
   */
  origin: com_linkedin_common.FabricType;
}
/**
 * What tells one model group from all others.
 */
export interface MLModelGroupKey {
  /**
   * Registry or training service that keeps the group.
   */
  platform: com_linkedin_common.Urn;
  /**
   * Full name of the group on the platform.
   */
  name: string;
  /**
   * Environment to which the models of the group belong.
   */
  origin: com_linkedin_common.FabricType;
}
/**
 * What tells one model from all others.
 */
export interface MLModelKey {
  /**
   * Registry or training service that keeps the model.
   */
  platform: com_linkedin_common.Urn;
  /**
   * Full name of the model on the platform; versions of it are separate models with names of their
   * own.
   */
  name: string;
  /**
   * Environment to which the model belongs.
   */
  origin: com_linkedin_common.FabricType;
}
/**
 * What tells one primary key of feature tables from all others.
 */
export interface MLPrimaryKeyKey {
  /**
   * Space within which key names are unique, usually the feature table.
   */
  featureNamespace: string;
  /**
   * Label of the key in its namespace.
   */
  name: string;
}
/**
 * What tells one notebook from all others.
 */
export interface NotebookKey {
  /**
   * Tool in which the notebook is written and run, such as querybook.
   */
  notebookTool: string;
  /**
   * Identity of the notebook within the tool, unique over all of the tool's installations.
   */
  notebookId: string;
}
/**
 * What tells one kind of ownership from all others.
 */
export interface OwnershipTypeKey {
  /**
   * Identity of the kind: a readable word for those delivered with the catalog, a UUID for others.
   */
  id: string;
}
/**
 * What tells one post from all others.
 */
export interface PostKey {
  /**
   * Identity given when the post is written; mostly a UUID.
   */
  id: string;
}
/**
 * What tells one query from all others.
 */
export interface QueryKey {
  /**
   * Identity given when the query is saved: a UUID, or a hash of its text.
   */
  id: string;
}
/**
 * What tells one role in an outside system from all others.
 */
export interface RoleKey {
  /**
   * Identity of the role in the system that grants access by it.
   */
  id: string;
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
/**
 * What tells one telemetry record from another.
 */
export interface TelemetryKey {
  /**
   * Name of the record. An installation has one, called clientId.
   */
  name: string;
}
/**
 * What tells one metadata test from all others.
 */
export interface TestKey {
  /**
   * Chosen by whoever defines the test, or a random one.
   */
  id: string;
}
