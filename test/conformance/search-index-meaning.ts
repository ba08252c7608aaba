import { Work } from '../../src/kernel/work.js';
import type { QueryNode } from '../../src/search/search-index.port.js';
import { patchOf, personUrn, searchRequest, tablePatch, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter } from './search-index.js';

/** What every adapter of the SearchIndex port takes a query to mean: which of many hits come first, and why. */
export function describeSearchMeaning(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, meaning: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    const ordered = (text: string): Promise<readonly string[]> => bench.names({ query: words(text) });

    /** Tables of these names, written last to first. */
    async function tables(...names: readonly string[]): Promise<void> {
      await bench.put(...[...names].reverse().map((name) => tablePatch(name)));
    }

    describe('equality', () => {
      it('in the written case comes before equality in another case, before equality of stems, before all else', async () => {
        await tables('z.Orders', 'y.ORDERS', 'x.order', 'orders_of_Orders');
        const names = [tablePatch('a', { datasetProperties: { name: ['order'] } })];
        names.push(tablePatch('b', { datasetProperties: { name: ['ORDERS'] } }));
        names.push(tablePatch('c', { datasetProperties: { name: ['Orders'] } }));
        await bench.put(...names);
        expect((await ordered('Orders')).slice(0, 4)).toEqual(['c', 'b', 'a', 'orders_of_Orders']);
        expect((await ordered('ORDERS')).slice(0, 3)).toEqual(['b', 'c', 'a']);
        expect((await ordered('order')).slice(0, 3)).toEqual(['a', 'b', 'c']);
      });

      it('counts as much of a long name as of a short one', async () => {
        await tables('the_very_long_name_of_the_monthly_orders', 'monthly_orders');
        expect((await ordered('very long name of the monthly orders'))[0]).toBe(
          'the_very_long_name_of_the_monthly_orders',
        );
        expect((await ordered('the_very_long_name_of_the_monthly_orders'))[0]).toBe(
          'the_very_long_name_of_the_monthly_orders',
        );
      });

      it('of the last part of a reference comes before words of descriptions, and after names', async () => {
        await bench.put(
          tablePatch('a', { datasetProperties: { description: ['legacy and more'] } }),
          tablePatch('b', { globalTags: { tags: ['urn:li:tag:Legacy'] } }),
          tablePatch('c_legacy'),
          tablePatch('d', { globalTags: { tags: ['urn:li:tag:Legacy Data'] } }),
        );
        expect(await ordered('legacy')).toEqual(['c_legacy', 'b', 'a', 'd']);
      });

      it('of what a URN names its own entity by counts like that of a name', async () => {
        await bench.put(
          patchOf(personUrn('zoe'), { corpUserInfo: { title: ['analyst'] } }),
          tablePatch('a_zoe'),
          patchOf(personUrn('adam'), { corpUserInfo: { displayName: ['Zoe Adam'] } }),
        );
        expect((await ordered('zoe'))[0]).toBe('zoe');
      });
    });

    describe('words that are adjacent in a name', () => {
      it('come before the same words apart, more so at its end, whatever the length of the name', async () => {
        await tables(
          'shop_of_jaffle_customers',
          'acme.prod.sales.jaffle_shop.customers',
          'jaffle_shop.customers_of_last_year',
          'customers_jaffle_shop',
        );
        expect(await ordered('jaffle shop customers')).toEqual([
          'acme.prod.sales.jaffle_shop.customers',
          'jaffle_shop.customers_of_last_year',
          'customers_jaffle_shop',
          'shop_of_jaffle_customers',
        ]);
      });

      it('are so again after a name has changed', async () => {
        const named = (name: string) => tablePatch('t', { datasetProperties: { name: [name] } });
        await bench.put(named('shop jaffle'), tablePatch('shop_of_jaffle_a'));
        await bench.put(named('jaffle shop'));
        expect((await ordered('jaffle shop'))[0]).toBe('t');
        await bench.put(named('shop of old jaffle'), tablePatch('jaffle_shop_b'));
        expect((await ordered('jaffle shop'))[0]).toBe('jaffle_shop_b');
      });
    });

    describe('words that say the same', () => {
      const found = async (query: QueryNode): Promise<readonly string[]> => [...(await bench.names({ query }))].sort();
      const phrase = (text: string): QueryNode => ({ kind: 'phrase', text });
      const and = (...nodes: readonly QueryNode[]): QueryNode => ({ kind: 'and', nodes });
      const word = (text: string): QueryNode => ({ kind: 'word', text });

      it.each<[string, QueryNode, string, string]>([
        ['two words written together', words('wish lists'), 'wishlists', 'wishing'],
        ['three words written together', words('data base name'), 'x_databasename', 'database_of_a'],
        ['two of three words written together', words('daily head count'), 'headcount.daily', 'headcount'],
        ['two words written as one word of a name', words('pageviews'), 'page_views', 'page'],
        ['a synonym of one word', words('bigquery'), 'my_big_query', 'query_big'],
        ['a synonym of two words', words('big query'), 'x_bigquery', 'query_of_x'],
        ['a synonym of three words', words('customer acquisition cost'), 'cac', 'cost_of_acquisition'],
        ['a synonym of three words beside others', words('the customer acquisition cost trend'), 'cac_trend', 'cac'],
        ['a synonym of several words for one', words('CAC'), 'customer_acquisition_cost', 'acquisition_cost_customer'],
        ['a synonym of two letters and digits', words('s 3 bucket'), 's3_bucket', '3_bucket'],
        ['a synonym over an inner capital', words('BigQuery jobs'), 'bigquery_jobs', 'jobs'],
        ['a synonym in a divided word', words('stg_orders'), 'staging.orders', 'orders.staging'],
        ['a synonym in a phrase', phrase('stg orders'), 'staging_orders', 'orders_staging'],
        [
          'a synonym of several words in a phrase',
          phrase('all big query jobs'),
          'all_bigquery_jobs',
          'bigquery_all_jobs',
        ],
        ['words of a phrase written together', phrase('page views daily'), 'pageviews.daily', 'daily.pageviews'],
        ['a divided word written together', words('A/B tests'), 'ab_tests', 'tests'],
        [
          'words beside a condition',
          and({ kind: 'field', field: 'name', value: 'w*' }, word('wish'), word('list')),
          'wishlist',
          'list',
        ],
      ])('are found for each other: %s', async (_what, query, name, other) => {
        await bench.put(tablePatch(name), tablePatch(other));
        expect(await found(query)).toEqual([name]);
      });

      it.each<[string, QueryNode]>([
        ['not beside each other', and(word('wish'), { kind: 'not', node: word('x') }, word('lists'))],
        ['alternatives', { kind: 'or', nodes: [and(word('wish'), word('x')), word('lists')] }],
        ['in another order', words('lists wish')],
        ['more than three', words('w i sh lists')],
      ])('are not when they are %s', async (_what, query) => {
        await bench.put(tablePatch('wishlists'));
        expect(await found(query)).toEqual([]);
      });

      it('in a URN find what has them otherwise, and so does a URN in any case', async () => {
        const tagged = (name: string, tag: string) => tablePatch(name, { globalTags: { tags: [tag] } });
        await bench.put(
          tagged('a', 'urn:li:tag:NeedsReview'),
          tagged('b', 'urn:li:tag:staging'),
          tagged('c', 'urn:li:tag:x'),
        );
        expect(await found(words('urn:li:tag:needsreview'))).toEqual(['a']);
        expect(await found(words('URN:LI:TAG:NEEDSREVIEW'))).toEqual(['a']);
        expect(await found(words('urn:li:tag:stg'))).toEqual(['b']);
        await bench.put(patchOf(personUrn('annaBel')), patchOf(personUrn('anna')));
        expect(await found(words('urn:li:corpuser:annabel'))).toEqual(['annaBel']);
        expect(await found(words('urn:li:corpUser:ANNABEL'))).toEqual(['annaBel']);
      });

      it('count as the words that they stand for', async () => {
        await tables('cac', 'CAC trend', 'customer_and_the_cost_of_acquisition', 'customer acquisition cost');
        expect(await ordered('customer acquisition cost')).toEqual([
          'customer acquisition cost',
          'cac',
          'CAC trend',
          'customer_and_the_cost_of_acquisition',
        ]);
        expect(await ordered('cac')).toEqual(['cac', 'CAC trend', 'customer acquisition cost']);
      });
    });

    describe('a word that is made of others', () => {
      const compound = words('logging_events');
      const described = (name: string, description: string) =>
        tablePatch(name, { datasetProperties: { description: [description] } });
      const and = (...nodes: readonly QueryNode[]): QueryNode => ({ kind: 'and', nodes });
      beforeEach(() =>
        bench.put(
          tablePatch('my_event'),
          tablePatch('log'),
          described('a', 'an event, and its logging'),
          described('b', 'events of a long day'),
          tablePatch('unrelated'),
        ),
      );

      it('that nothing has finds what has any of its parts', async () => {
        const parts = ['log', 'my_event', 'a', 'b'];
        expect(await ordered('logging_events')).toEqual(parts);
        expect(await ordered('logging-events')).toEqual(parts);
        expect(await ordered('LoggingEvents')).toEqual(parts);
        expect(await ordered('logging_events_v2')).toEqual(parts);
      });

      it('that is a name finds what is so named, and below it what has a part', async () => {
        await bench.put(
          tablePatch('z', { deprecation: { deprecated: [true] }, datasetProperties: { name: ['LoggingEvents'] } }),
        );
        await bench.put(tablePatch('logging_events'));
        expect(await ordered('logging_events')).toEqual(['logging_events', 'z', 'log', 'my_event', 'a', 'b']);
        const { hits, total } = await bench.index.search(searchRequest({ query: compound }), Work.unlimited);
        expect([total, hits.map(({ score }) => score > 1)]).toEqual([6, [true, true, false, false, false, false]]);
      });

      it('that others have finds what has the whole of it alone, as soon as they do', async () => {
        await bench.put(described('c', 'of logging_events'), tablePatch('logging_events'));
        expect(await ordered('logging_events')).toEqual(['logging_events', 'c']);
        await bench.put(described('c', 'of events'));
        expect(await ordered('logging_events')).toEqual(['logging_events', 'log', 'my_event', 'a', 'b', 'c']);
      });

      it('stands beside other words, all of which are wanted', async () => {
        expect(await ordered('day logging_events')).toEqual(['b']);
        expect(await bench.names({ query: and(compound, { kind: 'field', field: 'name', value: 'log' }) })).toEqual([
          'log',
        ]);
        await bench.put(described('d', 'day_log of today'), described('e', 'a long day_logging'));
        expect(await ordered('day_logging logging_events')).toEqual(['d', 'e']);
      });

      it.each<[string, QueryNode]>([
        ['is not wanted', { kind: 'not', node: { kind: 'or', nodes: [{ kind: 'not', node: compound }] } }],
        ['is one of two', { kind: 'or', nodes: [compound, { kind: 'word', text: 'none' }] }],
        ['is a phrase', { kind: 'phrase', text: 'logging_events' }],
        ['is a path', words('logging/events')],
        ['is a URN', words('urn:li:tag:logging_events')],
        ['has no parts that say something', words('an_s3_12')],
      ])('is not taken apart when it %s', async (_what, query) => {
        await bench.put(tablePatch('s 3'), tablePatch('12'));
        expect(await bench.names({ query })).toEqual([]);
      });

      it('is taken apart on every page alike', async () => {
        await bench.put(...Array.from({ length: 300 }, (_, at) => tablePatch(`event ${String(at)}`)));
        await bench.put(tablePatch('logging_events'));
        const all = await bench.names({ query: compound, page: { start: 0, count: 305 } });
        expect([all.length, all[0], all[1]]).toEqual([305, 'logging_events', 'log']);
        for (const start of [0, 1, 7, 290]) {
          expect(await bench.names({ query: compound, page: { start, count: 15 } })).toEqual(
            all.slice(start, start + 15),
          );
        }
      });
    });

    it.each<[string, QueryNode, readonly string[]]>([
      ['words written together', words('wish lists'), ['id wishlists', 'name wishlists']],
      ['a synonym of several words', words('customer acquisition cost'), ['description the cac']],
      ['a synonym in a phrase', { kind: 'phrase', text: 'stg rows' }, ['fieldPaths staging.rows']],
      ['a part of a word', words('cac_ratio'), ['description the cac']],
    ])('names the fields in which it has found %s', async (_what, query, expected) => {
      await bench.put(
        tablePatch('wishlists', {
          datasetProperties: { description: ['the cac'] },
          schemaMetadata: { fieldPaths: ['staging.rows'] },
        }),
      );
      const { hits } = await bench.index.search(searchRequest({ query, matched: 'wanted' }), Work.unlimited);
      const matched = hits.flatMap((hit) => hit.matched.map(({ name, value }) => `${name} ${value}`));
      expect(matched.filter((text) => !text.startsWith('urn ')).sort()).toEqual(expected);
    });

    it('names the fields in which it has found a word written as two', async () => {
      await bench.put(tablePatch('page_views'));
      const asked = searchRequest({ query: words('pageviews'), matched: 'wanted' });
      const { hits } = await bench.index.search(asked, Work.unlimited);
      expect(hits.flatMap(({ matched }) => matched.map(({ name }) => name)).sort()).toEqual(['id', 'name', 'urn']);
    });

    it('puts what more names say before what one name says, whatever else their aspects have', async () => {
      const long = 'nothing '.repeat(200);
      await bench.put(
        patchOf(personUrn('b'), { corpUserInfo: { displayName: ['orders'] } }),
        tablePatch('orders', { datasetProperties: { description: [long] } }),
      );
      expect(await ordered('orders')).toEqual(['orders', 'b']);
      await bench.put(tablePatch('orders', { datasetProperties: { name: ['other'], description: [long] } }));
      expect(await ordered('orders')).toEqual(['b', 'orders']);
    });

    it('takes the mean of the weights of field values: one of many does not outweigh a name', async () => {
      await bench.put(
        tablePatch('b_orders_of_shops', { deprecation: { deprecated: [true] } }),
        tablePatch('c', { schemaMetadata: { fieldPaths: ['orders'] } }),
      );
      expect(await ordered('orders')).toEqual(['b_orders_of_shops', 'c']);
    });
  });
}
