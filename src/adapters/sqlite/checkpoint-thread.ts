/**
 * Entry point of the worker that checkpoints the primary store, see `checkpoints.ts`: answers each request with the
 * reason why it failed, or with none.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '../../kernel/assert-never.js';
import { CheckpointConnection, reasonOf } from './checkpoint-connection.js';

/** What the worker starts with. `path`: of the database file. */
export interface CheckpointThreadSettings {
  readonly path: string;
}

/** `copy`: see CheckpointConnection. `end`: close the connection, and end. */
export type CheckpointRequest = 'copy' | 'end';

/** `failed`: `disk` says whether the reason is a lack of space. */
export type CheckpointAnswer =
  { readonly kind: 'copied' } | { readonly kind: 'failed'; readonly reason: string; readonly disk: 'full' | 'other' };

invariant(parentPort !== null, 'this module is the entry point of a worker');
const port = parentPort;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const { path }: CheckpointThreadSettings = workerData;
let connection: CheckpointConnection | undefined;

port.on('message', (request: CheckpointRequest) => {
  if (request === 'copy') {
    port.postMessage(copy());
    return;
  }
  connection?.close();
  port.close();
});

function copy(): CheckpointAnswer {
  try {
    connection ??= new CheckpointConnection(path);
    connection.copy();
    return { kind: 'copied' };
  } catch (error) {
    return { kind: 'failed', ...reasonOf(error) };
  }
}
