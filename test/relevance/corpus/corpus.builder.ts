import type { AssetSpec, NamedSpec, PersonSpec, TableSpec } from './entity-specs.js';
import { DBT_MODELS } from './dbt-models.js';
import {
  CHARTS,
  CONTAINERS,
  DASHBOARDS,
  DATA_PRODUCTS,
  DOMAINS,
  GROUPS,
  ML_MODELS,
  PEOPLE,
  PIPELINES,
  TAGS,
  TERM_GROUPS,
  TERMS,
} from './others.js';
import { TABLES } from './tables.js';

/**
 * An entity of the corpus. `handle`: how judgements name it, `snowflake/raw.stripe.charges` or `tag/PII`. `aspects`:
 * values by aspect.
 */
export interface CorpusEntity {
  readonly handle: string;
  readonly entityType: string;
  readonly urn: string;
  readonly aspects: Readonly<Record<string, object>>;
}

const ACTOR = 'urn:li:corpuser:amira.haddad';
const STAMP = { time: 1_700_000_000_000, actor: ACTOR };
const STAMPS = { created: STAMP, lastModified: STAMP };

/** Every entity of the corpus, each handle once. */
export function corpusEntities(): readonly CorpusEntity[] {
  return [
    ...DBT_MODELS.flatMap((model) => {
      const spec = { ...model, name: `analytics.${model.name}` };
      return [dataset('dbt', { ...spec, kind: 'Model' }), dataset('snowflake', spec)];
    }),
    ...each(TABLES, dataset),
    ...each(DASHBOARDS, (tool, { id, title, ...spec }) =>
      entity(`dashboard/${tool}.${id}`, ['dashboard', `(${tool},${id})`], {
        dashboardInfo: { title, description: spec.doc ?? '', lastModified: STAMPS },
        ...assetAspects(spec),
      }),
    ),
    ...each(CHARTS, (tool, { id, title, ...spec }) =>
      entity(`chart/${tool}.${id}`, ['chart', `(${tool},${id})`], {
        chartInfo: { title, description: spec.doc ?? '', lastModified: STAMPS },
        ...assetAspects(spec),
      }),
    ),
    ...each(PIPELINES, pipeline).flat(),
    ...named('glossaryTerm', TERMS, ({ name, doc }) => ({
      glossaryTermInfo: { name, definition: doc, termSource: 'INTERNAL' },
    })),
    ...named('glossaryNode', TERM_GROUPS, ({ name, doc }) => ({ glossaryNodeInfo: { name, definition: doc } })),
    ...named('tag', TAGS, ({ id, name, doc }) => ({ tagProperties: { name: name ?? id, description: doc } })),
    ...named('corpGroup', GROUPS, ({ name, doc }) => ({
      corpGroupInfo: { displayName: name, description: doc, admins: [], members: [], groups: [] },
    })),
    ...named('domain', DOMAINS, ({ name, doc }) => ({ domainProperties: { name, description: doc } })),
    ...named('container', CONTAINERS, ({ name, doc }) => ({ containerProperties: { name, description: doc } })),
    ...named('dataProduct', DATA_PRODUCTS, ({ name, doc }) => ({ dataProductProperties: { name, description: doc } })),
    ...ML_MODELS.map(({ id, doc }) =>
      entity(`mlModel/${id}`, ['mlModel', `(${platformUrn('mlflow')},${id},PROD)`], {
        mlModelProperties: { description: doc },
      }),
    ),
    ...PEOPLE.map(person),
  ];
}

function entity(
  handle: string,
  [entityType, key]: readonly [entityType: string, key: string],
  aspects: CorpusEntity['aspects'],
): CorpusEntity {
  return { handle, entityType, urn: `urn:li:${entityType}:${key}`, aspects };
}

function each<T, R>(groups: Readonly<Record<string, readonly T[]>>, make: (group: string, member: T) => R): R[] {
  return Object.entries(groups).flatMap(([group, members]) => members.map((member) => make(group, member)));
}

