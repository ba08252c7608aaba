/**
 * The command line of the version whose wire the service speaks: writing, reading, ingestion, runs.
 * Every effect is seen by a second call.
 */
import { DatabaseSync } from 'node:sqlite';
import { type CommandLine, dataset, openCommandLine } from './command-line.builder.js';
import { sampleRecords } from './sample-records.js';

let on: CommandLine;
beforeAll(async () => {
  on = await openCommandLine('0.11.0.5');
});
afterAll(() => on.close());

describe('put, get and exists', () => {
  const urn = dataset('put');

  it('put: writes an aspect from a file', async () => {
    const file = on.client.file('properties.json', { description: 'Fur of all kinds', customProperties: { a: 'ä' } });
    expect(await on.done('put', '--urn', urn, '-a', 'datasetProperties', '-d', file)).toContain('Update succeeded');
    expect(await on.catalog.aspect(urn, 'datasetProperties')).toMatchObject({
      description: 'Fur of all kinds',
      customProperties: { a: 'ä' },
    });
  });

  it('put: says what is wrong with a value, and writes nothing', async () => {
    const file = on.client.file('wrong.json', { description: 7 });
    const { code, said } = await on.client.datahub(
      'put',
      '--urn',
      dataset('none'),
      '-a',
      'datasetProperties',
      '-d',
      file,
    );
    expect([code, said]).toEqual([1, expect.stringContaining('/description')]);
    expect(await on.done('exists', '--urn', dataset('none'))).toContain('false');
  });

  it('put: says which aspect is unknown', async () => {
    const { code, said } = await on.client.datahub(
      'put',
      '--urn',
      urn,
      '-a',
      'datasetWishes',
      '-d',
      on.client.file('a', {}),
    );
    expect([code, said]).toEqual([1, expect.stringContaining('datasetWishes')]);
  });

  it('put: adds a point of a time series', async () => {
    const file = on.client.file('profile.json', { timestampMillis: 1_767_225_600_000, rowCount: 12 });
    await on.done('put', '--urn', urn, '-a', 'datasetProfile', '-d', file);
    expect(await on.catalog.find('dataset', '/q rowCount:12')).toEqual([urn]);
  });

  it('put platform: names a platform', async () => {
    await on.done(
      'put',
      'platform',
      '--name',
      'hutch',
      '--display_name',
      'Hutch',
      '--logo',
      'https://example.com/h.png',
    );
    expect(await on.catalog.aspect('urn:li:dataPlatform:hutch', 'dataPlatformInfo')).toMatchObject({
      name: 'hutch',
      displayName: 'Hutch',
    });
  });

  it('get: prints all aspects', async () => {
    const said: unknown = JSON.parse((await on.client.datahub('get', '--urn', urn)).stdout);
    expect(said).toMatchObject({
      datasetKey: { name: 'put' },
      datasetProperties: { description: 'Fur of all kinds' },
    });
  });

  it('get -a: prints an aspect and the newest point', async () => {
    const later = on.client.file('later.json', { timestampMillis: 1_767_225_600_001, rowCount: 13 });
    await on.done('put', '--urn', urn, '-a', 'datasetProfile', '-d', later);
    const { stdout } = await on.client.datahub('get', '--urn', urn, '-a', 'datasetProperties', '-a', 'datasetProfile');
    expect(JSON.parse(stdout)).toMatchObject({
      datasetProperties: { description: 'Fur of all kinds' },
      datasetProfile: { rowCount: 13 },
    });
  });

  it('exists: tells what is there from what is not', async () => {
    expect(await on.done('exists', '--urn', urn)).toContain('true');
    expect(await on.done('exists', '--urn', dataset('nowhere'))).toContain('false');
  });
});

