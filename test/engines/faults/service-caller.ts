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
      return { kind: 'answered', status: answer.status, text, token: answer.headers.get(TOKEN) ?? '' };
    } catch (error) {
      const isLate = error instanceof Error && error.name === 'TimeoutError';
      return { kind: isLate ? 'hung' : 'gone', status: 0, text: String(error), token: '' };
    } finally {
      const took = performance.now() - began;
      if (took > this.slowest) this.slowestCall = path.slice(0, 60);
      this.slowest = Math.max(this.slowest, took);
    }
  }
}
