// @generated from models/com/linkedin/metadata/aspect/ by "npm run generate". Do not edit.
import type * as com_linkedin_chart from './com.linkedin.chart.js';
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_dashboard from './com.linkedin.dashboard.js';
import type * as com_linkedin_datajob from './com.linkedin.datajob.js';
import type * as com_linkedin_dataplatform from './com.linkedin.dataplatform.js';
import type * as com_linkedin_dataprocess from './com.linkedin.dataprocess.js';
import type * as com_linkedin_dataset from './com.linkedin.dataset.js';
import type * as com_linkedin_entity from './com.linkedin.entity.js';
import type * as com_linkedin_glossary from './com.linkedin.glossary.js';
import type * as com_linkedin_identity from './com.linkedin.identity.js';
import type * as com_linkedin_metadata_key from './com.linkedin.metadata.key.js';
import type * as com_linkedin_ml_metadata from './com.linkedin.ml.metadata.js';
import type * as com_linkedin_mxe from './com.linkedin.mxe.js';
import type * as com_linkedin_policy from './com.linkedin.policy.js';
import type * as com_linkedin_retention from './com.linkedin.retention.js';
import type * as com_linkedin_schema from './com.linkedin.schema.js';
import type * as com_linkedin_tag from './com.linkedin.tag.js';

/**
 * Aspects that a chart's snapshot may carry.
 */
