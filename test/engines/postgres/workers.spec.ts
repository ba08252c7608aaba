import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process, { env } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { PostgresLocation } from '../../conformance/postgres-location.js';
import { ServiceProcess } from '../../process/service-process.js';

const DATABASE = env['TEST_DATABASE_URL'] ?? '';
const START = fileURLToPath(new URL('../../../tools/start.mjs', import.meta.url));
const TOKEN = 'x-consistency-token';
const WORKERS = 2;
const OK = 200;
const REFUSED = 78;

interface Answer {
  readonly status: number;
  readonly token: string;
  readonly text: string;
}

/** Over a connection of its own: each new one is handed to the next worker. */
function ask(url: string, body?: object, token?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(token === undefined ? {} : { [TOKEN]: token }) };
  return new Promise((resolve, reject) => {
    const asked = request(url, { method: body === undefined ? 'GET' : 'POST', agent: false, headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part: string) => (text += part));
      answer.once('error', reject);
      answer.once('end', () => {
        resolve({ status: answer.statusCode ?? 0, token: String(answer.headers[TOKEN]), text });
      });
    });
    asked.once('error', reject);
    asked.end(body === undefined ? undefined : JSON.stringify(body));
  });
}

function tag(name: string): string {
  return `urn:li:tag:${name}`;
}

function write(url: string, name: string): Promise<Answer> {
  const aspect = { contentType: 'application/json', value: JSON.stringify({ name }) };
  const proposal = {
    entityType: 'tag',
    entityUrn: tag(name),
    changeType: 'UPSERT',
    aspectName: 'tagProperties',
    aspect,
  };
  return ask(`${url}/aspects?action=ingestProposal`, { proposal });
}

function search(url: string, input: string, token?: string): Promise<Answer> {
  return ask(`${url}/entities?action=search`, { entity: 'tag', input, start: 0, count: 1 }, token);
}

/** Writers that never pause. Names are the same for the same writer and time. */
class Load {
  readonly acknowledged: string[] = [];
  readonly statuses = new Set<number>();
  private isOver = false;
  private readonly writers: readonly Promise<void>[];

  constructor(url: string, prefix: string) {
    this.writers = Array.from({ length: 4 }, (_, writer) => this.writeOn(url, `${prefix}${String(writer)}x`));
  }

  /** Resolves when so many further writes were acknowledged. */
  async more(count: number): Promise<void> {
    const wanted = this.acknowledged.length + count;
    while (this.acknowledged.length < wanted) await sleep(5);
  }

  async end(): Promise<void> {
    this.isOver = true;
    await Promise.all(this.writers);
  }

  private async writeOn(url: string, prefix: string): Promise<void> {
    for (let time = 0; !this.isOver; time++) {
      const name = prefix + String(time);
      // A connection to a process that dies breaks.
      const status = await write(url, name).then(
        (answer) => answer.status,
        () => undefined,
      );
      if (status === OK) this.acknowledged.push(name);
      if (status === undefined) await sleep(5);
      else this.statuses.add(status);
    }
  }
}

