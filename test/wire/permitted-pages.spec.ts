import { AspectStore } from '../../src/aspects/index.js';
import { Bootstrap } from '../../src/bootstrap/index.js';
import { Work } from '../../src/kernel/work.js';
import { type WireApp, CLIENT_HEADERS, wireApp } from './app.builder.js';
import { DATASET, proposal } from './proposal.builder.js';
import { bearer, tokenFor } from './tokens.builder.js';

const ROOT = 'urn:li:corpuser:datahub';
const EVE = 'urn:li:corpuser:eve';
const OTHER = DATASET.replace('orders', 'other');

const TERM = 'urn:li:glossaryTerm:secret';

let app: WireApp;
const tokens = new Map<string, string>();
beforeAll(async () => {
  app = await wireApp({ auth: 'on' });
  await app.find(Bootstrap).run();
  for (const actor of [ROOT, EVE]) tokens.set(actor, (await tokenFor(app, actor)).token);
  // Whoever starts may read everything; from here on it is those alone who have a policy.
  const stored = await app.find(AspectStore).listUrns('dataHubPolicy', { start: 0, count: 1000 }, Work.unlimited);
  const reader = {
    ...{ displayName: 'Orders', description: '', type: 'METADATA', state: 'ACTIVE', editable: true },
    privileges: ['VIEW_ENTITY_PAGE', 'VIEW_DATASET_PROFILE'],
    resources: { type: 'dataset', resources: [DATASET], allResources: false },
    actors: { users: [EVE], resourceOwners: false, allUsers: false, allGroups: false },
  };
  for (const urn of [DATASET, OTHER]) {
    await write(urn, 'datasetProperties', { name: 'Shown', description: 'Stored.' });
    await write(urn, 'glossaryTerms', { terms: [{ urn: TERM }], auditStamp: { time: 0, actor: ROOT } });
    await write(urn, 'datasetProfile', { timestampMillis: 1, rowCount: 7 });
  }
  await write(TERM, 'glossaryTermInfo', { name: 'Secret', definition: '', termSource: 'INTERNAL' });
  await write('urn:li:dataHubPolicy:reader', 'dataHubPolicyInfo', reader);
  const all = { ...reader, resources: undefined, actors: { ...reader.actors, users: [ROOT] } };
  await write('urn:li:dataHubPolicy:all', 'dataHubPolicyInfo', all);
  for (const urn of stored.urns.filter((one) => one !== ROOTS)) await end(urn);
});
afterAll(() => app.close());

/** The policy of the first user. */
const ROOTS = 'urn:li:dataHubPolicy:0';

function headersOf(actor: string): Readonly<Record<string, string>> {
  return { ...CLIENT_HEADERS, ...bearer(tokens.get(actor) ?? '') };
}

async function write(urn: string, aspect: string, value: object): Promise<void> {
  const sent = proposal(aspect, value, { entityType: urn.split(':')[2] ?? '', entityUrn: urn });
  const answer = await app.post('/aspects?action=ingestProposal', { proposal: sent }, { headers: headersOf(ROOT) });
  expect([urn, answer.status]).toEqual([urn, 200]);
}

async function end(urn: string): Promise<void> {
  const rest = { displayName: 'x', description: '', type: 'METADATA', privileges: [], editable: true };
  const actors = { resourceOwners: false, allUsers: false, allGroups: false };
  await write(urn, 'dataHubPolicyInfo', { ...rest, state: 'INACTIVE', actors });
}

async function ask(query: string, actor = EVE): Promise<unknown> {
  return (await app.post('/api/graphql', { query }, { headers: headersOf(actor) })).json();
}

const FORBIDDEN = expect.objectContaining({ extensions: expect.objectContaining({ code: 403 }) });

describe('a page with an entity that the caller may not read', () => {
  const fields = `urn type ... on Dataset { name exists properties { name description }
    glossaryTerms { terms { term { urn name properties { name } } } } }`;
  const term = { urn: TERM, name: 'secret', properties: null };
  const shown = {
    ...{ urn: DATASET, type: 'DATASET', name: 'shop.orders', exists: true },
    properties: { name: 'Shown', description: 'Stored.' },
    glossaryTerms: { terms: [{ term }] },
  };
  const hidden = {
    ...{ urn: OTHER, type: 'DATASET', name: 'shop.other', exists: false, properties: null, glossaryTerms: null },
  };

  it('has what its URN says of it, and all of the others', async () => {
    expect(
      await ask(`{ search(input: { type: DATASET, query: "*" }) { total searchResults { entity { ${fields} } } } }`),
    ).toEqual({
      data: { search: { total: 2, searchResults: [{ entity: shown }, { entity: hidden }] } },
      extensions: {},
    });
    expect(await ask(`{ entities(urns: ["${OTHER}", "${DATASET}"]) { ${fields} } }`)).toEqual({
      data: { entities: [hidden, shown] },
      extensions: {},
    });
  });

  it('has errors for its edges and points alone', async () => {
    const around = `urn ... on Dataset { datasetProfiles(limit: 1) { rowCount }
      relationships(input: { types: [], direction: OUTGOING }) { total } }`;
    const body = await ask(`{ entities(urns: ["${OTHER}", "${DATASET}"]) { ${around} } }`);
    expect(body).toEqual({
      data: {
        entities: [
          { urn: OTHER, datasetProfiles: null, relationships: null },
          { urn: DATASET, datasetProfiles: [{ rowCount: 7 }], relationships: { total: expect.any(Number) } },
        ],
      },
      errors: [FORBIDDEN, FORBIDDEN],
      extensions: {},
    });
  });

  it('is refused where the entity was named', async () => {
    for (const query of [
      `{ dataset(urn: "${OTHER}") { name properties { name } } }`,
      `{ entity(urn: "${OTHER}") { ... on Dataset { properties { name } } } }`,
      `{ entityExists(urn: "${OTHER}") }`,
    ]) {
      expect([query, await ask(query)]).toEqual([query, expect.objectContaining({ errors: [FORBIDDEN] })]);
    }
    expect(await ask(`{ dataset(urn: "${DATASET}") { exists } }`)).toEqual({
      data: { dataset: { exists: true } },
      extensions: {},
    });
  });

  it('is whole for who may read all of it', async () => {
    const query = `{ entities(urns: ["${OTHER}"]) { ... on Dataset { properties { name } } } }`;
    expect(await ask(query, ROOT)).toEqual({ data: { entities: [{ properties: { name: 'Shown' } }] }, extensions: {} });
  });
});
