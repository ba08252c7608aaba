import { fileURLToPath } from 'node:url';
import type { Client, FieldTest } from '../../generated/contract/client/index.js';
import { typeErrors } from '../type-errors.js';
import type { Condition } from '../../generated/contract/types/com.linkedin.metadata.query.filter.js';

/**
 * What does not compile. The functions are never called: the compiler reads this file, and complains of every marked
 * line that it accepts.
 */
const DATASET = 'urn:li:dataset:(urn:li:dataPlatform:hive,a,PROD)';

type Conditions = Extract<FieldTest, { readonly condition: unknown }>['condition'];

const promises = {
  'aspects exist, and are of the entity type that the URN names': async (client: Client) => {
    await client.upsert(DATASET, 'ownership', { owners: [] });
    // @ts-expect-error no aspect has this name
    await client.upsert(DATASET, 'ownerships', { owners: [] });
    // @ts-expect-error charts have it
    await client.upsert(DATASET, 'chartInfo', { title: 'a', description: 'b', lastModified: {} });
    // @ts-expect-error no entity has this type
    await client.upsert('urn:li:nonsense:a', 'ownership', { owners: [] });
    // @ts-expect-error this is no URN
    await client.deleteAspect('nonsense', 'ownership');
  },
  'values have the members of their aspect alone': async (client: Client, urn: string) => {
    await client.upsert(urn, 'globalTags', { tags: [{ tag: 'urn:li:tag:a' }] });
    // @ts-expect-error it is called tag
    await client.upsert(urn, 'globalTags', { tags: [{ name: 'urn:li:tag:a' }] });
    await client.upsert(urn, 'origin', { type: 'NATIVE' });
    // @ts-expect-error none of the kinds
    await client.upsert(urn, 'origin', { type: 'INVENTED' });
    // @ts-expect-error the owners are missing
    await client.upsert(urn, 'ownership', {});
    // @ts-expect-error there is no such member
    await client.upsert(urn, 'datasetProperties', { title: 'orders' });
    // @ts-expect-error a member of another aspect
    await client.upsertAll([{ urn, aspect: 'status', value: { owners: [] } }]);
  },
  'reads know what they answer': async (client: Client) => {
    const properties = await client.get(DATASET, 'datasetProperties');
    const both = await client.get(DATASET, ['ownership', 'status']);
    const names: (string | undefined)[] = [properties?.name, both.ownership?.owners[0]?.owner];
    // @ts-expect-error it may not be stored
    names.push(properties.name);
    // @ts-expect-error it was not asked for
    const other: unknown = both.datasetProperties;
    // @ts-expect-error this is a boolean
    names.push(both.status?.removed);
    return [names, other];
  },
  'time series are read as points, and nothing else is': async (client: Client) => {
    const [newest] = await client.points(DATASET, 'datasetProfile');
    const rows: number | undefined = newest?.rowCount;
    // @ts-expect-error it has no latest value
    await client.get(DATASET, 'datasetProfile');
    // @ts-expect-error it has no points
    await client.points(DATASET, 'ownership');
    // @ts-expect-error a point is not patched
    await client.patch(DATASET, 'datasetProfile', []);
    return rows;
  },
  'patches have the operations of JSON Patch': async (client: Client) => {
    await client.patch(DATASET, 'ownership', [{ op: 'remove', path: '/owners/urn:li:corpuser:ann' }]);
    // @ts-expect-error there is no such operation
    await client.patch(DATASET, 'ownership', [{ op: 'put', path: '/owners', value: [] }]);
    // @ts-expect-error the value is missing
    await client.patch(DATASET, 'ownership', [{ op: 'add', path: '/owners' }]);
  },
  'hits are of the entity types asked for, with the aspects asked for': async (client: Client) => {
    const names: (string | undefined)[] = [];
    for await (const hit of client.search({ entity: 'chart', aspects: ['chartInfo'] })) {
      names.push(hit.aspects.chartInfo?.title);
      // @ts-expect-error it was not asked for
      const other: unknown = hit.aspects.ownership;
      names.push(String(other));
      // The URN is one of a chart, so it narrows what can be read of it.
      await client.get(hit.urn, 'chartQuery');
      // @ts-expect-error datasets have it
      await client.get(hit.urn, 'datasetProperties');
    }
    // @ts-expect-error charts have no such aspect
    for await (const hit of client.scroll({ entity: 'chart', aspects: ['datasetProperties'] })) names.push(hit.urn);
    // @ts-expect-error there is no such type
    for await (const hit of client.scroll({ entity: 'diagram' })) names.push(hit.urn);
    // @ts-expect-error the direction is missing
    for await (const hit of client.lineage(DATASET, { entity: 'chart' })) names.push(hit.urn);
    return names;
  },
  'conditions are those of the models': (mine: Conditions, theirs: Condition): readonly [Condition, Conditions] => [
    mine,
    theirs,
  ],
  'deletion says how': async (client: Client) => {
    await client.delete(DATASET, 'soft');
    // @ts-expect-error one of the two
    await client.delete(DATASET);
  },
};

describe('the typed client', () => {
  it(`promises that ${Object.keys(promises).join('; ')}`, () => {
    expect(typeErrors([fileURLToPath(import.meta.url)])).toEqual([]);
  });
});
