// @generated from models/ by "npm run generate". Do not edit.
import type { KeyedArraySpec, RecordBlanks } from './model.js';

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
export const blanks: Readonly<Record<string, RecordBlanks>> = {
  'com.linkedin.chart.ChartInfo': { blanks: { lastModified: 'record' }, nested: {} },
  'com.linkedin.common.BrowsePaths': { blanks: { paths: 'list' }, nested: {} },
  'com.linkedin.common.BrowsePathsV2': { blanks: { path: 'list' }, nested: {} },
  'com.linkedin.common.GlobalTags': { blanks: { tags: 'list' }, nested: {} },
  'com.linkedin.common.GlossaryTerms': { blanks: { terms: 'list', auditStamp: 'stamp' }, nested: {} },
  'com.linkedin.common.InputField': { blanks: {}, nested: { schemaField: { kind: 'record', record: 'com.linkedin.schema.SchemaField' } } },
  'com.linkedin.common.InputFields': {
    blanks: { fields: 'list' },
    nested: { fields: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.common.InputField' } } },
  },
  'com.linkedin.common.InstitutionalMemory': {
    blanks: { elements: 'list' },
    nested: { elements: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.common.InstitutionalMemoryMetadata' } } },
  },
  'com.linkedin.common.InstitutionalMemoryMetadata': { blanks: { createStamp: 'stamp' }, nested: {} },
  'com.linkedin.common.Ownership': { blanks: { owners: 'list' }, nested: {} },
  'com.linkedin.common.Siblings': { blanks: { siblings: 'list' }, nested: {} },
  'com.linkedin.common.SubTypes': { blanks: { typeNames: 'list' }, nested: {} },
  'com.linkedin.dashboard.DashboardInfo': { blanks: { lastModified: 'record' }, nested: {} },
  'com.linkedin.datajob.DataJobInputOutput': { blanks: { inputDatasets: 'list', outputDatasets: 'list' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceInput': { blanks: { inputs: 'list' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceOutput': { blanks: { outputs: 'list' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceProperties': { blanks: { created: 'stamp' }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceRelationships': { blanks: { upstreamInstances: 'list' }, nested: {} },
  'com.linkedin.dataset.DatasetFieldMapping': { blanks: { created: 'stamp', sourceFields: 'list' }, nested: {} },
  'com.linkedin.dataset.DatasetUpstreamLineage': {
    blanks: { fieldMappings: 'list' },
    nested: { fieldMappings: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.dataset.DatasetFieldMapping' } } },
  },
  'com.linkedin.dataset.UpstreamLineage': { blanks: { upstreams: 'list' }, nested: {} },
  'com.linkedin.domain.Domains': { blanks: { domains: 'list' }, nested: {} },
  'com.linkedin.execution.ExecutionRequestInput': { blanks: { args: 'map' }, nested: {} },
  'com.linkedin.execution.ExecutionRequestSignal': { blanks: { createdAt: 'stamp' }, nested: {} },
  'com.linkedin.identity.CorpGroupInfo': { blanks: { admins: 'list', members: 'list', groups: 'list' }, nested: {} },
  'com.linkedin.identity.CorpUserSettings': { blanks: { appearance: 'record' }, nested: {} },
  'com.linkedin.identity.CorpUserStatus': { blanks: { lastModified: 'stamp' }, nested: {} },
  'com.linkedin.identity.GroupMembership': { blanks: { groups: 'list' }, nested: {} },
  'com.linkedin.identity.NativeGroupMembership': { blanks: { nativeGroups: 'list' }, nested: {} },
  'com.linkedin.identity.RoleMembership': { blanks: { roles: 'list' }, nested: {} },
  'com.linkedin.metadata.query.filter.ConjunctiveCriterion': { blanks: { and: 'list' }, nested: {} },
  'com.linkedin.metadata.query.filter.Filter': {
    blanks: {},
    nested: { or: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.metadata.query.filter.ConjunctiveCriterion' } } },
  },
  'com.linkedin.ml.metadata.EvaluationData': { blanks: { evaluationData: 'list' }, nested: {} },
  'com.linkedin.ml.metadata.MLPrimaryKeyProperties': { blanks: { sources: 'list' }, nested: {} },
  'com.linkedin.ml.metadata.SourceCode': { blanks: { sourceCode: 'list' }, nested: {} },
  'com.linkedin.ml.metadata.TrainingData': { blanks: { trainingData: 'list' }, nested: {} },
  'com.linkedin.notebook.ChartCell': { blanks: { changeAuditStamps: 'record' }, nested: {} },
  'com.linkedin.notebook.NotebookCell': {
    blanks: {},
    nested: {
      textCell: { kind: 'record', record: 'com.linkedin.notebook.TextCell' },
      queryCell: { kind: 'record', record: 'com.linkedin.notebook.QueryCell' },
      chartCell: { kind: 'record', record: 'com.linkedin.notebook.ChartCell' },
    },
  },
  'com.linkedin.notebook.NotebookContent': {
    blanks: {},
    nested: { cells: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.notebook.NotebookCell' } } },
  },
  'com.linkedin.notebook.NotebookInfo': { blanks: { changeAuditStamps: 'record' }, nested: {} },
  'com.linkedin.notebook.QueryCell': { blanks: { changeAuditStamps: 'record' }, nested: {} },
  'com.linkedin.notebook.TextCell': { blanks: { changeAuditStamps: 'record' }, nested: {} },
  'com.linkedin.ownership.OwnershipTypeInfo': { blanks: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.policy.DataHubPolicyInfo': {
    blanks: { privileges: 'list', actors: 'record' },
    nested: { resources: { kind: 'record', record: 'com.linkedin.policy.DataHubResourceFilter' } },
  },
  'com.linkedin.policy.DataHubResourceFilter': { blanks: {}, nested: { filter: { kind: 'record', record: 'com.linkedin.policy.PolicyMatchFilter' } } },
  'com.linkedin.policy.PolicyMatchCriterion': { blanks: { values: 'list' }, nested: {} },
  'com.linkedin.policy.PolicyMatchFilter': {
    blanks: { criteria: 'list' },
    nested: { criteria: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.policy.PolicyMatchCriterion' } } },
  },
  'com.linkedin.query.QueryProperties': { blanks: { created: 'stamp', lastModified: 'stamp' }, nested: {} },
  'com.linkedin.query.QuerySubjects': { blanks: { subjects: 'list' }, nested: {} },
  'com.linkedin.retention.DataHubRetentionConfig': { blanks: { retention: 'record' }, nested: {} },
  'com.linkedin.schema.DatasetFieldForeignKey': { blanks: { currentFieldPaths: 'list' }, nested: {} },
  'com.linkedin.schema.EditableSchemaFieldInfo': {
    blanks: {},
    nested: {
      globalTags: { kind: 'record', record: 'com.linkedin.common.GlobalTags' },
      glossaryTerms: { kind: 'record', record: 'com.linkedin.common.GlossaryTerms' },
    },
  },
  'com.linkedin.schema.EditableSchemaMetadata': {
    blanks: { editableSchemaFieldInfo: 'list' },
    nested: {
      editableSchemaFieldInfo: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.EditableSchemaFieldInfo' } },
    },
  },
  'com.linkedin.schema.ForeignKeyConstraint': { blanks: { foreignFields: 'list', sourceFields: 'list' }, nested: {} },
  'com.linkedin.schema.ForeignKeySpec': {
    blanks: {},
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
    blanks: {},
    nested: {
      globalTags: { kind: 'record', record: 'com.linkedin.common.GlobalTags' },
      glossaryTerms: { kind: 'record', record: 'com.linkedin.common.GlossaryTerms' },
    },
  },
  'com.linkedin.schema.SchemaMetadata': {
    blanks: { fields: 'list' },
    nested: {
      fields: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.SchemaField' } },
      foreignKeysSpecs: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.ForeignKeySpec' } },
      foreignKeys: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.ForeignKeyConstraint' } },
    },
  },
  'com.linkedin.step.DataHubStepStateProperties': { blanks: { lastModified: 'stamp' }, nested: {} },
  'com.linkedin.test.TestResults': { blanks: { failing: 'list', passing: 'list' }, nested: {} },
  'com.linkedin.view.DataHubViewDefinition': {
    blanks: { entityTypes: 'list', filter: 'record' },
    nested: { filter: { kind: 'record', record: 'com.linkedin.metadata.query.filter.Filter' } },
  },
  'com.linkedin.view.DataHubViewInfo': {
    blanks: { definition: 'record', created: 'stamp', lastModified: 'stamp' },
    nested: { definition: { kind: 'record', record: 'com.linkedin.view.DataHubViewDefinition' } },
  },
};
