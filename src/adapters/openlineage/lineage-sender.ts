import { readFileSync } from 'node:fs';
import type { ChangeEntry } from '../../change-log/index.js';
import { EventRefused } from '../../events/event-broker.port.js';
import type { EntryEvents } from '../../events/index.js';
import { StoreUnavailable } from '../../kernel/failures.js';
import { messageOf } from '../../kernel/caught-error.js';

/** Milliseconds within which a receiver answers. */
const DEADLINE = 20_000;
const TOO_MANY = 429;
const REQUEST_TIMEOUT = 408;
const CLIENT_ERROR = 400;
const SERVER_ERROR = 500;

/** `tokenFile`: its first line is sent as a bearer token; absent for none. */
export interface LineageReceiver {
  readonly url: string;
  readonly tokenFile: string | undefined;
}

/** Sends entries as events over HTTP, one after another: those of an entity arrive in their order. */
export class LineageSender {
  private readonly token: string | undefined;

  /** @throws StoreUnavailable when the file of the token cannot be used */
  constructor(
    private readonly receiver: LineageReceiver,
    private readonly writer: EntryEvents,
  ) {
    this.token = tokenIn(receiver.tokenFile);
  }

  /**
   * Resolves when the receiver has taken the events of all entries.
   * @throws StoreUnavailable when it does not answer, or asks to be asked again
   * @throws EventRefused when it will never take one of them
   */
  async publish(entries: readonly ChangeEntry[]): Promise<void> {
    for (const entry of entries) for (const event of await this.writer.events(entry)) await this.send(event);
  }

  private async send(event: object): Promise<void> {
    const { token } = this;
    const { url } = this.receiver;
    const headers = {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    };
    const request = { method: 'POST', headers, body: JSON.stringify(event), signal: AbortSignal.timeout(DEADLINE) };
    const answer = await fetch(url, request).catch((cause: unknown) => {
      throw new StoreUnavailable('The receiver of OpenLineage does not answer.', { cause });
    });
    const text = await answer.text().catch(() => '');
    if (answer.ok) return;
    const { status } = answer;
    const reason = `The receiver of OpenLineage answers ${String(status)}: ${text.slice(0, 200)}`;
    const isRefused = status >= CLIENT_ERROR && status < SERVER_ERROR;
    // Who may not send yet, or too fast, is asked to come again: nothing is wrong with the event.
    if (isRefused && ![401, 403, 404, REQUEST_TIMEOUT, TOO_MANY].includes(status)) throw new EventRefused(reason);
    throw new StoreUnavailable(reason);
  }
}

/** @throws StoreUnavailable when the file cannot be read, or its first line is none */
function tokenIn(file: string | undefined): string | undefined {
  if (file === undefined) return undefined;
  const problem = (reason: string, cause?: unknown): StoreUnavailable =>
    new StoreUnavailable(`OPENLINEAGE_TOKEN_FILE cannot be used: ${reason}.`, { cause });
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (cause) {
    throw problem(messageOf(cause), cause);
  }
  const token = text.split(/\r?\n/)[0]?.trim() ?? '';
  if (!/^[\x21-\x7e]+$/.test(token)) throw problem(`the first line of ${file} is no token`);
  return token;
}
