import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as realSleep } from 'node:timers/promises';
import { type RandomNumbers, randomNumbers } from '../random-numbers.js';
import { storedAndRebuiltIndex } from '../crash/store-and-index.js';
import { type PlannedRequest, planRequest, type SimulatedContent } from './requests.js';
import { SimulatedService } from './simulated-service.js';

const MOST_REQUESTS = 3;
/** Turns of the event loop in which everything that is under way must have come to its end, on a quiet machine. */
const PATIENCE = 5000;
/** Milliseconds of each further turn, for files and threads that a loaded machine keeps waiting. */
const SLOW_TURN = 1;
/** Of those. */
const SLOW_TURNS = 30_000;
/** No simulated life loses power: what is synced makes no difference, and takes most of the time on a disk. */
const MEMORY = existsSync('/dev/shm') ? '/dev/shm' : tmpdir();

/** A request that was submitted, and what became of it. */
interface Submitted {
  readonly planned: PlannedRequest;
  outcome: 'done' | 'refused' | 'unknown';
}

/**
 * Runs the service through a life that a seed determines: requests at the same time, engines that are away, time that
 * passes, rebuilds, kills and orderly stops. Time is virtual: the simulation advances it.
 * After every step what is stored must be explained by the requests, acknowledged ones among them; after every stop
 * what the indexes have must equal what a rebuild gives.
 */
export class Simulation {
  private readonly root = mkdtempSync(join(MEMORY, 'cadastre-simulation-'));
  private readonly random: RandomNumbers;
  private expected: SimulatedContent = new Map();
  private lives = 0;
  private requests = 0;

  constructor(private readonly seed: number) {
    this.random = randomNumbers(seed);
  }

  async run(steps: number): Promise<void> {
    jest.useFakeTimers();
    try {
      let service = await this.open(this.directory());
      for (let step = 0; step < steps; step++) service = await this.step(service);
      await this.stopAndCompare(service);
    } finally {
      jest.useRealTimers();
      rmSync(this.root, { recursive: true });
    }
  }

  private async step(service: SimulatedService): Promise<SimulatedService> {
    switch (this.random(10)) {
      case 0:
        jest.advanceTimersByTime(this.random(600));
        return service;
      case 1:
        for (const store of service.unreliable) store.outages = this.random(5);
        return service;
      case 2:
        void service.runner.rebuild().catch(() => undefined);
        return service;
      case 3:
        return this.killDuring(service, this.submit(service));
      case 4:
        return this.open(await this.stopAndCompare(service));
      default: {
        const submitted = this.submit(service);
        await this.until(() => Promise.resolve(submitted.every(({ outcome }) => outcome !== 'unknown')));
        await this.explain(service, submitted);
        return service;
      }
    }
  }

  private submit({ groupCommit }: SimulatedService): Submitted[] {
    return Array.from({ length: 1 + this.random(MOST_REQUESTS) }, () => {
      const planned = planRequest(this.random, `r${String(this.requests++)}`);
      const submitted: Submitted = { planned, outcome: 'unknown' };
      groupCommit.submit(planned.request).then(
        () => (submitted.outcome = 'done'),
        () => (submitted.outcome = 'refused'),
      );
      return submitted;
    });
  }

  /** Some turns later the process is gone; what it had written to its files is what the next one finds. */
  private async killDuring(service: SimulatedService, submitted: readonly Submitted[]): Promise<SimulatedService> {
    for (let turns = this.random(6); turns > 0; turns--) await this.turn();
    const known = submitted.map(({ planned, outcome }) => ({ planned, outcome }));
    const directory = this.directory();
    service.leaveBehind(directory);
    await this.finish(service.close());
    const next = await this.open(directory);
    await this.explain(next, known);
    return next;
  }

  private async stopAndCompare(service: SimulatedService): Promise<string> {
    for (const store of service.unreliable) store.outages = 0;
    await this.until(() => service.isUpToDate());
    await this.finish(service.close());
    const { stored, rebuilt } = await storedAndRebuiltIndex(service.directory);
    expect({ seed: this.seed, index: stored }).toEqual({ seed: this.seed, index: rebuilt });
    return service.directory;
  }

  /** Find an order of the requests that gives their outcomes and what is stored now. */
  private async explain(service: SimulatedService, submitted: readonly Submitted[]): Promise<void> {
    const stored = await service.stored();
    const possible = ordersOf(submitted).flatMap((order) => outcomeOf(this.expected, order) ?? []);
    const { seed } = this;
    expect({ seed, possible: possible.map(plain) }).toEqual({
      seed,
      possible: expect.arrayContaining([plain(stored)]),
    });
    this.expected = stored;
  }

  private async open(directory: string): Promise<SimulatedService> {
    const service = await SimulatedService.open(directory);
    await this.finish(service.runner.start());
    return service;
  }

  private directory(): string {
    const directory = join(this.root, `life-${String(this.lives++)}`);
    mkdirSync(directory);
    return directory;
  }

  private async finish(work: Promise<void>): Promise<void> {
    let state: 'done' | 'under way' = 'under way';
    const done = work.finally(() => (state = 'done'));
    await this.until(() => Promise.resolve(state === 'done'));
    await done;
  }

  private async until(reached: () => Promise<boolean>): Promise<void> {
    for (let turns = 0; !(await reached()); turns++) {
      if (turns > PATIENCE + SLOW_TURNS) throw new RangeError(`seed ${String(this.seed)}: nothing happens any more`);
      await this.turn();
      // A real clock: the timers of the simulation are virtual.
      if (turns > PATIENCE) await realSleep(SLOW_TURN);
    }
  }

  /** One turn of the event loop, and a millisecond of virtual time. */
  private async turn(): Promise<void> {
    jest.advanceTimersByTime(1);
    await nextTurn();
  }
}

/** Every order of the requests; those of which nothing is known may also have had no effect at all. */
function ordersOf(submitted: readonly Submitted[]): readonly (readonly Submitted[])[] {
  if (submitted.length === 0) return [[]];
  const orders = submitted.flatMap((first) =>
    ordersOf(submitted.filter((other) => other !== first)).map((rest) => [first, ...rest]),
  );
  return submitted.every(({ outcome }) => outcome === 'unknown') ? [[], ...orders] : orders;
}

/** What is stored after requests in this order; nothing when it does not give their outcomes. */
function outcomeOf(before: SimulatedContent, order: readonly Submitted[]): readonly SimulatedContent[] | undefined {
  let stored = before;
  for (const { planned, outcome } of order) {
    const next = planned.effect(stored);
    if (outcome === 'done' && next === undefined) return undefined;
    if (outcome === 'refused' && next !== undefined) return undefined;
    stored = next ?? stored;
  }
  return [stored];
}

function plain(stored: SimulatedContent): unknown {
  return Object.fromEntries([...stored].map(([urn, aspects]) => [urn, Object.fromEntries(aspects)]));
}
