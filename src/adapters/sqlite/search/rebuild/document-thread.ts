/**
 * Entry point of the worker that makes a file of documents, see `threaded-document-file.ts`: carries out requests in
 * order, answers each of them, and ends with the file.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { assertNever, invariant } from '../../../../kernel/assert-never.js';
import { StoreUnavailable } from '../../../../kernel/failures.js';
import { SearchFields, type SearchModels } from '../../../../registry/search-fields.js';
import type { ContentTotal } from '../../../../change-log/content-sum.js';
import type { GenerationProgress } from '../../../../change-log/derived-store.port.js';
import type { Position } from '../../../../change-log/position.js';
import { asStoreFault } from '../../sqlite-fault.js';
import { messageOf } from '../../../../kernel/caught-error.js';
import type { StoredDocument } from '../storage/stored-form.js';
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
  | { readonly kind: 'checkpoint'; readonly progress: GenerationProgress }
  | { readonly kind: 'content'; readonly after: string | undefined; readonly limit: number }
  | { readonly kind: 'finish'; readonly position: Position }
  | { readonly kind: 'keep' }
  | { readonly kind: 'total' };

/** What a request asked for. */
export type ThreadResult = ContentTotal | readonly StoredDocument[] | undefined;

/** `refused`: a bug. Errors lose their class between threads, so StoreUnavailable has a kind of its own. */
export type ThreadAnswer =
  | { readonly kind: 'done'; readonly number: number; readonly result: ThreadResult }
  | { readonly kind: 'refused'; readonly number: number; readonly error: unknown }
  | { readonly kind: 'unavailable'; readonly number: number; readonly message: string };

invariant(parentPort !== null, 'this module is the entry point of a worker');
const port = parentPort;
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- made by this adapter alone, in this shape
const { path, models }: ThreadSettings = workerData;
const file = NewDocumentFile.resume(path, SearchFields.of(models));

/** Requests after which there is no file, whatever their outcome. */
const ENDS: ReadonlySet<ThreadWork['kind']> = new Set(['abandon', 'keep']);

port.on('message', (request: ThreadRequest) => {
  const answer = answerTo(request);
  port.postMessage(answer);
  const isLast = request.kind === 'finish' ? answer.kind === 'done' : ENDS.has(request.kind);
  if (isLast) port.close();
});

function answerTo(request: ThreadRequest): ThreadAnswer {
  const { number } = request;
  try {
    return { kind: 'done', number, result: work(request) };
  } catch (thrown) {
    const error = asStoreFault(thrown);
    if (!(error instanceof StoreUnavailable)) return { kind: 'refused', number, error };
    return { kind: 'unavailable', number, message: messageOf(error) };
  }
}

function work(request: ThreadRequest): ThreadResult {
  switch (request.kind) {
    case 'abandon':
      file.destroy();
      return undefined;
    case 'add':
      file.add(request.documents);
      return undefined;
    case 'checkpoint':
      file.checkpoint(request.progress);
      return undefined;
    case 'content':
      return file.content(request.after, request.limit);
    case 'finish':
      file.finish(request.position);
      return undefined;
    case 'keep':
      file.keep();
      return undefined;
    case 'total':
      return totalOf(file);
    default:
      assertNever(request, 'request to a thread');
  }
}

/** Nobody else waits for this thread. */
function totalOf(made: NewDocumentFile): ContentTotal {
  const steps = made.total();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
