import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { COMPILER } from '../type-errors.js';
import { addFiles, addText, ENTITY, ENTITY_ENTRY, type ModelFiles, recipeFiles, SERIES } from './added-models.js';
import { graphql, ingest, send } from './service-requests.js';
import type { ServedModels } from './served-models.js';

const MOST_FILES = 2;
const MOST_LINES = 17;

const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,crates,PROD)';
const ANN = 'urn:li:corpuser:ann';
const WAREHOUSE = 'urn:li:warehouse:north';
const QUALITY = { score: 0.75, contact: ANN };

/** An operation over what is added, for the generated client. */
const CLIENT_OPERATION = `query crates($dataset: String!, $warehouse: String!) {
  dataset(urn: $dataset) {
    datasetQuality {
      score
    }
  }
  warehouse(urn: $warehouse) {
    warehouseInfo {
      name
    }
  }
}
`;

/** A program against the generated client; lines that must not compile are marked. */
const CLIENT_USE = `import { createGraphqlClient, createRpcClient, type CratesQuery, type paths } from './generated/contract/client/index.js';
import type { DatasetLoad, DatasetQuality } from './generated/contract/types/com.linkedin.dataset.js';

type Snapshot = paths['/entities?action=ingest']['post']['requestBody']['content']['application/json']['entity']['value'];

const quality: DatasetQuality = { score: 1, contact: 'urn:li:corpuser:ann' };
const load: DatasetLoad = { timestampMillis: 1, seconds: 2 };
// @ts-expect-error the score is a number
const wrong: DatasetQuality = { score: 'high' };
const snapshot: Snapshot = {
  'com.linkedin.metadata.snapshot.WarehouseSnapshot': {
    urn: 'urn:li:warehouse:north',
    aspects: [{ 'com.linkedin.warehouse.WarehouseInfo': { name: 'North' } }],
  },
};
export const read = ({ dataset, warehouse }: CratesQuery): unknown => [
  dataset?.datasetQuality?.score?.toFixed(),
  // @ts-expect-error the name is a text
  warehouse?.warehouseInfo?.name?.toFixed(),
];
export const ask = (): Promise<CratesQuery> =>
  createGraphqlClient({ url: 'http://127.0.0.1:8080' }).crates({ dataset: 'a', warehouse: 'b' });
export const write = () =>
  createRpcClient({ url: 'http://127.0.0.1:8080' }).POST('/entities?action=ingest', { body: { entity: { value: snapshot } } });
export const values = [quality, load, wrong];
`;

/** Add files and lines to the models of a working copy. */
export function addModels(directory: string): void {
  const models = join(directory, 'models');
  const registry = join(models, 'entity-registry.yml');
  addFiles(models, { ...recipeIn(directory), ...SERIES, ...ENTITY });
  addText(registry, 'keyAspect: datasetKey\n    aspects:\n', '      - datasetQuality\n      - datasetLoad\n');
  addText(registry, '\nentities:\n', ENTITY_ENTRY);
  const snapshots = join(models, 'com/linkedin/metadata/snapshot/Snapshot.pdl');
  addText(snapshots, 'union[', '\n  WarehouseSnapshot');
  writeFileSync(join(models, 'graphql/documents/crates.graphql'), CLIENT_OPERATION);
}

function recipeIn(directory: string): ModelFiles {
  return recipeFiles(readFileSync(join(directory, 'models/README.md'), 'utf8'));
}

