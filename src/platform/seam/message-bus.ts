import type { CommandBus, QueryBus } from '@nestjs/cqrs';
import { declaredName } from '../observe/declared-name.js';
import type { Metrics } from '../observe/metrics.js';
import { outcomeOf, OutcomeTimes } from '../observe/outcome.js';
import { CatalogCommand, type CatalogMessage } from './catalog-message.js';
import type { MessageInterceptor, MessageStep } from './message-interceptor.port.js';

/** Least work of a message, whatever it asks. */
const MESSAGE_UNITS = 50;
const MESSAGE_CAUSE = 'Ask for fewer things in one request.';

/** What messages of one class pass, and how long they take. */
interface MessageRoute {
  readonly chain: MessageStep;
  readonly times: OutcomeTimes;
}

/**
 * The one way to a capability: every command and query goes through here, whichever wire or capability sends it, and
 * passes the interceptors that want it. The chain is put together once for each class of messages; a class that no
 * interceptor wants costs one look-up. Every message is measured, with what interceptors do and refuse.
 */
export class MessageBus {
  private readonly routes = new Map<unknown, MessageRoute>();
  private readonly toCommandHandler: MessageStep;
  private readonly toQueryHandler: MessageStep;

  /** @param interceptors the outermost first */
  constructor(
    commands: CommandBus,
    queries: QueryBus,
    private readonly interceptors: readonly MessageInterceptor[],
    private readonly metrics: Metrics,
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
    const { chain, times } = this.routes.get(message.constructor) ?? this.routeOf(message);
    const began = performance.now();
    try {
      const result = await chain(message);
      times.note('ok', began);
      return result;
    } catch (error) {
      times.note(outcomeOf(error), began);
      throw error;
    }
  }

  private routeOf(message: CatalogMessage<unknown>): MessageRoute {
    const handler = message instanceof CatalogCommand ? this.toCommandHandler : this.toQueryHandler;
    const chain = this.interceptors
      .filter((interceptor) => interceptor.wants(message.constructor))
      .reduceRight<MessageStep>((next, interceptor) => aroundStep(interceptor, next), handler);
    const name = declaredName(message.constructor.name);
    const times = new OutcomeTimes((outcome) => this.metrics.distribution('messageSeconds', name, outcome));
    const route = { chain, times };
    this.routes.set(message.constructor, route);
    return route;
  }
}

function aroundStep(interceptor: MessageInterceptor, next: MessageStep): MessageStep {
  return (message) => interceptor.around(message, message.context, next);
}
