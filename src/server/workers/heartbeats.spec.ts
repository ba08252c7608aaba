import { Heartbeats } from './heartbeats.js';

describe('Heartbeats', () => {
  let serving: readonly number[];
  let answering: readonly number[];
  let replaced: (readonly [number, string])[];
  let heartbeats: Heartbeats;
  beforeEach(() => {
    jest.useFakeTimers();
    [serving, answering, replaced] = [[1, 2], [1, 2], []];
    heartbeats = new Heartbeats({
      serving: () => serving,
      send: (worker, order) => {
        if (order.kind === 'ask' && answering.includes(worker)) heartbeats.take(worker, { kind: 'alive' });
      },
      replace: (worker, why) => void replaced.push([worker, why]),
    });
    heartbeats.start();
  });
  afterEach(() => {
    heartbeats.stop();
    jest.useRealTimers();
  });

  it('replace a worker that has answered nothing for 15 seconds, and leave the others alone', () => {
    jest.advanceTimersByTime(60_000);
    answering = [1];
    jest.advanceTimersByTime(15_000);
    expect(replaced).toEqual([]);
    jest.advanceTimersByTime(1000);
    expect(replaced).toEqual([[2, 'It has answered nothing for 15 s.']]);
  });

  it('forget what a worker left unanswered that answers again, or was started again', () => {
    answering = [1];
    jest.advanceTimersByTime(14_000);
    answering = [1, 2];
    jest.advanceTimersByTime(1000);
    answering = [2];
    jest.advanceTimersByTime(14_000);
    serving = [2];
    jest.advanceTimersByTime(1000);
    serving = [1, 2];
    jest.advanceTimersByTime(14_000);
    expect(replaced).toEqual([]);
  });

  it('blame nobody for a time in which the machine slept', () => {
    answering = [];
    jest.advanceTimersByTime(14_000);
    const slept = jest.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 3_600_000);
    jest.advanceTimersByTime(2000);
    slept.mockRestore();
    expect(replaced).toEqual([]);
  });
});
