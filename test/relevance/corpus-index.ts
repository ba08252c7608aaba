import { ChangeLog } from '../../src/change-log/change-log.port.js';
import { SYSTEM_ACTOR } from '../../src/kernel/actors.js';
import { Work } from '../../src/kernel/work.js';
import { documentChanges } from '../../src/projections/documents/document-changes.js';
import { servedRegistry } from '../../src/registry/served-registry.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import type { DocumentPatch } from '../../src/search/document-store.port.js';
import type { SearchHit } from '../../src/search/search-index.port.js';
import { FilterParser } from '../../src/search/filter-parsing/filter-parser.js';
import { SearchEntitiesHandler } from '../../src/search/search-entities/search-entities.handler.js';
import { SearchEntitiesQuery } from '../../src/search/search-entities/search-entities.query.js';
import { type OpenSearchIndex, type SearchIndexAdapter, searchPosition } from '../conformance/search-index.js';
import { wireApp } from '../wire/app.builder.js';
import { corpusEntities } from './corpus/corpus.builder.js';

/** Hits that are looked at. */
const SHOWN = 100;
const CHANGES = 10_000;

/** Documents of the corpus as a service derives them, with the aspects that it adds by itself. */
export async function corpusDocuments(): Promise<readonly DocumentPatch[]> {
  const app = await wireApp();
  try {
    const proposals = corpusEntities().flatMap(({ entityType, urn, aspects }) =>
      Object.entries(aspects).map(([aspectName, value]) => ({
        entityType,
        entityUrn: urn,
        changeType: 'UPSERT',
        aspectName,
        aspect: { value: JSON.stringify(value), contentType: 'application/json' },
      })),
    );
    for (let from = 0; from < proposals.length; from += 1000) {
      const batch = { proposals: proposals.slice(from, from + 1000) };
      const answer = await app.post('/aspects?action=ingestProposalBatch', batch);
      expect([answer.status, answer.text]).toEqual([200, '{"value":"success"}']);
    }
    return documentChanges(servedRegistry)(await app.find(ChangeLog).read(0, CHANGES));
  } finally {
    await app.close();
  }
}

/** The corpus in the index of one adapter, searched as callers search: text, parsed as structured. */
export class CorpusIndex {
  private readonly handles: ReadonlyMap<string, string>;

  private constructor(
    private readonly opened: OpenSearchIndex,
    private readonly handler: SearchEntitiesHandler,
  ) {
    this.handles = new Map(corpusEntities().map(({ urn, handle }) => [urn, handle]));
  }

  static async open(adapter: SearchIndexAdapter, documents: readonly DocumentPatch[]): Promise<CorpusIndex> {
    const fields = new SearchFields(servedRegistry);
    const opened = await adapter.open(fields);
    await opened.store.apply(documents, searchPosition(1));
    await opened.store.flush();
    const handler = new SearchEntitiesHandler(servedRegistry, fields, new FilterParser(fields), opened.index);
    return new CorpusIndex(opened, handler);
  }

  /** Handles of the first hits, the best first. */
  async search(text: string, entityTypes: readonly string[] = []): Promise<readonly string[]> {
    return (await this.hits(text, entityTypes)).map(({ urn }) => this.handles.get(urn) ?? urn);
  }

  /** The first hits with what their scores are made of. */
  async hits(text: string, entityTypes: readonly string[] = []): Promise<readonly SearchHit[]> {
    const { hits } = await this.handler.execute(
      new SearchEntitiesQuery(
        {
          entityTypes,
          text,
          mode: 'structured',
          filter: undefined,
          sort: undefined,
          page: { start: 0, count: SHOWN },
          facets: { kind: 'none' },
          facetValues: 0,
          matched: 'none',
          explanation: 'wanted',
        },
        { actor: SYSTEM_ACTOR, requestId: 'relevance', wire: 'rpc', work: Work.unlimited },
      ),
    );
    return hits;
  }

  close(): Promise<void> {
    return this.opened.close();
  }
}
