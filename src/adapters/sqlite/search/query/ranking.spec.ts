import { Work } from '../../../../kernel/work.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchableSpec } from '../../../../../generated/service/registry/model.js';
import { patchOf, searchRequest, words } from '../../../../../test/conformance/document.builder.js';
import { parseUrn } from '../../../../kernel/urn.js';
import { aspectSpec, entitySpec, generatedModels } from '../../../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../../../registry/generated-registry.js';
import type { QueryNode } from '../../../../search/search-index.port.js';
import { SearchFields } from '../../../../registry/search-fields.js';
import { searchableSpec } from '../../../../registry/searchable-spec.builder.js';
import { SqliteDocumentStore } from '../sqlite-document-store.js';
import { SqliteSearchIndex } from '../sqlite-search-index.js';

const BOOSTS = [0.3, 0.5, 0.51, 1, 1.9, 2, 7.9, 8, 10];
/** A reference to another entity weighs half of what its field says. */
const URN_BOOSTS = [1, 1.1, 3.9, 4, 15.9, 16];

const nameOf = (kind: string, boost: number): string => `${kind}${String(boost).replace('.', '_')}`;
const FIELDS: readonly SearchableSpec[] = [
  ...BOOSTS.map((boost) => searchableSpec(nameOf('text', boost), { boost })),
  ...URN_BOOSTS.map((boost) => searchableSpec(nameOf('urn', boost), { boost, type: 'URN', value: 'urn' })),
  searchableSpec('half', { type: 'BOOLEAN', value: 'boolean', weights: { true: 0.5 } }),
  searchableSpec('twice', { type: 'BOOLEAN', value: 'boolean', weights: { true: 2 } }),
];

const word = (text: string): QueryNode => ({ kind: 'word', text });

/** What a name is worth that has so many tokens. */
const named = (length: number): number => 10 / (1 + 0.4 * Math.log(length));

