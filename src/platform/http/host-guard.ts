import { isIPv4 } from 'node:net';
import { type CatalogError, failures } from '../../kernel/failures.js';

/** Finds requests that are addressed to a name under which the service is not to be reached. */
export class HostGuard {
  private readonly allowed: ReadonlySet<string>;
  /** The one that was accepted last; callers mostly use one. */
  private accepted: string | undefined;

  /** @param allowed names beside those of the loopback addresses, in lower case and without a port */
  constructor(allowed: readonly string[]) {
    this.allowed = new Set(allowed);
  }

  /**
   * Refuse what is addressed to another name. A page of another site may let its own name point to a loopback address
   * (DNS rebinding): its requests then have no origin that is foreign, but they have its name. Callers without a name,
   * as HTTP 1.0 allows, are no browsers.
   * @param headers names and values in turn, as they came
   * @returns why the request is refused; `undefined` when it may pass
   */
  find(headers: readonly string[]): CatalogError | undefined {
    let host: string | undefined;
    for (let at = 0; at < headers.length; at += 2) {
      const name = headers[at] ?? '';
      if (name.length !== 4 || name.toLowerCase() !== 'host') continue;
      if (host !== undefined) return failures.hostAmbiguous({});
      host = headers[at + 1] ?? '';
    }
    if (host === undefined || host === this.accepted) return undefined;
    if (!this.isAllowed(host)) return failures.hostRefused({ host });
    this.accepted = host;
    return undefined;
  }

  private isAllowed(host: string): boolean {
    const name = hostName(host);
    return name === 'localhost' || name === '[::1]' || isLoopbackV4(name) || this.allowed.has(name);
  }
}

/** Without the port and the dot of the root, in lower case. */
function hostName(host: string): string {
  return host.replace(/:\d*$/, '').replace(/\.$/, '').toLowerCase();
}

function isLoopbackV4(name: string): boolean {
  return isIPv4(name) && name.startsWith('127.');
}
