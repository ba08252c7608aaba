import { type RunningServer, startService } from '../cli/command-line.builder.js';
import { compareCatalog } from './comparison.js';
import { Digits, type ExactValue, readJson, writeJson } from './exact-json.js';
import { type ExpectedEntity, expectedCatalog } from './expected-catalog.js';
import { recordContext } from './model-schema.js';
import { patchedValue } from './patched-value.js';
import { plainValue } from './plain-value.js';
import { StoredCatalog } from './stored-catalog.js';

/** The code that judges fidelity notices every difference. */
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
  ])('removes the wrapper from %s', (_what, record, written, expected) => {
    const context = recordContext(`com.linkedin.${record}`);
    expect(context && plainValue(context, readJson(written))).toEqual(readJson(expected));
  });

  it('knows no record that is not in the models', () => {
    expect([recordContext('com.linkedin.common.Wombat'), recordContext('org.wombat.Status')]).toEqual([
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
  const WRITTEN = { name: 'judged', description: 'As written.' };
  const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,judged,PROD)';
  const POINT = { timestampMillis: new Digits('5'), rowCount: new Digits('7') };
  let server: RunningServer;
  beforeAll(async () => {
    server = await startService();
    const stored = new StoredCatalog(server.address);
    for (const [entityUrn, aspectName, value] of [
      [TAG, 'tagProperties', WRITTEN],
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

  it('finds no difference in equal values, in any order of members', async () => {
    const turned = { description: WRITTEN.description, name: WRITTEN.name };
    const written = [upsert(TAG, 'tagProperties', turned), upsert(TABLE, 'datasetProfile', POINT)];
    expect(await differences(expectedCatalog(written))).toEqual([]);
  });

  it.each<[string, ExactValue]>([
    ['another text', { ...WRITTEN, name: 'other' }],
    ['a member more', { ...WRITTEN, colorHex: '#000000' }],
    ['a member less', { name: 'judged' }],
  ])('finds %s in each of the three reads', async (_what, value) => {
    const found = await differences(expectedCatalog([upsert(TAG, 'tagProperties', value)]));
    expect(found.map((difference) => difference.split(':')[0])).toEqual(['entity', 'version', 'snapshot']);
  });

  it('finds a missing aspect, and one that was never written', async () => {
    expect(await differences(expectedCatalog([upsert(TAG, 'status', { removed: false })]))).toEqual([
      'urn:li:tag:judged tagProperties: never written',
      'entity: urn:li:tag:judged status: wrote {"removed":false}, read nothing',
      'version: urn:li:tag:judged status: wrote {"removed":false}, read nothing',
      'snapshot: urn:li:tag:judged status: wrote {"removed":false}, read nothing',
    ]);
  });

  it('finds different digits, a missing point and an extra point', async () => {
    const other = { ...POINT, rowCount: new Digits('7.0') };
    expect(await differences(expectedCatalog([upsert(TABLE, 'datasetProfile', other)]))).toEqual([
      `points: ${TABLE} datasetProfile: does not have {"timestampMillis":5,"rowCount":7.0}`,
      `points: ${TABLE} datasetProfile: has {"timestampMillis":5,"rowCount":7}, which was never written or was replaced`,
    ]);
  });
});
