import { Work } from '../../src/kernel/work.js';
import type { QueryNode, ScorePart, SearchHit, SearchRequest } from '../../src/search/search-index.port.js';
import { patchOf, personUrn, searchRequest, tablePatch, words } from './document.builder.js';
import { nameOf, SearchBench, type SearchIndexAdapter } from './search-index.js';

const word = (text: string): QueryNode => ({ kind: 'word', text });
const and = (...nodes: readonly QueryNode[]): QueryNode => ({ kind: 'and', nodes });

/** What every adapter of the SearchIndex port says of the scores of its hits. */
export function describeSearchExplanations(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, explanations: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
      await bench.put(
        tablePatch('daily_orders', {
          datasetProperties: { description: ['Orders of stg sources'] },
          schemaMetadata: { fieldPaths: ['order_id', 'ordered_at'] },
          ownership: { owners: ['urn:li:corpuser:orders'] },
        }),
        tablePatch('orders', { deprecation: { deprecated: [true] } }),
        tablePatch('orderItems'),
        tablePatch('weekdays'),
        tablePatch('page_views'),
        patchOf(personUrn('ann'), { corpUserInfo: { displayName: ['Ann Orderly'] } }),
      );
    });
    afterEach(() => bench.close());

    const explained = async (change: Partial<SearchRequest>): Promise<ReadonlyMap<string, SearchHit>> => {
      const request = searchRequest({ explanation: 'wanted', ...change });
      const { hits } = await bench.index.search(request, Work.unlimited);
      return new Map(hits.map((hit) => [nameOf(hit.urn), hit]));
    };
    const matchesOf = async (query: QueryNode, name: string): Promise<ReadonlySet<string>> => {
      const parts = (await explained({ query })).get(name)?.explanation ?? [];
      return new Set(parts.flatMap(({ matches }) => matches.map((match) => `${match.name} ${match.by}`)));
    };

    it.each<[string, QueryNode]>([
      ['a word', word('orders')],
      ['several words', words('daily orders')],
      ['a word and a condition', and(word('orders'), { kind: 'field', field: 'deprecated', value: 'true' })],
      ['one of two words', { kind: 'or', nodes: [word('orders'), word('ann')] }],
      ['a phrase', { kind: 'phrase', text: 'daily orders' }],
      ['a beginning', { kind: 'prefix', text: 'ord' }],
      ['parts of a word', word('orders_unknown')],
      ['parts of a word that is a name', word('daily_orders')],
      ['a wildcard', { kind: 'wildcard', pattern: 'o*s' }],
      ['everything', { kind: 'all' }],
      ['what has not a word', { kind: 'not', node: word('ann') }],
    ])('make up the scores of a search for %s', async (_what, query) => {
      const hits = await explained({ query });
      expect(hits.size).toBeGreaterThan(0);
      for (const { score, explanation = [] } of hits.values()) expect(worthOf(explanation)).toBeCloseTo(score, 9);
    });

    it('make up the scores of hits that are sorted by a field', async () => {
      const hits = await explained({ query: word('orders'), sort: { field: 'name', order: 'DESCENDING' } });
      for (const { score, explanation = [] } of hits.values()) expect(worthOf(explanation)).toBeCloseTo(score, 9);
    });

    it.each<[string, QueryNode, string, readonly string[]]>([
      ['as it is written', word('orders'), 'daily_orders', ['name word', 'description word']],
      ['by another form', word('ordering'), 'daily_orders', ['name stem', 'fieldPaths stem']],
      ['by a beginning', { kind: 'prefix', text: 'dai' }, 'daily_orders', ['name prefix']],
      ['by a synonym', word('staging'), 'daily_orders', ['description synonym']],
      ['by words written as one', words('order items'), 'orderItems', ['name word']],
      ['by words written as one in the query', word('pageviews'), 'page_views', ['name joined']],
      ['by a word that is two in the query', words('week days'), 'weekdays', ['name joined']],
      ['by the name as it is written', word('orders'), 'orders', ['name as written']],
      ['by the name in another case', word('ORDERS'), 'orders', ['name in another case']],
      ['by the value of a field that weighs', word('orders'), 'orders', ['deprecated weight 0.5']],
    ])('say that a hit was found %s', async (_how, query, name, matches) => {
      const found = await matchesOf(query, name);
      expect([...found]).toEqual(expect.arrayContaining([...matches]));
    });

    it('name the words of the query, and nothing of fields that words are not looked for in', async () => {
      const { explanation = [] } = (await explained({ query: words('Daily orders') })).get('daily_orders') ?? {};
      const [first] = explanation;
      expect(first).toMatchObject({ effect: 'add', words: 'daily' });
      const values = explanation.flatMap(({ matches }) => matches.map(({ value }) => value));
      expect(values).toContain('daily_orders');
      expect(values).not.toContain('urn:li:corpuser:orders');
    });

    it('say what a score is multiplied by', async () => {
      const { explanation = [] } = (await explained({ query: word('orders') })).get('orders') ?? {};
      const factors = explanation.filter(({ effect }) => effect === 'multiply');
      expect(factors).toEqual([
        expect.objectContaining({ matches: [{ name: 'deprecated', value: 'true', by: 'weight 0.5' }] }),
      ]);
      expect(factors[0]?.amount).toBeLessThan(1);
    });

    it('are there only when they are wanted', async () => {
      const { hits } = await bench.index.search(searchRequest({ query: word('orders') }), Work.unlimited);
      expect(hits.map((hit) => Object.hasOwn(hit, 'explanation'))).toEqual(hits.map(() => false));
    });

    it('are refused where a request may not do so much', async () => {
      const columns = Array.from({ length: 2000 }, (_, at) => `order_${String(at)}`);
      await bench.put(tablePatch('wide', { schemaMetadata: { fieldPaths: columns } }));
      const query = word('order');
      const little = new Work({ units: 5000, seconds: 60 });
      const refused = bench.index.search(searchRequest({ query, explanation: 'wanted' }), little);
      await expect(refused).rejects.toMatchObject({ message: expect.stringContaining('long to explain') });
    });
  });
}

function worthOf(parts: readonly ScorePart[]): number {
  const sum = parts.reduce((total, { effect, amount }) => (effect === 'add' ? total + amount : total), 0);
  return parts.reduce((total, { effect, amount }) => (effect === 'multiply' ? total * amount : total), sum);
}
