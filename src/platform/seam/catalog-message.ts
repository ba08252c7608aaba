import { Command, Query } from '@nestjs/cqrs';
import type { Urn } from '../../kernel/urn.js';
import type { RequestContext } from './request-context.js';

/** Base of every command: what it asks to change, and for whom. The result is stated by the type argument. */
export abstract class CatalogCommand<Result> extends Command<Result> {
  constructor(readonly context: RequestContext) {
    super();
  }

  get actor(): Urn {
    return this.context.actor;
  }
}

/** Base of every query: what it asks to know, and for whom. The result is stated by the type argument. */
export abstract class CatalogQuery<Result> extends Query<Result> {
  constructor(readonly context: RequestContext) {
    super();
  }
}

export type CatalogMessage<Result> = CatalogCommand<Result> | CatalogQuery<Result>;
