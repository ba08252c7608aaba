import DataLoader from 'dataloader';
import type { Page } from '../../../kernel/page.js';
import type { EdgeGraph, Neighbours } from '../../../lineage/index.js';
import { checkPage } from '../../../search/index.js';
import type { EntityNode } from './nodes.js';

/** Which edges. `types`: empty means all. */
export interface EdgeWish {
  readonly direction: 'INCOMING' | 'OUTGOING';
  readonly types: readonly string[];
  readonly page: Page;
}

/** Reads edges; the same wish for many entities is one question to the graph. */
export class RelationshipLoader {
  readonly #loaders = new Map<string, DataLoader<EntityNode, Neighbours>>();

  constructor(private readonly graph: EdgeGraph) {}

  /** @throws failures.pageInvalid */
  async neighbours(node: EntityNode, wish: EdgeWish): Promise<Neighbours> {
    checkPage(wish.page, 'count');
    return this.#loader(wish).load(node);
  }

  #loader(wish: EdgeWish): DataLoader<EntityNode, Neighbours> {
    const key = JSON.stringify(wish);
    const held = this.#loaders.get(key);
    if (held !== undefined) return held;
    const loader = new DataLoader<EntityNode, Neighbours>(async (nodes) => {
      const urns = nodes.map(({ urn }) => urn);
      const found = await this.graph.neighboursOf(urns, wish);
      return urns.map((urn) => found.get(urn) ?? { items: [], total: 0 });
    });
    this.#loaders.set(key, loader);
    return loader;
  }
}
