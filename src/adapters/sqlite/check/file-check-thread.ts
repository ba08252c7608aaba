/**
 * Entry point of the worker that checks a database file while others use it, see `tree-scan.ts`: reads all of it over a
 * connection of its own, answers once, and ends. It reads half of the time, so that the disk is there for requests.
 */
import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '../../../kernel/assert-never.js';
import { Database } from '../database.js';
import { isCorruption } from '../sqlite-fault.js';
import { messageOf } from '../../../kernel/caught-error.js';
import { readAllTrees } from './tree-scan.js';

/** `failed`: nothing is known of the file. `entries`: of all tables and indexes. */
export type FileCheckAnswer =
  | { readonly kind: 'damaged'; readonly reason: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'sound'; readonly entries: number };

invariant(parentPort !== null, 'this module is the entry point of a worker');
const port = parentPort;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const path: string = workerData;
port.postMessage(await check());

async function check(): Promise<FileCheckAnswer> {
  let database: Database | undefined;
  try {
    database = new Database(path, { mode: 'read' });
    let entries = 0;
    let began = performance.now();
    for (const read of readAllTrees(database)) {
      entries += read;
      await setTimeout(performance.now() - began);
      began = performance.now();
    }
    return { kind: 'sound', entries };
  } catch (error) {
    return { kind: isCorruption(error) ? 'damaged' : 'failed', reason: messageOf(error) };
  } finally {
    database?.close();
  }
}
