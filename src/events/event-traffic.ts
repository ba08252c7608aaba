import type { MetricsSampler, Metrics } from '../platform/observe/index.js';
import type { SharedFeed } from '../projections/index.js';
import type { ChangePublisher, PublisherLag } from './change-publisher.js';
import type { EventBroker } from './event-broker.port.js';
import type { ProposalIntake } from './proposal-intake.js';

/** What goes out and comes in over the broker, around the life of the server. */
export class EventTraffic {
  private lag: PublisherLag | undefined;

  /** @param sharing starts and stops the publisher where several processes write the log; absent for one writer */
  constructor(
    private readonly publisher: ChangePublisher,
    private readonly intake: ProposalIntake,
    private readonly broker: EventBroker,
    private readonly sharing?: SharedFeed,
  ) {}

  /** Say what is measured. */
  measure(metrics: Metrics, sampler: MetricsSampler): void {
    sampler.add(async () => {
      this.lag = await this.publisher.lag();
    });
    const figure = (of: keyof PublisherLag) => () =>
      this.lag === undefined ? [] : ([{ labels: [], value: this.lag[of] }] as const);
    metrics.gauge('eventLagEntries', figure('lag'));
    metrics.gauge('eventLagSeconds', figure('seconds'));
    metrics.gauge('eventProposals', () => {
      const { accepted, failed, unreadable } = this.intake.counts;
      return [
        { labels: ['accepted'], value: accepted },
        { labels: ['failed'], value: failed },
        { labels: ['unreadable'], value: unreadable },
      ];
    });
  }

  start(): void {
    if (this.sharing === undefined) this.publisher.start();
    // It asks again by itself when the primary store is away.
    else void this.sharing.start();
    this.intake.start();
  }

  /** Take no further proposals; resolves when those that were begun are durable. */
  finish(): Promise<void> {
    return this.intake.stop();
  }

  /** After the last write; the cursor is durable when it resolves. */
  async close(): Promise<void> {
    await this.sharing?.stop();
    await this.publisher.stop();
    await this.broker.close();
  }

  /** What is wrong with the broker, by the name of the engine. */
  problems(): ReadonlyMap<string, string | undefined> {
    return new Map([['events', this.warnings()[0]]]);
  }

  /** What operators should look at, a sentence each. */
  warnings(): readonly string[] {
    const [out, into, broker] = [this.publisher.problem(), this.intake.problem(), this.broker.problem()];
    const lag = this.lag === undefined ? '' : ` (${String(this.lag.lag)} entries behind)`;
    return [
      ...(out === undefined ? [] : [`Changes are not published${lag}: ${out}`]),
      ...(into === undefined ? [] : [`Proposals from Kafka wait: ${into}`]),
      ...(broker === undefined || broker === out ? [] : [`Messages cannot be exchanged with Kafka: ${broker}`]),
    ];
  }
}
