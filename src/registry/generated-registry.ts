import type { EditSpec } from '../../generated/service/registry/edit-model.js';
import type {
  AspectSpec,
  EntitySpec,
  KeyedArraySpec,
  MethodSpec,
  ModelRules,
  OpenLineageSpec,
  PointMembers,
  RecordSkeleton,
  RecordDefaults,
  ResourceSpec,
  TextAnalysisSpec,
} from '../../generated/service/registry/model.js';
import type { Validator } from '../../generated/service/validators/index.js';
import { ACTOR_TYPE } from '../kernel/actors.js';
import { invariant } from '../kernel/assert-never.js';
import { failures } from '../kernel/failures.js';
import { ownMember } from '../kernel/members.js';
import { readUrn, type Urn, type UrnParts } from '../kernel/urn.js';
import { DefaultFiller } from './default-filler.js';
import { buildUrn, findKeyProblem, readKey } from './entity-keys.js';
import { Findings } from './findings.js';
import { didYouMean } from './nearest-name.js';
import { Registry, type Entity, type EntityUrn, type Normalised, type ValidationIssue } from './registry.js';
import { withoutMembers } from './without-members.js';

/** The generated modules. */
export interface GeneratedModels {
  readonly entities: readonly EntitySpec[];
  readonly aspects: readonly AspectSpec[];
  readonly resources: readonly ResourceSpec[];
  readonly records: Readonly<Record<string, RecordDefaults>>;
  readonly keyedArrays: Readonly<Record<string, readonly KeyedArraySpec[]>>;
  readonly pointMembers: Readonly<Record<string, PointMembers>>;
  readonly skeletons: Readonly<Record<string, RecordSkeleton>>;
  readonly rules: ModelRules;
  readonly edits: readonly EditSpec[];
  readonly openLineage: OpenLineageSpec | undefined;
  readonly textAnalysis: TextAnalysisSpec;
  readonly validators: Readonly<Record<string, Validator>>;
  readonly parameterValidators: Readonly<Record<string, Validator>>;
}

const NO_MEMBERS: PointMembers = { single: [], repeated: [], open: [], numbers: [] };

/** Number of valid URNs to remember; a URN is at most 512 bytes long. */
const MAX_ACCEPTED = 8192;

/** Looks up the generated modules; builds its indexes once and otherwise keeps only a bounded cache of URNs. */
export class GeneratedRegistry extends Registry {
  private readonly allEntities: readonly Entity[];
  /** By name in lower case. */
  private readonly entityByName: ReadonlyMap<string, Entity>;
  private readonly aspectByName: ReadonlyMap<string, AspectSpec>;
  private readonly aspectByRecord: ReadonlyMap<string, AspectSpec>;
  private readonly resourceByName: ReadonlyMap<string, ResourceSpec>;
  /** Entity types that relationships or stamps name although no such entity is modelled. */
  private readonly unmodelledTypes: ReadonlySet<string>;
  private readonly defaults: DefaultFiller;
  /** Entity types of valid URNs: the same actors, tags and platforms occur again and again. */
  private readonly accepted = new Map<string, string>();
  private readonly checkUrn = (text: string, destinations: readonly string[] | undefined): string | undefined =>
    this.urnProblem(text, destinations);

  constructor(private readonly models: GeneratedModels) {
    super();
    this.aspectByName = new Map(models.aspects.map((aspect) => [aspect.name, aspect]));
    this.aspectByRecord = new Map(models.aspects.map((aspect) => [aspect.record, aspect]));
    this.allEntities = models.entities.map((spec) => this.bind(spec));
    this.entityByName = new Map(this.allEntities.map((entity) => [entity.name.toLowerCase(), entity]));
    this.resourceByName = new Map(models.resources.map((resource) => [resource.name, resource]));
    const named = models.aspects.flatMap(({ relationships }) =>
      relationships.flatMap(({ entityTypes }) => entityTypes),
    );
    this.unmodelledTypes = new Set([...named, ACTOR_TYPE].filter((name) => !this.entityByName.has(name.toLowerCase())));
    this.defaults = new DefaultFiller(models.records);
  }

  override entities(): readonly Entity[] {
    return this.allEntities;
  }

  override entity(name: string): Entity | undefined {
    return this.entityByName.get(name) ?? this.entityByName.get(name.toLowerCase());
  }

  override requireEntity(name: string): Entity {
    const entity = this.entity(name);
    if (entity !== undefined) return entity;
    const names = this.allEntities.map((known) => known.name);
    throw failures.entityTypeUnknown({ entityType: name, hint: didYouMean(name, names) });
  }

  override aspects(): readonly AspectSpec[] {
    return this.models.aspects;
  }

  override aspect(name: string): AspectSpec | undefined {
    return this.aspectByName.get(name);
  }

  override aspectOfRecord(record: string): AspectSpec | undefined {
    return this.aspectByRecord.get(record);
  }

  override requireAspect(entity: Entity, aspect: string): AspectSpec {
    const spec = entity.aspectByName.get(aspect);
    if (spec !== undefined) return spec;
    const hint = didYouMean(aspect, entity.aspectByName.keys());
    throw failures.aspectUnknown({ aspect, entityType: entity.name, hint });
  }

