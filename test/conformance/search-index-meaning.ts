import { patchOf, personUrn, tablePatch, words } from './document.builder.js';
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
