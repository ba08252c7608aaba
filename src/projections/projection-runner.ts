import { Injectable } from '@nestjs/common';
import { ChangeFollower } from '../change-log/change-follower.port.js';
import type { ChangeEntry } from '../change-log/change-log.port.js';
import type { Freshness } from '../change-log/position.js';
import type { FollowerState } from './projection-feed.js';
import { ProjectionFeed } from './projection-feed.js';
import { ProjectionSet } from './projection-set.js';
import { ProjectionSources } from './projection-sources.js';
import { RetryPolicy } from './retry-policy.js';

/**
 * `position`: number of the last entry seen, `undefined` while there is nothing usable. `lag`: entries still to come.
 * `freshness`: whether what answers was made for the models that are served.
 */
export interface ProjectionStatus {
  readonly name: string;
  readonly state: FollowerState;
  readonly freshness: Freshness;
  readonly position: number | undefined;
  readonly lag: number;
  readonly deadLetters: number;
}

/**
 * Keeps every projection up with the change log. `start` before the first write and `stop` after the last; the primary
 * store and the derived stores are closed after `stop`.
 */
@Injectable()
export class ProjectionRunner extends ChangeFollower {
  private readonly feeds: readonly { readonly name: string; readonly feed: ProjectionFeed }[];

  constructor(
    projections: ProjectionSet,
    private readonly sources: ProjectionSources,
    retry: RetryPolicy,
  ) {
    super();
    this.feeds = projections.all.map((projection) => ({
      name: projection.name,
      feed: new ProjectionFeed(projection, sources, retry),
    }));
  }

  /**
   * Resolves when every projection has caught up with the log or is rebuilt. One whose engine is unavailable is tried
   * again later; one that was made for other models answers as it is, and is rebuilt in the background.
   */
  async start(): Promise<void> {
    await this.forEach((feed) => feed.start());
  }

  override async follow(entries: readonly ChangeEntry[]): Promise<void> {
    await this.forEach((feed) => feed.follow(entries));
  }

  /** Rebuild every projection from the primary store while the present generations serve. @throws StoreUnavailable */
  async rebuild(): Promise<void> {
    await this.forEach((feed) => feed.rebuild());
  }

  /**
   * Make durable what was applied.
   * @returns the last entry of the log that no projection will read again
   */
  async settled(): Promise<number> {
    return Math.min(...(await Promise.all(this.feeds.map(({ feed }) => feed.settled()))));
  }

  /** Finishes what is being applied. What was not applied is, at the next start. */
  async stop(): Promise<void> {
    await this.forEach((feed) => feed.stop());
  }

  /** In the order of the set. @throws StoreUnavailable */
  async status(): Promise<readonly ProjectionStatus[]> {
    const head = await this.sources.log.head();
    return Promise.all(
      this.feeds.map(async ({ name, feed }) => ({
        name,
        state: feed.state,
        freshness: feed.freshness,
        position: feed.cursor,
        lag: head - (feed.cursor ?? 0),
        deadLetters: await this.sources.deadLetters.count(name),
      })),
    );
  }

  private async forEach(action: (feed: ProjectionFeed) => Promise<void>): Promise<void> {
    await Promise.all(this.feeds.map(({ feed }) => action(feed)));
  }
}
