import type { Urn } from '../../../../kernel/urn.js';
import type { FacetResult, SearchHit, SearchRequest, SearchResult } from '../../../../search/search-index.port.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { ListedDocuments } from '../memory/listed-documents.js';
import type { DocumentTexts } from '../storage/document-texts.js';
import { countFacet, countFacetInSteps } from './facet-counting.js';
import type { DocumentText } from '../../../../text-search/document-text.js';
import { matchReader } from '../../../../text-search/matched-fields.js';
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

/** Characters of texts that are looked through in a step. */
const LOOKED_THROUGH = 16_384;

function* shownHits(
  page: readonly FoundHit[],
  { matched, query, explanation }: SearchRequest,
  sources: AnswerSources & PageMoment,
): Stepwise<readonly SearchHit[]> {
  const matches = matched === 'wanted' ? matchReader(query, sources.fields) : undefined;
  const explanations = explanation === 'wanted' ? new ScoreExplanations(query, sources) : undefined;
  const saysMore = matched === 'wanted' || explanation === 'wanted';
  const hits: SearchHit[] = [];
  let looked = 0;
  for (const found of page) {
    if (found.urn === undefined) continue;
    const text = saysMore ? readText(found.id, sources) : undefined;
    const hit = hitOf(found, found.urn, text && matches?.(text, found.entityType));
    if (explanations === undefined) hits.push(hit);
    else hits.push({ ...hit, explanation: yield* explanations.of(found.parts ?? [], text) });
    looked += lengthOf(text);
    if (looked < LOOKED_THROUGH) continue;
    looked = 0;
    yield;
  }
  return hits;
}

function lengthOf(text: DocumentText | undefined): number {
  return text === undefined ? 0 : text.queried.text.length;
}

function hitOf({ entityType, score, place }: FoundHit, urn: Urn, matched: SearchHit['matched'] = []): SearchHit {
  const hit = { urn, entityType, score, matched };
  return place === undefined ? hit : { ...hit, place };
}

function readText(id: number, { texts, changes, now, work }: AnswerSources & PageMoment): DocumentText | undefined {
  work.spend(UNITS.texts);
  // Another document may have the id of one that was removed meanwhile.
  const isSame = changes.now === now || changes.since(now)?.every((change) => changedId(change) !== id) === true;
  return isSame ? texts.get(id) : undefined;
}
