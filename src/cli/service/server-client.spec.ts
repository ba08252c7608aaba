import { createServer, type RequestListener } from 'node:http';
import { ServerClient, ServerRefusal } from './server-client.js';

const POLICY = { attempts: 3, firstWait: 10, longestWait: 60 } as const;

/** One call of a server that gives these answers, the last one over and over: its outcome, and when it was called. */
async function callServer(...answers: readonly [RequestListener, ...RequestListener[]]) {
  const calls: number[] = [];
  const server = createServer((request, response) => {
    calls.push(performance.now());
    (answers[calls.length - 1] ?? answers.at(-1) ?? answers[0])(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const outcome = await new ServerClient(`http://127.0.0.1:${String(port)}`, POLICY).action('aspects', 'x', {}).then(
    (value) => value,
    (error: unknown) => error,
  );
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  return { outcome, calls };
}

const unavailable =
  (headers: Record<string, string> = {}): RequestListener =>
  (_request, response) => {
    response.writeHead(503, headers).end('{"message":"busy"}');
  };
const accepted: RequestListener = (_request, response) => {
  response.end('{"value":1}');
};

describe('ServerClient', () => {
  it('repeats a call that was answered with 503, up to the number of attempts', async () => {
    const { outcome, calls } = await callServer(unavailable(), unavailable(), accepted);
    expect([outcome, calls.length]).toEqual([1, POLICY.attempts]);
    const refused = await callServer(unavailable(), unavailable(), unavailable(), accepted);
    expect([refused.outcome, refused.calls.length]).toEqual([new ServerRefusal(503, 'busy'), POLICY.attempts]);
    expect(refused.outcome).toHaveProperty('status', 503);
  });

  it('gives up after as many attempts when the server names the waits', async () => {
    const { outcome, calls } = await callServer(unavailable({ 'retry-after': '0' }));
    expect([outcome, calls.length]).toEqual([new ServerRefusal(503, 'busy'), POLICY.attempts]);
  });

  it('waits as long as the server says, and never longer than the policy allows', async () => {
    const { calls } = await callServer(unavailable({ 'retry-after': '3600' }), accepted);
    const [first = 0, second = 0] = calls;
    expect(second - first).toBeGreaterThanOrEqual(POLICY.longestWait - 1);
  });

  it('does not repeat what was refused for another reason, or a call whose connection broke', async () => {
    const refused = await callServer((_request, response) => {
      response.writeHead(500).end('{"message":"broken"}');
    });
    expect([refused.outcome, refused.calls.length]).toEqual([new ServerRefusal(500, 'broken'), 1]);
    const cut = await callServer((request) => request.socket.destroy());
    expect(cut.outcome).toHaveProperty('status', 0);
    const short = await callServer((request, response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"value":');
      setImmediate(() => request.socket.destroy());
    });
    expect(short.outcome).toHaveProperty('message', expect.stringMatching(/ended the connection within its answer\.$/));
    expect(cut.calls).toHaveLength(1);
  });
});
