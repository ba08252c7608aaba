import DataLoader from 'dataloader';
import { failures } from '../../kernel/failures.js';
import { ReadRelationshipsQuery, type Neighbours, type RelationshipCriteria } from '../../lineage/index.js';
import type { MessageBus, RequestContext } from '../../platform/seam/index.js';
import type { GraphqlEntity } from './nodes.js';
import { readPermitted } from './permitted-reads.js';

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
    const loader = new DataLoader<GraphqlEntity, Neighbours>((nodes) => this.read(nodes, criteria));
    this.loaders.set(key, loader);
    return loader;
  }

  /** Edges may be null beside what else an entity has, so those that may not be read are errors of their own. */
  private async read(
    nodes: readonly GraphqlEntity[],
    criteria: RelationshipCriteria,
  ): Promise<readonly (Error | Neighbours)[]> {
    const { bus, context } = this;
    const asked = [...new Set(nodes.map(({ urn }) => urn))];
    const { urns, found = [] } = await readPermitted(asked, { bus, context, what: 'entities' }, (permitted) =>
      bus.execute(new ReadRelationshipsQuery(permitted, criteria, context)),
    );
    const byUrn = new Map(urns.map((urn, at) => [urn, found[at]]));
    return nodes.map(({ urn }) => byUrn.get(urn) ?? failures.forbidden({}));
  }
}
