import type { SearchableSpec } from '../../generated/service/registry/model.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { searchableSpec } from '../../src/registry/searchable-spec.builder.js';
import { patchOf, type PlainFields, tablePatch, tableUrn, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter, searchPosition } from './search-index.js';
import { searchModels } from './search-models.builder.js';

/** What every adapter of the SearchIndex port does with patches, its cursor and generations. */
export function describeSearchDocuments(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, documents: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    const held = async (name: string): Promise<PlainFields | undefined> => {
      const document = await bench.index.document(tableUrn(name));
      if (document === undefined) return undefined;
      return Object.fromEntries([...document.aspects].map(([aspect, fields]) => [aspect, Object.fromEntries(fields)]));
    };
    const named = (name: string): Promise<readonly string[]> => bench.names({ query: words(name) });

    it('replaces the fields of an aspect as a whole and leaves other aspects alone', async () => {
      await bench.put(
        patchOf(tableUrn('t'), {
          datasetProperties: { name: ['old'], description: ['gone'] },
          globalTags: { tags: ['urn:li:tag:a'] },
        }),
      );
      await bench.put(patchOf(tableUrn('t'), { datasetProperties: { name: ['new'], rowCount: [1] } }));
      expect(await held('t')).toEqual({
        datasetProperties: { name: ['new'], rowCount: [1] },
        globalTags: { tags: ['urn:li:tag:a'] },
      });
      expect([await named('old'), await named('new'), await named('gone')]).toEqual([[], ['t'], []]);
    });

    it('keeps fields that are named like members of every object', async () => {
      const fields = { constructor: ['Ann'], ['__proto__']: ['hulk'], editedDescription: ['oak'] };
      await bench.put(patchOf(tableUrn('t'), { editableDatasetProperties: fields }), tablePatch('u'));
      expect(await held('t')).toEqual({ editableDatasetProperties: fields });
      const filtered = (field: string, value: string): Promise<readonly string[]> =>
        bench.names({ query: { kind: 'field', field, value } });
      expect([await filtered('__proto__', 'hulk'), await filtered('constructor', 'ann')]).toEqual([['t'], ['t']]);
      expect(await filtered('toString', '*')).toEqual([]);
    });

    it('finds what is not settled yet, in every order of writes', async () => {
      const long = { description: ['many words of one description '.repeat(30)] };
      for (const name of ['c', 'a', 'b', 'a', 'c']) await bench.put(tablePatch(name));
      expect(await named('a')).toEqual(['a']);
      await bench.put(patchOf(tableUrn('a'), { datasetProperties: { name: ['d'], ...long } }));
      await bench.put(patchOf(tableUrn('b'), {}, { drop: 'yes' }));
      expect([await named('d'), await named('b'), await named('many d'), await named('words c')]).toEqual([
        ['a'],
        [],
        ['a'],
        [],
      ]);
      await bench.put(patchOf(tableUrn('a'), { datasetProperties: { name: ['e'] } }));
      expect([await named('d'), await named('many'), await named('e')]).toEqual([[], [], ['a']]);
      expect(await bench.names({})).toEqual(['a', 'c']);
    });

    it('holds what was settled when the process is killed, with its cursor', async () => {
      await bench.put(tablePatch('t'));
      await bench.put(tablePatch('u'));
      await bench.index.settle();
      await bench.kill();
      expect([await bench.names({}), await named('t'), await bench.index.position()]).toEqual([
        ['t', 'u'],
        ['t'],
        searchPosition(2),
      ]);
    });

    it('stands at its cursor when the process is killed, settled or not', async () => {
      await bench.put(tablePatch('t'));
      await bench.index.settle();
      await bench.put(tablePatch('u'));
      await bench.kill();
      const states = { 1: ['t'], 2: ['t', 'u'] };
      const seq = (await bench.index.position())?.seq === 1 ? 1 : 2;
      expect(await bench.names({})).toEqual(states[seq]);
      await bench.put(tablePatch('u'));
      expect(await bench.names({})).toEqual(['t', 'u']);
    });

    it('clears aspects, and keeps a document that has nothing left', async () => {
      await bench.put(tablePatch('t'));
      await bench.put(patchOf(tableUrn('t'), {}, { clear: ['datasetProperties', 'datasetKey', 'unknown'] }));
      expect(await held('t')).toEqual({});
      expect(await bench.names({})).toEqual(['t']);
    });

    it('drops a document, and starts anew what is dropped and set at once', async () => {
      await bench.put(tablePatch('t'), tablePatch('u'));
      await bench.put(
        patchOf(tableUrn('t'), {}, { drop: 'yes' }),
        patchOf(tableUrn('u'), { globalTags: { tags: ['urn:li:tag:a'] } }, { drop: 'yes' }),
        patchOf(tableUrn('never'), {}, { drop: 'yes' }),
      );
      expect([await held('t'), await held('u')]).toEqual([undefined, { globalTags: { tags: ['urn:li:tag:a'] } }]);
      expect(await bench.names({})).toEqual(['u']);
    });

    it('makes a document of an entity without searchable fields', async () => {
      await bench.put(patchOf(tableUrn('t')), patchOf(tableUrn('u'), { status: {} }));
      expect([await held('t'), await held('u')]).toEqual([{}, { status: {} }]);
      expect(await bench.names({})).toEqual(['t', 'u']);
    });

    it('comes to the same when a patch is applied twice', async () => {
      await bench.put(tablePatch('t'));
      await bench.put(tablePatch('t'));
      expect(await named('t')).toEqual(['t']);
    });

    describe('written again as a whole', () => {
      const properties = { name: ['t'], description: ['oak', 'elm'], rowCount: [1] };
      const globalTags = { tags: ['urn:li:tag:a', 'urn:li:tag:b'] };

      it.each<[string, PlainFields]>([
        ['nothing', { datasetProperties: properties, globalTags }],
        ['a word', { datasetProperties: { ...properties, description: ['oak', 'ash'] }, globalTags }],
        ['the order of words', { datasetProperties: { ...properties, description: ['elm', 'oak'] }, globalTags }],
        ['a number', { datasetProperties: { ...properties, rowCount: [2] }, globalTags }],
        ['the type of a value', { datasetProperties: { ...properties, rowCount: ['1'] }, globalTags }],
        ['a value that goes', { datasetProperties: properties, globalTags: { tags: ['urn:li:tag:a'] } }],
        ['a field that goes', { datasetProperties: { name: ['t'], rowCount: [1] }, globalTags }],
        ['a field that comes', { datasetProperties: properties, globalTags: { ...globalTags, hasTags: [true] } }],
        ['an aspect that comes', { datasetProperties: properties, globalTags, status: { removed: [true] } }],
      ])('is told from what it was by %s', async (_difference, fields) => {
        await bench.put(patchOf(tableUrn('t'), { datasetProperties: properties, globalTags }));
        await bench.put(patchOf(tableUrn('t'), fields));
        expect(await held('t')).toEqual(fields);
        const [word] = fields['datasetProperties']?.['description']?.slice(-1) ?? [];
        if (word !== undefined) expect(await named(String(word))).toEqual(['t']);
      });
    });

    it('shows writes in what was asked before', async () => {
      await bench.put(tablePatch('orders_1'), tablePatch('items'));
      expect(await named('orders')).toEqual(['orders_1']);
      await bench.put(
        patchOf(tableUrn('items'), { datasetProperties: { description: ['orders'] } }),
        tablePatch('orders_2'),
      );
      expect([...(await named('orders'))].sort()).toEqual(['items', 'orders_1', 'orders_2']);
      await bench.put(
        patchOf(tableUrn('orders_1'), {}, { drop: 'yes' }),
        patchOf(tableUrn('items'), {}, { clear: ['datasetProperties'] }),
      );
      expect(await named('orders')).toEqual(['orders_2']);
    });

    it('lists documents by URN, a window at a time', async () => {
      await bench.put(tablePatch('b'), tablePatch('a'), tablePatch('c'));
      const first = await bench.index.documents(undefined, 2);
      const second = await bench.index.documents(first.at(-1)?.urn, 2);
      expect([first, second].map((page) => page.map(({ urn }) => urn))).toEqual([
        [tableUrn('a'), tableUrn('b')],
        [tableUrn('c')],
      ]);
    });

    it('keeps text of any kind as it is', async () => {
      const description = ['\u0000 "quoted" \\ \u241f 東京 😀 \ud7ff', ''];
      await bench.put(patchOf(tableUrn('t'), { datasetProperties: { description } }));
      expect(await held('t')).toEqual({ datasetProperties: { description } });
    });

    describe('position', () => {
      it('is absent at first, and moves with every application', async () => {
        expect(await bench.index.position()).toBeUndefined();
        await bench.index.apply([], searchPosition(3));
        expect(await bench.index.position()).toEqual(searchPosition(3));
        await bench.index.apply([tablePatch('t')], { storeId: 'other', seq: 9 });
        expect(await bench.index.position()).toEqual({ storeId: 'other', seq: 9 });
      });

      it('and documents outlive the process', async () => {
        await bench.index.apply([tablePatch('orders')], searchPosition(5));
        await bench.reopen();
        expect(await bench.index.position()).toEqual(searchPosition(5));
        expect(await named('orders')).toEqual(['orders']);
      });
    });

    describe('freshness', () => {
      /** Fields of the suite's models, with another list for the tags of tables. */
      const fieldsWithTags = (searchable: readonly SearchableSpec[]): SearchFields => {
        const entities = searchModels()
          .entities()
          .map((entity) => {
            const aspect = entity.aspectByName.get('globalTags');
            if (aspect === undefined) return entity;
            return {
              ...entity,
              aspectByName: new Map(entity.aspectByName).set(aspect.name, { ...aspect, searchable }),
            };
          });
        return SearchFields.of({ ...new SearchFields(searchModels()).models(), entities });
      };
      const moody = fieldsWithTags([searchableSpec('mood', { type: 'KEYWORD' })]);

      it('is that of the generation that answers', async () => {
        await bench.put(tablePatch('orders'));
        expect(await bench.index.freshness()).toBe('current');
        await bench.reopen(moody);
        expect([await bench.index.freshness(), await named('orders')]).toEqual(['outdated', ['orders']]);
        await bench.put(tablePatch('people', { globalTags: { mood: ['merry'] } }));
        expect([await bench.index.freshness(), await named('people')]).toEqual(['outdated', ['people']]);
        const generation = await bench.index.newGeneration();
        await generation.add([tablePatch('orders', { globalTags: { mood: ['grim'] } })]);
        expect(await bench.index.freshness()).toBe('outdated');
        await generation.finish(searchPosition(9));
        const filter = {
          or: [{ and: [{ field: 'mood', condition: 'EQUAL', values: ['grim'], negated: false }] }],
        } as const;
        expect([await bench.index.freshness(), await bench.names({ filter })]).toEqual(['current', ['orders']]);
        await bench.reopen(moody);
        expect(await bench.index.freshness()).toBe('current');
      });

      it('of an index that cannot answer for the new models is none: nothing usable is held', async () => {
        await bench.put(tablePatch('orders'));
        await bench.reopen(fieldsWithTags([searchableSpec('tags', { type: 'COUNT', value: 'number' })]));
        expect([await bench.index.position(), await bench.names({})]).toEqual([undefined, []]);
      });
    });
  });
}
