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
}

const HEADERS = { 'Content-Type': 'application/json', 'X-RestLi-Protocol-Version': '2.0.0' } as const;

/** Calls of a running service over HTTP. Every method throws ServerRefusal when the service refuses or cannot be reached. */
export class ServerClient {
  constructor(
    /** Base address, without a slash at its end. */
    readonly address: string,
  ) {}

  /** Value of an action; `undefined` for one that returns nothing. */
  async action(resource: string, name: string, parameters: object): Promise<unknown> {
    const text = await this.send(`/${resource}?action=${name}`, { method: 'POST', body: JSON.stringify(parameters) });
    return text === '' ? undefined : memberOf(readAnswer(text), 'value');
  }

  /** Body of a read. `path`: encoded already. */
  async read(path: string): Promise<unknown> {
    return readAnswer(await this.send(path, { method: 'GET' }));
  }

  private async send(path: string, request: RequestInit): Promise<string> {
    const response = await this.reach(path, request);
    const text = await response.text();
    if (response.ok) return text;
    throw new ServerRefusal(response.status, refusalText(text) ?? `the server answered ${String(response.status)}`);
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

/** A member of what should be an object; `undefined` when it is none or has no such member. */
export function memberOf(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return Object.entries(value).find(([key]) => key === name)?.[1];
}

/** A member that should be a list; empty when it is none. */
export function listOf(value: unknown, name: string): readonly unknown[] {
  const member = memberOf(value, name);
  return Array.isArray(member) ? member : [];
}

/** A member as text; empty when it is absent or no plain value. */
export function textOf(value: unknown, name: string): string {
  const member = memberOf(value, name);
  return typeof member === 'string' || typeof member === 'number' ? String(member) : '';
}

function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
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
