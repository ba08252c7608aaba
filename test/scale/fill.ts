import { checkLoaded, fillService } from '../bench/write-scenarios.js';
import { LIMITS, memoryRow, type Scale } from './scale.js';
import { Standstill } from './standstill.js';

/** Datasets between two lines of progress. */
const STEP = 20_000;
const MS = 1000;

/** Put the whole catalog into the empty service. */
export async function fill(scale: Scale): Promise<void> {
  const { service, catalog, say, report } = scale;
  await service.start();
  const standstill = Standstill.begin(service.port);
  const began = performance.now();
  let longestLog = 0;
  const seconds = await fillService(scale, (datasets) => {
    longestLog = Math.max(longestLog, service.diskUse(/^truth\.db-wal$/));
    if (datasets % STEP > 0) return;
    const rate = Math.round((datasets * MS) / (performance.now() - began));
    say(`  ${datasets.toLocaleString('en')} datasets, ${String(rate)}/s`);
  });
  const longest = await standstill.longest();
  await standstill.end();
  await checkLoaded(scale);
  report(
    { name: 'filling, datasets', unit: '/s', figure: catalog.size / seconds },
    { name: 'longest standstill of it', unit: 'ms', figure: longest, budget: LIMITS.standstill },
    { name: 'longest write-ahead log of it', unit: 'MB', figure: longestLog, budget: LIMITS.log },
    ...memoryRow('after it', scale),
    { name: 'all files', unit: 'MB', figure: service.diskUse(/./) },
  );
}
