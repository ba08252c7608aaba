import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AspectStore, WaitingProposals } from '../aspects/index.js';
import { ChangeLog, StoredTexts } from '../change-log/index.js';
import {
  type CatalogStores,
  type ExportFooter,
  exportLines,
  importCatalog,
  ImportRefused,
  isWholeExport,
  linesOfExport,
  type TransferCounts,
} from '../operations/index.js';
import { counted } from '../kernel/counted.js';
import type { Settings } from '../platform/config/index.js';
import { Registry } from '../registry/index.js';
import { TimeseriesStore } from '../timeseries/index.js';
import { offline, type ProgressReport } from './offline.js';

/** Entities after which progress is reported. */
const REPORT_EVERY = 10_000;

/** What is to be done about proposals that wait. */
const CARRY_OUT = 'start it, which carries out what waits, then stop it and export again.';

/** What an export is written to, by one process or by several, one after another. */
export interface ExportFile {
  /** Lines that an earlier process has written of the state that the mark names; called first. */
  earlier(mark: string): AsyncIterable<string>;
  /** Add lines after those; they are durable when it resolves, and now and then before. */
  append(lines: AsyncIterable<string>): Promise<void>;
  /** All lines that it has. */
  written(): AsyncIterable<string>;
  /** The file is whole. */
  complete(): Promise<void>;
  /** The file is of no use. */
  discard(): Promise<void>;
}

/**
 * Write a whole catalog as lines: all entities with their versions and points. What an export that was interrupted has
 * written is kept if nothing was written to the store since. At the end the file is read and compared.
 * @returns the reason as text where the export is not usable
 * @throws StartRefused when the data cannot be opened
 */
export function exportCatalog(
  settings: Settings,
  file: ExportFile,
  report: ProgressReport,
): Promise<TransferCounts | string> {
  return offline(settings, async (app) => {
    const log = app.get(ChangeLog, { strict: false });
    const stores = storesOf(app);
    const { waiting } = await app.get(WaitingProposals, { strict: false }).count();
    if (waiting > 0)
      return `${counted(waiting, 'proposal')} that the service has accepted would be missing: ${CARRY_OUT}`;
    const mark = await stateOf(log);
    let footer: ExportFooter | undefined;
    await file.append(
      (async function* () {
        footer = yield* exportLines(stores, file.earlier(mark), progressOf('exported', report));
      })(),
    );
    if ((await stateOf(log)) !== mark)
      return 'Something was written to the catalog while it was exported: stop the services that use it, and export it again.';
    if (footer === undefined || !(await isWholeExport(file.written(), footer))) {
      await file.discard();
      return 'What was written to the file is not what the catalog has: export it again.';
    }
    await file.complete();
    return footer;
  });
}

/** Changes with everything that is written. */
async function stateOf(log: ChangeLog): Promise<string> {
  return `${await log.storeId()} ${String(await log.head())}`;
}

/**
 * Import such lines into the store that the settings name, and compare it with them. Lines that are no export, and a
 * file that cannot be read, leave no store behind.
 * @returns the reason as text where it is refused
 * @throws StartRefused when the data cannot be opened
 */
export async function importLines(
  settings: Settings,
  lines: AsyncIterable<string>,
  report: ProgressReport,
): Promise<TransferCounts | string> {
  try {
    const exported = await linesOfExport(lines);
    return await offline(settings, (app) => {
      const target = {
        ...storesOf(app),
        log: app.get(ChangeLog, { strict: false }),
        texts: app.get(StoredTexts, { strict: false }),
      };
      return importCatalog(exported, target, progressOf('read', report));
    });
  } catch (error) {
    if (error instanceof ImportRefused) return error.message;
    throw error;
  }
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
