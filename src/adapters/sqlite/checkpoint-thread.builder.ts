import { Worker } from 'node:worker_threads';
import type { BeginCheckpointThread } from './checkpoint-copier.js';
import type { CheckpointThreadSettings } from './checkpoint-thread.js';
import { threadCode } from './thread-code.builder.js';

let code: string | undefined;

/** Start a worker with the code of the source. */
export function beginCheckpointThreadOfSource(settings: CheckpointThreadSettings): Worker {
  code ??= threadCode(new URL('./checkpoint-thread.ts', import.meta.url));
  return new Worker(code, { eval: true, workerData: settings });
}

/** A worker that takes requests as the real one does and answers each with what an expression of its number says. */
export function scripted(answer: string): BeginCheckpointThread {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    let at = 0;
    parentPort.on('message', (request) => {
      if (request === 'end') parentPort.close();
      else parentPort.postMessage(((at) => (${answer}))(at++));
    });`;
  return (workerData) => new Worker(code, { eval: true, workerData });
}

/** A worker that answers nothing, from the request of a number on, before its gate is released. */
export function gated(gate: Int32Array, answer: string, from = 0): BeginCheckpointThread {
  const code = `
    const { parentPort, workerData } = require('node:worker_threads');
    let at = 0;
    parentPort.on('message', (request) => {
      if (request === 'end') return parentPort.close();
      if (at >= ${String(from)}) Atomics.wait(workerData, 0, 0);
      parentPort.postMessage(((at) => (${answer}))(at++));
    });`;
  return () => new Worker(code, { eval: true, workerData: gate });
}

/** Counts the answers of a worker. */
export function counted(begin: BeginCheckpointThread): {
  readonly begin: BeginCheckpointThread;
  readonly answers: () => number;
} {
  let answers = 0;
  return { begin: (settings) => begin(settings).on('message', () => answers++), answers: () => answers };
}

/** Let a worker of `gated` answer. */
export function release(gate: Int32Array): void {
  Atomics.store(gate, 0, 1);
  Atomics.notify(gate, 0);
}
