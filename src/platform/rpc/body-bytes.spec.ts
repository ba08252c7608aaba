import { once } from 'node:events';
import { connect } from 'node:net';
import fastify, { type FastifyInstance } from 'fastify';
import { takeBodiesAsBytes } from './body-bytes.js';

const LIMIT = 200_000;

describe('a body', () => {
  let server: FastifyInstance;
  let port: number;
  beforeAll(async () => {
    server = fastify({ bodyLimit: LIMIT });
    takeBodiesAsBytes(server);
    server.post('/', async ({ body }) => {
      if (!Buffer.isBuffer(body)) return 'none';
      return { length: body.length, end: body.toString('latin1', body.length - 3) };
    });
    port = Number(new URL(await server.listen({ port: 0, host: '127.0.0.1' })).port);
  });
  afterAll(() => server.close());

  /** What is answered to a request that is written in these parts. */
  async function answerTo(head: string, ...parts: readonly string[]): Promise<{ status: number; body: string }> {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${head}\r\n\r\n`);
    for (const part of parts) {
      await new Promise(setImmediate);
      socket.write(part);
    }
    let text = '';
    for await (const data of socket) text += String(data);
    const [top = '', body = ''] = text.split('\r\n\r\n');
    return { status: Number(top.split(' ')[1]), body };
  }
  const chunk = (text: string): string => `${text.length.toString(16)}\r\n${text}\r\n`;
  const whole = (length: number, end: string): object => ({ status: 200, body: JSON.stringify({ length, end }) });

  it('of known length is put together from its parts', async () => {
    const parts = ['a'.repeat(1000), 'b'.repeat(50_000), 'xyz'];
    expect(await answerTo('Content-Length: 51003', ...parts)).toEqual(whole(51_003, 'xyz'));
  });

  it('of unknown length is put together, however long', async () => {
    const chunks = Array.from({ length: 99 }, () => chunk('c'.repeat(2000)));
    const answer = await answerTo('Transfer-Encoding: chunked', ...chunks, chunk('end'), '0\r\n\r\n');
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('{"length":198003,"end":"end"}') });
  });

  it.each([
    [LIMIT, 200],
    [LIMIT + 1, 413],
  ])('of %d bytes is answered with %d', async (length, status) => {
    const text = 'd'.repeat(length);
    const known = await server.inject({ method: 'POST', url: '/', payload: text });
    const halves = [chunk(text.slice(0, LIMIT / 2)), chunk(text.slice(LIMIT / 2)), '0\r\n\r\n'];
    const unknown = await answerTo('Transfer-Encoding: chunked', ...halves);
    expect([known.statusCode, unknown.status]).toEqual([status, status]);
  });

  it('of another length than was said is refused', async () => {
    const headers = { 'content-length': '7' };
    expect((await server.inject({ method: 'POST', url: '/', headers, payload: 'four' })).statusCode).toBe(400);
  });
});
