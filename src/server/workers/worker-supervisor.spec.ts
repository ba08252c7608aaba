import type { WorkerEvents, WorkerHost } from './worker-host.js';
import type { WorkerReport } from './worker-messages.js';
import { type SupervisionEnd, WorkerSupervisor } from './worker-supervisor.js';

const URL = 'http://127.0.0.1:8080';
const REFUSED = 78;

/** Processes and a clock that the spec decides. */
class FakeHost implements WorkerHost {
  readonly started: number[] = [];
  readonly signals: string[] = [];
  readonly pauses: number[] = [];
  time = 0;
  private readonly events = new Map<number, WorkerEvents>();
  private readonly planned = new Set<() => void>();

  readonly start: WorkerHost['start'] = (number, events) => {
    this.started.push(number);
    this.events.set(number, events);
    return {
      signal: (signal) => void this.signals.push(`${signal} ${String(number)}`),
      send: () => undefined,
    };
  };
  readonly after: WorkerHost['after'] = (milliseconds, call) => {
    this.pauses.push(milliseconds);
    this.planned.add(call);
    return () => this.planned.delete(call);
  };
  readonly now = (): number => this.time;

  report(number: number, report: WorkerReport): void {
    this.events.get(number)?.report(report);
  }

  serve(...numbers: readonly number[]): void {
    for (const number of numbers) {
      this.report(number, { kind: 'opened' });
      this.report(number, { kind: 'serves', url: URL });
    }
  }

  die(number: number, code?: number): void {
    this.events.get(number)?.ended(code, code === undefined ? 'SIGKILL' : undefined);
  }

  /** The pauses are over. */
  resume(): void {
    const calls = [...this.planned];
    this.planned.clear();
    for (const call of calls) call();
  }
}

describe('WorkerSupervisor', () => {
  let host: FakeHost;
  let served: string[];
  let warnings: string[];
  let supervisor: WorkerSupervisor;
  let end: Promise<SupervisionEnd>;
  beforeEach(() => {
    host = new FakeHost();
    [served, warnings] = [[], []];
    supervisor = new WorkerSupervisor(3, host, {
      serves: (url) => void served.push(url),
      warn: (sentence) => void warnings.push(sentence),
      message: () => undefined,
    });
    end = supervisor.run();
  });

  it('starts the first worker alone, the others when its stores are open, and says once that they serve', () => {
    expect(host.started).toEqual([1]);
    host.report(1, { kind: 'opened' });
    expect([host.started, served]).toEqual([[1, 2, 3], []]);
    host.serve(2, 1, 3);
    expect([host.started, served, supervisor.serving()]).toEqual([[1, 2, 3], [URL], [1, 2, 3]]);
  });

  it('starts a dead worker again under its number, later each time', () => {
    host.serve(1, 2, 3);
    for (let time = 0; time < 3; time++) {
      host.die(2);
      host.resume();
      host.serve(2);
    }
    expect([host.started.slice(3), host.pauses]).toEqual([
      [2, 2, 2],
      [100, 200, 400],
    ]);
    expect(warnings[0]).toBe('Worker 2 is gone. It ended with SIGKILL. It is started again in 0.1 s.');
    expect(supervisor.serving()).toEqual([1, 2, 3]);
  });

  it('ends a worker that hangs at once, and says why it is started again', () => {
    host.serve(1, 2, 3);
    supervisor.replace(2, 'It has answered nothing for 15 s.');
    expect(host.signals).toEqual(['SIGKILL 2']);
    host.die(2);
    supervisor.replace(2, 'It is not there.');
    host.resume();
    host.serve(2);
    host.die(2);
    expect([host.signals, host.started.slice(3), warnings]).toEqual([
      ['SIGKILL 2'],
      [2],
      [
        'Worker 2 is gone. It has answered nothing for 15 s. It is started again in 0.1 s.',
        'Worker 2 is gone. It ended with SIGKILL. It is started again in 0.2 s.',
      ],
    ]);
  });

  it('forgets the deaths of a worker that has served for long', () => {
    host.serve(1, 2, 3);
    for (let time = 0; time < 3; time++) {
      host.time += 10_000;
      host.die(2);
      host.resume();
      host.serve(2);
    }
    expect(host.pauses).toEqual([100, 100, 100]);
  });

  it('ends with the reason when the first worker is refused', async () => {
    host.report(1, { kind: 'refused', reason: 'The database is away.' });
    host.die(1, REFUSED);
    expect(await end).toEqual({ kind: 'refused', reason: 'The database is away.' });
    expect([host.started, warnings]).toEqual([[1], []]);
  });

  it('tries a refused worker again while others serve, and ends with the reason when none does', async () => {
    host.serve(1, 2, 3);
    host.die(2);
    host.resume();
    host.report(2, { kind: 'refused', reason: 'The database is away.' });
    host.die(2, REFUSED);
    expect(warnings.at(-1)).toBe('Worker 2 is gone. The database is away. It is started again in 0.2 s.');
    host.die(1);
    host.die(3);
    host.resume();
    host.report(1, { kind: 'refused', reason: 'The database is away.' });
    host.die(1, REFUSED);
    host.die(2);
    host.report(3, { kind: 'refused', reason: 'The database is still away.' });
    host.die(3, REFUSED);
    expect(await end).toEqual({ kind: 'refused', reason: 'The database is still away.' });
  });

  it('ends when workers die again and again before any serves', async () => {
    for (let time = 0; time < 5; time++) {
      host.die(1, 1);
      host.resume();
    }
    expect(await end).toEqual({
      kind: 'failed',
      reason: 'No worker serves: 5 workers ended one after another, the last with exit code 1.',
    });
    expect(host.started).toEqual([1, 1, 1, 1, 1]);
  });

  it('stops every worker in order and starts none again', async () => {
    host.serve(1, 2, 3);
    host.die(3);
    void supervisor.stop('SIGTERM');
    host.resume();
    expect([host.signals, host.started]).toEqual([
      ['SIGTERM 1', 'SIGTERM 2'],
      [1, 2, 3],
    ]);
    host.die(2, 0);
    host.die(1, 0);
    expect(await end).toEqual({ kind: 'stopped', orderly: true });
  });

  it('says when a worker did not end in order', async () => {
    host.serve(1, 2, 3);
    void supervisor.stop('SIGINT');
    host.die(1, 0);
    host.die(2);
    host.die(3, 0);
    expect(await end).toEqual({ kind: 'stopped', orderly: false });
  });

  it('ends at once when it is stopped while no worker lives', async () => {
    host.die(1, 1);
    expect(await supervisor.stop('SIGTERM')).toEqual({ kind: 'stopped', orderly: true });
    host.resume();
    expect(host.started).toEqual([1]);
  });
});
