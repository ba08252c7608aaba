import type { BeginReadThread } from './read-thread.js';
import { threadOfSource } from './thread.builder.js';

/** Start a worker with the code of the source. */
export const beginReadThreadOfSource: BeginReadThread = (settings) =>
  threadOfSource(new URL('./read-ahead-thread.ts', import.meta.url), settings);
