import type { GraphqlOverrides } from '../../model/graphql-overrides.js';
import { NO_OVERRIDES } from '../../model/graphql-overrides.js';
import { modelOf } from '../../resolve/model.builder.js';
import { entityNames, TypeNames } from './names.js';

const NONE = NO_OVERRIDES;
const TAKEN = { types: ['Entity', 'SearchInput'], reads: ['browse', 'entity'] };

function overridesOf(text: string): GraphqlOverrides {
  return modelOf({ 'graphql/overrides.yml': text }).graphqlOverrides;
}

function namesOf(name: string, overrides = NONE): readonly string[] {
  const entity = {
    name,
    doc: '',
    category: 'core',
    found: 'always',
    keyAspect: 'key',
    keyFields: [],
    aspects: [],
  } as const;
  const { type, read, symbol } = entityNames({ ...entity, snapshot: undefined }, overrides, TAKEN);
  return [type, read, symbol];
}

describe('entityNames', () => {
  it.each([
    ['dataset', 'Dataset', 'dataset', 'DATASET'],
    ['dataPlatformInstance', 'DataPlatformInstance', 'dataPlatformInstance', 'DATA_PLATFORM_INSTANCE'],
    ['dataHubUI2', 'DataHubUI2', 'dataHubUI2', 'DATA_HUB_UI2'],
    ['query', 'QueryEntity', 'query', 'QUERY'],
    ['promise', 'PromiseEntity', 'promise', 'PROMISE'],
    ['entity', 'EntityEntity', 'entityEntity', 'ENTITY'],
    ['browse', 'Browse', 'browseEntity', 'BROWSE'],
  ])('follows the rules for %s', (name, ...expected) => {
    expect(namesOf(name)).toEqual(expected);
  });

  it('follows the overrides', () => {
    const overrides = overridesOf('entities: { corpuser: { type: CorpUser, read: corpUser, symbol: USER } }');
    expect(namesOf('corpuser', overrides)).toEqual(['CorpUser', 'corpUser', 'USER']);
  });
});

describe('TypeNames', () => {
  it('gives simple names where they are free', () => {
    const names = new TypeNames(['a.b.Status', 'a.c.Owner'], ['Dataset'], NONE);
    expect(['a.b.Status', 'a.c.Owner'].map((fqn) => names.of(fqn))).toEqual(['Status', 'Owner']);
  });

  it('tells types of one name apart by their namespaces, whatever their order', () => {
    const wanted = ['a.b.Edge', 'c.b.Edge', 'd.Edge', 'e.Query', 'e.Dataset'];
    const expected = ['ABEdge', 'CBEdge', 'DEdge', 'EQuery', 'EDataset'];
    for (const order of [wanted, [...wanted].reverse()]) {
      const names = new TypeNames(order, ['Dataset'], NONE);
      expect(wanted.map((fqn) => names.of(fqn))).toEqual(expected);
    }
  });

  it('leaves names that overrides give to nobody else', () => {
    const overrides = overridesOf('records: { a.Info: { type: Properties } }');
    const names = new TypeNames(['a.Info', 'b.Properties'], ['Properties'], overrides);
    expect(['a.Info', 'b.Properties'].map((fqn) => names.of(fqn))).toEqual(['Properties', 'BProperties']);
  });

  it('numbers invented names that are taken', () => {
    const names = new TypeNames(['a.Entry'], [], NONE);
    expect([names.invent('Entry'), names.invent('Entry'), names.invent('Other')]).toEqual([
      'Entry2',
      'Entry3',
      'Other',
    ]);
  });
});