export type ChartAspect =
  | {
      'com.linkedin.metadata.key.ChartKey': com_linkedin_metadata_key.ChartKey;
    }
  | {
      'com.linkedin.chart.ChartInfo': com_linkedin_chart.ChartInfo;
    }
  | {
      'com.linkedin.chart.ChartQuery': com_linkedin_chart.ChartQuery;
    }
  | {
      'com.linkedin.chart.EditableChartProperties': com_linkedin_chart.EditableChartProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlossaryTerms': com_linkedin_common.GlossaryTerms;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a group's snapshot may carry.
 */
export type CorpGroupAspect =
  | {
      'com.linkedin.metadata.key.CorpGroupKey': com_linkedin_metadata_key.CorpGroupKey;
    }
  | {
      'com.linkedin.identity.CorpGroupInfo': com_linkedin_identity.CorpGroupInfo;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    };
/**
 * Aspects that a person's snapshot may carry.
 */
export type CorpUserAspect =
  | {
      'com.linkedin.metadata.key.CorpUserKey': com_linkedin_metadata_key.CorpUserKey;
    }
  | {
      'com.linkedin.identity.CorpUserInfo': com_linkedin_identity.CorpUserInfo;
    }
  | {
      'com.linkedin.identity.CorpUserEditableInfo': com_linkedin_identity.CorpUserEditableInfo;
    }
  | {
      'com.linkedin.identity.CorpUserStatus': com_linkedin_identity.CorpUserStatus;
    }
  | {
      'com.linkedin.identity.GroupMembership': com_linkedin_identity.GroupMembership;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    };
/**
 * Aspects that a dashboard's snapshot may carry.
 */
export type DashboardAspect =
  | {
      'com.linkedin.metadata.key.DashboardKey': com_linkedin_metadata_key.DashboardKey;
    }
  | {
      'com.linkedin.dashboard.DashboardInfo': com_linkedin_dashboard.DashboardInfo;
    }
  | {
      'com.linkedin.dashboard.EditableDashboardProperties': com_linkedin_dashboard.EditableDashboardProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlossaryTerms': com_linkedin_common.GlossaryTerms;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a pipeline's snapshot may carry.
 */
export type DataFlowAspect =
  | {
      'com.linkedin.metadata.key.DataFlowKey': com_linkedin_metadata_key.DataFlowKey;
    }
  | {
      'com.linkedin.datajob.DataFlowInfo': com_linkedin_datajob.DataFlowInfo;
    }
  | {
      'com.linkedin.datajob.EditableDataFlowProperties': com_linkedin_datajob.EditableDataFlowProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlossaryTerms': com_linkedin_common.GlossaryTerms;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a policy's snapshot may carry.
 */
export type DataHubPolicyAspect =
  | {
      'com.linkedin.metadata.key.DataHubPolicyKey': com_linkedin_metadata_key.DataHubPolicyKey;
    }
  | {
      'com.linkedin.policy.DataHubPolicyInfo': com_linkedin_policy.DataHubPolicyInfo;
    };
/**
 * Aspects that the snapshot of a retention rule may carry.
 */
export type DataHubRetentionAspect =
  | {
      'com.linkedin.metadata.key.DataHubRetentionKey': com_linkedin_metadata_key.DataHubRetentionKey;
    }
  | {
      'com.linkedin.retention.DataHubRetentionConfig': com_linkedin_retention.DataHubRetentionConfig;
    };
/**
 * Aspects that a task's snapshot may carry.
 */
export type DataJobAspect =
  | {
      'com.linkedin.metadata.key.DataJobKey': com_linkedin_metadata_key.DataJobKey;
    }
  | {
      'com.linkedin.datajob.DataJobInfo': com_linkedin_datajob.DataJobInfo;
    }
  | {
      'com.linkedin.datajob.DataJobInputOutput': com_linkedin_datajob.DataJobInputOutput;
    }
  | {
      'com.linkedin.datajob.EditableDataJobProperties': com_linkedin_datajob.EditableDataJobProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlossaryTerms': com_linkedin_common.GlossaryTerms;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a platform's snapshot may carry.
 */
export type DataPlatformAspect =
  | {
      'com.linkedin.metadata.key.DataPlatformKey': com_linkedin_metadata_key.DataPlatformKey;
    }
  | {
      'com.linkedin.dataplatform.DataPlatformInfo': com_linkedin_dataplatform.DataPlatformInfo;
    };
/**
 * Aspects that a data process's snapshot may carry.
 * Deprecated: Use com.linkedin.metadata.aspect.DataJobAspect.
 */
export type DataProcessAspect =
  | {
      'com.linkedin.metadata.key.DataProcessKey': com_linkedin_metadata_key.DataProcessKey;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.dataprocess.DataProcessInfo': com_linkedin_dataprocess.DataProcessInfo;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    };
/**
 * Aspects that a dataset's snapshot may carry.
 */
export type DatasetAspect =
  | {
      'com.linkedin.metadata.key.DatasetKey': com_linkedin_metadata_key.DatasetKey;
    }
  | {
      'com.linkedin.dataset.DatasetProperties': com_linkedin_dataset.DatasetProperties;
    }
  | {
      'com.linkedin.dataset.EditableDatasetProperties': com_linkedin_dataset.EditableDatasetProperties;
    }
  | {
      'com.linkedin.dataset.DatasetDeprecation': com_linkedin_dataset.DatasetDeprecation;
    }
  | {
      'com.linkedin.dataset.DatasetUpstreamLineage': com_linkedin_dataset.DatasetUpstreamLineage;
    }
  | {
      'com.linkedin.dataset.UpstreamLineage': com_linkedin_dataset.UpstreamLineage;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.schema.SchemaMetadata': com_linkedin_schema.SchemaMetadata;
    }
  | {
      'com.linkedin.schema.EditableSchemaMetadata': com_linkedin_schema.EditableSchemaMetadata;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.GlossaryTerms': com_linkedin_common.GlossaryTerms;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.dataset.ViewProperties': com_linkedin_dataset.ViewProperties;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that the snapshot of a folder of terms may carry.
 */
export type GlossaryNodeAspect =
  | {
      'com.linkedin.metadata.key.GlossaryNodeKey': com_linkedin_metadata_key.GlossaryNodeKey;
    }
  | {
      'com.linkedin.glossary.GlossaryNodeInfo': com_linkedin_glossary.GlossaryNodeInfo;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    };
/**
 * Aspects that a business term's snapshot may carry.
 */
export type GlossaryTermAspect =
  | {
      'com.linkedin.metadata.key.GlossaryTermKey': com_linkedin_metadata_key.GlossaryTermKey;
    }
  | {
      'com.linkedin.glossary.GlossaryTermInfo': com_linkedin_glossary.GlossaryTermInfo;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.glossary.GlossaryRelatedTerms': com_linkedin_glossary.GlossaryRelatedTerms;
    };
/**
 * Aspects that a feature's snapshot may carry.
 */
export type MLFeatureAspect =
  | {
      'com.linkedin.metadata.key.MLFeatureKey': com_linkedin_metadata_key.MLFeatureKey;
    }
  | {
      'com.linkedin.ml.metadata.MLFeatureProperties': com_linkedin_ml_metadata.MLFeatureProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.Deprecation': com_linkedin_common.Deprecation;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a feature table's snapshot may carry.
 */
export type MLFeatureTableAspect =
  | {
      'com.linkedin.metadata.key.MLFeatureTableKey': com_linkedin_metadata_key.MLFeatureTableKey;
    }
  | {
      'com.linkedin.ml.metadata.MLFeatureTableProperties': com_linkedin_ml_metadata.MLFeatureTableProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.Deprecation': com_linkedin_common.Deprecation;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a model's snapshot may carry.
 */
export type MLModelAspect =
  | {
      'com.linkedin.metadata.key.MLModelKey': com_linkedin_metadata_key.MLModelKey;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.ml.metadata.MLModelProperties': com_linkedin_ml_metadata.MLModelProperties;
    }
  | {
      'com.linkedin.ml.metadata.IntendedUse': com_linkedin_ml_metadata.IntendedUse;
    }
  | {
      'com.linkedin.ml.metadata.MLModelFactorPrompts': com_linkedin_ml_metadata.MLModelFactorPrompts;
    }
  | {
      'com.linkedin.ml.metadata.Metrics': com_linkedin_ml_metadata.Metrics;
    }
  | {
      'com.linkedin.ml.metadata.EvaluationData': com_linkedin_ml_metadata.EvaluationData;
    }
  | {
      'com.linkedin.ml.metadata.TrainingData': com_linkedin_ml_metadata.TrainingData;
    }
  | {
      'com.linkedin.ml.metadata.QuantitativeAnalyses': com_linkedin_ml_metadata.QuantitativeAnalyses;
    }
  | {
      'com.linkedin.ml.metadata.EthicalConsiderations': com_linkedin_ml_metadata.EthicalConsiderations;
    }
  | {
      'com.linkedin.ml.metadata.CaveatsAndRecommendations': com_linkedin_ml_metadata.CaveatsAndRecommendations;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.ml.metadata.SourceCode': com_linkedin_ml_metadata.SourceCode;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.Cost': com_linkedin_common.Cost;
    }
  | {
      'com.linkedin.common.Deprecation': com_linkedin_common.Deprecation;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a deployment's snapshot may carry.
 */
export type MLModelDeploymentAspect =
  | {
      'com.linkedin.metadata.key.MLModelDeploymentKey': com_linkedin_metadata_key.MLModelDeploymentKey;
    }
  | {
      'com.linkedin.ml.metadata.MLModelDeploymentProperties': com_linkedin_ml_metadata.MLModelDeploymentProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.Deprecation': com_linkedin_common.Deprecation;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    };
/**
 * Aspects that a model group's snapshot may carry.
 */
export type MLModelGroupAspect =
  | {
      'com.linkedin.metadata.key.MLModelGroupKey': com_linkedin_metadata_key.MLModelGroupKey;
    }
  | {
      'com.linkedin.ml.metadata.MLModelGroupProperties': com_linkedin_ml_metadata.MLModelGroupProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.Deprecation': com_linkedin_common.Deprecation;
    }
  | {
      'com.linkedin.common.BrowsePaths': com_linkedin_common.BrowsePaths;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    }
  | {
      'com.linkedin.common.BrowsePathsV2': com_linkedin_common.BrowsePathsV2;
    };
/**
 * Aspects that a primary key's snapshot may carry.
 */
export type MLPrimaryKeyAspect =
  | {
      'com.linkedin.metadata.key.MLPrimaryKeyKey': com_linkedin_metadata_key.MLPrimaryKeyKey;
    }
  | {
      'com.linkedin.ml.metadata.MLPrimaryKeyProperties': com_linkedin_ml_metadata.MLPrimaryKeyProperties;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.common.InstitutionalMemory': com_linkedin_common.InstitutionalMemory;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    }
  | {
      'com.linkedin.common.Deprecation': com_linkedin_common.Deprecation;
    }
  | {
      'com.linkedin.common.GlobalTags': com_linkedin_common.GlobalTags;
    }
  | {
      'com.linkedin.common.DataPlatformInstance': com_linkedin_common.DataPlatformInstance;
    };
/**
 * Aspects that a tag's snapshot may carry.
 */
export type TagAspect =
  | {
      'com.linkedin.metadata.key.TagKey': com_linkedin_metadata_key.TagKey;
    }
  | {
      'com.linkedin.common.Ownership': com_linkedin_common.Ownership;
    }
  | {
      'com.linkedin.tag.TagProperties': com_linkedin_tag.TagProperties;
    }
  | {
      'com.linkedin.common.Status': com_linkedin_common.Status;
    };

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ChartAspect: ChartAspect;
  CorpGroupAspect: CorpGroupAspect;
  CorpUserAspect: CorpUserAspect;
  DashboardAspect: DashboardAspect;
  DataFlowAspect: DataFlowAspect;
  DataHubPolicyAspect: DataHubPolicyAspect;
  DataHubRetentionAspect: DataHubRetentionAspect;
  DataJobAspect: DataJobAspect;
  DataPlatformAspect: DataPlatformAspect;
  DataProcessAspect: DataProcessAspect;
  DatasetAspect: DatasetAspect;
  EnvelopedAspect: EnvelopedAspect;
  GlossaryNodeAspect: GlossaryNodeAspect;
  GlossaryTermAspect: GlossaryTermAspect;
  MLFeatureAspect: MLFeatureAspect;
  MLFeatureTableAspect: MLFeatureTableAspect;
  MLModelAspect: MLModelAspect;
  MLModelDeploymentAspect: MLModelDeploymentAspect;
  MLModelGroupAspect: MLModelGroupAspect;
  MLPrimaryKeyAspect: MLPrimaryKeyAspect;
  SchemaFieldAspect: SchemaFieldAspect;
  TagAspect: TagAspect;
  VersionedAspect: VersionedAspect;
}
/**
 * One point of a time-series aspect.
 */
export interface EnvelopedAspect {
  /**
   * The aspect as JSON text.
   */
  aspect: com_linkedin_mxe.GenericAspect;
  /**
   * Which run wrote it.
   */
  systemMetadata?: com_linkedin_mxe.SystemMetadata;
}
/**
 * Aspects that a column's snapshot may carry: only its key.
 */
export interface SchemaFieldAspect {
  'com.linkedin.metadata.key.SchemaFieldKey': com_linkedin_metadata_key.SchemaFieldKey;
}
/**
 * One version of one aspect.
 */
export interface VersionedAspect {
  /**
   * The aspect, as the only value, under the full name of its record.
   */
  aspect: {
    [k: string]: com_linkedin_entity.Aspect;
  };
  /**
   * Number of the version; 0 is the latest.
   */
  version: number;
}