describe('the score of a document', () => {
  let directory: string;
  let store: SqliteDocumentStore;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'cadastre-ranking-'));
    const aspects = [aspectSpec('noteKey', { searchable: FIELDS })];
    const registry = new GeneratedRegistry(generatedModels({ entities: [entitySpec('note')], aspects }));
    store = await SqliteDocumentStore.open(directory, new SearchFields(registry));
  });
  afterEach(async () => {
    await store.close();
    rmSync(directory, { recursive: true, force: true });
  });

  /** Score of the only document for these words; `undefined` when they do not find it. */
  async function scoreOf(fields: Readonly<Record<string, readonly (boolean | string)[]>>, query: QueryNode | string) {
    const urn = parseUrn('urn:li:note:n');
    const patches = urn === undefined ? [] : [patchOf(urn, { noteKey: fields })];
    await store.apply(patches, { storeId: 'store', seq: 1 });
    const { hits } = await new SqliteSearchIndex(store.generations).search(
      searchRequest({ query: typeof query === 'string' ? words(query) : query }),
      Work.unlimited,
    );
    return hits[0]?.score;
  }

  it.each([
    [0.3, 0.3],
    [0.5, 0.3],
    [0.51, 1],
    [1, 1],
    [1.9, 1],
    [2, 4],
    [7.9, 4],
    [8, named(3)],
    [10, named(3)],
  ])('for a word in a field of boost %d is %d', async (boost, score) => {
    expect(await scoreOf({ [nameOf('text', boost)]: ['a tall zebra eats'] }, 'zebra')).toBeCloseTo(score, 10);
  });

  it.each([
    [1, 0.3],
    [1.1, 1],
    [3.9, 1],
    [4, 4],
    [15.9, 4],
    [16, named(3)],
  ])('for a word in a reference of boost %d is %d', async (boost, score) => {
    expect(await scoreOf({ [nameOf('urn', boost)]: ['urn:li:tag:zebra foal'] }, 'zebra')).toBeCloseTo(score, 10);
  });

  it.each([
    ['the last part of a reference', 'Zebra', 1 + 2],
    ['the last part of a divided key', 'STRIPES', 1 + 2],
    ['a whole key', 'animals.Stripes', 1 + 2],
    ['another part of a key', 'Animals', 1],
    ['a whole reference, in any case', 'URN:LI:tag:zebra', 1 + 2],
    ['a word of a reference to what has several', 'dataset', 1],
  ])('for a query that is %s', async (_what, text, score) => {
    const tags = ['urn:li:tag:zebra', 'urn:li:tag:Animals.Stripes', 'urn:li:dataset:(a,b,PROD)'];
    expect(await scoreOf({ [nameOf('urn', 1.1)]: tags }, text)).toBeCloseTo(score, 10);
  });

  it.each([
    ['n', 1 + 40],
    ['N', 1 + 28],
  ])('counts what its own URN names it by as equality: %s', async (text, score) => {
    expect(await scoreOf({}, text)).toBeCloseTo(score, 10);
  });

  it.each([
    ['equals the query as it is written', 'Zebra', named(1) + 40],
    ['equals it in another case', 'ZEBRA', named(1) + 28],
    ['equals it in other accents', 'Zébra', named(1) + 28],
    ['equals it by its stem', 'zebras', named(1) + 16],
    ['begins with it', 'Zebra crossing', named(2) + 4],
    ['only has it', 'one Zebra', named(2)],
  ])('knows when a name %s', async (_what, name, score) => {
    expect(await scoreOf({ text10: [name] }, 'Zebra')).toBeCloseTo(score, 10);
  });

  it.each([
    ['zebra crossing', 'equal', 2 * (named(2) + 40) + 8 + 6],
    ['Zebra_Crossing', 'equal by their words', 2 * (named(2) + 16) + 8 + 6],
    ['old zebra crossing', 'at the end', 2 * named(3) + 8 + 6],
    ['old zebra crossing sign', 'adjacent', 2 * named(4) + 8],
    ['zebra crossing sign', 'at the beginning', 2 * named(3) + 8 + 4],
    ['zebra at a crossing', 'adjacent but for words that say nothing', 2 * named(2) + 8 + 6],
    ['zebra street crossing', 'apart', 2 * named(3)],
    ['crossing zebra', 'the other way round', 2 * named(2)],
  ])('counts words of a query that stand side by side in a name: %s, %s', async (name, _what, score) => {
    expect(await scoreOf({ text10: [name] }, 'zebra crossing')).toBeCloseTo(score, 10);
  });

  it('counts each pair, and words that are written as one like those that are not', async () => {
    const fields = { text10: ['my old zebra crossing'] };
    expect(await scoreOf(fields, 'old zebra crossing')).toBeCloseTo(3 * named(4) + 2 * 8 + 6, 10);
    expect(await scoreOf(fields, 'zebra_crossing')).toBeCloseTo(named(4) + 8 + 6, 10);
  });

  it('is a tenth higher for each further name that has the word', async () => {
    const word = ['my zebra'];
    expect(await scoreOf({ text10: word }, 'zebra')).toBeCloseTo(named(2), 10);
    expect(await scoreOf({ text10: word, text8: ['a zebra here'] }, 'zebra')).toBeCloseTo(1.1 * named(2), 10);
    expect(await scoreOf({ text10: word, text8: word, urn16: ['urn:li:tag:zebra foal'] }, 'zebra')).toBeCloseTo(
      1.2 * named(2),
      10,
    );
    expect(await scoreOf({ text10: word, text8: ['another'] }, 'zebra')).toBeCloseTo(named(1), 10);
  });

  it('takes the words of a query that has conditions beside them', async () => {
    const query: QueryNode = { kind: 'and', nodes: [{ kind: 'field', field: 'text8', value: 'a*' }, word('zebra')] };
    expect(await scoreOf({ text10: ['zebra'], text8: ['a'] }, query)).toBeCloseTo(named(1) + 40, 10);
  });

  it('is that of the heaviest field that has the word', async () => {
    expect(await scoreOf({ text2: ['a zebra'], text1: ['zebra zebra'], text0_3: ['zebra'] }, 'zebra')).toBe(4);
  });

  it.each([1, 2, 5, 40])('falls with the length of a name: %d words', async (length) => {
    const name = `${'word '.repeat(length)}zebra`;
    expect(await scoreOf({ text10: [name] }, 'zebra')).toBeCloseTo(named(length + 1), 10);
  });

  it('is multiplied by the mean of what the models say of values', async () => {
    expect(await scoreOf({ text2: ['a zebra'], half: [true] }, 'zebra')).toBe(3);
    expect(await scoreOf({ text2: ['a zebra'], half: [false] }, 'zebra')).toBe(4);
    expect(await scoreOf({ text2: ['a zebra'], half: [true], twice: [true] }, 'zebra')).toBeCloseTo(4 * (3.5 / 3), 10);
  });

  it.each([
    ['alike', 1000],
    ['with factors', 5],
  ])('puts short names with a word before long ones with both, among many hits: %s', async (_name, each) => {
    // Names of one to nine tokens that have both words, or one that stands also beside them.
    const notes = Array.from({ length: 400 }, (_, at) => {
      const fill = Array.from({ length: at % 7 }, (__, place) => String.fromCharCode(107 + place).repeat(3));
      const both = at % 2 === 0;
      const name = both ? ['orders', ...fill, 'daily'] : ['orders', ...fill];
      return { at, name: name.join(' '), beside: both ? [] : ['daily'] };
    });
    const patches = notes.flatMap(({ at, name, beside }) => {
      const urn = parseUrn(`urn:li:note:n${String(at)}`);
      const fields = { text10: [name], text2: beside, ...(at % each === each - 1 ? { twice: [true] } : {}) };
      return urn === undefined ? [] : [patchOf(urn, { noteKey: fields })];
    });
    await store.apply(patches, { storeId: 'store', seq: 1 });
    const index = new SqliteSearchIndex(store.generations);
    // Each names another type that there is not, since what is found again is kept.
    const search = (count: number): ReturnType<typeof index.search> => {
      const entityTypes = ['note', `other${String(count)}`];
      const request = searchRequest({ entityTypes, query: words('orders daily'), page: { start: 0, count } });
      return index.search(request, Work.unlimited);
    };
    const whole = await search(1000);
    expect(whole.hits).toHaveLength(400);
    for (const count of [10, 30, 45, 60, 75, 90])
      expect((await search(count)).hits).toEqual(whole.hits.slice(0, count));
  });
});
