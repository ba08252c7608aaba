import { type WireApp, wireApp } from './app.builder.js';
import { graphqlRequest } from './graphql.builder.js';
import { jsonMember } from './json-member.js';
import { DATASET, put } from './proposal.builder.js';

let app: WireApp;

beforeAll(async () => {
  app = await wireApp();
  await put(app, DATASET, 'status', { removed: false });
});

afterAll(() => app.close());

/** A page as JSON text, so that it may have numbers of any kind. */
interface PageText {
  readonly start: string;
  readonly size: string;
}

/** What came of a request: `served`, or the message of its refusal with status 400. */
type PageRequest = (page: PageText) => Promise<string>;

interface PagedOperation {
  readonly name: string;
  /** How callers name the size of the page in answers; the same on each wire. */
  readonly sizeName: string;
  /** `first`: start and size together have a limit. `all`: the size alone. `none`: there is no start. */
  readonly reach: 'all' | 'first' | 'none';
  readonly most: number;
  readonly wires: Readonly<Record<string, PageRequest>>;
}

const MOST = 10_000;
const URN = encodeURIComponent(DATASET);

function action(url: string, members: string): PageRequest {
  return async ({ start, size }) => {
    const body = `{${members.replace('$start', start).replace('$size', size)}}`;
    return rpcAnswer(await app.post(url, body, { headers: { 'content-type': 'application/json' } }));
  };
}

function rpcAnswer({ status, json }: { readonly status: number; json(): unknown }): string {
  if (status === 200) return 'served';
  return status === 400 ? String(jsonMember(json(), 'message')) : `status ${String(status)}`;
}

function graphql(text: string): PageRequest {
  return async ({ start, size }) => {
    const query = text.replace('$start', start).replace('$size', size);
    const { errors = [] } = (await graphqlRequest(app, { query })).body;
    const [error] = errors;
    if (error === undefined) return 'served';
    // Where a member of the input has another name, the message says which one is meant.
    const message = error.message.replace(' Given in "input.count".', '');
    return jsonMember(error.extensions, 'code') === 400 ? message : JSON.stringify(error);
  };
}

function relationships({ start, size }: PageText) {
  return app.get(`/relationships?urn=${URN}&direction=OUTGOING&types=DownstreamOf&start=${start}&count=${size}`);
}

const OPERATIONS: readonly PagedOperation[] = [
  {
    name: 'search',
    sizeName: 'count',
    reach: 'first',
    most: MOST,
    wires: {
      rpc: action('/entities?action=search', '"entity":"dataset","input":"*","start":$start,"count":$size'),
      'rpc, across entities': action(
        '/entities?action=searchAcrossEntities',
        '"input":"*","start":$start,"count":$size',
      ),
      'rpc, filter': action(
        '/entities?action=filter',
        '"entity":"dataset","filter":{"or":[]},"start":$start,"count":$size',
      ),
      'rpc, list': action('/entities?action=list', '"entity":"dataset","start":$start,"count":$size'),
      graphql: graphql('{ search(input: {type: DATASET, query: "*", start: $start, count: $size}) { total } }'),
      'graphql, across entities': graphql(
        '{ searchAcrossEntities(input: {query: "*", start: $start, count: $size}) { total } }',
      ),
    },
  },
  {
    name: 'search across lineage',
    sizeName: 'count',
    reach: 'first',
    most: MOST,
    wires: {
      rpc: action(
        '/entities?action=searchAcrossLineage',
        `"urn":"${DATASET}","direction":"UPSTREAM","start":$start,"count":$size`,
      ),
      graphql: graphql(
        `{ searchAcrossLineage(input: {urn: "${DATASET}", direction: UPSTREAM, start: $start, count: $size}) { total } }`,
      ),
    },
  },
  {
    name: 'browse',
    sizeName: 'limit',
    reach: 'first',
    most: MOST,
    wires: {
      rpc: action('/entities?action=browse', '"entity":"dataset","path":"","start":$start,"limit":$size'),
      graphql: graphql('{ browse(input: {type: DATASET, start: $start, count: $size}) { total } }'),
    },
  },
  {
    name: 'autocomplete',
    sizeName: 'limit',
    reach: 'none',
    most: MOST,
    wires: {
      rpc: action('/entities?action=autocomplete', '"entity":"dataset","query":"o","limit":$size'),
      graphql: graphql('{ autoComplete(input: {type: DATASET, query: "o", limit: $size}) { suggestions } }'),
    },
  },
  {
    name: 'relationships',
    sizeName: 'count',
    reach: 'all',
    most: MOST,
    wires: {
      rpc: async (page) => rpcAnswer(await relationships(page)),
      graphql: graphql(
        `{ dataset(urn: "${DATASET}") { relationships(input: {types: [], direction: OUTGOING, start: $start, count: $size}) { total } } }`,
      ),
    },
  },
  {
    name: 'points of a time series',
    sizeName: 'limit',
    reach: 'none',
    most: MOST,
    wires: {
      rpc: action(
        '/aspects?action=getTimeseriesAspectValues',
        `"urn":"${DATASET}","entity":"dataset","aspect":"datasetProfile","limit":$size`,
      ),
      graphql: graphql(`{ dataset(urn: "${DATASET}") { datasetProfiles(limit: $size) { rowCount } } }`),
    },
  },
  {
    name: 'list of URNs',
    sizeName: 'count',
    reach: 'all',
    most: MOST,
    wires: { rpc: action('/entities?action=listUrns', '"entity":"dataset","start":$start,"count":$size') },
  },
  {
    name: 'restoring indices',
    sizeName: 'batchSize',
    reach: 'all',
    most: 100_000,
    wires: { rpc: action('/operations?action=restoreIndices', '"start":$start,"batchSize":$size') },
  },
];

/** Answers by page; `other`: a refusal that the types of the wire make, before the operation is asked. */
function answersOf({ sizeName, reach, most }: PagedOperation): readonly (readonly [PageText, string])[] {
  const page = (start: number, size: number): PageText => ({ start: String(start), size: String(size) });
  const refused = (name: string, reason: string): string => `Parameter '${name}' is invalid: ${reason}.`;
  const together = `start and ${sizeName} together must not be greater than ${String(most)}`;
  const tooLarge = refused(sizeName, reach === 'first' ? together : `it must not be greater than ${String(most)}`);
  const always: (readonly [PageText, string])[] = [
    [page(0, most), 'served'],
    [page(0, most + 1), tooLarge],
    [page(0, 2 * most), tooLarge],
    [page(0, -1), refused(sizeName, 'it must not be negative')],
    [page(0, 0.5), 'other'],
    [{ start: '0', size: '"many"' }, 'other'],
  ];
  if (reach === 'none') return always;
  const far: readonly (readonly [PageText, string])[] =
    reach === 'first'
      ? [
          [page(most - 1, 1), 'served'],
          [page(most, 0), 'served'],
          [page(most, 1), refused('start', together)],
          [page(most - 1, 2), refused(sizeName, together)],
        ]
      : [[page(2_147_483_647, 1), 'served']];
  return [...always, ...far, [page(-1, 1), refused('start', 'it must not be negative')], [page(0.5, 1), 'other']];
}

describe.each(OPERATIONS)('$name', (operation) => {
  it.each(Object.entries(operation.wires))('serves and refuses the same pages over %s', async (_wire, ask) => {
    const expected = answersOf(operation);
    const answers: [PageText, string][] = [];
    for (const [page, answer] of expected) {
      const text = await ask(page);
      const isOther = answer === 'other' && text !== 'served';
      answers.push([page, isOther ? 'other' : text]);
    }
    expect(answers).toEqual(expected);
  });
});
