import { setImmediate } from 'node:timers/promises';
import { AspectStore } from '../../src/aspects/index.js';
import { ChangeLog } from '../../src/change-log/index.js';
import { ProjectionRunner } from '../../src/projections/index.js';
import { wombat, write } from '../conformance/primary-store.builder.js';
import { type WireApp, wireApp } from './app.builder.js';
import { jsonMember } from './json-member.js';
import { ingest, proposal, put, refusal } from './proposal.builder.js';

const ENTITIES = 60;
const MANY = 100;

let app: WireApp;
beforeEach(async () => {
  app = await wireApp();
  for (let at = 0; at < ENTITIES; at++) await tag(at);
});
afterEach(() => app.close());

function tag(at: number): Promise<void> {
  return put(app, `urn:li:tag:t${String(at).padStart(3, '0')}`, 'tagProperties', { name: `name${String(at)} of many` });
}

/** A report, which is JSON text. */
async function action(name: string, parameters = {}): Promise<Readonly<Record<string, unknown>>> {
  const answer = await app.post(`/operations?action=${name}`, parameters);
  expect(answer.status).toBe(200);
  const report: Record<string, unknown> = JSON.parse(String(jsonMember(answer.json(), 'value')));
  return report;
}

/** Call until a task has ended. @returns its last report */
async function ended(task: unknown, meanwhile: () => Promise<unknown>): Promise<Readonly<Record<string, unknown>>> {
  for (;;) {
    await meanwhile();
    const report = await action('maintenance', { task });
    if (report['state'] !== 'running') return report;
  }
}

async function found(): Promise<unknown> {
  const answer = await app.post('/entities?action=search', { entity: 'tag', input: 'many', start: 0, count: 1 });
  return jsonMember(jsonMember(answer.json(), 'value'), 'numEntities');
}

function sound(name: string, entities = ENTITIES): object {
  return {
    name,
    entities,
    missing: 0,
    surplus: 0,
    different: 0,
    listed: [],
    unowned: 0,
    remaining: 0,
    state: 'compared',
  };
}

describe('maintenance of a service that runs', () => {
  it('rebuilds all indexes while searches are answered, and writes are found', async () => {
    const answers: unknown[] = [];
    let written = ENTITIES;
    const { task, ...report } = await action('rebuild');
    expect([task, report]).toEqual([1, { kind: 'rebuild', state: 'running', progress: expect.any(Array) }]);
    const last = await ended(task, async () => {
      await tag(written++);
      answers.push([await found(), written]);
    });
    expect(last).toEqual({ task: 1, kind: 'rebuild', state: 'done', progress: [] });
    expect(answers).toEqual(answers.map((_, at) => [ENTITIES + 1 + at, ENTITIES + 1 + at]));
    expect(await found()).toBe(written);
  });

  it('says how far a task is to callers who know tasks of a search server', async () => {
    const { task } = await action('compact');
    await ended(task, () => setImmediate());
    const status = { task, kind: 'compact', state: 'done' };
    for (const asked of [{ task: 'node:1' }, { nodeId: 'node', taskId: 1 }]) {
      expect(await action('getEsTaskStatus', asked)).toMatchObject({ completed: true, taskId: 1, status });
    }
    const refused = async (asked: object) => refusal(await app.post('/operations?action=getEsTaskStatus', asked));
    expect(await refused({})).toEqual([400, "Parameter 'task' is required"]);
    expect(await refused({ task: '1' })).toEqual([400, expect.stringContaining("'task' is invalid")]);
    expect((await refused({ task: 'node:99' }))[0]).toBe(404);
  });

  it('ends a rebuild although something is written whenever it reads the log', async () => {
    const log = app.find(ChangeLog);
    const read = log.read.bind(log);
    let written = 0;
    log.read = async (after, limit) => {
      // A rebuild that waits for the end of the log comes to it when these are used up.
      if (limit > 1 && written < MANY) await app.find(AspectStore).commit([write(wombat(String(written++)), [])]);
      return read(after, limit);
    };
    expect(await ended((await action('rebuild'))['task'], setImmediate)).toMatchObject({ state: 'done' });
    expect(written).toBeLessThan(MANY);
  });

  it('audits while others write, and finds no differences', async () => {
    let written = 0;
    const { task } = await action('audit');
    const { indexes, ...report } = await ended(task, async () => {
      // Entities that are there: how many are compared does not depend on when.
      const name = `name${String(written)} of many others`;
      await ingest(
        app,
        proposal(
          'tagProperties',
          { name },
          { entityType: 'tag', entityUrn: `urn:li:tag:t0${String(10 + (written++ % 50))}` },
        ),
      );
    });
    expect([report, indexes]).toEqual([
      { task, kind: 'audit', state: 'done', progress: [`edges: ${String(ENTITIES)} entities compared`] },
      [sound('documents'), sound('edges')],
    ]);
    expect(written).toBeGreaterThan(1);
  });

  it('carries out one task at a time, and remembers the last ten', async () => {
    const runner = app.find(ProjectionRunner);
    let end = (): void => undefined;
    const made = new Promise<void>((resolve) => (end = resolve));
    runner.rebuild = () => made;
    expect((await action('rebuild'))['task']).toBe(1);
    const refused = await app.post('/operations?action=compact', {});
    expect([refused.status, jsonMember(refused.json(), 'message')]).toEqual([
      409,
      'Task 1 of maintenance (rebuild) is under way; repeat this when it has ended.',
    ]);
    end();
    await ended(1, setImmediate);
    for (let task = 2; task <= 11; task++) await ended((await action('rebuild'))['task'], setImmediate);
    expect((await app.post('/operations?action=maintenance', { task: 1 })).status).toBe(404);
    expect((await action('maintenance', { task: 2 }))['state']).toBe('done');
  });

  it('says why a task has failed', async () => {
    app.find(ProjectionRunner).rebuild = () => Promise.reject(new RangeError('no room'));
    const { task } = await action('rebuild');
    expect(await ended(task, setImmediate)).toMatchObject({ state: 'failed', reason: 'no room' });
  });

  it('purges while others write', async () => {
    let at = 0;
    const { task } = await action('compact');
    expect(await ended(task, () => tag(at++))).toEqual({
      task,
      kind: 'compact',
      state: 'done',
      outcome: 'done',
      progress: [
        expect.stringMatching(/^The change log is trimmed: \d+ of \d+ entries\.$/),
        'The index of documents is purged of what was deleted.',
        'The index of edges is purged of what was deleted.',
        'The primary store is purged of what was deleted.',
      ],
    });
  });

  it('gives up a comparison when the service stops', async () => {
    const runner = app.find(ProjectionRunner);
    // As if somebody wrote all the time.
    runner.compare = () => Promise.resolve(undefined);
    await action('audit');
    await app.close();
    app = await wireApp();
  });
});
