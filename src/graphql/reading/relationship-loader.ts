import DataLoader from 'dataloader';
import type { Page } from '../../kernel/page.js';
import type { EdgeGraph, Neighbours } from '../../lineage/index.js';
import { checkPage } from '../../search/index.js';
import type { GraphqlEntity } from './nodes.js';

/** Which edges. `types`: empty means all. */
export interface EdgeRequest {
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly types: readonly string[];
  readonly page: Page;
}

/** Reads edges; the same request for many entities is one question to the graph. */
export class RelationshipLoader {
  readonly #loaders = new Map<string, DataLoader<GraphqlEntity, Neighbours>>();

  constructor(private readonly graph: EdgeGraph) {}

  /** @throws failures.pageInvalid */
  async neighbours(node: GraphqlEntity, request: EdgeRequest): Promise<Neighbours> {
    checkPage(request.page, 'count');
    return this.#loader(request).load(node);
  }

  #loader(request: EdgeRequest): DataLoader<GraphqlEntity, Neighbours> {
    const key = JSON.stringify(request);
    const held = this.#loaders.get(key);
    if (held !== undefined) return held;
    const loader = new DataLoader<GraphqlEntity, Neighbours>(async (nodes) => {
      const urns = nodes.map(({ urn }) => urn);
      const found = await this.graph.neighboursOf(urns, request);
      return urns.map((urn) => found.get(urn) ?? { items: [], total: 0 });
    });
    this.#loaders.set(key, loader);
    return loader;
  }
}