export function describeAddedModels({ directory, service }: ServedModels): void {
  describe('added models', () => {
    it('need at most two files and seventeen lines for a plain aspect', () => {
      const texts = Object.values(recipeIn(directory));
      const lines = texts.flatMap((text) => text.trimEnd().split('\n'));
      expect(texts.length + 1).toBeLessThanOrEqual(MOST_FILES);
      expect(lines.length + 1).toBeLessThanOrEqual(MOST_LINES);
      expect(lines.join('\n')).toContain('"name": "datasetQuality"');
    });

    it('are stored and read', async () => {
      expect((await ingest(service, DATASET, 'datasetQuality', QUALITY)).status).toBe(200);
      expect((await send(service, `/entitiesV2/${encodeURIComponent(DATASET)}`)).body).toMatchObject({
        aspects: { datasetQuality: { value: QUALITY } },
      });
      const answer = await graphql(
        service,
        `{ dataset(urn: "${DATASET}") { datasetQuality { score contact { urn } } } }`,
      );
      expect(answer['data']).toEqual({ dataset: { datasetQuality: { score: 0.75, contact: { urn: ANN } } } });
    });

    it('are validated, with the path of each invalid value', async () => {
      const { status, body } = await ingest(service, DATASET, 'datasetQuality', { score: 'high', contact: ANN });
      expect([status, body['message']]).toEqual([422, expect.stringContaining('/score')]);
    });

    it('are found by their searchable fields, and counted', async () => {
      const criterion = { field: 'assuredBy', condition: 'EQUAL', value: ANN, values: [ANN] };
      const search = { entity: 'dataset', input: '*', start: 0, count: 5, filter: { or: [{ and: [criterion] }] } };
      const { body } = await send(service, '/entities?action=search', search);
      expect(body).toMatchObject({
        value: {
          entities: [DATASET],
          metadata: {
            searchResultMetadatas: expect.arrayContaining([{ name: 'assuredBy', aggregations: { [ANN]: 1 } }]),
          },
        },
      });
    });

    it('have relationships that are followed both ways', async () => {
      const edges = async (urn: string, direction: string): Promise<unknown> =>
        (
          await send(
            service,
            `/relationships?urn=${encodeURIComponent(urn)}&direction=${direction}&types=List(AssuredBy)`,
          )
        ).body;
      expect(await edges(DATASET, 'OUTGOING')).toMatchObject({ relationships: [{ type: 'AssuredBy', entity: ANN }] });
      expect(await edges(ANN, 'INCOMING')).toMatchObject({ relationships: [{ type: 'AssuredBy', entity: DATASET }] });
      const window = 'total relationships { entity { urn } }';
      const answer = await graphql(
        service,
        `{
      dataset(urn: "${DATASET}") { relationships(input: { types: ["AssuredBy"], direction: OUTGOING }) { ${window} } }
      corpUser(urn: "${ANN}") { relationships(input: { types: ["AssuredBy"], direction: INCOMING }) { ${window} } }
    }`,
      );
      expect(answer['data']).toEqual({
        dataset: { relationships: { total: 1, relationships: [{ entity: { urn: ANN } }] } },
        corpUser: { relationships: { total: 1, relationships: [{ entity: { urn: DATASET } }] } },
      });
    });

    it('have points when they are time series', async () => {
      for (const [timestampMillis, seconds] of [
        [1000, 7],
        [2000, 9],
      ]) {
        expect((await ingest(service, DATASET, 'datasetLoad', { timestampMillis, seconds })).status).toBe(200);
      }
      const query = { urn: DATASET, entity: 'dataset', aspect: 'datasetLoad', limit: 10 };
      const { text } = await send(service, '/aspects?action=getTimeseriesAspectValues', query);
      expect([...text.matchAll(/\\"seconds\\":(\d+)/g)].map(([, seconds]) => seconds)).toEqual(['9', '7']);
      const answer = await graphql(
        service,
        `{ dataset(urn: "${DATASET}") { datasetLoad { timestampMillis seconds } } }`,
      );
      expect(answer['data']).toEqual({
        dataset: {
          datasetLoad: [
            { timestampMillis: 2000, seconds: 9 },
            { timestampMillis: 1000, seconds: 7 },
          ],
        },
      });
    });

    it('can be an entity of their own', async () => {
      const info = { name: 'Northern gate', keeper: ANN };
      const snapshot = { urn: WAREHOUSE, aspects: [{ 'com.linkedin.warehouse.WarehouseInfo': info }] };
      const value = { 'com.linkedin.metadata.snapshot.WarehouseSnapshot': snapshot };
      expect((await send(service, '/entities?action=ingest', { entity: { value } })).status).toBe(200);
      expect((await send(service, `/entities/${encodeURIComponent(WAREHOUSE)}`)).body).toEqual({
        value: {
          'com.linkedin.metadata.snapshot.WarehouseSnapshot': {
            urn: WAREHOUSE,
            aspects: [
              { 'com.linkedin.metadata.key.WarehouseKey': { code: 'north' } },
              { 'com.linkedin.warehouse.WarehouseInfo': info },
            ],
          },
        },
      });
      const found = await send(service, '/entities?action=search', {
        entity: 'warehouse',
        input: 'gate',
        start: 0,
        count: 5,
      });
      expect(found.body).toMatchObject({ value: { entities: [WAREHOUSE], numEntities: 1 } });
      const answer = await graphql(
        service,
        `{ warehouse(urn: "${WAREHOUSE}") { type code warehouseInfo { name keeper { urn } } } }`,
      );
      expect(answer['data']).toEqual({
        warehouse: { type: 'WAREHOUSE', code: 'north', warehouseInfo: { name: 'Northern gate', keeper: { urn: ANN } } },
      });
    });

    it('have pages in the documentation', async () => {
      for (const record of ['dataset.DatasetQuality', 'dataset.DatasetLoad', 'warehouse.WarehouseInfo']) {
        const { status, text } = await send(service, `/restli/docs/data/com.linkedin.${record}`);
        expect([record, status, text.includes('<h1>')]).toEqual([record, 200, true]);
      }
    });

    it('are known to the typed client', async () => {
      writeFileSync(join(directory, 'client-use.ts'), CLIENT_USE);
      const config = {
        extends: './tsconfig.json',
        compilerOptions: { noEmit: true },
        files: ['client-use.ts'],
        include: [],
      };
      writeFileSync(join(directory, 'tsconfig.client.json'), JSON.stringify(config));
      const args = [...COMPILER, '-p', 'tsconfig.client.json'];
      const check = promisify(execFile)(process.execPath, args, { cwd: directory });
      const failure = await check.catch((error: unknown) => error);
      expect(failure).toMatchObject({ stdout: '' });
    });
  });
}
