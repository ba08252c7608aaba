import { until } from '../kafka/until.js';
import { KafkaEngine } from '../kafka-engine.js';
import { PostgresEngine } from '../postgres-engine.js';
import { SearchEngine } from '../search-engine.js';
import { DiskSpace } from './disk-space.js';
import type { EngineParts, Space } from './faulted-engine.js';

/** Engines of the scenarios, by their names in the table. */
export type EngineName = 'elasticsearch' | 'kafka' | 'opensearch' | 'postgres';

export const ENGINE_PARTS: Readonly<Record<EngineName, EngineParts>> = {
  // What is acknowledged is to be on disk.
  postgres: {
    make: () => new PostgresEngine('fsync'),
    portOf: (found) => Number(new URL(found['TEST_DATABASE_URL'] ?? '').port),
    spaceOf: ({ folder }) => new DiskSpace(folder),
  },
  kafka: {
    make: (relay) => new KafkaEngine(relay),
    portOf: (found) => Number(found['TEST_KAFKA_BROKERS']?.split(':')[1]),
    spaceOf: ({ folder }) => new DiskSpace(folder),
  },
  opensearch: searchParts('opensearch'),
  elasticsearch: searchParts('elasticsearch'),
};

function searchParts(product: ConstructorParameters<typeof SearchEngine>[0]): EngineParts {
  let url = '';
  return {
    make: () => new SearchEngine(product),
    portOf: (found) => {
      url = found['TEST_SEARCH_URL'] ?? '';
      return Number(new URL(url).port);
    },
    spaceOf: () => new FloodStage(() => url),
  };
}

const WATERMARK = 'cluster.routing.allocation.disk.watermark';

/**
 * A search server that finds too little space left on its disk: it then lets nobody write to its indexes, until it
 * finds enough. It looks every ten seconds.
 */
class FloodStage implements Space {
  constructor(private readonly url: () => string) {}

  async fill(): Promise<void> {
    await this.limit('100000gb');
    await until(async () => {
      expect(await this.blocked()).toBe(true);
    });
  }

  async free(): Promise<void> {
    await this.limit('1b');
    await until(async () => {
      expect(await this.blocked()).toBe(false);
    });
  }

  remove(): Promise<void> {
    return Promise.resolve();
  }

  /** @param free that has to be left */
  private async limit(free: string): Promise<void> {
    const stages = Object.fromEntries(['low', 'high', 'flood_stage'].map((stage) => [`${WATERMARK}.${stage}`, free]));
    const enabled = {
      'cluster.routing.allocation.disk.threshold_enabled': true,
      'cluster.info.update.interval': '10s',
    };
    const answer = await fetch(`${this.url()}/_cluster/settings`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ persistent: { ...stages, ...enabled } }),
    });
    expect([answer.status, await answer.text()]).toEqual([200, expect.any(String)]);
  }

  private async blocked(): Promise<boolean> {
    const answer = await fetch(`${this.url()}/_all/_settings/index.blocks.read_only_allow_delete`);
    return (await answer.text()).includes('read_only_allow_delete":"true"');
  }
}
