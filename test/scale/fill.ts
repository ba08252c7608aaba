import { checkLoaded, datasetsIn, fillService } from '../bench/write-scenarios.js';
import { LIMITS, longestLogOf, memoryRow, type Scale } from './scale.js';
import { watchStandstill } from './standstill.js';

/** Datasets between two lines of progress. */
const STEP = 20_000;
const MS = 1000;

/** Put the whole catalog into the service, or what is missing of it after a fill that was interrupted. */
export async function fill(scale: Scale): Promise<void> {
  const { service, catalog, say, report } = scale;
  // Datasets are counted, which takes seconds for ten million, and more than a request may by default.
  await service.start({ REQUEST_SECONDS: '600', REQUEST_WORK: '1000000000' });
  const before = await datasetsIn(scale);
  if (before > catalog.size)
    throw new RangeError(`the folder has a catalog of ${before.toLocaleString('en')} datasets: --entities is too low`);
  if (before === catalog.size) return;
  const began = performance.now();
  let longestLog = 0;
  let mostMemory = 0;
  const { result: seconds, rows } = await watchStandstill(service, 'of it', () =>
    fillService(scale, {
      from: before,
      progress: (datasets) => {
        longestLog = Math.max(longestLog, longestLogOf(service));
        mostMemory = Math.max(mostMemory, service.memory() ?? 0);
        if (datasets % STEP > 0) return;
        const rate = Math.round(((datasets - before) * MS) / (performance.now() - began));
        say(`  ${datasets.toLocaleString('en')} datasets, ${String(rate)}/s, ${mostMemory.toFixed(0)} MB`);
      },
    }),
  );
  await checkLoaded(scale);
  report(
    { name: 'filling, datasets', unit: '/s', figure: (catalog.size - before) / seconds },
    ...rows,
    { name: 'longest write-ahead log of it', unit: 'MB', figure: longestLog, budget: LIMITS.log },
    ...memoryRow('after it', scale),
    { name: 'all files', unit: 'MB', figure: service.diskUse(/./) },
  );
}
