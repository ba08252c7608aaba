import type { WireAnswer, WireApp } from './app.builder.js';
import { CLIENT_HEADERS, wireApp } from './app.builder.js';
import { DATASET, proposal, refusal } from './proposal.builder.js';

const KEY = encodeURIComponent(DATASET);
const INGEST = '/aspects?action=ingestProposal';

let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
  await app.post(INGEST, { proposal: proposal('status', { removed: false }) });
});
afterAll(() => app.close());

/** The parts of a response that show how the protocol handled the request. */
function form({ status, headers }: WireAnswer): object {
  return {
    status,
    type: headers['content-type'],
    version: headers['x-restli-protocol-version'],
    error: headers['x-restli-error-response'] ?? headers['x-linkedin-error-response'],
  };
}

describe('headers', () => {
  it.each([
    [{}, '1.0.0'],
    [{ 'x-restli-protocol-version': '1.0.0' }, '1.0.0'],
    [{ 'x-restli-protocol-version': '2.0.0' }, '2.0.0'],
  ])('echo the version of %j', async (headers, version) => {
    const answer = await app.get(`/entitiesV2/${KEY}`, { headers });
    expect(form(answer)).toEqual({ status: 200, type: 'application/json', version, error: undefined });
  });

  it('mark errors as each version does', async () => {
    const older = await app.get('/nowhere');
    const newer = await app.get('/nowhere', { headers: CLIENT_HEADERS });
    const wrong = await app.get('/nowhere', { headers: { 'x-restli-protocol-version': 'nonsense' } });
    expect([older, newer, wrong].map(form)).toEqual([
      { status: 404, type: 'application/json', version: '1.0.0', error: 'true' },
      { status: 404, type: 'application/json', version: '2.0.0', error: 'true' },
      { status: 400, type: 'application/json', version: '2.0.0', error: 'true' },
    ]);
    expect([older.headers['x-linkedin-error-response'], newer.headers['x-restli-error-response']]).toEqual([
      'true',
      'true',
    ]);
  });

  it.each([
    ['get', 200],
    ['GET', 200],
    ['batch_get', 400],
    ['action', 400],
  ])('take X-RestLi-Method: %s for a read with status %d', async (method, status) => {
    const answer = await app.get(`/entitiesV2/${KEY}`, { headers: { 'x-restli-method': method } });
    expect(answer.status).toBe(status);
  });

  it('let a batch read name its method', async () => {
    const headers = { ...CLIENT_HEADERS, 'x-restli-method': 'batch_get' };
    expect((await app.get(`/entitiesV2?ids=List(${KEY})`, { headers })).status).toBe(200);
  });

  it('carry the actor, who is in the audit stamp of the write', async () => {
    const user = 'urn:li:corpuser:jdoe';
    const body = { proposal: proposal('globalTags', { tags: [] }) };
    await app.post(INGEST, body, { headers: { ...CLIENT_HEADERS, 'x-datahub-actor': user } });
    const answer = await app.get(`/entitiesV2/${KEY}?aspects=List(globalTags)`);
    expect(answer.json()).toMatchObject({ aspects: { globalTags: { created: { actor: user } } } });
  });

  it('are accepted with any authorization', async () => {
    for (const authorization of ['Bearer None', 'Bearer x.y.z', 'Basic id:secret', 'nonsense']) {
      expect((await app.get('/config', { headers: { authorization } })).status).toBe(200);
      expect((await app.get(`/entitiesV2/${KEY}`, { headers: { authorization } })).status).toBe(200);
    }
  });
});

