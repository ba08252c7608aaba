import { createRpcClient } from '../../generated/contract/client/index.js';
import type { WireApp } from '../wire/app.builder.js';
import { wireApp } from '../wire/app.builder.js';
import { DATASET } from '../wire/proposal.builder.js';

/**
 * The generated client against the service that it was generated with: code compiles here exactly if it fits the
 * models.
 */
let app: WireApp;
let client: ReturnType<typeof createRpcClient>;
beforeAll(async () => {
  app = await wireApp();
  client = createRpcClient({ url: `${await app.listen()}/`, token: 'ignored' });
});
afterAll(() => app.close());

const ASPECT = { value: '{"removed":false}', contentType: 'application/json' };
const PROPOSAL = { entityType: 'dataset', entityUrn: DATASET, aspectName: 'status', aspect: ASPECT } as const;

describe('the RPC client', () => {
  it('writes and reads', async () => {
    const written = await client.POST('/aspects?action=ingestProposal', {
      body: { proposal: { ...PROPOSAL, changeType: 'UPSERT' }, async: 'unset' },
    });
    const one = await client.GET('/entitiesV2/{key}', {
      params: { path: { key: DATASET }, query: { aspects: ['status'] } },
    });
    const several = await client.GET('/entitiesV2', {
      params: { query: { ids: [DATASET, DATASET.replace('orders', 'x')] } },
    });
    expect(written.data).toEqual({ value: DATASET });
    expect(one.data?.aspects['status']?.value).toEqual({ removed: false });
    expect(Object.keys(several.data?.results ?? {})).toHaveLength(2);
  });

  it('searches in the form of protocol 2.0.0', async () => {
    const found = await client.POST('/entities?action=search', {
      body: { entity: 'dataset', input: '*', start: 0, count: 5 },
    });
    expect(found.data?.value.entities.map(({ entity }) => entity)).toEqual([DATASET]);
  });

  it('reports why a request was refused', async () => {
    const refused = await client.GET('/entitiesV2/{key}', { params: { path: { key: 'nonsense' } } });
    expect([refused.data, refused.error?.status, refused.error?.code]).toEqual([undefined, 400, 'URN_INVALID']);
  });
});
