import type { ServiceProcess } from '../../process/service-process.js';

/** Milliseconds after which a call without an answer is one that hangs: more than any deadline, on a loaded machine. */
const HANG = 90_000;

/**
 * What became of a call. `kind`: `answered`; `gone` when the connection broke before the answer, as when the service is
 * killed; `hung` when no answer came in time.
 */
export interface CallOutcome {
  readonly kind: 'answered' | 'gone' | 'hung';
  readonly status: number;
  readonly text: string;
  /** Of a write that was acknowledged; else empty. */
  readonly token: string;
  /** Whether it has the header Retry-After. */
  readonly saysWhenToRepeat: boolean;
}

/** `token`: of a write that the call has to find. `body`: absent of a GET. */
export interface ServiceCall {
  readonly path: string;
  readonly body?: object;
  readonly token?: string;
}

const TOKEN = 'x-consistency-token';

/** Calls services, and notes how long that takes. */
export class ServiceCaller {
  /** Milliseconds. */
  slowest = 0;
  slowestCall = '';

  async call(service: ServiceProcess, { path, body, token }: ServiceCall): Promise<CallOutcome> {
    const headers: Record<string, string> = { 'x-restli-protocol-version': '2.0.0' };
    if (body !== undefined) headers['content-type'] = 'application/json';
    if (token !== undefined) headers[TOKEN] = token;
    const began = performance.now();
    try {
      const request = { headers, signal: AbortSignal.timeout(HANG) };
      const answer = await fetch(
        service.url + path,
        body === undefined ? request : { ...request, method: 'POST', body: JSON.stringify(body) },
      );
      const text = await answer.text();
      const { status, headers: answered } = answer;
      const saysWhenToRepeat = answered.has('retry-after');
      return { kind: 'answered', status, text, token: answered.get(TOKEN) ?? '', saysWhenToRepeat };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      const kind = isLate ? 'hung' : 'gone';
      return { kind, status: 0, text: String(error), token: '', saysWhenToRepeat: false };
    } finally {
      const took = performance.now() - began;
      if (took > this.slowest) this.slowestCall = path.slice(0, 60);
      this.slowest = Math.max(this.slowest, took);
    }
  }
}
