import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { put, refusal } from './proposal.builder.js';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  for (const name of ['a', 'b']) await put(app, `urn:li:tag:${name}`, 'tagProperties', { name });
});
afterAll(() => app.close());

function restore(body: object, path = '/gms/operations') {
  return app.post(`${path}?action=restoreIndices`, body, { headers: { authorization: 'Bearer token' } });
}

async function rows(body: object): Promise<string | undefined> {
  const report = jsonMember((await restore(body)).json(), 'value');
  return /rowsMigrated=(\d+)/.exec(String(report))?.[1];
}

describe('restoreIndices', () => {
  it('restores the first ten rows by default', async () => {
    expect(await rows({})).toBe('4');
    expect((await restore({})).json()).toEqual({
      value: expect.stringContaining(
        '{args=RestoreIndicesArgs(start=0, batchSize=10, aspectName=null, urn=null, urnLike=null)',
      ),
    });
  });

  it('selects by URN, aspect, pattern and window', async () => {
    expect(await rows({ urn: 'urn:li:tag:a' })).toBe('2');
    expect(await rows({ aspect: 'tagKey' })).toBe('2');
    expect(await rows({ urnLike: 'urn:li:t_g:b', aspect: 'tagProperties' })).toBe('1');
    expect(await rows({ urnLike: 'urn:li:dataset:%' })).toBe('0');
    expect(await rows({ start: 3 })).toBe('1');
    expect(await rows({ start: 1, batchSize: 2 })).toBe('2');
  });

  it('is served under the aspects too', async () => {
    expect((await restore({ urn: 'urn:li:tag:a' }, '/aspects')).status).toBe(200);
  });

  it.each([
    ['a negative start', { start: -1 }],
    ['an empty batch', { batchSize: 0 }],
    ['a huge batch', { batchSize: 1_000_000 }],
    ['a batch that is no number', { batchSize: 'many' }],
    ['an unknown aspect', { aspect: 'nothing' }],
    ['a URN that is none', { urn: 'nonsense' }],
    ['an endless pattern', { urnLike: '%'.repeat(60_000) }],
    ['a URN and a pattern', { urn: 'urn:li:tag:a', urnLike: '%' }],
  ])('refuses %s', async (_what, body) => {
    expect(refusal(await restore(body))[0]).toBe(400);
  });
});