function named(
  entityType: string,
  specs: readonly NamedSpec[],
  aspects: (spec: NamedSpec) => CorpusEntity['aspects'],
): readonly CorpusEntity[] {
  return specs.map((spec) => entity(`${entityType}/${spec.id}`, [entityType, spec.id], aspects(spec)));
}

function person({ id, name, title }: PersonSpec): CorpusEntity {
  return entity(`corpuser/${id}`, ['corpuser', id], {
    corpUserInfo: { active: true, displayName: name, fullName: name, title, email: `${id}@kieselgarten.example` },
  });
}

function pipeline(orchestrator: string, spec: (typeof PIPELINES)[string][number]): readonly CorpusEntity[] {
  const { id, title, jobs } = spec;
  const key = `(${orchestrator},${id},PROD)`;
  const flow = entity(`dataFlow/${id}`, ['dataFlow', key], {
    dataFlowInfo: { name: title ?? id, ...descriptionOf(spec) },
    ...assetAspects(spec),
  });
  const tasks = jobs.map((job) =>
    entity(`dataJob/${id}.${job.id}`, ['dataJob', `(urn:li:dataFlow:${key},${job.id})`], {
      dataJobInfo: { name: job.title ?? job.id, type: { string: 'TASK' }, ...descriptionOf(job) },
      ...assetAspects(job),
    }),
  );
  return [flow, ...tasks];
}

function dataset(platform: string, spec: TableSpec): CorpusEntity {
  const { name, columns, view, kind, properties } = spec;
  // A topic has no folders: its dots are part of its name.
  const title = spec.title ?? (platform === 'kafka' ? name : (name.split(/[./]/).at(-1) ?? name));
  return entity(`${platform}/${name}`, ['dataset', `(${platformUrn(platform)},${name},PROD)`], {
    datasetProperties: { name: title, ...descriptionOf(spec), customProperties: properties ?? {} },
    ...(columns === undefined ? {} : { schemaMetadata: schema(name, platform, columns.split(' ')) }),
    ...(view === undefined ? {} : { viewProperties: viewOf(view) }),
    ...(kind === undefined ? {} : { subTypes: { typeNames: [kind] } }),
    ...assetAspects(spec),
  });
}

function schema(schemaName: string, platform: string, columns: readonly string[]): object {
  return {
    schemaName,
    platform: platformUrn(platform),
    version: 0,
    hash: '',
    platformSchema: { 'com.linkedin.schema.OtherSchema': { rawSchema: '' } },
    fields: columns.map((fieldPath) => ({
      fieldPath,
      nativeDataType: 'text',
      type: { type: { 'com.linkedin.schema.StringType': {} } },
    })),
  };
}

function viewOf(view: NonNullable<TableSpec['view']>): object {
  return { materialized: view === 'materialized', viewLogic: 'select 1', viewLanguage: 'SQL' };
}

function descriptionOf({ doc }: AssetSpec): object {
  return doc === undefined ? {} : { description: doc };
}

function platformUrn(platform: string): string {
  return `urn:li:dataPlatform:${platform}`;
}

/** Aspects that assets of every kind may have. */
function assetAspects({ tags, terms, owners, domain, deprecated, removed }: AssetSpec): CorpusEntity['aspects'] {
  return {
    ...(tags === undefined ? {} : { globalTags: { tags: tags.map((tag) => ({ tag: `urn:li:tag:${tag}` })) } }),
    ...(terms === undefined
      ? {}
      : { glossaryTerms: { terms: terms.map((term) => ({ urn: `urn:li:glossaryTerm:${term}` })), auditStamp: STAMP } }),
    ...(owners === undefined
      ? {}
      : {
          ownership: {
            owners: owners.map((owner) => ({ owner: `urn:li:corpuser:${owner}`, type: 'TECHNICAL_OWNER' })),
            lastModified: STAMP,
          },
        }),
    ...(domain === undefined ? {} : { domains: { domains: [`urn:li:domain:${domain}`] } }),
    ...(deprecated === undefined ? {} : { deprecation: { deprecated: true, note: deprecated, actor: ACTOR } }),
    ...(removed === undefined ? {} : { status: { removed } }),
  };
}
