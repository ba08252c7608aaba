import { invariant } from '../../../kernel/assert-never.js';
import { parseUrn, type Urn } from '../../../kernel/urn.js';
import type { SearchRequest } from '../../../search/search-index.port.js';
import type { ServerHit } from '../client/answers.js';
import { DOCUMENT } from '../documents/document-mapping.js';
import type { QueryClause } from './clauses.js';
import type { ScorePlan } from './score-plan.js';

/** A search as the server is asked. */
export interface PlannedSearch {
  readonly request: SearchRequest;
  readonly clause: QueryClause;
  readonly plan: ScorePlan;
  readonly sort: readonly unknown[];
}

/** A document that was found, as far as it was asked for. */
export interface FoundDocument {
  readonly urn: Urn;
  readonly score: number;
  readonly source: unknown;
  readonly names: ReadonlySet<string>;
}

export function foundHit({
  _id: id,
  _score: score,
  _source: source,
  matched_queries: names = [],
}: ServerHit): FoundDocument {
  const urn = parseUrn(id);
  invariant(urn !== undefined, 'documents have URNs as ids');
  return { urn, score: score ?? 0, source, names: new Set(names) };
}

/** What a search reads of its hits. */
export function sourceOf({ matched, explanation }: SearchRequest): { readonly _source: false | readonly string[] } {
  const isRead = matched === 'wanted' || explanation === 'wanted';
  return { _source: isRead ? [DOCUMENT.stored, DOCUMENT.length, DOCUMENT.factor] : false };
}
