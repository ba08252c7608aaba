import type { FacetMapper, FacetSpec } from '../../../generated/service/registry/model.js';
import { isMembers, memberAt, type Members } from '../../kernel/members.js';
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

/** The facet of a value; `undefined` where the value says nothing of it, or less than receivers need. */
export async function facetsOf(
  row: FacetSpec,
  value: Members,
  environment: FacetEnvironment,
): Promise<object | undefined> {
  if (row.as !== undefined) return WRITERS[row.as]?.(value, environment);
  const members = row.members.map(({ from, to, isRequired, isJson, only }) => {
    const text = memberAt(value, to);
    // What objects had beside the member that is kept is not known, so they cannot be made again.
    const isKnown = typeof text === 'string' && only === undefined;
    const said = !isKnown ? undefined : isJson ? parsedJson(text) : text;
    return { name: from.join('/'), said, isRequired };
  });
  const isLegal = members.every(({ said, isRequired }) => said !== undefined || !isRequired);
  const present = members.filter(({ said }) => said !== undefined);
  return isLegal && present.length > 0 ? Object.fromEntries(present.map(({ name, said }) => [name, said])) : undefined;
}

/** A list or an object; `undefined` for what people have written in its place. */
function parsedJson(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
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
  const fields: Record<string, { inputFields: object[]; transformationType?: string }> = {};
  const whole: object[] = [];
  for (const { downstreams, upstreams, transformOperation } of lineages) {
    const { transformations, stated } = transformationsIn(transformOperation);
    const inputs = list(upstreams).map((source) => {
      const [dataset, field] = column(source);
      return { ...called.get(dataset), field, ...(transformations.length === 0 ? {} : { transformations }) };
    });
    const names = list(downstreams).map((one) => column(one)[1]);
    const isOfAll = names.length > 1 && stated === undefined;
    if (isOfAll) for (const input of inputs) whole.push(input);
    for (const name of names) {
      const field = (fields[name] ??= { inputFields: [], ...stated });
      if (!isOfAll) for (const input of inputs) field.inputFields.push(input);
    }
  }
  if (Object.keys(fields).length === 0) return undefined;
  return { fields, ...(whole.length === 0 ? {} : { dataset: whole }) };
}

const TRANSFORMATION = /^(DIRECT|INDIRECT)(?::(\w+))?( \(masking\))?$/;

/** What events say is done to columns, as they say it; what others say is stated as a whole, as in old events. */
function transformationsIn(operation: unknown): {
  readonly transformations: readonly object[];
  readonly stated: { readonly transformationType?: string } | undefined;
} {
  if (typeof operation !== 'string') return { transformations: [], stated: {} };
  const parts = operation.split(', ').map((text) => TRANSFORMATION.exec(text));
  if (parts.includes(null)) return { transformations: [], stated: { transformationType: operation } };
  const transformations = parts.flatMap((part) => {
    const [, type, subtype, masking] = part ?? [];
    return [
      { type, ...(subtype === undefined ? {} : { subtype }), ...(masking === undefined ? {} : { masking: true }) },
    ];
  });
  return { transformations, stated: undefined };
}

function items(value: unknown): readonly Members[] {
  return list(value).filter(isMembers);
}

function list(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
