// @generated from models/ by "npm run generate". Do not edit.
import type { KeyedArraySpec, RecordSkeleton } from './model.js';

/** Arrays whose items a patch names by what they say, by name of the aspect. */
export const keyedArrays: Readonly<Record<string, readonly KeyedArraySpec[]>> = {
  dataJobInputOutput: [
    { path: ['inputDatajobEdges'], keys: ['destinationUrn'] },
    { path: ['inputDatasetEdges'], keys: ['destinationUrn'] },
    { path: ['inputDatasetFields'], keys: [] },
    { path: ['outputDatasetEdges'], keys: ['destinationUrn'] },
    { path: ['outputDatasetFields'], keys: [] },
  ],
  dataProductProperties: [{ path: ['assets'], keys: ['destinationUrn'] }],
  datasetProperties: [{ path: ['tags'], keys: [] }],
  editableSchemaMetadata: [
    { path: ['editableSchemaFieldInfo'], keys: ['fieldPath'] },
    { path: ['editableSchemaFieldInfo', '*', 'globalTags', 'tags'], keys: ['tag'] },
    { path: ['editableSchemaFieldInfo', '*', 'glossaryTerms', 'terms'], keys: ['urn'] },
  ],
  globalTags: [{ path: ['tags'], keys: ['tag'] }],
  glossaryTerms: [{ path: ['terms'], keys: ['urn'] }],
  ownership: [{ path: ['owners'], keys: ['owner', 'type'] }],
  upstreamLineage: [{ path: ['upstreams'], keys: ['dataset'] }],
};

