/**
 * Entry point of the worker that makes the indexes of a new file of edges, see `edge-indexing.ts`: over a connection of
 * its own, while nobody else uses the file. Ends when they are made; throws what the driver throws.
 */
import { workerData } from 'node:worker_threads';
import { Database } from '../database.js';
import { EDGE_INDEXES } from './edge-schema.js';

// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const path: string = workerData;
const database = new Database(path);
// The file counts only when it is finished: until then no sync is waited for. It has a journal, since what a killed
// process leaves is continued.
database.pragma('journal_mode = DELETE');
database.pragma('synchronous = OFF');
database.exec(EDGE_INDEXES);
database.close();
