import { ProjectionRunner } from '../../src/projections/index.js';
import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { FAILURE_ROWS } from './failure-rows.builder.js';
import { DATASET, ingest, proposal } from './proposal.builder.js';
import { bearer, tokenFor, writeUser } from './tokens.builder.js';

let app: WireApp;
let guarded: WireApp;
beforeAll(async () => {
  app = await wireApp({ maxBodyBytes: 20_000_000 });
  guarded = await wireApp({ auth: 'on' });
  await ingest(app, proposal('status', { removed: false }));
});
afterAll(async () => {
  await app.close();
  await guarded.close();
});

const KEY = encodeURIComponent(DATASET);
const MISSING = DATASET.replace('orders', 'missing');
const SEARCH = { entity: 'dataset', input: '*', start: 0, count: 10 };

function search(change: object): Promise<WireAnswer> {
  return app.post('/entities?action=search', { ...SEARCH, ...change });
}

function snapshot(record: string, urn: string): object {
  return { value: { [`com.linkedin.metadata.snapshot.${record}`]: { urn, aspects: [] } } };
}

function get(url: string, headers: Readonly<Record<string, string>> = {}): Promise<WireAnswer> {
  return app.get(url, { headers });
}

const PLATFORM_EVENT = {
  name: 'opened',
  event: { header: { timestampMillis: 1 }, name: 'opened', payload: { value: '{}', contentType: 'text/plain' } },
};

/** A request that causes each failure. */
const CASES: Readonly<Record<string, () => Promise<WireAnswer>>> = {
  URN_INVALID: () => get('/entitiesV2/nonsense'),
  ENTITY_TYPE_UNKNOWN: () => get('/entitiesV2/urn%3Ali%3Adatset%3Ax'),
  ENTITY_TYPE_MISMATCH: () => ingest(app, proposal('status', {}, { entityType: 'chart' })),
  KEY_INVALID: () => get('/entitiesV2/urn%3Ali%3Adataset%3Ax'),
  ASPECT_UNKNOWN: () => ingest(app, proposal('nonsense', {})),
  SNAPSHOT_UNKNOWN: () => app.post('/entities?action=ingest', { entity: snapshot('NonsenseSnapshot', DATASET) }),
  SNAPSHOT_MISSING: () => get('/entities/urn%3Ali%3Acontainer%3Ax'),
  ASPECT_MALFORMED: () =>
    ingest(app, proposal('status', {}, { aspect: { value: '{', contentType: 'application/json' } })),
  ASPECT_INVALID: () => ingest(app, proposal('status', { removed: 'maybe' })),
  ASPECT_TOO_LARGE: () => ingest(app, proposal('datasetProperties', { description: 'x'.repeat(16_000_001) })),
  PATCH_MALFORMED: () => ingest(app, proposal('status', 7, { changeType: 'PATCH' })),
  PATCH_FAILED: () => ingest(app, proposal('status', [{ op: 'remove', path: '/x' }], { changeType: 'PATCH' })),
  CONTENT_TYPE_UNSUPPORTED: () =>
    ingest(app, proposal('status', {}, { aspect: { value: '{}', contentType: 'text/plain' } })),
  CHANGE_TYPE_UNSUPPORTED: () => ingest(app, proposal('status', {}, { changeType: 'RESTATE' })),
  ASPECT_EXISTS: () => ingest(app, proposal('status', { removed: false }, { changeType: 'CREATE' })),
  ENTITY_EXISTS: () => ingest(app, proposal('globalTags', { tags: [] }, { changeType: 'CREATE_ENTITY' })),
  ENTITY_MISSING: () => ingest(app, proposal('status', {}, { changeType: 'UPDATE', entityUrn: MISSING })),
  ASPECT_MISSING: () => get(`/aspects/${KEY}?aspect=status&version=99`),
  BROKER_MISSING: () => app.post('/platform?action=producePlatformEvent', PLATFORM_EVENT),
  PARAMETER_MISSING: () => app.post('/entities?action=exists', {}),
  PARAMETER_INVALID: () => get('/restli/docs?format=xml'),
  FILTER_INVALID: () => search({ filter: { or: [{ and: [{ field: 'nonsense', value: 'x' }] }] } }),
  QUERY_INVALID: () => search({ input: 'x'.repeat(100_000) }),
  QUERY_FIELD_UNKNOWN: () => search({ input: 'nonsense:x' }),
  PAGE_INVALID: () => search({ start: -1 }),
  COUNTS_DIFFER: () =>
    app.post('/entities?action=batchIngest', { entities: [snapshot('DatasetSnapshot', DATASET)], systemMetadata: [] }),
  MAINTENANCE_RUNNING: async () => {
    const runner = app.find(ProjectionRunner);
    let end = (): void => undefined;
    const made = new Promise<void>((resolve) => (end = resolve));
    runner.rebuild = () => made;
    await app.post('/operations?action=rebuild', {});
    const answer = await app.post('/operations?action=audit', {});
    end();
    return answer;
  },
  TASK_UNKNOWN: () => app.post('/operations?action=maintenance', { task: 99 }),
  UNAUTHENTICATED: () => guarded.get('/entitiesV2/x'),
  TOKEN_EXPIRED: async () => {
    const { token } = await tokenFor(guarded, 'urn:li:corpuser:maya', -60_000);
    return guarded.get('/entitiesV2/x', { headers: bearer(token) });
  },
  USER_SUSPENDED: async () => {
    const urn = 'urn:li:corpuser:eve';
    const { token } = await tokenFor(guarded, urn);
    const lastModified = { time: 0, actor: urn };
    await writeUser(guarded, urn, 'corpUserStatus', { status: 'SUSPENDED', lastModified });
    return guarded.get('/entitiesV2/x', { headers: bearer(token) });
  },
  ATTEMPTS_LIMITED: async () => {
    for (let count = 0; count < 40; count++) await guarded.get('/entitiesV2/x', { headers: bearer('wrong') });
    return guarded.get('/entitiesV2/x', { headers: bearer('wrong') });
  },
  REQUEST_REFUSED: () => get('/config', { origin: 'http://evil.example' }),
  REQUEST_TOO_COSTLY: async () => {
    const poor = await wireApp({ requestWork: 1 });
    const answer = await poor.post('/entities?action=exists', { urn: DATASET });
    await poor.close();
    return answer;
  },
  HOST_REFUSED: () => get('/config', { host: 'evil.example' }),
  PATH_MALFORMED: () => get('/entitiesV2/%zz'),
  QUERY_STRING_MALFORMED: () => get('/relationships?urn=%zz&direction=INCOMING&types=a'),
  RESOURCE_UNKNOWN: () => get('/nonsense'),
  PATH_TOO_DEEP: () => get('/aspects/a/b'),
  METHOD_UNSUPPORTED: () => app.send('DELETE', '/entities'),
  ACTION_UNKNOWN: () => app.post('/entities?action=nonsense', {}),
  METHOD_MISMATCH: () => get(`/entitiesV2/${KEY}`, { 'x-restli-method': 'action' }),
  PROTOCOL_UNSUPPORTED: () => get(`/entitiesV2/${KEY}`, { 'x-restli-protocol-version': '3.0.0' }),
  ANSWER_TYPE_UNSUPPORTED: () => get(`/entitiesV2/${KEY}`, { accept: 'text/html' }),
  BODY_TYPE_UNSUPPORTED: () =>
    app.post('/entities?action=exists', '<a/>', { headers: { 'content-type': 'application/xml' } }),
  BODY_ENCODING_UNSUPPORTED: () =>
    app.post('/entities?action=exists', '{}', { headers: { 'content-encoding': 'gzip' } }),
  BODY_MALFORMED: () => app.post('/entities?action=exists', '{'),
  BODY_TOO_LARGE: () => app.post('/entities?action=exists', 'x'.repeat(20_000_001)),
  PARAMETERS_INVALID: () => app.post('/entities?action=exists', { urn: 7 }),
};

