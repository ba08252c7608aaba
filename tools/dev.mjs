/**
 * `npm run dev`: serve, and serve again what was saved. `generate --watch` follows the models; here what the service is
 * made of is followed, and the service is started again when it has become another one. What cannot be built is reported
 * while the service before it continues. Pages that were saved are built beside it, and served from the next reload on.
 */
import './supported-node.mjs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import process from 'node:process';
import { clearTimeout, setTimeout } from 'node:timers';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { repeatedBuild } from './build.mjs';
import { buildStalePagesApart } from './pages.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
/** Quiet time in milliseconds that ends a change: editors save in several steps, the generator writes several files. */
const SILENCE = 40;
const { HOST = '127.0.0.1', PORT = '8080' } = process.env;

/** When the oldest change was seen that is not served yet; `undefined` when there is none. */
let changed = performance.now();
let service;
let timer;
let isEnding = false;
/** Builds and starts one after the other. */
let work = Promise.resolve();

const { rebuild, dispose } = await repeatedBuild('service');
const generator = run(['--import', 'tsx', 'tools/commands/generate.ts', '--watch']);
const watchers = ['src', 'generated'].map((folder) => watch(root + folder, { recursive: true }, notice));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, end);
schedule();

function notice() {
  changed ??= performance.now();
  clearTimeout(timer);
  timer = setTimeout(schedule, SILENCE);
}

function schedule() {
  work = work.then(serveWhatChanged).catch((error) => process.stderr.write(`${error.message}\n`));
}

async function serveWhatChanged() {
  if (isEnding || changed === undefined) return;
  const since = changed;
  changed = undefined;
  // A service that has ended, for example because it could not start, gets another chance with each change.
  const isOther = await rebuild();
  if (process.env['BUILD_PAGES'] !== 'off') buildStalePagesApart();
  if (isEnding || (!isOther && isRunning(service))) return;
  await stop(service);
  service = run(['dist/service/main.js']);
  await untilServing(service);
  if (isRunning(service)) {
    process.stderr.write(`Serving what was saved after ${((performance.now() - since) / 1000).toFixed(2)} s.\n`);
  }
}

function run(args) {
  return spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
}

function isRunning(child) {
  return child !== undefined && child.exitCode === null && child.signalCode === null;
}

async function stop(child) {
  if (!isRunning(child)) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

async function untilServing(child) {
  while (isRunning(child) && !isEnding) {
    try {
      if ((await fetch(`http://${HOST}:${PORT}/health/live`)).ok) return;
    } catch {
      // It does not listen yet.
    }
    await sleep(10);
  }
}

async function end() {
  if (isEnding) return;
  isEnding = true;
  clearTimeout(timer);
  for (const watcher of watchers) watcher.close();
  await Promise.all([stop(generator), work.then(() => stop(service))]);
  await dispose();
  process.exit(0);
}
