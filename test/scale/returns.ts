import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MARKER_SUFFIX } from '../../src/adapters/sqlite/shutdown-marker.js';
import type { ServiceProcess } from '../process/service-process.js';
import { send } from '../process/service-requests.js';
import { LIMITS, longestLogOf, readDataset, type Scale, untilReady } from './scale.js';
import { watchStandstill } from './standstill.js';

/** Changes that a kill interrupts. */
const CHANGES = 2_000;

/** Start after an orderly stop. */
export async function afterStop(scale: Scale): Promise<void> {
  await begin(scale, 'after a stop');
}

/** Start after a kill under writes. */
export async function afterKill(scale: Scale): Promise<void> {
  await runAndKill(scale);
  await begin(scale, 'after a kill');
}

/**
 * Start after the machine went down: the markers tell of another boot, so that nothing is trusted which did not wait
 * for the disk. All that is derived is built again.
 */
export async function afterPowerLoss(scale: Scale): Promise<void> {
  await runAndKill(scale);
  forgetBoot(scale.service);
  const ready = await begin(scale, 'after a loss of power');
  scale.report(
    { name: 'rebuild of it, datasets', unit: '/s', figure: (scale.catalog.size * 1000) / ready },
    { name: 'all files after it', unit: 'MB', figure: scale.service.diskUse(/./) },
  );
}

/** @returns milliseconds from the start until everything can be asked for */
async function begin(scale: Scale, when: string): Promise<number> {
  const { service, report } = scale;
  const began = performance.now();
  await service.listen();
  await readDataset(scale, 17);
  const firstRead = performance.now() - began;
  let longestLog = 0;
  let mostMemory = 0;
  const { rows } = await watchStandstill(service, `${when}, until it is ready`, () =>
    untilReady(scale, () => {
      longestLog = Math.max(longestLog, longestLogOf(service));
      mostMemory = Math.max(mostMemory, service.memory() ?? 0);
    }),
  );
  const ready = performance.now() - began;
  report(
    { name: `first read ${when}`, unit: 'ms', figure: firstRead, budget: LIMITS.firstRead },
    { name: `ready ${when}`, unit: 's', figure: ready / 1000 },
    ...rows,
    { name: `longest write-ahead log ${when}`, unit: 'MB', figure: longestLog, budget: LIMITS.log },
    { name: `most memory ${when}`, unit: 'MB', figure: mostMemory, budget: LIMITS.memory },
  );
  return ready;
}

async function runAndKill(scale: Scale): Promise<void> {
  const { service, catalog } = scale;
  await service.start();
  let changed = 0;
  for (let at = 0; at < CHANGES; at += 100) {
    const proposals = Array.from({ length: 100 }, (_, offset) => catalog.proposal(at + offset, 1));
    const { status, text } = await send(service, '/aspects?action=ingestProposalBatch', { proposals });
    if (status !== 200) throw new RangeError(`${String(status)} to changes: ${text}`);
    changed += proposals.length;
  }
  if (changed !== CHANGES) throw new RangeError('not all changes were sent');
  await service.kill();
}

function forgetBoot({ dataDir }: ServiceProcess): void {
  for (const name of readdirSync(dataDir).filter((each) => each.endsWith(MARKER_SUFFIX))) {
    const path = join(dataDir, name);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/^open .*/, 'open another-boot'));
  }
}
