import type { EditSpec } from '../../generated/service/registry/edit-model.js';
import type {
  AspectSpec,
  EntitySpec,
  KeyedArraySpec,
  PointMembers,
  MethodSpec,
  ModelRules,
  OpenLineageSpec,
  RecordSkeleton,
  ResourceSpec,
  TextAnalysisSpec,
} from '../../generated/service/registry/model.js';
import type { Urn, UrnParts } from '../kernel/urn.js';

/** One reason why a value does not fit its record. `path`: `/fields/0/type`. `message`: rest.li wording. */
export interface ValidationIssue {
  readonly path: string;
  readonly message: string;
}

/**
 * A validated value. `dropped`: number of removed members that its types do not know and that are without content
 * (null, false, an empty text, list or object); with 0 `value` is the original one.
 */
export type Normalised =
  | { readonly kind: 'valid'; readonly value: unknown; readonly dropped: number }
  | { readonly kind: 'invalid'; readonly issues: readonly ValidationIssue[] };

/** An entity type with its aspects; made once at start. */
export interface Entity extends EntitySpec {
  readonly keySpec: AspectSpec;
  /** By short name, key aspect included. */
  readonly aspectByName: ReadonlyMap<string, AspectSpec>;
}

/** A URN with its parts and the entity type that it names. */
export type EntityUrn = UrnParts & { readonly entity: Entity };

/**
 * Everything that the service knows about the models, and the only source in `src/` about entities and aspects.
 * Look-ups of unknown names return `undefined`; the `require…` forms throw the failure with a "did you mean" hint.
 */
export abstract class Registry {
  /** Every entity, by name. */
  abstract entities(): readonly Entity[];
  /** Look-up that ignores case, as the wire does. */
  abstract entity(name: string): Entity | undefined;
  /** @throws failures.entityTypeUnknown */
  abstract requireEntity(name: string): Entity;
  /** Every aspect, by name. */
  abstract aspects(): readonly AspectSpec[];
  /** Aspect by short name, of any entity. */
  abstract aspect(name: string): AspectSpec | undefined;
  /** Aspect by the full name of its record, as snapshots name it. */
  abstract aspectOfRecord(record: string): AspectSpec | undefined;
  /** @throws failures.aspectUnknown */
  abstract requireAspect(entity: Entity, aspect: string): AspectSpec;
  /**
   * Parse a URN whose entity type must be known and whose key must have the right parts.
   * @throws failures.urnInvalid, failures.entityTypeUnknown, failures.keyInvalid
   */
  abstract requireUrn(text: string): EntityUrn;
  /** Key aspect as an object, from the URN's parts by position. */
  abstract keyOf(parts: UrnParts): Readonly<Record<string, string>>;
  /** URN from a key aspect's value. @throws failures.keyInvalid */
  abstract urnOf(entity: Entity, key: Readonly<Record<string, unknown>>): Urn;
  /** Every RPC resource, by name. */
  abstract resources(): readonly ResourceSpec[];
  abstract resource(name: string): ResourceSpec | undefined;
  /**
   * Every issue of a value against a record or another named type; an empty list when it fits. Unknown members without
   * content are not an issue.
   * @throws InvariantError for an unknown type
   */
  abstract issues(fqn: string, value: unknown): readonly ValidationIssue[];
  /** The same for a method's parameters by name, as the caller wrote them: those with defaults may be absent. */
  abstract parameterIssues(resource: ResourceSpec, method: MethodSpec, value: unknown): readonly ValidationIssue[];
  /**
   * The value to store, or why it cannot be stored.
   * @param kept the same value with its numbers in another form, when that form is to be stored
   * @throws InvariantError for an unknown type
   */
  abstract normalise(fqn: string, value: unknown, kept?: unknown): Normalised;
  /**
   * A copy of the value with the defaults of absent required fields, in nested records too. An optional field stays
   * absent even with a default. The value itself when its type has no defaults.
   */
  abstract withDefaults(fqn: string, value: unknown): unknown;
  /** Arrays of an aspect whose items a patch addresses by key; in other arrays it uses indexes. */
  abstract keyedArrays(aspect: string): readonly KeyedArraySpec[];
  /** Members of the points of an aspect; none for an aspect that is no time series. */
  abstract pointMembers(aspect: string): PointMembers;
  /** What the models state beside what they state of single entities and aspects. */
  abstract rules(): ModelRules;
  /** Words with a meaning of their own. */
  abstract textAnalysis(): TextAnalysisSpec;
  /** How events of OpenLineage become entities and aspects; `undefined` where something of it is not in the models. */
  abstract openLineage(): OpenLineageSpec | undefined;
  /** Mutations of the tables of edits, by name. */
  abstract edits(): readonly EditSpec[];
  /** Initial values of a record that a patch creates; `undefined` when it and everything in it begins empty. */
  abstract skeleton(fqn: string): RecordSkeleton | undefined;
}
