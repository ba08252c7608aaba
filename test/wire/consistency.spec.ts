import { setImmediate } from 'node:timers/promises';
import { AspectStore } from '../../src/aspects/index.js';
import { ChangeLog } from '../../src/change-log/index.js';
import { tokenOf } from '../../src/projections/consistency/consistency-token.js';
import { ProjectionRunner } from '../../src/projections/index.js';
import { request, upsert, urn } from '../conformance/primary-store.builder.js';
import { type WireAnswer, type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { proposal } from './proposal.builder.js';

const TAG = 'urn:li:tag:a';
const TOKEN = 'x-consistency-token';
const EDIT = 'mutation { updateDescription(input: { description: "x", resourceUrn: "urn:li:tag:a" }) }';

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
});
afterEach(() => app.close());

function write(name: string, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> {
  const sent = proposal('tagProperties', { name }, { entityType: 'tag', entityUrn: TAG });
  return app.post('/aspects?action=ingestProposal', { proposal: sent }, { headers });
}

function search(token: string): Promise<WireAnswer> {
  const body = { entity: 'tag', input: '*', start: 0, count: 10 };
  return app.post('/entities?action=search', body, { headers: { [TOKEN]: token } });
}

function query(text: string, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> {
  return app.post('/api/graphql', { query: text }, { headers });
}

function tokenIn({ headers }: WireAnswer): string {
  return String(headers[TOKEN]);
}

describe('a consistency token', () => {
  it('comes with answers to writes over both wires, and with no others', async () => {
    const first = await write('one');
    expect([first.status, tokenIn(first)]).toEqual([200, expect.stringMatching(/^[0-9a-z]+-[0-9a-f]{12}$/)]);
    const edit = await query(EDIT);
    expect([edit.status, tokenIn(edit) === tokenIn(first)]).toEqual([200, false]);
    expect((await search(tokenIn(edit))).headers).not.toHaveProperty(TOKEN);
    expect((await query('{ tag(urn: "urn:li:tag:a") { properties { name } } }')).headers).not.toHaveProperty(TOKEN);
  });

  it('is the same for a write that changes nothing', async () => {
    const first = await write('one');
    expect(tokenIn(await write('one'))).toBe(tokenIn(first));
  });

  it('is accepted by reads over both wires', async () => {
    const token = tokenIn(await write('one'));
    const found = await search(token);
    expect([found.status, jsonMember(jsonMember(found.json(), 'value'), 'numEntities')]).toEqual([200, 1]);
    const read = await query('{ tag(urn: "urn:li:tag:a") { properties { name } } }', { [TOKEN]: token });
    expect([read.status, read.json()]).toMatchObject([200, { data: { tag: { properties: { name: 'one' } } } }]);
  });

  it.each([
    ['no token', () => 'x', 'it is not a token of an answer'],
    ['a number that is too long', () => `${'9'.repeat(12)}-0123456789ab`, 'it is not a token of an answer'],
    ['of another store', () => '1-0123456789ab', 'it is of another store'],
    ['of a later state', (token: string) => token.replace(/^[^-]+/, 'zzzz'), 'it is of a later state of the store'],
  ])('is refused when it is %s', async (_what, made, reason) => {
    const token = made(tokenIn(await write('one')));
    // Where several processes write, what is not there yet is waited for.
    Object.assign(app.find(ChangeLog), { writers: 'one' });
    const refused = await search(token);
    expect([refused.status, jsonMember(refused.json(), 'message')]).toEqual([
      400,
      expect.stringMatching(new RegExp(`X-Consistency-Token.*${reason}`)),
    ]);
    const overGraphql = await query('{ tag(urn: "urn:li:tag:a") { properties { name } } }', { [TOKEN]: token });
    expect(overGraphql.text).toContain(reason);
  });

  it('has a read wait for what another process wrote', async () => {
    const log = app.find(ChangeLog);
    Object.assign(log, { writers: 'several' });
    await write('one');
    const target = { entityType: 'tag', keyAspect: 'tagKey', defaults: [] };
    const written = request([{ urn: urn('urn:li:tag:b'), writes: [upsert('tagKey', '{"name":"b"}')], ...target }]);
    const [outcome] = await app.find(AspectStore).commit([written]);
    if (outcome?.kind !== 'written') throw new RangeError('it was not written');
    const read = search(tokenOf({ storeId: await log.storeId(), seq: await log.head() }));
    let state = 'waiting';
    const answered = read.then(() => (state = 'answered'));
    for (let turn = 0; turn < 50; turn++) await setImmediate();
    expect(state).toBe('waiting');
    await app.find(ProjectionRunner).follow(outcome.changes);
    await answered;
    expect(jsonMember(jsonMember((await read).json(), 'value'), 'numEntities')).toBe(2);
  });

  it('is answered with 503 and a time to come back while an index cannot catch up', async () => {
    const token = tokenIn(await write('one'));
    const waits: number[] = [];
    app.find(ProjectionRunner).until = (_seq, milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve('late');
    };
    const late = await search(token);
    expect([late.status, late.headers['retry-after'], jsonMember(late.json(), 'code')]).toEqual([
      503,
      '1',
      'INDEX_NOT_READY',
    ]);
    const overGraphql = await query('{ search(input: { type: TAG, query: "*" }) { total } }', { [TOKEN]: token });
    expect(overGraphql.text).toContain('The indexes have not caught up with what the token is of');
    // Bounded by the deadline of the request.
    expect(waits.every((wait) => wait > 0 && wait < 30_000)).toBe(true);
  });
});

describe('a write and indexes that are not embedded', () => {
  it.each([
    ['does not wait for them by itself', () => write('one'), 0],
    ['waits when it is asked to', () => write('one', { 'x-datahub-sync-index-update': 'true' }), 1],
    ['waits as a mutation', () => query(EDIT), 1],
  ])('%s, two seconds at most, and is answered', async (_what, send, expected) => {
    await write('none');
    const waits: number[] = [];
    app.find(ProjectionRunner).untilShared = (_seq, milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve('late');
    };
    expect((await send()).status).toBe(200);
    expect([waits.length, waits.every((wait) => wait > 0 && wait <= 2000)]).toEqual([expected, true]);
  });
});
