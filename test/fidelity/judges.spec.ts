import { type RunningServer, startService } from '../cli/command-line.builder.js';
import { compareCatalog } from './comparison.js';
import { Digits, type ExactValue, readJson, writeJson } from './exact-json.js';
import { type ExpectedEntity, expectedCatalog } from './expected-catalog.js';
import { recordPlace } from './model-schema.js';
import { patchedValue } from './patched-value.js';
import { plainValue } from './plain-value.js';
import { StoredCatalog } from './stored-catalog.js';

/** What judges fidelity notices what is not as it was sent. */
describe('exact JSON', () => {
  it.each([
    '{"a":1.10,"b":[9007199254740993,-0.0,1E+5],"c":{"d":null,"e":"\\u00e9 \\"x\\""}}',
    '[]',
    '{}',
    '"é"',
    'true',
  ])('keeps %s', (text) => {
    expect(readJson(writeJson(readJson(text)))).toEqual(readJson(text));
    expect(writeJson(readJson(text))).toBe(text.replace('\\u00e9', 'é'));
  });

  it.each(['{', '[1 2]', '{"a" 1}', '01', '[1,]', '"a', 'nul', '1 2', ''])('refuses %j', (text) => {
    expect(() => readJson(text)).toThrow(SyntaxError);
  });

  it('writes what clients write in ASCII', () => {
    expect(writeJson({ a: 'é🐘' }, 'ascii')).toBe('{"a":"\\u00e9\\ud83d\\udc18"}');
  });
});

describe('the normaliser', () => {
  it.each([
    ['an optional text', 'common.Deprecation', '{"note":{"string":"x"},"actor":null}', '{"note":"x"}'],
    [
      'a named union',
      'common.Cost',
      '{"cost":{"fieldDiscriminator":"costId","costId":{"double":1.50}}}',
      '{"cost":{"costId":1.50}}',
    ],
    ['a plain text in a union', 'chart.ChartInfo', '{"inputs":["urn:a"]}', '{"inputs":[{"string":"urn:a"}]}'],
    ['a plain symbol in a union', 'datajob.DataJobInfo', '{"type":"SQL"}', '{"type":{"string":"SQL"}}'],
    [
      'a map of unions',
      'ml.metadata.MLModelProperties',
      '{"hyperParameters":{"map":{"a":{"int":1}}}}',
      '{"hyperParameters":{"a":{"int":1}}}',
    ],
    [
      'a map with a key like a wrapper',
      'dataset.DatasetProperties',
      '{"customProperties":{"map":"x"}}',
      '{"customProperties":{"map":"x"}}',
    ],
  ])('takes the wrapper from %s', (_what, record, sent, expected) => {
    const place = recordPlace(`com.linkedin.${record}`);
    expect(place && plainValue(place, readJson(sent))).toEqual(readJson(expected));
  });

  it('knows no record that the models lack', () => {
    expect([recordPlace('com.linkedin.common.Wombat'), recordPlace('org.wombat.Status')]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the second implementation of PATCH', () => {
  const tag = (name: string): ExactValue => ({ tag: `urn:li:tag:${name}` });
  it.each<[string, ExactValue | undefined, ExactValue, ExactValue]>([
    [
      'makes what is not there',
      undefined,
      [{ op: 'add', path: '/tags/urn:li:tag:a', value: tag('a') }],
      { tags: [tag('a')] },
    ],
    [
      'replaces an item by its key',
      { tags: [tag('a')] },
      [{ op: 'add', path: '/tags/urn:li:tag:a', value: { tag: 'urn:li:tag:a', context: 'x' } }],
      { tags: [{ tag: 'urn:li:tag:a', context: 'x' }] },
    ],
    [
      'removes an item by its key',
      { tags: [tag('a'), tag('b')] },
      [{ op: 'remove', path: '/tags/urn:li:tag:a' }],
      { tags: [tag('b')] },
    ],
    ['removes a member', { a: '1', b: '2' }, [{ op: 'remove', path: '/a', value: {} }], { b: '2' }],
  ])('%s', (_what, stored, operations, expected) => {
    expect(patchedValue(stored, operations)).toEqual(expected);
  });
});

describe('the comparison', () => {
  const TAG = 'urn:li:tag:judged';
  const SENT = { name: 'judged', description: 'As sent.' };
  const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,judged,PROD)';
  const POINT = { timestampMillis: new Digits('5'), rowCount: new Digits('7') };
  let server: RunningServer;
  beforeAll(async () => {
    server = await startService();
    const stored = new StoredCatalog(server.address);
    for (const [entityUrn, aspectName, value] of [
      [TAG, 'tagProperties', SENT],
      [TABLE, 'datasetProfile', POINT],
    ] as const) {
      const aspect = { value: writeJson(value), contentType: 'application/json' };
      const proposal = {
        entityType: entityUrn.split(':')[2] ?? '',
        entityUrn,
        aspectName,
        changeType: 'UPSERT',
        aspect,
      };
      const body = writeJson({ proposal });
      expect(
        await stored.send({ name: '', path: '/aspects?action=ingestProposal', body, aspects: [] }),
      ).toBeUndefined();
    }
  });
  afterAll(() => server.close());

  const differences = async (expected: ReadonlyMap<string, ExpectedEntity>): Promise<readonly string[]> =>
    (await compareCatalog(expected, new StoredCatalog(server.address))).differences;
  const upsert = (urn: string, aspect: string, value: ExactValue) =>
    ({ urn, aspect, change: 'UPSERT', value }) as const;

  it('finds nothing where all is as it was sent, in any order of members', async () => {
    const turned = { description: SENT.description, name: SENT.name };
    const sent = [upsert(TAG, 'tagProperties', turned), upsert(TABLE, 'datasetProfile', POINT)];
    expect(await differences(expectedCatalog(sent))).toEqual([]);
  });

  it.each<[string, ExactValue]>([
    ['another text', { ...SENT, name: 'other' }],
    ['a member more', { ...SENT, colorHex: '#000000' }],
    ['a member less', { name: 'judged' }],
  ])('finds %s in each of the three reads', async (_what, value) => {
    const found = await differences(expectedCatalog([upsert(TAG, 'tagProperties', value)]));
    expect(found.map((difference) => difference.split(':')[0])).toEqual(['entity', 'version', 'snapshot']);
  });

  it('finds an aspect that is not stored, and one that was never sent', async () => {
    expect(await differences(expectedCatalog([upsert(TAG, 'status', { removed: false })]))).toEqual([
      'urn:li:tag:judged tagProperties: never sent',
      'entity: urn:li:tag:judged status: sent {"removed":false}, read nothing',
      'version: urn:li:tag:judged status: sent {"removed":false}, read nothing',
      'snapshot: urn:li:tag:judged status: sent {"removed":false}, read nothing',
    ]);
  });

  it('finds other digits, a point too few and a point too many', async () => {
    const other = { ...POINT, rowCount: new Digits('7.0') };
    expect(await differences(expectedCatalog([upsert(TABLE, 'datasetProfile', other)]))).toEqual([
      `points: ${TABLE} datasetProfile: lacks {"timestampMillis":5,"rowCount":7.0}`,
      `points: ${TABLE} datasetProfile: holds {"timestampMillis":5,"rowCount":7}, which was never sent or was replaced`,
    ]);
  });
});
