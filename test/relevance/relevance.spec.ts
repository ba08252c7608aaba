import type { DocumentPatch } from '../../src/search/document-store.port.js';
import { removeSearchIndexes, searchIndexAdapters } from '../conformance/search-index-adapters.js';
import { corpusEntities } from './corpus/corpus.builder.js';
import { corpusDocuments } from './corpus-index.js';
import { EXACT_QUERIES } from './judged/exact-queries.js';
import { LANGUAGE_QUERIES } from './judged/language-queries.js';
import { WORD_QUERIES } from './judged/word-queries.js';
import { KNOWN_MISSES } from './judged/known-misses.js';
import { titleOf } from './judged-query.js';
import { describeRelevance, judgementProblems } from './relevance.js';

const QUERIES = { ...EXACT_QUERIES, ...WORD_QUERIES, ...LANGUAGE_QUERIES };

let documents: readonly DocumentPatch[] = [];
beforeAll(async () => {
  documents = await corpusDocuments();
});
afterAll(removeSearchIndexes);

describe('the judgements', () => {
  it('are about a corpus of a few hundred entities of many types, each once', () => {
    const entities = corpusEntities();
    expect(entities.length).toBeGreaterThanOrEqual(250);
    expect(new Set(entities.map(({ entityType }) => entityType)).size).toBeGreaterThanOrEqual(12);
    expect(new Set(entities.map(({ urn }) => urn)).size).toBe(entities.length);
    expect(new Set(entities.map(({ handle }) => handle)).size).toBe(entities.length);
    expect(documents.map(({ urn }) => urn)).toEqual(expect.arrayContaining(entities.map(({ urn }) => urn)));
  });

  it('are at least 150, each of entities of the corpus and said once', () => {
    expect(Object.values(QUERIES).flat().length).toBeGreaterThanOrEqual(150);
    expect(judgementProblems(QUERIES)).toEqual([]);
  });

  it('have a reason for each known miss, of a query that is judged', () => {
    const titles = new Set(Object.values(QUERIES).flatMap((queries) => queries.map(titleOf)));
    expect(Object.keys(KNOWN_MISSES).filter((title) => !titles.has(title))).toEqual([]);
    expect(Object.entries(KNOWN_MISSES).filter(([, reason]) => reason.trim() === '')).toEqual([]);
  });
});

for (const adapter of searchIndexAdapters) {
  describeRelevance({ adapter, queries: QUERIES, knownMisses: KNOWN_MISSES }, () => documents);
}
