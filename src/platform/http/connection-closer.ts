import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Milliseconds between two looks for connections that have become idle. */
const PERIOD = 20;

/**
 * Ends the connections of a server that stops. Node.js closes those that are idle at that moment and waits for all
 * others: for one that becomes idle when its response is sent, until its keep-alive ends after 72 seconds, and for one
 * whose request never arrives as a whole, or whose response nobody reads, without end.
 */
export class ConnectionCloser {
  private readonly connections = new Set<Socket>();
  /** By connection: the response to its latest request that has a head. */
  private readonly responses = new WeakMap<Socket, ServerResponse>();

  constructor(private readonly server: Server) {
    server.on('connection', (socket) => {
      this.connections.add(socket);
      socket.on('close', () => this.connections.delete(socket));
    });
    server.on('request', (request, response) => {
      this.responses.set(request.socket, response);
    });
  }

  /**
   * The server is about to close: connections are closed as soon as they are idle.
   * @param grace milliseconds after which all connections are closed for which nothing is worked on
   */
  stop(grace: number): void {
    if (!this.server.listening) return;
    const end = performance.now() + grace;
    const timer = setInterval(() => {
      this.server.closeIdleConnections();
      if (performance.now() >= end) this.closeInactive();
    }, PERIOD);
    this.server.once('close', () => {
      clearInterval(timer);
    });
  }

  private closeInactive(): void {
    for (const socket of this.connections) {
      const response = this.responses.get(socket);
      const isWorkedOn = response?.req.complete === true && !response.writableEnded;
      if (!isWorkedOn) socket.destroy();
    }
  }
}
