/**
 * Asks a service whether it is alive, one request after the other over one connection, in a thread whose event loop has
 * nothing else to do. `workerData`: the port. Answers every message with the longest time that an answer took since the
 * last one, in milliseconds.
 */
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE = 2;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let longest = 0;
let began = performance.now();

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    request({ port: Number(workerData), host: '127.0.0.1', path: '/health/live', agent }, (answer) => {
      answer.resume().on('end', resolve);
    })
      .on('error', reject)
      .end();
  });
}

parentPort?.on('message', () => {
  // A request that is still waiting has waited at least so long.
  parentPort?.postMessage(Math.max(longest, performance.now() - began));
  longest = 0;
});

for (;;) {
  began = performance.now();
  await ask();
  longest = Math.max(longest, performance.now() - began);
  await sleep(PAUSE);
  began = performance.now();
}
