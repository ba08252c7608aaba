import { aspects, entities, rules } from '../../generated/service/registry/index.js';
import { DisplayPlaces } from './display-places.js';

const places = new DisplayPlaces({ entities, aspects, rules });

function label(urn: string, values: Readonly<Record<string, unknown>> = {}): readonly string[] {
  const { name, platform, description } = places.label(urn, new Map(Object.entries(values)));
  return [name, platform, description];
}

const ORDERS = 'urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders,PROD)';
const FLOW = 'urn:li:dataFlow:(airflow,daily_load,prod)';

describe('DisplayPlaces', () => {
  it.each<[string, string, Readonly<Record<string, unknown>>, readonly string[]]>([
    ['the stored name', 'urn:li:chart:(looker,42)', { chartInfo: { title: 'Sales' } }, ['Sales', 'looker', '']],
    ['the key where it says more', ORDERS, { datasetProperties: { name: 'Orders' } }, ['shop.orders', 'hive', '']],
    ['the name where the key only seems to', ORDERS, { datasetProperties: { name: 'ders' } }, ['ders', 'hive', '']],
    ['the key without a name', ORDERS, {}, ['shop.orders', 'hive', '']],
    ['all texts of the key beside the platform', FLOW, {}, ['daily_load / prod', 'airflow', '']],
    ['the last part of a key without texts', 'urn:li:nothing:(a,b)', {}, ['a, b', '', '']],
    ['a text that is no URN as it is', 'nothing', {}, ['nothing', '', '']],
    [
      'the stored platform',
      'urn:li:container:1',
      { dataPlatformInstance: { platform: 'urn:li:dataPlatform:dbt' } },
      ['1', 'dbt', ''],
    ],
  ])('names %s', (_what, urn, values, expected) => {
    expect(label(urn, values)).toEqual(expected);
  });

  it('takes the edited description before the ingested one, in one line', () => {
    const ingested = { datasetProperties: { description: 'From\n\n the   source.' } };
    expect(label(ORDERS, ingested)[2]).toBe('From the source.');
    expect(label(ORDERS, { ...ingested, editableDatasetProperties: { description: 'Edited.' } })[2]).toBe('Edited.');
    expect(label(ORDERS, { ...ingested, editableDatasetProperties: { description: ' ' } })[2]).toBe('From the source.');
    expect(label('urn:li:glossaryTerm:A', { glossaryTermInfo: { definition: 'It means that.' } })[2]).toBe(
      'It means that.',
    );
  });

  it('reads only the aspects that it shows something of', () => {
    expect([...places.aspectsOf(['tag', 'nothing'])].sort()).toEqual(['dataPlatformInstance', 'tagProperties']);
  });

  it('knows a name or a text of the key for every entity type', () => {
    for (const { name, keyFields } of entities) {
      const key = keyFields.map((field, at) => (field.value === 'urn' ? 'urn:li:tag:x' : `part${String(at)}`));
      const urn = `urn:li:${name}:${key.length === 1 ? key.join('') : `(${key.join(',')})`}`;
      expect([name, places.label(urn, new Map())]).toEqual([
        name,
        expect.objectContaining({ name: expect.stringMatching(/./) }),
      ]);
    }
  });
});
