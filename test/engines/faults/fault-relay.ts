import { createServer, connect, type Server, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { InvariantError } from '../../../src/kernel/assert-never.js';

/**
 * What a network does: it passes everything on at once; `slow`: every piece later; `cut`: it breaks each connection a
 * while after it was made, in the middle of whatever is under way; `deaf`: requests arrive, and no answer comes back.
 */
export type RelayMode = 'cut' | 'deaf' | 'pass' | 'slow';

/** Milliseconds by which `slow` delays a piece, and the longest time that `cut` lets a connection live. */
const DELAY = 150;
const LONGEST_LIFE = 400;

/** A network between the service and one engine: listens on a port of its own, and passes on what it gets. */
export class FaultRelay {
  private readonly sockets = new Set<Socket>();
  private mode: RelayMode = 'pass';
  private lives = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: () => number,
  ) {
    server.on('connection', (socket) => {
      this.relay(socket);
    });
  }

  /** @param target port of the engine, asked for at each connection */
  static async open(target: () => number): Promise<FaultRelay> {
    const server = createServer({ allowHalfOpen: true });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return new FaultRelay(server, target);
  }

  get port(): number {
    const address = this.server.address();
    if (address === null || typeof address === 'string') throw new InvariantError('the relay has no port');
    return address.port;
  }

  /** Connections that were made before are under it, too; `pass` breaks those of which something was lost. */
  become(mode: RelayMode): void {
    const isLossy = this.mode === 'deaf';
    this.mode = mode;
    if (isLossy) this.breakAll();
    if (mode === 'cut') for (const socket of this.sockets) this.limitLife(socket);
  }

  async close(): Promise<void> {
    this.breakAll();
    await new Promise((done) => this.server.close(done));
  }

  private breakAll(): void {
    for (const socket of this.sockets) socket.destroy();
  }

  private relay(client: Socket): void {
    const engine = connect({ port: this.target(), host: '127.0.0.1', allowHalfOpen: true });
    for (const socket of [client, engine]) {
      this.sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      // A connection that breaks on one side breaks on the other.
      socket.once('close', () => {
        this.sockets.delete(socket);
        client.destroy();
        engine.destroy();
      });
    }
    if (this.mode === 'cut') this.limitLife(client);
    void this.pass(client, engine, 'request');
    void this.pass(engine, client, 'answer');
  }

  /** One piece after another: a slow network keeps its order, and no more than one piece in memory. */
  private async pass(from: Socket, to: Socket, kind: 'answer' | 'request'): Promise<void> {
    try {
      // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- without an encoding it reads bytes
      for await (const piece of from as AsyncIterable<Uint8Array>) {
        if (this.mode === 'slow') await setTimeout(DELAY);
        if (this.mode === 'deaf' && kind === 'answer') continue;
        if (!to.write(piece)) await new Promise((done) => to.once('drain', done).once('close', done));
      }
      to.end();
    } catch {
      to.destroy();
    }
  }

  /** Lives of different lengths end at different places of a conversation. */
  private limitLife(socket: Socket): void {
    const life = 20 + ((++this.lives * 67) % (LONGEST_LIFE - 20));
    globalThis
      .setTimeout(() => {
        if (this.mode === 'cut') socket.destroy();
      }, life)
      .unref();
  }
}
