/** The newest command line, about entities of every kind. Every effect is seen by a second call. */
import { type CommandLine, dataset, openCommandLine } from './command-line.builder.js';
import { sampleRecords } from './sample-records.js';

let on: CommandLine;
beforeAll(async () => {
  on = await openCommandLine('1.7.0.17');
});
afterAll(() => on.close());

describe('dataproduct', () => {
  const product = 'urn:li:dataProduct:grooming';
  const asset = dataset('product.asset');
  beforeAll(async () => {
    await on.catalog.put('urn:li:domain:animals', 'domainProperties', { name: 'Animals' });
    await on.catalog.put(asset, 'datasetProperties', { description: 'an asset' });
    const assets = [{ destinationUrn: asset }];
    await on.catalog.put(product, 'dataProductProperties', { name: 'Grooming', description: 'Who was combed', assets });
    await on.catalog.put(product, 'domains', { domains: ['urn:li:domain:animals'] });
  });

  it('dataproduct get: prints it', async () => {
    expect(await on.done('dataproduct', 'get', '--urn', product)).toContain('Who was combed');
  });

  it('dataproduct diff: finds no difference to what was sent', async () => {
    const file = on.client.file('same.yml', { id: 'grooming', domain: 'urn:li:domain:animals', assets: [asset] });
    await on.done('dataproduct', 'diff', '-f', file);
  });

  it('dataproduct set_description: changes it alone', async () => {
    await on.done('dataproduct', 'set_description', '--urn', product, '--description', 'Second words');
    const changed = { name: 'Grooming', description: 'Second words' };
    expect(await on.catalog.aspect(product, 'dataProductProperties')).toMatchObject(changed);
  });

  it('dataproduct add_owner, remove_owner: change its owners', async () => {
    const owner = 'urn:li:corpuser:noah';
    await on.done('dataproduct', 'add_owner', '--urn', product, '--owner', owner, '--owner-type', 'technical_owner');
    expect(await on.catalog.relatedTo(owner, 'OwnedBy')).toContain(product);
    await on.done('dataproduct', 'remove_owner', '--urn', product, owner);
    expect(await on.catalog.relatedTo(owner, 'OwnedBy')).not.toContain(product);
  });

  it('dataproduct add_asset, remove_asset: change its assets', async () => {
    const more = dataset('product.more');
    await on.catalog.put(more, 'status', { removed: false });
    await on.done('dataproduct', 'add_asset', '--urn', product, '--asset', more);
    expect(await on.catalog.relatedTo(more, 'DataProductContains')).toEqual([product]);
    await on.done('dataproduct', 'remove_asset', '--urn', product, '--asset', more);
    expect(await on.catalog.relatedTo(more, 'DataProductContains')).toEqual([]);
  });

  it('dataproduct delete: removes it', async () => {
    await on.done('dataproduct', 'delete', '--urn', product, '--hard');
    expect(await on.done('exists', '--urn', product)).toContain('false');
  });
});

describe('container and dataset', () => {
  it('container owner, term, domain: reach what a container contains', async () => {
    const hutch = 'urn:li:container:hutch';
    const urn = dataset('inside');
    for (const { aspectName, aspect } of sampleRecords(urn)) await on.catalog.put(urn, aspectName, aspect.json);
    await on.catalog.put(hutch, 'containerProperties', { name: 'Hutch' });
    await on.catalog.put(urn, 'container', { container: hutch });
    await on.catalog.put(urn, 'browsePathsV2', { path: [{ id: hutch, urn: hutch }] });
    const [owner, term, domain] = ['urn:li:corpuser:olga', 'urn:li:glossaryTerm:straw', 'urn:li:domain:stable'];
    await on.done('container', 'owner', '--container-urn', hutch, '--owner-urn', owner);
    await on.done('container', 'term', '--container-urn', hutch, '--term-urn', term);
    await on.done('container', 'domain', '--container-urn', hutch, '--domain-urn', domain);
    expect(await on.catalog.relatedTo(owner, 'OwnedBy')).toContain(urn);
    expect(await on.catalog.relatedTo(term, 'TermedWith')).toContain(urn);
    expect(await on.catalog.relatedTo(domain, 'AssociatedWith')).toContain(urn);
  });

  it('dataset sync, add-sibling: write a file of datasets, read it back, and join two', async () => {
    const file = on.client.file('datasets.yml', { id: 'synced', platform: 'postgres', description: 'Of a file' });
    await on.done('dataset', 'sync', '-f', file, '--to-datahub');
    const urn = dataset('synced');
    expect(await on.catalog.aspect(urn, 'datasetProperties')).toMatchObject({ description: 'Of a file' });
    await on.done('dataset', 'sync', '-f', file, '--from-datahub');
    const sibling = dataset('beside');
    await on.catalog.put(sibling, 'status', { removed: false });
    await on.done('dataset', 'add-sibling', '--urn', urn, '--sibling-urns', sibling);
    expect(await on.catalog.aspect(urn, 'siblings')).toEqual({ siblings: [sibling], primary: true });
    expect(await on.catalog.aspect(sibling, 'siblings')).toEqual({ siblings: [urn], primary: false });
  });
});

describe('put, ingest and delete', () => {
  it('put platform: names a platform', async () => {
    const parameters = ['--name', 'hutch', '--display_name', 'Hutch', '--logo', 'https://example.com/h.png'];
    await on.done('put', 'platform', ...parameters);
    const named = { name: 'hutch', displayName: 'Hutch' };
    expect(await on.catalog.aspect('urn:li:dataPlatform:hutch', 'dataPlatformInfo')).toMatchObject(named);
  });

  it('ingest mcps: sends a file of proposals', async () => {
    const records = on.client.file('proposals.json', sampleRecords(dataset('ingest.mcps')));
    await on.done('ingest', 'mcps', records);
    expect(await on.catalog.aspectNames(dataset('ingest.mcps'))).toContain('ownership');
  });

  it('delete by-registry: removes nothing of a registry that wrote nothing', async () => {
    const said = await on.done('delete', 'by-registry', '--registry-id', 'mine:0.0.1', '--hard', '-n');
    expect(said).not.toContain('error');
    expect(await on.catalog.aspectNames(dataset('ingest.mcps'))).toContain('ownership');
  });
});
