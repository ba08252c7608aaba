import type { RunningService } from './command-line.builder.js';
import { startService } from './command-line.builder.js';

/** Values of a file are stored and printed with the same digits and the same text. */
let server: RunningService;
beforeAll(async () => {
  server = await startService();
});
afterAll(() => server.close());

const MODEL = 'urn:li:mlModel:(urn:li:dataPlatform:science,';

/** A proposal with the aspect as an object. */
function proposalRecord(entityUrn: string, aspectName: string, json: string): string {
  const [, , entityType] = entityUrn.split(':');
  const shell = JSON.stringify({ entityType, entityUrn, changeType: 'UPSERT', aspectName });
  return `${shell.slice(0, -1)},"aspect":{"json":${json}}}`;
}

/** A snapshot event in Avro's JSON form. `snapshot`, `record`: without what their namespaces begin with. */
function snapshotRecord(urn: string, snapshot: string, aspect: readonly [record: string, json: string]): string {
  const name = `com.linkedin.pegasus2avro.metadata.snapshot.${snapshot}`;
  return `{"proposedSnapshot":{"${name}":{"urn":"${urn}","aspects":[{"com.linkedin.pegasus2avro.${aspect[0]}":${aspect[1]}}]}}}`;
}

const USER = 'urn:li:corpuser:';
const USER_RECORD = 'identity.CorpUserInfo';

type Record = (number: string, name: string) => { readonly urn: string; readonly text: string };

const RECORDS: Readonly<{ readonly [what: string]: Record }> = {
  'a long in a proposal': (number, name) => ({
    urn: `${USER}${name}`,
    text: proposalRecord(`${USER}${name}`, 'corpUserInfo', `{"active":true,"departmentId":${number}}`),
  }),
  'a long in a snapshot': (number, name) => ({
    urn: `${USER}${name}`,
    text: snapshotRecord(`${USER}${name}`, 'CorpUserSnapshot', [
      USER_RECORD,
      `{"active":true,"departmentId":{"long":${number}},"title":null}`,
    ]),
  }),
  'a double in a proposal': (number, name) => ({
    urn: `${MODEL}${name},PROD)`,
    text: proposalRecord(`${MODEL}${name},PROD)`, 'cost', `{"costType":"ORG_COST_TYPE","cost":{"costId":${number}}}`),
  }),
};

const NUMBERS = {
  'a long in a proposal': ['9007199254740993', '-9223372036854775808', '9223372036854775807', '1E5', '2.0'],
  'a long in a snapshot': ['9007199254740993', '-9223372036854775808', '9223372036854775807', '1E5', '2.0'],
  'a double in a proposal': ['1.10', '1E5', '0.1e-7', '-0.0', '3.14159265358979323846', '9007199254740993'],
} as const;

const CASES = Object.entries(NUMBERS).flatMap(([what, numbers]) => numbers.map((number) => [what, number] as const));

const FORMS: Readonly<{ readonly [form: string]: (text: string) => string }> = {
  'one record': (text) => text,
  'an array': (text) => `[${text}]`,
  'a record a line': (text) => `${text}\n${proposalRecord('urn:li:tag:other', 'tagProperties', '{"name":"other"}')}\n`,
};

describe.each(Object.entries(FORMS))('%s', (form, write) => {
  it.each(CASES)('keeps %s: %s', async (what, number) => {
    const { urn, text } = RECORDS[what]!(number, `${form}.${what}.${number}`.replaceAll(' ', '-'));
    const path = server.file('records.json', write(text));
    expect((await server.command('ingest', path)).err).toBe('');
    const plain = await server.command('get', urn, '--json');
    const shown = await server.command('get', urn);
    expect([plain.out, shown.out].map(numberIn)).toEqual([number, number]);
  });
});

/** Text of the number in the printed aspects. */
function numberIn(printed: string): string | undefined {
  return /"(?:departmentId|costId)": ?([^\s,}]+)/.exec(printed)?.[1];
}

it.each([
  ['a long in a proposal', '9223372036854775808'],
  ['a long in a snapshot', '-9223372036854775809'],
  ['a double in a proposal', '1e400'],
])('refuses %s: %s', async (what, number) => {
  const path = server.file('refused.json', RECORDS[what]!(number, 'refused').text);
  const { code, out, err } = await server.command('ingest', path);
  expect([code, out]).toEqual([1, `${path}: 0 accepted, 1 refused`]);
  expect(err).toMatch(/departmentId|costId/);
});

it.each([
  ['accents and alphabets', 'naïve e\u0301 ключ 漢字'],
  ['emoji', '🐘👩‍👩‍👧'],
  ['the last character of all', '\u{10ffff}'],
  ['controls', '\u0000\u0001\u007f\u2028'],
  ['half of a surrogate pair', 'a\ud83d'],
])('keeps %s', async (_what, text) => {
  const value = JSON.stringify({ active: true, displayName: text, title: text });
  const avro = JSON.stringify({ active: true, displayName: { string: text }, title: { string: text } });
  const path = server.file(
    'text.json',
    `[${proposalRecord(`${USER}text.a`, 'corpUserInfo', value)},${snapshotRecord(`${USER}text.b`, 'CorpUserSnapshot', [USER_RECORD, avro])}]`,
  );
  expect((await server.command('ingest', path)).err).toBe('');
  const printed = await Promise.all(
    ['a', 'b'].map((name) => server.command('get', `${USER}text.${name}`, '--aspect', 'corpUserInfo', '--json')),
  );
  const expected = { active: true, displayName: text, title: text };
  expect(printed.map(({ out }): unknown => JSON.parse(out))).toEqual([
    expect.objectContaining({ corpUserInfo: expected }),
    expect.objectContaining({ corpUserInfo: expected }),
  ]);
});
