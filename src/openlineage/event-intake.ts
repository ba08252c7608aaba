import { IngestProposalsCommand } from '../aspects/index.js';
import { invariant } from '../kernel/assert-never.js';
import { failures } from '../kernel/failures.js';
import type { MessageBus, RequestContext } from '../platform/seam/index.js';
import type { Registry } from '../registry/index.js';
import { EventMapper } from './event-mapper.js';
import { readEvent } from './events/event-reader.js';
import { proposalOf } from './sketch.js';

/** Most events of one request, and datasets in all of them: what they say is committed together, in one turn. */
const MOST_EVENTS = 1000;
const MOST_DATASETS = 1000;

/** Carries events out as proposals. */
export class EventIntake {
  private readonly mapper: EventMapper;

  /** @param noteUnknown called with the number of facets that no row of the models is about */
  constructor(
    private readonly bus: MessageBus,
    registry: Registry,
    private readonly noteUnknown: (count: number) => void,
  ) {
    const models = registry.openLineage();
    invariant(models !== undefined, 'events are taken only where the models say what they become');
    this.mapper = new EventMapper(models, registry);
  }

  /**
   * One event, or several in a list, in one transaction.
   * @throws failures.parameterInvalid with the path of what is wrong, and whatever refuses its proposals
   */
  async take(body: unknown, context: RequestContext): Promise<void> {
    const events = Array.isArray(body) ? body : [body];
    if (events.length > MOST_EVENTS)
      throw failures.parameterInvalid({ name: 'body', reason: `it has more than ${String(MOST_EVENTS)} events` });
    const proposals = [];
    let datasets = 0;
    for (const [at, one] of events.entries()) {
      if (context.work.turnIsOver) await context.work.rest();
      const event = readEvent(one, Array.isArray(body) ? `/${String(at)}` : '');
      datasets += event.inputs.length + event.outputs.length + event.datasets.length;
      if (datasets > MOST_DATASETS)
        throw failures.parameterInvalid({
          name: 'body',
          reason: `it names more than ${String(MOST_DATASETS)} datasets`,
        });
      const { sketches, unknown } = this.mapper.map(event, context.actor);
      this.noteUnknown(unknown);
      for (const sketch of sketches) proposals.push(proposalOf(sketch, event));
    }
    if (proposals.length > 0) await this.bus.execute(new IngestProposalsCommand(proposals, context));
  }
}
