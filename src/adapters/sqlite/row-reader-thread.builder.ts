import type { BeginReaderThread } from './threaded-row-reader.js';
import { threadOfSource } from './thread.builder.js';

/** Start a worker with the code of the source. */
export const beginReaderThreadOfSource: BeginReaderThread = (settings) =>
  threadOfSource(new URL('./row-reader-thread.ts', import.meta.url), settings);
