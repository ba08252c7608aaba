import { Command, Query } from '@nestjs/cqrs';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from './request-context.js';

/**
 * Base of every command: what it asks to change, and for whom. The result is stated by the type argument. The docstring
 * of a command says which failures of the table refuse it. What may happen to any message is not repeated there:
 * forbidden, requestTooCostly, ServiceBusy, StoreUnavailable, and what `Work` throws.
 */
export abstract class CatalogCommand<Result> extends Command<Result> {
  constructor(readonly context: RequestContext) {
    super();
  }

  get actor(): Urn {
    return this.context.actor;
  }
}

/** Base of every query: what it asks to know, and for whom. Otherwise as CatalogCommand. */
export abstract class CatalogQuery<Result> extends Query<Result> {
  constructor(readonly context: RequestContext) {
    super();
  }
}

export type CatalogMessage<Result> = CatalogCommand<Result> | CatalogQuery<Result>;
