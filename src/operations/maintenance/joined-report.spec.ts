import { joinedReport, type SeenTask } from './joined-report.js';
import type { MaintenanceReport } from './maintenance-tasks.js';
import type { TaskPart } from './task-board.js';

const NAMES = ['documents', 'edges'];
/** Milliseconds: when everybody has taken a part, and when nobody will any more. */
const JOINED = 3000;
const LATE = 15_000;
const FINDING = { entities: 3, missing: 0, surplus: 0, different: 0, listed: [], unowned: 0, remaining: 0 };

function part(process: string, names: readonly string[], change: Partial<MaintenanceReport> = {}): TaskPart {
  const indexes = names.map((name) => ({ name, state: 'compared' as const, ...FINDING }));
  const report = { task: 7, kind: 'audit', state: 'done', progress: [`${process} works`], indexes, ...change } as const;
  return { process, names, beat: 1, report };
}

function seen(parts: Readonly<Record<string, TaskPart>>, change: Partial<SeenTask> = {}): SeenTask {
  return { posted: { task: 7, kind: 'audit', parts }, age: JOINED, silent: new Set(), names: NAMES, ...change };
}

describe('joinedReport', () => {
  it('is that of the only process that writes the indexes', () => {
    const { report } = part('one', NAMES);
    expect(joinedReport(seen({ a: part('one', NAMES) }))).toEqual(report);
  });

  it('names the process beside an index that each has for itself', () => {
    const joined = joinedReport(seen({ a: part('two', NAMES), b: part('one', NAMES) }));
    expect(joined.progress).toEqual(['one: one works', 'two: two works']);
    expect(joined.indexes?.map(({ name }) => name)).toEqual([
      'documents of one',
      'edges of one',
      'documents of two',
      'edges of two',
    ]);
  });

  it('does not where different processes write the indexes that all share', () => {
    const joined = joinedReport(seen({ a: part('one', ['documents']), b: part('two', ['edges']) }));
    expect([joined.state, joined.indexes?.map(({ name }) => name)]).toEqual(['done', NAMES]);
  });

  it('runs while a process is at it, and while processes may still take a part', () => {
    const running = part('two', NAMES, { state: 'running' });
    expect(joinedReport(seen({ a: part('one', NAMES), b: running })).state).toBe('running');
    expect(joinedReport(seen({ a: part('one', NAMES) }, { age: JOINED - 1 })).state).toBe('running');
    expect(joinedReport(seen({ a: part('one', ['edges']) }, { age: LATE - 1 })).state).toBe('running');
  });

  it('fails where nobody writes an index', () => {
    const { state, reason } = joinedReport(seen({ a: part('one', ['edges']) }, { age: LATE }));
    expect([state, reason]).toEqual(['failed', 'No process writes the index of documents now: repeat this.']);
  });

  it('fails with a process that failed, or that has fallen silent before its end', () => {
    const failed = part('two', NAMES, { state: 'failed', reason: 'The disk is full.' });
    expect(joinedReport(seen({ a: part('one', NAMES), b: failed }))).toMatchObject({
      state: 'failed',
      reason: 'The disk is full.',
    });
    const parts = { a: part('one', NAMES, { state: 'running' }), b: part('two', NAMES) };
    expect(joinedReport(seen(parts, { silent: new Set(['a', 'b']) }))).toMatchObject({
      state: 'failed',
      reason: 'The process one does not say any more how far it is.',
    });
  });

  it('is done in part where one process was', () => {
    const [whole, partly] = (['done', 'partly'] as const).map((outcome) => part(outcome, NAMES, { outcome }));
    if (whole === undefined || partly === undefined) throw new RangeError('two were made');
    expect(joinedReport(seen({ a: whole, b: whole })).outcome).toBe('done');
    expect(joinedReport(seen({ a: whole, b: partly })).outcome).toBe('partly');
  });
});
