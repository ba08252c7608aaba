import type { CatalogMessage } from './catalog-message.js';
import type { RequestContext } from './request-context.js';

/** A class of messages, such as `ListUrnsQuery`, to compare with. */
export interface MessageClass {
  readonly name: string;
}

/** Carries out a message, with whatever stands between the caller of it and the handler. */
export type MessageStep = <Result>(message: CatalogMessage<Result>) => Promise<Result>;

/**
 * Stands around commands and queries on their way to the handler: refuses them, measures them, ends them early.
 * Interceptors are listed in `app.module.ts`, the outermost first.
 */
export abstract class MessageInterceptor {
  /** Whether messages of this class pass through `around`. Asked once for each class, when the first message comes. */
  abstract wants(messages: MessageClass): boolean;
  /**
   * Carry out `next`, or throw instead of it. `next` takes the message, so that no function is made for each message.
   * @returns what `next` answered; an interceptor does not change results
   */
  abstract around<Result>(message: CatalogMessage<Result>, context: RequestContext, next: MessageStep): Promise<Result>;
}
