// @generated from models/ by "npm run generate". Do not edit.
import type { RecordDefaults } from './model.js';

/** Records that hold defaults at any depth, by full name. */
export const records: Readonly<Record<string, RecordDefaults>> = {
  'com.linkedin.analytics.GetTimeseriesAggregatedStatsResponse': {
    defaults: {},
    nested: {
      filter: { kind: 'record', record: 'com.linkedin.metadata.query.filter.Filter' },
      groupingBuckets: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.timeseries.GroupingBucket' } },
    },
  },
  'com.linkedin.assertion.AssertionInfo': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.assertion.AssertionRunEvent': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
      batchSpec: { kind: 'record', record: 'com.linkedin.assertion.BatchSpec' },
    },
  },
  'com.linkedin.assertion.BatchSpec': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.chart.ChartInfo': {
    defaults: { customProperties: {} },
    nested: { lastModified: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.chart.ChartUsageStatistics': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.chart.EditableChartProperties': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.common.ChangeAuditStamps': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.common.CustomProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.common.InputField': { defaults: {}, nested: { schemaField: { kind: 'record', record: 'com.linkedin.schema.SchemaField' } } },
  'com.linkedin.common.InputFields': {
    defaults: {},
    nested: { fields: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.common.InputField' } } },
  },
  'com.linkedin.common.Operation': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.common.Ownership': { defaults: { lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' } }, nested: {} },
  'com.linkedin.common.Status': { defaults: { removed: false }, nested: {} },
  'com.linkedin.container.ContainerProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.dashboard.DashboardInfo': {
    defaults: { customProperties: {}, charts: [], datasets: [] },
    nested: { lastModified: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.dashboard.DashboardUsageStatistics': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.dashboard.EditableDashboardProperties': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.datajob.DataFlowInfo': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.datajob.DataJobInfo': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.datajob.DataJobInputOutput': {
    defaults: {},
    nested: {
      fineGrainedLineages: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.dataset.FineGrainedLineage' } },
    },
  },
  'com.linkedin.datajob.EditableDataFlowProperties': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.datajob.EditableDataJobProperties': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.datajob.VersionInfo': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.datajob.datahub.DatahubIngestionCheckpoint': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.datajob.datahub.DatahubIngestionRunSummary': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.dataplatforminstance.DataPlatformInstanceProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.dataprocess.DataProcessInstanceRunEvent': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.dataproduct.DataProductProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.dataset.DatasetProfile': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.dataset.DatasetProperties': { defaults: { customProperties: {}, tags: [] }, nested: {} },
  'com.linkedin.dataset.DatasetUsageStatistics': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.dataset.EditableDatasetProperties': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.dataset.FineGrainedLineage': { defaults: { confidenceScore: 1 }, nested: {} },
  'com.linkedin.dataset.Upstream': { defaults: { auditStamp: { time: 0, actor: 'urn:li:corpuser:unknown' } }, nested: {} },
  'com.linkedin.dataset.UpstreamLineage': {
    defaults: {},
    nested: {
      upstreams: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.dataset.Upstream' } },
      fineGrainedLineages: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.dataset.FineGrainedLineage' } },
    },
  },
  'com.linkedin.entity.Entity': {
    defaults: {},
    nested: {
      value: {
        kind: 'union',
        members: {
          'com.linkedin.metadata.snapshot.ChartSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.ChartSnapshot' },
          'com.linkedin.metadata.snapshot.CorpGroupSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.CorpGroupSnapshot' },
          'com.linkedin.metadata.snapshot.CorpUserSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.CorpUserSnapshot' },
          'com.linkedin.metadata.snapshot.DashboardSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.DashboardSnapshot' },
          'com.linkedin.metadata.snapshot.DataFlowSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.DataFlowSnapshot' },
          'com.linkedin.metadata.snapshot.DataJobSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.DataJobSnapshot' },
          'com.linkedin.metadata.snapshot.DatasetSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.DatasetSnapshot' },
          'com.linkedin.metadata.snapshot.DataProcessSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.DataProcessSnapshot' },
          'com.linkedin.metadata.snapshot.MLModelSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.MLModelSnapshot' },
          'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot' },
          'com.linkedin.metadata.snapshot.MLFeatureSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.MLFeatureSnapshot' },
          'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot' },
          'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot' },
          'com.linkedin.metadata.snapshot.MLModelGroupSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.MLModelGroupSnapshot' },
          'com.linkedin.metadata.snapshot.TagSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.TagSnapshot' },
          'com.linkedin.metadata.snapshot.GlossaryTermSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.GlossaryTermSnapshot' },
          'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot' },
          'com.linkedin.metadata.snapshot.DataHubPolicySnapshot': { kind: 'record', record: 'com.linkedin.metadata.snapshot.DataHubPolicySnapshot' },
        },
      },
    },
  },
  'com.linkedin.glossary.GlossaryTermInfo': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.identity.CorpGroupEditableInfo': {
    defaults: {
      pictureLink: 'https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png',
    },
    nested: {},
  },
  'com.linkedin.identity.CorpUserEditableInfo': {
    defaults: {
      teams: [],
      skills: [],
      pictureLink: 'https://raw.githubusercontent.com/datahub-project/datahub/master/datahub-web-react/src/images/default_avatar.png',
    },
    nested: {},
  },
  'com.linkedin.identity.CorpUserInfo': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.metadata.graph.EntityLineageResult': {
    defaults: {},
    nested: {
      relationships: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.metadata.graph.LineageRelationship' } },
    },
  },
  'com.linkedin.metadata.graph.LineageRelationship': { defaults: { degree: 1 }, nested: {} },
  'com.linkedin.metadata.query.filter.ConjunctiveCriterion': {
    defaults: {},
    nested: { and: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.metadata.query.filter.Criterion' } } },
  },
  'com.linkedin.metadata.query.filter.Criterion': { defaults: { value: '', values: [], condition: 'EQUAL', negated: false }, nested: {} },
  'com.linkedin.metadata.query.filter.Filter': {
    defaults: {},
    nested: {
      or: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.metadata.query.filter.ConjunctiveCriterion' } },
      criteria: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.metadata.query.filter.Criterion' } },
    },
  },
  'com.linkedin.metadata.snapshot.ChartSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.chart.ChartInfo': { kind: 'record', record: 'com.linkedin.chart.ChartInfo' },
            'com.linkedin.chart.EditableChartProperties': { kind: 'record', record: 'com.linkedin.chart.EditableChartProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.CorpGroupSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: { 'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' } },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.CorpUserSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.identity.CorpUserInfo': { kind: 'record', record: 'com.linkedin.identity.CorpUserInfo' },
            'com.linkedin.identity.CorpUserEditableInfo': { kind: 'record', record: 'com.linkedin.identity.CorpUserEditableInfo' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.DashboardSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.dashboard.DashboardInfo': { kind: 'record', record: 'com.linkedin.dashboard.DashboardInfo' },
            'com.linkedin.dashboard.EditableDashboardProperties': { kind: 'record', record: 'com.linkedin.dashboard.EditableDashboardProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.DataFlowSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.datajob.DataFlowInfo': { kind: 'record', record: 'com.linkedin.datajob.DataFlowInfo' },
            'com.linkedin.datajob.EditableDataFlowProperties': { kind: 'record', record: 'com.linkedin.datajob.EditableDataFlowProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.DataHubPolicySnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.policy.DataHubPolicyInfo': { kind: 'record', record: 'com.linkedin.policy.DataHubPolicyInfo' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.DataJobSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.datajob.DataJobInfo': { kind: 'record', record: 'com.linkedin.datajob.DataJobInfo' },
            'com.linkedin.datajob.DataJobInputOutput': { kind: 'record', record: 'com.linkedin.datajob.DataJobInputOutput' },
            'com.linkedin.datajob.EditableDataJobProperties': { kind: 'record', record: 'com.linkedin.datajob.EditableDataJobProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.DataProcessSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.DatasetSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.dataset.DatasetProperties': { kind: 'record', record: 'com.linkedin.dataset.DatasetProperties' },
            'com.linkedin.dataset.EditableDatasetProperties': { kind: 'record', record: 'com.linkedin.dataset.EditableDatasetProperties' },
            'com.linkedin.dataset.UpstreamLineage': { kind: 'record', record: 'com.linkedin.dataset.UpstreamLineage' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
            'com.linkedin.schema.SchemaMetadata': { kind: 'record', record: 'com.linkedin.schema.SchemaMetadata' },
            'com.linkedin.schema.EditableSchemaMetadata': { kind: 'record', record: 'com.linkedin.schema.EditableSchemaMetadata' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.GlossaryTermSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.glossary.GlossaryTermInfo': { kind: 'record', record: 'com.linkedin.glossary.GlossaryTermInfo' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.MLFeatureSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.ml.metadata.MLFeatureTableProperties': { kind: 'record', record: 'com.linkedin.ml.metadata.MLFeatureTableProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.ml.metadata.MLModelDeploymentProperties': { kind: 'record', record: 'com.linkedin.ml.metadata.MLModelDeploymentProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.MLModelGroupSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.ml.metadata.MLModelGroupProperties': { kind: 'record', record: 'com.linkedin.ml.metadata.MLModelGroupProperties' },
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.MLModelSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.ml.metadata.MLModelProperties': { kind: 'record', record: 'com.linkedin.ml.metadata.MLModelProperties' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.metadata.snapshot.TagSnapshot': {
    defaults: {},
    nested: {
      aspects: {
        kind: 'items',
        of: {
          kind: 'union',
          members: {
            'com.linkedin.common.Ownership': { kind: 'record', record: 'com.linkedin.common.Ownership' },
            'com.linkedin.common.Status': { kind: 'record', record: 'com.linkedin.common.Status' },
          },
        },
      },
    },
  },
  'com.linkedin.ml.metadata.MLFeatureTableProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.ml.metadata.MLModelDeploymentProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.ml.metadata.MLModelGroupProperties': { defaults: { customProperties: {} }, nested: {} },
  'com.linkedin.ml.metadata.MLModelProperties': { defaults: { customProperties: {}, tags: [] }, nested: {} },
  'com.linkedin.notebook.ChartCell': { defaults: {}, nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } } },
  'com.linkedin.notebook.CommonCellAttributes': { defaults: {}, nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } } },
  'com.linkedin.notebook.EditableNotebookProperties': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.notebook.NotebookCell': {
    defaults: {},
    nested: {
      textCell: { kind: 'record', record: 'com.linkedin.notebook.TextCell' },
      queryCell: { kind: 'record', record: 'com.linkedin.notebook.QueryCell' },
      chartCell: { kind: 'record', record: 'com.linkedin.notebook.ChartCell' },
    },
  },
  'com.linkedin.notebook.NotebookContent': {
    defaults: { cells: [] },
    nested: { cells: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.notebook.NotebookCell' } } },
  },
  'com.linkedin.notebook.NotebookInfo': {
    defaults: { customProperties: {} },
    nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } },
  },
  'com.linkedin.notebook.QueryCell': { defaults: {}, nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } } },
  'com.linkedin.notebook.TextCell': { defaults: {}, nested: { changeAuditStamps: { kind: 'record', record: 'com.linkedin.common.ChangeAuditStamps' } } },
  'com.linkedin.policy.DataHubActorFilter': { defaults: { resourceOwners: false, allUsers: false, allGroups: false }, nested: {} },
  'com.linkedin.policy.DataHubPolicyInfo': {
    defaults: { editable: true },
    nested: {
      resources: { kind: 'record', record: 'com.linkedin.policy.DataHubResourceFilter' },
      actors: { kind: 'record', record: 'com.linkedin.policy.DataHubActorFilter' },
    },
  },
  'com.linkedin.policy.DataHubResourceFilter': {
    defaults: { allResources: false },
    nested: { filter: { kind: 'record', record: 'com.linkedin.policy.PolicyMatchFilter' } },
  },
  'com.linkedin.policy.DataHubRoleInfo': { defaults: { editable: false }, nested: {} },
  'com.linkedin.policy.PolicyMatchCriterion': { defaults: { condition: 'EQUALS' }, nested: {} },
  'com.linkedin.policy.PolicyMatchFilter': {
    defaults: {},
    nested: { criteria: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.policy.PolicyMatchCriterion' } } },
  },
  'com.linkedin.query.QueryProperties': { defaults: {}, nested: { statement: { kind: 'record', record: 'com.linkedin.query.QueryStatement' } } },
  'com.linkedin.query.QueryStatement': { defaults: { language: 'SQL' }, nested: {} },
  'com.linkedin.schema.EditableSchemaMetadata': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: {},
  },
  'com.linkedin.schema.SchemaField': { defaults: { nullable: false, recursive: false, isPartOfKey: false }, nested: {} },
  'com.linkedin.schema.SchemaMetadata': {
    defaults: {
      created: { time: 0, actor: 'urn:li:corpuser:unknown' },
      lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
    },
    nested: { fields: { kind: 'items', of: { kind: 'record', record: 'com.linkedin.schema.SchemaField' } } },
  },
  'com.linkedin.step.DataHubStepStateProperties': { defaults: { properties: {} }, nested: {} },
  'com.linkedin.timeseries.GroupingBucket': { defaults: {}, nested: { timeWindowSize: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' } } },
  'com.linkedin.timeseries.PartitionSpec': {
    defaults: { type: 'PARTITION' },
    nested: { timePartition: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindow' } },
  },
  'com.linkedin.timeseries.TimeWindow': { defaults: {}, nested: { length: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' } } },
  'com.linkedin.timeseries.TimeWindowSize': { defaults: { multiple: 1 }, nested: {} },
  'com.linkedin.timeseries.TimeseriesAspectBase': {
    defaults: {},
    nested: {
      eventGranularity: { kind: 'record', record: 'com.linkedin.timeseries.TimeWindowSize' },
      partitionSpec: { kind: 'record', record: 'com.linkedin.timeseries.PartitionSpec' },
    },
  },
  'com.linkedin.view.DataHubViewDefinition': { defaults: {}, nested: { filter: { kind: 'record', record: 'com.linkedin.metadata.query.filter.Filter' } } },
  'com.linkedin.view.DataHubViewInfo': { defaults: {}, nested: { definition: { kind: 'record', record: 'com.linkedin.view.DataHubViewDefinition' } } },
};
