import { entityTypeOf } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import {
  type BrowseRequest,
  type BrowseResult,
  type SearchHit,
  SearchIndex,
  type SearchRequest,
  type SearchResult,
  type SuggestRequest,
  type Suggestion,
} from '../../../search/search-index.port.js';
import { documentText } from '../../../text-search/document-text.js';
import type { QueryTerm } from '../../../text-search/full-text-expression.js';
import { matchReader, type MatchReader } from '../../../text-search/matched-fields.js';
import { ScoreExplanations } from '../../../text-search/score-explanation.js';
import { carryOut } from '../../../text-search/stepwise.js';
import { readStored } from '../../../text-search/stored-fields.js';
import { hitsOf, textMember, totalOf } from '../client/answers.js';
import type { SearchServer } from '../client/search-server.js';
import { DOCUMENT, formOf } from '../documents/document-mapping.js';
import type { IndexNames } from '../index-names.js';
import { browse } from './browse-request.js';
import { allOf, having, matching, without } from './clauses.js';
import { FacetCounts } from './facet-counts.js';
import { filterClauses } from './filter-body.js';
import { SearchWithinList } from './list-search.js';
import { queryClauses } from './query-clauses.js';
import { type FoundDocument, foundHit, type PlannedSearch, sourceOf } from './planned-search.js';
import { scoreOf, scorePlan } from './score-plan.js';
import { SearchRequests } from './search-requests.js';
import { suggest } from './suggest-request.js';

/** Answers from the documents of ServerDocumentStore. */
export class ServerSearchIndex extends SearchIndex {
  private readonly requests: SearchRequests;

  constructor(
    server: SearchServer,
    names: IndexNames,
    private readonly fields: SearchFields,
  ) {
    super();
    this.requests = new SearchRequests(server, names);
  }

  override async search(request: SearchRequest, work: Work): Promise<SearchResult> {
    const planned = await this.plan(request, work);
    if (request.within !== undefined) {
      const lists = new SearchWithinList(this.requests, this.fields, work);
      const { page, ...counted } = await lists.search(planned, request.within);
      const hits = await this.shown(planned, page, work);
      return { ...counted, hits: hits.map((hit, at) => ({ ...hit, place: page[at]?.place ?? 0 })) };
    }
    const { entityTypes, filter, page, facets } = request;
    const clauses = [planned.clause, ...filterClauses(filter, entityTypes, this.fields)];
    const counts = new FacetCounts(this.requests, work);
    const body = await this.requests.search(
      entityTypes,
      {
        from: page.count === 0 ? 0 : page.start,
        size: page.count,
        track_total_hits: true,
        query: page.count === 0 ? allOf(clauses) : planned.plan.scored(allOf(clauses)),
        sort: planned.sort,
        track_scores: true,
        ...sourceOf(request),
        aggs: counts.aggregations(facets),
      },
      work,
    );
    const hits = await this.shown(planned, hitsOf(body).map(foundHit), work);
    return { hits, total: totalOf(body), facets: await counts.read(facets, { entityTypes, clauses }, body) };
  }

  override suggest(request: SuggestRequest, work: Work): Promise<readonly Suggestion[]> {
    return suggest(request, { requests: this.requests, fields: this.fields, work });
  }

  override browse(request: BrowseRequest, work: Work): Promise<BrowseResult> {
    return browse(request, { requests: this.requests, fields: this.fields, work });
  }

  private async plan(request: SearchRequest, work: Work): Promise<PlannedSearch> {
    const { query, sort, explanation } = request;
    const { fields } = this;
    const strict = queryClauses(query, { fields, loose: NO_WORDS, work });
    const loose = await this.looseWords(strict.terms, work);
    const { clause, terms } = loose.size === 0 ? strict : queryClauses(query, { fields, loose, work });
    const plan = scorePlan(query, terms, { fields, loose, isExplained: explanation === 'wanted' });
    return { request, clause, plan, sort: sortOf(sort, fields) };
  }

  /** Compound words of which any part is enough, since nothing has the whole of them but what is so named. */
  private async looseWords(terms: readonly QueryTerm[], work: Work): Promise<ReadonlySet<string>> {
    const loose = new Set<string>();
    for (const term of terms) {
      const { compound } = term;
      if (compound === undefined || loose.has(compound.text)) continue;
      if (!(await this.requests.has(without(having(term), matching(compound.named)), work))) loose.add(compound.text);
    }
    return loose;
  }

  private async shown(
    { request, plan }: PlannedSearch,
    found: readonly FoundDocument[],
    work: Work,
  ): Promise<readonly SearchHit[]> {
    const { query, matched, explanation } = request;
    const matches = matched === 'wanted' ? matchReader(query, this.fields) : undefined;
    const explanations =
      explanation === 'wanted' ? new ScoreExplanations(query, { fields: this.fields, work }) : undefined;
    const hits: SearchHit[] = [];
    for (const { urn, score, source, names } of found) {
      const hit = { urn, entityType: entityTypeOf(urn), score };
      if (matches === undefined && explanations === undefined) {
        hits.push({ ...hit, matched: [] });
        continue;
      }
      work.spend(UNITS_A_TEXT);
      const text = documentText([readStored(textMember(source, DOCUMENT.stored))], urn, this.fields);
      const said = matchedOf(matches, text, hit.entityType);
      if (explanations === undefined) hits.push({ ...hit, matched: said });
      else {
        const parts = plan.partsOf({ names, ...factsOf(source) });
        const explained = await carryOut(explanations.of(parts, text), work);
        hits.push({ ...hit, score: scoreOf(parts), matched: said, explanation: explained });
      }
      if (work.turnIsOver) await work.rest();
    }
    return hits;
  }
}

const NO_WORDS: ReadonlySet<string> = new Set();
const UNITS_A_TEXT = 60;

function sortOf(sort: SearchRequest['sort'], fields: SearchFields): readonly unknown[] {
  const byUrn = { [DOCUMENT.urn]: 'asc' };
  if (sort === undefined) return [{ _score: 'desc' }, byUrn];
  const isNumber = fields.field(sort.field)?.family === 'number';
  const order = sort.order === 'ASCENDING' ? 'asc' : 'desc';
  const options = { order, missing: '_last', unmapped_type: isNumber ? 'double' : 'keyword' };
  return [{ [formOf(isNumber ? 'number' : 'folded', sort.field)]: options }, byUrn];
}

function matchedOf(
  matches: MatchReader | undefined,
  text: Parameters<MatchReader>[0],
  entityType: string,
): SearchHit['matched'] {
  return matches?.(text, entityType) ?? [];
}

function factsOf(source: unknown): { readonly length: number; readonly factor: number } {
  const { length, factor }: { length?: unknown; factor?: unknown } =
    typeof source === 'object' && source !== null ? source : {};
  return { length: Number(length ?? 0), factor: Number(factor ?? 1) };
}
