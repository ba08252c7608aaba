import { Worker } from 'node:worker_threads';
import { type BeginCheckpointThread, CheckpointCopier } from './checkpoint-copier.js';
import { beginCheckpointThreadOfSource } from './checkpoint-thread.builder.js';
import { useWalDatabase } from './wal-database.builder.js';

describe('CheckpointCopier', () => {
  const wal = useWalDatabase();
  let threads: Worker[];
  let losses: string[];
  beforeEach(() => {
    threads = [];
    losses = [];
  });
  afterEach(async () => {
    await Promise.all(threads.map((thread) => thread.terminate()));
  });

  function copierWith(begin: BeginCheckpointThread, of = wal().path): CheckpointCopier {
    const remembered: BeginCheckpointThread = (settings) => {
      const thread = begin(settings);
      threads.push(thread);
      return thread;
    };
    return new CheckpointCopier(of, remembered, (reason) => {
      losses.push(reason);
    });
  }
  const failing: BeginCheckpointThread = () => new Worker(`throw new Error('it has no memory')`, { eval: true });
  const left = (): number => {
    const { frames, copied } = wal().index.read();
    return frames - copied;
  };

  it('copies in one worker, which ends with it', async () => {
    const copier = copierWith(beginCheckpointThreadOfSource);
    for (const id of [1, 2]) {
      wal().write(id);
      expect(left()).toBeGreaterThan(0);
      expect([await copier.copy(), left()]).toEqual([{ kind: 'copied' }, 0]);
    }
    expect(threads.map(({ threadId }) => threadId > 0)).toEqual([true]);
    await copier.end();
    expect([threads.map(({ threadId }) => threadId), losses]).toEqual([[-1], []]);
  });

  it('has the process wait for its worker while somebody waits for an answer, or its end, and not otherwise', async () => {
    const kept = jest.spyOn(Worker.prototype, 'ref');
    const left = jest.spyOn(Worker.prototype, 'unref');
    const calls = (): unknown => [kept.mock.calls.length, left.mock.calls.length];
    const copier = copierWith(beginCheckpointThreadOfSource);
    const copied = copier.copy();
    const found = [calls()];
    await copied;
    found.push(calls());
    const ended = copier.end();
    found.push(calls());
    await ended;
    kept.mockRestore();
    left.mockRestore();
    expect(found).toEqual([
      [1, 0],
      [1, 1],
      [2, 1],
    ]);
  });

  it('begins no worker for nothing', async () => {
    await copierWith(beginCheckpointThreadOfSource).end();
    expect(threads).toEqual([]);
  });

  it('copies here when its worker has ended, of which it says why, once', async () => {
    const copier = copierWith(failing);
    for (const id of [1, 2]) {
      wal().write(id);
      expect([await copier.copy(), left()]).toEqual([{ kind: 'copied' }, 0]);
    }
    expect([threads.length, losses]).toEqual([1, ['it has no memory']]);
    // Nothing can be copied by a connection that is closed.
    await copier.end();
    wal().write(3);
    expect((await copier.copy()).kind).toBe('failed');
  });

  it('says why it cannot copy, here as in the worker', async () => {
    const answers = await Promise.all(
      [beginCheckpointThreadOfSource, failing].map(async (begin) => {
        const copier = copierWith(begin, `${wal().path}/missing`);
        const answer = await copier.copy();
        await copier.end();
        return answer;
      }),
    );
    expect(answers).toEqual([
      { kind: 'failed', reason: expect.stringContaining('unable to open database file'), disk: 'other' },
      { kind: 'failed', reason: expect.stringContaining('unable to open database file'), disk: 'other' },
    ]);
  });
});
