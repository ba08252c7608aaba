/**
 * Entry point of the worker that reads large values, see `read-ahead.ts`: answers each request with rows, whose memory
 * it gives away. A file that cannot be read has none.
 */
import { readSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { invariant } from '../../kernel/assert-never.js';
import { RowBuffers } from './row-buffers.js';
import { type FileRow, LargeRowReader, type TableRange } from './large-row-reader.js';

/** What the worker starts with. `descriptor`: of the file, which somebody else opens and closes. */
export interface ReadThreadSettings {
  readonly descriptor: number;
  readonly pageSize: number;
}

/** `free`: memory for values. */
export interface ReadRequest extends TableRange {
  readonly number: number;
  readonly free: readonly ArrayBuffer[];
}

/** To the request of a number. */
export interface ReadAnswer {
  readonly number: number;
  readonly rows: readonly FileRow[];
}

invariant(parentPort !== null, 'this module is the entry point of a worker');
const port = parentPort;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const { descriptor, pageSize }: ReadThreadSettings = workerData;
const read = (buffer: Buffer, length: number, position: number): Promise<number> =>
  Promise.resolve(readSync(descriptor, buffer, 0, length, position));
const reader = new LargeRowReader({ read }, pageSize, 1);
const values = new RowBuffers();

port.on('message', (request: ReadRequest) => {
  void answer(request);
});

async function answer({ number, free, ...range }: ReadRequest): Promise<void> {
  for (const buffer of free) values.give(new Uint8Array(buffer));
  const rows = await reader.rows(range, values).catch(() => []);
  // What was of no use is not kept for long.
  values.takeFree();
  const message: ReadAnswer = { number, rows };
  port.postMessage(
    message,
    rows.flatMap(({ data: { buffer } }) => (buffer instanceof ArrayBuffer ? [buffer] : [])),
  );
}
