/**
 * The catalog model: everything that an emitter may know.
 * Declares plain, canonical, sorted data; no behaviour, no spans and no file access. `tools/resolve` builds it,
 * `tools/emit` reads it.
 */
import type {
  Annotations,
  AspectSpec,
  EntitySpec,
  ModelRules,
  ModelValue,
  OpenLineageSpec,
  PatchSpec,
  ResourceSpec,
  TextAnalysisSpec,
  TypeRef,
} from '../runtime/registry/model.js';
import type { EditRules } from './edit-rules.js';
import type { ListRule } from './list-rules.js';
import type { OverviewSpec } from './overviews.js';
import type { GraphqlOverrides } from './graphql-overrides.js';

export type * from '../runtime/registry/model.js';

interface Declaration {
  /** Full name, such as `com.linkedin.common.Status`. */
  readonly fqn: string;
  /** Documentation without comment markers; empty when there is none. */
  readonly doc: string;
  readonly annotations: Annotations;
  /** Reason text of `@deprecated`, `true` when it is bare, absent when not deprecated. */
  readonly deprecated: string | true | undefined;
  /** The file it comes from, relative to the model directory, with forward slashes. */
  readonly source: string;
}

/** Named fields. */
export interface RecordType extends Declaration {
  readonly kind: 'record';
  /** Full names of the records whose fields were copied in, in order of their inclusion. */
  readonly includes: readonly string[];
  /** All fields, included ones at their merged position. */
  readonly fields: readonly Field[];
}

/** A field of a record. */
export interface Field {
  readonly name: string;
  readonly doc: string;
  readonly type: TypeRef;
  readonly presence: 'required' | 'optional';
  /** Default in Pegasus JSON form; `undefined` when there is none. */
  readonly default: ModelValue | undefined;
  readonly annotations: Annotations;
  readonly deprecated: string | true | undefined;
  /** Full name of the record that declares it: the record itself, or an included one. */
  readonly declaredIn: string;
  /** `secret`, by `@secret`: RPC alone gives its values. */
  readonly audience: 'everybody' | 'secret';
}

/** One of several symbols, in order of declaration. */
export interface EnumType extends Declaration {
  readonly kind: 'enum';
  readonly symbols: readonly EnumSymbol[];
}

/** One of the values of an enum. */
export interface EnumSymbol {
  readonly name: string;
  readonly doc: string;
  readonly deprecated: string | true | undefined;
  readonly annotations: Annotations;
}

/** A fixed number of bytes. */
export interface FixedType extends Declaration {
  readonly kind: 'fixed';
  /** Bytes. */
  readonly size: number;
}

/** Another name for a type, with annotations of its own. */
export interface TyperefType extends Declaration {
  readonly kind: 'typeref';
  readonly ref: TypeRef;
}

/** What a model file declares under a name. */
export type NamedType = RecordType | EnumType | FixedType | TyperefType;

/** The content of `models/patches.yml`. */
export interface PatchRules {
  /** Full name of the audit stamp record; absent when there is none. */
  readonly stamp: string | undefined;
  /** By name. Patches of other arrays use indexes. */
  readonly aspects: readonly PatchSpec[];
}

/** A file that an emitter reads as text, such as a GraphQL operations file. */
export interface SourceText {
  readonly path: string;
  readonly text: string;
}

/** The whole model. Every list is sorted, so that equal models are equal data. */
export interface CatalogModel {
  /** Every named type, by full name. */
  readonly types: readonly NamedType[];
  /** By name. */
  readonly aspects: readonly AspectSpec[];
  /** By name. */
  readonly entities: readonly EntitySpec[];
  /** By name. */
  readonly resources: readonly ResourceSpec[];
  readonly patches: PatchRules;
  readonly rules: ModelRules;
  readonly textAnalysis: TextAnalysisSpec;
  /** `models/openlineage.yml`; `undefined` where something of it is not in the models. */
  readonly openLineage: OpenLineageSpec | undefined;
  /** `models/graphql/*.graphql`, by path: operations, their inputs and results. */
  readonly graphqlSources: readonly SourceText[];
  /** `models/graphql/edits.yml`. */
  readonly edits: EditRules;
  /** `models/graphql/lists.yml`, by name. Lists of what is not in the models are absent. */
  readonly lists: readonly ListRule[];
  /** `models/graphql/overviews.yml`, in its order. Rows about what is not in the models are absent. */
  readonly overviews: OverviewSpec;
  /** `models/graphql/overrides.yml`. */
  readonly graphqlOverrides: GraphqlOverrides;
}
