import type { EntityNames } from '../../../generated/service/graphql/binding.js';
import type { Metrics } from '../../platform/observe/index.js';
import type { MessageBus, RequestContext } from '../../platform/seam/index.js';
import type { Registry } from '../../registry/index.js';
import type { FilterParser } from '../../search/index.js';
import { EntityLoader } from './entity-loader.js';
import { EntityNodes } from './entity-nodes.js';
import { PointLoader } from './point-loader.js';
import { RelationshipLoader } from './relationship-loader.js';

/** What requests are answered from. Also the token under which Nest gives it. */
export abstract class Sources {
  abstract readonly bus: MessageBus;
  abstract readonly registry: Registry;
  abstract readonly metrics: Metrics;
  /** Reads filters as searches do. */
  abstract readonly filters: FilterParser;
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
    readonly context: RequestContext,
    /** Which operation of the document is meant, where it has several. */
    readonly operationName: string | undefined,
  ) {
    this.nodes = new EntityNodes(sources.registry, sources.names);
    this.entities = new EntityLoader(sources.bus, context);
    this.points = new PointLoader(sources.bus, context);
    this.relationships = new RelationshipLoader(sources.bus, context);
  }
}
