// @generated from models/com/linkedin/datajob/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';
import type * as com_linkedin_datajob_azkaban from './com.linkedin.datajob.azkaban.js';
import type * as com_linkedin_dataset from './com.linkedin.dataset.js';

/**
 * States of a run.
 *
 * - `STARTING`: Asked for, nothing done yet.
 * - `IN_PROGRESS`: Working.
 * - `STOPPING`: Asked to stop, still winding down.
 * - `STOPPED`: Ended early on request.
 * - `COMPLETED`: Ended well.
 * - `FAILED`: Ended by an error.
 * - `UNKNOWN`: The source could not tell.
 * - `SKIPPED`: Left out on purpose, for instance because nothing was new.
 */
export type JobStatus =
  'STARTING' | 'IN_PROGRESS' | 'STOPPING' | 'STOPPED' | 'COMPLETED' | 'FAILED' | 'UNKNOWN' | 'SKIPPED';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  DataFlowInfo: DataFlowInfo;
  DataJobInfo: DataJobInfo;
  DataJobInputOutput: DataJobInputOutput;
  EditableDataFlowProperties: EditableDataFlowProperties;
  EditableDataJobProperties: EditableDataJobProperties;
  JobStatus: JobStatus;
  VersionInfo: VersionInfo;
}
/**
 * What the orchestrator itself says about a pipeline.
 */
export interface DataFlowInfo {
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
   * Name of the pipeline for people.
   */
  name: string;
  /**
   * What the pipeline is for, as written at the source.
   */
  description?: string;
  /**
   * Grouping of pipelines that the orchestrator knows, such as a project or a repository.
   */
  project?: string;
  /**
   * When the pipeline came into being at the source, and by whom.
   */
  created?: com_linkedin_common.TimeStamp;
  /**
   * When the pipeline's definition last changed, and by whom.
   */
  lastModified?: com_linkedin_common.TimeStamp;
}
/**
 * What the orchestrator itself says about one task of a pipeline.
 */
export interface DataJobInfo {
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
   * Name of the task for people.
   */
  name: string;
  /**
   * What the task does, as written at the source.
   */
  description?: string;
  /**
   * Kind of work: one of the known kinds, or the orchestrator's own word for it.
   */
  type:
    | {
        'com.linkedin.datajob.azkaban.AzkabanJobType': com_linkedin_datajob_azkaban.AzkabanJobType;
      }
    | {
        string: string;
      };
  /**
   * Pipeline that the task belongs to, repeated from its key.
   */
  flowUrn?: com_linkedin_common.DataFlowUrn;
  /**
   * When the task came into being at the source, and by whom.
   */
  created?: com_linkedin_common.TimeStamp;
  /**
   * When the task's definition last changed, and by whom.
   */
  lastModified?: com_linkedin_common.TimeStamp;
  /**
   * @deprecated
   * State of the task when it was last seen.
   * Deprecated: A run has a state, a task has none; report runs as events of their own.
   */
  status?: JobStatus;
}
/**
 * What a task reads and what it writes. Lineage between datasets goes through here.
 */
export interface DataJobInputOutput {
  /**
   * @deprecated
   * Datasets read, without any detail on the connection; send an empty array when inputDatasetEdges
   * is used.
   * Deprecated: Use inputDatasetEdges, which also says since when and by whom.
   */
  inputDatasets: com_linkedin_common.DatasetUrn[];
  /**
   * Datasets read, each with the time and the author of the connection.
   */
  inputDatasetEdges?: com_linkedin_common.Edge[];
  /**
   * @deprecated
   * Datasets written, without any detail on the connection; send an empty array when
   * outputDatasetEdges is used.
   * Deprecated: Use outputDatasetEdges, which also says since when and by whom.
   */
  outputDatasets: com_linkedin_common.DatasetUrn[];
  /**
   * Datasets written, each with the time and the author of the connection.
   */
  outputDatasetEdges?: com_linkedin_common.Edge[];
  /**
   * @deprecated
   * Tasks that have to run first, without any detail on the connection.
   * Deprecated: Use inputDatajobEdges, which also says since when and by whom.
   */
  inputDatajobs?: com_linkedin_common.DataJobUrn[];
  /**
   * Tasks that have to run first, each with the time and the author of the connection.
   */
  inputDatajobEdges?: com_linkedin_common.Edge[];
  /**
   * Columns read, as schemaField URNs.
   */
  inputDatasetFields?: com_linkedin_common.Urn[];
  /**
   * Columns written, as schemaField URNs.
   */
  outputDatasetFields?: com_linkedin_common.Urn[];
  /**
   * Which columns written come from which columns read.
   */
  fineGrainedLineages?: com_linkedin_dataset.FineGrainedLineage[];
}
/**
 * What people add to a pipeline inside the catalog; connectors never overwrite it.
 */
export interface EditableDataFlowProperties {
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
   * Text by a catalog user, shown in place of the source's own description.
   */
  description?: string;
}
/**
 * What people add to a task inside the catalog; connectors never overwrite it.
 */
export interface EditableDataJobProperties {
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
   * Text by a catalog user, shown in place of the source's own description.
   */
  description?: string;
}
/**
 * Which version of its code a pipeline or task runs.
 */
export interface VersionInfo {
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
   * The version, such as a commit hash or a release number.
   */
  version: string;
  /**
   * How to read the version, such as GIT or SEMVER.
   */
  versionType: string;
}
