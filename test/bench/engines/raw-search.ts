import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { freePort } from '../../process/free-port.js';
import { type PreparedRequest, prepareText } from '../load.js';

/** One request to a search server. */
interface RecordedRequest {
  readonly path: string;
  readonly body: string;
}

/** A search server alone: what a service has sent to it can be sent again, directly. */
export class RawSearch {
  readonly port: number;

  constructor(readonly url: string) {
    this.port = Number(new URL(url).port);
  }

  /**
   * Searches that a service sends while `work` runs, whose server is a door before this one.
   * @param work is given the address of the door
   */
  async recorded(work: (door: string) => Promise<void>): Promise<readonly PreparedRequest[]> {
    const searches: RecordedRequest[] = [];
    const door = createServer((incoming, answer) => {
      void this.forward(incoming, answer).then((sent) => {
        if (/_search(\?|$)/.test(sent.path)) searches.push(sent);
      });
    });
    const port = await freePort();
    door.listen(port, '127.0.0.1');
    await once(door, 'listening');
    try {
      await work(`http://127.0.0.1:${String(port)}`);
    } finally {
      await closed(door);
    }
    return searches.map(({ path, body }) => ({ ...prepareText('POST', path, body), needle: '"hits"' }));
  }

  /** Ask for JSON. @throws RangeError with the answer when it is no success */
  async ask(path: string, method = 'GET', body?: string): Promise<unknown> {
    const type = path.startsWith('/_bulk') ? 'application/x-ndjson' : 'application/json';
    const sent = body === undefined ? {} : { body, headers: { 'content-type': type } };
    const answer = await fetch(`${this.url}${path}`, { method, ...sent });
    const text = await answer.text();
    if (!answer.ok) throw new RangeError(`${String(answer.status)} to ${path}: ${text.slice(0, 500)}`);
    return JSON.parse(text);
  }

  private async forward(incoming: IncomingMessage, answer: ServerResponse): Promise<RecordedRequest> {
    const chunks: Uint8Array[] = await incoming.toArray();
    const { method, headers, url: path = '' } = incoming;
    const body = Buffer.concat(chunks);
    const onward = request({ port: this.port, host: '127.0.0.1', method, headers, path }, (come) => {
      answer.writeHead(come.statusCode ?? 502, come.headers);
      come.pipe(answer);
    });
    onward.once('error', () => answer.destroy());
    onward.end(body);
    return { path, body: body.toString() };
  }
}

async function closed(server: Server): Promise<void> {
  server.close();
  server.closeAllConnections();
  await once(server, 'close');
}
