import { connect } from 'node:net';

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

interface LoadRun {
  readonly plan: LoadPlan;
  readonly deadline: number;
  readonly latencies: number[];
  next: number;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Send requests over keep-alive connections, one at a time on each, and time the answers.
 * Sockets and ready-made bytes cost about a fifth of what an HTTP client costs; on two cores the client's share would
 * otherwise be taken for the service's. It runs in the process of the bench, which waits meanwhile.
 */
export async function load(plan: LoadPlan): Promise<LoadResult> {
  const began = performance.now();
  const run: LoadRun = { plan, deadline: began + plan.seconds * 1000, latencies: [], next: plan.from ?? 0 };
  await Promise.all(Array.from({ length: plan.clients }, () => converse(run)));
  const elapsed = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(run.latencies).sort();
  const quantile = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { answered: sorted.length, perSecond: sorted.length / elapsed, p50: quantile(0.5), p99: quantile(0.99) };
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

function converse(run: LoadRun): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: run.plan.port, host: '127.0.0.1', noDelay: true });
    let current: PreparedRequest | undefined;
    let sent = 0;
    let chunks: Buffer[] = [];
    let chunkBytes = 0;
    let wanted = 0;
    const send = (): void => {
      current = takeNext(run);
      if (current === undefined) {
        socket.end();
        resolve();
        return;
      }
      sent = performance.now();
      socket.write(current.bytes);
    };
    socket.on('connect', send);
    socket.on('data', (chunk) => {
      chunks.push(chunk);
      chunkBytes += chunk.length;
      if (chunkBytes < wanted) return;
      const all = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      wanted = lengthOf(all) ?? chunkBytes + 1;
      if (chunkBytes < wanted || current === undefined) return;
      run.latencies.push(performance.now() - sent);
      const fault = faultOf(all, current);
      chunks = [];
      chunkBytes = 0;
      wanted = 0;
      if (fault === undefined) send();
      else {
        socket.destroy();
        reject(fault);
      }
    });
    socket.on('error', reject);
    socket.on('close', () => {
      if (current !== undefined) reject(new WrongAnswer('The connection was closed before the answer was complete.'));
    });
  });
}

function takeNext(run: LoadRun): PreparedRequest | undefined {
  const { requests, isRepeated, until } = run.plan;
  if (performance.now() > run.deadline || until?.aborted === true) return undefined;
  const at = run.next++;
  return isRepeated ? requests[at % requests.length] : requests[at];
}

/** Bytes of the whole answer; `undefined` while its head is not there. */
function lengthOf(answer: Buffer): number | undefined {
  const end = answer.indexOf(HEAD_END);
  if (end < 0) return undefined;
  const length = /\r\ncontent-length: (\d+)/i.exec(answer.toString('latin1', 0, end));
  return end + HEAD_END.length + Number(length?.[1] ?? 0);
}

function faultOf(answer: Buffer, { needle, bytes }: PreparedRequest): WrongAnswer | undefined {
  if (answer.toString('latin1', 9, 12) === '200' && answer.includes(needle)) return undefined;
  const said = answer.subarray(answer.indexOf(HEAD_END) + HEAD_END.length).toString('utf8', 0, 600);
  const asked = bytes.toString('utf8', 0, 300);
  return new WrongAnswer(`Expected ${needle} in answer ${answer.toString('latin1', 9, 12)}: ${said}\nto: ${asked}`);
}
