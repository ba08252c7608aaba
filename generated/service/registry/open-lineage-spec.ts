// @generated from models/ by "npm run generate". Do not edit.

/**
 * How datasets of a scheme of OpenLineage's namespaces are called. `name`: with `{name}` and `{authority}`.
 * `tablePath`: what names begin with that are paths.
 */
export interface DatasetSchemeSpec {
  readonly platform: string;
  readonly name: string;
  readonly tablePath?: string;
}

/** What is known of one namespace of datasets. */
export interface DatasetNamespaceSpec {
  readonly platform: string;
  readonly instance?: string;
  readonly origin?: string;
}

/** Where a facet may stand: of a dataset, of it as an input or an output of a run, of a job, of a run. */
export type FacetKind = 'dataset' | 'input' | 'job' | 'output' | 'run';

/** How a facet is made into an aspect where no row can say it. */
export type FacetMapper =
  | 'assertions'
  | 'columnLineage'
  | 'inputStatistics'
  | 'lifecycle'
  | 'lineage'
  | 'outputStatistics'
  | 'ownership'
  | 'parent'
  | 'profile'
  | 'schema'
  | 'symlinks'
  | 'tags';

/**
 * A member of a facet and where it is kept; both are paths. `isRequired`: a facet without it is refused. `isJson`: it
 * is a list or an object, and kept as JSON text. `needs`: members without which that object, or an object of that list,
 * is refused. `only`: the one member of the objects of that list that is kept; absent where all of them are.
 */
export interface FacetMemberSpec {
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly isRequired: boolean;
  readonly isJson: boolean;
  readonly needs: readonly string[];
  readonly only?: string;
}

/** What becomes of a facet: members that are copied as texts, or what a mapper makes. */
export interface FacetSpec {
  readonly on: FacetKind;
  readonly facet: string;
  readonly aspect: string;
  readonly as: FacetMapper | undefined;
  readonly members: readonly FacetMemberSpec[];
}

/** A thing of OpenLineage for which an entity type stands. */
export type OpenLineageEntity =
  'assertion' | 'column' | 'dataset' | 'flow' | 'job' | 'owner' | 'platform' | 'run' | 'tag';

/** An aspect that events are about even without a facet. */
export type OpenLineageAspect =
  | 'assertion'
  | 'assertionRun'
  | 'columnTags'
  | 'dataset'
  | 'datasetLineage'
  | 'flow'
  | 'job'
  | 'jobLineage'
  | 'run'
  | 'runEvent'
  | 'runInputs'
  | 'runOutputs'
  | 'runRelationships';

/** What `models/openlineage.yml` states. Facets of aspects that are not in the models are absent. */
export interface OpenLineageSpec {
  readonly schemes: Readonly<Record<string, DatasetSchemeSpec>>;
  readonly namespaces: Readonly<Record<string, DatasetNamespaceSpec>>;
  /** By a part of the producer's address, the first that occurs. */
  readonly orchestrators: Readonly<Record<string, string>>;
  /** Record of a column's type, by its native type in lower case and without parameters. */
  readonly fieldTypes: Readonly<Record<string, string>>;
  readonly entities: Readonly<Record<OpenLineageEntity, string>>;
  readonly aspects: Readonly<Record<OpenLineageAspect, string>>;
  readonly facets: readonly FacetSpec[];
}
