// @generated from models/com/linkedin/metadata/snapshot/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_metadata_aspect from './com.linkedin.metadata.aspect.js';

/**
 * An entity with its aspects, in the older form that is sent whole. On the wire it is wrapped:
 * {"com.linkedin.metadata.snapshot.DatasetSnapshot": {...}}.
 */
export type Snapshot =
  | {
      'com.linkedin.metadata.snapshot.ChartSnapshot': ChartSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.CorpGroupSnapshot': CorpGroupSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.CorpUserSnapshot': CorpUserSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DashboardSnapshot': DashboardSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DataFlowSnapshot': DataFlowSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DataJobSnapshot': DataJobSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DatasetSnapshot': DatasetSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DataProcessSnapshot': DataProcessSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DataPlatformSnapshot': DataPlatformSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.MLModelSnapshot': MLModelSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.MLPrimaryKeySnapshot': MLPrimaryKeySnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.MLFeatureSnapshot': MLFeatureSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.MLFeatureTableSnapshot': MLFeatureTableSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.MLModelDeploymentSnapshot': MLModelDeploymentSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.MLModelGroupSnapshot': MLModelGroupSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.TagSnapshot': TagSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.GlossaryTermSnapshot': GlossaryTermSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.GlossaryNodeSnapshot': GlossaryNodeSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DataHubPolicySnapshot': DataHubPolicySnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.SchemaFieldSnapshot': SchemaFieldSnapshot;
    }
  | {
      'com.linkedin.metadata.snapshot.DataHubRetentionSnapshot': DataHubRetentionSnapshot;
    };

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  ChartSnapshot: ChartSnapshot;
  CorpGroupSnapshot: CorpGroupSnapshot;
  CorpUserSnapshot: CorpUserSnapshot;
  DashboardSnapshot: DashboardSnapshot;
  DataFlowSnapshot: DataFlowSnapshot;
  DataHubPolicySnapshot: DataHubPolicySnapshot;
  DataHubRetentionSnapshot: DataHubRetentionSnapshot;
  DataJobSnapshot: DataJobSnapshot;
  DataPlatformSnapshot: DataPlatformSnapshot;
  DataProcessSnapshot: DataProcessSnapshot;
  DatasetSnapshot: DatasetSnapshot;
  GlossaryNodeSnapshot: GlossaryNodeSnapshot;
  GlossaryTermSnapshot: GlossaryTermSnapshot;
  MLFeatureSnapshot: MLFeatureSnapshot;
  MLFeatureTableSnapshot: MLFeatureTableSnapshot;
  MLModelDeploymentSnapshot: MLModelDeploymentSnapshot;
  MLModelGroupSnapshot: MLModelGroupSnapshot;
  MLModelSnapshot: MLModelSnapshot;
  MLPrimaryKeySnapshot: MLPrimaryKeySnapshot;
  SchemaFieldSnapshot: SchemaFieldSnapshot;
  Snapshot: Snapshot;
  TagSnapshot: TagSnapshot;
}
/**
 * A chart with some or all of its aspects.
 */
export interface ChartSnapshot {
  /**
   * The chart that the aspects belong to.
   */
  urn: com_linkedin_common.ChartUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.ChartAspect[];
}
/**
 * A group of people with some or all of its aspects.
 */
export interface CorpGroupSnapshot {
  /**
   * The group that the aspects belong to.
   */
  urn: com_linkedin_common.CorpGroupUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.CorpGroupAspect[];
}
/**
 * A person with some or all of their aspects.
 */
export interface CorpUserSnapshot {
  /**
   * The person that the aspects belong to.
   */
  urn: com_linkedin_common.CorpuserUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.CorpUserAspect[];
}
/**
 * A dashboard with some or all of its aspects.
 */
export interface DashboardSnapshot {
  /**
   * The dashboard that the aspects belong to.
   */
  urn: com_linkedin_common.DashboardUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DashboardAspect[];
}
/**
 * A pipeline with some or all of its aspects.
 */