  override requireUrn(text: string): EntityUrn {
    const reading = readUrn(text);
    if (reading.kind === 'problem') throw failures.urnInvalid({ urn: text, reason: reading.reason });
    const parts = reading.value;
    const entity = this.requireEntity(parts.entityType);
    const problem = findKeyProblem(entity, parts, (part) => this.urnProblem(part, undefined));
    if (problem !== undefined) throw failures.keyInvalid({ urn: text, reason: problem });
    return { urn: parts.urn, entityType: parts.entityType, parts: parts.parts, entity };
  }

  override keyOf(parts: UrnParts): Readonly<Record<string, string>> {
    return readKey(this.requireEntity(parts.entityType), parts);
  }

  override urnOf(entity: Entity, key: Readonly<Record<string, unknown>>): Urn {
    return buildUrn(entity, key);
  }

  override resources(): readonly ResourceSpec[] {
    return this.models.resources;
  }

  override resource(name: string): ResourceSpec | undefined {
    return this.resourceByName.get(name);
  }

  override issues(fqn: string, value: unknown): readonly ValidationIssue[] {
    return this.find(fqn, value).issues();
  }

  override parameterIssues(resource: ResourceSpec, method: MethodSpec, value: unknown): readonly ValidationIssue[] {
    const key = `${resource.name}.${method.name}`;
    const validator = this.models.parameterValidators[key];
    invariant(validator !== undefined, `The models have no method ${key}.`);
    const findings = new Findings(this.checkUrn);
    validator(value, findings);
    return findings.issues();
  }

  override normalise(fqn: string, value: unknown, kept = value): Normalised {
    const findings = this.find(fqn, value);
    if (findings.count === 0) return { kind: 'valid', value: kept, dropped: 0 };
    const issues = findings.issues();
    if (issues.length > 0) return { kind: 'invalid', issues };
    const surplus = findings.surplus();
    return { kind: 'valid', value: withoutMembers(kept, surplus), dropped: surplus.length };
  }

  override withDefaults(fqn: string, value: unknown): unknown {
    return this.defaults.fill(fqn, value);
  }

  override keyedArrays(aspect: string): readonly KeyedArraySpec[] {
    const { keyedArrays } = this.models;
    return ownMember(keyedArrays, aspect) ?? [];
  }

  override pointMembers(aspect: string): PointMembers {
    return ownMember(this.models.pointMembers, aspect) ?? NO_MEMBERS;
  }

  override skeleton(fqn: string): RecordSkeleton | undefined {
    return ownMember(this.models.skeletons, fqn);
  }

  override rules(): ModelRules {
    return this.models.rules;
  }

  override edits(): readonly EditSpec[] {
    return this.models.edits;
  }

  override openLineage(): OpenLineageSpec | undefined {
    return this.models.openLineage;
  }

  override textAnalysis(): TextAnalysisSpec {
    return this.models.textAnalysis;
  }

  private find(fqn: string, value: unknown): Findings {
    const validator = ownMember(this.models.validators, fqn);
    invariant(validator !== undefined, `The models have no type ${fqn}.`);
    const findings = new Findings(this.checkUrn);
    validator(value, findings);
    return findings;
  }

  private bind(spec: EntitySpec): Entity {
    const aspects = spec.aspects.map((name) => this.aspectByName.get(name));
    const known = aspects.filter((aspect) => aspect !== undefined);
    const keySpec = this.aspectByName.get(spec.keyAspect);
    invariant(keySpec !== undefined && known.length === aspects.length, `Entity ${spec.name} names an unknown aspect.`);
    return { ...spec, keySpec, aspectByName: new Map(known.map((aspect) => [aspect.name, aspect])) };
  }

  private urnProblem(text: string, destinations: readonly string[] | undefined): string | undefined {
    const entityType = this.accepted.get(text);
    if (entityType !== undefined && leadsTo(entityType, destinations)) return undefined;
    const reading = readUrn(text);
    if (reading.kind === 'problem') return `"${text}" is not a urn: ${reading.reason}`;
    const problem = this.typeProblem(reading.value, destinations);
    if (problem === undefined) this.accept(text, reading.value.entityType);
    return problem;
  }

  private typeProblem(urn: UrnParts, destinations: readonly string[] | undefined): string | undefined {
    const { urn: text, entityType } = urn;
    if (destinations !== undefined && !leadsTo(entityType, destinations)) {
      return `"${text}" names an entity of type "${entityType}" where only ${destinations.join(', ')} may stand`;
    }
    const entity = this.entity(entityType);
    if (entity === undefined) {
      return this.unmodelledTypes.has(entityType)
        ? undefined
        : `"${text}" names the unknown entity type "${entityType}"`;
    }
    const problem = findKeyProblem(entity, urn, (part) => this.urnProblem(part, undefined));
    return problem === undefined ? undefined : `"${text}" is not a urn: ${problem}`;
  }

  private accept(text: string, entityType: string): void {
    if (this.accepted.size >= MAX_ACCEPTED) this.accepted.clear();
    this.accepted.set(text, entityType);
  }
}

/** Case is ignored, as in the look-up of entity types: members of groups are also written `urn:li:corpUser:x`. */
function leadsTo(entityType: string, destinations: readonly string[] | undefined): boolean {
  if (destinations === undefined || destinations.includes(entityType)) return true;
  const name = entityType.toLowerCase();
  return destinations.some((destination) => destination.toLowerCase() === name);
}
