import { failures } from '../../../kernel/failures.js';
import type { Work } from '../../../kernel/work.js';
import { totalOf } from '../client/answers.js';
import { type SearchServer, RequestRefusal } from '../client/search-server.js';
import type { ServerJson } from '../client/server-request.js';
import type { IndexNames } from '../index-names.js';
import type { QueryClause } from './clauses.js';

/** Entity types that a request names by their indexes; more are found by their type. */
const FEW_TYPES = 20;
/** Units of work of a request to the server: what is waited for costs this process little. */
const UNITS = 100;

/** Asks the indexes of documents that serve. */
export class SearchRequests {
  constructor(
    private readonly server: SearchServer,
    private readonly names: IndexNames,
  ) {}

  /**
   * @param entityTypes empty means all
   * @throws failures.requestTooCostly when the server finds that the query has too many parts
   */
  async search(entityTypes: readonly string[], body: ServerJson, work: Work): Promise<ServerJson> {
    work.spend(UNITS);
    try {
      const answer = await this.server.request({
        method: 'POST',
        path: `/${this.indexes(entityTypes)}/_search`,
        query: { ignore_unavailable: true, allow_no_indices: true },
        body,
      });
      totalOf(answer.body);
      // The caller may have left meanwhile.
      await work.rest();
      return answer.body;
    } catch (error) {
      if (error instanceof RequestRefusal && /too_many|clause|automaton/i.test(error.message)) throw tooMany();
      throw error;
    }
  }

  /** Whether there are documents that a clause finds. */
  async has(clause: QueryClause, work: Work): Promise<boolean> {
    const body = await this.search([], { size: 0, terminate_after: 1, track_total_hits: 1, query: clause }, work);
    return totalOf(body) > 0;
  }

  private indexes(entityTypes: readonly string[]): string {
    if (entityTypes.length === 0 || entityTypes.length > FEW_TYPES) return this.names.all;
    return entityTypes.map((type) => this.names.part(type)).join(',');
  }
}

function tooMany(): Error {
  const cause = 'The query has more words, fields and values than the search server takes at once: ask for fewer.';
  return failures.requestTooCostly({ units: UNITS, cause });
}
