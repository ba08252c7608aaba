import { fileURLToPath } from 'node:url';
import { ServiceProcess } from './service-process.js';
import { graphql, ingest, send } from './service-requests.js';
import { WorkingCopy } from './working-copy.js';

const FLEET = fileURLToPath(new URL('../third-party/fleet', import.meta.url));

const VESSEL = 'urn:li:vessel:(9074729,NL)';
const PORT = 'urn:li:port:NLRTM';

const PARTICULARS = {
  name: 'Zeeleeuw',
  remark: 'Her engines run cold.',
  tonnage: 12.5,
  record: 'kept',
  includes: 3,
  null: true,
  constructor: 'wooden keel',
  hasOwnProperty: { isPrototypeOf: 7 },
  hull: 'STEEL',
  engines: [{ maker: 'Werkspoor', power: { kilowatts: 450.5 } }],
  decks: { main: [['oak', 'pine'], []] },
  manifest: { pages: [{ number: 1 }] },
  route: { legs: [{ from: 'NLRTM', to: 'GBHRW', onward: { from: 'GBHRW', to: 'NLRTM' } }] },
  builder: { 'com.harbourlight.fleet.HullMaker': { name: 'De Schelde' } },
  berths: [{ quay: PORT }],
  sister: 'urn:li:vessel:(1,MT)',
  labels: { class: 'a1' },
  // A plain literal would set the prototype of the object.
  ['__proto__']: { constructor: { not: ['gaff', 'yawl'] }, ['__proto__']: 'hulk' },
};

