import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { put, stored } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

interface DefaultAspectRow {
  readonly urn: string;
  readonly path: unknown;
  readonly pathV2: unknown;
  readonly platform: string | undefined;
}

const FLOW = 'urn:li:dataFlow:(Airflow,F,PROD)';
const UNPLACED = [{ id: 'Default' }];

/** What a new entity is given for its place, by its type. */
const ROWS: readonly DefaultAspectRow[] = [
  {
    urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,Shop.Sales.Orders,PROD)',
    path: ['/prod/hive/shop/sales'],
    pathV2: [{ id: 'shop' }, { id: 'sales' }],
    platform: 'urn:li:dataPlatform:hive',
  },
  {
    urn: 'urn:li:dataset:(urn:li:dataPlatform:hive,Orders,DEV)',
    path: ['/dev/hive'],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:hive',
  },
  {
    urn: 'urn:li:chart:(Looker,1)',
    path: ['/Looker'],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:looker',
  },
  {
    urn: 'urn:li:dashboard:(Looker,1)',
    path: ['/Looker'],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:looker',
  },
  {
    urn: FLOW,
    path: ['/airflow/prod'],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:airflow',
  },
  {
    urn: `urn:li:dataJob:(${FLOW},j)`,
    path: ['/airflow/prod'],
    pathV2: [{ id: FLOW, urn: FLOW }],
    platform: 'urn:li:dataPlatform:airflow',
  },
  {
    urn: 'urn:li:mlModel:(urn:li:dataPlatform:science,m,PROD)',
    path: [''],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:science',
  },
  {
    urn: 'urn:li:mlModelGroup:(urn:li:dataPlatform:science,m,PROD)',
    path: [''],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:science',
  },
  {
    urn: 'urn:li:mlFeatureTable:(urn:li:dataPlatform:feast,m)',
    path: [''],
    pathV2: UNPLACED,
    platform: 'urn:li:dataPlatform:feast',
  },
  { urn: 'urn:li:tag:t', path: undefined, pathV2: undefined, platform: undefined },
];

describe('the default place of a new entity', () => {
  it.each(ROWS)('of $urn', async ({ urn, path, pathV2, platform }) => {
    await put(app, urn, 'status', { removed: false });
    const [paths, entries, instance] = await Promise.all(
      ['browsePaths', 'browsePathsV2', 'dataPlatformInstance'].map((name) => stored(app, urn, name)),
    );
    expect([jsonMember(paths, 'paths'), jsonMember(entries, 'path'), jsonMember(instance, 'platform')]).toEqual([
      path,
      pathV2,
      platform,
    ]);
  });
});
