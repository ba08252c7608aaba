import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.js';

interface LogLine {
  readonly context: string;
  readonly msg: string;
}

const TABLE = 'urn:li:dataset:(urn:li:dataPlatform:hive,nowhere,PROD)';
const EDGE = `{ downstreamUrn: "${TABLE}", upstreamUrn: "${TABLE}" }`;

function operate(port: number, query: string): Promise<Response> {
  return fetch(`http://127.0.0.1:${String(port)}/api/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
}

/** All that the built service logs from its start over the first operation of GraphQL to its end. */
async function logOf(level: string, dataDir: string): Promise<readonly LogLine[]> {
  const port = await freePort();
  const service = spawn(process.execPath, [fileURLToPath(new URL('../../tools/start.mjs', import.meta.url))], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: level },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(service, 'exit');
  const lines: LogLine[] = [];
  for await (const text of createInterface(service.stderr)) {
    // The build of a stale dist/ says so in plain text.
    if (!text.startsWith('{')) continue;
    const line: LogLine = JSON.parse(text);
    lines.push(line);
    if (!line.msg.startsWith('Cadastre listens')) continue;
    const answer = await operate(port, '{ __typename }');
    const refused = await operate(
      port,
      `mutation { updateLineage(input: { edgesToAdd: [${EDGE}], edgesToRemove: [] }) }`,
    );
    expect(await answer.json()).toMatchObject({ data: { __typename: 'Query' } });
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 404 } }] });
    service.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  return lines;
}

describe('the log of a service', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'cadastre-log-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('says that it listens and that it ends, and nothing of how it is made', async () => {
    const lines = await logOf('info', dataDir);
    expect(lines.map(({ context, msg }) => `${context}: ${msg.replace(/\d+$/, 'PORT')}`)).toEqual([
      'serve: Cadastre listens on http://127.0.0.1:PORT',
      'serve: SIGTERM: completing accepted requests; a second signal exits at once.',
    ]);
  });

  it('names the classes of the framework as they are called, when it is asked for everything', async () => {
    const contexts = new Set((await logOf('debug', dataDir)).map(({ context }) => context));
    expect([...contexts].filter((context) => !/^[A-Za-z]+$/.test(context))).toEqual([]);
    expect(contexts).toContain('InstanceLoader');
  });
});
