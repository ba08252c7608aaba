import { setTimeout as sleep } from 'node:timers/promises';
import { send } from '../process/service-requests.js';
import { LIMITS, longestLogOf, memoryRow, type Scale } from './scale.js';
import { watchStandstill } from './standstill.js';

const DAYS = 7;
/** Of the datasets, how many change in a day, and how many at most: a week of changes is to take minutes. */
const CHANGED = 0.05;
const MOST_CHANGED = 50_000;
const BATCH = 100;
/** Bytes of the log that are kept, so that a day has more. */
const LOG_BYTES = 16 * 1024 * 1024;
/** Milliseconds after which the log was trimmed once more. */
const ROUND = 70_000;
/** By what share the files may be larger after the last day than after the second. */
const GROWTH = 1.1;

/** Seven days of changes to the same datasets, with a log that holds less than a day. */
export async function week(scale: Scale): Promise<void> {
  const { service, catalog, say, report } = scale;
  await service.start({ CHANGE_LOG_BYTES: String(LOG_BYTES) });
  const sizes: number[] = [];
  let longestLog = 0;
  const changed = Math.min(catalog.size * CHANGED, MOST_CHANGED);
  const { rows } = await watchStandstill(service, 'of the week', async () => {
    for (let day = 1; day <= DAYS; day++) {
      for (let at = 0; at < changed; at += BATCH) {
        const proposals = Array.from({ length: BATCH }, (_, offset) => catalog.proposal(at + offset, day));
        const { status, text } = await send(service, '/aspects?action=ingestProposalBatch', { proposals });
        if (status !== 200) throw new RangeError(`${String(status)} to changes: ${text}`);
        longestLog = Math.max(longestLog, longestLogOf(service));
      }
      await sleep(ROUND);
      sizes.push(service.diskUse(/\.db$/));
      say(`  day ${String(day)}: ${String(sizes.at(-1)?.toFixed(0))} MB`);
    }
  });
  report(
    { name: 'files after a week of changes', unit: 'MB', figure: sizes.at(-1) ?? 0, budget: (sizes[1] ?? 0) * GROWTH },
    { name: 'longest write-ahead log of the week', unit: 'MB', figure: longestLog, budget: LIMITS.log },
    ...rows,
    ...memoryRow('after the week', scale),
  );
}
