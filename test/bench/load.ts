import { once } from 'node:events';
import { MessageChannel, Worker } from 'node:worker_threads';

/** One request, ready to be sent, and a text that only a right answer holds. */
export interface PreparedRequest {
  readonly bytes: Buffer;
  readonly needle: string;
}

/**
 * `requests`: taken in turn, the one at `from` first. `isRepeated`: whether to begin again after the last one. It ends
 * by time at the latest, or before when `until` is aborted.
 */
export interface LoadPlan {
  readonly port: number;
  readonly clients: number;
  readonly seconds: number;
  readonly requests: readonly PreparedRequest[];
  readonly isRepeated: boolean;
  readonly from?: number;
  readonly until?: AbortSignal;
}

/** Times in milliseconds. `answered`: right answers only; a wrong one ends the run with an error. */
export interface LoadResult {
  readonly answered: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
}

/** An answer that the generator of the data does not agree with. */
class WrongAnswer extends Error {
  override readonly name = 'WrongAnswer';
}

/** What the thread is sent with a port, to which it answers LoadOutcome, and where `stop` ends the load. */
export type SentPlan = Omit<LoadPlan, 'until'>;

/** `fault`: of a wrong answer, which ended the load. */
export type LoadOutcome = { readonly fault: string } | { readonly result: LoadResult };

let thread: Worker | undefined;

/**
 * Send requests over keep-alive connections, one at a time on each, and time the answers: in a thread of its own, since
 * what is known here of a large catalog takes the garbage collector up to 0.7 s, in which no answer would be read.
 */
export async function load({ until, ...plan }: LoadPlan): Promise<LoadResult> {
  if (thread === undefined) {
    thread = new Worker(new URL('load-thread.ts', import.meta.url));
    thread.unref();
  }
  const { port1: own, port2: port } = new MessageChannel();
  const stop = (): void => {
    own.postMessage('stop');
  };
  const sent: SentPlan = plan;
  thread.postMessage({ plan: sent, port }, [port]);
  if (until?.aborted === true) stop();
  until?.addEventListener('abort', stop, { once: true });
  const answer: readonly LoadOutcome[] = await once(own, 'message');
  until?.removeEventListener('abort', stop);
  own.close();
  const [outcome] = answer;
  if (outcome === undefined) throw new RangeError('The load has no outcome.');
  if ('fault' in outcome) throw new WrongAnswer(outcome.fault);
  return outcome.result;
}

/** A request in the form in which every published client sends it. */
export function prepare(method: 'GET' | 'POST', path: string, body?: object): Omit<PreparedRequest, 'needle'> {
  return prepareText(method, path, body === undefined ? '' : JSON.stringify(body));
}

/** The same with a body as JSON; empty for none. */
export function prepareText(method: 'GET' | 'POST', path: string, text: string): Omit<PreparedRequest, 'needle'> {
  const head = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'X-RestLi-Protocol-Version: 2.0.0',
    ...(text === '' ? [] : ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]),
  ];
  return { bytes: Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`) };
}

/** The same request with one more header, such as `Authorization: Bearer x`. */
export function withHeader({ bytes, needle }: PreparedRequest, header: string): PreparedRequest {
  const at = bytes.indexOf('\r\n') + 2;
  return { bytes: Buffer.concat([bytes.subarray(0, at), Buffer.from(`${header}\r\n`), bytes.subarray(at)]), needle };
}
