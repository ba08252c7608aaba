import type { DefaultPlacesSpec, EntityDefaultsSpec } from '../../../generated/service/registry/model.js';
import { aspectSpec, entitySpec, generatedModels, keyField } from '../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../registry/generated-registry.js';
import { ScriptedAspectStore } from '../scripted-aspect-store.builder.js';
import { DefaultAspects } from './default-aspects.js';

const NAME = { field: 'name', isLowerCase: false };
const PLATFORM = { field: 'platform', isLowerCase: false };
const TABLE: EntityDefaultsSpec = {
  platform: { kind: 'urn', text: PLATFORM },
  browsePath: [
    { kind: 'literal', text: 'all' },
    { kind: 'folders', text: NAME },
  ],
  browsePathV2: [{ kind: 'folders', text: NAME }],
};
const CHART: EntityDefaultsSpec = {
  platform: { kind: 'name', text: PLATFORM },
  browsePath: [{ kind: 'key', text: PLATFORM }],
  browsePathV2: [],
};
const PLACES: DefaultPlacesSpec = {
  browsePath: { aspect: 'paths', member: 'list' },
  browsePathV2: { aspect: 'pathsV2', member: 'path' },
  platform: { aspect: 'instance', member: 'platform' },
  platformType: 'platform',
  delimiter: { aspect: 'platformInfo', member: 'delimiter' },
};
const HIVE = 'urn:li:platform:hive';
const PLACED = ['paths', 'pathsV2', 'instance'];

function registryWith(defaults: DefaultPlacesSpec): GeneratedRegistry {
  const keyFields = [keyField('platform'), keyField('name')];
  const entities = [
    entitySpec('table', { keyFields, aspects: ['tableKey', ...PLACED], defaults: TABLE }),
    entitySpec('chart', { keyFields, aspects: ['chartKey', ...PLACED], defaults: CHART }),
    entitySpec('bare', { keyFields, aspects: ['bareKey'], defaults: TABLE }),
    entitySpec('tag', { aspects: ['tagKey', ...PLACED] }),
    entitySpec('platform', { aspects: ['platformKey', 'platformInfo'] }),
  ];
  const names = new Set(entities.flatMap(({ aspects }) => aspects));
  const aspects = Array.from(names, (name) => aspectSpec(name));
  return new GeneratedRegistry(generatedModels({ entities, aspects, rules: { defaults, expansions: {} } }));
}

describe('DefaultAspects', () => {
  let store: ScriptedAspectStore;
  beforeEach(() => {
    store = new ScriptedAspectStore();
  });

  /** Values of the defaults of these URNs, by aspect, in their order. */
  async function made(urns: readonly string[], places: DefaultPlacesSpec = PLACES) {
    const registry = registryWith(places);
    const targets = urns.map((urn) => registry.requireUrn(urn));
    const defaults = await new DefaultAspects(registry, store).forNew(targets);
    return targets.map(({ urn }) =>
      (defaults.get(urn) ?? []).map(({ aspect, json, parsed }) => {
        expect(JSON.parse(json)).toEqual(parsed);
        return [aspect, parsed];
      }),
    );
  }
  const putDelimiter = (platform: string, info: object): void => {
    store.put(registryWith(PLACES).requireUrn(platform).urn, 'platformInfo', info);
  };

  it('are the key, then what places the entity and names its platform', async () => {
    expect(await made([`urn:li:table:(${HIVE},shop.sales.orders)`])).toEqual([
      [
        ['tableKey', { platform: HIVE, name: 'shop.sales.orders' }],
        ['paths', { list: ['/all/shop/sales'] }],
        ['pathsV2', { path: [{ id: 'shop' }, { id: 'sales' }] }],
        ['instance', { platform: HIVE }],
      ],
    ]);
  });

  it('name no platform where the key has none, and place an entity nowhere of which nothing is stated', async () => {
    expect(await made(['urn:li:tag:x'])).toEqual([
      [
        ['tagKey', { id: 'x' }],
        ['paths', { list: [''] }],
        ['pathsV2', { path: [{ id: 'Default' }] }],
      ],
    ]);
  });

  it('are the key alone where the entity has no other of these aspects, or the models state none', async () => {
    expect(await made([`urn:li:bare:(${HIVE},a.b)`])).toEqual([[['bareKey', { platform: HIVE, name: 'a.b' }]]]);
    expect(await made([`urn:li:table:(${HIVE},a.b)`], {})).toEqual([[['tableKey', { platform: HIVE, name: 'a.b' }]]]);
  });

  it('make the URN of a platform that the key names', async () => {
    const [defaults] = await made(['urn:li:chart:(looker,1)']);
    expect(defaults?.slice(1)).toEqual([
      ['paths', { list: ['/looker'] }],
      ['pathsV2', { path: [{ id: 'Default' }] }],
      ['instance', { platform: 'urn:li:platform:looker' }],
    ]);
  });

  it('divide names as the platform of each entity says, which one query reads for all', async () => {
    putDelimiter(HIVE, { delimiter: '-' });
    putDelimiter('urn:li:platform:looker', { delimiter: 'x' });
    const defaults = await made([
      `urn:li:table:(${HIVE},a-b.c)`,
      'urn:li:table:(urn:li:platform:kafka,a-b.c)',
      `urn:li:table:(${HIVE},d-e)`,
      'urn:li:chart:(looker,1x1)',
    ]);
    expect(defaults.map(([, path]) => path)).toEqual([
      ['paths', { list: ['/all/a'] }],
      ['paths', { list: ['/all/a-b'] }],
      ['paths', { list: ['/all/d'] }],
      ['paths', { list: ['/looker'] }],
    ]);
    expect(store.lookups).toEqual([[HIVE, 'urn:li:platform:kafka']]);
  });

  it.each<[string, object]>([
    ['no delimiter', {}],
    ['an empty one', { delimiter: '' }],
    ['one that is no text', { delimiter: 7 }],
  ])('divide names by dots where the platform has %s', async (_what, info) => {
    putDelimiter(HIVE, info);
    const [defaults] = await made([`urn:li:table:(${HIVE},a.b)`]);
    expect(defaults?.[1]).toEqual(['paths', { list: ['/all/a'] }]);
  });

  it('read nothing where no name is divided, or no platform says how', async () => {
    await made(['urn:li:chart:(looker,1)', 'urn:li:tag:x']);
    await made([]);
    const { delimiter: _, ...others } = PLACES;
    expect((await made([`urn:li:table:(${HIVE},a.b)`], others))[0]?.[1]).toEqual(['paths', { list: ['/all/a'] }]);
    expect(store.lookups).toEqual([]);
  });

  it('endure a key that names no platform', async () => {
    const [defaults] = await made(['urn:li:table:(no platform,a.b)']);
    expect(defaults?.map(([aspect]) => aspect)).toEqual(['tableKey', 'paths', 'pathsV2']);
    expect(store.lookups).toEqual([]);
  });
});
