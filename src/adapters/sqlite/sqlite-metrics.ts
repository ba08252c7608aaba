import type { GaugeValue, Metrics, MetricsSampler } from '../../platform/observe/index.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import type { DataDirectory, FileSize } from './data-directory.js';
import { LINEAGE_CACHE_BYTES } from './edges/adjacency.js';
import { TEXT_CACHE_BYTES } from './edges/numbered-texts.js';
import type { SqliteEdgeStore } from './edges/sqlite-edge-store.js';
import type { PrimaryDatabase } from './primary/primary-database.js';
import type { SqliteDocumentStore } from './search/sqlite-document-store.js';
import type { LogLength } from './wal-index.js';

/** Measures the files of the embedded engines, in the background. */
export class FileMetrics {
  private files: readonly FileSize[] = [];

  constructor(metrics: Metrics, sampler: MetricsSampler, directory: DataDirectory) {
    sampler.add(async () => {
      this.files = await directory.sizes();
    });
    metrics.gauge('fileBytes', () =>
      this.files.map(({ store, part, bytes }) => ({ labels: [store, part], value: bytes })),
    );
  }
}

/** Measures the write-ahead log of the primary store, in the background. */
export class WalMetrics {
  private log: LogLength | undefined;

  constructor(metrics: Metrics, sampler: MetricsSampler, primary: PrimaryDatabase) {
    sampler.add(() => {
      this.log = primary.logLength();
      return Promise.resolve();
    });
    metrics.gauge('walBytes', () => this.walBytes());
  }

  private walBytes(): readonly GaugeValue<'walBytes'>[] {
    if (this.log === undefined) return [];
    const { bytes, copied, frames } = this.log;
    const pending = frames === 0 ? 0 : Math.round(((frames - copied) / frames) * bytes);
    return [
      { labels: ['all'], value: frames === 0 ? 0 : bytes },
      { labels: ['pending'], value: pending },
    ];
  }
}

/** Measures what the embedded indexes have in memory, at each scrape. */
export function measureIndexes(metrics: Metrics, documents: SqliteDocumentStore, edges: SqliteEdgeStore): void {
  metrics.gauge('indexedDocuments', () =>
    ifServed(() => documents.generations.current.inMemory).map(({ count }) => ({ labels: [], value: count })),
  );
  metrics.gauge('edgeNodes', () =>
    ifServed(() => edges.generations.current.nodes).map((value) => ({ labels: [], value })),
  );
  metrics.gauge('cacheBytes', () => [
    ...ifServed(() => documents.generations.current.inMemory).map(({ bytes }) => ofCache('search', bytes)),
    ...ifServed(() => edges.generations.current.cacheBytes).map((bytes) => ofCache('lineage', bytes)),
  ]);
  metrics.gauge('cacheLimitBytes', () => [
    ...ifServed(() => documents.generations.current.memoryLimit).map((bytes) => ofCache('search', bytes)),
    ofCache('lineage', LINEAGE_CACHE_BYTES + TEXT_CACHE_BYTES),
  ]);
}

function ofCache(cache: string, value: number): GaugeValue<'cacheBytes'> {
  return { labels: [cache], value };
}

/** One value, or none: while nothing is in memory, or the file is damaged. */
function ifServed<T>(read: () => T | undefined): readonly T[] {
  try {
    const value = read();
    return value === undefined ? [] : [value];
  } catch (error) {
    if (error instanceof StoreUnavailable) return [];
    throw error;
  }
}
