import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { ORDERS } from './graphql.builder.js';
import { put, refusal } from './proposal.builder.js';

/** Numbers are read with the digits that were written, by every way of writing and of reading. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

const LONGS = [
  '9007199254740993',
  '-9007199254740993',
  '9223372036854775807',
  '-9223372036854775808',
  '1234567890123456789',
  '1E5',
  '2.0',
  '-0',
];
const DOUBLES = [
  '1.10',
  '1E5',
  '0.1e-7',
  '-0.0',
  '0.0000001',
  '0.30000000000000004',
  '3.14159265358979323846',
  '9007199254740993',
  '123456789012345678901234567890',
  '1.7976931348623157e308',
  '5e-324',
];

/** An aspect with one number, as JSON text. `field`: the member whose value is the number. */
interface NumberCase {
  readonly urn: string;
  readonly aspect: string;
  readonly record: string;
  readonly snapshot: string;
  readonly field: string;
  readonly json: string;
}

function longCase(number: string, name: string): NumberCase {
  return {
    urn: `urn:li:corpuser:${name}`,
    aspect: 'corpUserInfo',
    record: 'com.linkedin.identity.CorpUserInfo',
    snapshot: 'CorpUserSnapshot',
    field: 'departmentId',
    json: `{"active":true,"departmentId":${number}}`,
  };
}

function doubleCase(number: string, name: string): NumberCase {
  return {
    urn: `urn:li:mlModel:(urn:li:dataPlatform:science,${name},PROD)`,
    aspect: 'cost',
    record: 'com.linkedin.common.Cost',
    snapshot: 'MLModelSnapshot',
    field: 'costId',
    json: `{"costType":"ORG_COST_TYPE","cost":{"costId":${number}}}`,
  };
}

const CASES = [
  ...LONGS.map((number) => ['long', number, longCase] as const),
  ...DOUBLES.map((number) => ['double', number, doubleCase] as const),
];

function proposalText({ urn, aspect, json }: NumberCase): string {
  const fields = { entityType: urn.split(':')[2], entityUrn: urn, changeType: 'UPSERT', aspectName: aspect };
  return JSON.stringify({ ...fields, aspect: { value: json, contentType: 'application/json' } });
}

function snapshotText({ urn, record, snapshot, json }: NumberCase): string {
  const name = `com.linkedin.metadata.snapshot.${snapshot}`;
  return `{"value":{"${name}":{"urn":${JSON.stringify(urn)},"aspects":[{"${record}":${json}}]}}}`;
}

/** An unknown member without a value is left out, so the text cannot be stored as it came. */
function withSurplus(one: NumberCase): NumberCase {
  return { ...one, json: one.json.replace('{', '{"later":null,') };
}

const WRITERS: Readonly<Record<string, (one: NumberCase) => readonly [url: string, body: string]>> = {
  'a proposal': (one) => ['/aspects?action=ingestProposal', `{"proposal":${proposalText(one)}}`],
  'a proposal that loses a member': (one) => [
    '/aspects?action=ingestProposal',
    `{"proposal":${proposalText(withSurplus(one))}}`,
  ],
  'a batch of proposals': (one) => ['/aspects?action=ingestProposalBatch', `{"proposals":[${proposalText(one)}]}`],
  'a snapshot': (one) => ['/entities?action=ingest', `{"entity":${snapshotText(one)}}`],
  'a snapshot that loses a member': (one) => [
    '/entities?action=ingest',
    `{"entity":${snapshotText(withSurplus(one))}}`,
  ],
  'a batch of snapshots': (one) => ['/entities?action=batchIngest', `{"entities":[${snapshotText(one)}]}`],
};

const READERS: Readonly<Record<string, (one: NumberCase) => string>> = {
  'the entity': ({ urn, aspect }) => `/entitiesV2/${encodeURIComponent(urn)}?aspects=List(${aspect})`,
  'many entities': ({ urn }) => `/entitiesV2?ids=List(${encodeURIComponent(urn)})`,
  'the snapshot': ({ urn }) => `/entities/${encodeURIComponent(urn)}`,
  'the version': ({ urn, aspect }) => `/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`,
};

