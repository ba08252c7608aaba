import { LONGEST_TURN, longestTurn } from '../longest-turn.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { outline, type WorstRequest } from './large-catalog.builder.js';
import { DATASET, proposal } from './proposal.builder.js';

/** Long bodies are read without holding up others. */
let app: WireApp;
let address: string;
beforeAll(async () => {
  app = await wireApp();
  address = await app.listen();
});
afterAll(() => app.close());

const LONGEST = 33_554_432;
const BATCH = '/aspects?action=ingestProposalBatch';
const ONE = '/aspects?action=ingestProposal';

/** URN of a dataset, one for each number. */
function urn(number: number): string {
  return DATASET.replace('orders', `orders_${String(number)}`);
}

function bytes(value: object): Buffer {
  return Buffer.from(JSON.stringify(value));
}

function properties(count: number, length: number): object {
  const text = 'x'.repeat(length);
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`key${String(at)}`, text]));
}

const many = (): readonly { readonly urn: string; readonly value: object }[] =>
  Array.from({ length: 500 }, (_, number) => ({
    urn: urn(number),
    value: { description: `of ${String(number)}`, customProperties: properties(200, 100) },
  }));

/** Made when they are sent: spec files stay loaded, and these are a third of a gigabyte. */
const BODIES: Readonly<Record<string, () => WorstRequest>> = {
  'more values than there may be': () => ({
    path: '/entities?action=exists',
    body: Buffer.from(`{"urn":[${'{},'.repeat(2_000_000)}{}]}`),
    status: 400,
  }),
  'as many values as there may be': () => ({
    path: '/entities?action=exists',
    body: Buffer.from(`{"urn":[${'1,'.repeat(999_000)}1]}`),
    status: 400,
  }),
  'nothing but white space': () => ({ path: ONE, body: Buffer.from(`{${' '.repeat(LONGEST - 2)}}`), status: 400 }),
  'a string that does not end': () => ({
    path: ONE,
    body: Buffer.from(`{"${'\\"'.repeat(LONGEST / 2 - 1)}`),
    status: 400,
  }),
  'many proposals': () => ({
    path: BATCH,
    body: bytes({
      proposals: many().map(({ urn: entityUrn, value }) => proposal('datasetProperties', value, { entityUrn })),
    }),
  }),
  'many snapshots': () => ({
    path: '/entities?action=batchIngest',
    body: bytes({
      entities: many().map(({ urn: entity, value }) => ({
        value: {
          'com.linkedin.metadata.snapshot.DatasetSnapshot': {
            urn: entity,
            aspects: [{ 'com.linkedin.dataset.DatasetProperties': value }],
          },
        },
      })),
    }),
  }),
  'a long text': () => ({
    path: ONE,
    body: bytes({ proposal: proposal('datasetProperties', { description: 'a "word" '.repeat(700_000) }) }),
  }),
  'an aspect of many values': () => ({
    path: ONE,
    body: bytes({ proposal: proposal('datasetProperties', { customProperties: properties(50_000, 80) }) }),
  }),
};

describe('a body', () => {
  it.each(Object.entries(BODIES))('of %s leaves others their turns', async (_what, make) => {
    const request = make();
    const { result, turn } = await longestTurn(() => outline(address, request));
    expect([result.status, result.begin]).toEqual([request.status ?? 200, expect.any(String)]);
    expect(turn).toBeLessThan(LONGEST_TURN);
  });
});
