/**
 * Sends loads to a server and times the answers. Sockets and ready-made bytes cost about a fifth of what an HTTP client
 * costs; on two cores the client's share would otherwise be taken for the service's.
 */
import { connect } from 'node:net';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { LoadOutcome, LoadResult, PreparedRequest, SentPlan } from './load.js';
import { messageOf } from '../../src/kernel/caught-error.js';

interface LoadRun {
  readonly plan: SentPlan;
  readonly deadline: number;
  readonly latencies: number[];
  next: number;
  state: 'running' | 'stopped';
}

const HEAD_END = Buffer.from('\r\n\r\n');

parentPort?.on('message', ({ plan, port }: { readonly plan: SentPlan; readonly port: MessagePort }) => {
  const deadline = performance.now() + plan.seconds * 1000;
  const run: LoadRun = { plan, deadline, latencies: [], next: plan.from ?? 0, state: 'running' };
  port.once('message', () => (run.state = 'stopped'));
  const answer = (outcome: LoadOutcome): void => {
    port.postMessage(outcome);
    port.close();
  };
  carryOut(run).then(
    (result) => {
      answer({ result });
    },
    (error: unknown) => {
      answer({ fault: messageOf(error) });
    },
  );
});

async function carryOut(run: LoadRun): Promise<LoadResult> {
  const began = performance.now();
  await Promise.all(Array.from({ length: run.plan.clients }, () => converse(run)));
  const elapsed = (performance.now() - began) / 1000;
  const sorted = Float64Array.from(run.latencies).sort();
  const quantile = (part: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return { answered: sorted.length, perSecond: sorted.length / elapsed, p50: quantile(0.5), p99: quantile(0.99) };
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
      if (current !== undefined) reject(new Error('The connection was closed before the answer was complete.'));
    });
  });
}

function takeNext(run: LoadRun): PreparedRequest | undefined {
  const { requests, isRepeated } = run.plan;
  if (performance.now() > run.deadline || run.state === 'stopped') return undefined;
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

function faultOf(answer: Buffer, { needle, bytes }: PreparedRequest): Error | undefined {
  if (answer.toString('latin1', 9, 12) === '200' && answer.includes(needle)) return undefined;
  const said = answer.subarray(answer.indexOf(HEAD_END) + HEAD_END.length).toString('utf8', 0, 600);
  const asked = Buffer.from(bytes).toString('utf8', 0, 300);
  return new Error(`Expected ${needle} in answer ${answer.toString('latin1', 9, 12)}: ${said}\nto: ${asked}`);
}
