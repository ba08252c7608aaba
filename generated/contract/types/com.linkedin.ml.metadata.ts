// @generated from models/com/linkedin/ml/metadata/ by "npm run generate". Do not edit.
import type * as com_linkedin_common from './com.linkedin.common.js';

/**
 * States of a deployed model at its hosting service.
 *
 * - `OUT_OF_SERVICE`: Exists but answers no requests.
 * - `CREATING`: Being set up for the first time.
 * - `UPDATING`: A change is being rolled out.
 * - `ROLLING_BACK`: A change failed and is being undone.
 * - `IN_SERVICE`: Answers requests.
 * - `DELETING`: Being taken down.
 * - `FAILED`: Could not be set up or changed; needs a person.
 * - `UNKNOWN`: The service did not say.
 */
export type DeploymentStatus =
  'OUT_OF_SERVICE' | 'CREATING' | 'UPDATING' | 'ROLLING_BACK' | 'IN_SERVICE' | 'DELETING' | 'FAILED' | 'UNKNOWN';
/**
 * Setting of a hyperparameter in the form that the training platform gives it.
 */
export type HyperParameterValueType =
  | {
      string: string;
    }
  | {
      int: number;
    }
  | {
      float: number | ('NaN' | 'Infinity' | '-Infinity');
    }
  | {
      double: number | ('NaN' | 'Infinity' | '-Infinity');
    }
  | {
      boolean: boolean;
    };
/**
 * Audiences of a model.
 *
 * - `ENTERPRISE`: Companies and other organisations in their work.
 * - `HOBBY`: People in their spare time.
 * - `ENTERTAINMENT`: Makers and users of games, media and the like.
 */
export type IntendedUserType = 'ENTERPRISE' | 'HOBBY' | 'ENTERTAINMENT';
/**
 * Purposes of code around a model.
 *
 * - `ML_MODEL_SOURCE_CODE`: Defines the model itself.
 * - `TRAINING_PIPELINE_SOURCE_CODE`: Prepares data and trains the model.
 * - `EVALUATION_PIPELINE_SOURCE_CODE`: Measures the quality of the model.
 */
export type SourceCodeUrlType =
  'ML_MODEL_SOURCE_CODE' | 'TRAINING_PIPELINE_SOURCE_CODE' | 'EVALUATION_PIPELINE_SOURCE_CODE';

/**
 * Types of the namespace, by simple name.
 */
export interface Types {
  BaseData: BaseData;
  CaveatDetails: CaveatDetails;
  CaveatsAndRecommendations: CaveatsAndRecommendations;
  DeploymentStatus: DeploymentStatus;
  EditableMLFeatureProperties: EditableMLFeatureProperties;
  EditableMLFeatureTableProperties: EditableMLFeatureTableProperties;
  EditableMLModelGroupProperties: EditableMLModelGroupProperties;
  EditableMLModelProperties: EditableMLModelProperties;
  EditableMLPrimaryKeyProperties: EditableMLPrimaryKeyProperties;
  EthicalConsiderations: EthicalConsiderations;
  EvaluationData: EvaluationData;
  HyperParameterValueType: HyperParameterValueType;
  IntendedUse: IntendedUse;
  IntendedUserType: IntendedUserType;
  MLFeatureProperties: MLFeatureProperties;
  MLFeatureTableProperties: MLFeatureTableProperties;
  MLHyperParam: MLHyperParam;
  MLMetric: MLMetric;
  MLModelDeploymentProperties: MLModelDeploymentProperties;
  MLModelFactorPrompts: MLModelFactorPrompts;
  MLModelFactors: MLModelFactors;
  MLModelGroupProperties: MLModelGroupProperties;
  MLModelProperties: MLModelProperties;
  MLPrimaryKeyProperties: MLPrimaryKeyProperties;
  Metrics: Metrics;
  QuantitativeAnalyses: QuantitativeAnalyses;
  ResultsType: ResultsType;
  SourceCode: SourceCode;
  SourceCodeUrl: SourceCodeUrl;
  SourceCodeUrlType: SourceCodeUrlType;
  TrainingData: TrainingData;
}
/**
 * A dataset that a model was trained or judged on.
 */
export interface BaseData {
  /**
   * The dataset as the catalog knows it.
   */
  dataset: com_linkedin_common.DatasetUrn;
  /**
   * Why this dataset was chosen; absent when nobody wrote it down.
   */
  motivation?: string;
  /**
   * Steps that were applied before use, in order, such as tokenising.
   */
  preProcessing?: string[];
}
/**
 * Known gaps in what was examined about a model.
 */
export interface CaveatDetails {
  /**
   * True when its authors ask for more tests before the model is relied on.
   */
  needsFurtherTesting?: boolean;
  /**
   * The gap in words.
   */
  caveatDescription?: string;
  /**
   * Groups of people or things that the data leaves out.
   */
  groupsNotRepresented?: string[];
}
/**
 * What its authors want users of a model to bear in mind; a section of its model card.
 */
