import type { AspectSpec, ModelPath } from '../../../generated/service/registry/model.js';
import { writeExactJson } from '../../kernel/exact-json.js';
import { failures } from '../../kernel/failures.js';
import { isMembers, ownMember } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { RequestScope } from '../reading/request-scope.js';

/** A value of a search field, as filters take it. */
export interface ExtraProperty {
  readonly name: string;
  readonly value: string;
}

interface FieldPlace {
  readonly field: string;
  readonly aspect: string;
  readonly path: ModelPath;
}

/**
 * Values that entities have in search fields, in the order of the fields, one for each item of a list. They are read
 * from the aspects that the models index for these fields: both kinds of index answer the same.
 * @returns by entity; an entity without values has an empty list
 * @throws failures.parameterInvalid for a field that no aspect has
 */
export async function extraFieldsOf(
  urns: readonly Urn[],
  fields: readonly string[],
  scope: RequestScope,
): Promise<ReadonlyMap<Urn, readonly ExtraProperty[]>> {
  if (fields.length === 0) return new Map();
  const { registry } = scope.sources;
  const places = placesOf(registry.aspects(), fields);
  const found = await Promise.all(
    urns.map(async (urn): Promise<readonly [Urn, readonly ExtraProperty[]]> => {
      const { entity } = registry.requireUrn(urn);
      const own = places.filter(({ aspect }) => entity.aspectByName.has(aspect));
      const values = await Promise.all(own.map((place) => valuesIn(urn, place, scope)));
      return [urn, values.flat()];
    }),
  );
  return new Map(found);
}

function placesOf(aspects: readonly AspectSpec[], fields: readonly string[]): readonly FieldPlace[] {
  return [...new Set(fields)].flatMap((field) => {
    const places = aspects.flatMap(({ name: aspect, kind, searchable }) =>
      kind === 'timeseries'
        ? []
        : searchable
            .filter(({ name, aliases }) => name === field || aliases.includes(field))
            .map(({ path }) => ({ field, aspect, path })),
    );
    if (places.length > 0) return places;
    const reason = `no aspect has a search field "${field}"`;
    throw failures.parameterInvalid({ name: 'searchFlags.fetchExtraFields', reason });
  });
}

async function valuesIn(urn: Urn, { field, aspect, path }: FieldPlace, scope: RequestScope): Promise<ExtraProperty[]> {
  const stored = await scope.entities.aspect(scope.nodes.require(urn), aspect);
  let found: readonly unknown[] = stored === undefined ? [] : [stored.value];
  for (const step of path) found = found.flatMap((value) => membersAt(value, step));
  return found.flatMap(textsOf).map((value) => ({ name: field, value }));
}

function membersAt(value: unknown, step: string): readonly unknown[] {
  if (step === '*') return Array.isArray(value) ? value : isMembers(value) ? Object.values(value) : [];
  return isMembers(value) ? [ownMember(value, step)] : [];
}

/** Maps are indexed as `key=value`. */
function textsOf(value: unknown): readonly string[] {
  if (isMembers(value)) return Object.entries(value).map(([key, member]) => `${key}=${textOf(member)}`);
  return value === undefined || value === null || Array.isArray(value) ? [] : [textOf(value)];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : writeExactJson(value);
}
