import { Work } from '../../src/kernel/work.js';
import type { Position } from '../../src/change-log/position.js';
import { SearchFields } from '../../src/registry/search-fields.js';
import type { DocumentPatch, DocumentStore } from '../../src/search/document-store.port.js';
import type { SearchIndex, SearchRequest } from '../../src/search/search-index.port.js';
import { searchRequest } from './document.builder.js';
import { searchModels } from './search-models.builder.js';

/** An index that a suite closes, with the documents that it answers from. */
export interface OpenSearchIndex {
  readonly index: SearchIndex;
  readonly store: DocumentStore;
  readonly reopen: (fields: SearchFields) => Promise<OpenSearchIndex>;
  readonly close: () => Promise<void>;
  /** The index as a process finds it that starts after this one was killed. */
  readonly afterKill: () => Promise<OpenSearchIndex>;
}

/** How a suite gets an index, empty. */
export interface SearchIndexAdapter {
  readonly name: string;
  readonly open: (fields: SearchFields) => Promise<OpenSearchIndex>;
}

const searchFields = new SearchFields(searchModels());

export function searchPosition(seq: number): Position {
  return { storeId: 'store', seq };
}

/** The index of one test, with short forms for what suites do most. */
export class SearchBench {
  private seq = 0;

  private constructor(private opened: OpenSearchIndex) {}

  static async open(adapter: SearchIndexAdapter): Promise<SearchBench> {
    return new SearchBench(await adapter.open(searchFields));
  }

  get index(): SearchIndex {
    return this.opened.index;
  }

  get store(): DocumentStore {
    return this.opened.store;
  }

  /** @param fields of other models, when they changed meanwhile */
  async reopen(fields = searchFields): Promise<void> {
    await this.opened.close();
    this.opened = await this.opened.reopen(fields);
  }

  close(): Promise<void> {
    return this.opened.close();
  }

  /** Continue with what would be there if the process had been killed. */
  async kill(): Promise<void> {
    const killed = this.opened;
    this.opened = await killed.afterKill();
    await killed.close();
  }

  async put(...patches: readonly DocumentPatch[]): Promise<void> {
    await this.store.apply(patches, searchPosition(++this.seq));
    if (!this.store.capabilities.showsChangesAtOnce) await this.store.flush();
  }

  /** Names of the hits' URNs: of a table its name, of others the key. */
  async names(request: Partial<SearchRequest>): Promise<readonly string[]> {
    const { hits } = await this.index.search(searchRequest(request), Work.unlimited);
    return hits.map(({ urn }) => nameOf(urn));
  }
}

export function nameOf(urn: string): string {
  return /^urn:li:dataset:\([^,]*,(.*),[^,]*\)$/.exec(urn)?.[1] ?? urn.slice(urn.lastIndexOf(':') + 1);
}
