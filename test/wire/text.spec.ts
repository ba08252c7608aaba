import type { WireApp } from './app.builder.js';
import { wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { ingest, proposal, stored } from './proposal.builder.js';

/** Text of every Unicode plane is read as it was written, as a value and as the key of a map. */
let app: WireApp;
beforeAll(async () => {
  app = await wireApp();
});
afterAll(() => app.close());

const TEXTS: readonly (readonly [what: string, text: string])[] = [
  ['accents', 'naïve café Ærøskøbing'],
  ['combining marks, not put together', 'e\u0301 n\u0303 \u1112\u1161\u11ab'],
  ['other alphabets', 'ключ значение 漢字 かな עברית عربى हिन्दी'],
  ['directions', '\u202eabc\u202c \u2067x\u2069'],
  ['emoji', '🐘 👩‍👩‍👧 🇨🇭 ☃️'],
  ['the first and the last character of every plane', everyPlane()],
  ['separators of lines', 'a\u2028b\u2029c\u0085d\r\n\t'],
  ['controls', '\u0000\u0001\u001f\u007f\u009f'],
  ['marks of byte order and what is no character', '\uFEFFa\uFFFE\uFFFF\uFFFD'],
  ['halves of surrogate pairs', '\ud83d \udc18 \udc18\ud83d'],
  ['what looks like escapes', '\\u0041 \\" \\\\ %41 &amp; +'],
];

function everyPlane(): string {
  const planes = Array.from({ length: 0x11 }, (_, plane) => plane * 0x10000);
  return planes.map((first) => String.fromCodePoint(first + 0x20, first + 0xfffd)).join('');
}

const urnOf = (what: string): string =>
  `urn:li:dataset:(urn:li:dataPlatform:hive,text.${what.replaceAll(/\W/g, '-')},PROD)`;
const valueOf = (text: string): object => ({ description: text, customProperties: { [text]: text } });

/** The same JSON with everything beyond ASCII escaped, as some clients write it. */
function escaped(json: string): string {
  return json.replaceAll(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function snapshot(urn: string, text: string): string {
  const aspects = [{ 'com.linkedin.dataset.DatasetProperties': valueOf(text) }];
  return JSON.stringify({ value: { 'com.linkedin.metadata.snapshot.DatasetSnapshot': { urn, aspects } } });
}

function proposalOf(entityUrn: string, value: string): string {
  return JSON.stringify(
    proposal('datasetProperties', {}, { entityUrn, aspect: { value, contentType: 'application/json' } }),
  );
}

const WRITERS: Readonly<Record<string, (urn: string, text: string) => readonly [url: string, body: string]>> = {
  'a proposal': (urn, text) => [
    '/aspects?action=ingestProposal',
    `{"proposal":${proposalOf(urn, JSON.stringify(valueOf(text)))}}`,
  ],
  'a proposal in ASCII': (urn, text) => [
    '/aspects?action=ingestProposal',
    escaped(`{"proposal":${proposalOf(urn, escaped(JSON.stringify(valueOf(text))))}}`),
  ],
  'a proposal whose text is escaped once': (urn, text) => [
    '/aspects?action=ingestProposal',
    escaped(`{"proposal":${proposalOf(urn, unescapedHalves(JSON.stringify(valueOf(text))))}}`),
  ],
  'a batch of proposals': (urn, text) => [
    '/aspects?action=ingestProposalBatch',
    `{"proposals":[${proposalOf(urn, JSON.stringify(valueOf(text)))}]}`,
  ],
  'a snapshot': (urn, text) => ['/entities?action=ingest', `{"entity":${snapshot(urn, text)}}`],
  'a snapshot in ASCII': (urn, text) => ['/entities?action=ingest', `{"entity":${escaped(snapshot(urn, text))}}`],
  'a batch of snapshots': (urn, text) => ['/entities?action=batchIngest', `{"entities":[${snapshot(urn, text)}]}`],
};

/** Lone surrogates as characters of the JSON text itself: the text around it has them as escapes. */
function unescapedHalves(json: string): string {
  return json.replaceAll(/(?<!\\)\\u(d[89a-f]\w\w)/g, (_escape, digits: string) =>
    String.fromCharCode(Number.parseInt(digits, 16)),
  );
}

const JSON_BODY = { headers: { 'content-type': 'application/json' } };

describe.each(Object.entries(WRITERS))('%s', (writer, write) => {
  it.each(TEXTS)('keeps %s', async (what, text) => {
    const urn = urnOf(`${writer} ${what}`);
    const [url, body] = write(urn, text);
    expect((await app.post(url, body, JSON_BODY)).status).toBe(200);
    const key = encodeURIComponent(urn);
    const entity = (await app.get(`/entitiesV2/${key}?aspects=List(datasetProperties)`)).json();
    const whole = (await app.get(`/entities/${key}?aspects=List(datasetProperties)`)).json();
    const query = `{ dataset(urn: ${JSON.stringify(urn)}) { properties { description customProperties { key value } } } }`;
    const graph = (await app.post('/api/graphql', { query })).json();
    expect({
      entity: jsonMember(entity, 'aspects', 'datasetProperties', 'value'),
      snapshot: jsonMember(whole, 'value', 'com.linkedin.metadata.snapshot.DatasetSnapshot', 'aspects', 1),
      version: await stored(app, urn, 'datasetProperties'),
      graph: jsonMember(graph, 'data', 'dataset', 'properties'),
    }).toEqual({
      entity: valueOf(text),
      snapshot: { 'com.linkedin.dataset.DatasetProperties': valueOf(text) },
      version: valueOf(text),
      graph: { description: text, customProperties: [{ key: text, value: text }] },
    });
  });
});

describe('a point of a time series', () => {
  it.each(TEXTS)('keeps %s, and is sent in ASCII', async (what, text) => {
    const entityUrn = urnOf(`point ${what}`);
    const value = { timestampMillis: 1, messageId: 'm', fieldProfiles: [{ fieldPath: text, sampleValues: [text] }] };
    expect((await ingest(app, proposal('datasetProfile', value, { entityUrn }))).status).toBe(200);
    const asked = { urn: entityUrn, entity: 'dataset', aspect: 'datasetProfile' };
    const answer = (await app.post('/aspects?action=getTimeseriesAspectValues', asked)).json();
    const wireText = String(jsonMember(answer, 'value', 'values', 0, 'aspect', 'value'));
    expect([/^[\0-\x7f]*$/.test(wireText), JSON.parse(wireText)]).toEqual([true, value]);
  });
});

describe('a URN', () => {
  it.each([
    ['accents', 'naïve'],
    ['other alphabets', 'ключ漢字'],
    ['emoji', '🐘👩‍👩‍👧'],
    ['the last character of all', '\u{10ffff}'],
    ['combining marks, not put together', 'e\u0301'],
  ])('with %s names its entity in every answer', async (_what, name) => {
    const urn = `urn:li:corpuser:${name}`;
    const value = { active: true, displayName: name };
    const written = await ingest(app, proposal('corpUserInfo', value, { entityType: 'corpuser', entityUrn: urn }));
    expect(written.json()).toEqual({ value: urn });
    const read = (await app.get(`/entitiesV2/${encodeURIComponent(urn)}`)).json();
    expect([jsonMember(read, 'urn'), jsonMember(read, 'aspects', 'corpUserKey', 'value')]).toEqual([
      urn,
      { username: name },
    ]);
    const found = (await app.post('/entities?action=list', { ...PAGE, filter: filterOf(urn) })).json();
    expect(jsonMember(found, 'value', 'entities')).toEqual([urn]);
  });

  const PAGE = { entity: 'corpuser', start: 0, count: 10 };
  const filterOf = (value: string): object => ({
    or: [{ and: [{ field: 'urn', value, condition: 'EQUAL' }] }],
  });
});
