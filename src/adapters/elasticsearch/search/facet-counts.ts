import type { Work } from '../../../kernel/work.js';
import type { FacetRequest, FacetResult } from '../../../search/search-index.port.js';
import { readStored, valuesOf } from '../../../text-search/stored-fields.js';
import { aggregationOf, bucketKey, hitsOf, textMember } from '../client/answers.js';
import type { ServerJson } from '../client/server-request.js';
import { DOCUMENT, formOf } from '../documents/document-mapping.js';
import { asTerm, isShortened } from '../documents/long-values.js';
import { allOf, type QueryClause } from './clauses.js';
import type { SearchRequests } from './search-requests.js';

/** Between the fields of a nested facet, and between their values. */
const NESTED = '\u241e';
/** Values that each index counts by itself, beyond those that are wanted. */
const SPARE = 500;
/** Buckets that a server answers with at once. */
const MOST_BUCKETS = 10_000;

/** What is counted, beside the facet: documents of types that some clauses find. */
export interface CountedDocuments {
  readonly entityTypes: readonly string[];
  readonly clauses: readonly QueryClause[];
}

type ValueCounts = Map<string, number>;

/**
 * Counts of facets, exact. A server that adds up the most frequent values of several indexes says whether it may have
 * missed some; then, and of combinations, all values are read, page by page.
 */
export class FacetCounts {
  constructor(
    private readonly requests: SearchRequests,
    private readonly work: Work,
  ) {}

  /** What a search asks for with its hits. */
  aggregations(facets: readonly FacetRequest[]): Readonly<Record<string, unknown>> {
    const simple = facets.filter(({ field, limit }) => limit > 0 && !field.includes(NESTED));
    return Object.fromEntries(
      simple.map(({ field, limit }) => [
        nameOf(field),
        {
          terms: {
            field: formOf('exact', field),
            size: Math.min(limit, MOST_BUCKETS),
            shard_size: Math.min(limit + SPARE, MOST_BUCKETS + SPARE),
            order: [{ _count: 'desc' }, { _key: 'asc' }],
          },
        },
      ]),
    );
  }

  /** @param answer to a search with these aggregations; `undefined`: all are to be counted apart */
  async read(
    facets: readonly FacetRequest[],
    documents: CountedDocuments,
    answer: ServerJson | undefined,
  ): Promise<readonly FacetResult[]> {
    const results: FacetResult[] = [];
    for (const { field, limit } of facets) {
      const known = answer === undefined || limit > MOST_BUCKETS ? undefined : exactCounts(answer, field);
      const counts = limit === 0 ? new Map<string, number>() : (known ?? (await this.all(field, [documents])));
      results.push({ field, counts: await this.shown(field, limit, counts) });
    }
    return results;
  }

  /** All values of a facet with their counts over several sets of documents that have none in common. */
  async all(facet: string, sets: readonly CountedDocuments[]): Promise<ValueCounts> {
    const fields = facet.split(NESTED);
    const sources = fields.map((field, at) => ({ [String(at)]: { terms: { field: formOf('exact', field) } } }));
    const counts: ValueCounts = new Map();
    for (const { entityTypes, clauses } of sets) {
      for (let after: unknown; ;) {
        const body = await this.requests.search(
          entityTypes,
          {
            size: 0,
            query: allOf(clauses),
            aggs: { all: { composite: { size: MOST_BUCKETS, sources, ...(after === undefined ? {} : { after }) } } },
          },
          this.work,
        );
        const { buckets, after_key: next } = aggregationOf(body, 'all');
        for (const { key, doc_count: count } of buckets) {
          const value = fields.map((_, at) => bucketKey(key, at)).join(NESTED);
          counts.set(value, (counts.get(value) ?? 0) + count);
        }
        this.work.spend(buckets.length);
        if (buckets.length < MOST_BUCKETS || next === undefined) break;
        after = next;
      }
    }
    return counts;
  }

  /** The first of them. */
  async shown(facet: string, limit: number, counts: ValueCounts): Promise<FacetResult['counts']> {
    const first = [...counts].sort(([a, left], [b, right]) => right - left || (a < b ? -1 : 1)).slice(0, limit);
    const shown: { value: string; count: number }[] = [];
    for (const [value, count] of first) {
      const whole = isShortened(value) ? await this.wholeValue(facet, value) : value;
      shown.push({ value: whole, count });
    }
    return shown;
  }

  /** A value that is too long for a term, from a document that has it. */
  private async wholeValue(field: string, term: string): Promise<string> {
    const query = { term: { [formOf('exact', field)]: term } };
    const body = await this.requests.search([], { size: 1, _source: [DOCUMENT.stored], query }, this.work);
    const [hit] = hitsOf(body);
    if (hit === undefined) return term;
    const values = valuesOf(readStored(textMember(hit._source, DOCUMENT.stored)), field).map(String);
    return values.find((value) => asTerm(value) === term) ?? term;
  }
}

function nameOf(field: string): string {
  return `facet ${field.replaceAll(/[[\]>]/g, ' ')}`;
}

/** `undefined` when the server may have missed values. */
function exactCounts(answer: ServerJson, field: string): ValueCounts | undefined {
  if (field.includes(NESTED)) return undefined;
  const { buckets, doc_count_error_upper_bound: error } = aggregationOf(answer, nameOf(field));
  if (error !== undefined && error > 0) return undefined;
  return new Map(buckets.map(({ key, doc_count: count }) => [String(key), count]));
}
