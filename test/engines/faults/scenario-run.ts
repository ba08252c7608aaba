import { setTimeout } from 'node:timers/promises';
import { forEachAtOnce } from '../../../src/cli/service/for-each-at-once.js';
import type { ServiceProcess } from '../../process/service-process.js';
import { until } from '../kafka/until.js';
import type { Deployment } from './deployment.js';
import { FaultLoad } from './fault-load.js';
import { publishedFaults } from './published-writes.js';
import { type FaultScenario, stackName } from './scenario-table.js';
import { auditService } from './service-audit.js';
import { ServiceCaller } from './service-caller.js';
import { judge, type Judgement, type LedgerPlace, type WriteLedger } from './write-ledger.js';

/** Writes that are acknowledged before the fault begins and after it has ended, and reads that are answered. */
const ENOUGH = 30;
const ENOUGH_READS = 5;
/** Milliseconds after which a service has not recovered by itself, on a machine with ten times as much to do. */
const RECOVERY_LIMIT = 250_000;
/** Milliseconds after which a proposal of the queue should have been carried out. */
const QUEUE_LIMIT = 120_000;
/** Reads of the comparison at a time. */
const READERS = 6;
/** Milliseconds between two looks at the memory of the services, and at what is to come. */
const LOOK = 250;

/**
 * What came of a scenario. `recovered`: until writes are acknowledged and every service is up and warns of nothing.
 * `faults`: sentences about all that must not be. Times are in milliseconds, memory in megabytes.
 */
export interface ScenarioOutcome {
  readonly attempted: number;
  readonly acknowledged: number;
  readonly refused: number;
  readonly unknown: number;
  readonly reads: FaultLoad['reads'];
  readonly found: number;
  readonly differences: number;
  readonly slowest: number;
  readonly slowestCall: string;
  readonly recovered: number;
  readonly memoryBefore: number;
  readonly memory: number;
  readonly faults: readonly string[];
}

/** Write and read while a fault comes and goes; then compare the answers of writers with what is there. */
export async function runScenario(
  scenario: FaultScenario,
  deployment: Deployment,
  id: string,
): Promise<ScenarioOutcome> {
  const { target, fault, seconds } = scenario;
  const { services } = deployment;
  const caller = new ServiceCaller();
  const load = new FaultLoad(services, caller, id, deployment.brokenBy(target, fault));
  const memory = new MemoryWatch(services);
  load.start();
  let recovered: number;
  try {
    await succeeds(load);
    await deployment.inject(target, fault);
    await setTimeout(seconds * 1000);
    await deployment.heal(target, fault);
    const healed = performance.now();
    await succeeds(load);
    // Writers would keep an index busy for ever on a machine that has much else to do.
    await load.stop();
    await recovery(services, caller);
    recovered = performance.now() - healed;
  } finally {
    await load.stop();
    memory.stop();
  }
  const { slowest, slowestCall } = caller;
  const { found, faults } = await compare(load.ledger, services, caller);
  const published = await publishedBy(deployment, load.ledger);
  const audits = await audit(services, caller);
  return {
    ...{ attempted: load.ledger.attempted, acknowledged: load.ledger.count('stored') },
    ...{ refused: load.ledger.count('refused'), unknown: load.ledger.count('unknown') },
    ...{ reads: load.reads, found, slowest, slowestCall, recovered },
    ...{ memoryBefore: memory.before, memory: memory.most, differences: audits.differences },
    faults: [...load.faults, ...faults, ...published, ...audits.faults],
  };
}

/** Resolves when every service is up and warns of nothing: writes succeed, and indexes are up with the log. */
async function recovery(services: readonly ServiceProcess[], caller: ServiceCaller): Promise<void> {
  for (const service of services) {
    await until(async () => {
      const { status, text } = await caller.call(service, { path: '/health' });
      expect([status, text]).toEqual([200, '{"status":"UP"}']);
    }, RECOVERY_LIMIT);
  }
}

