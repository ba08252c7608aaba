import { Work } from '../../src/kernel/work.js';
import type { QueryNode } from '../../src/search/search-index.port.js';
import { personUrn, patchOf, searchRequest, tablePatch, tableUrn, words } from './document.builder.js';
import { nameOf, SearchBench, type SearchIndexAdapter } from './search-index.js';

/** What every adapter of the SearchIndex port does with query text, ranking and completion. */
export function describeSearchText(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, text: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    const found = async (query: QueryNode): Promise<readonly string[]> => [...(await bench.names({ query }))].sort();
    const described = (name: string, description: string) =>
      tablePatch(name, { datasetProperties: { description: [description] } });

    describe('words', () => {
      it.each([
        ['case', 'ORDERS', 'Orders'],
        ['accents', 'cafe', 'Café'],
        ['accents written apart', 'cafe\u0301', 'CAFÉ'],
        ['an underscore', 'items', 'order_items'],
        ['a dot', 'items', 'shop.items'],
        ['a hyphen', 'items', 'shop-items'],
        ['a slash', 'items', 'shop/items'],
        ['an inner capital', 'items', 'OrderItems'],
        ['an undivided word', 'orderitems', 'OrderItems'],
        ['inner capitals of a whole name', 'shop.orderitems', 'Shop.OrderItems'],
        ['inner capitals of a whole name, and a word beside it', 'SHOP.ORDERITEMS hive', 'Shop.OrderItems'],
        ['a digit', 'fact', 'fact2024'],
        ['a plural', 'orders', 'order'],
        ['a verb form', 'processed', 'processing'],
        ['a synonym', 'staging', 'stg_tables'],
        ['letters of another script', 'заказы', 'Заказы'],
        ['a script without spaces', '京都', '東京都'],
      ])('are found in spite of %s', async (_what, query, name) => {
        await bench.put(tablePatch(name), tablePatch('unrelated'));
        expect(await found(words(query))).toEqual([name]);
      });

      it('are all wanted', async () => {
        await bench.put(tablePatch('customer_orders'), tablePatch('customer_items'), tablePatch('orders'));
        expect(await found(words('customer orders'))).toEqual(['customer_orders']);
      });

      it('are found in different fields of one document', async () => {
        await bench.put(described('orders', 'all revenue'), described('revenue', 'nothing'), tablePatch('orders2'));
        expect(await found(words('orders revenue'))).toEqual(['orders']);
      });

      it('that say nothing are passed over beside others', async () => {
        await bench.put(tablePatch('orders'), tablePatch('items'));
        expect(await found(words('the orders of - !'))).toEqual(['orders']);
      });

      it('that say nothing find values that consist of them alone', async () => {
        await bench.put(tablePatch('it'), tablePatch('items'));
        expect(await found(words('it'))).toEqual(['it']);
      });

      it('without letters and digits find nothing by themselves', async () => {
        await bench.put(tablePatch('orders'));
        expect(await found(words('-- !!'))).toEqual([]);
      });

      it('stand next to each other when they are written as one', async () => {
        await bench.put(tablePatch('daily_order_items'), tablePatch('order_daily_items'));
        expect(await found(words('order_items'))).toEqual(['daily_order_items']);
      });

      it('do not reach from one value into the next', async () => {
        await bench.put(
          tablePatch('t', { schemaMetadata: { fieldPaths: ['customer', 'name'] } }),
          tablePatch('u', { schemaMetadata: { fieldPaths: ['customer name'] } }),
        );
        expect(await found({ kind: 'phrase', text: 'customer name' })).toEqual(['u']);
      });

      it('find the words of an own URN, and the URN as a whole', async () => {
        await bench.put(tablePatch('orders'), tablePatch('items'), patchOf(personUrn('orderly')));
        expect(await found(words(tableUrn('orders')))).toEqual(['orders']);
        expect(await found(words('hive'))).toEqual(['items', 'orders']);
        expect(await found(words('orderly'))).toEqual(['orderly']);
      });

      it('are not looked for in fields that are not queried by default', async () => {
        await bench.put(tablePatch('t', { ownership: { owners: ['urn:li:corpuser:alice'] } }));
        expect(await found(words('alice'))).toEqual([]);
      });
    });

    describe('query trees', () => {
      const word = (text: string): QueryNode => ({ kind: 'word', text });
      beforeEach(() =>
        bench.put(tablePatch('orders'), tablePatch('order_items'), tablePatch('items'), tablePatch('customers')),
      );

      it.each<[string, QueryNode, readonly string[]]>([
        ['all', { kind: 'all' }, ['customers', 'items', 'order_items', 'orders']],
        ['or', { kind: 'or', nodes: [word('items'), word('customers')] }, ['customers', 'items', 'order_items']],
        ['not beside a word', { kind: 'and', nodes: [word('items'), { kind: 'not', node: word('order') }] }, ['items']],
        ['not alone', { kind: 'not', node: word('items') }, ['customers', 'orders']],
        ['a phrase', { kind: 'phrase', text: 'order items' }, ['order_items']],
        ['a phrase in another order', { kind: 'phrase', text: 'items order' }, []],
        ['a prefix', { kind: 'prefix', text: 'ord' }, ['order_items', 'orders']],
        ['a prefix after words', { kind: 'prefix', text: 'order it' }, ['order_items']],
        ['a prefix beyond the stem', { kind: 'prefix', text: 'customers' }, ['customers']],
        ['a wildcard at the end', { kind: 'wildcard', pattern: 'cust*s' }, ['customers']],
        ['a wildcard at the beginning', { kind: 'wildcard', pattern: '*tems' }, ['items', 'order_items']],
        ['a wildcard over a whole value', { kind: 'wildcard', pattern: 'order_*ms' }, ['order_items']],
        ['a wildcard for one character', { kind: 'wildcard', pattern: 'item?' }, ['items', 'order_items']],
        ['a wildcard that fits nothing', { kind: 'wildcard', pattern: 'x*y' }, []],
      ])('%s', async (_what, query, expected) => {
        expect(await found(query)).toEqual(expected);
      });

      it('take a wildcard for words as they are written, undivided ones too, and for whole values', async () => {
        await bench.put(tablePatch('DailyLoad2'), described('x', 'dailies, loading'));
        const fitting = (pattern: string) => found({ kind: 'wildcard', pattern });
        expect(await fitting('daily*2')).toEqual(['DailyLoad2']);
        expect(await fitting('dail??s')).toEqual(['x']);
        expect(await fitting('*oad')).toEqual(['DailyLoad2']);
        expect(await fitting('dailies,*ing')).toEqual([]);
        await bench.put(tablePatch('x', { datasetProperties: { description: ['weekly'] } }));
        expect(await fitting('dail*')).toEqual(['DailyLoad2']);
      });

      it.each(['*a*', '?????', 'order*'])(
        'refuse %s where a request may not do so much, and say so',
        async (pattern) => {
          const little = new Work({ units: 1, seconds: 60 });
          const asked = bench.index.search(searchRequest({ query: { kind: 'wildcard', pattern } }), little);
          await expect(asked).rejects.toMatchObject({ message: expect.stringContaining(`wildcard "${pattern}"`) });
          expect(await found({ kind: 'wildcard', pattern: 'order?' })).toEqual(['orders']);
        },
      );

      it.each([
        '"',
        '" OR "',
        'a" b',
        "'; DROP TABLE document; --",
        '*',
        '^name',
        '{name} : x',
        'NEAR(a b)',
        '.*',
        '(',
        '\0',
      ])('take %j for what it says', async (text) => {
        await bench.put(tablePatch('plain'));
        for (const kind of ['word', 'phrase', 'prefix'] as const) {
          expect(await bench.names({ query: { kind, text } })).not.toContain('plain');
        }
        expect(await bench.names({ query: { kind: 'wildcard', pattern: `${text}zz` } })).toEqual([]);
      });
    });

    describe('fields in queries', () => {
      const field = (name: string, value: string): QueryNode => ({ kind: 'field', field: name, value });
      beforeEach(() =>
        bench.put(
          tablePatch('orders', {
            globalTags: { tags: ['urn:li:tag:Legacy Data'] },
            browsePaths: { browsePaths: ['/prod/hive/Shop'] },
            datasetProperties: { customProperties: ['team=Sales', 'tier=1'], rowCount: [12] },
          }),
          tablePatch('items', { browsePaths: { browsePaths: ['/dev/hive'] } }),
        ),
      );

      it.each([
        ['a whole value in any case', 'name', 'ORDERS'],
        ['an alias', '_entityName', 'orders'],
        ['a wildcard', 'name', 'ord*'],
        ['the entry of a map', 'customProperties', 'team=sales'],
        ['the URN of a tag', 'tags', 'urn:li:tag:Legacy Data'],
        ['the words of a tag', 'tags', 'legacy'],
        ['any value', 'tags', '*'],
        ['a path', 'browsePaths', '/prod/hive/shop'],
        ['an ancestor of a path', 'browsePaths', '/prod'],
        ['a pattern of a path', 'browsePaths', '*/shop*'],
        ['a number', 'rowCount', '12'],
      ])('find %s', async (_what, name, value) => {
        expect(await found(field(name, value))).toEqual(['orders']);
      });

      it.each([
        ['a part of a value', 'name', 'order'],
        ['a part of a path element', 'browsePaths', '/pro'],
        ['a URN in another case', 'tags', 'urn:li:tag:legacy data'],
        ['punctuation', 'tags', '--'],
      ])('do not find %s', async (_what, name, value) => {
        expect(await found(field(name, value))).toEqual([]);
      });
    });

    describe('order', () => {
      it('puts a name that equals the query first, then one that begins with it, then other names, then other text', async () => {
        await bench.put(
          described('a_unrelated', 'all about orders'),
          tablePatch('b_daily_orders'),
          tablePatch('orders_archive'),
          tablePatch('orders'),
        );
        expect(await bench.names({ query: words('orders') })).toEqual([
          'orders',
          'orders_archive',
          'b_daily_orders',
          'a_unrelated',
        ]);
      });

      it('takes a name for equal whatever divides its words', async () => {
        await bench.put(tablePatch('a_order_items'), tablePatch('order_items_old'), tablePatch('OrderItems'));
        expect(await bench.names({ query: words('order items') })).toEqual([
          'OrderItems',
          'a_order_items',
          'order_items_old',
        ]);
      });

      it('counts column names more than descriptions and less than names', async () => {
        await bench.put(
          described('a', 'revenue'),
          tablePatch('b', { schemaMetadata: { fieldPaths: ['revenue'] } }),
          tablePatch('c_revenue'),
        );
        expect(await bench.names({ query: words('revenue') })).toEqual(['c_revenue', 'b', 'a']);
      });

      it('multiplies by the weight of field values', async () => {
        await bench.put(tablePatch('a_orders', { deprecation: { deprecated: [true] } }), tablePatch('b_orders'));
        expect(await bench.names({ query: words('orders') })).toEqual(['b_orders', 'a_orders']);
        expect(await bench.names({})).toEqual(['b_orders', 'a_orders']);
      });

      it('gives no weight to what is named like a member of every object', async () => {
        const made = (name: string, by: string) =>
          tablePatch(name, { editableDatasetProperties: { constructor: [by], editedDescription: ['oak'] } });
        await bench.put(tablePatch('a'), made('b', 'toString'), made('c', 'fine'));
        expect(await bench.names({})).toEqual(['c', 'a', 'b']);
        await bench.put(made('c', 'constructor'));
        expect(await bench.names({})).toEqual(['a', 'b', 'c']);
      });

      it('settles ties by URN, over pages and whatever the order of writing', async () => {
        const names = Array.from({ length: 30 }, (_, at) => `t${String(at).padStart(2, '0')}_orders`);
        await bench.put(...[...names].reverse().map((name) => tablePatch(name)));
        const pages = await Promise.all(
          [0, 7, 14, 21, 28].map((start) => bench.names({ query: words('orders'), page: { start, count: 7 } })),
        );
        expect(pages.flat()).toEqual(names);
      });

      it.each([
        ['ASCENDING', ['a', 'B', 'c', 'unnamed']],
        ['DESCENDING', ['c', 'B', 'a', 'unnamed']],
      ] as const)('by a text field, %s, ignores case and puts missing values last', async (order, expected) => {
        await bench.put(tablePatch('c'), patchOf(tableUrn('unnamed')), tablePatch('a'), tablePatch('B'));
        expect(await bench.names({ sort: { field: '_entityName', order } })).toEqual(expected);
      });

      it('by a number field is by size', async () => {
        const counted = (name: string, rows: number) => tablePatch(name, { datasetProperties: { rowCount: [rows] } });
        await bench.put(counted('a', 9), counted('b', 100), counted('c', 20));
        expect(await bench.names({ sort: { field: 'rowCount', order: 'DESCENDING' } })).toEqual(['b', 'c', 'a']);
      });
    });

    describe('matched fields', () => {
      it('name each field in which a word was found, with its value', async () => {
        await bench.put(
          tablePatch('orders', {
            datasetProperties: { description: ['Holds every Order'] },
            schemaMetadata: { fieldPaths: ['id', 'order_id', 'orders'] },
          }),
        );
        const { hits } = await bench.index.search(
          searchRequest({ query: words('orders'), matched: 'wanted' }),
          Work.unlimited,
        );
        const matched = [...(hits[0]?.matched ?? [])].sort((a, b) => (a.name + a.value < b.name + b.value ? -1 : 1));
        expect(matched).toEqual([
          { name: 'description', value: 'Holds every Order' },
          { name: 'fieldPaths', value: 'order_id' },
          { name: 'fieldPaths', value: 'orders' },
          { name: 'id', value: 'orders' },
          { name: 'name', value: 'orders' },
          { name: 'urn', value: tableUrn('orders') },
        ]);
      });

      it('are found in, and shown of, the first 4,096 characters of a value', async () => {
        const long = (from: number): string => `${'x '.repeat(from / 2)}orders ${'y'.repeat(5000)}`;
        await bench.put(
          described('near', long(4000)),
          described('far', long(4100)),
          described('cut', `${'z'.repeat(4095)}😀`),
        );
        const matched = async (text: string) => {
          const asked = searchRequest({ query: words(text), matched: 'wanted' });
          const { hits } = await bench.index.search(asked, Work.unlimited);
          return hits.map(({ urn, matched: all }) => [nameOf(urn), all.map(({ value }) => value.length)]);
        };
        expect(await matched('orders')).toEqual([
          ['far', []],
          ['near', [4096]],
        ]);
        const { hits } = await bench.index.search(
          searchRequest({ query: words('cut'), matched: 'wanted' }),
          Work.unlimited,
        );
        expect(hits[0]?.matched.map(({ value }) => value.length)).not.toContain(4096);
        expect(await matched('z'.repeat(4095))).toEqual([['cut', [4095]]]);
      });

      it('are empty for everything, and when they are not wanted', async () => {
        await bench.put(tablePatch('orders'));
        const all = await bench.index.search(searchRequest({ matched: 'wanted' }), Work.unlimited);
        const unwanted = await bench.index.search(searchRequest({ query: words('orders') }), Work.unlimited);
        expect([all.hits[0]?.matched, unwanted.hits[0]?.matched]).toEqual([[], []]);
      });
    });

    describe('completion', () => {
      const texts = async (text: string, change: { fields?: readonly string[]; limit?: number } = {}) => {
        const request = { entityTypes: [], text, fields: [], filter: { or: [] }, limit: 10, ...change };
        return (await bench.index.suggest(request, Work.unlimited)).map((suggestion) => suggestion.text);
      };
      beforeEach(() =>
        bench.put(
          tablePatch('orders'),
          tablePatch('orders_archive'),
          tablePatch('daily_orders'),
          tablePatch('Ordinals'),
          patchOf(personUrn('ordway'), { corpUserInfo: { displayName: ['Ann Ordway'], title: ['orderer'] } }),
        ),
      );

      it('goes from equal values over beginnings to words inside, short names first', async () => {
        expect(await texts('orders')).toEqual(['orders', 'orders_archive', 'daily_orders']);
        expect((await texts('ord')).slice(0, 3)).toEqual(['Ordinals', 'orders', 'orders_archive']);
      });

      it('completes the last of several words', async () => {
        expect(await texts('daily ord')).toEqual(['daily_orders']);
        expect(await texts('ann o')).toEqual(['Ann Ordway']);
      });

      it('completes one field when it is named', async () => {
        expect(await texts('ord', { fields: ['title'] })).toEqual(['orderer']);
      });

      it('keeps to the limit and names each entity once', async () => {
        expect(await texts('ord', { limit: 2 })).toHaveLength(2);
        const all = await bench.index.suggest(
          {
            entityTypes: [],
            text: 'ord',
            fields: [],
            filter: { or: [] },
            limit: 50,
          },
          Work.unlimited,
        );
        expect(new Set(all.map(({ urn }) => urn)).size).toBe(all.length);
      });

      it('keeps to the entity types', async () => {
        const found = await bench.index.suggest(
          {
            entityTypes: ['corpuser'],
            text: 'ord',
            fields: [],
            filter: { or: [] },
            limit: 10,
          },
          Work.unlimited,
        );
        expect(found).toEqual([{ urn: personUrn('ordway'), text: 'Ann Ordway' }]);
      });

      it.each(['"', '*', '--', '(a OR b)', '%'])('takes %j for what it says', async (text) => {
        expect(await texts(text)).toEqual([]);
      });
    });
  });
}
