import type { FacetResult, SearchHit, SearchRequest, SearchResult } from '../../../../search/search-index.port.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { ListedDocuments } from '../memory/listed-documents.js';
import type { DocumentTexts } from '../storage/document-texts.js';
import { countFacet, countFacetInSteps } from './facet-counting.js';
import { type MatchReader, matchReader } from '../../../../text-search/matched-fields.js';
import type { QuerySources } from './query-evaluation.js';
import { changedId, type RecentChanges } from './recent-changes.js';
import { ScoreExplanations } from '../../../../text-search/score-explanation.js';
import { type FoundHit, Searching } from './searching.js';

/** Units of work: a document that is counted in a facet, the texts of a hit that is read. */
const UNITS = { counted: 0.01, texts: 60 } as const;

/**
 * `manyHits`: hits from which on facets are counted in steps. `listed`: the documents of the list in which is searched,
 * as they are now.
 */
export interface AnswerSources extends QuerySources {
  readonly texts: DocumentTexts;
  readonly changes: RecentChanges;
  readonly manyHits: number;
  readonly listed: (() => ListedDocuments) | undefined;
}

/** Number of changes that a page reflects. */
interface PageMoment {
  readonly now: number;
}

/** The answer to a search: its hits and counts as of one moment, unless hits are many. */
export function* answerSearch(request: SearchRequest, sources: AnswerSources): Stepwise<SearchResult> {
  const { columns, changes, manyHits, work } = sources;
  const { hits, page, listed } = yield* new Searching(request, sources, changes).found();
  const { now } = changes;
  const sectionCounts = listed?.countSections(hits);
  const facets: FacetResult[] = [];
  for (const facet of request.facets) {
    work.spend(hits.size * UNITS.counted);
    if (hits.size < manyHits) facets.push(countFacet(facet, hits, columns));
    else {
      facets.push(yield* countFacetInSteps(facet, hits, sources));
      yield;
    }
  }
  return {
    hits: yield* shownHits(page, request, { ...sources, now }),
    total: hits.size,
    facets,
    ...(sectionCounts === undefined ? {} : { sectionCounts }),
  };
}

/** What hits say beside their URN, type and score. */
interface HitReaders {
  readonly matches: MatchReader | undefined;
  readonly explanations: ScoreExplanations | undefined;
}

function* shownHits(
  page: readonly FoundHit[],
  { matched, query, explanation }: SearchRequest,
  sources: AnswerSources & PageMoment,
): Stepwise<readonly SearchHit[]> {
  const readers = {
    matches: matched === 'wanted' ? matchReader(query, sources.fields) : undefined,
    explanations: explanation === 'wanted' ? new ScoreExplanations(query, sources) : undefined,
  };
  const saysMore = readers.matches !== undefined || readers.explanations !== undefined;
  const hits: SearchHit[] = [];
  for (const { id, urn, parts, ...found } of page) {
    if (urn === undefined) continue;
    if (!saysMore) {
      hits.push({ urn, ...found, matched: [] });
      continue;
    }
    sources.work.spend(UNITS.texts);
    hits.push({
      urn,
      ...found,
      ...(yield* readHit({ id, parts: parts ?? [], entityType: found.entityType }, readers, sources)),
    });
    yield;
  }
  return hits;
}

function* readHit(
  { id, entityType, parts }: Required<Pick<FoundHit, 'entityType' | 'id' | 'parts'>>,
  { matches, explanations }: HitReaders,
  { texts, changes, now }: AnswerSources & PageMoment,
): Stepwise<Pick<SearchHit, 'explanation' | 'matched'>> {
  // Another document may have the id of one that was removed meanwhile.
  const isSame = changes.now === now || changes.since(now)?.every((change) => changedId(change) !== id) === true;
  const text = isSame ? texts.get(id) : undefined;
  const matched = text === undefined ? [] : (matches?.(text, entityType) ?? []);
  return explanations === undefined ? { matched } : { matched, explanation: yield* explanations.of(parts, text) };
}
