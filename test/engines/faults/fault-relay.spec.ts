import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { FaultRelay } from './fault-relay.js';

/** Answers each piece with the piece, and notes it. */
let engine: Server;
let relay: FaultRelay;
let arrived: string[];
let client: Socket;

beforeEach(async () => {
  arrived = [];
  engine = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.on('data', (piece) => {
      arrived.push(String(piece));
      socket.write(piece);
    });
  }).listen(0, '127.0.0.1');
  await once(engine, 'listening');
  const address = engine.address();
  relay = await FaultRelay.open(() => (typeof address === 'object' ? (address?.port ?? 0) : 0));
  client = connect(relay.port, '127.0.0.1');
  client.on('error', () => undefined);
  await once(client, 'connect');
});
afterEach(async () => {
  client.destroy();
  await relay.close();
  engine.close();
});

async function answer(request: string): Promise<string> {
  client.write(request);
  const [piece]: unknown[] = await once(client, 'data');
  return String(piece);
}

describe('a relay', () => {
  it('passes on what it gets, at once and later', async () => {
    expect(await answer('one')).toBe('one');
    relay.become('slow');
    const began = performance.now();
    expect(await answer('two')).toBe('two');
    expect(performance.now() - began).toBeGreaterThan(250);
    relay.become('pass');
    expect(await answer('three')).toBe('three');
  });

  it('is deaf to answers and not to requests, and breaks the connection afterwards', async () => {
    expect(await answer('one')).toBe('one');
    relay.become('deaf');
    let answers = 0;
    client.on('data', () => answers++);
    client.write('two');
    while (arrived.length < 2) await new Promise(setImmediate);
    const closed = once(client, 'close');
    relay.become('pass');
    await closed;
    expect([arrived, answers]).toEqual([['one', 'two'], 0]);
  });

  it('cuts connections that were made before and after', async () => {
    const closed = once(client, 'close');
    relay.become('cut');
    await closed;
    const second = connect(relay.port, '127.0.0.1');
    second.on('error', () => undefined);
    await once(second, 'close');
    relay.become('pass');
    client = connect(relay.port, '127.0.0.1');
    expect(await answer('again')).toBe('again');
  });
});
