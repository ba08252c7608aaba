import { request } from 'node:http';
import { GroupCommit } from '../../src/aspects/group-commit/group-commit.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { CallerGone } from '../../src/kernel/failures.js';
import { Registry } from '../../src/registry/index.js';
import { TimeseriesStore } from '../../src/timeseries/index.js';
import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { DATASET, refusal } from './proposal.builder.js';

const POINTS = 2000;
const PATH = '/aspects?action=getTimeseriesAspectValues';

let app: WireApp;
afterEach(() => app.close());

/** A service with a long series. */
async function withSeries(settings: Parameters<typeof wireApp>[0]): Promise<WireApp> {
  const made = await wireApp(settings);
  const writes = Array.from({ length: POINTS }, (_, timestamp) => {
    const json = JSON.stringify({ timestampMillis: timestamp, rowCount: timestamp });
    return { aspect: 'datasetProfile', change: 'ADD_POINT', timestamp, identity: '', json } as const;
  });
  await made.find(GroupCommit).submit({
    changes: [{ target: made.find(Registry).requireUrn(DATASET), writes }],
    stamp: { time: 0, actor: SYSTEM_ACTOR },
    system: { lastObserved: 0, runId: 'no-run-id-provided' },
  });
  return made;
}

/** Points whose number of rows is one of so many values, none of which any has. */
function filtered(values: number): object {
  const criterion = { field: 'rowCount', condition: 'IN', values: Array.from({ length: values }, () => '-1') };
  return {
    urn: DATASET,
    entity: 'dataset',
    aspect: 'datasetProfile',
    limit: 1,
    filter: { or: [{ and: [criterion] }] },
  };
}

/** The same as an operation of GraphQL. */
function operation(values: number): object {
  const list = Array.from({ length: values }, () => '"-1"').join(' ');
  const filter = `{ and: [{ field: "rowCount", values: [${list}] }] }`;
  return { query: `{ dataset(urn: "${DATASET}") { datasetProfiles(limit: 1, filter: ${filter}) { rowCount } } }` };
}

/** Begin a request over a socket. `hangUp`: before it is answered. */
function begin(url: string, body: object): { readonly hangUp: () => void; readonly status: Promise<number> } {
  const sent = request(url, { method: 'POST', headers: { 'content-type': 'application/json' } });
  const status = new Promise<number>((resolve, reject) => {
    sent.on('error', reject).on('response', (answer) => {
      answer.resume().on('end', () => {
        resolve(answer.statusCode ?? 0);
      });
    });
  });
  sent.end(JSON.stringify(body));
  return { hangUp: () => sent.destroy(), status };
}

/** Resolves when the next request reads the store. `end`: with what the read answers or throws. */
function nextRead(made: WireApp): Promise<{ readonly end: Promise<unknown> }> {
  const store = made.find(TimeseriesStore);
  const query = store.query.bind(store);
  return new Promise((resolve) => {
    store.query = (...args) => {
      const read = query(...args);
      resolve({ end: read.catch((error: unknown) => error) });
      return read;
    };
  });
}

describe('the budget of a request', () => {
  it('is enough for what costs less, and a request that costs more is refused with what to do', async () => {
    app = await withSeries({ requestWork: 20_000 });
    expect((await app.post(PATH, filtered(1))).status).toBe(200);
    expect(refusal(await app.post(PATH, filtered(100)))).toEqual([
      400,
      'The request needs more than the 20000 units of work that one may take (REQUEST_WORK). It goes through more points than that: ask for a shorter time, or with fewer values in the filter.',
    ]);
  });

  it('is shared by the fields of an operation, which is refused as a whole', async () => {
    app = await withSeries({ requestWork: 20_000 });
    const field = `dataset(urn: "${DATASET}") { datasetProfiles(limit: 1, filter: { and: [{ field: "rowCount", values: ["-1"] }] }) { rowCount } }`;
    expect((await graphqlRequest(app, { query: `{ ${field} }` })).body.errors).toBeUndefined();
    const many = Array.from({ length: 9 }, (_, at) => `a${String(at)}: ${field}`).join(' ');
    const { status, body } = await graphqlRequest(app, { query: `{ ${many} }` });
    expect([status, body.data, body.errors?.map(({ extensions }) => extensions)]).toEqual([
      200,
      null,
      [{ code: 400, type: 'BAD_REQUEST', classification: 'DataFetchingException' }],
    ]);
    expect(body.errors?.[0]?.message).toContain('REQUEST_WORK');
  });

  it('has an end in time, after which the caller may try again', async () => {
    app = await withSeries({ requestSeconds: 0 });
    const answer = await app.post(PATH, filtered(1));
    expect([refusal(answer), answer.headers['retry-after']]).toEqual([
      [503, 'The request has taken longer than 0 s; try again later.'],
      '1',
    ]);
    expect(answer.text).toContain('DEADLINE_PASSED');
  });

  it.each([
    [PATH, filtered(15_000)],
    ['/api/graphql', operation(15_000)],
  ])('ends when the caller of %s hangs up, and nothing of it is left to do', async (path, body) => {
    app = await withSeries({ requestWork: Infinity, requestSeconds: 600 });
    const address = await app.listen();
    const reading = nextRead(app);
    const { hangUp, status } = begin(`${address}${path}`, body);
    const { end } = await reading;
    hangUp();
    await expect(status).rejects.toThrow('socket hang up');
    expect(await end).toBeInstanceOf(CallerGone);
  });

  it('lets a stop wait for what was accepted, which is answered', async () => {
    app = await withSeries({});
    const address = await app.listen();
    const reading = nextRead(app);
    const { status } = begin(`${address}${PATH}`, filtered(1000));
    await reading;
    await app.close();
    expect(await status).toBe(200);
  });
});
