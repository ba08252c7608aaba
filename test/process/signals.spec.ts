import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';
import { ServiceProcess } from './service-process.js';
import { send, type ServiceAnswer } from './service-requests.js';

const PROJECT = fileURLToPath(new URL('../../', import.meta.url));

/** `npm start` in a process group of its own, as a terminal makes one. */
class StartedByNpm {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'cadastre-npm-'));
  readonly npm: ChildProcess;

  constructor(readonly port: number) {
    this.npm = spawn('npm', ['start'], {
      cwd: PROJECT,
      env: { ...process.env, PORT: String(port), DATA_DIR: this.dataDir, LOG_LEVEL: 'error' },
      stdio: ['ignore', 'ignore', 'inherit'],
      detached: true,
    });
  }

  async ready(): Promise<void> {
    while (!(await this.answers())) {
      if (this.npm.exitCode !== null) throw new RangeError(`npm ended with code ${String(this.npm.exitCode)}`);
      await sleep(20);
    }
  }

  async answers(): Promise<boolean> {
    try {
      return (await fetch(`http://127.0.0.1:${String(this.port)}/health`)).ok;
    } catch {
      return false;
    }
  }

  /** Exit code of npm, once it has ended. */
  async ended(): Promise<number | null> {
    if (this.npm.exitCode === null) await once(this.npm, 'exit');
    return this.npm.exitCode;
  }

  /** Whether the data was closed in order: the marker beside the primary store says so. */
  closedInOrder(): boolean {
    const marker = join(this.dataDir, 'truth.db-seal');
    return existsSync(marker) && /^\d+ \d+\n$/.test(readFileSync(marker, 'utf8'));
  }

  signalGroup(signal: NodeJS.Signals): void {
    if (this.npm.pid !== undefined) process.kill(-this.npm.pid, signal);
  }

  dispose(): void {
    try {
      this.signalGroup('SIGKILL');
    } catch {
      // Everything of the group has ended, as it should.
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

describe('a service that npm started', () => {
  let started: StartedByNpm;
  beforeEach(async () => {
    started = new StartedByNpm(await freePort());
    await started.ready();
  });
  afterEach(() => {
    started.dispose();
  });

  it('gets the SIGTERM that npm gets, and npm ends after it', async () => {
    started.npm.kill('SIGTERM');
    expect(await started.ended()).toBe(0);
    expect([await started.answers(), started.closedInOrder()]).toEqual([false, true]);
  });

  it('takes the Ctrl+C of a terminal, which it gets from the terminal and from npm, for one', async () => {
    started.signalGroup('SIGINT');
    expect(await started.ended()).toBe(0);
    expect([await started.answers(), started.closedInOrder()]).toEqual([false, true]);
  });
});

describe('a service in the middle of its most expensive requests', () => {
  const DATASETS = 2_000;
  const BATCH = 1_000;
  /** Milliseconds; many times what requests still have when the service stops. */
  const LONG = 200_000;
  const LETTERS = 'a b c d e f g h i j k l m n o p q r s t'.split(' ');
  let service: ServiceProcess;
  beforeEach(() => {
    service = new ServiceProcess();
  });
  afterEach(() => service.dispose());

  const dataset = (number: number): string =>
    `urn:li:dataset:(urn:li:dataPlatform:hive,shop.orders_${String(number)},PROD)`;
  const proposal = (number: number, description: string): object => ({
    ...{ entityType: 'dataset', entityUrn: dataset(number), changeType: 'UPSERT', aspectName: 'datasetProperties' },
    aspect: {
      contentType: 'application/json',
      value: JSON.stringify({ name: `orders ${String(number)}`, description }),
    },
  });
  const write = (proposals: readonly object[]): Promise<ServiceAnswer> =>
    send(service, '/aspects?action=ingestProposalBatch', { proposals });

  /** Ask again and again until the service answers no more. @returns statuses of the answers */
  async function askUntilTheEnd(ask: (time: number) => Promise<ServiceAnswer>): Promise<ReadonlySet<number>> {
    const statuses = new Set<number>();
    try {
      for (let time = 0; ; time++) statuses.add((await ask(time)).status);
    } catch {
      return statuses;
    }
  }

  it('ends in order at a SIGTERM, with everything that it has acknowledged', async () => {
    await service.start();
    for (let from = 0; from < DATASETS; from += BATCH) {
      const batch = Array.from({ length: BATCH }, (_, at) => proposal(from + at, `Orders of shop ${String(at)}`));
      expect((await write(batch)).status).toBe(200);
    }
    const wildcards = (time: number): Promise<ServiceAnswer> => {
      // Others each time, so that nothing is known of them.
      const input = LETTERS.map((letter) => `*${letter}${String(time % 10)}*`).join(' | ');
      return send(service, '/entities?action=search', { entity: 'dataset', input, start: 0, count: 1000 });
    };
    let acknowledged = 0;
    let answered = 0;
    const searches = Array.from({ length: 8 }, () =>
      askUntilTheEnd(async (time) => {
        const answer = await wildcards(time);
        answered++;
        return answer;
      }),
    );
    const writes = askUntilTheEnd(async (time) => {
      const answer = await write([proposal(time, `written ${String(time)}`)]);
      if (answer.status === 200) acknowledged = time + 1;
      return answer;
    });
    while (answered < 16 || acknowledged < 3) await sleep(5);
    // The code would be null had the process died of a signal.
    const ended = await Promise.race([service.stop(), sleep(LONG, 'still running', { ref: false })]);
    expect(ended).toBe(0);
    const statuses = new Set((await Promise.all([...searches, writes])).flatMap((found) => [...found]));
    expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);

    expect(readFileSync(join(service.dataDir, 'truth.db-seal'), 'utf8')).toMatch(/^\d+ \d+\n$/);
    await service.start();
    const { text } = await send(service, '/entities?action=search', {
      entity: 'dataset',
      input: '*',
      start: 0,
      count: 1,
    });
    expect(text).toContain(`"numEntities":${String(Math.max(DATASETS, acknowledged))}`);
    for (let number = Math.max(0, acknowledged - 20); number < acknowledged; number++) {
      const path = `/entitiesV2/${encodeURIComponent(dataset(number))}?aspects=List(datasetProperties)`;
      expect((await send(service, path)).text).toContain(`"written ${String(number)}"`);
    }
  });
});
