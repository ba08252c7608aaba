/**
 * The command line of the version whose wire the service speaks: deletes and the timeline.
 * Every effect is seen by a second call.
 */
import { type CommandLine, dataset, openCommandLine } from './command-line.builder.js';
import { sampleRecords } from './sample-records.js';

let on: CommandLine;
beforeAll(async () => {
  on = await openCommandLine('0.11.0.5');
});
afterAll(() => on.close());

describe('delete', () => {
  /** Store a dataset with an owner. @returns its URN */
  async function stored(name: string, platform = 'postgres'): Promise<string> {
    const urn = `urn:li:dataset:(urn:li:dataPlatform:${platform},${name},PROD)`;
    for (const { aspectName, aspect } of sampleRecords(urn)) await on.catalog.put(urn, aspectName, aspect.json);
    return urn;
  }

  it('delete --soft: hides an entity from search, and keeps it', async () => {
    const urn = await stored('softly');
    await on.done('delete', '--urn', urn, '--soft', '-f');
    expect(await on.catalog.aspect(urn, 'status')).toEqual({ removed: true });
    expect(await on.catalog.find('dataset', 'softly')).toEqual([]);
  });

  it('delete --hard: removes an entity', async () => {
    const urn = await stored('gone');
    await on.done('delete', '--urn', urn, '--hard', '-f');
    expect(await on.done('exists', '--urn', urn)).toContain('false');
    expect(await on.catalog.find('dataset', 'gone')).toEqual([]);
  });

  it('delete --hard: takes a tag away from what has it', async () => {
    const urn = await stored('tagged');
    await on.catalog.put('urn:li:tag:fur', 'tagProperties', { name: 'Fur' });
    await on.done('delete', '--urn', 'urn:li:tag:fur', '--hard', '-f');
    expect(await on.catalog.aspect(urn, 'globalTags')).toEqual({ tags: [] });
    expect(await on.catalog.relatedTo('urn:li:tag:fur', 'TaggedWith')).toEqual([]);
  });

  it('delete -a: removes a window of a time series', async () => {
    const urn = await stored('series');
    const days = ['2026-01-01', '2026-01-02', '2026-01-03'];
    for (const [at, day] of days.entries())
      await on.catalog.put(urn, 'datasetProfile', { timestampMillis: Date.parse(day), rowCount: 100 + at });
    const window = ['--start-time', '2026-01-02', '--end-time', '2026-01-03'];
    await on.done('delete', '--urn', urn, '-a', 'datasetProfile', ...window, '--hard', '-f');
    const { stdout } = await on.client.datahub('get', '--urn', urn, '-a', 'datasetProfile');
    expect(JSON.parse(stdout)).toMatchObject({ datasetProfile: { rowCount: 100 } });
  });

  it('delete --platform -n: lists, and removes nothing', async () => {
    const urn = await stored('kept', 'hive');
    expect(await on.done('delete', '--platform', 'hive', '--hard', '-n', '-f')).toMatch(/1 entit/);
    expect(await on.catalog.aspectNames(urn)).toContain('ownership');
  });

  it('delete --platform: hides all entities of a platform', async () => {
    const urns = [await stored('a', 'snowflake'), await stored('b', 'snowflake')];
    await on.done('delete', '--platform', 'snowflake', '--soft', '-f');
    for (const urn of urns) expect(await on.catalog.aspect(urn, 'status')).toEqual({ removed: true });
  });

  it('delete --only-soft-deleted: removes those that were hidden', async () => {
    await on.done('delete', '--platform', 'snowflake', '--hard', '--only-soft-deleted', '-f');
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:snowflake,a,PROD)';
    expect(await on.done('exists', '--urn', urn)).toContain('false');
  });

  it('delete --entity-type --env --query: removes what fits all of them', async () => {
    const urn = await stored('walrus', 'oracle');
    const other = await stored('dolphin', 'oracle');
    const filter = ['--entity-type', 'dataset', '--env', 'PROD', '--platform', 'oracle', '--query', 'walrus'];
    await on.done('delete', ...filter, '--hard', '-f');
    expect(await on.done('exists', '--urn', urn)).toContain('false');
    expect(await on.done('exists', '--urn', other)).toContain('true');
  });

  it('delete --recursive: removes a container with what it contains', async () => {
    const container = 'urn:li:container:hutch';
    await on.catalog.put(container, 'containerProperties', { name: 'Hutch' });
    const urn = await stored('inside', 'duck');
    await on.catalog.put(urn, 'container', { container });
    await on.catalog.put(urn, 'browsePathsV2', { path: [{ id: container, urn: container }] });
    await on.done('delete', '--urn', container, '--recursive', '--hard', '-f');
    expect(await on.done('exists', '--urn', urn)).toContain('false');
    expect(await on.done('exists', '--urn', container)).toContain('false');
  });

  it('delete references: counts them, then removes them and keeps the entity', async () => {
    const urn = await stored('referring');
    await on.catalog.put('urn:li:tag:wool', 'tagProperties', { name: 'Wool' });
    await on.catalog.put(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:wool' }, { tag: 'urn:li:tag:other' }] });
    const dry = await on.done('delete', 'references', '--urn', 'urn:li:tag:wool', '-n');
    expect(dry).toMatch(/1 reference/);
    expect(await on.catalog.relatedTo('urn:li:tag:wool', 'TaggedWith')).toEqual([urn]);
    await on.done('delete', 'references', '--urn', 'urn:li:tag:wool', '-f');
    expect(await on.catalog.aspect(urn, 'globalTags')).toEqual({ tags: [{ tag: 'urn:li:tag:other' }] });
    expect(await on.done('exists', '--urn', 'urn:li:tag:wool')).toContain('true');
  });

  it('delete by-registry: removes nothing of a registry that wrote nothing', async () => {
    expect(await on.done('delete', 'by-registry', '--registry-id', 'mine:0.0.1', '--hard', '-n')).not.toContain(
      'error',
    );
  });
});

describe('timeline', () => {
  const urn = dataset('history');

  it.each([
    ['tag', 'urn:li:tag:later'],
    ['owner', 'urn:li:corpuser:noah'],
    ['documentation', 'Second'],
    ['technical_schema', 'column'],
  ])('timeline -c %s: has what changed', async (category, expected) => {
    for (const { aspectName, aspect } of sampleRecords(urn)) await on.catalog.put(urn, aspectName, aspect.json);
    await on.catalog.put(urn, 'datasetProperties', { description: 'First' });
    await on.catalog.put(urn, 'datasetProperties', { description: 'Second' });
    await on.catalog.put(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:later' }] });
    await on.catalog.put(urn, 'ownership', { owners: [{ owner: 'urn:li:corpuser:noah', type: 'DATAOWNER' }] });
    expect(await on.done('timeline', '--urn', urn, '-c', category, '--raw')).toContain(expected);
  });
});
