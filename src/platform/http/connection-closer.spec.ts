import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { ConnectionCloser } from './connection-closer.js';

/** Milliseconds. */
const GRACE = 50;
const REQUEST = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';
/** More than the system buffers for a connection. */
const LONG = Buffer.alloc(60_000_000);

describe('ConnectionCloser', () => {
  let server: Server;
  let closer: ConnectionCloser;
  let caller: Socket;
  let connection: Socket;
  let received: Promise<[IncomingMessage, ServerResponse]>;

  beforeEach(async () => {
    // Nothing but the closer ends a connection.
    server = createServer({ keepAliveTimeout: 0, headersTimeout: 0, requestTimeout: 0 });
    closer = new ConnectionCloser(server);
    received = new Promise((resolve) => server.once('request', (...request) => resolve(request)));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (address === null || typeof address === 'string') throw new RangeError('the server has no port');
    const { port }: AddressInfo = address;
    caller = connect(port, '127.0.0.1');
    caller.on('error', () => undefined);
    connection = await new Promise((resolve) => server.once('connection', resolve));
  });
  afterEach(() => {
    caller.destroy();
    server.closeAllConnections();
  });

  async function stopped(grace: number): Promise<void> {
    closer.stop(grace);
    await new Promise<void>((resolve, reject) => {
      server.close((error) => {
        if (error === undefined) resolve();
        else reject(error);
      });
    });
  }

  it('closes a connection that would be kept alive when the response to its last request has been sent', async () => {
    caller.write(REQUEST);
    const [, response] = await received;
    const stopping = stopped(Infinity);
    response.end('done');
    await stopping;
    let text = '';
    for await (const part of caller) text += String(part);
    expect(text).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\ndone$/);
  });

  it('waits for a request that is worked on, however long', async () => {
    caller.write(REQUEST);
    const [, response] = await received;
    const stopping = stopped(0);
    setTimeout(() => response.end('done'), GRACE * 2);
    await stopping;
    expect([response.writableFinished, connection.bytesWritten > 'done'.length]).toEqual([true, true]);
  });

  it.each([
    ['a request whose head does not end', 'GET / HTTP/1.1\r\nHost: localhost\r\n'],
    ['a request whose body does not end', 'POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\nbody'],
  ])('gives up %s after the grace', async (_what, beginning) => {
    caller.write(beginning);
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (connection.bytesRead < beginning.length) setImmediate(look);
        else resolve();
      };
      look();
    });
    await stopped(GRACE);
    expect([connection.destroyed, connection.bytesWritten]).toEqual([true, 0]);
  });

  it('gives up a caller who does not read the response after the grace', async () => {
    caller.pause();
    caller.write(REQUEST);
    const [, response] = await received;
    response.end(LONG);
    await stopped(GRACE);
    expect([connection.destroyed, response.writableFinished]).toEqual([true, false]);
  });
});
