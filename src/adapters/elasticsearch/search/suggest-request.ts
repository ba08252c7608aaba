import type { Urn } from '../../../kernel/urn.js';
import type { SuggestRequest, Suggestion } from '../../../search/search-index.port.js';
import { completedFields, completionFinder, completionTiers } from '../../../text-search/completions.js';
import { documentText } from '../../../text-search/document-text.js';
import { readStored } from '../../../text-search/stored-fields.js';
import { hitsOf, textMember } from '../client/answers.js';
import { DOCUMENT } from '../documents/document-mapping.js';
import type { RequestSources } from './browse-request.js';
import { allOf, anyOf, matching } from './clauses.js';
import { filterClauses } from './filter-body.js';
import { foundHit } from './planned-search.js';

/** Units of work of a document of which the texts are read. */
const UNITS_A_DOCUMENT = 30;
/** Documents that a page has more than are wanted: some have the words in other fields. */
const SPARE = 8;
const MOST_AT_ONCE = 1000;

/** Completions, best first: by tier, then short names before long ones, then by URN. */
export async function suggest(
  request: SuggestRequest,
  { requests, fields, work }: RequestSources,
): Promise<readonly Suggestion[]> {
  const tiers = [...completionTiers(request, fields)].map(matching);
  if (tiers.length === 0 || request.limit === 0) return [];
  const found = new Map<Urn, Suggestion>();
  const completionOf = completionFinder(request.text, completedFields(request, fields));
  const query = {
    bool: {
      filter: [allOf([anyOf(tiers), ...filterClauses(request.filter, request.entityTypes, fields)])],
      must: [
        {
          dis_max: {
            queries: tiers.map((filter, at) => ({ constant_score: { filter, boost: tiers.length - at } })),
          },
        },
      ],
    },
  };
  const sort = [{ _score: 'desc' }, { [DOCUMENT.length]: 'asc' }, { [DOCUMENT.urn]: 'asc' }];
  let after: readonly unknown[] | undefined;
  for (let size = request.limit + SPARE; ; size = Math.min(size * 4, MOST_AT_ONCE)) {
    const body = await requests.search(
      request.entityTypes,
      { size, sort, query, track_total_hits: false, _source: [DOCUMENT.stored], ...(after && { search_after: after }) },
      work,
    );
    const hits = hitsOf(body);
    for (const hit of hits) {
      if (found.size >= request.limit) return [...found.values()];
      const { urn, source } = foundHit(hit);
      work.spend(UNITS_A_DOCUMENT);
      const text = completionOf(documentText([readStored(textMember(source, DOCUMENT.stored))], urn, fields));
      if (text !== undefined) found.set(urn, { urn, text });
    }
    after = hits.at(-1)?.sort;
    if (hits.length < size || after === undefined) return [...found.values()];
  }
}
