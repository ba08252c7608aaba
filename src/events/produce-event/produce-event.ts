import { Optional } from '@nestjs/common';
import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import { failures } from '../../kernel/failures.js';
import { CatalogCommand, type RequestContext } from '../../platform/seam/index.js';
import { aspectRecord } from '../change-records.js';
import { EventBroker, EventRefused } from '../event-broker.port.js';

/** `time`: epoch milliseconds, UTC. `value`: the payload as text. */
export interface PlatformEvent {
  readonly name: string;
  readonly time: number;
  readonly value: string;
  readonly contentType: string;
}

/**
 * Publish an event; resolves when the broker has stored it.
 * Fails with brokerMissing, parameterInvalid when the broker refuses the event; throws StoreUnavailable.
 */
export class ProduceEventCommand extends CatalogCommand<undefined> {
  constructor(
    readonly key: string,
    readonly event: PlatformEvent,
    context: RequestContext,
  ) {
    super(context);
  }
}

@CommandHandler(ProduceEventCommand)
export class ProduceEventHandler implements ICommandHandler<ProduceEventCommand> {
  constructor(@Optional() private readonly broker?: EventBroker) {}

  async execute({ key, event: { name, time, value, contentType } }: ProduceEventCommand): Promise<undefined> {
    if (this.broker === undefined) throw failures.brokerMissing({ doing: 'publish the event' });
    const record = { header: { timestampMillis: time }, name, payload: aspectRecord(value, contentType) };
    try {
      await this.broker.publish([{ topic: 'platformEventTopic', key, record }]);
    } catch (error) {
      if (!(error instanceof EventRefused)) throw error;
      throw failures.parameterInvalid({ name: 'event', reason: 'the message broker does not take it' }, error);
    }
    return undefined;
  }
}
