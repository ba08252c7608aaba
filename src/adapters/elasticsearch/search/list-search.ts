/**
 * Searches within a list of entities, such as those that lineage reaches.
 *
 * The problem: a list has up to a hundred thousand entities in an order that the server does not know, and each section
 * of it may be restricted by other branches of the filter. The idea: the server is asked for parts of the list, each
 * of one section and of a safe size, and answers with all hits of the part and their scores; here they are put in
 * order, by place where they are equal, and counted. The cost is one request for each part, and 50 bytes a hit.
 */
import { compareByCodePoint } from '../../../kernel/code-point-order.js';
import type { Urn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { EntitySections, SearchResult, SearchWithin } from '../../../search/search-index.port.js';
import { hitsOf, type ServerHit } from '../client/answers.js';
import { DOCUMENT } from '../documents/document-mapping.js';
import { allOf, anyOf, type QueryClause } from './clauses.js';
import { type CountedDocuments, FacetCounts } from './facet-counts.js';
import { branchClauses, filterClauses } from './filter-body.js';
import type { SearchRequests } from './search-requests.js';
import { type FoundDocument, foundHit, type PlannedSearch, sourceOf } from './planned-search.js';

/** Entities of a part: servers answer with 10,000 hits, and take 65,536 terms. */
const PART = 5000;
/** Units of work of an entity of the list. */
const UNITS_AN_ENTITY = 2;

/** A hit with its place in the list, from 0. */
export interface ListedHit extends FoundDocument {
  readonly place: number;
}

interface Candidate {
  readonly hit: ServerHit;
  readonly urn: Urn;
  readonly place: number;
}

interface ListPart {
  readonly section: number;
  readonly urns: readonly Urn[];
}

/** What a list search answers; the page is to be shown. */
type ListedResult = Omit<SearchResult, 'hits'> & { readonly page: readonly ListedHit[] };

export class SearchWithinList {
  constructor(
    private readonly requests: SearchRequests,
    private readonly fields: SearchFields,
    private readonly work: Work,
  ) {}

  async search(planned: PlannedSearch, within: SearchWithin): Promise<ListedResult> {
    const { request, sort } = planned;
    const { list } = within;
    this.work.spend(list.entities.length * UNITS_AN_ENTITY);
    const places = placesOf(list);
    const parts = partsOf(list, places);
    const candidates: Candidate[] = [];
    const sectionCounts = list.sectionEnds.map(() => 0);
    const counted: CountedDocuments[] = [];
    for (const part of parts) {
      const clauses = this.clauses(planned, within, part);
      if (clauses === undefined) continue;
      const set = { entityTypes: request.entityTypes, clauses };
      counted.push(set);
      const hits = await this.hitsOf(planned, set);
      sectionCounts[part.section] = (sectionCounts[part.section] ?? 0) + hits.length;
      for (const hit of hits) {
        const { urn } = foundHit(hit);
        candidates.push({ hit, urn, place: places.get(urn) ?? 0 });
      }
      this.work.spend(hits.length * UNITS_AN_ENTITY);
    }
    const descending = request.sort === undefined || request.sort.order === 'DESCENDING';
    candidates.sort((a, b) => compareKeys(a.hit, b.hit, descending ? -1 : 1) || a.place - b.place);
    const { start, count } = request.page;
    const page = await this.read(planned, candidates.slice(start, start + count), sort);
    return {
      page,
      total: candidates.length,
      facets: await this.facets(planned, counted),
      sectionCounts,
    };
  }

  /** `undefined` when no branch of the filter lets the section pass. */
  private clauses(
    { request, clause }: PlannedSearch,
    { branchSections }: SearchWithin,
    { section, urns }: ListPart,
  ): readonly QueryClause[] | undefined {
    const { filter, entityTypes } = request;
    const branches = branchClauses(filter, this.fields).filter(
      (_, branch) => branchSections?.[branch]?.has(section) !== false,
    );
    if (filter.or.length > 0 && branches.length === 0) return undefined;
    return [
      clause,
      { terms: { [DOCUMENT.urn]: urns } },
      ...filterClauses({ or: [] }, entityTypes, this.fields),
      ...(branches.length === 0 ? [] : [anyOf(branches)]),
    ];
  }

  private async hitsOf(
    { plan, sort }: PlannedSearch,
    { entityTypes, clauses }: CountedDocuments,
  ): Promise<readonly ServerHit[]> {
    const body = await this.requests.search(
      entityTypes,
      {
        size: PART,
        _source: false,
        track_total_hits: false,
        track_scores: true,
        sort,
        query: plan.scored(allOf(clauses)),
      },
      this.work,
    );
    return hitsOf(body);
  }

  /** The hits of the page once more, with what is to be shown of them. */
  private async read(
    { request, plan, clause }: PlannedSearch,
    page: readonly Candidate[],
    sort: readonly unknown[],
  ): Promise<readonly ListedHit[]> {
    const { _source: source } = sourceOf(request);
    if (source === false || page.length === 0) return page.map(({ hit, place }) => ({ ...foundHit(hit), place }));
    const urns = page.map(({ urn }) => urn);
    const body = await this.requests.search(
      request.entityTypes,
      {
        size: urns.length,
        _source: source,
        track_total_hits: false,
        track_scores: true,
        sort,
        query: plan.scored(allOf([clause, { terms: { [DOCUMENT.urn]: urns } }])),
      },
      this.work,
    );
    const read = new Map(
      hitsOf(body)
        .map(foundHit)
        .map((hit) => [hit.urn, hit]),
    );
    return page.flatMap(({ urn, place }) => {
      const hit = read.get(urn);
      return hit === undefined ? [] : [{ ...hit, place }];
    });
  }

  private async facets(
    { request }: PlannedSearch,
    counted: readonly CountedDocuments[],
  ): Promise<SearchResult['facets']> {
    const counts = new FacetCounts(this.requests, this.work);
    const results: { field: string; counts: SearchResult['facets'][number]['counts'] }[] = [];
    for (const { field, limit } of request.facets) {
      const all = limit === 0 ? new Map<string, number>() : await counts.all(field, counted);
      results.push({ field, counts: await counts.shown(field, limit, all) });
    }
    return results;
  }
}

/** The first place of each entity that is in the list. */
function placesOf({ numbers, entities, except }: EntitySections): ReadonlyMap<Urn, number> {
  const places = new Map<Urn, number>();
  entities.forEach((number, place) => {
    const urn = numbers.urnOf(number);
    if (urn !== undefined && urn !== except && !places.has(urn)) places.set(urn, place);
  });
  return places;
}

function partsOf({ sectionEnds }: EntitySections, places: ReadonlyMap<Urn, number>): readonly ListPart[] {
  const sections = sectionEnds.map((): Urn[] => []);
  let section = 0;
  // Places come in their order.
  for (const [urn, place] of places) {
    while (section < sectionEnds.length - 1 && place >= (sectionEnds[section] ?? 0)) section++;
    sections[section]?.push(urn);
  }
  return sections.flatMap((urns, at) =>
    Array.from({ length: Math.ceil(urns.length / PART) }, (_, part) => ({
      section: at,
      urns: urns.slice(part * PART, (part + 1) * PART),
    })),
  );
}

/** By what the server sorts by: numbers by size, texts by code point, what is missing last. */
function compareKeys({ sort: [a] = [] }: ServerHit, { sort: [b] = [] }: ServerHit, sign: number): number {
  const [left, right] = [keyOf(a), keyOf(b)];
  if (left === undefined || right === undefined) return (left === undefined ? 1 : 0) - (right === undefined ? 1 : 0);
  if (typeof left === 'number' && typeof right === 'number') return sign * (left - right);
  return sign * compareByCodePoint(String(left), String(right));
}

/** The server writes a number that is missing as one beyond all others. */
function keyOf(key: boolean | number | string | null | undefined): number | string | undefined {
  if (key === null || key === undefined || key === 'Infinity' || key === '-Infinity') return undefined;
  if (typeof key === 'number' && Math.abs(key) >= MISSING) return undefined;
  return typeof key === 'boolean' ? String(key) : key;
}

const MISSING = Number.MAX_VALUE;