/** The numbers that a member has in a JSON text, as text, in order. */
function numbersOf(field: string, json: string): readonly string[] {
  return [...json.matchAll(new RegExp(`"${field}":([^,}]+)`, 'g'))].map(([, number = '']) => number);
}

describe.each(Object.entries(WRITERS))('%s', (what, write) => {
  it.each(CASES)('keeps the %s %s', async (_type, number, make) => {
    const one = make(number, `${what} ${number}`.replaceAll(' ', '-'));
    const [url, body] = write(one);
    expect([(await app.post(url, body, JSON_BODY)).status]).toEqual([200]);
    const read = await Promise.all(
      Object.entries(READERS).map(async ([reader, address]) => {
        return [reader, numbersOf(one.field, (await app.get(address(one))).text)];
      }),
    );
    expect(read).toEqual(Object.keys(READERS).map((reader) => [reader, [number]]));
  });

  it.each([
    ['long', '9223372036854775808', longCase],
    ['long', '-9223372036854775809', longCase],
    ['long', '18446744073709551616', longCase],
    ['long', '1e400', longCase],
    ['long', '9007199254740992.5e-1', longCase],
    ['double', '1e400', doubleCase],
    ['double', '-1e400', doubleCase],
  ] as const)('refuses the %s %s, which is out of range for its type', async (_type, number, make) => {
    const one = make(number, 'refused');
    const [url, body] = write(one);
    const [status, message] = refusal(await app.post(url, body, JSON_BODY));
    expect([status, message]).toEqual([422, expect.stringContaining(one.field)]);
  });
});

const JSON_BODY = { headers: { 'content-type': 'application/json' } };

describe('older versions', () => {
  it('keep the digits that were replaced', async () => {
    for (const number of ['9007199254740993', '9007199254740994']) {
      const [url, body] = ['/entities?action=ingest', `{"entity":${snapshotText(longCase(number, 'versions'))}}`];
      await app.post(url, body, JSON_BODY);
    }
    const texts = await Promise.all(
      ['0', '1'].map((version) =>
        app.get(`/aspects/urn%3Ali%3Acorpuser%3Aversions?aspect=corpUserInfo&version=${version}`),
      ),
    );
    expect(texts.map(({ text }) => numbersOf('departmentId', text))).toEqual([
      ['9007199254740994'],
      ['9007199254740993'],
    ]);
  });
});

describe('time series', () => {
  it.each(['1.10', '1E-5', '0.1e-7', '0.33333333333333331483'])('keep the float %s beside a long', async (float) => {
    const json = `{"timestampMillis":1.7E12,"rowCount":9007199254740993,"sizeInBytes":-9223372036854775808,"later":null,"fieldProfiles":[{"fieldPath":"a","uniqueProportion":${float}}]}`;
    const one = { ...longCase('', ''), urn: ORDERS, aspect: 'datasetProfile', json };
    const written = await app.post('/aspects?action=ingestProposal', `{"proposal":${proposalText(one)}}`, JSON_BODY);
    expect(written.text).toBe(JSON.stringify({ value: ORDERS }));
    const asked = { urn: ORDERS, entity: 'dataset', aspect: 'datasetProfile', latestValue: true };
    const { text } = await app.post('/aspects?action=getTimeseriesAspectValues', asked);
    expect(text).toContain(JSON.stringify(json.replace('"later":null,', '')));
  });

  it('accept the greatest long as the end of a range', async () => {
    const asked = `{"urn":"${ORDERS}","entity":"dataset","aspect":"datasetProfile","endTimeMillis":9223372036854775807}`;
    const answer = await app.post('/aspects?action=getTimeseriesAspectValues', asked, JSON_BODY);
    expect([answer.status, answer.text]).toEqual([
      200,
      expect.stringContaining('"endTimeMillis":9223372036854775807,'),
    ]);
    const beyond = asked.replace('807}', '808}');
    const [status, message] = refusal(await app.post('/aspects?action=getTimeseriesAspectValues', beyond, JSON_BODY));
    expect([status, message]).toEqual([400, expect.stringContaining('9223372036854775808 does not fit type long')]);
  });
});

