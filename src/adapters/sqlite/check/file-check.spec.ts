import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Logger } from '@nestjs/common';
import { Database } from '../database.js';
import { type CheckedFile, FileCheck } from './file-check.js';
import { threadOfSource } from '../thread.builder.js';

const beginCheckOfSource = (path: string): Worker =>
  threadOfSource(new URL('./file-check-thread.ts', import.meta.url), path);

/** A file for which a check is due until it is marked. */
class SomeFile implements CheckedFile {
  check: 'done' | 'due' = 'due';

  constructor(readonly path: string) {}

  checked(): void {
    this.check = 'done';
  }
}

describe('FileCheck', () => {
  let directory: string;
  let file: SomeFile;
  let checks: FileCheck;
  let lines: string[];
  beforeEach(() => {
    lines = [];
    const note = (line: string): void => void lines.push(line);
    Logger.overrideLogger({ log: note, warn: note, error: note });
    directory = mkdtempSync(join(tmpdir(), 'cadastre-check-'));
    file = new SomeFile(join(directory, 'x.db'));
    checks = new FileCheck(beginCheckOfSource);
  });
  afterEach(async () => {
    await checks.close();
    Logger.overrideLogger(['error', 'warn', 'log']);
    rmSync(directory, { recursive: true, force: true });
  });

  const make = (rows: number): void => {
    const database = new Database(file.path);
    database.exec('PRAGMA journal_mode = WAL; CREATE TABLE t (a)');
    database.exec(
      `INSERT INTO t WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${String(rows)}) SELECT hex(randomblob(50)) FROM n`,
    );
    database.close();
  };
  const damage = (): void => {
    const bytes = readFileSync(file.path);
    writeFileSync(file.path, bytes.fill(0xa5, 8192, 12_288));
  };
  /** The reasons for which a check found damage. */
  const damages = async (): Promise<readonly string[]> => {
    const found: string[] = [];
    await checks.run(file, (reason) => found.push(reason));
    return found;
  };

  it('marks a sound file as checked, while others write to it', async () => {
    make(1000);
    const writer = new Database(file.path);
    writer.exec('BEGIN IMMEDIATE; INSERT INTO t VALUES (1)');
    expect([await damages(), file.check]).toEqual([[], 'done']);
    expect(lines[1]?.replace(/\d+\.\d s/, 'N s')).toBe(`${file.path} is sound: 1000 entries in N s.`);
    writer.exec('COMMIT');
    writer.close();
  });

  it('reports a damaged one, which stays to be checked', async () => {
    make(1000);
    damage();
    expect([await damages(), file.check]).toEqual([['database disk image is malformed'], 'due']);
    expect(lines).toEqual([
      `${file.path} was not shut down cleanly; it is checked in the background.`,
      `${file.path} is damaged: database disk image is malformed.`,
    ]);
  });

  it('leaves a file alone that was checked', async () => {
    make(1000);
    damage();
    file.checked();
    expect(await damages()).toEqual([]);
  });

  it.each<[string, () => Worker, string]>([
    ['cannot begin', () => new Worker('throw new RangeError("no memory")', { eval: true }), 'no memory'],
    ['ends', () => new Worker('process.exit(1)', { eval: true }), 'the worker ended'],
  ])('leaves the check to the next start when its worker %s', async (_how, begin, reason) => {
    make(10);
    checks = new FileCheck(begin);
    expect([await damages(), file.check]).toEqual([[], 'due']);
    expect(lines[1]).toBe(`${file.path} could not be checked, which is tried again at the next start: ${reason}.`);
  });

  it('stops when its worker has ended, whatever that does, and the check with it', async () => {
    const worker = new Worker('setInterval(() => undefined, 1000)', { eval: true });
    const terminate = jest.spyOn(worker, 'terminate');
    checks = new FileCheck(() => worker);
    let state = 'running';
    const running = damages().then(() => (state = 'ended'));
    await new Promise(setImmediate);
    const closed = checks.close().then(() => state);
    const calls = terminate.mock.calls.length;
    await worker.terminate();
    await running;
    expect([calls, await closed, worker.threadId]).toEqual([1, 'ended', -1]);
  });

  it('leaves the check to the next start when the file cannot be read', async () => {
    expect([await damages(), file.check]).toEqual([[], 'due']);
  });

  it('stops in the middle of a large file, and checks nothing afterwards', async () => {
    make(1_000_000);
    const running = damages();
    const waiting = damages();
    await new Promise(setImmediate);
    const before = process.cpuUsage();
    await checks.close();
    const { user, system } = process.cpuUsage(before);
    // Reading all of it takes seconds of a processor, whoever else uses the machine.
    expect((user + system) / 1000).toBeLessThan(1000);
    expect([await running, await waiting, await damages(), file.check]).toEqual([[], [], [], 'due']);
  });
});
