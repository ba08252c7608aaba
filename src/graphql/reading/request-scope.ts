import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { EntityNames } from '../../../generated/service/graphql/binding.js';
import type { Urn } from '../../kernel/urn.js';
import type { EdgeGraph } from '../../lineage/index.js';
import type { Registry } from '../../registry/index.js';
import type { TimeseriesStore } from '../../timeseries/index.js';
import { EntityLoader } from './entity-loader.js';
import { EntityNodes } from './entity-nodes.js';
import { PointLoader } from './point-loader.js';
import { RelationshipLoader } from './relationship-loader.js';

/** What requests are answered from. Also the token under which Nest gives it. */
export abstract class Sources {
  abstract readonly queries: QueryBus;
  abstract readonly commands: CommandBus;
  abstract readonly registry: Registry;
  abstract readonly graph: EdgeGraph;
  abstract readonly timeseries: TimeseriesStore;
  /** By registry name. */
  abstract readonly names: ReadonlyMap<string, EntityNames>;
  /** Registry name by symbol of EntityType. */
  abstract readonly entityBySymbol: ReadonlyMap<string, string>;
}

/** What the fields of one request share: who asks, and what was read already. */
export class RequestScope {
  readonly nodes: EntityNodes;
  readonly entities: EntityLoader;
  readonly points: PointLoader;
  readonly relationships: RelationshipLoader;

  constructor(
    readonly sources: Sources,
    readonly actor: Urn,
  ) {
    this.nodes = new EntityNodes(sources.registry, sources.names);
    this.entities = new EntityLoader(sources.queries);
    this.points = new PointLoader(sources.queries, sources.timeseries);
    this.relationships = new RelationshipLoader(sources.graph);
  }
}
