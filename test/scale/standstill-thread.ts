/**
 * Asks a service whether it is alive, one request after the other over one connection, in a thread whose event loop has
 * nothing else to do. `workerData`: see StandstillTarget. Answers every message with the StandstillReport since the
 * last one.
 */
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import type { StandstillReport, StandstillTarget } from './standstill.js';

const PAUSE = 2;
const NANOSECONDS = 1e6;

const target: StandstillTarget = workerData;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let most = 0;
let began = performance.now();
let processorBefore = processorTime();

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port: target.port, host: '127.0.0.1', path: '/health/live', agent }, (answer) => {
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

/** Milliseconds for which the serving thread was on a processor so far; `undefined` where the system does not say. */
function processorTime(): number | undefined {
  if (process.platform !== 'linux' || target.pid === undefined) return undefined;
  try {
    // The first thread of a process has its number.
    const text = readFileSync(`/proc/${String(target.pid)}/task/${String(target.pid)}/schedstat`, 'utf8');
    return Number(text.split(' ', 1)[0]) / NANOSECONDS;
  } catch {
    return undefined;
  }
}

/** A request that is still waiting has waited at least so long. */
function measure(): void {
  longest = Math.max(longest, performance.now() - began);
  most = Math.max(most, (processorTime() ?? 0) - (processorBefore ?? 0));
}

parentPort?.on('message', () => {
  measure();
  const report: StandstillReport = {
    milliseconds: longest,
    processor: processorBefore === undefined ? undefined : most,
  };
  parentPort?.postMessage(report);
  longest = 0;
  most = 0;
});

for (let state = 'asked'; state === 'asked';) {
  began = performance.now();
  processorBefore = processorTime();
  // A service that has gone answers nobody, which whoever works with it finds out and reports.
  state = await ask().then(
    () => 'asked',
    () => 'gone',
  );
  measure();
  await sleep(PAUSE);
}
