/**
 * The command line of the version whose wire the service speaks: users, groups, data products.
 * Every effect is seen by a second call.
 */
import { type CommandLine, dataset, openCommandLine } from './command-line.builder.js';

let on: CommandLine;
beforeAll(async () => {
  on = await openCommandLine('0.11.0.5');
});
afterAll(() => on.close());

describe('user, group and dataproduct', () => {
  it('user upsert: writes a user and groups', async () => {
    const file = on.client.file('user.yml', { id: 'maya', display_name: 'Maya', title: 'Keeper', groups: ['keepers'] });
    await on.done('user', 'upsert', '-f', file);
    const user = 'urn:li:corpuser:maya';
    expect(await on.catalog.aspect(user, 'corpUserInfo')).toMatchObject({ displayName: 'Maya', title: 'Keeper' });
    expect(await on.catalog.aspect(user, 'groupMembership')).toEqual({ groups: ['urn:li:corpGroup:keepers'] });
    expect(await on.catalog.relatedTo('urn:li:corpGroup:keepers', 'IsMemberOfGroup')).toEqual([user]);
  });

  it('user upsert: writes what people may edit', async () => {
    const file = on.client.file('edited.yml', { id: 'olga', full_name: 'Olga', description: 'Feeds', slack: '#olga' });
    await on.done('user', 'upsert', '-f', file, '--override-editable');
    const edited = { displayName: 'Olga', aboutMe: 'Feeds', slack: '#olga' };
    expect(await on.catalog.aspect('urn:li:corpuser:olga', 'corpUserEditableInfo')).toMatchObject(edited);
  });

  it('group upsert: writes a group with its owners and members', async () => {
    const group = {
      id: 'vets',
      display_name: 'Vets',
      email: 'vets@example.com',
      owners: ['maya'],
      members: ['noah'],
    };
    await on.done('group', 'upsert', '-f', on.client.file('group.yml', group));
    const urn = 'urn:li:corpGroup:vets';
    expect(await on.catalog.aspect(urn, 'corpGroupInfo')).toMatchObject({ displayName: 'Vets' });
    expect(await on.catalog.aspect(urn, 'ownership')).toMatchObject({ owners: [{ owner: 'urn:li:corpuser:maya' }] });
    expect(await on.catalog.relatedTo(urn, 'IsMemberOfGroup')).toEqual(['urn:li:corpuser:noah']);
  });

  const product = 'urn:li:dataProduct:adoption';
  const asset = dataset('product.asset');

  it('dataproduct upsert: finds its domain by name', async () => {
    await on.catalog.put('urn:li:domain:animals', 'domainProperties', { name: 'Small Animals' });
    await on.catalog.put(asset, 'datasetProperties', { description: 'an asset' });
    const file = on.client.file('product.yml', {
      id: 'adoption',
      domain: 'Small Animals',
      display_name: 'Adoption',
      description: 'Who took whom home',
      assets: [asset],
      owners: [{ id: 'urn:li:corpuser:maya', type: 'BUSINESS_OWNER' }],
      properties: { level: 'gold' },
    });
    await on.done('dataproduct', 'upsert', '-f', file);
    expect(await on.catalog.aspect(product, 'dataProductProperties')).toMatchObject({
      name: 'Adoption',
      assets: [{ destinationUrn: asset }],
    });
    expect(await on.catalog.aspect(product, 'domains')).toEqual({ domains: ['urn:li:domain:animals'] });
  });

  it('dataproduct upsert: refuses an asset that is not there', async () => {
    const file = on.client.file('no-product.yml', {
      id: 'none',
      domain: 'urn:li:domain:animals',
      assets: [dataset('no')],
    });
    expect((await on.client.datahub('dataproduct', 'upsert', '-f', file)).code).not.toBe(0);
  });

  it('dataproduct get: prints it', async () => {
    expect(await on.done('dataproduct', 'get', '--urn', product)).toContain('Who took whom home');
  });

  it('dataproduct diff: finds no difference to what was sent', async () => {
    const file = on.client.file('same.yml', { id: 'adoption', domain: 'urn:li:domain:animals', assets: [asset] });
    await on.done('dataproduct', 'diff', '-f', file);
  });

  it('dataproduct set_description: changes it alone', async () => {
    await on.done('dataproduct', 'set_description', '--urn', product, '--description', 'Second words');
    expect(await on.catalog.aspect(product, 'dataProductProperties')).toMatchObject({
      name: 'Adoption',
      description: 'Second words',
    });
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
