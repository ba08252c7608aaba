import type { AspectSpec, EntitySpec, ModelPath, ModelRules } from '../../../../generated/service/registry/model.js';
import { readUrn } from '../../../kernel/urn.js';

/** Where an entity has its flag of soft deletion. */
export interface FlagPlace {
  readonly aspect: string;
  readonly path: ModelPath;
}

/** An entity by its URN, with what commands need to know of its type. */
export interface NamedEntity {
  readonly urn: string;
  readonly type: string;
  readonly keyAspect: string;
  /** Aspects of the type that have no versions. */
  readonly timeseries: ReadonlySet<string>;
  /** Absent when the type has no soft deletion. */
  readonly flag: FlagPlace | undefined;
}

interface EntityModels {
  readonly entities: readonly EntitySpec[];
  readonly aspects: readonly AspectSpec[];
  readonly rules: Pick<ModelRules, 'softDelete'>;
}

/** An entity as the models describe its type; `undefined` when they do not have it, or the text is no URN. */
export async function findEntity(urn: string): Promise<NamedEntity | undefined> {
  // A few hundred kilobytes, loaded only by commands that need them.
  return entityIn(await import('../../../../generated/service/registry/index.js'), urn);
}

function entityIn({ entities, aspects, rules }: EntityModels, urn: string): NamedEntity | undefined {
  const reading = readUrn(urn);
  if (reading.kind === 'problem') return undefined;
  const entity = entities.find(({ name }) => name === reading.value.entityType);
  if (entity === undefined) return undefined;
  const own = aspects.filter(({ name }) => entity.aspects.includes(name));
  const flag = own.flatMap(({ name, searchable }) =>
    searchable.filter((spec) => spec.name === rules.softDelete).map(({ path }) => ({ aspect: name, path })),
  )[0];
  const timeseries = new Set(own.flatMap(({ name, kind }) => (kind === 'timeseries' ? [name] : [])));
  return { urn, type: entity.name, keyAspect: entity.keyAspect, timeseries, flag };
}
