import { SearchServer } from '../../../src/adapters/elasticsearch/client/search-server.js';
import { ServerEdgeGraph } from '../../../src/adapters/elasticsearch/edges/server-edge-graph.js';
import { ServerEdgeStore } from '../../../src/adapters/elasticsearch/edges/server-edge-store.js';
import { Work } from '../../../src/kernel/work.js';
import { edge, edgeSet, positionAt, setOf, urn } from '../../conformance/edge.builder.js';
import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
  testServer,
} from '../../conformance/search-server.builder.js';

describe('a new generation of edges', () => {
  afterAll(removeTestIndexes);

  it('reads only what it may have written, has the statements of all entities, and is durable when it serves', async () => {
    await testServer();
    const server = await SearchServer.open(TEST_SEARCH_URL ?? '');
    const prefix = await testPrefix();
    noteTestPrefix(prefix, 'open');
    const store = await ServerEdgeStore.open(server, 'relationships', { prefix });
    const send = server.request.bind(server);
    let reads = 0;
    server.request = (request) => {
      if (request.path.endsWith('/_mget')) reads++;
      return send(request);
    };
    const generation = await store.newGeneration();
    const names = Array.from({ length: 300 }, (_, at) => `t${String(at)}`);
    await generation.add(names.map((name) => setOf(edgeSet(name, [edge(name, 'raw', 'OwnedBy')]))));
    expect(reads).toBe(0);
    // Another entity states an edge that is there, which has to know both.
    await generation.add([setOf(edgeSet('job', [edge('t7', 'raw', 'OwnedBy')]))]);
    expect(reads).toBe(1);
    const settings = async (): Promise<string> => {
      const { body } = await server.request({ method: 'GET', path: `/${prefix}-edges-*/_settings` });
      return JSON.stringify(body);
    };
    expect(await settings()).toMatch(/"refresh_interval":"2s".*"durability":"async"|"durability":"async".*"2s"/);
    await generation.finish(positionAt(1));
    expect(await settings()).not.toMatch(/refresh_interval|durability/);
    const graph = new ServerEdgeGraph(server, store);
    const owned = async (): Promise<number> => {
      const page = { start: 0, count: 1 };
      await store.flush();
      return (await graph.neighbours({ urn: urn('raw'), direction: 'INCOMING', types: [], page }, Work.unlimited))
        .total;
    };
    expect(await owned()).toBe(300);
    await store.apply([{ kind: 'drop', owner: urn('t7') }], positionAt(2));
    expect(await owned()).toBe(300);
    await store.apply([{ kind: 'drop', owner: urn('job') }], positionAt(3));
    expect(await owned()).toBe(299);
    noteTestPrefix(prefix, 'closed');
    await store.close();
    await server.close();
  });
});
