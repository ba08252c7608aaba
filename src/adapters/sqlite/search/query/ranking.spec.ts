import { Work } from '../../../../kernel/work.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SearchableSpec } from '../../../../../generated/service/registry/model.js';
import { patchOf, searchRequest, words } from '../../../../../test/conformance/document.builder.js';
import { parseUrn } from '../../../../kernel/urn.js';
import { aspectSpec, entitySpec, generatedModels } from '../../../../registry/generated-models.builder.js';
import { GeneratedRegistry } from '../../../../registry/generated-registry.js';
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
];

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
  async function scoreOf(fields: Readonly<Record<string, readonly (boolean | string)[]>>, text: string) {
    const urn = parseUrn('urn:li:note:n');
    const patches = urn === undefined ? [] : [patchOf(urn, { noteKey: fields })];
    await store.apply(patches, { storeId: 'store', seq: 1 });
    const { hits } = await new SqliteSearchIndex(store.generations).search(
      searchRequest({ query: words(text) }),
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
    [16, named(2)],
  ])('for a word in a reference of boost %d is %d', async (boost, score) => {
    expect(await scoreOf({ [nameOf('urn', boost)]: ['urn:li:tag:zebra'] }, 'zebra')).toBeCloseTo(score, 10);
  });

  it.each([
    ['is five times as high when a name equals the query', 'zebra', 5 * named(1)],
    ['is one and a half times as high when a name begins with the query', 'zebra crossing', 1.5 * named(2)],
    ['is that of the word alone when a name only has it', 'one zebra', named(2)],
  ])('%s', async (_what, name, score) => {
    expect(await scoreOf({ text10: [name] }, 'zebra')).toBeCloseTo(score, 10);
  });

  it('adds up over words, and takes the whole query for the factor', async () => {
    expect(await scoreOf({ text10: ['zebra crossing'] }, 'zebra crossing')).toBeCloseTo(5 * 2 * named(2), 10);
    expect(await scoreOf({ text10: ['zebra crossing'] }, 'crossing zebra')).toBeCloseTo(2 * named(2), 10);
  });

  it('is that of the heaviest field that has the word', async () => {
    expect(await scoreOf({ text2: ['a zebra'], text1: ['zebra zebra'], text0_3: ['zebra'] }, 'zebra')).toBe(4);
  });

  it.each([1, 2, 5, 40])('falls with the length of a name: %d words', async (length) => {
    const name = `${'word '.repeat(length)}zebra`;
    expect(await scoreOf({ text10: [name] }, 'zebra')).toBeCloseTo(named(length + 1), 10);
  });

  it('is multiplied by what the models say of a value', async () => {
    expect(await scoreOf({ text2: ['a zebra'], half: [true] }, 'zebra')).toBe(2);
    expect(await scoreOf({ text2: ['a zebra'], half: [false] }, 'zebra')).toBe(4);
  });
});
