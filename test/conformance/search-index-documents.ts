import type { SearchableSpec } from '../../generated/service/registry/model.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import { searchableSpec } from '../../src/registry/searchable-spec.builder.js';
import { patchOf, type PlainFields, tablePatch, tableUrn, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter, searchPosition } from './search-index.js';
import { searchModels } from './search-models.builder.js';

/** What every adapter of the DocumentStore port does with patches, beside what every derived store does. */
export function describeSearchDocuments(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, documents: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    const stored = async (name: string): Promise<PlainFields | undefined> => {
      const document = await bench.store.document(tableUrn(name));
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
      expect(await stored('t')).toEqual({
        datasetProperties: { name: ['new'], rowCount: [1] },
        globalTags: { tags: ['urn:li:tag:a'] },
      });
      expect([await named('old'), await named('new'), await named('gone')]).toEqual([[], ['t'], []]);
    });

    it('keeps fields that are named like members of every object', async () => {
      const fields = { constructor: ['Ann'], ['__proto__']: ['hulk'], editedDescription: ['oak'] };
      await bench.put(patchOf(tableUrn('t'), { editableDatasetProperties: fields }), tablePatch('u'));
      expect(await stored('t')).toEqual({ editableDatasetProperties: fields });
      const filtered = (field: string, value: string): Promise<readonly string[]> =>
        bench.names({ query: { kind: 'field', field, value } });
      expect([await filtered('__proto__', 'hulk'), await filtered('constructor', 'ann')]).toEqual([['t'], ['t']]);
      expect(await filtered('toString', '*')).toEqual([]);
    });

    it('finds what is not flushed yet, in every order of writes', async () => {
      const long = { description: ['many words of one description '.repeat(30)] };
      for (const name of ['c', 'a', 'b', 'a', 'c']) await bench.put(tablePatch(name));
      expect(await named('a')).toEqual(['a']);
      await bench.put(patchOf(tableUrn('a'), { datasetProperties: { name: ['d'], ...long } }));
      await bench.put(patchOf(tableUrn('b'), {}, { dropsFirst: true }));
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

    it('clears aspects, and keeps a document that has nothing left', async () => {
      await bench.put(tablePatch('t'));
      await bench.put(patchOf(tableUrn('t'), {}, { clear: ['datasetProperties', 'datasetKey', 'unknown'] }));
      expect(await stored('t')).toEqual({});
      expect(await bench.names({})).toEqual(['t']);
    });

    it('drops a document, and begins another one of what is dropped and set in one patch', async () => {
      await bench.put(tablePatch('t'), tablePatch('u'));
      await bench.put(
        patchOf(tableUrn('t'), {}, { dropsFirst: true }),
        patchOf(tableUrn('u'), { globalTags: { tags: ['urn:li:tag:a'] } }, { dropsFirst: true }),
        patchOf(tableUrn('never'), {}, { dropsFirst: true }),
      );
      expect([await stored('t'), await stored('u')]).toEqual([undefined, { globalTags: { tags: ['urn:li:tag:a'] } }]);
      expect(await bench.names({})).toEqual(['u']);
    });

    it('makes a document of an entity without searchable fields', async () => {
      await bench.put(patchOf(tableUrn('t')), patchOf(tableUrn('u'), { status: {} }));
      expect([await stored('t'), await stored('u')]).toEqual([{}, { status: {} }]);
      expect(await bench.names({})).toEqual(['t', 'u']);
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
      ])('differs from the previous one by %s', async (_difference, fields) => {
        await bench.put(patchOf(tableUrn('t'), { datasetProperties: properties, globalTags }));
        await bench.put(patchOf(tableUrn('t'), fields));
        expect(await stored('t')).toEqual(fields);
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
        patchOf(tableUrn('orders_1'), {}, { dropsFirst: true }),
        patchOf(tableUrn('items'), {}, { clear: ['datasetProperties'] }),
      );
      expect(await named('orders')).toEqual(['orders_2']);
    });

    it('lists documents by URN, a window at a time', async () => {
      await bench.put(tablePatch('b'), tablePatch('a'), tablePatch('c'));
      const first = await bench.store.documents(undefined, 2);
      const second = await bench.store.documents(first.at(-1)?.urn, 2);
      expect([first, second].map((page) => page.map(({ urn }) => urn))).toEqual([
        [tableUrn('a'), tableUrn('b')],
        [tableUrn('c')],
      ]);
    });

    it('keeps text of any kind as it is', async () => {
      const description = ['\u0000 "quoted" \\ \u241f 東京 😀 \ud7ff', ''];
      await bench.put(patchOf(tableUrn('t'), { datasetProperties: { description } }));
      expect(await stored('t')).toEqual({ datasetProperties: { description } });
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

      it('of other fields comes with the next generation, which finds them', async () => {
        await bench.put(tablePatch('orders'));
        await bench.reopen(moody);
        await bench.put(tablePatch('people', { globalTags: { mood: ['merry'] } }));
        expect([await named('orders'), await named('people')]).toEqual([['orders'], ['people']]);
        const generation = await bench.store.newGeneration();
        await generation.add([tablePatch('orders', { globalTags: { mood: ['grim'] } })]);
        await generation.finish(searchPosition(9));
        const filter = {
          or: [{ and: [{ field: 'mood', condition: 'EQUAL', values: ['grim'], negated: false }] }],
        } as const;
        expect(await bench.names({ filter })).toEqual(['orders']);
      });

      it('of an index that cannot answer for the new models is none: it is opened empty', async () => {
        await bench.put(tablePatch('orders'));
        await bench.reopen(fieldsWithTags([searchableSpec('tags', { type: 'COUNT', value: 'number' })]));
        expect([await bench.store.position(), await bench.names({})]).toEqual([undefined, []]);
      });
    });
  });
}