export interface DataFlowSnapshot {
  /**
   * The pipeline that the aspects belong to.
   */
  urn: com_linkedin_common.DataFlowUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DataFlowAspect[];
}
/**
 * A policy with some or all of its aspects.
 */
export interface DataHubPolicySnapshot {
  /**
   * The policy that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DataHubPolicyAspect[];
}
/**
 * A retention rule with some or all of its aspects.
 */
export interface DataHubRetentionSnapshot {
  /**
   * The rule that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DataHubRetentionAspect[];
}
/**
 * A task of a pipeline with some or all of its aspects.
 */
export interface DataJobSnapshot {
  /**
   * The task that the aspects belong to.
   */
  urn: com_linkedin_common.DataJobUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DataJobAspect[];
}
/**
 * A platform with some or all of its aspects.
 */
export interface DataPlatformSnapshot {
  /**
   * The platform that the aspects belong to.
   */
  urn: com_linkedin_common.DataPlatformUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DataPlatformAspect[];
}
/**
 * @deprecated
 * A data process with some or all of its aspects.
 * Deprecated: Use com.linkedin.metadata.snapshot.DataJobSnapshot.
 */
export interface DataProcessSnapshot {
  /**
   * The data process that the aspects belong to.
   */
  urn: com_linkedin_common.DataProcessUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DataProcessAspect[];
}
/**
 * A dataset with some or all of its aspects.
 */
export interface DatasetSnapshot {
  /**
   * The dataset that the aspects belong to.
   */
  urn: com_linkedin_common.DatasetUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.DatasetAspect[];
}
/**
 * A folder of glossary terms with some or all of its aspects.
 */
export interface GlossaryNodeSnapshot {
  /**
   * The folder that the aspects belong to.
   */
  urn: com_linkedin_common.GlossaryNodeUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.GlossaryNodeAspect[];
}
/**
 * A business term with some or all of its aspects.
 */
export interface GlossaryTermSnapshot {
  /**
   * The term that the aspects belong to.
   */
  urn: com_linkedin_common.GlossaryTermUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.GlossaryTermAspect[];
}
/**
 * A feature with some or all of its aspects.
 */
export interface MLFeatureSnapshot {
  /**
   * The feature that the aspects belong to.
   */
  urn: com_linkedin_common.MLFeatureUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.MLFeatureAspect[];
}
/**
 * A feature table with some or all of its aspects.
 */
export interface MLFeatureTableSnapshot {
  /**
   * The feature table that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.MLFeatureTableAspect[];
}
/**
 * A deployed model with some or all of its aspects.
 */
export interface MLModelDeploymentSnapshot {
  /**
   * The deployment that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.MLModelDeploymentAspect[];
}
/**
 * A group of models with some or all of its aspects.
 */
export interface MLModelGroupSnapshot {
  /**
   * The group that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.MLModelGroupAspect[];
}
/**
 * A model with some or all of its aspects.
 */
export interface MLModelSnapshot {
  /**
   * The model that the aspects belong to.
   */
  urn: com_linkedin_common.MLModelUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.MLModelAspect[];
}
/**
 * A primary key of feature tables with some or all of its aspects.
 */
export interface MLPrimaryKeySnapshot {
  /**
   * The primary key that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.MLPrimaryKeyAspect[];
}
/**
 * A column with some or all of its aspects.
 */
export interface SchemaFieldSnapshot {
  /**
   * The column that the aspects belong to.
   */
  urn: com_linkedin_common.Urn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.SchemaFieldAspect[];
}
/**
 * A tag with some or all of its aspects.
 */
export interface TagSnapshot {
  /**
   * The tag that the aspects belong to.
   */
  urn: com_linkedin_common.TagUrn;
  /**
   * Aspects to write, or those read; each kind at most once.
   */
  aspects: com_linkedin_metadata_aspect.TagAspect[];
}
