import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { until } from '../engines/kafka/until.js';
import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonItems, jsonMember } from './json-member.js';
import { runEvent, table, tableUrn } from './lineage-event.builder.js';
import { put } from './proposal.builder.js';

const JOB = 'urn:li:dataJob:(urn:li:dataFlow:(airflow,shop,prod),load)';
const RUN = 'urn:li:dataProcessInstance:0176a8c2-fe01-7439-87e6-56a1a1b4029f';

let app: WireApp;
let receiver: Server;
let received: unknown[] = [];
/** Status of the next answers; 201 after them, but for an event that is refused for good. */
let statuses: number[] = [];
/** Whether the receiver takes nothing for now. */
let isAway = false;

beforeAll(async () => {
  receiver = createServer((request, response) => {
    void text(request).then((body) => {
      const status = isAway ? 503 : (statuses.shift() ?? (body.includes('shop.public.bad') ? 422 : 201));
      if (status === 201) received.push(JSON.parse(body));
      response.writeHead(status).end('{}');
    });
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- a server that listens on a port
  const { port } = receiver.address() as AddressInfo;
  app = await wireApp({ openlineageUrl: `http://127.0.0.1:${String(port)}/api/v1/lineage` });
});
afterAll(async () => {
  await app.close();
  receiver.close();
});
beforeEach(() => {
  received = [];
});

const LIMIT = 15_000;
function eventually(expectations: () => void): Promise<void> {
  return until(expectations, LIMIT);
}

/** What was received of the facets of datasets, by their names. */
function facetsOf(kind: 'dataset' | 'job'): readonly unknown[] {
  return received.map((event) => [
    jsonMember(event, kind, 'namespace'),
    jsonMember(event, kind, 'name'),
    jsonMember(event, kind, 'facets'),
  ]);
}

describe('changes', () => {
  it('are sent as events of datasets, with the facets of what has changed', async () => {
    await put(app, tableUrn('p'), 'datasetProperties', { description: 'Pets.', customProperties: {} });
    await put(app, tableUrn('p'), 'globalTags', { tags: [{ tag: 'urn:li:tag:pii' }] });
    const base = { _producer: 'cadastre:catalog', _schemaURL: expect.stringContaining('BaseFacet') };
    await eventually(() => {
      expect(facetsOf('dataset')).toEqual([
        ['postgres', 'shop.public.p', { documentation: { ...base, description: 'Pets.' } }],
        ['postgres', 'shop.public.p', { tags: { ...base, tags: [{ key: 'pii', value: 'true', source: 'USER' }] } }],
      ]);
    });
  });

  it('are sent as events of tasks and runs', async () => {
    await put(app, JOB, 'dataJobInputOutput', {
      inputDatasets: [tableUrn('p')],
      outputDatasets: [],
      outputDatasetEdges: [{ destinationUrn: tableUrn('q') }],
    });
    await put(app, RUN, 'dataProcessInstanceRelationships', { parentTemplate: JOB, upstreamInstances: [] });
    await put(app, RUN, 'dataProcessInstanceRunEvent', {
      timestampMillis: 1_777_629_900_000,
      status: 'COMPLETE',
      result: { type: 'FAILURE', nativeResultType: 'x' },
    });
    const job = { namespace: 'prod', name: 'shop.load', facets: {} };
    await eventually(() => {
      expect(received).toEqual([
        expect.objectContaining({
          job,
          inputs: [{ namespace: 'postgres', name: 'shop.public.p', facets: {} }],
          outputs: [{ namespace: 'postgres', name: 'shop.public.q', facets: {} }],
        }),
        expect.objectContaining({
          eventType: 'FAIL',
          eventTime: '2026-05-01T10:05:00.000Z',
          job,
          run: { runId: RUN.slice(27), facets: {} },
        }),
      ]);
    });
  });

  it('are not sent when they came as events, and are called afterwards as those called them', async () => {
    const namespace = 'postgres://warehouse:5432';
    await app.post('/api/v1/lineage', runEvent({ run: { runId: 'other' }, inputs: [table('e')] }));
    await put(app, tableUrn('e'), 'status', { removed: false });
    await put(app, tableUrn('e'), 'ownership', {
      owners: [{ owner: 'urn:li:corpuser:maya', type: 'DATAOWNER' }],
      lastModified: { time: 0, actor: 'urn:li:corpuser:maya' },
    });
    await eventually(() => {
      expect(facetsOf('dataset')).toEqual([
        [
          namespace,
          'shop.public.e',
          { ownership: expect.objectContaining({ owners: [{ name: 'urn:li:corpuser:maya', type: 'DATAOWNER' }] }) },
        ],
      ]);
    });
  });

  it('are sent again while the receiver is away, and set aside when it refuses them', async () => {
    statuses = [503, 429];
    for (const name of ['late', 'bad', 'good'])
      await put(app, tableUrn(name), 'datasetProperties', { description: name, customProperties: {} });
    await eventually(() => {
      const names = new Set(received.map((event) => jsonMember(event, 'dataset', 'name')));
      expect([...names]).toEqual(['shop.public.late', 'shop.public.good']);
    });
    const { text: letters } = await app.post('/operations?action=listDeadLetters', {});
    expect(letters).toContain('answers 422');
  });

  it('are named by health while they cannot be sent', async () => {
    isAway = true;
    await put(app, tableUrn('waits'), 'datasetProperties', { description: 'waits', customProperties: {} });
    const found = async (...path: readonly string[]) => jsonItems((await app.get('/health/ready')).json(), ...path);
    await until(async () => {
      expect(await found('warnings')).toEqual([
        expect.stringMatching(/^Changes are not sent to .*"openlineage".* 503/),
      ]);
    }, LIMIT);
    expect(await found('engines')).toContainEqual(expect.objectContaining({ name: 'openlineage', status: 'DOWN' }));
    isAway = false;
    await eventually(() => {
      expect(facetsOf('dataset')).toHaveLength(1);
    });
    await until(async () => {
      expect(await found('engines')).toContainEqual({ name: 'openlineage', status: 'UP' });
    }, LIMIT);
    await until(async () => {
      expect((await app.get('/metrics')).text).toContain('cadastre_openlineage_lag_entries{receiver="openlineage"} 0');
    }, LIMIT);
  });

  it('come back as what they were', async () => {
    await put(app, tableUrn('r'), 'datasetProperties', { description: 'Round.', customProperties: {} });
    await eventually(() => {
      expect(received).toHaveLength(1);
    });
    const other = await wireApp();
    try {
      expect(
        (
          await other.post('/api/v1/lineage', JSON.stringify(received[0]), {
            headers: { 'content-type': 'application/json' },
          })
        ).status,
      ).toBe(201);
      const stored = await other.get(
        `/aspects/${encodeURIComponent(tableUrn('r'))}?aspect=datasetProperties&version=0`,
      );
      expect(stored.text).toContain('"description":"Round."');
    } finally {
      await other.close();
    }
  });
});
