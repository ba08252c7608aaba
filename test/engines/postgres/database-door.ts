import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../engine-home.js';

/** Stands between stores and a database: its connections can be cut, and others refused until it is opened again. */
export class DatabaseDoor {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  private constructor(
    private readonly target: URL,
    private readonly port: number,
  ) {}

  /** @param url of the database */
  static async before(url: string): Promise<DatabaseDoor> {
    const door = new DatabaseDoor(new URL(url), await freePort());
    await door.open();
    return door;
  }

  /** Address of the database through the door. */
  get url(): string {
    const url = new URL(this.target.href);
    url.host = `127.0.0.1:${String(this.port)}`;
    return url.href;
  }

  async open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port), this.target.hostname);
      for (const [socket, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.sockets.add(socket);
        socket.on('error', () => other.destroy());
        socket.on('close', () => {
          this.sockets.delete(socket);
          other.destroy();
        });
        socket.pipe(other);
      }
    }).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
  }

  /** Break all connections, and refuse others. The database learns of it when it has something to say. */
  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    const { server } = this;
    this.server = undefined;
    if (server === undefined) return;
    server.close();
    await once(server, 'close');
  }
}
