import { randomUUID } from 'node:crypto';
import type { BeforeApplicationShutdown, OnApplicationBootstrap, Provider } from '@nestjs/common';
import { LineageSender } from '../adapters/openlineage/lineage-sender.js';
import { AspectStore } from '../aspects/index.js';
import { type ChangeEntry, ChangeLog, Leases, LogReaders, StoredTexts } from '../change-log/index.js';
import { ChangePublisher } from '../events/index.js';
import { invariant } from '../kernel/assert-never.js';
import { Clock } from '../kernel/clock.js';
import { EventWriter, isSent } from '../openlineage/index.js';
import { Settings } from '../platform/config/index.js';
import { DeadLetters, SharedFeed } from '../projections/index.js';
import { Registry } from '../registry/index.js';
import { bind } from './bind.js';

/** Name of the reader of the log, of its cursor, its dead letters and its lease. */
const NAME = 'openlineage';

/** Sends changes for as long as the service runs; where several processes write, one of them does for all. */
export class OutgoingLineage implements BeforeApplicationShutdown, OnApplicationBootstrap {
  constructor(
    private readonly publisher: ChangePublisher<ChangeEntry>,
    private readonly feed: SharedFeed | undefined,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.feed === undefined) this.publisher.start();
    else await this.feed.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (this.feed === undefined) await this.publisher.stop();
    else await this.feed.stop();
  }
}

/** Bound where the settings name a receiver. */
export const OPEN_LINEAGE_OUT: readonly Provider[] = [
  bind(LineageSender, [Settings, Registry, AspectStore], (settings, registry, aspects) => {
    const { openlineageUrl: url, openlineageTokenFile: tokenFile } = settings;
    const models = registry.openLineage();
    invariant(url !== undefined && models !== undefined, 'events are sent where a receiver and tables are known');
    return new LineageSender({ url, tokenFile }, new EventWriter(models, registry, aspects));
  }),
  bind(
    OutgoingLineage,
    [ChangeLog, LogReaders, StoredTexts, DeadLetters, Clock, LineageSender, Leases],
    (...[log, readers, texts, deadLetters, clock, broker, leases]) => {
      const sources = { name: NAME, log, readers, texts, deadLetters, clock, broker };
      const publisher = new ChangePublisher<ChangeEntry>(sources, (entry) => (isSent(entry) ? [entry] : []));
      const begin = (): Promise<void> => {
        publisher.start();
        return Promise.resolve();
      };
      const work = { begin, end: () => publisher.stop() };
      const isAlone = log.writers === 'one';
      return new OutgoingLineage(
        publisher,
        isAlone ? undefined : new SharedFeed(NAME, { leases, owner: randomUUID() }, work),
      );
    },
  ),
];
