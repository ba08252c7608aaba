/**
 * Entry point of the worker that makes a file of documents, see `threaded-document-file.ts`: carries out requests in
 * order, answers each of them, and ends with the file.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { assertNever, invariant } from '../../../../kernel/assert-never.js';
import { StoreUnavailable } from '../../../../kernel/failures.js';
import { SearchFields, type SearchModels } from '../../../../registry/search-fields.js';
import type { Position } from '../../../../change-log/position.js';
import { asStoreFault, messageOf } from '../../sqlite-fault.js';
import { type NewDocument, NewDocumentFile } from './new-document-file.js';

/** What the worker starts with. `path`: of a file that was left. `models`: what they say of search. */
export interface ThreadSettings {
  readonly path: string;
  readonly models: SearchModels;
}

/** `number`: repeated by the answer. */
export type ThreadRequest = ThreadWork & { readonly number: number };
export type ThreadWork =
  | { readonly kind: 'abandon' }
  | { readonly kind: 'add'; readonly documents: readonly NewDocument[] }
  | { readonly kind: 'finish'; readonly position: Position };

/** `refused`: a bug. Errors lose their class between threads, so StoreUnavailable has a kind of its own. */
export type ThreadAnswer =
  | { readonly kind: 'done'; readonly number: number }
  | { readonly kind: 'refused'; readonly number: number; readonly error: unknown }
  | { readonly kind: 'unavailable'; readonly number: number; readonly message: string };

invariant(parentPort !== null, 'this module is the entry point of a worker');
const port = parentPort;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const { path, models }: ThreadSettings = workerData;
const file = NewDocumentFile.resume(path, SearchFields.of(models));

port.on('message', (request: ThreadRequest) => {
  const answer = answerTo(request);
  port.postMessage(answer);
  if (request.kind === 'abandon' || (request.kind === 'finish' && answer.kind === 'done')) port.close();
});

function answerTo(request: ThreadRequest): ThreadAnswer {
  const { number } = request;
  try {
    work(request);
    return { kind: 'done', number };
  } catch (thrown) {
    const error = asStoreFault(thrown);
    if (!(error instanceof StoreUnavailable)) return { kind: 'refused', number, error };
    return { kind: 'unavailable', number, message: messageOf(error) };
  }
}

function work(request: ThreadRequest): void {
  switch (request.kind) {
    case 'abandon':
      file.destroy();
      return;
    case 'add':
      file.add(request.documents);
      return;
    case 'finish':
      file.finish(request.position);
      return;
    default:
      assertNever(request, 'request to a thread');
  }
}
