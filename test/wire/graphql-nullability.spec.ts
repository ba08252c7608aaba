import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import type { Binding, EntityNames } from '../../generated/service/graphql/binding.js';
import { bindings, entityNames } from '../../generated/service/graphql/bindings.js';
import { entities } from '../../generated/service/registry/entities.js';
import type { KeyFieldSpec } from '../../generated/service/registry/model.js';
import { AspectStore } from '../../src/aspects/index.js';
import { wholeSelection } from '../fidelity/graphql-selection.js';
import { wireApp, type WireApp } from './app.builder.js';
import { fillCatalog, graphqlRequest, ORDERS, REPORT, type GraphqlAnswer } from './graphql.builder.js';
import { put } from './proposal.builder.js';

const SCHEMA = buildSchema(
  readFileSync(new URL('../../generated/contract/graphql/schema.graphql', import.meta.url), 'utf8'),
);

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await fillCatalog(app);
});
afterAll(() => app.close());

function ask(query: string, variables: object = {}): Promise<GraphqlAnswer> {
  return graphqlRequest(app, { query, variables });
}

/** A URN of the entity type that nobody has written anything of. `part`: what stands where a key wants a URN. */
function unwritten(name: string, part: string): string {
  const keyFields = entities.find((entity) => entity.name === name)?.keyFields ?? [];
  const parts = keyFields.map(({ value, symbols }: KeyFieldSpec) =>
    value === 'urn' ? part : value === 'enum' ? (symbols[0] ?? '') : 'unwritten',
  );
  return `urn:li:${name}:${parts.length === 1 ? parts.join() : `(${parts.join()})`}`;
}

/** What a field of an entity type is when nothing is stored; `undefined` where it follows from the URN. */
function whenUnwritten(binding: Binding, keyAspect: string): unknown {
  if (binding.kind === 'timeseries') return [];
  if (binding.kind === 'version') return null;
  if (binding.kind !== 'value' || binding.fallback !== undefined) return undefined;
  return binding.sources.every((source) => source.from === 'aspect' && source.aspect !== keyAspect) ? null : undefined;
}

function emptyFields({ entity, type }: EntityNames): object {
  const keyAspect = entities.find(({ name }) => name === entity)?.keyAspect ?? '';
  const fields = Object.entries(bindings[type] ?? {}).map(([field, binding]) => [
    field,
    whenUnwritten(binding, keyAspect),
  ]);
  const empty: Readonly<Record<string, unknown>> = Object.fromEntries(
    fields.filter(([, value]) => value !== undefined),
  );
  return empty;
}

describe('an entity of which nothing is stored', () => {
  it.each(entityNames.map((names) => [names.entity, names] as const))(
    'has what its URN says, null for every aspect, and no error, if it is of the type %s',
    async (entity, names) => {
      const { read, type } = names;
      // A tag is what no key field means.
      for (const part of ['urn:li:tag:odd', 'urn:li:dataPlatform:hive']) {
        const urn = unwritten(entity, part);
        const query = `query whole($urn: String!) { ${read}(urn: $urn) ${wholeSelection(SCHEMA, type)} }`;
        const { body } = await ask(query, { urn });
        expect(body.errors).toBeUndefined();
        expect(body.data).toMatchObject({ [read]: { urn, exists: false, ...emptyFields(names) } });
      }
    },
  );

  it('has some aspects that can be null', () => {
    const counts = entityNames.map((names) => Object.keys(emptyFields(names)).length);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(300);
  });
});

describe('promised fields beside aspects that are not stored', () => {
  it('are there, and the aspects are null', async () => {
    const { body } = await ask(
      `query page($orders: String!, $report: String!) {
        orders: dataset(urn: $orders) { ...page }
        report: dataset(urn: $report) { ...page }
      }
      fragment page on Dataset {
        name platform { name }
        properties { name customProperties { key value } tags }
        schemaMetadata { name fields { fieldPath nullable recursive type } }
        ownership { lastModified { time actor } owners { owner { urn } type } }
        status { removed } deprecation { deprecated } viewProperties { logic language materialized }
      }`,
      { orders: ORDERS, report: REPORT },
    );
    const [hive, none] = [{ name: 'hive' }, { status: null, deprecation: null, viewProperties: null }];
    expect(body).toEqual({
      extensions: {},
      data: {
        orders: {
          ...none,
          name: 'sales.orders',
          platform: hive,
          properties: { name: 'sales.orders', customProperties: [{ key: 'team', value: 'sales' }], tags: [] },
          schemaMetadata: {
            name: 'orders',
            fields: [
              { fieldPath: 'id', nullable: false, recursive: false, type: 'NUMBER' },
              { fieldPath: 'who', nullable: true, recursive: false, type: 'STRUCT' },
            ],
          },
          ownership: {
            lastModified: { time: 0, actor: 'urn:li:corpuser:unknown' },
            owners: [
              { owner: { urn: 'urn:li:corpuser:ann' }, type: 'TECHNICAL_OWNER' },
              { owner: { urn: 'urn:li:corpGroup:sales' }, type: 'NONE' },
            ],
          },
        },
        report: {
          ...none,
          name: 'sales.report',
          platform: hive,
          properties: { name: 'Report', customProperties: [], tags: [] },
          schemaMetadata: null,
          ownership: null,
        },
      },
    });
  });

  it('are true of a dataset on what is no platform', async () => {
    const urn = 'urn:li:dataset:(urn:li:tag:odd,x,PROD)';
    await put(app, urn, 'status', { removed: false });
    const { body } = await ask('query($urn: String!) { dataset(urn: $urn) { exists name platform { urn } } }', { urn });
    const platform = { urn: 'urn:li:dataPlatform:unknown' };
    expect(body).toEqual({ extensions: {}, data: { dataset: { exists: true, name: 'x', platform } } });
  });
});

