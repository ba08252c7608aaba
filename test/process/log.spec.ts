import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.js';

interface LogLine {
  readonly context: string;
  readonly msg: string;
}

const START = fileURLToPath(new URL('../../tools/start.mjs', import.meta.url));
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
  const service = spawn(process.execPath, [START], {
    env: {
      ...process.env,
      PORT: String(port),
      BOOTSTRAP: 'off',
      DATA_DIR: dataDir,
      LOG_LEVEL: level,
      ALLOWED_HOST: 'a',
    },
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
    expect(await refused.json()).toMatchObject({ errors: [{ extensions: { code: 400 } }] });
    service.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  return lines;
}

/** A file that refuses what is written: the device of Linux for this, or one that is open for reading. */
function openFull(): number {
  return process.platform === 'linux' ? openSync('/dev/full', 'w') : openSync(process.execPath, 'r');
}

/** Said where a machine has other work, so that a start takes more than a second. */
const SLOW_START = /^All indexes answer after /;
const SECRET = 'zqhushzq';

/** Everything that a service logs while secrets are written and searched for, and the status of each answer. */
async function logOfSecrets(
  dataDir: string,
): Promise<{ readonly texts: readonly string[]; readonly answers: readonly number[] }> {
  const port = await freePort();
  const service = spawn(process.execPath, [START], {
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'trace' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(service, 'exit');
  const texts: string[] = [];
  const answers: number[] = [];
  const act = async (path: string, body: string): Promise<void> => {
    const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, request);
    // The index may still be made.
    if (answer.status === 503) return act(path, body);
    answers.push(answer.status);
  };
  const write = (value: object): string => {
    const entity = { entityType: 'inviteToken', entityUrn: 'urn:li:inviteToken:spring', changeType: 'UPSERT' };
    const aspect = { contentType: 'application/json', value: JSON.stringify(value) };
    return JSON.stringify({ proposal: { ...entity, aspectName: 'inviteToken', aspect } });
  };
  for await (const text of createInterface(service.stderr)) {
    texts.push(text);
    if (!text.includes('"Cadastre listens')) continue;
    await act('/aspects?action=ingestProposal', write({ token: SECRET }));
    await act('/aspects?action=ingestProposal', write({ token: [SECRET] }));
    await act('/aspects?action=ingestProposal', `${write({ token: SECRET })}}`);
    await act('/entities?action=search', JSON.stringify({ entity: 'inviteToken', input: '*', start: 0, count: 10 }));
    service.kill('SIGTERM');
  }
  expect(await ended).toEqual([0, null]);
  return { texts, answers };
}

describe('the log of a service', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'cadastre-log-'));
  });
  afterEach(() => {
    rmSync(dataDir, { recursive: true });
  });

  it('says that it listens, what it is asked for and that it ends, and nothing of how it is made', async () => {
    const lines = (await logOf('info', dataDir)).filter(({ msg }) => !SLOW_START.test(msg));
    expect(lines.map(({ context, msg }) => `${context}: ${msg.replace(/:\d+$/, ':PORT')}`)).toEqual([
      'serve: Cadastre listens on http://127.0.0.1:PORT',
      'serve: The variable ALLOWED_HOST has no effect. Did you mean ALLOWED_HOSTS?',
      'access: POST /api/graphql 200',
      'access: POST /api/graphql 200',
      'serve: SIGTERM: completing accepted requests; a second signal exits at once.',
    ]);
  });

  it('says nothing of secret values, whether they are stored or refused', async () => {
    const { texts, answers } = await logOfSecrets(dataDir);
    expect(answers).toEqual([200, 422, 400, 200]);
    expect(texts.length).toBeGreaterThan(2);
    expect(texts.filter((text) => text.includes(SECRET))).toEqual([]);
  });

  it('names the classes of the framework as they are called, when it is asked for everything', async () => {
    const contexts = new Set((await logOf('debug', dataDir)).map(({ context }) => context));
    expect([...contexts].filter((context) => !/^[A-Za-z]+$/.test(context))).toEqual([]);
    expect(contexts).toContain('InstanceLoader');
  });

  it('is on a full disk, and the service still answers', async () => {
    const port = await freePort();
    const full = openFull();
    const service = spawn(process.execPath, [START], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'trace' },
      stdio: ['ignore', 'ignore', full],
    });
    const ended = once(service, 'exit');
    let answer: Response | undefined;
    while (answer === undefined && service.exitCode === null) {
      await sleep(20);
      answer = await operate(port, '{ __typename }').catch(() => undefined);
    }
    expect(await answer?.json()).toMatchObject({ data: { __typename: 'Query' } });
    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    closeSync(full);
  });

  it('is not read by anybody, and the service still answers', async () => {
    const port = await freePort();
    // Nobody reads the pipe, which takes some hundred kilobytes.
    const headers = { 'x-datahub-actor': `urn:li:corpuser:${'a'.repeat(450)}` };
    const service = spawn(process.execPath, [START], {
      env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'info' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    service.stderr.pause();
    const ended = once(service, 'exit');
    let answers = 0;
    while (answers < 600 && service.exitCode === null) {
      const answer = await fetch(`http://127.0.0.1:${String(port)}/restli/docs/nothing`, { headers }).catch(
        () => undefined,
      );
      await (answer === undefined ? sleep(20) : answer.text());
      if (answer !== undefined) answers++;
    }
    expect(answers).toBe(600);
    service.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    service.stderr.destroy();
  });

  it('is on a full disk, and a refused start says so by its code', () => {
    const full = openFull();
    const { status } = spawnSync(process.execPath, [START], {
      env: { ...process.env, DATA_DIR: join(START, 'below-a-file') },
      stdio: ['ignore', 'ignore', full],
    });
    closeSync(full);
    expect(status).toBe(78);
  });
});
