// @generated from models/ by "npm run generate". Do not edit.
import type { Aspects } from '../types/index.js';
import type { RemovalFlags } from './catalog-types.js';

/** Names of the aspects of every entity type. */
export interface EntityAspects {
  assertion:
    | 'assertionInfo'
    | 'assertionKey'
    | 'assertionRunEvent'
    | 'dataPlatformInstance'
    | 'status';
  chart:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'chartInfo'
    | 'chartKey'
    | 'chartQuery'
    | 'chartUsageStatistics'
    | 'container'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableChartProperties'
    | 'embed'
    | 'globalTags'
    | 'glossaryTerms'
    | 'inputFields'
    | 'institutionalMemory'
    | 'ownership'
    | 'status';
  container:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'container'
    | 'containerKey'
    | 'containerProperties'
    | 'dataPlatformInstance'
    | 'domains'
    | 'editableContainerProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'ownership'
    | 'status'
    | 'subTypes';
  corpGroup:
    | 'corpGroupEditableInfo'
    | 'corpGroupInfo'
    | 'corpGroupKey'
    | 'globalTags'
    | 'origin'
    | 'ownership'
    | 'status';
  corpuser:
    | 'corpUserCredentials'
    | 'corpUserEditableInfo'
    | 'corpUserInfo'
    | 'corpUserKey'
    | 'corpUserSettings'
    | 'corpUserStatus'
    | 'globalTags'
    | 'groupMembership'
    | 'nativeGroupMembership'
    | 'origin'
    | 'roleMembership'
    | 'status';
  dashboard:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'container'
    | 'dashboardInfo'
    | 'dashboardKey'
    | 'dashboardUsageStatistics'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableDashboardProperties'
    | 'embed'
    | 'globalTags'
    | 'glossaryTerms'
    | 'inputFields'
    | 'institutionalMemory'
    | 'ownership'
    | 'status'
    | 'subTypes';
  dataFlow:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'dataFlowInfo'
    | 'dataFlowKey'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableDataFlowProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'ownership'
    | 'status'
    | 'versionInfo';
  dataHubAccessToken:
    | 'dataHubAccessTokenInfo'
    | 'dataHubAccessTokenKey';
  dataHubExecutionRequest:
    | 'dataHubExecutionRequestInput'
    | 'dataHubExecutionRequestKey'
    | 'dataHubExecutionRequestResult'
    | 'dataHubExecutionRequestSignal';
  dataHubIngestionSource:
    | 'dataHubIngestionSourceInfo'
    | 'dataHubIngestionSourceKey';
  dataHubPolicy:
    | 'dataHubPolicyInfo'
    | 'dataHubPolicyKey';
  dataHubRetention:
    | 'dataHubRetentionConfig'
    | 'dataHubRetentionKey';
  dataHubRole:
    | 'dataHubRoleInfo'
    | 'dataHubRoleKey';
  dataHubSecret:
    | 'dataHubSecretKey'
    | 'dataHubSecretValue';
  dataHubStepState:
    | 'dataHubStepStateKey'
    | 'dataHubStepStateProperties';
  dataHubUpgrade:
    | 'dataHubUpgradeKey'
    | 'dataHubUpgradeRequest'
    | 'dataHubUpgradeResult';
  dataHubView:
    | 'dataHubViewInfo'
    | 'dataHubViewKey';
  dataJob:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'dataJobInfo'
    | 'dataJobInputOutput'
    | 'dataJobKey'
    | 'dataPlatformInstance'
    | 'datahubIngestionCheckpoint'
    | 'datahubIngestionRunSummary'
    | 'deprecation'
    | 'domains'
    | 'editableDataJobProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'ownership'
    | 'status'
    | 'versionInfo';
  dataPlatform:
    | 'dataPlatformInfo'
    | 'dataPlatformKey';
  dataPlatformInstance:
    | 'dataPlatformInstanceKey'
    | 'dataPlatformInstanceProperties'
    | 'deprecation'
    | 'globalTags'
    | 'institutionalMemory'
    | 'ownership'
    | 'status';
  dataProcess:
    | 'dataProcessInfo'
    | 'dataProcessKey'
    | 'ownership'
    | 'status';
  dataProcessInstance:
    | 'dataProcessInstanceInput'
    | 'dataProcessInstanceKey'
    | 'dataProcessInstanceOutput'
    | 'dataProcessInstanceProperties'
    | 'dataProcessInstanceRelationships'
    | 'dataProcessInstanceRunEvent';
  dataProduct:
    | 'dataProductKey'
    | 'dataProductProperties'
    | 'domains'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'ownership'
    | 'status';
  dataset:
    | 'access'
    | 'browsePaths'
    | 'browsePathsV2'
    | 'container'
    | 'dataPlatformInstance'
    | 'datasetDeprecation'
    | 'datasetKey'
    | 'datasetProfile'
    | 'datasetProperties'
    | 'datasetUpstreamLineage'
    | 'datasetUsageStatistics'
    | 'deprecation'
    | 'domains'
    | 'editableDatasetProperties'
    | 'editableSchemaMetadata'
    | 'embed'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'operation'
    | 'ownership'
    | 'schemaMetadata'
    | 'siblings'
    | 'status'
    | 'subTypes'
    | 'testResults'
    | 'upstreamLineage'
    | 'viewProperties';
  domain:
    | 'domainKey'
    | 'domainProperties'
    | 'institutionalMemory'
    | 'ownership';
  globalSettings:
    | 'globalSettingsInfo'
    | 'globalSettingsKey';
  glossaryNode:
    | 'glossaryNodeInfo'
    | 'glossaryNodeKey'
    | 'institutionalMemory'
    | 'ownership'
    | 'status';
  glossaryTerm:
    | 'browsePaths'
    | 'deprecation'
    | 'domains'
    | 'glossaryRelatedTerms'
    | 'glossaryTermInfo'
    | 'glossaryTermKey'
    | 'institutionalMemory'
    | 'ownership'
    | 'schemaMetadata'
    | 'status';
  inviteToken:
    | 'inviteToken'
    | 'inviteTokenKey';
  mlFeature:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableMlFeatureProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'mlFeatureKey'
    | 'mlFeatureProperties'
    | 'ownership'
    | 'status';
  mlFeatureTable:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableMlFeatureTableProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'mlFeatureTableKey'
    | 'mlFeatureTableProperties'
    | 'ownership'
    | 'status';
  mlModel:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'cost'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableMlModelProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'intendedUse'
    | 'mlModelCaveatsAndRecommendations'
    | 'mlModelEthicalConsiderations'
    | 'mlModelEvaluationData'
    | 'mlModelFactorPrompts'
    | 'mlModelKey'
    | 'mlModelMetrics'
    | 'mlModelProperties'
    | 'mlModelQuantitativeAnalyses'
    | 'mlModelTrainingData'
    | 'ownership'
    | 'sourceCode'
    | 'status';
  mlModelDeployment:
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'globalTags'
    | 'mlModelDeploymentKey'
    | 'mlModelDeploymentProperties'
    | 'ownership'
    | 'status';
  mlModelGroup:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableMlModelGroupProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'mlModelGroupKey'
    | 'mlModelGroupProperties'
    | 'ownership'
    | 'status';
  mlPrimaryKey:
    | 'dataPlatformInstance'
    | 'deprecation'
    | 'domains'
    | 'editableMlPrimaryKeyProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'mlPrimaryKeyKey'
    | 'mlPrimaryKeyProperties'
    | 'ownership'
    | 'status';
  notebook:
    | 'browsePaths'
    | 'browsePathsV2'
    | 'dataPlatformInstance'
    | 'domains'
    | 'editableNotebookProperties'
    | 'globalTags'
    | 'glossaryTerms'
    | 'institutionalMemory'
    | 'notebookContent'
    | 'notebookInfo'
    | 'notebookKey'
    | 'ownership'
    | 'status'
    | 'subTypes';
  ownershipType:
    | 'ownershipTypeInfo'
    | 'ownershipTypeKey'
    | 'status';
  post:
    | 'postInfo'
    | 'postKey';
  query:
    | 'queryKey'
    | 'queryProperties'
    | 'querySubjects'
    | 'status';
  role:
    | 'actors'
    | 'roleKey'
    | 'roleProperties';
  schemaField:
    | 'schemaFieldKey';
  tag:
    | 'deprecation'
    | 'ownership'
    | 'status'
    | 'tagKey'
    | 'tagProperties';
  telemetry:
    | 'telemetryClientId'
    | 'telemetryKey';
  test:
    | 'testInfo'
    | 'testKey';
}

