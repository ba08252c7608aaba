import { Injectable } from '@nestjs/common';
import { AspectStore } from '../aspects/aspect-store.port.js';
import { ChangeFollower } from '../aspects/change-follower.port.js';
import type { ChangeEntry } from '../aspects/change-log.port.js';
import { ChangeLog } from '../aspects/change-log.port.js';
import { Clock } from '../kernel/clock.js';
import { ParkedEntries } from './parked-entries.port.js';
import type { FeedState } from './projection-feed.js';
import { ProjectionFeed } from './projection-feed.js';
import { ProjectionSet } from './projection-set.js';
import { RetryPolicy } from './retry-policy.js';

/** `position`: number of the last entry seen, `undefined` while nothing usable is held. `lag`: entries still to come. */
export interface ProjectionStatus {
  readonly name: string;
  readonly state: FeedState;
  readonly position: number | undefined;
  readonly lag: number;
  readonly parked: number;
}

/**
 * Keeps every projection up with the change log. `start` before the first write and `stop` after the last; the stores and
 * the projections' engines are closed after `stop`.
 */
@Injectable()
export class ProjectionRunner extends ChangeFollower {
  private readonly feeds: readonly { readonly name: string; readonly feed: ProjectionFeed }[];

  // eslint-disable-next-line max-params -- injected
  constructor(
    projections: ProjectionSet,
    store: AspectStore,
    private readonly log: ChangeLog,
    private readonly parked: ParkedEntries,
    retry: RetryPolicy,
    clock: Clock,
  ) {
    super();
    this.feeds = projections.all.map((projection) => ({
      name: projection.name,
      feed: new ProjectionFeed(projection, { store, log, parked, retry, clock }),
    }));
  }

  /** Resolves when every projection has caught up with the log or is rebuilt. One whose engine is away is tried again later. */
  async start(): Promise<void> {
    await this.forEach((feed) => feed.start());
  }

  override async follow(entries: readonly ChangeEntry[]): Promise<void> {
    await this.forEach((feed) => feed.follow(entries));
  }

  /** Build every projection anew from the truth while the present generations serve. @throws StoreUnavailable */
  async rebuild(): Promise<void> {
    await this.forEach((feed) => feed.rebuild());
  }

  /** Finishes what is being applied. What was not applied is, at the next start. */
  async stop(): Promise<void> {
    await this.forEach((feed) => feed.stop());
  }

  /** In the order of the set. @throws StoreUnavailable */
  async status(): Promise<readonly ProjectionStatus[]> {
    const head = await this.log.head();
    return Promise.all(
      this.feeds.map(async ({ name, feed }) => ({
        name,
        state: feed.state,
        position: feed.cursor,
        lag: head - (feed.cursor ?? 0),
        parked: await this.parked.count(name),
      })),
    );
  }

  private async forEach(action: (feed: ProjectionFeed) => Promise<void>): Promise<void> {
    await Promise.all(this.feeds.map(({ feed }) => action(feed)));
  }
}