describe('several workers at one port', () => {
  let location: PostgresLocation;
  let service: ServiceProcess;
  beforeEach(async () => {
    location = new PostgresLocation(DATABASE);
    await location.make();
    service = new ServiceProcess();
  });
  afterEach(async () => {
    await service.dispose();
    await location.remove();
  });

  const variables = (): Record<string, string> => ({ DATABASE_URL: location.url, WORKERS: String(WORKERS) });

  /** Start, and wait until every worker answers. */
  async function start(): Promise<void> {
    await service.start(variables());
    await everyWorkerServes();
  }

  /** Values of a metric by worker, over all its series. */
  async function figures(metric: string): Promise<ReadonlyMap<string, number>> {
    const { text } = await ask(`${service.url}/metrics`);
    const sums = new Map<string, number>();
    for (const [, labels = '', value] of text.matchAll(new RegExp(`^${metric}\\{(.*)\\} (.*)$`, 'gm'))) {
      const worker = /worker="(\d+)"/.exec(labels)?.[1] ?? '';
      sums.set(worker, (sums.get(worker) ?? 0) + Number(value));
    }
    return sums;
  }

  async function everyWorkerServes(): Promise<void> {
    while ((await figures('cadastre_http_requests_in_progress')).size < WORKERS) await sleep(20);
  }

  async function missing(names: readonly string[]): Promise<readonly string[]> {
    const lost = [];
    for (const name of names) {
      const { text } = await ask(`${service.url}/entitiesV2/${encodeURIComponent(tag(name))}`);
      if (!text.includes(`"name":"${name}"`)) lost.push(name);
    }
    return lost;
  }

  it('find what any of them wrote by its token, and all of them answer', async () => {
    await start();
    const found = Array.from({ length: 40 }, async (_, at) => {
      const name = `seen${String(at)}`;
      const { token } = await write(service.url, name);
      return (await search(service.url, name, token)).text.includes(`"${tag(name)}"`);
    });
    expect(await Promise.all(found)).toEqual(found.map(() => true));
    const requests = await figures('cadastre_message_duration_seconds_count');
    expect([...requests.keys()].sort()).toEqual(['1', '2']);
    expect(Math.min(...requests.values())).toBeGreaterThan(10);
    expect(await service.stop()).toBe(0);
  });

  it('replace one that is killed under load, without a loss of what was acknowledged', async () => {
    await start();
    const load = new Load(service.url, 'killed');
    await load.more(20);
    const before = service.workers();
    expect(before).toHaveLength(WORKERS);
    process.kill(before[0] ?? 0, 'SIGKILL');
    await load.more(20);
    while (service.workers().length < WORKERS) await sleep(20);
    await everyWorkerServes();
    await load.more(20);
    await load.end();
    const after = service.workers();
    expect([after.includes(before[0] ?? 0), after.includes(before[1] ?? 0)]).toEqual([false, true]);
    expect(await missing(load.acknowledged)).toEqual([]);
    expect([...load.statuses]).toEqual([OK]);
    expect(await service.stop()).toBe(0);
  });

  it('replace one that hangs, so that no new connection is given to it', async () => {
    await start();
    const [hanging = 0, other = 0] = service.workers();
    process.kill(hanging, 'SIGSTOP');
    while (isAlive(hanging)) await sleep(100);
    while (service.workers().length < WORKERS) await sleep(20);
    await everyWorkerServes();
    expect(service.workers()).toContain(other);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(`${service.url}/health`)));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => OK));
    expect(await service.stop()).toBe(0);
  });

  it('complete what they accepted at a SIGTERM under load, and the service ends after them', async () => {
    await start();
    const load = new Load(service.url, 'stopped');
    await load.more(40);
    const workers = service.workers();
    expect(await service.stop()).toBe(0);
    await load.end();
    expect(workers.filter(isAlive)).toEqual([]);
    await service.start(variables());
    expect(await missing(load.acknowledged)).toEqual([]);
    expect([...load.statuses].filter((status) => status !== OK && status !== 503)).toEqual([]);
  });

  it('end when the process that started them is killed', async () => {
    await start();
    const workers = service.workers();
    await service.kill();
    while (workers.some(isAlive)) await sleep(20);
    await service.start(variables());
  });
});

describe('workers that cannot start', () => {
  let location: PostgresLocation;
  let dataDir: string;
  beforeEach(async () => {
    location = new PostgresLocation(DATABASE);
    await location.make();
    dataDir = mkdtempSync(join(tmpdir(), 'cadastre-workers-'));
  });
  afterEach(async () => {
    await location.remove();
    rmSync(dataDir, { recursive: true, force: true });
  });

  async function refusal(variables: Readonly<Record<string, string>>): Promise<string> {
    const usual = { PORT: '0', DATA_DIR: dataDir, DATABASE_URL: location.url, LOG_LEVEL: 'error' };
    const child = spawn(process.execPath, [START], {
      env: { ...env, ...usual, ...variables },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let text = '';
    child.stderr.setEncoding('utf8').on('data', (part: string) => (text += part));
    expect(await once(child, 'close')).toEqual([REFUSED, null]);
    return text;
  }

  it('are refused with the reason, which is said once', async () => {
    const url = new URL(location.url);
    url.port = '1';
    const text = await refusal({ DATABASE_URL: url.href, WORKERS: '3' });
    expect(text).toMatch(/^The PostgreSQL database of DATABASE_URL \([^@]*\) cannot be used: .*\n$/);
  });

  it('are refused where the port is in use', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- it listens on a port
    const { port } = other.address() as AddressInfo;
    expect(await refusal({ PORT: String(port), WORKERS: '2' })).toBe(
      `127.0.0.1:${String(port)} is in use by another process. Stop that one, or choose another PORT.\n`,
    );
    other.close();
  });

  it('are refused where others use the folder below which they have theirs', async () => {
    const service = new ServiceProcess();
    await service.start({ DATABASE_URL: location.url, WORKERS: '2', DATA_DIR: dataDir });
    expect(await refusal({ WORKERS: '2' })).toMatch(/^The data directory .* is in use by another process/);
    await service.dispose();
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