/** Give one stored aspect the value that older models allowed. */
async function withStored(aspect: string, urn: string, value: object, act: () => Promise<void>): Promise<void> {
  const store = app.find(AspectStore);
  const latest = store.latest.bind(store);
  Reflect.set(store, 'latest', async (...args: Parameters<typeof latest>) => {
    const rows = [...(await latest(...args))].map(([key, all]): [typeof key, typeof all] => [
      key,
      all.map((row) => (key === urn && row.aspect === aspect ? { ...row, json: JSON.stringify(value) } : row)),
    ]);
    return new Map(rows);
  });
  try {
    await act();
  } finally {
    Reflect.set(store, 'latest', latest);
  }
}

describe('a value that was stored before a field became required', () => {
  it('makes the nearest place null that may be, with an error that names the field, and leaves the rest of the page alone', async () => {
    const query = `query old {
      orders: dataset(urn: "${ORDERS}") { name ownership { owners { type owner { urn } } } properties { description } }
      report: dataset(urn: "${REPORT}") { name properties { description } }
    }`;
    const old = { owners: [{ owner: 'urn:li:corpuser:ann', type: 'NONE' }, { owner: 'urn:li:corpuser:bob' }] };
    await withStored('ownership', ORDERS, old, async () => {
      // The first time as it is, then compiled.
      for (let time = 0; time < 3; time++) {
        const { status, body } = await ask(query);
        expect(status).toBe(200);
        expect(body).toEqual({
          extensions: {},
          data: {
            orders: { name: 'sales.orders', ownership: { owners: null }, properties: { description: 'Every order.' } },
            report: { name: 'sales.report', properties: { description: 'Orders by month.' } },
          },
          errors: [
            {
              message: `Failed to validate record with class Owner: /type :: field is required but not found in what is stored of ${ORDERS}; write it again`,
              path: ['orders', 'ownership', 'owners', 1, 'type'],
              locations: [{ line: expect.any(Number), column: expect.any(Number) }],
              extensions: { code: 422, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
            },
          ],
        });
      }
    });
  });

  it('has one error, however many items lack the field', async () => {
    const owners = Array.from({ length: 500 }, () => ({ owner: 'urn:li:corpuser:ann' }));
    const query = `query many { dataset(urn: "${ORDERS}") { name ownership { owners { type owner { urn } } } } }`;
    await withStored('ownership', ORDERS, { owners }, async () => {
      for (let time = 0; time < 3; time++) {
        const { body } = await ask(query);
        expect(body.data).toEqual({ dataset: { name: 'sales.orders', ownership: { owners: null } } });
        expect(body.errors?.length).toBe(1);
      }
    });
  });

  it('is shown where nobody asks for that field', async () => {
    await withStored('ownership', ORDERS, { owners: [{ owner: 'urn:li:corpuser:bob' }] }, async () => {
      const { body } = await ask(`{ dataset(urn: "${ORDERS}") { ownership { owners { owner { urn } } } } }`);
      const owners = [{ owner: { urn: 'urn:li:corpuser:bob' } }];
      expect(body).toEqual({ extensions: {}, data: { dataset: { ownership: { owners } } } });
    });
  });

  it('has the default of a field that got one', async () => {
    await withStored('ownership', ORDERS, { owners: [] }, async () => {
      const { body } = await ask(`{ dataset(urn: "${ORDERS}") { ownership { lastModified { time } } } }`);
      expect(body.data).toEqual({ dataset: { ownership: { lastModified: { time: 0 } } } });
    });
  });
});

/** What is stored of an aspect, the fields that are asked for, and the answer. */
interface UnfitRow {
  readonly aspect: string;
  readonly value: object;
  readonly fields: string;
  readonly data: object;
  readonly message: string;
}

function issueOf(record: string, issue: string): string {
  return `Failed to validate record with class ${record}: ${issue} in what is stored of ${ORDERS}; write it again`;
}

const UNFIT: Readonly<Record<string, UnfitRow>> = {
  // The type of a source is promised: the source is the nearest place that may be null.
  'a symbol that the models do not have, below a field that may be null': {
    aspect: 'ownership',
    value: { owners: [{ owner: 'urn:li:corpuser:ann', type: 'NONE', source: { type: 'GONE' } }] },
    fields: 'ownership { owners { type source { url type } } }',
    data: { ownership: { owners: [{ type: 'NONE', source: null }] } },
    message: issueOf('OwnershipSource', '/type :: "GONE" is not of the type OwnershipSourceType'),
  },
  'a symbol that the models do not have, at a promised field': {
    aspect: 'ownership',
    value: { owners: [{ owner: 'urn:li:corpuser:ann', type: 'x'.repeat(200) }] },
    fields: 'ownership { owners { type } }',
    data: { ownership: { owners: null } },
    message: issueOf('Owner', `/type :: "${'x'.repeat(100)}..." is not of the type OwnershipType`),
  },
  'an object in the place of a text': {
    aspect: 'datasetProperties',
    value: { description: { a: 1 }, qualifiedName: 'orders' },
    fields: 'properties { description qualifiedName }',
    data: { properties: { description: null, qualifiedName: 'orders' } },
    message: issueOf('DatasetProperties', '/description :: an object is not of the type String'),
  },
  'a text in the place of a list': {
    aspect: 'datasetProperties',
    value: { tags: 'pii' },
    fields: 'properties { tags }',
    data: { properties: null },
    message: issueOf('DatasetProperties', '/tags :: "pii" is not of the type array'),
  },
  'an object in a list of texts': {
    aspect: 'datasetProperties',
    value: { tags: ['pii', { a: 1 }] },
    fields: 'properties { tags }',
    data: { properties: null },
    message: issueOf('DatasetProperties', '/tags :: an object is not of the type String'),
  },
  'a list in the place of a map': {
    aspect: 'datasetProperties',
    value: { customProperties: ['team'] },
    fields: 'properties { customProperties { key value } }',
    data: { properties: null },
    message: issueOf('DatasetProperties', 'an array is not of the type map'),
  },
  'a number in a list of records': {
    aspect: 'ownership',
    value: { owners: [{ owner: 'urn:li:corpuser:ann', type: 'NONE' }, 7] },
    fields: 'ownership { owners { type } }',
    data: { ownership: { owners: null } },
    message: issueOf('Ownership', '7 is not of the type Owner'),
  },
  'a fraction in the place of a whole number': {
    aspect: 'schemaMetadata',
    value: { schemaName: 'orders', version: 1.5, fields: [] },
    fields: 'schemaMetadata { name version }',
    data: { schemaMetadata: null },
    message: issueOf('SchemaMetadata', '/version :: 1.5 is not of the type Long'),
  },
  // Entity types of a relationship were narrowed after it was written.
  'a URN of a type that writes refuse': {
    aspect: 'container',
    value: { container: 'urn:li:domain:sales' },
    fields: 'container { urn }',
    data: { container: null },
    message: issueOf('Dataset', '"urn:li:domain:sales" is not of the type URN of container'),
  },
  'a URN of a type that writes refuse, in a list': {
    aspect: 'siblings',
    value: { siblings: [REPORT, 'urn:li:domain:sales'], primary: true },
    fields: 'siblings { siblings { urn } }',
    data: { siblings: null },
    message: issueOf('Siblings', '"urn:li:domain:sales" is not of the type URN of dataset'),
  },
};

describe('a stored value that is not of the type that the models want', () => {
  beforeAll(async () => {
    await put(app, ORDERS, 'container', { container: 'urn:li:container:sales' });
    await put(app, ORDERS, 'siblings', { siblings: [REPORT], primary: true });
  });

  it.each(Object.entries(UNFIT))('is null beside the rest of the page: %s', async (_what, row) => {
    const { aspect, value, fields, data, message } = row;
    await withStored(aspect, ORDERS, value, async () => {
      // The first time as it is, then compiled.
      for (let time = 0; time < 3; time++) {
        const { status, body } = await ask(`{ dataset(urn: "${ORDERS}") { name ${fields} } }`);
        expect([status, body.data]).toEqual([200, { dataset: { name: 'sales.orders', ...data } }]);
        expect(body.errors).toEqual([
          {
            message,
            path: expect.arrayContaining(['dataset']),
            locations: [{ line: expect.any(Number), column: expect.any(Number) }],
            extensions: { code: 422, type: 'BAD_REQUEST', classification: 'DataFetchingException' },
          },
        ]);
      }
    });
  });
});
