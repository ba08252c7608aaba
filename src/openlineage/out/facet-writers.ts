import type { FacetMapper, FacetSpec } from '../../../generated/service/registry/model.js';
import { isMembers, type Members, ownMember } from '../../kernel/members.js';
import type { Urn } from '../../kernel/urn.js';
import type { Registry } from '../../registry/index.js';
import type { DatasetName } from '../naming/dataset-names.js';

/** What facets need to know of other entities. */
export interface FacetEnvironment {
  readonly registry: Registry;
  readonly names: (urns: readonly Urn[]) => Promise<ReadonlyMap<Urn, DatasetName>>;
}

type FacetWriter = (value: Members, environment: FacetEnvironment) => Promise<object | undefined> | object | undefined;

/** Those of aspects; what points of time series say of a run is said by its events. */
const WRITERS: Partial<Readonly<Record<FacetMapper, FacetWriter>>> = {
  columnLineage,
  ownership: (value) => ({
    owners: items(value['owners']).map(({ owner, type }) => ({ name: String(owner), type: String(type) })),
  }),
  schema: (value) => ({ fields: items(value['fields']).map(fieldOf) }),
  symlinks: async (value, { registry, names }) => {
    const siblings = Array.isArray(value['siblings']) ? value['siblings'] : [];
    const urns = siblings.map((one) => registry.requireUrn(String(one)).urn);
    return { identifiers: [...(await names(urns)).values()].map((name) => ({ ...name, type: 'TABLE' })) };
  },
  tags: (value, { registry }) => ({
    tags: items(value['tags']).map(({ tag }) => ({
      key: registry.requireUrn(String(tag)).parts.join(','),
      value: 'true',
      source: 'USER',
    })),
  }),
};

/** The facet of a value; `undefined` where the value says nothing of it. */
export async function facetsOf(
  row: FacetSpec,
  value: Members,
  environment: FacetEnvironment,
): Promise<object | undefined> {
  if (row.as !== undefined) return WRITERS[row.as]?.(value, environment);
  const texts = row.members.flatMap(({ from, to }): (readonly [string, string])[] => {
    const text = to.reduce<unknown>((inner, name) => (isMembers(inner) ? ownMember(inner, name) : undefined), value);
    return typeof text === 'string' && from[0] !== undefined ? [[from.join('/'), text]] : [];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

function fieldOf({ fieldPath, nativeDataType, description }: Members): object {
  return {
    name: String(fieldPath),
    type: String(nativeDataType),
    ...(typeof description === 'string' ? { description } : {}),
  };
}

/** By column of the dataset: those of others from which it is made. */
async function columnLineage(value: Members, { registry, names }: FacetEnvironment): Promise<object | undefined> {
  const column = (urn: unknown): readonly [string, string] => {
    const [dataset = '', field = ''] = registry.requireUrn(String(urn)).parts;
    return [dataset, field];
  };
  const lineages = items(value['fineGrainedLineages']);
  const sources = lineages.flatMap(({ upstreams }) =>
    list(upstreams).map((one) => registry.requireUrn(column(one)[0]).urn),
  );
  const called = new Map([...(await names([...new Set(sources)]))].map(([urn, name]) => [String(urn), name]));
  const fields = lineages.flatMap(({ downstreams, upstreams, transformOperation }) =>
    list(downstreams).map((one) => {
      const inputFields = list(upstreams).map((source) => {
        const [dataset, field] = column(source);
        return { ...called.get(dataset), field };
      });
      const made = typeof transformOperation === 'string' ? { transformationType: transformOperation } : {};
      return [column(one)[1], { inputFields, ...made }] as const;
    }),
  );
  return fields.length === 0 ? undefined : { fields: Object.fromEntries(fields) };
}

function items(value: unknown): readonly Members[] {
  return list(value).filter(isMembers);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
