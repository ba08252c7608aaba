import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { ServiceBusy } from '../../kernel/failures.js';

/** A body that is shorter counts as nothing: those that most requests have are never refused. */
const SMALL_BODY = 65_536;
/** Milliseconds between two looks at the connections. */
const PERIOD = 250;
const STALL = 60_000;

/** `bytes`: of bodies that are received or worked on, and of answers that wait to be read. */
export interface TrafficSettings {
  readonly bytes: number;
  /** Bytes that a body may have; what a body of unknown length counts as. */
  readonly longestBody: number;
}

/**
 * Bounds the memory that slow callers hold: bodies that arrive slowly, answers that are read slowly or not at all. When
 * it is used up, requests with long bodies are to be refused, or all of them when answers alone use it up.
 */
export class TrafficLimit {
  private received = 0;
  private unread = 0;
  private readonly connections = new Set<Socket>();
  private readonly stalling = new WeakSet<Socket>();

  /** @param stall milliseconds after which a caller who reads nothing of an answer is cut off */
  constructor(
    private readonly settings: TrafficSettings,
    private readonly stall = STALL,
  ) {}

  /** Watch the connections of a server, until it closes. */
  watch(server: Server): void {
    server.on('connection', (socket) => {
      this.connections.add(socket);
      socket.on('close', () => this.connections.delete(socket));
    });
    server.on('listening', () => {
      const timer = setInterval(() => {
        this.unread = this.countUnread();
      }, PERIOD).unref();
      server.on('close', () => {
        clearInterval(timer);
      });
    });
  }

  /**
   * Refuse a request for whose body there is no memory; otherwise its body counts until it is answered or its
   * connection ends. Supervisors are always answered.
   * @returns why it is refused; `undefined` when it may be received
   */
  admit({ headers, url }: IncomingMessage, response: ServerResponse): ServiceBusy | undefined {
    const { bytes, longestBody } = this.settings;
    if (this.unread > bytes) return url?.startsWith('/health') === true ? undefined : busy();
    const length = headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : longestBody;
    // A longer one is refused for its length, before it is received.
    if (length <= SMALL_BODY || length > longestBody) return undefined;
    // One that is alone is received whatever its length.
    if (this.received > 0 && this.received + this.unread + length > bytes) return busy();
    this.received += length;
    response.on('close', () => {
      this.received -= length;
    });
    return undefined;
  }

  /** Bytes that callers have not read yet. The server ends connections whose timeout passes without progress. */
  private countUnread(): number {
    let unread = 0;
    for (const socket of this.connections) {
      unread += socket.writableLength;
      if (socket.writableLength === 0) this.stalling.delete(socket);
      else if (!this.stalling.has(socket)) {
        this.stalling.add(socket);
        socket.setTimeout(this.stall);
      }
    }
    return unread;
  }
}

function busy(): ServiceBusy {
  return new ServiceBusy('Too much is being sent and read at the moment; try again.');
}
