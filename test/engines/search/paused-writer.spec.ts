import { hitsOf } from '../../../src/adapters/elasticsearch/client/answers.js';
import { SearchServer } from '../../../src/adapters/elasticsearch/client/search-server.js';
import { ServerDocumentStore } from '../../../src/adapters/elasticsearch/documents/server-document-store.js';
import { ServerEdgeStore } from '../../../src/adapters/elasticsearch/edges/server-edge-store.js';
import type { ServerAnswer, ServerRequest } from '../../../src/adapters/elasticsearch/client/server-request.js';
import { StoreUnavailable } from '../../../src/kernel/failures.js';
import { SearchFields } from '../../../src/registry/search-fields.js';
import type { EdgeChange } from '../../../src/lineage/edge-store.port.js';
import { patchOf, tableUrn } from '../../conformance/document.builder.js';
import { edge, edgeSet, setOf, urn } from '../../conformance/edge.builder.js';
import { searchPosition } from '../../conformance/search-index.js';
import { searchModels } from '../../conformance/search-models.builder.js';
import {
  noteTestPrefix,
  removeTestIndexes,
  TEST_SEARCH_URL,
  testPrefix,
} from '../../conformance/search-server.builder.js';

const searchFields = new SearchFields(searchModels());

/** The connection of a process that is paused before a request of some kind is sent, and continued later. */
interface PausedConnection {
  readonly server: SearchServer;
  /** From now on, the first request to such a path waits; resolves when it does. */
  readonly pauseAt: (path: RegExp) => Promise<void>;
  readonly proceed: () => void;
}

async function pausedConnection(): Promise<PausedConnection> {
  const server = await SearchServer.open(TEST_SEARCH_URL ?? '');
  const send = server.request.bind(server);
  let awaited: { readonly path: RegExp; readonly arrive: () => void } | undefined;
  let proceed = (): void => undefined;
  server.request = async (request: ServerRequest): Promise<ServerAnswer> => {
    if (awaited?.path.test(request.path) === true) {
      const { arrive } = awaited;
      awaited = undefined;
      const continued = new Promise<void>((resolve) => {
        proceed = resolve;
      });
      arrive();
      await continued;
    }
    return send(request);
  };
  return {
    server,
    pauseAt: (path) =>
      new Promise((arrive) => {
        awaited = { path, arrive };
      }),
    proceed: () => {
      proceed();
    },
  };
}

const textOf = (text: string) => ({ datasetProperties: { description: [text] } });
const drop = (name: string): EdgeChange => ({ kind: 'drop', owner: urn(name) });

