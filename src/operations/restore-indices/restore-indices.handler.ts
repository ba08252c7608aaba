import type { ICommandHandler } from '@nestjs/cqrs';
import { CommandHandler } from '@nestjs/cqrs';
import type { RowScan } from '../../aspects/index.js';
import { AspectStore } from '../../aspects/index.js';
import { ChangeFollower } from '../../change-log/index.js';
import { Clock } from '../../kernel/clock.js';
import { failures } from '../../kernel/failures.js';
import { requireLikePattern } from '../../kernel/like-pattern.js';
import { requirePage } from '../../kernel/page.js';
import { Registry } from '../../registry/registry.js';
import type { RestoreReport, RestoreScope } from './restore-indices.command.js';
import { RestoreIndicesCommand } from './restore-indices.command.js';

/** Most rows of one call: an answer that takes longer would outlive its caller. */
const MAX_BATCH = 100_000;

@CommandHandler(RestoreIndicesCommand)
export class RestoreIndicesHandler implements ICommandHandler<RestoreIndicesCommand> {
  constructor(
    private readonly registry: Registry,
    private readonly store: AspectStore,
    private readonly follower: ChangeFollower,
    private readonly clock: Clock,
  ) {}

  async execute({ scope, actor }: RestoreIndicesCommand): Promise<RestoreReport> {
    const began = this.clock.now();
    let rows = 0;
    for await (const entries of this.store.restate(this.window(scope), { time: began, actor })) {
      await this.follower.follow(entries);
      // Points that come with the rows of their entities are not counted, as the window does not count them.
      rows += scope.aspect === undefined ? entries.filter(({ kind }) => kind === 'versioned').length : entries.length;
    }
    return { rows, millis: this.clock.now() - began };
  }

  private window({ urn, aspect, urnLike, start, batchSize }: RestoreScope): RowScan {
    requirePage({ start, count: batchSize }, { sizeName: 'batchSize', reach: 'all', most: MAX_BATCH });
    if (batchSize === 0) throw failures.pageInvalid({ name: 'batchSize', reason: 'it must not be 0' });
    requireLikePattern('urnLike', urnLike);
    if (aspect !== undefined && this.registry.aspect(aspect) === undefined) {
      throw failures.parameterInvalid({ name: 'aspect', reason: `no entity has an aspect "${aspect}"` });
    }
    if (urn !== undefined && urnLike !== undefined) {
      throw failures.parameterInvalid({ name: 'urnLike', reason: 'give either urn or urnLike' });
    }
    return {
      start,
      count: batchSize,
      ...(urn === undefined ? {} : { urn: this.registry.requireUrn(urn).urn }),
      ...(aspect === undefined ? {} : { aspect }),
      ...(urnLike === undefined ? {} : { urnLike }),
    };
  }
}
