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
import { keyOfHits } from './recent-answers.js';
import { changedId, type RecentChanges } from './recent-changes.js';
import { KEPT_IN_ORDER, type KnownHits, type RecentHits } from './recent-hits.js';
import { ScoreExplanations } from '../../../../text-search/score-explanation.js';
import { type FoundHit, type FoundPage, Searching } from './searching.js';

/** Units of work: a document that is counted in a facet, the texts of a hit that is read. */
const UNITS = { counted: 0.01, texts: 60 } as const;

/**
 * `manyHits`: hits from which on facets are counted in steps. `listed`: the documents of the list in which is searched,
 * as they are now. `recent`: what was found before.
 */
export interface AnswerSources extends QuerySources {
  readonly texts: DocumentTexts;
  readonly changes: RecentChanges;
  readonly manyHits: number;
  readonly listed: (() => ListedDocuments) | undefined;
  readonly recent: RecentHits;
}

/** `kept`: keeps facets of the hits that were counted; absent where they are not kept. */
interface CountedHits {
  readonly hits: DocSet;
  readonly kept: KnownHits | undefined;
}

/** Number of changes that a page reflects. */
interface PageMoment {
  readonly now: number;
}

/** Times that an answer is made in steps while others write. */
const ATTEMPTS = 2;

/** The answer to a search: its hits and counts as of one moment, unless hits are many. */
export function* answerSearch(request: SearchRequest, sources: AnswerSources): Stepwise<SearchResult> {
  const { changes, manyHits, recent } = sources;
  const key = keyOfHits(request);
  // What is asked but once is not kept.
  const keptKey = key !== undefined && recent.isAgain(key) ? key : undefined;
  for (let attempt = 1; ; attempt++) {
    if (attempt > ATTEMPTS) yield* loadFacets(request.facets, sources);
    const { found, kept } = yield* findHits(request, keptKey, sources);
    const { hits, page, listed } = found;
    const { now } = changes;
    const sectionCounts = listed?.countSections(hits);
    const when = attempt > ATTEMPTS ? 'now' : 'in steps';
    const facets = yield* countFacets(request.facets, { hits, kept }, sources, when);
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

/** @param key of the hits, where they are kept */
function* findHits(
  request: SearchRequest,
  key: string | undefined,
  sources: AnswerSources,
): Stepwise<{ readonly found: FoundPage; readonly kept: KnownHits | undefined }> {
  const { changes, recent } = sources;
  const searching = new Searching(request, { ...sources, inOrder: key === undefined ? 0 : KEPT_IN_ORDER }, changes);
  if (key === undefined) return { found: yield* searching.found(), kept: undefined };
  const known = recent.find(key);
  if (known?.hasInOrder(request.page) === true) return { found: searching.knownPage(known), kept: known };
  const found = yield* searching.found();
  return { found, kept: recent.keep(key, found) };
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
  { hits, kept }: CountedHits,
  sources: AnswerSources,
  when: 'in steps' | 'now',
): Stepwise<readonly FacetResult[]> {
  const { changes, columns, manyHits, work } = sources;
  const { now } = changes;
  const isFew = hits.size < manyHits;
  const counted: FacetResult[] = [];
  for (const facet of facets) {
    let result = changes.now === now ? kept?.facet(facet) : undefined;
    if (result === undefined) {
      work.spend(hits.size * UNITS.counted);
      if (isFew && (when === 'now' || !isStored(facet, columns))) result = countFacet(facet, hits, columns);
      else {
        result = yield* countFacetInSteps(facet, hits, sources);
        yield;
      }
      if (changes.now === now) kept?.addFacet(facet, result);
    }
    counted.push(result);
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