/** The figures of a scenario on one line. */
export function outcomeLine(scenario: FaultScenario, outcome: ScenarioOutcome): string {
  const { attempted, acknowledged, refused, unknown, reads, found } = outcome;
  const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
  return [
    `${stackName(scenario.stack)}: ${scenario.target} ${scenario.fault}, ${String(scenario.seconds)} s`,
    `attempted ${String(attempted)}, acknowledged ${String(acknowledged)}, refused ${String(refused)}`,
    `unknown ${String(unknown)}, found ${String(found)}`,
    `reads ${String(reads.answered)}, refused ${String(reads.refused)}`,
    `slowest call ${seconds(outcome.slowest)} (${outcome.slowestCall}), recovered in ${seconds(outcome.recovered)}`,
    `differences ${String(outcome.differences)}, memory ${outcome.memoryBefore.toFixed(0)} to ${outcome.memory.toFixed(0)} MB`,
    `faults ${String(outcome.faults.length)}`,
  ].join(' | ');
}

/** Resolves when some more writes have been acknowledged, and some more reads answered. */
async function succeeds({ ledger, reads }: FaultLoad): Promise<void> {
  const wanted = ledger.count('stored') + ENOUGH;
  const wantedReads = reads.answered + ENOUGH_READS;
  await until(() => {
    expect(ledger.count('stored')).toBeGreaterThanOrEqual(wanted);
    expect(reads.answered).toBeGreaterThanOrEqual(wantedReads);
  }, RECOVERY_LIMIT);
}

/** By the first service: all of them have one primary store. */
async function compare(
  ledger: WriteLedger,
  services: readonly ServiceProcess[],
  caller: ServiceCaller,
): Promise<{ found: number; faults: readonly string[] }> {
  const faults: string[] = [];
  let found = 0;
  const [first] = services;
  if (first === undefined) return { found, faults };
  await forEachAtOnce(ledger.places(), READERS, async (place) => {
    let judgement = judge(place, await valueAt(place, first, caller));
    // What waits in a queue is carried out after it was acknowledged; what is late for too long is lost.
    const end = performance.now() + QUEUE_LIMIT;
    while (isAwaited(place, judgement) && performance.now() < end) {
      await setTimeout(LOOK);
      judgement = judge(place, await valueAt(place, first, caller));
    }
    found += judgement.found;
    faults.push(...judgement.faults);
  });
  return { found, faults };
}

function isAwaited({ writes }: LedgerPlace, { faults }: Judgement): boolean {
  return faults.length > 0 && writes.some(({ change }) => change === 'put-later');
}

async function valueAt({ urn, aspect }: LedgerPlace, service: ServiceProcess, caller: ServiceCaller): Promise<string> {
  const path = `/aspects/${encodeURIComponent(urn)}?aspect=${aspect}&version=0`;
  const { status, text } = await caller.call(service, { path });
  expect([status, text]).toEqual([status === 404 ? 404 : 200, expect.any(String)]);
  return status === 404 ? '' : text;
}

async function publishedBy({ published, services }: Deployment, ledger: WriteLedger): Promise<readonly string[]> {
  const [first] = services;
  if (published === undefined || first === undefined) return [];
  return publishedFaults({ ...published, registry: `${first.url}/schema-registry` }, ledger);
}

/** By the first service: all processes of a store do their parts of it. */
async function audit(
  services: readonly ServiceProcess[],
  caller: ServiceCaller,
): Promise<{ differences: number; faults: readonly string[] }> {
  const [first] = services;
  const findings = first === undefined ? [] : await auditService(first, caller);
  const faults = findings
    .filter(({ differences, state }) => differences > 0 || state !== 'compared')
    .map((finding) => JSON.stringify(finding));
  if (findings.length === 0) faults.push('no index was compared');
  return { differences: findings.reduce((sum, { differences }) => sum + differences, 0), faults };
}

/** Resident memory of services in megabytes: of the largest one at the beginning, and the most of one since. */
class MemoryWatch {
  readonly before: number;
  most: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly services: readonly ServiceProcess[]) {
    this.before = this.largest();
    this.most = this.before;
    this.timer = setInterval(() => (this.most = Math.max(this.most, this.largest())), LOOK);
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private largest(): number {
    return Math.max(...this.services.map((service) => service.memory() ?? 0));
  }
}