describe('a write of the same value in other digits', () => {
  it.each([
    ['UPSERT', '{"costType":"ORG_COST_TYPE","cost":{"costId":1.10}}'],
    ['PATCH', '[{"op":"replace","path":"/cost/costId","value":1.10}]'],
  ])('changes nothing as %s', async (changeType, value) => {
    const { urn, aspect } = doubleCase('1.1', `same.${changeType}`);
    await put(app, urn, aspect, { costType: 'ORG_COST_TYPE', cost: { costId: 1.1 } });
    const fields = { entityType: 'mlModel', entityUrn: urn, changeType, aspectName: aspect };
    const proposal = { ...fields, aspect: { value, contentType: 'application/json' } };
    expect((await app.post('/aspects?action=ingestProposal', { proposal })).status).toBe(200);
    const at = `/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=`;
    expect((await app.get(`${at}0`)).text).toContain('"costId":1.1}');
    expect((await app.get(`${at}1`)).status).toBe(404);
  });
});

describe('an edit', () => {
  it('keeps the digits of what it does not change', async () => {
    const step = (name: string): string => `urn:li:dataset:(urn:li:dataPlatform:hive,number.${name},PROD)`;
    const [from, to, added] = [step('from'), step('to'), step('added')];
    await put(app, added, 'status', { removed: false });
    const stamp = '{"time":9007199254740993,"actor":"urn:li:corpuser:x"}';
    const upstream = `{"dataset":"${from}","type":"COPY","auditStamp":${stamp},"created":{"time":1E5,"actor":"urn:li:corpuser:x"}}`;
    const one = { ...longCase('', ''), urn: to, aspect: 'upstreamLineage', json: `{"upstreams":[${upstream}]}` };
    await app.post('/aspects?action=ingestProposal', `{"proposal":${proposalText(one)}}`, JSON_BODY);
    const query = 'mutation updateLineage($input: UpdateLineageInput!) { updateLineage(input: $input) }';
    const input = { edgesToAdd: [{ upstreamUrn: added, downstreamUrn: to }], edgesToRemove: [] };
    expect((await app.post('/api/graphql', { query, variables: { input } })).json()).toEqual({
      data: { updateLineage: true },
      extensions: {},
    });
    const { text } = await app.get(`/aspects/${encodeURIComponent(to)}?aspect=upstreamLineage&version=0`);
    expect(numbersOf('dataset', text)).toEqual([
      `"urn:li:dataset:(urn:li:dataPlatform:hive`,
      `"urn:li:dataset:(urn:li:dataPlatform:hive`,
    ]);
    expect(text).toContain(upstream);
    // Indexes have it, too, although none of their numbers is as long.
    const related = `/relationships?direction=OUTGOING&urn=${encodeURIComponent(to)}&types=List(DownstreamOf)`;
    expect((await app.get(related)).text).toContain(from);
    const failed = await app.post('/operations?action=listDeadLetters', { count: 10 });
    expect(failed.json()).toEqual({ value: '{"total":0,"deadLetters":[]}' });
  });
});

describe('an answer over GraphQL', () => {
  it('has all digits of a long, and a double for a float', async () => {
    await put(app, 'urn:li:corpuser:graph', 'corpUserStatus', {
      status: 'ACTIVE',
      lastModified: { time: 1, actor: 'urn:li:corpuser:x' },
    });
    const [url, body] = [
      '/entities?action=ingest',
      `{"entity":${snapshotText(longCase('-9223372036854775808', 'graph'))}}`,
    ];
    await app.post(url, body, JSON_BODY);
    const query = '{ corpUser(urn: "urn:li:corpuser:graph") { info { departmentId } } }';
    expect((await app.post('/api/graphql', { query })).text).toBe(
      '{"data":{"corpUser":{"info":{"departmentId":-9223372036854775808}}},"extensions":{}}',
    );
  });
});