describe('ingest', () => {
  const run = 'petshop-run';
  const urn = dataset('petshop.ingested');

  it.each(['ASYNC', 'SYNC'])('ingest: sends a file of records, mode %s', async (mode) => {
    const records = on.client.file('records.json', sampleRecords(dataset(`ingest.${mode}`)));
    const recipe = on.client.file('recipe.yml', {
      run_id: `${run}-${mode}`,
      source: { type: 'file', config: { path: records } },
      sink: { type: 'datahub-rest', config: { server: on.catalog.url, mode } },
    });
    expect(await on.done('ingest', '-c', recipe)).toContain('Pipeline finished successfully');
    expect(await on.catalog.aspectNames(dataset(`ingest.${mode}`))).toEqual(
      expect.arrayContaining(['datasetKey', 'globalTags', 'ownership', 'schemaMetadata', 'status']),
    );
  });

  it('ingest: records itself as a source with its run', async () => {
    expect(
      await on.catalog.aspect(`urn:li:dataHubExecutionRequest:${run}-SYNC`, 'dataHubExecutionRequestResult'),
    ).toEqual(expect.objectContaining({ status: 'SUCCESS' }));
  });

  it('ingest: names the record that was refused and ends with 1', async () => {
    const [record] = sampleRecords(urn);
    const wrong = { ...record, aspectName: 'ownership', aspect: { json: { owners: [{ owner: 'nobody' }] } } };
    const path = on.client.file('wrong-records.json', [wrong]);
    const recipe = on.client.file('wrong-recipe.yml', {
      source: { type: 'file', config: { path } },
      sink: { type: 'datahub-rest', config: { server: on.catalog.url } },
    });
    const { code } = await on.client.datahub('ingest', '-c', recipe);
    expect(code).toBe(1);
  });

  it('ingest mcps: sends a file of proposals', async () => {
    const records = on.client.file('proposals.json', sampleRecords(dataset('ingest.mcps')));
    await on.done('ingest', 'mcps', records);
    expect(await on.catalog.aspectNames(dataset('ingest.mcps'))).toContain('ownership');
  });

  it('ingest list-runs: has the runs with their rows, newest first', async () => {
    const said = await on.done('ingest', 'list-runs');
    expect(said).toMatch(/petshop-run-SYNC[\s\S]*petshop-run-ASYNC/);
  });

  it('ingest show: has what a run wrote', async () => {
    const said = await on.done('ingest', 'show', '--run-id', `${run}-SYNC`);
    expect(said).toContain(dataset('ingest.SYNC'));
    expect(said).toContain('ownership');
  });

  it('ingest show -a: has the values', async () => {
    expect(await on.done('ingest', 'show', '--run-id', `${run}-SYNC`, '-a')).toContain('urn:li:corpuser:maya');
  });

  it('ingest rollback -n: says what would go, and takes nothing', async () => {
    expect(await on.done('ingest', 'rollback', '--run-id', `${run}-SYNC`, '-n')).toContain(dataset('ingest.SYNC'));
    expect(await on.catalog.aspectNames(dataset('ingest.SYNC'))).toContain('ownership');
  });

  it('ingest rollback: takes back what the run wrote', async () => {
    await on.done('ingest', 'rollback', '--run-id', `${run}-SYNC`, '-f', '--nuke');
    expect(await on.done('exists', '--urn', dataset('ingest.SYNC'))).toContain('false');
    expect(await on.catalog.find('dataset', 'ingest.SYNC')).toEqual([]);
    expect(await on.catalog.aspectNames(dataset('ingest.ASYNC'))).toContain('ownership');
  });

  it('ingest deploy: stores a source, and changes it by its URN', async () => {
    const recipe = on.client.file('deploy.yml', { source: { type: 'demo-data', config: {} } });
    const said = await on.done('ingest', 'deploy', '-n', 'Nightly', '-c', recipe, '--schedule', '5 * * * *');
    const source = /urn:li:dataHubIngestionSource:[0-9a-f-]+/.exec(said)?.[0] ?? '';
    const stored = { name: 'Nightly', type: 'demo-data', schedule: { interval: '5 * * * *' } };
    expect(await on.catalog.aspect(source, 'dataHubIngestionSourceInfo')).toMatchObject(stored);
    await on.done('ingest', 'deploy', '-n', 'Weekly', '-c', recipe, '--urn', source);
    expect(await on.catalog.aspect(source, 'dataHubIngestionSourceInfo')).toMatchObject({ name: 'Weekly' });
  });
});

describe('state', () => {
  it('ingest: soft-deletes what a stateful connector no longer finds', async () => {
    const shelf = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:sqlite,main.${name},PROD)`;
    const path = on.client.file('shelf.db', '');
    const database = new DatabaseSync(path);
    const recipe = on.client.file('state.yml', {
      pipeline_name: 'nightly',
      source: {
        type: 'sqlalchemy',
        config: {
          connect_uri: `sqlite:///${path}`,
          platform: 'sqlite',
          stateful_ingestion: { enabled: true, remove_stale_metadata: true, fail_safe_threshold: 100 },
        },
      },
      datahub_api: { server: on.catalog.url },
      sink: { type: 'datahub-rest', config: { server: on.catalog.url } },
    });
    database.exec('CREATE TABLE cups (id INTEGER); CREATE TABLE plates (id INTEGER)');
    await on.done('ingest', '-c', recipe);
    expect(await on.catalog.find('dataset', '/q platform:sqlite')).toEqual([shelf('cups'), shelf('plates')]);
    database.exec('DROP TABLE plates');
    database.close();
    await on.done('ingest', '-c', recipe);
    expect(await on.catalog.find('dataset', '/q platform:sqlite')).toEqual([shelf('cups')]);
    expect(await on.catalog.aspect(shelf('plates'), 'status')).toEqual({ removed: true });
  });

  it('state inspect: prints the state of a pipeline', async () => {
    expect(await on.done('state', 'inspect', '--pipeline-name', 'nightly', '--platform', 'sqlite')).toContain('cups');
  });
});
