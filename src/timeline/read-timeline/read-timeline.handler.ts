import type { IQueryHandler } from '@nestjs/cqrs';
import { QueryHandler } from '@nestjs/cqrs';
import type { TimelineCategories } from '../../../generated/service/registry/model.js';
import { AspectStore } from '../../aspects/aspect-store.port.js';
import type { TimeRange } from '../../change-log/change-log.port.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { ownMember } from '../../kernel/members.js';
import { didYouMean } from '../../registry/nearest-name.js';
import { type Entity, Registry } from '../../registry/registry.js';
import type { CategorisedSpec } from '../comparison/compare-values.js';
import { momentsOf } from '../comparison/moments.js';
import type { TimelineTransaction } from '../timeline-transaction.js';
import { type TimelineCriteria, ReadTimelineQuery } from './read-timeline.query.js';
import { TimelineBuilder } from './timeline-builder.js';

const DAYS = 7;
const DAY_MS = 86_400_000;

@QueryHandler(ReadTimelineQuery)
export class ReadTimelineHandler implements IQueryHandler<ReadTimelineQuery> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly clock: Clock,
  ) {}

  async execute({ criteria, context }: ReadTimelineQuery): Promise<readonly TimelineTransaction[]> {
    const { urn, entity } = this.registry.requireUrn(criteria.urn);
    const specs = this.specsOf(entity, criteria.categories);
    const range = this.rangeOf(criteria);
    const aspects = [...new Set(specs.map(({ spec }) => spec.aspect))];
    if (aspects.length === 0) return [];
    const rows = await this.store.history(urn, aspects, range);
    const { startTime } = range;
    const isBefore = ({ createdOn }: { readonly createdOn: number }): boolean => createdOn < startTime;
    const builder = new TimelineBuilder(urn, specs, { raw: criteria.raw, work: context.work });
    for (const base of rows.filter(isBefore)) builder.begin(base);
    for (const moment of momentsOf(rows.filter((row) => !isBefore(row)))) await builder.add(moment);
    return builder.transactions;
  }

  private specsOf(entity: Entity, categories: readonly string[]): readonly CategorisedSpec[] {
    const { timeline = {} } = this.registry.rules();
    const known = ownMember<TimelineCategories>(timeline, entity.name);
    if (known === undefined) {
      const others = Object.keys(timeline).join(', ');
      const reason = `entities of type "${entity.name}" have no timeline, those of these types have one: ${others}`;
      throw failures.parameterInvalid({ name: 'urn', reason });
    }
    const names = new Set(Object.values(timeline).flatMap((stated) => Object.keys(stated)));
    if (categories.length === 0) throw failures.parameterMissing({ name: 'categories' });
    return [...new Set(categories)].flatMap((category) => {
      if (!names.has(category)) {
        const hint = didYouMean(category, names).trim();
        const reason = `"${category}" is none of ${[...names].join(', ')}${hint === '' ? '' : `. ${hint.slice(0, -1)}?`}`;
        throw failures.parameterInvalid({ name: 'categories', reason });
      }
      return (ownMember(known, category) ?? []).map((spec) => ({ category, spec }));
    });
  }

  private rangeOf({ startTime, endTime = this.clock.now() }: TimelineCriteria): TimeRange & { startTime: number } {
    const first = startTime ?? endTime - DAYS * DAY_MS;
    if (first > endTime) throw failures.parameterInvalid({ name: 'startTime', reason: 'it is later than endTime' });
    return { startTime: first, endTime };
  }
}