export interface CaveatsAndRecommendations {
  /**
   * Known gaps.
   */
  caveats?: CaveatDetails;
  /**
   * How the model should be used, or what to do better next time.
   */
  recommendations?: string;
  /**
   * What a dataset for judging the model should be like.
   */
  idealDatasetCharacteristics?: string[];
}
/**
 * What people add to a feature inside the catalog; connectors never overwrite it.
 */
export interface EditableMLFeatureProperties {
  /**
   * Text by a catalog user, shown in place of the feature store's own description.
   */
  description?: string;
}
/**
 * What people add to a feature table inside the catalog; connectors never overwrite it.
 */
export interface EditableMLFeatureTableProperties {
  /**
   * Text by a catalog user, shown in place of the feature store's own description.
   */
  description?: string;
}
/**
 * What people add to a group of models inside the catalog; connectors never overwrite it.
 */
export interface EditableMLModelGroupProperties {
  /**
   * Text by a catalog user, shown in place of the platform's own description.
   */
  description?: string;
}
/**
 * What people add to a model inside the catalog; connectors never overwrite it.
 */
export interface EditableMLModelProperties {
  /**
   * Text by a catalog user, shown in place of the platform's own description.
   */
  description?: string;
}
/**
 * What people add to a primary key of feature tables inside the catalog; connectors never overwrite
 * it.
 */
export interface EditableMLPrimaryKeyProperties {
  /**
   * Text by a catalog user, shown in place of the feature store's own description.
   */
  description?: string;
}
/**
 * What its authors weighed up about the effect of a model on people; a section of its model card.
 */
export interface EthicalConsiderations {
  /**
   * Sensitive data that went into the model, such as age or health.
   */
  data?: string[];
  /**
   * Decisions about life, health or safety that the model takes part in.
   */
  humanLife?: string[];
  /**
   * What was done in development against the risks.
   */
  mitigations?: string[];
  /**
   * Harm that use of the model may do, to whom, how likely and how bad.
   */
  risksAndHarms?: string[];
  /**
   * Uses that are known to be troublesome.
   */
  useCases?: string[];
}
/**
 * Datasets on which a model was judged; a section of its model card.
 */
export interface EvaluationData {
  /**
   * One entry a dataset; they should be public or described well enough to judge the figures.
   */
  evaluationData: BaseData[];
}
/**
 * What a model was made for; a section of its model card.
 */
export interface IntendedUse {
  /**
   * Tasks that its authors had in mind.
   */
  primaryUses?: string[];
  /**
   * Audiences that its authors had in mind.
   */
  primaryUsers?: IntendedUserType[];
  /**
   * Tasks for which it must not be used, though it may look fit for them.
   */
  outOfScopeUses?: string[];
}
/**
 * What the feature store says about a feature.
 */
export interface MLFeatureProperties {
  /**
   * What the value means and how it comes about.
   */
  description?: string;
  /**
   * Kind of values, as statistics sees them.
   */
  dataType?: com_linkedin_common.MLFeatureDataType;
  /**
   * Version of the feature's definition; absent when the store keeps no versions.
   */
  version?: com_linkedin_common.VersionTag;
  /**
   * Datasets from which the feature is computed.
   */
  sources?: com_linkedin_common.Urn[];
}
/**
 * What the feature store says about a feature table.
 */
export interface MLFeatureTableProperties {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * What the rows are about and how they come about.
   */
  description?: string;
  /**
   * Features that the table offers.
   */
  mlFeatures?: com_linkedin_common.Urn[];
  /**
   * Keys by which a row is looked up; several form one key together.
   */
  mlPrimaryKeys?: com_linkedin_common.Urn[];
}
/**
 * A knob of the training algorithm, set before training starts.
 */
export interface MLHyperParam {
  /**
   * Label in the training platform, such as learning_rate.
   */
  name: string;
  /**
   * What the knob does, or why it was set so.
   */
  description?: string;
  /**
   * Setting written as text; absent when only the knob is known.
   */
  value?: string;
  /**
   * When it was recorded, in epoch milliseconds, UTC.
   */
  createdAt?: com_linkedin_common.Time;
}
/**
 * A figure by which the quality of a model is judged.
 */
export interface MLMetric {
  /**
   * Label in the training platform, such as auc or val_loss.
   */
  name: string;
  /**
   * What the figure measures.
   */
  description?: string;
  /**
   * The figure written as text; absent when only its label is known.
   */
  value?: string;
  /**
   * When it was recorded, in epoch milliseconds, UTC.
   */
  createdAt?: com_linkedin_common.Time;
}
/**
 * What the hosting service says about a deployed model.
 */
export interface MLModelDeploymentProperties {
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
   * What the deployment serves and to whom.
   */
  description?: string;
  /**
   * When it was set up, in epoch milliseconds, UTC.
   */
  createdAt?: com_linkedin_common.Time;
  /**
   * Version of the model that is served.
   */
  version?: com_linkedin_common.VersionTag;
  /**
   * State in which the service reported it last.
   */
  status?: DeploymentStatus;
}
/**
 * Circumstances on which the quality of a model depends; a section of its model card.
 */