/** Records that do not begin empty when a patch makes them, or hold such ones, by full name. */
export const skeletons: Readonly<Record<string, RecordSkeleton>> = {
  'com.linkedin.chart.ChartInfo': {
    initialValues: { lastModified: 'record' },
    nested: { lastModified: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.chart.EditableChartProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.common.BrowsePaths': { initialValues: { paths: 'list' }, nested: {} },
  'com.linkedin.common.BrowsePathsV2': { initialValues: { path: 'list' }, nested: {} },
  'com.linkedin.common.ChangeAuditStamps': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.common.GlobalTags': { initialValues: { tags: 'list' }, nested: {} },
  'com.linkedin.common.GlossaryTerms': { initialValues: { terms: 'list', auditStamp: 'stamp' }, nested: {} },
  'com.linkedin.common.InputField': { initialValues: {}, nested: { schemaField: { kind: 'record', record: 'com.linkedin.schema.SchemaField' } } },
  'com.linkedin.common.InputFields': {
    initialValues: { fields: 'list' },
    nested: { fields: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.common.InputField' } } },
  },
  'com.linkedin.common.InstitutionalMemory': {
    initialValues: { elements: 'list' },
    nested: { elements: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.common.InstitutionalMemoryMetadata' } } },
  },
  'com.linkedin.common.InstitutionalMemoryMetadata': { initialValues: { createStamp: 'stamp' }, nested: {} },
  'com.linkedin.common.Ownership': { initialValues: { owners: 'list', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.common.Siblings': { initialValues: { siblings: 'list' }, nested: {} },
  'com.linkedin.common.SubTypes': { initialValues: { typeNames: 'list' }, nested: {} },
  'com.linkedin.dashboard.DashboardInfo': {
    initialValues: { lastModified: 'record' },
    nested: { lastModified: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.dashboard.EditableDashboardProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.datajob.DataJobInputOutput': { initialValues: { inputDatasets: 'list', outputDatasets: 'list' }, nested: {} },
  'com.linkedin.datajob.EditableDataFlowProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.datajob.EditableDataJobProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceInput': { initialValues: { inputs: 'list' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceOutput': { initialValues: { outputs: 'list' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceProperties': { initialValues: { created: 'stamp' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceRelationships': { initialValues: { upstreamInstances: 'list' }, nested: {} },
  'com.linkedin.dataset.DatasetFieldMapping': { initialValues: { created: 'stamp', sourceFields: 'list' }, nested: {} },
  'com.linkedin.dataset.DatasetUpstreamLineage': {
    initialValues: { fieldMappings: 'list' },
    nested: { fieldMappings: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.dataset.DatasetFieldMapping' } } },
  },
  'com.linkedin.dataset.EditableDatasetProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.dataset.Upstream': { initialValues: { auditStamp: 'stamp' }, nested: {} },
  'com.linkedin.dataset.UpstreamLineage': {
    initialValues: { upstreams: 'list' },
    nested: { upstreams: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.dataset.Upstream' } } },
  },
  'com.linkedin.domain.Domains': { initialValues: { domains: 'list' }, nested: {} },
  'com.linkedin.execution.ExecutionRequestInput': { initialValues: { args: 'map' }, nested: {} },
  'com.linkedin.execution.ExecutionRequestSignal': { initialValues: { createdAt: 'stamp' }, nested: {} },
  'com.linkedin.identity.CorpGroupInfo': { initialValues: { admins: 'list', members: 'list', groups: 'list' }, nested: {} },
  'com.linkedin.identity.CorpUserSettings': { initialValues: { appearance: 'record' }, nested: {} },
  'com.linkedin.identity.CorpUserStatus': { initialValues: { lastModified: 'stamp' }, nested: {} },
  'com.linkedin.identity.GroupMembership': { initialValues: { groups: 'list' }, nested: {} },
  'com.linkedin.identity.NativeGroupMembership': { initialValues: { nativeGroups: 'list' }, nested: {} },
  'com.linkedin.identity.RoleMembership': { initialValues: { roles: 'list' }, nested: {} },
  'com.linkedin.metadata.query.filter.ConjunctiveCriterion': { initialValues: { and: 'list' }, nested: {} },
  'com.linkedin.metadata.query.filter.Filter': {
    initialValues: {},
    nested: { or: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.metadata.query.filter.ConjunctiveCriterion' } } },
  },
  'com.linkedin.ml.metadata.EvaluationData': { initialValues: { evaluationData: 'list' }, nested: {} },
  'com.linkedin.ml.metadata.MLPrimaryKeyProperties': { initialValues: { sources: 'list' }, nested: {} },
  'com.linkedin.ml.metadata.SourceCode': { initialValues: { sourceCode: 'list' }, nested: {} },
  'com.linkedin.ml.metadata.TrainingData': { initialValues: { trainingData: 'list' }, nested: {} },
  'com.linkedin.notebook.ChartCell': {
    initialValues: { changeAuditStamps: 'record' },
    nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.notebook.EditableNotebookProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.notebook.NotebookCell': {
    initialValues: {},
    nested: {
      textCell: { kind: 'record', record: 'com.linkedin.notebook.TextCell' },
      queryCell: { kind: 'record', record: 'com.linkedin.notebook.QueryCell' },
      chartCell: { kind: 'record', record: 'com.linkedin.notebook.ChartCell' },
    },
  },
  'com.linkedin.notebook.NotebookContent': {
    initialValues: {},
    nested: { cells: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.notebook.NotebookCell' } } },
  },
  'com.linkedin.notebook.NotebookInfo': {
    initialValues: { changeAuditStamps: 'record' },
    nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.notebook.QueryCell': {
    initialValues: { changeAuditStamps: 'record' },
    nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.notebook.TextCell': {
    initialValues: { changeAuditStamps: 'record' },
    nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.ownership.OwnershipTypeInfo': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.policy.DataHubPolicyInfo': {
    initialValues: { privileges: 'list', actors: 'record' },
    nested: { resources: { kind: 'record', record: 'com.linkedin.policy.DataHubResourceFilter' } },
  },
  'com.linkedin.policy.DataHubResourceFilter': { initialValues: {}, nested: { filter: { kind: 'record', record: 'com.linkedin.policy.PolicyMatchFilter' } } },
  'com.linkedin.policy.PolicyMatchCriterion': { initialValues: { values: 'list' }, nested: {} },
  'com.linkedin.policy.PolicyMatchFilter': {
    initialValues: { criteria: 'list' },
    nested: { criteria: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.policy.PolicyMatchCriterion' } } },
  },
  'com.linkedin.query.QueryProperties': { initialValues: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.query.QuerySubjects': { initialValues: { subjects: 'list' }, nested: {} },
  'com.linkedin.retention.DataHubRetentionConfig': { initialValues: { retention: 'record' }, nested: {} },
  'com.linkedin.schema.DatasetFieldForeignKey': { initialValues: { currentFieldPaths: 'list' }, nested: {} },
  'com.linkedin.schema.EditableSchemaFieldInfo': {
    initialValues: {},
    nested: {
      globalTags: { kind: 'record', record: 'com.linkedin.common.GlobalTags' },
      glossaryTerms: { kind: 'record', record: 'com.linkedin.common.GlossaryTerms' },
    },
  },
  'com.linkedin.schema.EditableSchemaMetadata': {
    initialValues: { created: 'stamp', lastModified: 'stamp', editableSchemaFieldInfo: 'list' },
    nested: {
      editableSchemaFieldInfo: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.EditableSchemaFieldInfo' } },
    },
  },
  'com.linkedin.schema.ForeignKeyConstraint': { initialValues: { foreignFields: 'list', sourceFields: 'list' }, nested: {} },
  'com.linkedin.schema.ForeignKeySpec': {
    initialValues: {},
    nested: {
      foreignKey: {
        kind: 'union',
        members: {
          'com.linkedin.schema.DatasetFieldForeignKey': { kind: 'record', record: 'com.linkedin.schema.DatasetFieldForeignKey' },
        },
      },
    },
  },
  'com.linkedin.schema.SchemaField': {
    initialValues: {},
    nested: {
      globalTags: { kind: 'record', record: 'com.linkedin.common.GlobalTags' },
      glossaryTerms: { kind: 'record', record: 'com.linkedin.common.GlossaryTerms' },
    },
  },
  'com.linkedin.schema.SchemaMetadata': {
    initialValues: { created: 'stamp', lastModified: 'stamp', fields: 'list' },
    nested: {
      fields: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.SchemaField' } },
      foreignKeysSpecs: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.ForeignKeySpec' } },
      foreignKeys: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.ForeignKeyConstraint' } },
    },
  },
  'com.linkedin.step.DataHubStepStateProperties': { initialValues: { lastModified: 'stamp' }, nested: {} },
  'com.linkedin.test.TestResults': { initialValues: { failing: 'list', passing: 'list' }, nested: {} },
  'com.linkedin.view.DataHubViewDefinition': {
    initialValues: { entityTypes: 'list', filter: 'record' },
    nested: { filter: { kind: 'record', record: 'com.linkedin.metadata.query.filter.Filter' } },
  },
  'com.linkedin.view.DataHubViewInfo': {
    initialValues: { definition: 'record', created: 'stamp', lastModified: 'stamp' },
    nested: { definition: { kind: 'record', record: 'com.linkedin.view.DataHubViewDefinition' } },
  },
};
