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
export interface ReaderThreadSettings {
  readonly descriptor: number;
  readonly pageSize: number;
}

/** `free`: memory for values. */
export interface ReadRequest extends TableRange {
  readonly free: readonly ArrayBuffer[];
}

/** To the oldest request that has none. */
export type ReadAnswer = readonly FileRow[];

invariant(parentPort !== null, 'this module is the entry point of a worker');
const port = parentPort;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const { descriptor, pageSize }: ReaderThreadSettings = workerData;
const read = (buffer: Buffer, length: number, position: number): Promise<number> =>
  Promise.resolve(readSync(descriptor, buffer, 0, length, position));
const reader = new LargeRowReader({ read }, pageSize, 1);
const values = new RowBuffers();

port.on('message', (request: ReadRequest) => {
  void answer(request);
});

/** Done before the next request is looked at, since nothing of it waits for another turn. */
async function answer({ free, ...range }: ReadRequest): Promise<void> {
  for (const buffer of free) values.give(new Uint8Array(buffer));
  const rows: ReadAnswer = await reader.rows(range, values).catch(() => []);
  // What was of no use is not kept for long.
  values.takeFree();
  port.postMessage(
    rows,
    rows.flatMap(({ data: { buffer } }) => (buffer instanceof ArrayBuffer ? [buffer] : [])),
  );
}
