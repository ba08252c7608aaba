import { randomUUID } from 'node:crypto';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AspectStore } from '../aspects/index.js';
import { ChangeLog, StoredTexts } from '../change-log/index.js';
import {
  type CatalogStores,
  type ExportFooter,
  exportLines,
  importCatalog,
  ImportRefused,
  type TransferCounts,
} from '../operations/index.js';
import type { Settings } from '../platform/config/index.js';
import { Registry } from '../registry/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { offline, type ProgressReport } from './offline.js';

/** Entities after which progress is reported. */
const REPORT_EVERY = 10_000;

/**
 * Write a whole catalog as lines: all entities with their versions and points.
 * @param write takes the lines; the export is complete when it resolves
 * @throws StartRefused when the data cannot be opened
 */
export function exportCatalog(
  settings: Settings,
  write: (lines: AsyncIterable<string>) => Promise<void>,
  report: ProgressReport,
): Promise<TransferCounts> {
  return offline(settings, async (app) => {
    let footer: ExportFooter | undefined;
    const stores = storesOf(app);
    await write(
      (async function* () {
        footer = yield* exportLines(stores, randomUUID(), progressOf('exported', report));
      })(),
    );
    return footer ?? { entities: 0, versions: 0, points: 0 };
  });
}

/**
 * Import such lines into the store that the settings name, and compare it with them.
 * @returns the reason as text where it is refused
 * @throws StartRefused when the data cannot be opened
 */
export function importLines(
  settings: Settings,
  lines: AsyncIterable<string>,
  report: ProgressReport,
): Promise<TransferCounts | string> {
  return offline(settings, async (app) => {
    const target = {
      ...storesOf(app),
      log: app.get(ChangeLog, { strict: false }),
      texts: app.get(StoredTexts, { strict: false }),
    };
    try {
      return await importCatalog(lines, target, progressOf('read', report));
    } catch (error) {
      if (error instanceof ImportRefused) return error.message;
      throw error;
    }
  });
}

function storesOf(app: NestFastifyApplication): CatalogStores {
  return {
    aspects: app.get(AspectStore, { strict: false }),
    points: app.get(TimeseriesStore, { strict: false }),
    registry: app.get(Registry, { strict: false }),
  };
}

function progressOf(done: string, report: ProgressReport): (entities: number) => void {
  let reported = 0;
  return (entities) => {
    if (Math.floor(entities / REPORT_EVERY) === reported) return;
    reported = Math.floor(entities / REPORT_EVERY);
    report(`${String(entities)} entities are ${done}.`);
  };
}
