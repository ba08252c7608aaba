import type { DocumentPatch } from '../../src/search/document-store.port.js';
import type { ScorePart, SearchHit } from '../../src/search/search-index.port.js';
import type { SearchIndexAdapter } from '../conformance/search-index.js';
import { corpusEntities } from './corpus/corpus.builder.js';
import { CorpusIndex } from './corpus-index.js';
import { judge, type QueryVerdict } from './judge.js';
import { type JudgedQueries, type JudgedQuery, titleOf } from './judged-query.js';
import { relevanceTable, type VerdictsByKind } from './relevance-table.js';

/** What an adapter is judged by. `knownMisses`: titles of queries that do not come out as judged, with the reason. */
export interface RelevanceCase {
  readonly adapter: SearchIndexAdapter;
  readonly queries: JudgedQueries;
  readonly knownMisses: Readonly<Record<string, string>>;
}

/** Every judged query over the corpus in one adapter; prints a table of what holds. */
export function describeRelevance(
  { adapter, queries, knownMisses }: RelevanceCase,
  documents: () => readonly DocumentPatch[],
): void {
  describe(`relevance: ${adapter.name}`, () => {
    let verdicts: VerdictsByKind = new Map();
    beforeAll(async () => {
      verdicts = await judgeAll(adapter, queries, documents());
    });
    afterAll(() => {
      process.stdout.write(relevanceTable(adapter.name, verdicts));
    });

    it.each(Object.keys(queries))('every query of the kind "%s" finds what is judged to be best', (kind) => {
      const misses = (verdicts.get(kind) ?? []).filter(({ query }) => !Object.hasOwn(knownMisses, titleOf(query)));
      expect(misses.flatMap(missesOf)).toEqual([]);
    });

    it('the score of every hit is the sum of what it is made of, times its factors', async () => {
      const index = await CorpusIndex.open(adapter, documents());
      const wrong: string[] = [];
      for (const query of Object.values(queries).flat()) {
        for (const hit of await index.hits(query.text, query.entityTypes)) {
          if (Math.abs(madeOf(hit) - hit.score) > 1e-9 * hit.score) wrong.push(`${titleOf(query)}: ${hit.urn}`);
        }
      }
      await index.close();
      expect(wrong).toEqual([]);
    });

    it('every known miss is one', () => {
      const missing = new Set(
        [...verdicts.values()].flat().flatMap(({ query, misses }) => misses.map(() => titleOf(query))),
      );
      expect(Object.keys(knownMisses).filter((title) => !missing.has(title))).toEqual([]);
    });
  });
}

/** What is wrong in the judgements themselves: entities that are not in the corpus, repeated or empty judgements. */
export function judgementProblems(queries: JudgedQueries): readonly string[] {
  const handles = new Set(corpusEntities().map(({ handle }) => handle));
  const seen = new Set<string>();
  return Object.values(queries)
    .flat()
    .flatMap((query) => {
      const named = handlesOf(query);
      const problems = named.filter((handle) => !handles.has(handle)).map((handle) => `${handle} is not in the corpus`);
      if (named.length === 0 && query.nothing !== true) problems.push('nothing is judged');
      if (seen.has(titleOf(query))) problems.push('judged twice');
      seen.add(titleOf(query));
      return problems.map((problem) => `${titleOf(query)}: ${problem}`);
    });
}

function handlesOf({ first = [], firstThree = [], before = [], absent = [] }: JudgedQuery): readonly string[] {
  return [first, ...firstThree, ...before, absent].flat();
}

function madeOf({ explanation = [] }: SearchHit): number {
  const amounts = (wanted: ScorePart['effect']): readonly number[] =>
    explanation.filter(({ effect }) => effect === wanted).map(({ amount }) => amount);
  const sum = amounts('add').reduce((total, amount) => total + amount, 0);
  return amounts('multiply').reduce((product, amount) => product * amount, sum);
}

function missesOf({ query, misses }: QueryVerdict): readonly string[] {
  return misses.map((miss) => `${titleOf(query)}: ${miss}`);
}

async function judgeAll(
  adapter: SearchIndexAdapter,
  queries: JudgedQueries,
  documents: readonly DocumentPatch[],
): Promise<VerdictsByKind> {
  const index = await CorpusIndex.open(adapter, documents);
  const verdicts = new Map<string, readonly QueryVerdict[]>();
  for (const [kind, own] of Object.entries(queries)) {
    const judged: QueryVerdict[] = [];
    for (const query of own) judged.push(judge(query, await index.search(query.text, query.entityTypes)));
    verdicts.set(kind, judged);
  }
  await index.close();
  return verdicts;
}
