import type { RpcParameters } from '../../platform/rpc/index.js';
import { DEFAULT_FACET_VALUES, type SearchCriteria } from './search-entities.query.js';

type SentFlags = NonNullable<RpcParameters['entities.search']['searchFlags']>;

/** What the flags of a search over RPC say of its criteria. */
export function searchFlags(
  flags: SentFlags | undefined,
): Pick<SearchCriteria, 'facets' | 'facetValues' | 'matched' | 'softDeleted'> {
  return {
    facets: flags?.skipAggregates === true ? { kind: 'none' } : { kind: 'default' },
    facetValues: flags?.maxAggValues ?? DEFAULT_FACET_VALUES,
    matched: flags?.skipHighlighting === true ? 'none' : 'wanted',
    softDeleted: flags?.includeSoftDeleted === true ? 'shown' : 'hidden',
  };
}

/** Callers that must send a text begin a scroll with an empty one. */
export function sentScrollId({ scrollId }: { readonly scrollId?: string | undefined }): string | undefined {
  return scrollId === '' ? undefined : scrollId;
}
