import { Work } from '../../src/kernel/work.js';
import type { Generation } from '../../src/change-log/derived-store.port.js';
import type { DocumentPatch, SearchDocument } from '../../src/search/document-store.port.js';
import { patchOf, type PlainFields, searchRequest, tablePatch, tableUrn, words } from './document.builder.js';
import { SearchBench, type SearchIndexAdapter, searchPosition } from './search-index.js';

/** More documents than any adapter makes a generation of in one go. */
const MANY = 230;
const PAGE = 25;

/** What every adapter of the DocumentStore port does with generations, beside what every derived store does. */
export function describeSearchGenerations(adapter: SearchIndexAdapter): void {
  describe(`SearchIndex, generations: ${adapter.name}`, () => {
    let bench: SearchBench;
    beforeEach(async () => {
      bench = await SearchBench.open(adapter);
    });
    afterEach(() => bench.close());

    const name = (at: number): string => `t${String(at).padStart(3, '0')}`;
    const addAll = async (generation: Generation<DocumentPatch>): Promise<void> => {
      const pages: Promise<unknown>[] = [];
      for (let from = 0; from < MANY; from += PAGE) {
        const size = Math.min(PAGE, MANY - from);
        pages.push(generation.add(Array.from({ length: size }, (_, at) => tablePatch(name(from + at)))));
      }
      await Promise.all(pages);
    };

    it('merge what several additions bring of one document', async () => {
      const generation = await bench.store.newGeneration();
      await generation.add([tablePatch('new'), tablePatch('t')]);
      await generation.add([patchOf(tableUrn('t'), { globalTags: { tags: ['urn:li:tag:a'] } })]);
      await generation.finish(searchPosition(7));
      expect(await bench.names({})).toEqual(['new', 't']);
      expect(asPlain(await bench.store.document(tableUrn('t')))).toEqual({
        datasetKey: { id: ['t'], platform: ['urn:li:dataPlatform:hive'] },
        datasetProperties: { name: ['t'] },
        globalTags: { tags: ['urn:li:tag:a'] },
      });
    });

    it('take many documents, several additions at a time', async () => {
      await bench.put(tablePatch('old'));
      const generation = await bench.store.newGeneration();
      await addAll(generation);
      await Promise.all([
        generation.add([patchOf(tableUrn(name(7)), { datasetProperties: { name: ['first'] } })]),
        generation.add([patchOf(tableUrn(name(7)), { datasetProperties: { name: ['second'] } })]),
        generation.add([patchOf(tableUrn(name(8)), {}, { dropsFirst: true })]),
      ]);
      await bench.put(tablePatch('older'));
      expect(await bench.names({})).toEqual(['old', 'older']);
      await generation.finish(searchPosition(9));
      const { total } = await bench.index.search(searchRequest({}), Work.unlimited);
      expect([total, await bench.store.position()]).toEqual([MANY - 1, searchPosition(9)]);
      expect([await bench.names({ query: words('first') }), await bench.names({ query: words('second') })]).toEqual([
        [],
        [name(7)],
      ]);
      await bench.put(tablePatch('next'));
      await bench.kill();
      expect((await bench.store.documents(undefined, MANY)).length).toBeGreaterThanOrEqual(MANY - 1);
      expect(await bench.names({ query: words(name(9)) })).toEqual([name(9)]);
    });

    it('of many documents are gone when they are abandoned, closed or killed before their end', async () => {
      await bench.put(tablePatch('old'));
      await bench.store.flush();
      const abandoned = await bench.store.newGeneration();
      await addAll(abandoned);
      await abandoned.abandon();
      expect(await bench.names({})).toEqual(['old']);
      await addAll(await bench.store.newGeneration());
      await bench.kill();
      expect(await bench.names({})).toEqual(['old']);
      await addAll(await bench.store.newGeneration());
      await bench.reopen();
      expect(await bench.names({})).toEqual(['old']);
    });
  });
}

function asPlain(document: SearchDocument | undefined): PlainFields {
  return Object.fromEntries(
    [...(document?.aspects ?? [])].map(([aspect, fields]) => [aspect, Object.fromEntries(fields)]),
  );
}
