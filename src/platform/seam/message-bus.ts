import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { CatalogCommand, type CatalogMessage } from './catalog-message.js';
import type { MessageInterceptor, MessageStep } from './message-interceptor.port.js';

/** Least work of a message, whatever it asks. */
const MESSAGE_UNITS = 50;
const MESSAGE_CAUSE = 'Ask for fewer things in one request.';

/**
 * The one way to a capability: every command and query goes through here, whichever wire or capability sends it, and
 * passes the interceptors that want it. The chain is put together once for each class of messages; a class that no
 * interceptor wants costs one look-up.
 */
export class MessageBus {
  private readonly chains = new Map<unknown, MessageStep>();
  private readonly toCommandHandler: MessageStep;
  private readonly toQueryHandler: MessageStep;

  /** @param interceptors the outermost first */
  constructor(
    commands: CommandBus,
    queries: QueryBus,
    private readonly interceptors: readonly MessageInterceptor[],
  ) {
    this.toCommandHandler = async (message) => commands.execute(message);
    this.toQueryHandler = (message) => queries.execute(message);
  }

  /**
   * Carry out a message. A request that sends many of them lets others run between.
   * @throws what its handler throws, or an interceptor instead of it; what `Work` throws, before anything is done
   */
  async execute<Result>(message: CatalogMessage<Result>): Promise<Result> {
    const { work } = message.context;
    work.spend(MESSAGE_UNITS, MESSAGE_CAUSE);
    if (work.shouldRest) await work.rest();
    const chain = this.chains.get(message.constructor) ?? this.chainFor(message);
    return chain(message);
  }

  private chainFor(message: CatalogMessage<unknown>): MessageStep {
    const handler = message instanceof CatalogCommand ? this.toCommandHandler : this.toQueryHandler;
    const chain = this.interceptors
      .filter((interceptor) => interceptor.wants(message.constructor))
      .reduceRight<MessageStep>((next, interceptor) => aroundStep(interceptor, next), handler);
    this.chains.set(message.constructor, chain);
    return chain;
  }
}

function aroundStep(interceptor: MessageInterceptor, next: MessageStep): MessageStep {
  return (message) => interceptor.around(message, message.context, next);
}