describe('the service with third-party models', () => {
  let copy: WorkingCopy;
  let service: ServiceProcess;

  beforeAll(async () => {
    copy = new WorkingCopy();
    await copy.npm('generate', '--models', FLEET);
    // Builds it first.
    service = new ServiceProcess([], copy.directory);
    await service.start();
  });
  afterAll(async () => {
    await service.dispose();
    copy.dispose();
  });

  it('accepts values that the models describe and returns them unchanged', async () => {
    const written = await ingest(service, VESSEL, 'vesselParticulars', PARTICULARS);
    expect([written.status, written.body]).toEqual([200, { value: VESSEL }]);
    const stamp = { time: 5, actor: 'urn:li:corpuser:nobody.modelled' };
    expect((await ingest(service, PORT, 'portInfo', { name: 'Rotterdam', opened: stamp })).status).toBe(200);
    const { body } = await send(service, `/entitiesV2/${encodeURIComponent(VESSEL)}`);
    expect(body).toMatchObject({
      urn: VESSEL,
      entityName: 'vessel',
      aspects: { vesselKey: { value: { imo: '9074729', registry: 'NL' } }, vesselParticulars: { value: PARTICULARS } },
    });
  });

  it('refuses values that they do not describe', async () => {
    const { status, body } = await ingest(service, VESSEL, 'vesselParticulars', { ...PARTICULARS, hull: 'WOOD' });
    expect([status, body['code']]).toEqual([422, 'ASPECT_INVALID']);
  });

  it('accepts points of a time series and snapshots', async () => {
    await ingest(service, PORT, 'portTraffic', { timestampMillis: 7, arrivals: 4, byFlag: [{ flag: 'NL', calls: 2 }] });
    const snapshot = { urn: 'urn:li:port:GBHRW', aspects: [{ 'com.harbourlight.port.PortInfo': { name: 'Harwich' } }] };
    const body = { entity: { value: { 'com.harbourlight.snapshot.PortSnapshot': snapshot } } };
    expect((await send(service, '/entities?action=ingest', body)).status).toBe(200);
    expect((await send(service, '/entities/urn%3Ali%3Aport%3AGBHRW')).body).toEqual({
      value: {
        'com.harbourlight.snapshot.PortSnapshot': {
          urn: 'urn:li:port:GBHRW',
          aspects: [
            { 'com.harbourlight.key.PortKey': { code: 'GBHRW' } },
            { 'com.harbourlight.port.PortInfo': { name: 'Harwich' } },
          ],
        },
      },
    });
  });

  it('answers GraphQL along the relationships of the models', async () => {
    const answer = await graphql(
      service,
      `{
      vessel(urn: "${VESSEL}") {
        type
        imo
        vesselParticulars {
          name
          record
          constructor
          toString
          hasOwnProperty { __typename ... on VesselParticularsHasOwnPropertyIsPrototypeOf { isPrototypeOf } }
          engines { maker power { kilowatts } }
          berths { quay { urn ... on Port { portInfo { name } portTraffic { arrivals } } } }
        }
        relationships(input: { types: ["SisterOf"], direction: OUTGOING }) { total }
      }
    }`,
    );
    expect(answer['data']).toEqual({
      vessel: {
        type: 'VESSEL',
        imo: '9074729',
        vesselParticulars: {
          name: 'Zeeleeuw',
          record: 'kept',
          constructor: 'wooden keel',
          toString: null,
          hasOwnProperty: { __typename: 'VesselParticularsHasOwnPropertyIsPrototypeOf', isPrototypeOf: 7 },
          engines: [{ maker: 'Werkspoor', power: { kilowatts: 450.5 } }],
          berths: [{ quay: { urn: PORT, portInfo: { name: 'Rotterdam' }, portTraffic: [{ arrivals: 4 }] } }],
        },
        relationships: { total: 1 },
      },
    });
  });

  it('finds it by fields that are named like members of every object', async () => {
    for (const input of ['keel', 'constructor:"wooden keel"', '__proto__:hulk']) {
      const body = { entity: 'vessel', input, start: 0, count: 10 };
      expect((await send(service, '/entities?action=search', body)).body).toMatchObject({
        value: { entities: [VESSEL], numEntities: 1 },
      });
    }
  });

  it('finds it over RPC and GraphQL', async () => {
    const { body } = await send(service, '/entities?action=search', {
      entity: 'vessel',
      input: 'cold',
      start: 0,
      count: 10,
    });
    expect(body).toMatchObject({ value: { entities: [VESSEL], numEntities: 1 } });
    const found = await graphql(
      service,
      '{ searchAcrossEntities(input: { query: "zeeleeuw" }) { total searchResults { entity { urn type } } } }',
    );
    expect(found['data']).toEqual({
      searchAcrossEntities: { total: 1, searchResults: [{ entity: { urn: VESSEL, type: 'VESSEL' } }] },
    });
  });

  it('says at the addresses of pages that there are none, and where to go instead', async () => {
    for (const path of ['/', '/models', '/search?q=keel']) {
      const answer = await fetch(`${service.url}${path}`, { headers: { accept: 'text/html' } });
      const page = await answer.text();
      expect([answer.status, page]).toEqual([200, expect.stringContaining('There are no pages for these models')]);
      expect(page).toContain('<code>Mutation.updateDataset</code>');
      expect(page).not.toContain('http-equiv="refresh"');
      const links = [...page.matchAll(/href="(\/[^"]*)"/g)].map(([, link = '']) => link);
      expect(links).toEqual(['/restli/home', '/restli/docs', '/api/graphql']);
      for (const link of links) {
        const { status } = await fetch(`${service.url}${link}`, { headers: { accept: 'text/html' } });
        expect([link, status]).toEqual([link, 200]);
      }
    }
  });

  it('says what is wrong with an operation that was left out or does not fit the models', async () => {
    const removedOperation = await graphql(
      service,
      'mutation { updateDataset(urn: "urn:li:dataset:x", input: {}) { urn } }',
    );
    expect(removedOperation['errors']).toMatchObject([
      {
        message: 'Cannot query field "updateDataset" on type "Mutation". Did you mean "updateLineage"?',
        extensions: { code: 400 },
      },
    ]);
    const unserved = await graphql(
      service,
      `mutation { updateDescription(input: { resourceUrn: "${PORT}", description: "x" }) }`,
    );
    expect(unserved['errors']).toMatchObject([{ extensions: { code: 400 } }]);
    const unknown = await ingest(service, 'urn:li:dataset:x', 'status', { removed: true });
    expect([unknown.status, unknown.body['code']]).toEqual([400, 'ENTITY_TYPE_UNKNOWN']);
  });
});
