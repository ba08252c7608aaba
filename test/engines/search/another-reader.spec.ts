import { ServerDocumentStore } from '../../../src/adapters/elasticsearch/documents/server-document-store.js';
import { ServerSearchIndex } from '../../../src/adapters/elasticsearch/search/server-search-index.js';
import { Work } from '../../../src/kernel/work.js';
import { SearchFields } from '../../../src/registry/search-fields.js';
import { patchOf, searchRequest, tableUrn, words } from '../../conformance/document.builder.js';
import { searchPosition } from '../../conformance/search-index.js';
import { searchModels } from '../../conformance/search-models.builder.js';
import { noteTestPrefix, removeTestIndexes, testPrefix, testServer } from '../../conformance/search-server.builder.js';

const WRITES = 30;
const searchFields = new SearchFields(searchModels());

describe('a process that reads an index which another process writes', () => {
  afterAll(removeTestIndexes);

  it('finds whatever the position says was applied, the moment it reads the position', async () => {
    const prefix = await testPrefix();
    noteTestPrefix(prefix, 'open');
    const [writer, reader] = await Promise.all(
      [1, 2].map(async () => ServerDocumentStore.open(await testServer(), searchFields, { prefix })),
    );
    if (writer === undefined || reader === undefined) throw new RangeError('two were opened');
    const index = new ServerSearchIndex(await testServer(), reader.names, searchFields);
    const missed: string[] = [];
    for (let seq = 1; seq <= WRITES; seq++) {
      const name = `entry${String(seq)}`;
      await writer.apply(
        [patchOf(tableUrn(name), { datasetProperties: { description: [name] } })],
        searchPosition(seq),
      );
      const flushed = writer.flush();
      while (((await reader.position())?.seq ?? 0) < seq);
      const { total } = await index.search(searchRequest({ query: words(name) }), Work.unlimited);
      if (total !== 1) missed.push(name);
      await flushed;
    }
    expect(missed).toEqual([]);
    await writer.close();
    await reader.close();
  });

  it('sees how far the other is, also when it was the writer before', async () => {
    const prefix = await testPrefix();
    noteTestPrefix(prefix, 'open');
    const [first, second] = await Promise.all(
      [1, 2].map(async () => ServerDocumentStore.open(await testServer(), searchFields, { prefix })),
    );
    if (first === undefined || second === undefined) throw new RangeError('two were opened');
    await first.recover(1);
    await first.apply([patchOf(tableUrn('a'))], searchPosition(1));
    await first.flush();
    await second.recover(2);
    await second.apply([patchOf(tableUrn('b'))], searchPosition(2));
    await second.flush();
    expect([await first.position(), await second.position()]).toEqual([searchPosition(2), searchPosition(2)]);
    await first.close();
    await second.close();
  });
});