/** What of the request is wrong; of other failures nothing is named. */
const FIELDS: Readonly<Record<string, string>> = {
  PARAMETER_MISSING: 'urn',
  PARAMETER_INVALID: 'format',
  PAGE_INVALID: 'start',
  QUERY_STRING_MALFORMED: 'urn',
  FILTER_INVALID: 'nonsense',
  QUERY_FIELD_UNKNOWN: 'nonsense',
  ASPECT_INVALID: '/removed',
  PARAMETERS_INVALID: '/urn',
  URN_INVALID: 'key',
  KEY_INVALID: 'key',
  ENTITY_TYPE_MISMATCH: 'proposal.entityUrn',
  ENTITY_MISSING: 'proposal.entityUrn',
  ASPECT_UNKNOWN: 'proposal.aspectName',
  ASPECT_MISSING: 'aspect',
  CONTENT_TYPE_UNSUPPORTED: 'proposal.aspect.contentType',
  CHANGE_TYPE_UNSUPPORTED: 'proposal.changeType',
  QUERY_INVALID: 'input',
};

/** Only a socket can cause those of requests and headers, only GraphQL the others. */
const ELSEWHERE = [
  'EDIT_INVALID',
  'FORBIDDEN',
  'HEADERS_TOO_LARGE',
  'HOST_AMBIGUOUS',
  'REQUEST_MALFORMED',
  'REQUEST_TIMED_OUT',
  'SECRET_UNREADABLE',
];

describe('the table of failures', () => {
  it('has a request for each failure that can be caused here, and no others', () => {
    const known = FAILURE_ROWS.map(({ code }) => code).sort();
    expect([...Object.keys(CASES), ...ELSEWHERE].sort()).toEqual(known);
  });

  it.each(Object.keys(CASES))('%s answers with its status and code, and the service keeps running', async (code) => {
    const answer = await CASES[code]?.();
    const row = FAILURE_ROWS.find((candidate) => candidate.code === code);
    const field = FIELDS[code];
    expect([answer?.status, answer?.json()]).toEqual([
      row?.status,
      {
        exceptionClass: 'com.linkedin.restli.server.RestLiServiceException',
        stackTrace: expect.stringMatching(
          /^com\.linkedin\.restli\.server\.RestLiServiceException \[HTTP Status:\d+\]: /,
        ),
        // Reasons end without a stop, since the sentence around them has one.
        message: expect.stringMatching(/[^.?!][.?]?$/),
        ...row,
        ...(field === undefined ? {} : { field }),
      },
    ]);
    expect((await get('/health')).status).toBe(200);
  });

  it('answers in the form of each version of the protocol', async () => {
    const answer = await app.get('/nonsense', { headers: CLIENT_HEADERS });
    expect(answer.headers['x-restli-error-response']).toBe('true');
  });
});
