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
  /** Milliseconds that nobody was answered. */
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

/** Ask until the service is ready. @returns milliseconds */
export async function untilReady({ service }: Scale): Promise<number> {
  const began = performance.now();
  while ((await send(service, '/health')).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - began;
}

/** A row of resident memory, where the system reports it. */
export function memoryRow(when: string, { service }: Scale): readonly ReportRow[] {
  const figure = service.memory();
  return figure === undefined ? [] : [{ name: `memory ${when}`, unit: 'MB', figure, budget: LIMITS.memory }];
}