describe('paths', () => {
  it.each(['', '/gms', '/api/gms', '//', '/gms/'])('are served below "%s"', async (prefix) => {
    const url = `${prefix}/entitiesV2/${KEY}`;
    expect((await app.get(url)).json()).toMatchObject({ urn: DATASET });
  });

  it('may have a slash before the query', async () => {
    const answer = await app.post('/aspects/?action=ingestProposal', {
      proposal: proposal('status', { removed: false }),
      async: 'false',
    });
    expect([answer.status, answer.json()]).toEqual([200, { value: DATASET }]);
  });

  it.each([KEY, DATASET, DATASET.replaceAll(':', '%3A'), DATASET.replaceAll('(', '%28'), `${KEY}%20%20`])(
    'take the key %s',
    async (key) => {
      expect((await app.get(`/entitiesV2/${key}`)).json()).toMatchObject({ urn: DATASET });
    },
  );

  it('may have an encoded slash inside a key', async () => {
    const urn = 'urn:li:dataset:(urn:li:dataPlatform:s3,bucket/folder,PROD)';
    expect((await app.get(`/entitiesV2/${encodeURIComponent(urn)}`)).json()).toMatchObject({ urn });
  });
});

describe('query values', () => {
  const other = DATASET.replace('orders', 'other');
  const bare = `List(${DATASET},${other})`;
  it.each([
    ['encoded members', `ids=List(${KEY},${encodeURIComponent(other)})`],
    ['bare members', `ids=${bare}`],
    ['an encoded list', `ids=${encodeURIComponent(bare)}`],
    ['repeated parameters', `ids=${KEY}&ids=${other}`],
  ])('are read from %s, with and without the header', async (_form, query) => {
    for (const headers of [{}, CLIENT_HEADERS]) {
      expect((await app.get(`/entitiesV2?${query}&aspects=List(status)`, { headers })).json()).toEqual({
        results: { [DATASET]: expect.any(Object), [other]: expect.any(Object) },
        statuses: {},
        errors: {},
      });
    }
  });

  it.each([
    'types=OwnedBy',
    'types=List(OwnedBy)',
    'types=List(OwnedBy,Contains)',
    'types=OwnedBy&types=Contains',
    'types=List()',
  ])('say which relationships with %s', async (types) => {
    for (const headers of [{}, CLIENT_HEADERS]) {
      const answer = await app.get(`/relationships?urn=${KEY}&direction=INCOMING&${types}`, { headers });
      expect([answer.status, answer.json()]).toEqual([200, expect.objectContaining({ start: 0, count: 0, total: 0 })]);
    }
  });
});

describe('bodies', () => {
  const search = { entity: 'dataset', input: '*', start: 0, count: 1 };

  it.each(['application/json; charset=utf-8', 'text/plain', 'application/x-www-form-urlencoded'])(
    'are read when labelled %s',
    async (contentType) => {
      const answer = await app.post('/entities?action=search', JSON.stringify(search), {
        headers: { 'content-type': contentType },
      });
      expect(answer.status).toBe(200);
    },
  );

  it('are parsed without a content type', async () => {
    expect((await app.post('/entities?action=search', JSON.stringify(search))).status).toBe(200);
  });

  it('may have unknown members, and members that are null', async () => {
    const answer = await app.post('/entities?action=search', { ...search, soft: true, filter: null });
    expect(answer.status).toBe(200);
  });

  it('may be absent when nothing is required', async () => {
    expect((await app.post('/operations?action=restoreIndices', '')).status).toBe(200);
  });

  it('may have text beyond ASCII', async () => {
    await app.post(INGEST, { proposal: proposal('datasetProperties', { name: 'Größe 数 😀' }) });
    const answer = await app.get(`/aspects/${KEY}?aspect=datasetProperties`);
    expect(answer.json()).toMatchObject({
      aspect: { 'com.linkedin.dataset.DatasetProperties': { name: 'Größe 数 😀' } },
    });
  });
});

