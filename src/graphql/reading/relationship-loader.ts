import DataLoader from 'dataloader';
import { ReadRelationshipsQuery, type Neighbours, type RelationshipCriteria } from '../../lineage/index.js';
import type { MessageBus, RequestContext } from '../../platform/seam/index.js';
import type { GraphqlEntity } from './nodes.js';

/** Reads edges; the same criteria for many entities are one query. */
export class RelationshipLoader {
  private readonly loaders = new Map<string, DataLoader<GraphqlEntity, Neighbours>>();

  constructor(
    private readonly bus: MessageBus,
    private readonly context: RequestContext,
  ) {}

  /** @throws failures.pageInvalid */
  neighbours(node: GraphqlEntity, criteria: RelationshipCriteria): Promise<Neighbours> {
    return this.loader(criteria).load(node);
  }

  private loader(criteria: RelationshipCriteria): DataLoader<GraphqlEntity, Neighbours> {
    const key = JSON.stringify(criteria);
    const known = this.loaders.get(key);
    if (known !== undefined) return known;
    const loader = new DataLoader<GraphqlEntity, Neighbours>((nodes) => {
      const urns = nodes.map(({ urn }) => urn);
      return this.bus.execute(new ReadRelationshipsQuery(urns, criteria, this.context));
    });
    this.loaders.set(key, loader);
    return loader;
  }
}
