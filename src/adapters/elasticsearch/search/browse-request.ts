import { failures } from '../../../kernel/failures.js';
import { parseUrn } from '../../../kernel/urn.js';
import type { Work } from '../../../kernel/work.js';
import type { SearchFields } from '../../../registry/search-fields.js';
import type { BrowseRequest, BrowseResult } from '../../../search/search-index.port.js';
import { aggregationOf, hitsOf, totalOf } from '../client/answers.js';
import { normalPath, STEP } from '../documents/browse-terms.js';
import { DOCUMENT, formOf, isBrowsed } from '../documents/document-mapping.js';
import { asTerm } from '../documents/long-values.js';
import { allOf, beginning } from './clauses.js';
import { filterClauses } from './filter-body.js';
import type { SearchRequests } from './search-requests.js';

/** What requests are made of and asked with. */
export interface RequestSources {
  readonly requests: SearchRequests;
  readonly fields: SearchFields;
  readonly work: Work;
}

/** Groups that a path may have: a server answers with so many buckets at once. */
const MOST_GROUPS = 65_000;

/** What lies at a browse path: the next steps are counted, the entities exactly there are the hits. */
export async function browse(
  request: BrowseRequest,
  { requests, fields, work }: RequestSources,
): Promise<BrowseResult> {
  const { entityType, filter, path, page } = request;
  const [field] = fields.select([entityType], isBrowsed);
  if (field === undefined) return EMPTY;
  const base = normalPath(path);
  const below = formOf('below', field.name);
  const isBelow = beginning(below, base + STEP);
  const ask = (size: number, from: number) =>
    requests.search(
      [entityType],
      {
        size,
        from,
        _source: false,
        track_total_hits: true,
        query: allOf(filterClauses(filter, [entityType], fields)),
        // Hits are restricted after the groups were counted.
        post_filter: { term: { [formOf('path', field.name)]: asTerm(base) } },
        sort: [DOCUMENT.urn],
        aggs: {
          below: { filter: isBelow },
          groups: {
            terms: {
              field: below,
              size: MOST_GROUPS,
              include: `${escapeExpression(base + STEP)}.*`,
              order: { _key: 'asc' },
            },
          },
        },
      },
      work,
    );
  // Groups come first, and how many there are is not known before.
  const first = await ask(page.count, page.start);
  const groups = groupsOf(first, base);
  const shown = groups.slice(page.start, page.start + page.count);
  const rest = { start: Math.max(0, page.start - groups.length), count: page.count - shown.length };
  const hits = rest.start === page.start && rest.count === page.count ? first : await ask(rest.count, rest.start);
  return {
    groups: shown,
    groupTotal: groups.length,
    urns: hitsOf(hits).flatMap(({ _id: id }) => parseUrn(id) ?? []),
    urnTotal: totalOf(first),
    documentTotal: aggregationOf(first, 'below').doc_count ?? 0,
  };
}

const EMPTY: BrowseResult = { groups: [], groupTotal: 0, urns: [], urnTotal: 0, documentTotal: 0 };

function groupsOf(body: Readonly<Record<string, unknown>>, base: string): BrowseResult['groups'] {
  const { buckets } = aggregationOf(body, 'groups');
  if (buckets.length >= MOST_GROUPS) {
    const cause = `More than ${String(MOST_GROUPS)} groups are below "${base}": name a longer path.`;
    throw failures.requestTooCostly({ units: MOST_GROUPS, cause });
  }
  const start = base.length + STEP.length;
  return buckets
    .map(({ key, doc_count: count }) => ({ name: String(key).slice(start), count }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** A text as itself in a regular expression of the server. */
function escapeExpression(text: string): string {
  return text.replaceAll(/[^\p{L}\p{N}\0]/gu, (char) => `\\${char}`);
}