export interface MLModelFactorPrompts {
  /**
   * Circumstances in which the model may do better or worse.
   */
  relevantFactors?: MLModelFactors[];
  /**
   * Those among them that were measured, which may be others for want of data.
   */
  evaluationFactors?: MLModelFactors[];
}
/**
 * Circumstances of one kind or several that belong together.
 */
export interface MLModelFactors {
  /**
   * Groups of people or things that share traits, such as an age range.
   */
  groups?: string[];
  /**
   * Devices and settings that take the input, such as a camera.
   */
  instrumentation?: string[];
  /**
   * Conditions under which the input is taken, such as light or noise.
   */
  environment?: string[];
}
/**
 * What the platform says about a group of models, usually the versions of one.
 */
export interface MLModelGroupProperties {
  /**
   * Free pairs of name and value; searchable as name=value.
   */
  customProperties?: {
    [k: string]: string;
  };
  /**
   * What the models of the group have in common.
   */
  description?: string;
  /**
   * When the group was made, in epoch milliseconds, UTC.
   */
  createdAt?: com_linkedin_common.Time;
  /**
   * Latest version in the group, as the platform labels it.
   */
  version?: com_linkedin_common.VersionTag;
}
/**
 * What the platform says about a model: its origin, settings, figures and connections.
 */
export interface MLModelProperties {
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
   * What the model predicts, and by what means.
   */
  description?: string;
  /**
   * When the model was made, in epoch milliseconds, UTC.
   */
  date?: com_linkedin_common.Time;
  /**
   * Version of the model, as the platform labels it.
   */
  version?: com_linkedin_common.VersionTag;
  /**
   * Family of algorithms, such as naive Bayes or a convolutional network.
   */
  type?: string;
  /**
   * Settings of the training by label, with their types kept; an alternative to hyperParams.
   */
  hyperParameters?: {
    [k: string]: HyperParameterValueType;
  };
  /**
   * Settings of the training, with what is known about each.
   */
  hyperParams?: MLHyperParam[];
  /**
   * Figures measured while training.
   */
  trainingMetrics?: MLMetric[];
  /**
   * Figures measured on live traffic.
   */
  onlineMetrics?: MLMetric[];
  /**
   * Features that the model takes as input.
   */
  mlFeatures?: com_linkedin_common.MLFeatureUrn[];
  /**
   * Labels given on the platform; labels of the catalog are in globalTags.
   */
  tags?: string[];
  /**
   * Places at which the model is served.
   */
  deployments?: com_linkedin_common.Urn[];
  /**
   * Tasks that trained the model; they are upstream of it.
   */
  trainingJobs?: com_linkedin_common.Urn[];
  /**
   * Tasks that use the model; they are downstream of it.
   */
  downstreamJobs?: com_linkedin_common.Urn[];
  /**
   * Groups that the model belongs to; they are downstream of it.
   */
  groups?: com_linkedin_common.Urn[];
}
/**
 * What the feature store says about a primary key of feature tables.
 */
export interface MLPrimaryKeyProperties {
  /**
   * What the key identifies.
   */
  description?: string;
  /**
   * Kind of values, as statistics sees them.
   */
  dataType?: com_linkedin_common.MLFeatureDataType;
  /**
   * Version of the key's definition; absent when the store keeps no versions.
   */
  version?: com_linkedin_common.VersionTag;
  /**
   * Datasets from which the key is taken; empty when none is known.
   */
  sources: com_linkedin_common.Urn[];
}
/**
 * How the quality of a model is measured; a section of its model card.
 */
export interface Metrics {
  /**
   * Figures that were chosen, and why.
   */
  performanceMeasures?: string[];
  /**
   * Limits from which the model decides one way or the other, and why.
   */
  decisionThreshold?: string[];
}
/**
 * Where the figures of a model by circumstance can be found; a section of its model card.
 */
export interface QuantitativeAnalyses {
  /**
   * Quality for each circumstance by itself.
   */
  unitaryResults?: ResultsType;
  /**
   * Quality for combinations of circumstances.
   */
  intersectionalResults?: ResultsType;
}
/**
 * Results of an analysis: a link to them, or the text itself.
 */
export interface ResultsType {
  string: string;
}
/**
 * Where the code of a model can be read.
 */
export interface SourceCode {
  /**
   * One entry a purpose; repositories or single files.
   */
  sourceCode: SourceCodeUrl[];
}
/**
 * A place of code and what the code is for.
 */
export interface SourceCodeUrl {
  /**
   * What the code does.
   */
  type: SourceCodeUrlType;
  /**
   * Page or repository that holds the code.
   */
  sourceCodeUrl: com_linkedin_common.Url;
}
/**
 * Datasets on which a model was trained; a section of its model card.
 */
export interface TrainingData {
  /**
   * One entry a dataset; details may be left out where the data is confidential.
   */
  trainingData: BaseData[];
}
