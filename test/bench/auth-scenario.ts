import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { ServiceProcess } from '../process/service-process.js';
import type { Bench } from './bench.js';
import { load, type PreparedRequest, withHeader } from './load.js';
import { entityReads } from './read-scenarios.js';
import { changes, checkChanged } from './write-scenarios.js';

const COMMAND = fileURLToPath(new URL('../../tools/cadastre.mjs', import.meta.url));
/** Somebody whom policies allow everything: they are asked for each request. */
const ACTOR = 'urn:li:corpuser:datahub';
const CLIENTS = 32;
/** Turns of both services; the first is not counted. */
const TURNS = 9;
const TURN_SECONDS = 1;
/** Most writes a second that requests are prepared for. */
const MOST_PER_SECOND = 12_000;
/** What `AUTH=on` may leave of the speed. */
const SHARE = 0.9;

/** `seen`: requests that were answered. `perSecond`: of the counted turns. */
interface Contender {
  readonly service: ServiceProcess;
  readonly prepared: (request: PreparedRequest) => PreparedRequest;
  readonly perSecond: number[];
  seen: number;
}

/** How often a request is sent. */
type RequestUse = 'again and again' | 'once';

/**
 * What a token for each request costs: two services with the same catalog take the same load in turns of a second, one
 * with `AUTH=on`, so that both meet the same machine.
 */
export async function authentication(bench: Bench): Promise<void> {
  const { service } = bench;
  const folders = [0, 1].map(() => mkdtempSync(join(tmpdir(), 'cadastre-auth-')));
  await service.stop();
  for (const folder of folders) cpSync(service.dataDir, folder, { recursive: true });
  const [off, on] = folders.map((folder) => new ServiceProcess([], undefined, folder));
  assert.ok(off !== undefined && on !== undefined);
  try {
    await Promise.all([service.start(), off.start(), on.start({ AUTH: 'on' })]);
    const create = ['token', 'create', '--actor', ACTOR, '--data-dir', on.dataDir];
    const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...create]);
    const header = `Authorization: Bearer ${stdout.trim()}`;
    const compare = async (name: string, requests: readonly PreparedRequest[], use: RequestUse): Promise<void> => {
      const open = contender(off, (request) => request);
      const guarded = contender(on, (request) => withHeader(request, header));
      await inTurns([open, guarded], requests, use);
      const limit = { figure: median(open.perSecond), of: 'AUTH=off' };
      const row = { name: `${name} with AUTH=on, ${String(CLIENTS)} clients`, unit: '/s', limit } as const;
      bench.report({ ...row, figure: median(guarded.perSecond), share: SHARE });
      if (use === 'once') await checkChanged({ catalog: bench.catalog, service: off }, open.seen);
    };
    await compare('entity read', entityReads(bench), 'again and again');
    await compare('proposal that changes an aspect', changes(bench.catalog, TURNS * MOST_PER_SECOND), 'once');
  } finally {
    await Promise.all([off.dispose(), on.dispose()]);
  }
}

function contender(service: ServiceProcess, prepared: Contender['prepared']): Contender {
  return { service, prepared, perSecond: [], seen: 0 };
}

async function inTurns(both: readonly Contender[], all: readonly PreparedRequest[], use: RequestUse): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) {
    for (const one of turn % 2 === 0 ? both : both.toReversed()) {
      const given = use === 'again and again' ? all : all.slice(one.seen, one.seen + MOST_PER_SECOND * TURN_SECONDS);
      const requests = given.map(one.prepared);
      const plan = {
        port: one.service.port,
        clients: CLIENTS,
        seconds: TURN_SECONDS,
        requests,
        isRepeated: use === 'again and again',
      };
      const { answered, perSecond } = await load(plan);
      one.seen += answered;
      if (turn > 0) one.perSecond.push(perSecond);
    }
  }
}

function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}
