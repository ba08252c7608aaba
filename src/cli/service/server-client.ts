import { setTimeout as sleep } from 'node:timers/promises';
import { readExactJson, writeExactJson } from '../../kernel/exact-json.js';
import { memberOf } from '../json-members.js';

/** Where the server is looked for when nothing says otherwise. */
export const DEFAULT_SERVER = 'http://127.0.0.1:8080';

/** The server answered that it will not do what it was asked, or did not answer at all (`status` 0). */
export class ServerRefusal extends Error {
  override readonly name = 'ServerRefusal';

  constructor(
    /** HTTP status; 0 when nothing came back. */
    readonly status: number,
    message: string,
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }

  /** Whether this request alone was refused, so that others may still be accepted. */
  isAboutTheRequest(): boolean {
    return this.status >= LEAST_REFUSAL && this.status !== AWAY;
  }
}

const HEADERS = { 'Content-Type': 'application/json', 'X-RestLi-Protocol-Version': '2.0.0' } as const;

/** How often a call is tried while the server is away, and how long is waited in between; times in milliseconds. */
export interface Patience {
  readonly attempts: number;
  /** Wait after the first attempt when the server names none; doubles each time. */
  readonly firstWait: number;
  readonly longestWait: number;
}

const DEFAULT_PATIENCE: Patience = { attempts: 6, firstWait: 250, longestWait: 10_000 };

const AWAY = 503;
const LEAST_REFUSAL = 400;
const SECOND = 1000;

/** Calls of a running service over HTTP, with every digit of numbers both ways. Every method throws ServerRefusal when the service refuses or cannot be reached. */
export class ServerClient {
  constructor(
    /** Base address, without a slash at its end. */
    readonly address: string,
    private readonly patience: Patience = DEFAULT_PATIENCE,
  ) {}

  /** Value of an action; `undefined` for one that returns nothing. */
  async action(resource: string, name: string, parameters: object): Promise<unknown> {
    const text = await this.send(`/${resource}?action=${name}`, { method: 'POST', body: writeExactJson(parameters) });
    return text === '' ? undefined : memberOf(readAnswer(text), 'value');
  }

  /** Body of a read. `path`: encoded already. */
  async read(path: string): Promise<unknown> {
    return readAnswer(await this.send(path, { method: 'GET' }));
  }

  private async send(path: string, request: RequestInit): Promise<string> {
    const response = await this.reachPatiently(path, request);
    const text = await response.text();
    if (response.ok) return text;
    throw new ServerRefusal(response.status, refusalText(text) ?? `the server answered ${String(response.status)}`);
  }

  /** A server that says it is away for the moment is asked again, after as long as it says. */
  private async reachPatiently(path: string, request: RequestInit): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      const response = await this.reach(path, request);
      if (response.status !== AWAY || attempt === this.patience.attempts) return response;
      await response.body?.cancel();
      await sleep(waitOf(response, attempt, this.patience));
    }
  }

  private async reach(path: string, request: RequestInit): Promise<Response> {
    try {
      return await fetch(`${this.address}${path}`, { ...request, headers: HEADERS });
    } catch (cause) {
      throw new ServerRefusal(
        0,
        `No server answers at ${this.address}. Start one with "npx cadastre serve", or name another with --server.`,
        cause,
      );
    }
  }
}

function waitOf(response: Response, attempt: number, { firstWait, longestWait }: Patience): number {
  const asked = Number(response.headers.get('retry-after') ?? Number.NaN) * SECOND;
  return Math.min(Number.isFinite(asked) ? asked : firstWait * 2 ** (attempt - 1), longestWait);
}

function readAnswer(text: string): unknown {
  try {
    return readExactJson(text);
  } catch (cause) {
    throw new ServerRefusal(200, 'What answers there is no catalog: its answer is not JSON.', cause);
  }
}

function refusalText(text: string): string | undefined {
  try {
    const message = memberOf(JSON.parse(text), 'message');
    return typeof message === 'string' ? message : undefined;
  } catch {
    // A proxy on the way answers with text of its own; its status says enough.
    return undefined;
  }
}
