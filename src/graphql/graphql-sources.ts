import { Injectable } from '@nestjs/common';
import { Metrics } from '../platform/observe/index.js';
import { MessageBus } from '../platform/seam/index.js';
import { Registry } from '../registry/index.js';
import { FilterParser } from '../search/index.js';

/** What the service gives to GraphQL. */
@Injectable()
export class GraphqlSources {
  constructor(
    readonly bus: MessageBus,
    readonly registry: Registry,
    readonly metrics: Metrics,
    readonly filters: FilterParser,
  ) {}
}
