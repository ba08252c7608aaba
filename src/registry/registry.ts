import type {
  AspectSpec,
  EntitySpec,
  KeyedArraySpec,
  MethodSpec,
  ModelRules,
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
 * A value that was checked against its record. `dropped`: how many members it lost which its types do not know and
 * which carry nothing (null, false, an empty text, list or object); with 0 `value` is the one that was given.
 */
export type Normalised =
  | { readonly kind: 'valid'; readonly value: unknown; readonly dropped: number }
  | { readonly kind: 'invalid'; readonly issues: readonly ValidationIssue[] };

/** An entity type with its aspects at hand; made once at start. */
export interface Entity extends EntitySpec {
  readonly keySpec: AspectSpec;
  /** By short name, key aspect included. */
  readonly aspectByName: ReadonlyMap<string, AspectSpec>;
}

/** A URN with its parts and the entity type that it names. */
export type EntityUrn = UrnParts & { readonly entity: Entity };

/**
 * All that the service knows of the models. The only way in which `src/` learns about entities and aspects.
 * Look-ups of unknown names answer `undefined`; the `require…` forms throw the failure with a "did you mean" hint.
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
  /** Aspect by short name, whatever entity carries it. */
  abstract aspect(name: string): AspectSpec | undefined;
  /** Aspect by the full name of its record, as snapshots name it. */
  abstract aspectOfRecord(record: string): AspectSpec | undefined;
  /** @throws failures.aspectUnknown */
  abstract requireAspect(entity: Entity, aspect: string): AspectSpec;
  /**
   * Read a URN whose entity type must be known and whose key must have the right parts.
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
   * Every issue of a value against a record or another named type; an empty list when it fits. Unknown members that
   * carry nothing are no issue.
   * @throws InvariantError for an unknown type
   */
  abstract issues(fqn: string, value: unknown): readonly ValidationIssue[];
  /** The same for a method's parameters by name, as they came: defaults need not be there. */
  abstract parameterIssues(resource: ResourceSpec, method: MethodSpec, value: unknown): readonly ValidationIssue[];
  /**
   * The value as it may be stored, or why it may not.
   * @param kept the same value with its numbers in another form, when that is what shall be stored
   * @throws InvariantError for an unknown type
   */
  abstract normalise(fqn: string, value: unknown, kept?: unknown): Normalised;
  /**
   * A copy of the value with the defaults of absent required fields filled in, nested records included. An optional
   * field stays absent whatever default it has. The value itself when its type holds no defaults.
   */
  abstract withDefaults(fqn: string, value: unknown): unknown;
  /** Arrays of an aspect whose items a patch names by what they say; it counts those of others. */
  abstract keyedArrays(aspect: string): readonly KeyedArraySpec[];
  /** What the models state beside what they state of single entities and aspects. */
  abstract rules(): ModelRules;
  /** Words with a meaning of their own. */
  abstract textAnalysis(): TextAnalysisSpec;
  /** How a record begins that a patch makes; `undefined` when it begins empty and so does all in it. */
  abstract skeleton(fqn: string): RecordSkeleton | undefined;
}
