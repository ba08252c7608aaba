import type { FacetResult, SearchHit, SearchRequest, SearchResult } from '../../../../search/search-index.port.js';
import type { Stepwise } from '../memory/stepwise.js';
import type { ListedDocuments } from '../memory/listed-documents.js';
import type { DocumentTexts } from '../storage/document-texts.js';
import { countFacet } from './facet-counting.js';
import { matchReader } from './matched-fields.js';
import type { QuerySources } from './query-evaluation.js';
import { changedId, type RecentChanges } from './recent-changes.js';
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
    facets.push(countFacet(facet, hits, columns));
    if (hits.size >= manyHits) yield;
  }
  return {
    hits: yield* shownHits(page, request, { ...sources, now }),
    total: hits.size,
    facets,
    ...(sectionCounts === undefined ? {} : { sectionCounts }),
  };
}

function* shownHits(
  page: readonly FoundHit[],
  { matched, query }: SearchRequest,
  { texts, changes, fields, work, now }: AnswerSources & PageMoment,
): Stepwise<readonly SearchHit[]> {
  const read = matched === 'wanted' ? matchReader(query, fields) : undefined;
  const hits: SearchHit[] = [];
  for (const { id, urn, ...found } of page) {
    if (urn === undefined) continue;
    if (read === undefined) {
      hits.push({ urn, ...found, matched: [] });
      continue;
    }
    work.spend(UNITS.texts);
    // Another document may have the id of one that was removed meanwhile.
    const isSame = changes.now === now || changes.since(now)?.every((change) => changedId(change) !== id) === true;
    const text = isSame ? texts.get(id) : undefined;
    hits.push({ urn, ...found, matched: text === undefined ? [] : read(text, found.entityType) });
    yield;
  }
  return hits;
}
