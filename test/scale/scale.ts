import { setTimeout as sleep } from 'node:timers/promises';
import type { ReportRow } from '../bench/report.js';
import type { SampleCatalog } from '../bench/sample-catalog.js';
import type { ServiceProcess } from '../process/service-process.js';
import { send } from '../process/service-requests.js';

/** What a phase works with. */
export interface Scale {
  readonly service: ServiceProcess;
  readonly catalog: SampleCatalog;
  readonly say: (text: string) => void;
  readonly report: (...rows: readonly ReportRow[]) => void;
}

/** What is promised of a catalog of a million datasets; the table of src/server/operating.md says the same. */
export const LIMITS = {
  /** Milliseconds from the start of the process to the first entity that is read. */
  firstRead: 2000,
  /** Milliseconds of the first filter, facets or sort on a field. */
  firstUse: 300,
  /** Milliseconds that nobody was answered meanwhile, and at any other time. */
  standstillOfFirstUse: 50,
  standstill: 100,
  /** Resident megabytes. */
  memory: 1200,
  /** Megabytes of the write-ahead log. */
  log: 64,
} as const;

/** Read a dataset by its URN until it is answered. @throws RangeError when the answer is another one */
export async function readDataset({ service, catalog }: Scale, number: number): Promise<void> {
  const urn = catalog.urn(number);
  const { status, text } = await send(service, `/entitiesV2/${encodeURIComponent(urn)}`);
  if (status !== 200 || !text.includes(urn)) throw new RangeError(`${String(status)} to a read of ${urn}: ${text}`);
}

/**
 * Ask until the service is ready, say how far it is, and call `look` before each question.
 * @returns milliseconds
 * @throws RangeError when what it is waiting for does not change for long
 */
export async function untilReady({ service, say }: Scale, look: () => void = () => undefined): Promise<number> {
  const began = performance.now();
  let [reason, changed, said] = ['', began, began];
  for (;;) {
    look();
    const { status, body } = await send(service, '/health');
    const now = performance.now();
    if (status === 200) return now - began;
    if (body['reason'] !== reason) [reason, changed] = [String(body['reason']), now];
    if (now - changed > NO_PROGRESS) throw new RangeError(`the service does not become ready: ${reason}`);
    if (now - said > SAY_EVERY) {
      say(`  ${reason}`);
      said = now;
    }
    await sleep(Math.min(SHORTEST_PAUSE + (now - began) / 10, LONGEST_PAUSE));
  }
}

/** Milliseconds between two questions, between two lines of progress, and after which nothing more is expected. */
const SHORTEST_PAUSE = 10;
const LONGEST_PAUSE = 500;
const SAY_EVERY = 10_000;
const NO_PROGRESS = 1_800_000;

/** Megabytes of the longest write-ahead log that the service has now. */
export function longestLogOf(service: ServiceProcess): number {
  return Math.max(...LOGS.map((log) => service.diskUse(log)));
}

const LOGS = [/^truth\.db-wal$/, /^documents-\d+\.db-wal$/, /^edges-\d+\.db-wal$/];

/** A row of resident memory, where the system reports it. */
export function memoryRow(when: string, { service }: Scale): readonly ReportRow[] {
  const figure = service.memory();
  return figure === undefined ? [] : [{ name: `memory ${when}`, unit: 'MB', figure, budget: LIMITS.memory }];
}
