import type { Urn } from '../../../../kernel/urn.js';
import type {
  FacetRequest,
  FacetResult,
  SearchHit,
  SearchRequest,
  SearchResult,
} from '../../../../search/search-index.port.js';
import type { Stepwise } from '../../../../text-search/stepwise.js';
import type { DocSet } from '../memory/doc-set.js';
import type { ListedDocuments } from '../memory/listed-documents.js';
import type { DocumentTexts } from '../storage/document-texts.js';
import { countFacet, countFacetInSteps, isStored } from './facet-counting.js';
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

/** Times that an answer is made in steps while others write. */
const ATTEMPTS = 2;

/** The answer to a search: its hits and counts as of one moment, unless hits are many. */
export function* answerSearch(request: SearchRequest, sources: AnswerSources): Stepwise<SearchResult> {
  const { changes, manyHits } = sources;
  for (let attempt = 1; ; attempt++) {
    if (attempt > ATTEMPTS) yield* loadFacets(request.facets, sources);
    const { hits, page, listed } = yield* new Searching(request, sources, changes).found();
    const { now } = changes;
    const sectionCounts = listed?.countSections(hits);
    const facets = yield* countFacets(request.facets, hits, sources, attempt > ATTEMPTS ? 'now' : 'in steps');
    // Few hits are found again when something was written while pages were read to count their values.
    if (hits.size < manyHits && changes.now !== now) continue;
    return {
      hits: yield* shownHits(page, request, { ...sources, now }),
      total: hits.size,
      facets,
      ...(sectionCounts === undefined ? {} : { sectionCounts }),
    };
  }
}

/** Have columns read into memory whose pages were counted in vain, so far as there is room for them. */
function* loadFacets(facets: readonly FacetRequest[], { columns }: AnswerSources): Stepwise<void> {
  for (const facet of facets) {
    const loading = isStored(facet, columns) ? columns.load(facet.field) : undefined;
    if (loading !== undefined) yield loading;
  }
}

/** @param when of few hits; of many they are always counted in steps */
function* countFacets(
  facets: readonly FacetRequest[],
  hits: DocSet,
  sources: AnswerSources,
  when: 'in steps' | 'now',
): Stepwise<readonly FacetResult[]> {
  const { columns, manyHits, work } = sources;
  const counted: FacetResult[] = [];
  for (const facet of facets) {
    work.spend(hits.size * UNITS.counted);
    const isFew = hits.size < manyHits;
    if (isFew && (when === 'now' || !isStored(facet, columns))) counted.push(countFacet(facet, hits, columns));
    else {
      counted.push(yield* countFacetInSteps(facet, hits, sources));
      yield;
    }
  }
  return counted;
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
