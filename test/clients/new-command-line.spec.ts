/** The newest command line against a service that calls itself 0.11. Every effect is seen by a second call. */
import { type CommandLine, dataset, openCommandLine } from './command-line.builder.js';
import { sampleRecords } from './sample-records.js';

let on: CommandLine;
beforeAll(async () => {
  on = await openCommandLine('1.7.0.17');
});
afterAll(() => on.close());

/** Store a dataset with an owner, a column and a tag. @returns its URN */
async function stored(name: string, platform = 'postgres'): Promise<string> {
  const urn = `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
  for (const { aspectName, aspect } of sampleRecords(urn)) await on.catalog.put(urn, aspectName, aspect.json);
  return urn;
}

describe('put, get and exists', () => {
  const urn = dataset('put');

  it('put: writes an aspect from a file', async () => {
    const file = on.client.file('properties.json', { description: 'Fur of all kinds' });
    await on.done('put', '--urn', urn, '-a', 'datasetProperties', '-d', file);
    expect(await on.catalog.aspect(urn, 'datasetProperties')).toMatchObject({ description: 'Fur of all kinds' });
  });

  it('get: prints an aspect', async () => {
    const { stdout } = await on.client.datahub('get', '--urn', urn, '-a', 'datasetProperties');
    expect(JSON.parse(stdout)).toMatchObject({ datasetProperties: { description: 'Fur of all kinds' } });
  });

  it('exists: tells what is there from what is not', async () => {
    expect(await on.done('exists', '--urn', urn)).toContain('true');
    expect(await on.done('exists', '--urn', dataset('nowhere'))).toContain('false');
  });
});

describe('ingest', () => {
  it.each(['ASYNC_BATCH', 'ASYNC', 'SYNC'])('ingest: sends a file of records, mode %s', async (mode) => {
    const urn = dataset(`ingest.${mode}`);
    const path = on.client.file('records.json', sampleRecords(urn));
    const recipe = on.client.file('recipe.yml', {
      run_id: `new-${mode}`,
      source: { type: 'file', config: { path } },
      sink: { type: 'datahub-rest', config: { server: on.catalog.url, mode } },
    });
    await on.done('ingest', '-c', recipe);
    const written = ['datasetKey', 'globalTags', 'ownership', 'schemaMetadata', 'status'];
    expect(await on.catalog.aspectNames(urn)).toEqual(expect.arrayContaining(written));
  });

  it('ingest list-runs: has the runs', async () => {
    expect(await on.done('ingest', 'list-runs')).toContain('new-SYNC');
  });

  it('ingest show: has what a run wrote', async () => {
    expect(await on.done('ingest', 'show', '--run-id', 'new-SYNC')).toContain(dataset('ingest.SYNC'));
  });

  it('ingest rollback: takes back what a run wrote', async () => {
    await on.done('ingest', 'rollback', '--run-id', 'new-SYNC', '-f', '--nuke');
    expect(await on.done('exists', '--urn', dataset('ingest.SYNC'))).toContain('false');
    expect(await on.done('exists', '--urn', dataset('ingest.ASYNC'))).toContain('true');
  });

  it('ingest deploy: stores a source under a URN made of its name, and changes it', async () => {
    const recipe = on.client.file('deploy.yml', { source: { type: 'demo-data', config: {} } });
    const said = await on.done('ingest', 'deploy', '-n', 'Nightly', '-c', recipe, '--schedule', '5 * * * *');
    const source = /urn:li:dataHubIngestionSource:[\w-]+/.exec(said)?.[0] ?? '';
    const aspect = 'dataHubIngestionSourceInfo';
    const nightly = { name: 'Nightly', type: 'demo-data', schedule: { interval: '5 * * * *' } };
    expect(await on.catalog.aspect(source, aspect)).toMatchObject(nightly);
    await on.done('ingest', 'deploy', '-n', 'Nightly', '-c', recipe, '--schedule', '6 * * * *');
    expect(await on.catalog.aspect(source, aspect)).toMatchObject({ schedule: { interval: '6 * * * *' } });
  });
});

describe('delete', () => {
  it('delete undo-by-filter: undoes a delete --soft', async () => {
    const urn = await stored('softly');
    await on.done('delete', '--urn', urn, '--soft', '-f');
    expect(await on.catalog.find('dataset', 'softly')).toEqual([]);
    await on.done('delete', 'undo-by-filter', '--urn', urn, '-f');
    expect(await on.catalog.find('dataset', 'softly')).toEqual([urn]);
  });

  it('delete --hard: removes an entity', async () => {
    const urn = await stored('gone');
    await on.done('delete', '--urn', urn, '--hard', '-f');
    expect(await on.done('exists', '--urn', urn)).toContain('false');
  });

  it('delete --platform --hard: removes what fits', async () => {
    const urns = [await stored('a', 'hive'), await stored('b', 'hive')];
    await on.done('delete', '--platform', 'hive', '--hard', '-f');
    for (const urn of urns) expect(await on.done('exists', '--urn', urn)).toContain('false');
  });

  it('delete references: removes them and keeps the entity', async () => {
    const urn = await stored('referring');
    await on.catalog.put('urn:li:tag:fur', 'tagProperties', { name: 'Fur' });
    await on.done('delete', 'references', '--urn', 'urn:li:tag:fur', '-f');
    expect(await on.catalog.aspect(urn, 'globalTags')).toEqual({ tags: [] });
    expect(await on.done('exists', '--urn', 'urn:li:tag:fur')).toContain('true');
  });
});

describe('entities', () => {
  it('timeline: has what changed', async () => {
    const urn = await stored('history');
    await on.catalog.put(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:later' }] });
    expect(await on.done('timeline', '--urn', urn, '-c', 'tag', '--raw')).toContain('urn:li:tag:later');
    expect(await on.done('timeline', '--urn', urn, '-c', 'ownership', '--raw')).toContain('urn:li:corpuser:maya');
  });

  it('user upsert: writes a user and groups', async () => {
    const file = on.client.file('user.yml', { id: 'maya', display_name: 'Maya', groups: ['keepers'] });
    await on.done('user', 'upsert', '-f', file);
    expect(await on.catalog.relatedTo('urn:li:corpGroup:keepers', 'IsMemberOfGroup')).toEqual(['urn:li:corpuser:maya']);
  });

  it('group upsert: writes a group with its owners and members', async () => {
    const group = { id: 'vets', display_name: 'Vets', owners: ['maya'], members: ['noah'] };
    await on.done('group', 'upsert', '-f', on.client.file('group.yml', group));
    const urn = 'urn:li:corpGroup:vets';
    expect(await on.catalog.aspect(urn, 'corpGroupInfo')).toMatchObject({ displayName: 'Vets' });
    expect(await on.catalog.relatedTo(urn, 'IsMemberOfGroup')).toEqual(['urn:li:corpuser:noah']);
  });

  it('dataproduct upsert: writes a product with its assets', async () => {
    const asset = await stored('asset');
    await on.catalog.put('urn:li:domain:animals', 'domainProperties', { name: 'Animals' });
    const product = { id: 'adoption', domain: 'urn:li:domain:animals', display_name: 'Adoption', assets: [asset] };
    await on.done('dataproduct', 'upsert', '-f', on.client.file('product.yml', product));
    expect(await on.catalog.relatedTo(asset, 'DataProductContains')).toEqual(['urn:li:dataProduct:adoption']);
  });

  it('dataset upsert, get: writes a dataset and prints it', async () => {
    const file = on.client.file('dataset.yml', { id: 'upserted', platform: 'postgres', description: 'Of a file' });
    await on.done('dataset', 'upsert', '-f', file);
    expect(await on.catalog.aspect(dataset('upserted'), 'datasetProperties')).toMatchObject({
      description: 'Of a file',
    });
    expect(await on.done('dataset', 'get', '--urn', dataset('upserted'))).toContain('Of a file');
  });

  it('container tag: tags what a container contains', async () => {
    const urn = await stored('inside', 'duck');
    await on.catalog.put('urn:li:container:hutch', 'containerProperties', { name: 'Hutch' });
    await on.catalog.put(urn, 'container', { container: 'urn:li:container:hutch' });
    const path = [{ id: 'urn:li:container:hutch', urn: 'urn:li:container:hutch' }];
    await on.catalog.put(urn, 'browsePathsV2', { path });
    const parameters = ['--container-urn', 'urn:li:container:hutch', '--tag-urn', 'urn:li:tag:wool'];
    await on.done('container', 'tag', ...parameters);
    expect(await on.catalog.relatedTo('urn:li:tag:wool', 'TaggedWith')).toContain(urn);
  });
});

describe('graphql, lineage and checks', () => {
  it('graphql -q: answers a query', async () => {
    const urn = await stored('asked');
    const query = `{ dataset(urn: "${urn}") { urn exists } }`;
    const { stdout } = await on.client.datahub('graphql', '-q', query, '--format', 'json');
    expect(JSON.parse(stdout)).toEqual({ dataset: { urn, exists: true } });
  });

  it('graphql --list-operations: knows the operations by introspection', async () => {
    expect(await on.done('graphql', '--list-operations')).toContain('scrollAcrossEntities');
  });

  it('lineage: finds what is upstream', async () => {
    const [source, target] = [await stored('source'), await stored('target')];
    await on.catalog.put(target, 'upstreamLineage', { upstreams: [{ dataset: source, type: 'COPY' }] });
    const { stdout } = await on.client.datahub(
      'lineage',
      '--urn',
      target,
      '--direction',
      'upstream',
      '--format',
      'json',
    );
    expect(stdout).toContain(source);
  });

  it('check server-config: prints the configuration', async () => {
    expect(await on.done('check', 'server-config')).toContain('v0.11.0');
  });

  it('check restore-indices: writes the index of an entity again', async () => {
    await on.done('check', 'restore-indices', '--urn', await stored('restored'));
  });
});