/** Names of the aspects that are time series. */
export type SeriesName =
  | 'assertionRunEvent'
  | 'chartUsageStatistics'
  | 'dashboardUsageStatistics'
  | 'dataProcessInstanceRunEvent'
  | 'datahubIngestionCheckpoint'
  | 'datahubIngestionRunSummary'
  | 'datasetProfile'
  | 'datasetUsageStatistics'
  | 'operation';

/** The models. */
export interface Catalog {
  aspects: Aspects;
  entities: EntityAspects;
  series: SeriesName;
}

export const REMOVAL_FLAGS: RemovalFlags = {
  assertion: { aspect: 'status', path: ['removed'] },
  chart: { aspect: 'status', path: ['removed'] },
  container: { aspect: 'status', path: ['removed'] },
  corpGroup: { aspect: 'status', path: ['removed'] },
  corpuser: { aspect: 'status', path: ['removed'] },
  dashboard: { aspect: 'status', path: ['removed'] },
  dataFlow: { aspect: 'status', path: ['removed'] },
  dataJob: { aspect: 'status', path: ['removed'] },
  dataPlatformInstance: { aspect: 'status', path: ['removed'] },
  dataProcess: { aspect: 'status', path: ['removed'] },
  dataProduct: { aspect: 'status', path: ['removed'] },
  dataset: { aspect: 'status', path: ['removed'] },
  glossaryNode: { aspect: 'status', path: ['removed'] },
  glossaryTerm: { aspect: 'status', path: ['removed'] },
  mlFeature: { aspect: 'status', path: ['removed'] },
  mlFeatureTable: { aspect: 'status', path: ['removed'] },
  mlModel: { aspect: 'status', path: ['removed'] },
  mlModelDeployment: { aspect: 'status', path: ['removed'] },
  mlModelGroup: { aspect: 'status', path: ['removed'] },
  mlPrimaryKey: { aspect: 'status', path: ['removed'] },
  notebook: { aspect: 'status', path: ['removed'] },
  ownershipType: { aspect: 'status', path: ['removed'] },
  query: { aspect: 'status', path: ['removed'] },
  tag: { aspect: 'status', path: ['removed'] },
};
