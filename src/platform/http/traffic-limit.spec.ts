import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { TrafficLimit } from './traffic-limit.js';

const STALL = 500;
/** More than the system buffers for a connection. */
const ANSWER = Buffer.alloc(60_000_000);

describe('TrafficLimit', () => {
  let server: Server;
  let caller: Socket;
  let connection: Socket;

  beforeEach(async () => {
    const traffic = new TrafficLimit({ bytes: 1_000_000, longestBody: 1_000_000 }, STALL);
    server = createServer((_request, response) => response.end(ANSWER));
    traffic.watch(server);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new RangeError('the server has no port');
    const { port }: AddressInfo = address;
    caller = connect(port, '127.0.0.1');
    caller.pause();
    connection = await new Promise((resolve) => server.once('connection', resolve));
    caller.on('error', () => undefined);
    caller.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  });
  afterEach(() => {
    caller.destroy();
    server.close();
  });

  it('cuts off a caller who reads nothing of an answer', async () => {
    expect(connection.destroyed).toBe(false);
    await once(connection, 'close');
    expect(connection.bytesWritten).toBeGreaterThan(0);
  });

  it('lets a caller read slowly', async () => {
    let read = 0;
    let pauseAt = 0;
    await new Promise<void>((resolve) => {
      caller.on('data', (part) => {
        read += part.length;
        if (read >= ANSWER.length) resolve();
        if (read < pauseAt) return;
        pauseAt = read + ANSWER.length / 15;
        caller.pause();
        setTimeout(() => caller.resume(), STALL / 4);
      });
      caller.resume();
    });
    expect(connection.destroyed).toBe(false);
  });
});
