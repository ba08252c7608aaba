import { FigureRounds } from './figure-rounds.js';
import type { WorkerOrder } from './worker-messages.js';

describe('FigureRounds', () => {
  let sent: (readonly [number, WorkerOrder])[];
  let rounds: FigureRounds;
  beforeEach(() => {
    jest.useFakeTimers();
    sent = [];
    rounds = new FigureRounds({
      serving: () => [1, 2, 3],
      send: (worker, order) => void sent.push([worker, order]),
    });
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('asks every worker, and gives the answers to the one that wants them, in the order of their numbers', () => {
    rounds.take(2, { kind: 'scrape', scrape: 7 });
    expect(sent.splice(0)).toEqual([1, 2, 3].map((worker) => [worker, { kind: 'measure', round: 1 }]));
    for (const worker of [3, 1, 1, 2]) rounds.take(worker, { kind: 'figures', round: 1, text: `of ${String(worker)}` });
    expect(sent).toEqual([[2, { kind: 'gathered', scrape: 7, texts: ['of 1', 'of 2', 'of 3'] }]]);
  });

  it('waits two seconds for a worker that does not answer, and keeps rounds apart', () => {
    rounds.take(1, { kind: 'scrape', scrape: 1 });
    rounds.take(2, { kind: 'scrape', scrape: 1 });
    sent.splice(0);
    for (const round of [1, 2])
      for (const worker of [1, 3])
        rounds.take(worker, { kind: 'figures', round, text: `${String(worker)} in ${String(round)}` });
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(2000);
    expect(sent).toEqual([
      [1, { kind: 'gathered', scrape: 1, texts: ['1 in 1', '3 in 1'] }],
      [2, { kind: 'gathered', scrape: 1, texts: ['1 in 2', '3 in 2'] }],
    ]);
    rounds.take(2, { kind: 'figures', round: 1, text: 'too late' });
    expect(sent).toHaveLength(2);
  });
});
