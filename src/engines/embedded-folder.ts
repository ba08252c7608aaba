import type { Provider } from '@nestjs/common';
import { DataDirectory } from '../adapters/sqlite/data-directory.js';
import { FileMetrics } from '../adapters/sqlite/sqlite-metrics.js';
import { Settings } from '../platform/config/index.js';
import { Metrics, MetricsSampler } from '../platform/observe/index.js';
import { bind } from './bind.js';
import { DataFolder } from './engine.js';

/** The folder of the embedded engines, locked by this process. */
export const EMBEDDED_FOLDER: readonly Provider[] = [
  bind(DataDirectory, [Settings], ({ dataDir }) => DataDirectory.open(dataDir)),
  { provide: DataFolder, useExisting: DataDirectory },
  bind(
    FileMetrics,
    [Metrics, MetricsSampler, DataDirectory],
    (metrics, sampler, directory) => new FileMetrics(metrics, sampler, directory),
  ),
];

/** Where no engine is embedded, a process has no files of its own, and any number of them may run anywhere. */
export const NO_FOLDER: readonly Provider[] = [
  bind(DataFolder, [], () => ({ announce: () => undefined, close: () => undefined })),
];
