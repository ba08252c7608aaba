import { readUrn } from '../../kernel/urn.js';
import { InvariantError } from '../../kernel/assert-never.js';
import { servedRegistry } from '../../registry/served-registry.js';
import { browsePathOf, browsePathV2Of, hasFolders, platformOf } from './default-rules.js';

const HIVE = 'urn:li:dataPlatform:Hive';
const FLOW = 'urn:li:dataFlow:(AirFlow,Nightly,PROD)';

interface Expected {
  readonly browsePath: string;
  readonly browsePathV2: readonly object[];
  readonly platform: string | undefined;
}

const UNPLACED = [{ id: 'Default' }];

/** What the wire promises for each entity type; an entity whose type has no row is placed nowhere. */
const ROWS: readonly (readonly [urn: string, expected: Expected])[] = [
  [
    'urn:li:chart:(Looker,1)',
    { browsePath: '/Looker', browsePathV2: UNPLACED, platform: 'urn:li:dataPlatform:looker' },
  ],
  [
    'urn:li:dashboard:(Looker,1)',
    { browsePath: '/Looker', browsePathV2: UNPLACED, platform: 'urn:li:dataPlatform:looker' },
  ],
  [FLOW, { browsePath: '/airflow/prod', browsePathV2: UNPLACED, platform: 'urn:li:dataPlatform:airflow' }],
  [
    `urn:li:dataJob:(${FLOW},Step)`,
    {
      browsePath: '/airflow/prod',
      browsePathV2: [{ id: FLOW, urn: FLOW }],
      platform: 'urn:li:dataPlatform:airflow',
    },
  ],
  [
    'urn:li:dataProcess:(Loader,AirFlow,PROD)',
    { browsePath: '', browsePathV2: UNPLACED, platform: 'urn:li:dataPlatform:airflow' },
  ],
  [
    `urn:li:dataset:(${HIVE},Shop.Sales.Orders,PROD)`,
    {
      browsePath: '/prod/hive/shop/sales',
      browsePathV2: [{ id: 'shop' }, { id: 'sales' }],
      platform: HIVE,
    },
  ],
  [`urn:li:mlFeatureTable:(${HIVE},Users.Daily)`, { browsePath: '', browsePathV2: UNPLACED, platform: HIVE }],
  [`urn:li:mlModel:(${HIVE},A.B,PROD)`, { browsePath: '', browsePathV2: UNPLACED, platform: HIVE }],
  [`urn:li:mlModelDeployment:(${HIVE},A.B,PROD)`, { browsePath: '', browsePathV2: UNPLACED, platform: HIVE }],
  [`urn:li:mlModelGroup:(${HIVE},A.B,PROD)`, { browsePath: '', browsePathV2: UNPLACED, platform: HIVE }],
];

function made(urn: string, delimiter = '.'): Expected {
  const target = servedRegistry.requireUrn(urn);
  const key = servedRegistry.keyOf(target);
  const { defaults } = target.entity;
  return {
    browsePath: browsePathOf(defaults, key, delimiter),
    browsePathV2: browsePathV2Of(defaults, key, delimiter),
    platform: platformOf(defaults, key, servedRegistry.rules().defaults.platformType ?? ''),
  };
}

function typeOf(urn: string): string {
  const reading = readUrn(urn);
  if (reading.kind === 'problem') throw new InvariantError(reading.reason);
  return reading.value.entityType;
}

describe('defaults of entities', () => {
  it.each(ROWS)('of %s are made of its key', (urn, expected) => {
    expect(made(urn)).toEqual(expected);
  });

  it('are stated for these types and no others', () => {
    const stated = servedRegistry.entities().filter(({ defaults }) => defaults !== undefined);
    expect(stated.map(({ name }) => name)).toEqual(ROWS.map(([urn]) => typeOf(urn)).sort());
  });

  it('of an entity of which nothing is stated place it nowhere', () => {
    expect(made('urn:li:tag:x')).toEqual({ browsePath: '', browsePathV2: UNPLACED, platform: undefined });
  });

  it('divide a name as its platform does, and only where names are divided', () => {
    expect(made(`urn:li:dataset:(${HIVE},a.XbX.c,PROD)`, 'X')).toEqual({
      browsePath: '/prod/hive/a./b',
      browsePathV2: [{ id: 'a.' }, { id: 'b' }],
      platform: HIVE,
    });
    expect(made(`urn:li:dataset:(${HIVE},orders,PROD)`)).toMatchObject({
      browsePath: '/prod/hive',
      browsePathV2: UNPLACED,
    });
    const divided = servedRegistry.entities().filter(({ defaults }) => hasFolders(defaults));
    expect(divided.map(({ name }) => name)).toEqual(['dataset']);
  });

  it('go into the aspects that the wire names', () => {
    expect(servedRegistry.rules().defaults).toEqual({
      browsePath: { aspect: 'browsePaths', member: 'paths' },
      browsePathV2: { aspect: 'browsePathsV2', member: 'path' },
      delimiter: { aspect: 'dataPlatformInfo', member: 'datasetNameDelimiter' },
      platform: { aspect: 'dataPlatformInstance', member: 'platform' },
      platformType: 'dataPlatform',
    });
  });
});