describe('envelopes', () => {
  it('leave the body empty for a method without a result', async () => {
    const snapshot = { urn: DATASET, aspects: [{ 'com.linkedin.common.Status': { removed: false } }] };
    const entity = { value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': snapshot } };
    const answer = await app.post('/entities?action=ingest', { entity });
    expect([answer.status, answer.text, answer.headers['content-length']]).toEqual([200, '', '0']);
  });

  it('put a value around the result of an action', async () => {
    expect((await app.post('/entities?action=exists', { urn: DATASET })).json()).toEqual({ value: true });
    expect((await app.post('/entities?action=getTotalEntityCount', { entity: 'dataset' })).json()).toEqual({
      value: 1,
    });
    const counts = await app.post('/entities?action=batchGetTotalEntityCount', { entities: ['dataset', 'tag'] });
    expect(counts.json()).toEqual({ value: { dataset: 1, tag: 0 } });
  });
});

describe('a request that is refused', () => {
  it('is answered with the reason, in a body that older clients understand', async () => {
    const exceptionClass = 'com.linkedin.restli.server.RestLiServiceException';
    const message = "Parameter 'count' is required";
    const answer = await app.post('/entities?action=search', { entity: 'dataset', input: '*', start: 0 });
    expect([answer.status, answer.json()]).toEqual([
      400,
      {
        exceptionClass,
        stackTrace: `${exceptionClass} [HTTP Status:400]: ${message}`,
        message,
        status: 400,
        code: 'PARAMETER_MISSING',
        field: 'count',
      },
    ]);
  });

  it('is answered with every invalid parameter', async () => {
    const answer = await app.post('/entities?action=search', { entity: 7, input: '*', start: 'x', count: 1.5 });
    expect(refusal(answer)).toEqual([
      400,
      "Parameters of method 'search' failed validation with error '" +
        [
          'ERROR :: /entity :: 7 is not of type string',
          'ERROR :: /start :: "x" is not of type int',
          'ERROR :: /count :: 1.5 is not a whole number, as type int wants',
        ].join('\n') +
        "'",
    ]);
  });

  it('is answered with the valid alternatives', async () => {
    expect(refusal(await app.get('/nowhere'))).toEqual([
      404,
      "No root resource defined for path '/nowhere'. Known are analytics, aspects, entities, entitiesV2, entitiesVersionedV2, operations, platform, relationships, runs, usageStats.",
    ]);
    expect(refusal(await app.post('/operations?action=nope', {}))).toEqual([
      400,
      'POST operation named nope not supported on resource operations. Actions are restoreIndices, audit, rebuild, ' +
        'compact, maintenance, listModelChanges, listDeadLetters, retryDeadLetters, dropDeadLetters, truncateTimeseriesAspect, getEsTaskStatus, getIndexSizes.',
    ]);
  });

  it.each<['DELETE' | 'GET' | 'POST' | 'PUT', string]>([
    ['GET', '/nowhere/a/b/c'],
    ['GET', '/nowhere?x=%zz'],
    ['GET', '/nowhere/%2F%C3%A9'],
    ['POST', '/nowhere?action=x'],
    ['PUT', '/nowhere/a'],
    ['DELETE', '/nowhere?urn=x'],
  ])('names an unknown resource whatever follows it: %s %s', async (method, url) => {
    const answer = await app.send(method, url);
    expect([answer.status, answer.json()]).toMatchObject([404, { code: 'RESOURCE_UNKNOWN' }]);
  });
});

describe('the service', () => {
  it('says that it is alive and ready', async () => {
    for (const path of ['/health', '/health/live', '/health/check/ready']) {
      const answer = await app.get(path);
      expect([answer.status, answer.json()]).toEqual([200, { status: 'UP' }]);
    }
  });

  it('reports its capabilities to clients', async () => {
    const version = { version: 'v0.11.0', commit: expect.any(String) };
    for (const path of ['/config', '//config', '/gms/config']) {
      expect((await app.get(path)).json()).toEqual({
        noCode: 'true',
        retention: 'true',
        statefulIngestionCapable: true,
        patchCapable: true,
        timeZone: 'GMT',
        supportsImpactAnalysis: true,
        datasetUrnNameCasing: false,
        versions: { 'linkedin/datahub': version, 'acryldata/datahub': version },
        telemetry: { enabledCli: true, enabledIngestion: false },
        managedIngestion: { enabled: true, defaultCliVersion: '0.11.0' },
        datahub: { serverType: 'prod' },
        models: {},
      });
    }
  });
});
