import { Work } from '../../src/kernel/work.js';
import type { QueryNode } from '../../src/search/search-index.port.js';
import { patchOf, searchRequest, tablePatch, tableUrn } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter } from './search-index.js';

const TAG = 'urn:li:tag:Legacy';
const TABLE = tablePatch('orders', {
  datasetProperties: { description: ['Daily orders'], customProperties: ['team=sales'], rowCount: [12] },
  schemaMetadata: { fieldPaths: ['id', 'order_date'] },
  globalTags: { tags: [TAG], hasTags: [true] },
  ownership: { owners: ['urn:li:corpuser:alice', 'urn:li:corpuser:bob'] },
  browsePaths: { browsePaths: ['/prod/hive/shop'] },
});

/** What every adapter of the SearchIndex port says of values that a query wants of a field. */
export function describeSearchMatches(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, matches in named fields: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
      await bench.put(TABLE, patchOf(tableUrn('others')));
    });
    afterEach(() => bench.close());

    const field = (name: string, value: string): QueryNode => ({ kind: 'field', field: name, value });
    const word = (text: string): QueryNode => ({ kind: 'word', text });

    it.each<[string, QueryNode, readonly (readonly [name: string, value: string])[]]>([
      ['a text', field('name', 'ORDERS'), [['name', 'orders']]],
      ['a field under another name', field('_entityName', 'orders'), [['name', 'orders']]],
      ['a URN by its words', field('tags', 'legacy'), [['tags', TAG]]],
      ['a URN as it is', field('tags', TAG), [['tags', TAG]]],
      ['a field that plain words are not looked for in', field('owners', 'bob'), [['owners', 'urn:li:corpuser:bob']]],
      ['a number', field('rowCount', '12.0'), [['rowCount', '12']]],
      ['a flag', field('hasTags', 'true'), [['hasTags', 'true']]],
      ['an ancestor of a path', field('browsePaths', '/prod/hive'), [['browsePaths', '/prod/hive/shop']]],
      [
        'a wildcard',
        field('fieldPaths', '*d*'),
        [
          ['fieldPaths', 'id'],
          ['fieldPaths', 'order_date'],
        ],
      ],
      ['any value', field('customProperties', '*'), [['customProperties', 'team=sales']]],
      ['the URN', field('urn', '*orders*'), [['urn', tableUrn('orders')]]],
      [
        'the entity type',
        { kind: 'and', nodes: [field('_entityType', 'dataset'), field('name', 'orders')] },
        [
          ['name', 'orders'],
          ['_entityType', 'dataset'],
        ],
      ],
      [
        'one of two values',
        { kind: 'or', nodes: [field('owners', 'carol'), field('owners', 'alice')] },
        [['owners', 'urn:li:corpuser:alice']],
      ],
      [
        'a word beside it',
        { kind: 'and', nodes: [field('hasTags', 'true'), word('sales')] },
        [
          ['customProperties', 'team=sales'],
          ['hasTags', 'true'],
        ],
      ],
      [
        'a word in the same value',
        { kind: 'and', nodes: [field('description', 'daily orders'), word('daily')] },
        [['description', 'Daily orders']],
      ],
      [
        'nothing of what is excluded',
        {
          kind: 'and',
          nodes: [field('rowCount', '12'), { kind: 'not', node: field('tags', 'Other') }],
        },
        [['rowCount', '12']],
      ],
    ])('are those of %s', async (_what, query, expected) => {
      const { hits } = await bench.index.search(searchRequest({ query, matched: 'wanted' }), Work.unlimited);
      expect(hits.map(({ urn }) => urn)).toEqual([tableUrn('orders')]);
      const sorted = [...(hits[0]?.matched ?? [])].map(({ name, value }) => `${name}=${value}`).sort();
      expect(sorted).toEqual(expected.map(([name, value]) => `${name}=${value}`).sort());
    });
  });
}