describe('a writer that is paused past its lease and continues', () => {
  let prefix: string;
  let paused: PausedConnection;
  let other: SearchServer;
  beforeEach(async () => {
    prefix = await testPrefix();
    noteTestPrefix(prefix, 'open');
    [paused, other] = await Promise.all([pausedConnection(), SearchServer.open(TEST_SEARCH_URL ?? '')]);
  });
  afterEach(async () => {
    paused.proceed();
    await Promise.all([paused.server.close(), other.close()]);
  });
  afterAll(removeTestIndexes);

  const documents = (server: SearchServer): Promise<ServerDocumentStore> =>
    ServerDocumentStore.open(server, searchFields, { prefix });
  const edges = (server: SearchServer): Promise<ServerEdgeStore> => ServerEdgeStore.open(server, 'models', { prefix });

  it.each(['_mget', '_bulk'])(
    'leaves newer documents alone, also those that are gone, when it waited before %s',
    async (at) => {
      const [first, second] = [await documents(paused.server), await documents(other)];
      await first.recover(1);
      await first.apply(
        [patchOf(tableUrn('a'), textOf('one')), patchOf(tableUrn('gone'), textOf('one'))],
        searchPosition(1),
      );
      await first.flush();
      const reached = paused.pauseAt(new RegExp(`${at}$`));
      const late = first
        .apply([patchOf(tableUrn('a'), textOf('two')), patchOf(tableUrn('never'), textOf('two'))], searchPosition(3))
        .catch((error: unknown) => error);
      await reached;
      await second.recover(2);
      // All entries of the log at once: one of them was added and removed in between.
      await second.apply(
        [
          patchOf(tableUrn('a'), textOf('four')),
          patchOf(tableUrn('gone'), {}, { dropsFirst: true }),
          patchOf(tableUrn('never'), {}, { dropsFirst: true }),
        ],
        searchPosition(4),
      );
      paused.proceed();
      expect(await late).toBeInstanceOf(StoreUnavailable);
      await second.flush();
      const found = await second.documents(undefined, 10);
      expect(found.map((one) => [one.urn, one.aspects.get('datasetProperties')?.get('description')])).toEqual([
        [tableUrn('a'), ['four']],
      ]);
      expect(await second.position()).toEqual(searchPosition(4));
    },
  );

  it.each([
    ['before it reads what entities state', /owners[^/]*\/_mget$/],
    ['before it reads edges', /edges[^/]*-edges[^/]*\/_mget$/],
    ['before it writes', /_bulk$/],
  ])('leaves no edge behind that was added and removed meanwhile, when it waited %s', async (_when, path) => {
    const [first, second] = [await edges(paused.server), await edges(other)];
    await first.recover(1);
    await first.apply([setOf(edgeSet('a', [edge('a', 'kept'), edge('a', 'removed')]))], searchPosition(1));
    await first.flush();
    const reached = paused.pauseAt(path);
    const late = first
      .apply(
        [setOf(edgeSet('a', [edge('a', 'between'), edge('a', 'removed')])), setOf(edgeSet('b', [edge('b', 'x')]))],
        searchPosition(3),
      )
      .catch((error: unknown) => error);
    await reached;
    await second.recover(2);
    await second.apply([setOf(edgeSet('a', [edge('a', 'kept')])), drop('b')], searchPosition(4));
    paused.proceed();
    expect(await late).toBeInstanceOf(StoreUnavailable);
    await second.flush();
    const { body } = await other.request({
      method: 'POST',
      path: `/${prefix}-edges-*-edges/_search`,
      body: { size: 10, _source: ['source', 'destination'] },
    });
    expect(hitsOf(body).map(({ _source: source }) => source)).toEqual([{ source: urn('a'), destination: urn('kept') }]);
    expect((await second.edgeSets(undefined, 10)).map(({ owner }) => owner)).toEqual([urn('a')]);
  });

  it('writes nothing to a generation in the making that another process has taken over', async () => {
    const [first, second] = [await documents(paused.server), await documents(other)];
    await first.recover(1);
    const generation = await first.newGeneration();
    await generation.add([patchOf(tableUrn('a'), textOf('one'))]);
    const progress = { began: searchPosition(1), after: tableUrn('a'), entities: 1, total: { entries: 1, digest: '' } };
    await generation.checkpoint(progress);
    const reached = paused.pauseAt(/_bulk$/);
    const late = generation.add([patchOf(tableUrn('b'), textOf('old'))]).catch((error: unknown) => error);
    await reached;
    await second.recover(2);
    const continued = await second.newGeneration('left');
    expect(continued.left).toEqual(progress);
    await continued.add([patchOf(tableUrn('b'), textOf('new'))]);
    paused.proceed();
    expect(await late).toBeInstanceOf(StoreUnavailable);
    await expect(generation.finish(searchPosition(2))).rejects.toBeInstanceOf(StoreUnavailable);
    await continued.finish(searchPosition(2));
    const found = await second.documents(undefined, 10);
    expect(found.map((one) => one.aspects.get('datasetProperties')?.get('description'))).toEqual([['one'], ['new']]);
  });

  it('takes over again what was taken from it, under a later lease', async () => {
    const [first, second] = [await documents(paused.server), await documents(other)];
    await first.recover(1);
    await first.apply([patchOf(tableUrn('a'), textOf('one'))], searchPosition(1));
    await second.recover(2);
    await second.apply([patchOf(tableUrn('a'), textOf('two'))], searchPosition(2));
    await second.flush();
    await expect(first.apply([patchOf(tableUrn('a'), textOf('three'))], searchPosition(3))).rejects.toBeInstanceOf(
      StoreUnavailable,
    );
    await first.recover(3);
    expect(await first.position()).toEqual(searchPosition(2));
    await first.apply([patchOf(tableUrn('a'), textOf('three'))], searchPosition(3));
    await first.flush();
    await expect(second.apply([patchOf(tableUrn('b'))], searchPosition(4))).rejects.toBeInstanceOf(StoreUnavailable);
    expect((await first.document(tableUrn('a')))?.aspects.get('datasetProperties')?.get('description')).toEqual([
      'three',
    ]);
  });
});
