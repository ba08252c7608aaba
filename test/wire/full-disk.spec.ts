import type { LoggerService } from '@nestjs/common';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { PrimaryDatabase } from '../../src/adapters/sqlite/primary/primary-database.js';
import { createApp } from '../../src/server/service.js';
import { proposal } from './proposal.builder.js';

const SHOWN = 'The service has no space left to write to its store; try again when there is some.';
/** The engine's own bound, which it reports as it does a full disk. */
const NO_BOUND = 1_000_000_000;

let dataDir: string;
let app: NestFastifyApplication;
let lines: string[];

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'cadastre-full-disk-'));
  lines = [];
  const note = (message: unknown): void => {
    const error: unknown = typeof message === 'object' && message !== null ? Reflect.get(message, 'err') : undefined;
    lines.push(error instanceof Error ? error.message : String(message));
  };
  const logger: LoggerService = { log: note, warn: note, error: note };
  app = await createApp({ port: 0, host: '127.0.0.1', logLevel: 'info', maxBodyBytes: 1_000_000, dataDir }, logger);
  lines = [];
});
afterEach(async () => {
  await app.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** @returns status and message */
async function write(description: string): Promise<readonly unknown[]> {
  const answer = await app.inject({
    method: 'POST',
    url: '/aspects?action=ingestProposal',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ proposal: proposal('datasetProperties', { description }) }),
  });
  const body: Record<string, unknown> = JSON.parse(answer.body);
  return [answer.statusCode, body['message']];
}

async function health(): Promise<readonly unknown[]> {
  const answer = await app.inject({ method: 'GET', url: '/health' });
  const body: unknown = JSON.parse(answer.body);
  return [answer.statusCode, body];
}

function bound(pages: number): void {
  app.get(PrimaryDatabase).database.exec(`PRAGMA max_page_count = ${String(pages)}`);
}

/** The engine raises the bound to the pages that the file has. */
function fill(): void {
  bound(1);
}

describe('a service whose disk is full', () => {
  it('says so to callers and to supervisors until there is space, and logs it once', async () => {
    const long = 'x'.repeat(100_000);
    expect(await write('short')).toEqual([200, undefined]);
    fill();
    for (let at = 0; at < 5; at++) expect(await write(long)).toEqual([503, SHOWN]);
    const reason = 'No space is left on the disk of the embedded database (database or disk is full).';
    expect(await health()).toEqual([503, { status: 'DOWN', reason: `The primary store: ${reason}` }]);
    expect(lines).toEqual([`Writes fail. ${reason}`, reason]);

    bound(NO_BOUND);
    expect(await write(long)).toEqual([200, undefined]);
    while ((await health())[0] !== 200) await setImmediate();
    expect(lines.slice(2)).toEqual(['Writes succeed again; 5 transactions failed.']);
    await app.close();
    expect(lines.slice(3)).toEqual([`${reason} (4 more since the last line about it)`]);
  });

  it('notices space without being asked to write', async () => {
    fill();
    expect(await write('x'.repeat(100_000))).toEqual([503, SHOWN]);
    bound(NO_BOUND);
    while ((await health())[0] !== 200) await setImmediate();
    expect(lines.at(-1)).toBe('Writes succeed again; 1 transaction failed.');
  });

  it('is not UP while what a request writes would not fit', async () => {
    fill();
    expect(await write('x'.repeat(100_000))).toEqual([503, SHOWN]);
    const failing = app.get(PrimaryDatabase);
    const tried = new Promise<void>((resolve) => {
      const setSetting = failing.setSetting.bind(failing);
      failing.setSetting = (name, value) => {
        setImmediate().then(resolve, resolve);
        setSetting(name, value);
      };
    });
    await tried;
    expect((await health())[0]).toBe(503);
  });
});
